"""Clocks on their own: who pays for time, and how long others' moves may be looked at first."""

from __future__ import annotations

from deckhall.server.clocks import GRACE, Clocks
from deckhall.server.table_messages import Clock


class Watch:
    """A time that goes on when a test says so."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def bank(seconds: int = 60) -> tuple[Watch, Clocks]:
    watch = Watch()
    return watch, Clocks(Clock(kind="bank", seconds=seconds), 2, watch)


def test_a_clock_stands_while_others_moves_are_shown_and_then_counts() -> None:
    watch, clocks = bank()
    clocks.decided(1)
    clocks.start(0)
    assert (clocks.grace(0), clocks.remaining(0), clocks.runs_out_in(0)) == (GRACE, 60, 60 + GRACE)
    watch.time += GRACE / 2
    clocks.start(0)  # asked once more about the same thing: nothing is given twice
    assert (clocks.grace(0), clocks.remaining(0)) == (GRACE / 2, 60)
    watch.time += GRACE / 2 + 5
    assert (clocks.grace(0), clocks.remaining(0), clocks.runs_out_in(0)) == (0, 55, 55)
    clocks.decided(0)
    assert clocks.left == [55, 60]


def test_whoever_answers_in_the_grace_pays_nothing_and_gets_none_for_the_next_question() -> None:
    watch, clocks = bank()
    clocks.decided(1)
    clocks.start(0)
    watch.time += GRACE - 1
    clocks.decided(0)
    assert clocks.left[0] == 60
    clocks.start(0)
    assert clocks.grace(0) == 0
    watch.time += 7
    assert clocks.remaining(0) == 53


def test_a_decision_that_could_not_be_stored_leaves_the_clocks_as_they_were() -> None:
    _, clocks = bank()
    clocks.decided(1)
    clocks.start(0)
    kept = clocks.kept()
    clocks.decided(0)
    clocks.restore(kept)
    assert (clocks.running, clocks.grace(0)) == (0, GRACE)
    clocks.stop()
    clocks.start(0)
    assert clocks.grace(0) == GRACE, "the other one was the last to decide"
