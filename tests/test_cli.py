"""The command line: rooms are entered only when called, and what the caller got wrong is one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import deckhall
from deckhall import cli
from deckhall.kernel.errors import InvalidDeck


def serve_in_a_room(monkeypatch: pytest.MonkeyPatch, serve: object) -> None:
    monkeypatch.setitem(cli.COMMANDS, "serve", ("deckhall.room.command", "Serve."))
    monkeypatch.setattr(cli, "find_spec", lambda name: name)
    monkeypatch.setattr(cli, "import_module", lambda name: SimpleNamespace(serve=serve))


@pytest.mark.parametrize("words", [[], ["serve"]])
def test_deckhall_alone_serves(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    served = []
    serve_in_a_room(monkeypatch, lambda: served.append("yes"))
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    assert (served, end.value.code) == (["yes"], 0)


def test_what_the_caller_got_wrong_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve() -> None:
        raise InvalidDeck("a deck has 30 cards, this one has 31")

    serve_in_a_room(monkeypatch, serve)
    with pytest.raises(SystemExit) as end:
        cli.main(["serve"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "deckhall: a deck has 30 cards, this one has 31\n"


def test_our_own_mistakes_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def serve() -> None:
        raise ValueError("a mistake of ours")

    serve_in_a_room(monkeypatch, serve)
    with pytest.raises(ValueError, match="a mistake of ours"):
        cli.main(["serve"])


def test_a_missing_room_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(cli.COMMANDS, "serve", ("deckhall.nowhere.command", "Serve."))
    with pytest.raises(SystemExit) as end:
        cli.main(["serve"])
    assert end.value.code == 2
    assert "this installation has no deckhall.nowhere" in capsys.readouterr().err


def test_help_lists_every_command_and_enters_no_room() -> None:
    rooms = "[name for name in sys.modules if name.startswith('deckhall.') and name.endswith('.command')]"
    at_the_end = f"import sys, atexit; atexit.register(lambda: print({rooms})); "
    program = at_the_end + "from deckhall import cli; cli.main(['--help'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    for name in cli.COMMANDS:
        assert name in done.stdout
    assert done.stdout.strip().endswith("[]")


def test_every_command_has_its_room() -> None:
    rooms = {path.parent.name for path in Path(deckhall.__file__).parent.glob("*/__init__.py")}
    for name, (place, _) in cli.COMMANDS.items():
        if place.split(".")[1] in rooms:
            assert callable(cli.in_its_room(name))


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"deckhall {deckhall.__version__} (")


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["sevre"])
    assert end.value.code == 2
    assert "sevre" in capsys.readouterr().err
