"""Rewrites every lock, and refuses one that names a host or lacks a platform: `python -m tools.lock`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tools import client

ROOT = client.ROOT
NPM_LOCK = client.WEB / "package-lock.json"
# The largest first: the others take their versions from it, so that they are compatible in one .venv.
LOCKS: dict[str, list[str]] = {
    "requirements-dev.lock": ["pyproject.toml", "--all-extras", "--group", "pyproject.toml:dev"],
    "requirements.lock": ["pyproject.toml"],
    "requirements-postgresql.lock": ["pyproject.toml", "--extra", "postgresql"],
    "requirements-passkeys.lock": ["pyproject.toml", "--extra", "passkeys"],
    "requirements-push.lock": ["pyproject.toml", "--extra", "push"],
    "requirements-setup.lock": ["--group", "pyproject.toml:setup"],
    "requirements-node.lock": ["--group", "pyproject.toml:node"],
}


def write_python_locks() -> None:
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet", "--upgrade", "--universal"]
    form = [
        "--generate-hashes",
        "--no-emit-index-url",
        "--no-header",
        "--no-annotate",
        "--python-version",
        "3.11",
    ]
    largest = next(iter(LOCKS))
    for lock, wanted in LOCKS.items():
        together = [] if lock == largest else ["--constraints", largest]
        subprocess.run([*uv, *form, *wanted, *together, "--output-file", lock], cwd=ROOT, check=True)


def write_npm_lock() -> None:
    client.npm("install", "--package-lock-only", "--ignore-scripts")


def named_hosts(text: str) -> list[str]:
    """The registry addresses in a lock; funding links do not count."""
    lines = [line for line in text.splitlines() if "://" in line or "index-url" in line]
    return [line.strip() for line in lines if not re.match(r'\s*"url": "https://[^"]*"', line)]


def absent_platforms(lock: str) -> list[str]:
    """Optional packages that a package in an npm lock requires but the lock lacks."""
    packages = json.loads(lock)["packages"]
    present = {path.rpartition("node_modules/")[2] for path in packages}
    return [
        f"{name} {version}, wanted by {path or 'web'}"
        for path, package in packages.items()
        for name, version in package.get("optionalDependencies", {}).items()
        if name not in present
    ]


def faults() -> list[str]:
    """What is wrong with the current locks."""
    found = [
        f"{path.relative_to(ROOT)} names a host: {line}"
        for path in [*(ROOT / lock for lock in LOCKS), NPM_LOCK]
        for line in named_hosts(path.read_text())
    ]
    return found + [
        f"web/package-lock.json lacks {package}" for package in absent_platforms(NPM_LOCK.read_text())
    ]


if __name__ == "__main__":
    write_python_locks()
    write_npm_lock()
    sys.exit("\n".join(faults()) or 0)
