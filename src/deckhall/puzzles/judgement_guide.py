"""The guide through a judgement puzzle: a single answer, and how far it is behind the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.guide import Guide
from deckhall.puzzles.puzzle import Deed, Margin
from deckhall.study import Line


class JudgementGuide(Guide):
    """`behind` has for each choice, by code, how far it is behind the best; `good` ones are not wrong."""

    def __init__(self, behind: Mapping[str, Margin], good: Sequence[str]) -> None:
        self.behind: Final = behind
        self.good: Final = good  # best one first
        self.lead: Final = min([gap for code, (gap, _) in behind.items() if code not in good], default=0.0)

    def asked(self) -> list[Line]:
        return [Line("puzzle-goal-judgement"), Line("puzzle-judgement-why")]

    def is_solved(self, state: State, done: frozenset[Deed]) -> bool:
        return False  # the first answer decides it

    def is_settled(self, state: State) -> bool:
        return False

    def verdict(self, state: State, done: frozenset[Deed]) -> Line | None:
        return None

    def judged(self, option: Option) -> tuple[bool, Line]:
        percent = round(100 * self.behind[option.code][0])
        if option.code not in self.good:
            return False, Line("puzzle-judgement-behind", {"percent": percent})
        return True, Line("puzzle-judgement-good", {"percent": round(100 * self.lead)})

    def resist(self, state: State) -> Option:
        assert state.decision is not None
        return state.decision.options[0]

    def way(self, state: State, done: frozenset[Deed]) -> Sequence[str]:
        return self.good[:1]
