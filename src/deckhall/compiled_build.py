"""Lets a checkout run the compiled versions of its hot modules, which `run.py compile` keeps in build/compiled/.

`deckhall/__init__.py` imports this before anything else. An installed wheel needs none of it: there the compiled
modules are next to the sources. The variable DECKHALL_COMPILED overrides the choice: `0` runs the plain sources, and a
folder runs the build in that folder or refuses to start.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).resolve().parent.parent
BUILDS = SOURCE.parent / "build" / "compiled"


class CompiledModules:
    """Finds the modules of one compiled build; all others are left to Python."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not (name.startswith("deckhall.") or name.endswith("__mypyc")):
            return None
        file = self.folder / (name.replace(".", "/") + self.suffix)
        return importlib.util.spec_from_file_location(name, file) if file.is_file() else None


def why_stale(folder: Path) -> str | None:
    """Why this build does not match these sources, or None if it does."""
    manifest = folder / "manifest.json"
    if not manifest.is_file():
        return f"there is no compiled build in {folder}"
    content = json.loads(manifest.read_text())
    if content["suffix"] != sysconfig.get_config_var("EXT_SUFFIX"):
        return "it was compiled for another Python"
    for module in content["modules"].values():
        file = SOURCE / module["source"]
        if not file.is_file() or hashlib.sha256(file.read_bytes()).hexdigest() != module["sha256"]:
            return f"{module['source']} has changed since"
    return None


def use() -> None:
    """Choose the build for this process; called once, before any hot module is imported."""
    wish = os.environ.get("DECKHALL_COMPILED", "")
    if wish == "0":
        return
    if wish:
        folder = Path(wish)
        if reason := why_stale(folder):
            raise ImportError(f"DECKHALL_COMPILED={wish} cannot be used: {reason}")
    else:
        chosen = BUILDS / "chosen"
        if not chosen.is_file():
            return
        folder = BUILDS / chosen.read_text().strip()
        if reason := why_stale(folder):
            print(f"The compiled build is not used: {reason}. Renew it with: run.py compile", file=sys.stderr)
            return
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    sys.meta_path.insert(0, CompiledModules(folder, suffix))


use()
