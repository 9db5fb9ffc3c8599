"""The hard bot: a tree search that is given time, or a number of playouts, for every real choice."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, ClassVar, Final, Self

from deckhall.bots.bot import Estimate, JudgingBot, best_first, judge_of
from deckhall.bots.judge import Judge
from deckhall.bots.search import DEALS, Branch, Search
from deckhall.bots.seat import Seat
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kits import box

MOST_NODES: Final = 10_000_000
DEFAULT_MILLISECONDS: Final = 500
Count = tuple[str, int, float]  # the code of an option, its visits, and the sum of its chances


class HardBot(JudgingBot):
    """Searches within `milliseconds`, or `nodes` playouts, for each choice; keeps its tree until the turn is over.

    On several `cores` each grows a tree of its own, and their counts at the root are added up.
    """

    OPTIONS: ClassVar[tuple[str, ...]] = ("nodes", "milliseconds", "cores")

    def __init__(
        self,
        game: str,
        judge: Judge,
        seed: int = 0,
        nodes: int | None = None,
        milliseconds: int | None = None,
        cores: int = 1,
    ) -> None:
        super().__init__(judge, seed)
        self.game: Final = game
        self.nodes: Final[int | None] = nodes
        unlimited = nodes is None and milliseconds is None
        self.milliseconds: Final[int | None] = DEFAULT_MILLISECONDS if unlimited else milliseconds
        self.cores: Final = cores
        self.search: Search | None = None
        self.clock = -1

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        return cls(game, judge_of(game), seed, **options)

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
        search = self.search
        assert search is not None
        option = search.best(branches).option
        search.descend(option)
        return option

    def look(self, seat: Seat, clock: int, started: float) -> list[Branch]:
        """Search at the seat; the branches of its decision that have been looked at."""
        search = self.search
        if search is None or clock != self.clock:
            search = Search(self.judge, self.random.getrandbits(40) * DEALS)
            self.search, self.clock = search, clock
        nodes = MOST_NODES if self.nodes is None else max(1, self.nodes // self.cores)
        deadline = 0.0 if self.milliseconds is None else started + self.milliseconds / 1000
        others = []
        if self.cores > 1:
            # An imagined deal is sent to the process, never the real one; it is re-dealt there, which is just as good.
            position = box(self.game).position(seat.imagine(0))
            for _ in range(self.cores - 1):
                seed = self.random.getrandbits(40) * DEALS
                others.append(
                    helpers(self.cores - 1).submit(
                        grow_apart, self.game, position, seat.player, seed, nodes, self.milliseconds
                    )
                )
        search.grow(seat.imagine, nodes, deadline)
        for other in others:
            for code, visits, total in other.result():
                branch = search.branch_at_root(seat.imagine(0), code)
                branch.visits += visits
                branch.total += total
        options = seat.decision.options
        return [branch for branch in search.root.branches if branch.option in options]

    def explain(self, seat: Seat) -> list[Estimate]:
        options = seat.decision.options
        state = seat.imagine(0)
        if len(options) == 1 or len(self.judge.candidates(state)) == 1:
            return [Estimate(option, None, margin) for option, margin in self.by_guess(options, seat)]
        branches = self.look(seat, self.judge.clock(state), time.perf_counter())
        search = self.search
        assert search is not None
        best = search.best(branches)
        return best_first(
            [Estimate(branch.option, search.chance_beside(best, branch), None) for branch in branches]
        )

    def by_guess(self, options: list[Option], seat: Seat) -> list[tuple[Option, float]]:
        """The options of a choice that needs no search, with the judge's margins, the best first."""
        pairs = list(zip(options, self.judge.weigh(seat.imagine(0)), strict=True))
        return sorted(pairs, key=lambda pair: -pair[1])


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """The processes that search beside this one; they end with it."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))


def grow_apart(
    game: str, position: dict[str, Any], player: int, seed: int, nodes: int, milliseconds: int | None
) -> list[Count]:
    """Search in another process; what the branches of its root have come to."""
    started = time.perf_counter()
    state = box(game).load(position, key_of(0))
    search = Search(judge_of(game), seed)
    deadline = 0.0 if milliseconds is None else started + milliseconds / 1000
    search.grow(Seat(state, player).imagine, nodes, deadline)
    return [(branch.option.code, branch.visits, branch.total) for branch in search.root.branches]
