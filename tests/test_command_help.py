"""The command line speaks the language of the terminal."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from deckhall import cli
from deckhall.command_help import help_texts
from deckhall.lab.contest import InvalidContest
from deckhall.text.languages import ENGLISH, LANGUAGES
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


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != ENGLISH])
def test_no_sentence_of_a_help_stays_in_english(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", language.replace("-", "_"))
    monkeypatch.setenv("COLUMNS", "500")
    english = [text for text in help_texts().values() if " " in text and "{" not in text]
    for command in ("", *cli.COMMANDS):
        printed = run(capsys, f"{command} --help")
        assert [text for text in english if text in printed] == []
        assert not any([word in printed for word in ("Usage:", "[required]", "[default:", "─ Options ─")])


def test_english_help_is_in_english_after_another_language(capsys: Capture) -> None:
    run(capsys, "play --lang ru --help")
    printed = run(capsys, "play --lang en --help")
    assert "Usage: deckhall play [OPTIONS] [game]" in printed
    assert "Every move is saved." in printed
    assert "deckhall play --resume last continue the newest saved game" in printed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play chess --lang de", "wähle ein Spiel: ascension, ashes"),
        ("play ascension --first-player 3 --lang es", "--first-player debe ser un asiento del 1 al 2, no 3"),
        ("play ascension --bots genius --lang ru", "нет бота 'genius'"),
        ("cards mystic --edition third --lang pl", "nie ma edycji 'third'"),
        ("play ascension --honor-pool 900 --lang pl", "podaj liczbę od 1 do 600"),
        ("play ascension --variant chess --lang de", "variant muss eines davon sein: individual"),
    ],
)
def test_a_wrong_setup_is_described_in_the_language(capsys: Capture, words: str, said: str) -> None:
    printed = run(capsys, words)
    assert printed.startswith("deckhall: ")
    assert said in printed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess --lang de", "den Befehl chess gibt es nicht; verfügbar: serve, cards"),
        ("play --foo --lang pl", "nie ma opcji --foo (pomoc: deckhall play --help)"),
        ("play --player 3 --lang es", "no existe la opción --player; ¿querías decir"),
        ("analyse --lang ru", "не хватает: file"),
        ("play --lang de --players", "--players braucht einen Wert"),
        ("play --lang de --plain=3", "--plain nimmt keinen Wert an"),
        ("play ascension ashes more --lang pt-BR", "inesperado: ashes more"),
        ("play ascension --players x --lang de", "--players muss eine ganze Zahl sein"),
        ("train ascension --rate q", "--rate must be a number (for help: deckhall train --help)"),
        ("simulate --games 0 --lang es", "--games debe ser como mínimo 1"),
        ("train ascension --keep 3", "--keep must be at most 1"),
        ("puzzles foo", "action must be one of 'list', 'make', 'prove'"),
    ],
)
def test_what_was_typed_wrongly_is_said_in_one_line(capsys: Capture, words: str, said: str) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(words.split())
    printed = capsys.readouterr()
    assert left.value.code == 2
    assert printed.err.startswith("deckhall: ")
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_a_broken_deck_is_described_in_the_language(capsys: Capture, tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    cards = {"hammer_knight": 4, "blue_jaguar": 1, "foo": 2, "strange_copy": 1}
    deck.write_text(json.dumps({"phoenixborn": "coal_roarkwin", "cards": cards, "dice": {"natural": 3}}))
    printed = run(capsys, f"play ashes --decks {deck},iron_men --lang de")
    for said in (
        "Hammerritter: 4 Kopien",
        "Blauer Jaguar ist",
        "„foo“",
        "3 Würfel: Ein Deck braucht genau 10",
    ):
        assert said in printed
    assert "weder ein fertiges Deck (iron_men," in run(capsys, "play ashes --decks nix,nix --lang de")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("analyse nowhere.json --lang de", "die Datei nowhere.json gibt es nicht"),
        ("simulate --tensors --lang pl", "--tensors wymaga --out"),
        ("simulate --game ashes --decks x,y --lang es", "no existe el mazo x; disponibles: iron_men"),
        (
            "simulate hard:depth=4 --lang ru",
            "'depth=4' в 'hard:depth=4': для бота hard можно задать только nodes",
        ),
        ("simulate easy:nodes=4 --lang pt-BR", "para easy não dá para definir nada"),
    ],
)
def test_what_cannot_be_done_is_said_in_the_language(capsys: Capture, words: str, said: str) -> None:
    assert said in run(capsys, words)


def test_an_error_with_a_message_survives_the_way_from_a_worker() -> None:
    error = pickle.loads(pickle.dumps(InvalidContest("fault-cores", bot="hard")))
    assert isinstance(error, InvalidContest)
    assert str(error) == "hard: bots cannot use several cores on a cluster"
