"""The guide through a puzzle of Ashes. Its search is narrow: the wins it finds are real, but it may overlook one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.ashes import LONGEST, WinSearch, after
from deckhall.puzzles.guide import Guide
from deckhall.puzzles.puzzle import Deed, Goal, OutOfNodes
from deckhall.study import Line

MOST_NODES: Final = 8_000  # per question: wrong turns have to be searched too
YIELDING: Final = ("pass", "no", "done")


class AshesGuide(Guide):
    OPEN_HANDS = True

    def __init__(self, root: Ashes, goal: Goal) -> None:
        self.search: Final = WinSearch(root, MOST_NODES)

    def asked(self) -> list[Line]:
        return [Line("puzzle-goal-win"), Line("puzzle-open-hand")]

    def is_solved(self, state: State, done: frozenset[Deed]) -> bool:
        return state.outcome is not None and self.search.seat in state.outcome.winners

    def verdict(self, state: State, done: frozenset[Deed]) -> Line | None:
        assert isinstance(state, Ashes)
        try:
            if self._wins(state):
                return None
        except OutOfNodes:
            return None
        if state.outcome is not None or self.search.is_over(state):
            return Line("puzzle-wrong")
        return Line("puzzle-no-win-seen")

    def _wins(self, state: Ashes) -> bool:
        self.search.nodes = 0  # each question has its own limit
        return self.search.wins(state)

    def is_settled(self, state: State) -> bool:
        assert isinstance(state, Ashes)
        decision = state.decision
        return decision is None or decision.player == self.search.seat or self.search.is_over(state)

    def resist(self, state: State) -> Option:
        assert isinstance(state, Ashes)
        assert state.decision is not None
        options = state.decision.options
        with suppress(OutOfNodes):
            for option in options:
                if not self._wins(after(state, option)):
                    return option
        return next((one for one in options if one.verb not in YIELDING), options[-1])

    def way(self, state: State, done: frozenset[Deed]) -> Sequence[str]:
        assert isinstance(state, Ashes)
        line: list[str] = []
        with suppress(OutOfNodes):
            while state.decision is not None and len(line) < LONGEST and self.search.wins(state):
                mine = state.decision.player == self.search.seat
                option = self.search.winning(state)[0] if mine else self.resist(state)
                line.append(option.code)
                state = after(state, option)
        return line
