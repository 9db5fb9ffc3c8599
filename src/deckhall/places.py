"""Where Deckhall keeps its files on this user's machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for this user's application data, by operating system."""
    if "DECKHALL_DATA" in os.environ:
        return Path(os.environ["DECKHALL_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "deckhall"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "deckhall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "deckhall"
