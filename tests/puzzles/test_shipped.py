"""The puzzles that come with the games: a sample is proven again in every run, all of them by the soak.

The whole proof: `python -m pytest -m soak tests/puzzles`, or `deckhall puzzles prove GAME`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from deckhall.kits import box
from deckhall.puzzles import JUDGEMENT, Puzzle, collection, judgements, puzzles
from deckhall.puzzles.attempt import solves
from deckhall.puzzles.command import holds
from deckhall.puzzles.puzzle import likeness
from deckhall.text.catalogue import speaker

GAMES = ("ascension", "ashes")
LEAST = 300
SAMPLE = 4
EASY_TO_PROVE = 700  # positions


@pytest.mark.parametrize("game", GAMES)
def test_they_are_many_and_under_the_present_rules(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST
    assert {one.rules for one in found} == {box(game).rules}
    assert {one.game for one in found} == {game}
    assert JUDGEMENT not in {one.goal.kind for one in found}
    assert [one.rating for one in found] == sorted([one.rating for one in found])
    assert all(set(one.bots) == {"easy", "normal", "hard"} for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_none_is_there_twice_and_none_a_turn_later_again(game: str) -> None:
    found = puzzles(game)
    assert len({one.id for one in found}) == len(found)
    assert len({(one.source["game_seed"], one.seat) for one in found}) == len(found)
    assert len({(one.goal, likeness(one)) for one in found}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_each_has_themes_that_have_names(game: str) -> None:
    spoken = speaker("en").messages
    for puzzle in puzzles(game):
        assert puzzle.themes, puzzle.id
        assert {f"puzzle-theme-{theme}" for theme in puzzle.themes} <= spoken.keys()


def test_they_are_small() -> None:
    folder = Path(collection.__file__).parent / "data"
    assert sum(file.stat().st_size for file in folder.iterdir()) < 1_000_000


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proven_again(game: str) -> None:
    easy = [one for one in puzzles(game) if one.proof.nodes < EASY_TO_PROVE]
    for puzzle in easy[:: max(1, len(easy) // SAMPLE)]:
        assert holds(puzzle), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_stops_too_early_solves_nothing(game: str) -> None:
    puzzle = min(puzzles(game), key=lambda one: one.proof.nodes)
    assert solves(puzzle, puzzle.proof.line)
    assert not solves(puzzle, [])
    assert not solves(puzzle, ["tea:1", *puzzle.proof.line])


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_calls_wrong_only_what_is_clearly_behind(game: str) -> None:
    found = judgements(game)
    assert len({(one.source["game_seed"], one.seat) for one in found}) == len(found)
    for puzzle in found:
        assert puzzle.goal.kind == JUDGEMENT
        assert not puzzle.proof.unique
        assert puzzle.behind[puzzle.proof.first[0]][0] == 0.0
        assert solves(puzzle, puzzle.proof.line)
        wrong = [puzzle.behind[code] for code in puzzle.behind if code not in puzzle.proof.first]
        assert len(wrong) >= 2
        assert min(wrong) >= (0.04, 0.0), puzzle.id


@pytest.mark.soak
@pytest.mark.parametrize(
    "puzzle", [one for game in GAMES for one in (*puzzles(game), *judgements(game))], ids=lambda one: one.id
)
def test_all_are_proven_again(puzzle: Puzzle) -> None:
    assert holds(puzzle)
