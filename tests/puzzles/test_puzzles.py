"""Puzzles as data, the command that makes and proves them, and those that come with the games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from deckhall.cli import application
from deckhall.puzzles import InvalidPuzzle, Proof, Puzzle, load_puzzles, proven_again
from deckhall.puzzles.ascension import puzzle as set_puzzle
from deckhall.puzzles.collection import save_puzzles
from deckhall.puzzles.puzzle import BEST, Goal, first_rating, from_json, to_json, without_copies
from tests.ascension.tables import ascension


def simple() -> Puzzle:
    table = ascension(hand=["apprentice"], power=3, row=["mephit"], deck=["apprentice"] * 5)
    proof = Proof(("defeat:1", "end"), 2, ("defeat:1",), 4, 1, True, 12)
    goal = Goal(BEST, honor=2)
    return Puzzle("abc", "ascension", 2, 0, goal, table.game.position(), proof, source={"game_seed": 7})


def test_a_puzzle_survives_being_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    save_puzzles(file, [simple()])
    assert load_puzzles(file) == [simple()]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format 1"),
        ({"goal": None}, "cannot be read"),
        ({"goal": {"kind": "tea", "honor": 0, "deeds": []}}, "no kind of puzzle 'tea'"),
        ({"proof": {}}, "cannot be read"),
    ],
)
def test_what_is_no_puzzle_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPuzzle, match=message):
        from_json({**to_json(simple()), **change})


def test_what_is_missing_is_named() -> None:
    data = to_json(simple())
    del data["position"]
    with pytest.raises(InvalidPuzzle, match="has no position"):
        from_json(data)


def test_a_broken_line_of_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    save_puzzles(file, [simple()])
    file.write_text(file.read_text(encoding="utf-8") + "{\n", encoding="utf-8")
    with pytest.raises(InvalidPuzzle, match=r"broken.jsonl, line 2"):
        load_puzzles(file)


def test_one_game_gives_one_puzzle_of_a_kind_to_a_player_the_hardest() -> None:
    easy, hard = replace(simple(), id="easy", rating=1200), replace(simple(), id="hard", rating=1800)
    table = ascension(hand=["militia"], power=3, row=["mephit"], deck=["apprentice"] * 5)
    other = replace(simple(), id="other", position=table.game.position(), source={"game_seed": 8})
    assert {one.id for one in without_copies([easy, hard, other])} == {"hard", "other"}


def test_puzzles_of_two_games_with_the_same_cards_are_one() -> None:
    once, again = simple(), replace(simple(), id="again", source={"game_seed": 8})
    assert len(without_copies([once, again])) == 1
    assert len(without_copies([once, replace(again, goal=Goal(BEST, honor=3))])) == 2


def test_what_bots_solve_is_easier() -> None:
    proof = simple().proof
    assert first_rating(proof, {"easy": 1.0, "normal": 1.0, "hard": 1.0}) < first_rating(proof, {"hard": 1.0})
    assert first_rating(proof, {"hard": 1.0}) < first_rating(proof, {})


def test_a_turn_becomes_a_puzzle_only_if_a_normal_bot_misses_something() -> None:
    table = ascension(hand=["apprentice"], power=3, row=["mephit"], deck=["apprentice"] * 5)
    assert set_puzzle(table.state, Goal(BEST, honor=2), table.game.position(), {}) is None
    assert proven_again(replace(simple(), position=table.game.position())) is not None


def test_the_command_lists_and_proves(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    table = ascension(hand=["apprentice"], power=3, row=["mephit"], deck=["apprentice"] * 5)
    position, goal = table.game.position(), Goal(BEST, honor=2)
    proof = proven_again(replace(simple(), position=position, goal=goal))
    assert proof is not None
    save_puzzles(file, [replace(simple(), position=position, goal=goal, proof=proof)])
    run = CliRunner().invoke(application("puzzles"), ["puzzles", "prove", "ascension", "--file", str(file)])
    assert (run.exit_code, run.output.splitlines()[-1]) == (0, "1 of 1 puzzle proven")
    wrong = replace(simple(), position=position, goal=Goal(BEST, honor=9))
    save_puzzles(file, [wrong])
    run = CliRunner().invoke(application("puzzles"), ["puzzles", "prove", "ascension", "--file", str(file)])
    assert run.exit_code == 1
    assert "0 of 1 puzzle proven" in run.output
    run = CliRunner().invoke(application("puzzles"), ["puzzles", "list", "ascension", "--file", str(file)])
    assert "9 honor" in run.output
