"""The examples run, say what they should, and are as strictly typed as user code may want to be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbclient
import nbformat
import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SHORTER = {"train_ppo": ("--games", 1)}  # its whole run is a soak: tests/envs


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
    done = run(example, *SHORTER.get(example.stem, ()))
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


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = nbformat.read(ROOT / "examples" / "research.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=200, resources={"metadata": {"path": tmp_path}}).execute()
    printed = "".join(
        output.get("text", "")
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
    )
    assert "easy - random" in printed
    assert all(
        not cell.outputs
        for cell in nbformat.read(ROOT / "examples" / "research.ipynb", 4).cells
        if cell.cell_type == "code"
    ), "the notebook is kept without its outputs"
