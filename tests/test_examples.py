"""The examples run, say what they should, and are as strictly typed as user code may want to be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def run(*command: object) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    done = run(example)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def readme_as_program() -> str:
    """The session of the README as somebody would type it into a file."""
    lines = []
    for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines():
        if line.startswith((">>> ", "... ")):
            lines.append(line[4:])
    assert lines
    return "\n".join(lines) + "\n"


def test_user_code_passes_strict_type_checks(tmp_path: Path) -> None:
    session = tmp_path / "session.py"
    session.write_text(readme_as_program(), encoding="utf-8")
    done = run("-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", session, *EXAMPLES)
    assert done.returncode == 0, done.stdout
