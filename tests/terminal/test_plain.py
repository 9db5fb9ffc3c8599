"""A game that brings nothing but its rules, in a terminal: drawn from its view, in plain words, also as a replay."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckhall
from deckhall import cli
from deckhall.terminal.seats import Seat
from tests.games import registered
from tests.games.ambush import BOX
from tests.terminal.sitting import Sitting, play_at_random

ANNA_AND_A_BOT = (Seat(name="Anna"), Seat(bot="random"))


@pytest.fixture(autouse=True)
def ambush() -> Iterator[None]:
    with registered(BOX):
        yield


def ambushed() -> deckhall.Game:
    return deckhall.new_game("ambush", players=2, hands=[[0, 2], [3, 4]], seed=1)


@pytest.mark.parametrize("picture", [True, False])
@pytest.mark.parametrize("language", ["en", "pl", "de", "ru", "pt-BR"])
def test_two_people_play_it_to_its_end(tmp_path: Path, language: str, picture: bool) -> None:
    sitting = play_at_random(tmp_path / "game.json", 3, game=ambushed(), picture=picture, language=language)
    assert sitting.table.game.outcome is not None
    for word in ("Ambush", "Strike", "Rest", "Hits: 0", "Anna", "Rested"):
        assert word in sitting.said, word


def test_what_others_hold_stays_hidden(tmp_path: Path) -> None:
    sitting = Sitting(
        tmp_path / "game.json", ["", "q"], game=ambushed(), seats=(Seat(), Seat(name="Ben"))
    ).play()
    assert "Hands: 2" in sitting.last  # only how many
    assert "Hands: 0   2" in sitting.last


def test_keys_of_other_games_do_nothing_here(tmp_path: Path) -> None:
    keys = ["?", "", "a", "e", "p", "c shield", "", "2", "u", "l", "", "1", "q"]
    sitting = Sitting(tmp_path / "game.json", keys, game=ambushed(), seats=ANNA_AND_A_BOT).play()
    for key in ("a", "e", "p"):
        assert f"“{key}” isn't a valid answer here" in sitting.said
    assert "play every card in your hand" not in sitting.said
    assert "Shield" in sitting.said


def test_it_is_played_and_replayed_by_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DECKHALL_DATA", str(tmp_path))
    place = str(tmp_path / "game.json")
    answers = iter(["1", "q"])
    monkeypatch.setattr("deckhall.terminal.command.usual_keyboard", lambda prompt: next(answers))
    monkeypatch.setattr(sys, "stdin", None)
    for words in (["play", "ambush", "--seed", "4", "--save", place], ["replay", place]):
        with pytest.raises(SystemExit) as ended:
            cli.main(words)
        assert ended.value.code == 0
    printed = capsys.readouterr().out
    assert "1. You: Strike" in printed


def test_only_bots_that_can_play_it_are_seated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", "ambush", "--bots", "hard"])
    assert "there is no bot 'hard' for ambush; available: random" in capsys.readouterr().err
