"""The command line speaks the language of the terminal."""

from __future__ import annotations

import pytest

from deckhall import cli
from tools import make_help

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, words: str) -> str:
    """What the command line prints, in one line."""
    with pytest.raises(SystemExit):
        cli.main(words.split())
    printed = capsys.readouterr()
    return " ".join((printed.out + printed.err).replace("│", " ").split())


def test_the_english_messages_are_what_the_commands_say() -> None:
    assert make_help.FILE.read_text(encoding="utf-8") == make_help.text(), "run python -m tools.make_help"


def test_help_is_in_the_language_that_is_asked_for(capsys: Capture) -> None:
    printed = run(capsys, "play --lang pl --help")
    assert "Graj w tym terminalu" in printed
    assert "Liczba graczy." in printed
    assert "en, de, " in printed
    assert "Kto gra przeciwko komu." in printed or "--variant" in printed


def test_help_is_in_the_language_of_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    printed = run(capsys, "--help")
    assert "In diesem Terminal spielen" in printed
    assert "Play in this terminal" not in printed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play ascension --honor-pool 900 --lang pl", "podaj liczbę od 1 do 600"),
        ("play ascension --variant chess --lang de", "Variante"),
    ],
)
def test_a_wrong_choice_is_told_in_the_language(capsys: Capture, words: str, said: str) -> None:
    printed = run(capsys, words)
    assert printed.startswith("deckhall: ")
    assert said in printed
