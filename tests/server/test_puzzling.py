"""Puzzles for guests: what is offered, tries that the server judges, ratings, help, and what a puzzle shows."""

from __future__ import annotations

import msgspec
import pytest

from deckhall.puzzles import Puzzle, PuzzleAttempt, puzzles
from deckhall.server import puzzling, studies
from deckhall.server.study_messages import Study, StudySource, StudyWish
from deckhall.study import DONE, FAILED
from tests.server.people import Json, Person, RunningServer, play

GAMES = ("ascension", "ashes")


def simplest(game: str) -> Puzzle:
    return min(puzzles(game), key=lambda one: one.proof.nodes)


def told(puzzle: Puzzle, path: list[str], help: str = "") -> Study:
    wish = StudyWish(StudySource(puzzle=puzzle.id), path, help=help)  # type: ignore[arg-type]  # one of three words
    return msgspec.json.decode(studies.study(wish, b""), type=Study)


@pytest.mark.parametrize("game", GAMES)
def test_the_way_that_is_shown_solves_the_puzzle(game: str) -> None:
    puzzle = simplest(game)
    at_first = told(puzzle, [], "way")
    assert (at_first.state, at_first.hint) == ("open", None)
    assert at_first.way
    assert told(puzzle, at_first.way).state == "done"
    assert told(puzzle, [], "hint").hint == at_first.way[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_fails_and_is_followed_by_nothing(game: str) -> None:
    puzzle = simplest(game)
    attempt = PuzzleAttempt(puzzle).begin()
    for _, option in attempt.options():
        tried = PuzzleAttempt(puzzle, guide=attempt.guide).begin()
        tried.answer(option.code)
        if tried.state == FAILED:
            assert tried.lines[-1].key.startswith("puzzle-")
            assert not tried.is_asked()
            return
    pytest.fail("no first answer is wrong")


def test_a_puzzle_of_ashes_shows_all_hands_and_one_of_ascension_only_ones_own() -> None:
    assert len(told(simplest("ashes"), []).frames[0].views) == 2
    shown = told(simplest("ascension"), [])
    (view,) = shown.frames[0].views
    assert view["seats"][1 - shown.seat]["hand"] == []
    assert shown.coach[0].key in ("puzzle-goal-best-turn", "puzzle-goal-task")


def test_ending_the_turn_too_early_fails() -> None:
    attempt = PuzzleAttempt(simplest("ascension")).begin()
    attempt.answer("end")
    assert attempt.state == FAILED


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes() -> None:
    days = [f"2026-12-{day:02}" for day in range(1, 20)]
    chosen = [puzzling.puzzle_of_the_day("ashes", day).id for day in days]
    assert chosen == [puzzling.puzzle_of_the_day("ashes", day).id for day in days]
    assert len(set(chosen)) > len(days) // 2


def test_tries_over_the_wire(server: RunningServer) -> None:
    puzzle = simplest("ascension")
    way = told(puzzle, [], "way").way or []

    async def standing(person: Person) -> Json:
        found: list[Json] = (await person.get("/api/puzzles"))["games"]
        return next(one for one in found if one["game"] == "ascension")

    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            assert (await standing(ola))["rating"] == 1500
            refused = await ola.post(f"/api/puzzles/{puzzle.id}/try", {"path": way[:0]}, 409)
            assert refused["reason"] == "not_over"
            result = await ola.post(f"/api/puzzles/{puzzle.id}/try", {"path": way})
            assert (result["solved"], result["counted"], result["streak"]) == (True, True, 1)
            assert result["change"] > 0
            again = await ola.post(f"/api/puzzles/{puzzle.id}/try", {"path": ["end"]})
            assert (again["counted"], again["rating"]) == (False, result["rating"]), (
                "only the first try counts"
            )
            mine = await standing(ola)
            assert (mine["solved"], mine["tried"], mine["rating"]) == (1, 1, result["rating"])
            assert (await ola.get(f"/api/puzzles/{puzzle.id}"))["tried"] == "solved"
            following = await ola.get("/api/puzzles/next?game=ascension")
            assert following["id"] != puzzle.id

            hint = {"source": {"puzzle": puzzle.id}, "help": "hint"}
            assert (await jan.post("/api/study", hint))["hint"] == way[0]
            helped = await jan.post(f"/api/puzzles/{puzzle.id}/try", {"path": way})
            assert (helped["solved"], helped["counted"], helped["streak"]) == (False, True, 0)
            assert helped["change"] < 0
            assert (await jan.get("/api/puzzles/nothing", 404))["reason"] == "not_found"
            assert (await jan.get("/api/puzzles/next?game=chess", 404))["reason"] == "not_found"
            made = {"source": {"puzzle": puzzle.id}, "seat": puzzle.seat, "level": "random"}
            assert (await jan.post("/api/study/play", made, 201))["state"] == "playing"

    play(script)


@pytest.mark.parametrize("game", GAMES)
def test_the_proven_line_is_accepted(game: str) -> None:
    """A sample of the shipped puzzles; `tests/puzzles/test_shipped.py` proves all of them."""
    every = sorted(puzzles(game), key=lambda one: one.proof.nodes)[:40]
    for puzzle in every[::10]:
        attempt = PuzzleAttempt(puzzle).begin()
        while attempt.is_asked():
            option = attempt.hint()
            assert option is not None
            attempt.answer(option.code)
        assert attempt.state == DONE
