"""The hard bot: a tree search that is given time, or a number of playouts, for every real choice."""

from __future__ import annotations

import time
from typing import Final

from deckhall.bots.bot import Bot, Estimate, best_first
from deckhall.bots.judge import Judge
from deckhall.bots.search import DEALS, Branch, Search
from deckhall.bots.seat import Seat
from deckhall.kernel.options import Option

MOST_NODES: Final = 10_000_000


class HardBot(Bot):
    """Searches. Within `milliseconds` or `nodes` playouts for each choice; keeps its tree until the turn is over."""

    def __init__(
        self,
        judge: Judge,
        seed: int = 0,
        nodes: int | None = None,
        milliseconds: int | None = None,
        curiosity: float | None = None,
    ) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.nodes: Final[int | None] = nodes
        self.milliseconds: Final[int | None] = 500 if nodes is None and milliseconds is None else milliseconds
        self.curiosity: Final[float] = judge.curiosity if curiosity is None else curiosity
        self.search: Search | None = None
        self.clock = -1

    def choose(self, seat: Seat) -> Option:
        started = time.perf_counter()
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        state = seat.imagine(0)
        candidates = self.judge.candidates(state)
        if len(candidates) == 1:
            return candidates[0]
        branches = self.look(seat, self.judge.clock(state), started)
        option = max(branches, key=lambda branch: (branch.visits, branch.chance)).option
        if self.search is not None:
            self.search.descend(option)
        return option

    def look(self, seat: Seat, clock: int, started: float) -> list[Branch]:
        """Search at the seat; the branches of its decision that have been looked at."""
        search = self.search
        if search is None or clock != self.clock:
            search = Search(self.judge, self.random.getrandbits(40) * DEALS, self.curiosity)
            self.search, self.clock = search, clock
        deadline = 0.0 if self.milliseconds is None else started + self.milliseconds / 1000
        search.grow(seat.imagine, MOST_NODES if self.nodes is None else self.nodes, deadline)
        options = seat.decision.options
        return [branch for branch in search.root.branches if branch.option in options]

    def explain(self, seat: Seat) -> list[Estimate]:
        if len(seat.decision.options) == 1:
            return [Estimate(seat.decision.options[0], None, 0.0)]
        state = seat.imagine(0)
        branches = self.look(seat, self.judge.clock(state), time.perf_counter())
        return best_first([Estimate(branch.option, branch.chance, None) for branch in branches])
