"""How the browser tests start Chromium: the system's own, and quiet."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest

import run

# As root there is no sandbox to be had. The rest keeps Chromium from calling home, which on a machine without a
# network floods it with look-ups.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = [path for name in run.CHROMIUM if (path := shutil.which(name)) is not None]
    chromium = os.environ.get("CHROMIUM") or next(iter(found), None)
    if chromium is None:
        pytest.fail("no Chromium on this machine; run.py test installs it, or CHROMIUM names its program")
    return {**browser_type_launch_args, "args": FLAGS, "executable_path": chromium}
