"""What a player would do with the rest of a turn, as far as it does not depend on luck: for hints and analysis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from deckhall.bots.chances import TURN
from deckhall.bots.judge import Judge, Reason
from deckhall.kernel.options import NO_CARD, Option
from deckhall.kernel.state import Decision, State

DEALS: Final = 4  # the turn must continue the same way in all of them
LONGEST: Final = 40  # answers of a turn to examine
MOST_STEPS: Final = 5  # steps of a line to show: nobody remembers more


@dataclass(frozen=True)
class Step:
    """Answers shown as one step: a single one, or everything that can be played at once."""

    codes: tuple[str, ...]
    together: bool = False
    told: bool = True  # whether to show it; payments without a card are not shown
    reasons: tuple[Reason, ...] = field(default=(), compare=False)  # the reasons for it, in points

    @property
    def code(self) -> str:
        """The first of its answers."""
        return self.codes[0]


def line_of(
    judge: Judge, imagine: Callable[[int], State], seat: int, first: Option, setup: dict[str, Any]
) -> list[Step]:
    """The line that begins with an option: what the judge would do next, as long as all imagined deals agree.

    It ends before the end of the turn, or when somebody else is asked.
    """
    lines = [_played(judge, imagine(deal), seat, first, setup) for deal in range(DEALS)]
    steps: list[Step] = []
    for alternatives in zip(*lines, strict=False):
        step = alternatives[0]
        told = len([one for one in steps if one.told])
        if any([other != step for other in alternatives]) or (step.told and told == MOST_STEPS):
            break
        steps.append(step)
    return steps


def is_told(decision: Decision, option: Option) -> bool:
    """Whether an answer is worth showing in a line."""
    return option.card != NO_CARD or decision.prompt == TURN


def _played(judge: Judge, state: State, seat: int, first: Option, setup: dict[str, Any]) -> list[Step]:
    """A turn in one deal."""
    clock = judge.clock(state)
    line: list[Step] = []
    while len(line) < LONGEST:
        decision = state.decision
        if decision is None or decision.player != seat or judge.clock(state) != clock:
            break
        option = judge.choose(state) if line else first
        if line and decision.prompt == TURN and option.card == NO_CARD and option.verb in ("end", "pass"):
            break
        together = judge.play_all(state, setup) if decision.prompt == TURN else []
        if len(together) > 1 and option in together:
            step = Step(tuple([one.code for one in together]), together=True)
        else:
            reasons = tuple(judge.reasons(state, option))
            step = Step((option.code,), told=is_told(decision, option), reasons=reasons)
        for code in step.codes:
            following = state.decision
            if following is None or not any([one.code == code for one in following.options]):
                return line
            state.apply(following.option(code))
        line.append(step)
    return line
