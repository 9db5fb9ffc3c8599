"""The compiled build is really what runs when it is asked for, and never runs beside changed sources."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import deckhall
from deckhall import compiled_build
from tools import compiled


@pytest.mark.compiled
def test_every_hot_module_runs_compiled() -> None:
    manifest = json.loads((Path(os.environ["DECKHALL_COMPILED"]) / "manifest.json").read_text())
    assert deckhall.compiled()
    assert len(manifest["modules"]) == len(compiled.modules()) > 0
    for name in manifest["modules"]:
        assert str(import_module(name).__file__).endswith(compiled.SUFFIX), name


def test_no_compiled_module_lies_in_the_sources() -> None:
    assert list(compiled_build.SOURCE.rglob("*.so")) == []


def a_build(folder: Path, **changes: str) -> Path:
    source = "deckhall/kernel/build.py"
    digest = hashlib.sha256((compiled_build.SOURCE / source).read_bytes()).hexdigest()
    module = {"source": source, "sha256": digest} | changes
    suffix = changes.get("suffix", compiled.SUFFIX)
    (folder / "manifest.json").write_text(json.dumps({"suffix": suffix, "modules": {"any": module}}))
    return folder


def test_a_build_of_these_sources_may_be_used(tmp_path: Path) -> None:
    assert compiled_build.why_stale(a_build(tmp_path)) is None


def test_a_build_of_other_sources_may_not(tmp_path: Path) -> None:
    changed, gone = "has changed since", "deckhall/kernel/gone.py has changed"
    assert changed in str(compiled_build.why_stale(a_build(tmp_path, sha256="0")))
    assert gone in str(compiled_build.why_stale(a_build(tmp_path, source="deckhall/kernel/gone.py")))
    assert "another Python" in str(compiled_build.why_stale(a_build(tmp_path, suffix=".else.so")))
    assert "no compiled build" in str(compiled_build.why_stale(tmp_path / "nowhere"))


def test_a_demanded_build_that_is_not_there_is_refused(tmp_path: Path) -> None:
    environment = {**os.environ, "DECKHALL_COMPILED": str(tmp_path), "PYTHONPATH": str(compiled_build.SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", "import deckhall"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "cannot be used: there is no compiled build" in done.stderr
