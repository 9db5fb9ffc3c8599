"""The guide through a puzzle of Ascension. A whole turn is small enough for an exact search."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from deckhall.games.ascension.state import Ascension
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.ascension import IMPOSSIBLE, SHOWN, TurnSearch, copied
from deckhall.puzzles.guide import Guide
from deckhall.puzzles.puzzle import TASK, Deed, Goal, OutOfNodes
from deckhall.study import Line

MOST_NODES: Final = 8_000  # per question: wrong turns have to be searched too


class AscensionGuide(Guide):
    def __init__(self, root: Ascension, goal: Goal) -> None:
        self.search: Final = TurnSearch(root, goal, MOST_NODES)

    def asked(self) -> list[Line]:
        goal = self.search.goal
        if goal.kind == TASK:
            deeds = [{"key": f"puzzle-deed-{verb}", "args": {"card": card}} for verb, card in goal.deeds]
            said = [Line("puzzle-goal-task", {"deeds": {"join": "and", "of": deeds}})]
        else:
            said = [Line("puzzle-goal-best-turn", {"honor": goal.honor})]
        root = self.search.root
        following = [root.card_id(card) for card in root.decks[self.search.seat][-SHOWN:][::-1]]
        if following:
            cards = [{"key": "puzzle-card", "args": {"card": card}} for card in following]
            said.append(Line("puzzle-next-cards", {"cards": {"join": "more", "of": cards}}))
        return said

    def is_solved(self, state: State, done: frozenset[Deed]) -> bool:
        assert isinstance(state, Ascension)
        return not self.search.is_luck(state) and self.search.value(state, done) >= self.search.target()

    def verdict(self, state: State, done: frozenset[Deed]) -> Line | None:
        assert isinstance(state, Ascension)
        self.search.nodes = 0  # each question has its own limit
        try:
            most = self.search.best(state, done)
        except OutOfNodes:
            return None
        if most >= self.search.target():
            return None
        if self.search.goal.kind == TASK or most == IMPOSSIBLE:
            return Line("puzzle-wrong")
        return Line("puzzle-wrong-most", {"honor": max(0, most)})

    def is_settled(self, state: State) -> bool:
        return state.decision is None or state.decision.player == self.search.seat

    def ends(self, state: State, option: Option) -> bool:
        return option.verb == "end"

    def objection(self, option: Option) -> Line | None:
        return Line("puzzle-turned-up") if option.card in self.search.unseen else None

    def deeds(self, state: State, option: Option, done: frozenset[Deed]) -> frozenset[Deed]:
        assert isinstance(state, Ascension)
        return self.search.deeds(state, option, done)

    def resist(self, state: State) -> Option:
        assert state.decision is not None
        return state.decision.options[0]

    def way(self, state: State, done: frozenset[Deed]) -> Sequence[str]:
        assert isinstance(state, Ascension)
        target = self.search.target()
        line: list[str] = []
        self.search.nodes = 0
        with suppress(OutOfNodes):
            if self.search.best(state, done) < target:
                return []
            following = copied(state)
            while following.decision is not None and not self.is_solved(following, done):
                option = next(
                    one
                    for one in self.search.allowed(following)
                    if self.search.after(following, one, done) >= target
                )
                line.append(option.code)
                done = self.search.deeds(following, option, done)
                following.apply(option)
        return line
