"""run.py: what it says, when it fails, and what it hands on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import run
from tools import client, compiled


def test_alone_it_lists_every_task() -> None:
    done = subprocess.run([sys.executable, run.__file__], capture_output=True, text=True, check=True)
    listed = [line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")]
    assert listed == list(run.TASKS)


def test_an_unknown_task_is_refused() -> None:
    done = subprocess.run([sys.executable, run.__file__, "paly"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there is no task 'paly'" in done.stderr


def fail() -> None:
    raise run.Failed("it broke")


def miss() -> None:
    raise run.Missing("please install chromium")


def well() -> None:
    pass


@pytest.mark.parametrize("ci", [True, False])
def test_a_failure_fails_after_the_other_steps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: bool
) -> None:
    monkeypatch.setattr(run, "CI", ci)
    with pytest.raises(SystemExit) as end:
        run.take([("set-up", well), ("lint", fail), ("types", well)], optional=["lint"])
    assert str(end.value.code).endswith(": lint")
    assert "[3/3] types" in capsys.readouterr().out


def test_nothing_follows_a_failed_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "CI", False)
    with pytest.raises(SystemExit):
        run.take([("set-up", miss), ("types", well)])
    assert "types" not in capsys.readouterr().out


def test_a_missing_part_fails_in_ci_and_is_left_out_at_home(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = [("set-up", well), ("browser tests", miss)]
    monkeypatch.setattr(run, "CI", False)
    run.take(steps, optional=["browser tests"])
    assert "Left out: browser tests" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        run.take(steps)
    monkeypatch.setattr(run, "CI", True)
    with pytest.raises(SystemExit) as end:
        run.take(steps, optional=["browser tests"])
    assert str(end.value.code).endswith(": browser tests")


def test_a_failing_command_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(run.Failed, match="exit 3"):
        run.call(sys.executable, "-c", "import sys; print('what went wrong'); sys.exit(3)")
    assert "what went wrong" in capfd.readouterr().out


def test_uv_is_told_what_pip_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_FIND_LINKS", "UV_SYSTEM_CERTS", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    listing = """:env:.index-url='https://first.invalid/simple'
global.index-url='https://second.invalid/simple'
global.extra-index-url='https://a.invalid file:///b'
install.find-links='/one /two'
global.cert='/certificates.pem'
"""
    answer = subprocess.CompletedProcess([], 0, stdout=listing)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    settings = run.index_settings()
    assert settings["UV_DEFAULT_INDEX"] == "https://first.invalid/simple"
    assert settings["UV_INDEX"] == "https://a.invalid file:///b"
    assert settings["UV_FIND_LINKS"] == "/one,/two"
    assert settings["SSL_CERT_FILE"] == "/certificates.pem"
    monkeypatch.setenv("UV_INDEX", "https://mine.invalid")
    assert "UV_INDEX" not in run.index_settings()


def test_a_changed_text_reaches_the_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "TEXT", tmp_path / "text")
    monkeypatch.setattr(client, "GAMES", tmp_path / "games")
    monkeypatch.setattr(client, "LEARN", tmp_path / "learn")
    (tmp_path / "tools").mkdir()
    for tool in ("carry", "guides"):
        (tmp_path / f"tools/{tool}.py").write_text("")
    digests = []
    for file in ("web/src/main.tsx", "text/pl.ftl", "web/package.json", "learn/ashes.pl.md"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("new")
        digests.append(client.source_digest())
    (tmp_path / "text/pl.ftl").write_text("newer")
    digests.append(client.source_digest())
    assert len(set(digests)) == 5
    (tmp_path / "web/node_modules").mkdir()
    (tmp_path / "web/node_modules/preact.js").write_text("not ours")
    assert client.source_digest() == digests[-1]


def test_what_is_compiled() -> None:
    modules = {path.relative_to(compiled.SOURCE).as_posix() for path in compiled.modules()}
    assert "deckhall/kernel/state.py" in modules
    assert not [module for module in modules if module.endswith("__init__.py") or "/cards/" in module]
