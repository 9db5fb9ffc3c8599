"""The commands of the lab, as people call them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckhall import cli


def called(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


def test_arena_tells_a_program(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "easy", "random", "--games", "4", "--edition", "all", "--workers", "1", "--json"]
    files = ["--resume", str(tmp_path / "games.jsonl"), "--report", str(tmp_path / "report.html")]
    code, out, _ = called(capsys, *words, *files)
    told = json.loads(out)
    assert code == 0
    assert told["meetings"][0]["games"] == 4
    assert [one["games"] for one in told["tables"]] == [2, 2]
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 5
    assert json.loads(called(capsys, *words, *files)[1])["meetings"] == told["meetings"]


def test_arena_tells_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = called(capsys, "arena", "easy", "random", "--games", "2", "--workers", "1")
    assert code == 0
    assert "95%" in out
    assert "Elo" in out


def test_arena_uses_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "easy", "random", "--games", "30", "--json", "--workers"]
    alone, together = (json.loads(called(capsys, *words, count)[1]) for count in ("1", "2"))
    for told in (alone, together):
        told["meetings"][0].pop("seconds")
    assert alone == together


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["arena", "normal", "normal"], "name each bot only once"),
        (["arena", "normal", "--game", "chess"], "there is no game 'chess'"),
        (["arena", "normal", "easy", "--decks", "all"], "has no decks"),
        (["arena", "normal", "easy", "--edition", "third"], "there is no edition 'third'"),
        (["arena", "normal", "easy", "--game", "ashes", "--decks", "foo,bar"], "there is no deck foo"),
        (["simulate", "genius"], "there is no bot 'genius'"),
    ],
)
def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], words: list[str], complaint: str) -> None:
    code, _, err = called(capsys, *words, "--workers", "1")
    assert code == 2
    assert complaint in err
    assert err.count("\n") == 1


def test_simulate_counts_cards(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = called(capsys, "simulate", "easy", "--games", "6", "--workers", "1", "--json")
    (told,) = json.loads(out)
    assert code == 0
    assert told["games"] == sum(told["ends"].values()) == 6
    cards = {card["card"]: card for card in told["cards"]}
    assert cards["apprentice"]["played"] > 10
    assert cards["apprentice"]["acquired"] == 0
    assert "activated" not in told["acts"]
    assert cards["cultist"]["defeated"] > 0
    assert told["turns"]["low"] <= told["turns"]["mean"] <= told["turns"]["high"]
    assert 0 <= told["first_player_wins"]["low"] <= told["first_player_wins"]["share"] <= 1
    code, out, _ = called(capsys, "simulate", "easy", "--games", "2", "--workers", "1")
    assert "The first player wins" in out


def test_simulate_counts_what_a_game_with_decks_has(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "random", "--game", "ashes", "--games", "3", "--workers", "1"]
    (told,) = json.loads(called(capsys, *words, "--json")[1])
    assert told["turns"]["mean"] > 10
    assert {"played", "activated", "attacked"} <= set(told["acts"])
    assert "acquired" not in told["acts"], "nothing that this game does not have"
    cards = {card["card"]: card for card in told["cards"]}
    assert cards["hammer_knight"]["played"] > 0
    out = called(capsys, *words)[1]
    assert "Hammer Knight" in out
    assert "The Iron Men vs. The Snakes in Silver" in out
    assert "hammer_knight" not in out
    assert {"rounds", "arrivals", "damage", "dice-paid", "cards-played"} <= set(told["measures"])
    assert sum(seat["share"] for seat in told["seat_wins"]) == pytest.approx(1)
    assert [one["deck"] for one in told["decks"]] == ["iron_men", "snakes_in_silver"]


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_simulate_speaks_the_language_and_draws_a_report(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    words = ["simulate", "random", "--game", game, "--games", "3", "--workers", "1", "--lang", "pl"]
    file = tmp_path / "report.html"
    code, out, err = called(capsys, *words, "--report", str(file))
    assert code == 0
    assert "Pierwszy gracz wygrywa" in out
    assert str(file) in err.replace("\n", "")
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html><html lang='pl'>")
    assert page.count("<svg") >= 1
    assert ("Talie" in page) == (game == "ashes")
    assert "measure-" not in page
    assert "lab-" not in page


def test_simulate_says_the_same_however_many_work(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "easy", "--games", "25", "--json", "--workers"]
    alone, together = (json.loads(called(capsys, *words, count)[1]) for count in ("1", "2"))
    assert alone == together
