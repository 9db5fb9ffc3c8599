"""Compiles the hot modules with mypyc into a folder of their own, never into src/.

The modules are listed, with the reasons, in pyproject.toml under [tool.deckhall.compiled].
`python tools/compiled.py FOLDER` compiles them; this needs mypy, setuptools and a C compiler.
`deckhall/compiled_build.py` makes a running program use the result.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILDS = ROOT / "build" / "compiled"
CHOSEN = BUILDS / "chosen"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def settings() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["deckhall"]["compiled"]
    return table


def modules() -> list[Path]:
    table = settings()
    found = {path for pattern in table["modules"] for path in SOURCE.glob(pattern)}
    return sorted(path for path in found if path.name not in table["not-modules"])


def fingerprint() -> str:
    """Changes with anything that affects the result: sources, settings, Python and the versions of our tools."""
    total = hashlib.sha256(json.dumps([settings(), SUFFIX, sys.version]).encode())
    lock = (ROOT / "requirements-dev.lock").read_text().splitlines()
    total.update("".join(line for line in lock if line.startswith(("mypy", "setuptools"))).encode())
    for path in [Path(__file__).resolve(), *modules()]:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def folder() -> Path:
    """The folder for the build of the current sources."""
    return BUILDS / fingerprint()


def is_built() -> bool:
    return (folder() / "manifest.json").is_file()


def is_chosen() -> bool:
    return CHOSEN.is_file() and CHOSEN.read_text() == fingerprint() and is_built()


def choose() -> None:
    """From now on, programs of this checkout run the build of the current sources."""
    CHOSEN.write_text(fingerprint())


def missing_compiler() -> list[str]:
    """What this machine lacks for compiling, as Debian packages; empty if nothing."""
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    missing = [] if shutil.which(command) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append("python3-dev")
    return missing


def compile_into(target: Path) -> None:
    """Compile in a scratch folder next to the target, then move the result into place atomically."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped] # it comes without types

    sources = modules()
    if not sources:
        raise FileNotFoundError("no module in src/ matches [tool.deckhall.compiled] in pyproject.toml")
    scratch = target.with_name(target.name + f".{os.getpid()}")
    result = scratch / "result"
    result.mkdir(parents=True)
    try:
        os.chdir(SOURCE)  # mypy derives module names from paths relative to here
        extensions = mypycify(
            [
                "--strict",
                f"--cache-dir={scratch / 'mypy'}",
                *(str(path.relative_to(SOURCE)) for path in sources),
            ],
            opt_level=settings()["optimisation"],
            debug_level="0",
            multi_file=True,  # as one file it takes twice as long to compile and runs no faster
            target_dir=str(scratch / "c"),
            group_name="deckhall",
        )
        setup(
            name="deckhall-compiled",
            packages=[],
            ext_modules=extensions,
            script_args=[
                "-q",
                "build_ext",
                "--build-lib",
                str(result),
                "--build-temp",
                str(scratch / "objects"),
            ],
        )
        described = {
            path.relative_to(SOURCE).with_suffix("").as_posix().replace("/", "."): {
                "source": path.relative_to(SOURCE).as_posix(),
                "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
            }
            for path in sources
        }
        manifest = {"suffix": SUFFIX, "modules": described}
        (result / "manifest.json").write_text(json.dumps(manifest, indent=1))
        shutil.rmtree(target, ignore_errors=True)
        result.rename(target)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def forget_old_builds() -> None:
    keep = {fingerprint(), CHOSEN.read_text() if CHOSEN.is_file() else ""}
    for path in BUILDS.iterdir():
        if (
            path.is_dir() and path.name not in keep and "." not in path.name
        ):  # with a dot: a build in progress
            shutil.rmtree(path, ignore_errors=True)


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]).resolve())
