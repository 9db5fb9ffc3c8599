"""Judgement puzzles: choices are compared on the same deals, and only what is clearly behind is called wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deckhall.games.ascension.state import Ascension
from deckhall.kernel.state import State
from deckhall.puzzles import JUDGEMENT, Goal, Proof, Puzzle, PuzzleAttempt, judgement, proven_again
from deckhall.puzzles.ascension_taking import is_choice
from deckhall.puzzles.attempt import solves
from deckhall.puzzles.judgement import Comparison, is_clear
from deckhall.puzzles.puzzle import from_json, to_json
from deckhall.study import DONE, FAILED
from tests.ascension.tables import Table, ascension


def shopping() -> Table:
    """Three runes, nothing left to play: there are a Mystic, Infantry, and a card of the row to choose from."""
    return ascension(runes=3, hand=[], row=["arha_initiate", "landtalker"], deck=["apprentice"] * 5)


def puzzle() -> Puzzle:
    table = shopping()
    decision = table.state.decision
    assert decision is not None
    best, close, *wrong = [option.code for option in decision.options]
    behind = {best: (0.0, 0.0), close: (0.03, 0.02), **dict.fromkeys(wrong, (0.12, 0.02))}
    proof = Proof((best,), 1, (best, close), len(decision.options), 0, False, 0)
    position = table.game.position()
    return Puzzle("abc", "ascension", 2, 0, Goal(JUDGEMENT), position, proof, behind=behind)


def test_one_answer_settles_it() -> None:
    asked = puzzle()
    for code, (gap, _) in asked.behind.items():
        attempt = PuzzleAttempt(asked).begin()
        assert [line.key for line in attempt.lines] == ["puzzle-goal-judgement", "puzzle-judgement-why"]
        attempt.answer(code)
        assert attempt.state == (DONE if gap < judgement.WORTH_SAYING else FAILED)
        (said,) = attempt.lines
        assert said.key == ("puzzle-judgement-good" if attempt.state == DONE else "puzzle-judgement-behind")
        assert said.args == {"percent": 12}
        assert not attempt.is_asked()


def test_what_is_nearly_as_good_is_not_wrong_and_the_best_is_what_is_shown() -> None:
    asked = puzzle()
    best, close, wrong, *_ = asked.behind
    hint = PuzzleAttempt(asked).begin().hint()
    assert hint is not None
    assert hint.code == best
    assert [solves(asked, [code]) for code in (best, close, wrong)] == [True, True, False]


def test_a_judgement_survives_being_written_and_read() -> None:
    assert from_json(to_json(puzzle())) == puzzle()


def test_there_is_a_choice_when_nothing_is_left_but_to_take_something() -> None:
    assert is_choice(shopping().state)


def test_there_is_no_choice_while_there_is_something_to_play() -> None:
    assert not is_choice(ascension(runes=3, hand=["apprentice"], row=["arha_initiate"]).state)


@pytest.mark.parametrize(
    ("margin", "clear"), [((0.05, 0.01), True), ((0.03, 0.001), False), ((0.2, 0.1), False)]
)
def test_clear_is_what_is_far_behind_and_not_by_chance(margin: tuple[float, float], clear: bool) -> None:
    assert is_clear(margin, 2.5) is clear


def test_choices_are_followed_on_the_same_deals() -> None:
    """The bottom card of the center deck is the same after each choice: if only that counts, nothing is behind."""
    state = shopping().state
    assert state.decision is not None
    best, *others = state.decision.options
    seen: list[float] = []

    def follow(following: State) -> float:
        assert isinstance(following, Ascension)
        seen.append(float(following.center[0]))
        return seen[-1]

    comparison = Comparison(state, best, others, follow, 7)
    assert set(comparison.play(3).values()) == {(0.0, 0.0)}
    comparison.play(5)
    assert len(seen) == 5 * (1 + len(others)), "deals that were played are not played again"
    assert len(set(seen)) > 1, "no two deals are alike"


def test_a_judgement_that_new_playouts_contradict_does_not_hold() -> None:
    """To end the turn with three runes left is no good choice, whatever a puzzle says."""
    asked = puzzle()
    assert "end" in asked.behind
    behind = {code: (0.0 if code == "end" else 0.1, 0.01) for code in asked.behind}
    wrong = replace(asked, behind=behind, proof=replace(asked.proof, line=("end",), first=("end",)))
    assert proven_again(wrong) is None
