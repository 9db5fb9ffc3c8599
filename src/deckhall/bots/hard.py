"""The hard bot: a tree search with a limit of time or playouts for every real choice."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, ClassVar, Final, Self

from deckhall.bots.bot import Estimate, JudgingBot, best_first
from deckhall.bots.chances import error_of_mean
from deckhall.bots.judge import Judge
from deckhall.bots.search import DEALS, Branch, Search, error_of_difference
from deckhall.bots.seat import Seat, Waiting
from deckhall.bots.values import strongest_judge
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.kits import box

MOST_NODES: Final = 10_000_000
DEFAULT_MILLISECONDS: Final = 500
GUESSES: Final = 8  # deals in which a bot guesses what it will be asked next
LONGEST_GUESS: Final = 200  # decisions
STEP: Final = 0.05  # seconds of thinking ahead at a time
Count = tuple[str, int, float]  # an option's code, its visits, and the sum of its chances


class Ahead:
    """A search made in advance, at the seat where the bot expects its next choice.

    `deal` is the key of deal 0 as imagined there. A deal is the same for all that a player cannot tell apart, and what
    they know follows from it; so another seat with the same deal 0 has the same deals, and the search is its own.
    """

    __slots__ = ("deal", "search", "seat", "seconds")

    def __init__(self, seat: Seat, deal: int, search: Search) -> None:
        self.seat: Final = seat
        self.deal: Final = deal
        self.search: Final = search
        self.seconds = 0.0  # spent on it


class HardBot(JudgingBot):
    """Searches within `milliseconds`, or `nodes` playouts, for each choice; keeps its tree until the turn is over.

    With several `cores`, each grows its own tree, and their counts at the root are added up.
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
        self.ahead: Ahead | None = None

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        return cls(game, cls.judge_for(game), seed, **options)

    @classmethod
    def judge_for(cls, game: str) -> Judge:
        """The judge to search with; parallel search processes make their own."""
        return strongest_judge(game)

    def choose(self, seat: Seat) -> Option:
        started = time.perf_counter()
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        state = seat.imagine(0)
        candidates = self.judge.candidates(state)
        if len(candidates) == 1:
            return candidates[0]
        branches = self.look(seat, self.judge.clock(state), started, self.judge.trifle)
        search = self.search
        assert search is not None
        option = search.best(branches).option
        search.descend(option)
        return option

    def forget(self) -> None:
        self.search = None  # what it thought ahead says itself where it applies

    def ponder(self, waiting: Waiting) -> Iterator[None]:
        """Search in advance where the next choice is expected, as long as for one choice.

        The expected choice is the one that most of a few imagined deals lead to. What only one of them leads to was
        luck, such as a card turned up, and will not be met again.
        """
        self.ahead = None
        found: dict[int, list[Seat]] = {}
        for deal in range(GUESSES):
            seat = self.next_choice(waiting.imagine(deal), waiting.player)
            if seat is not None:
                found.setdefault(seat.imagine(0).key(), []).append(seat)
            yield
        deal, seats = max(found.items(), key=lambda pair: len(pair[1]), default=(0, []))
        if len(seats) < 2:
            return
        # With the seed that the choice will begin with: then limited by `nodes` it is the same as without pondering.
        search = Search(self.judge, copy.copy(self.random).getrandbits(40) * DEALS)
        ahead = Ahead(seats[0], deal, search)
        search.grow(ahead.seat.imagine, 0, 0.0)  # the judge's first opinion of the options may take a while
        self.ahead = ahead
        playouts = -1
        while self.ahead is ahead and search.playouts > playouts:
            yield
            playouts = search.playouts
            self.grow_ahead(ahead)

    def next_choice(self, state: State, player: int) -> Seat | None:
        """The seat at a player's next choice that needs a search, if an imagined game goes on as the judge expects."""
        for _ in range(LONGEST_GUESS):
            decision = state.decision
            if decision is None:
                return None
            if decision.player != player:
                state.apply(self.judge.choose(state))
                continue
            options = decision.options
            candidates = options if len(options) == 1 else self.judge.candidates(state)
            if len(candidates) > 1:
                return Seat(state, player)
            state.apply(candidates[0])
        return None

    def grow_ahead(self, ahead: Ahead) -> None:
        """Search on in advance; if there is a limit of time, for one step."""
        started = time.perf_counter()
        deadline = 0.0
        if self.milliseconds is not None:
            deadline = started + min(STEP, self.milliseconds / 1000 - ahead.seconds)
        left = self.most_playouts() - ahead.search.playouts
        ahead.search.grow(ahead.seat.imagine, left, deadline, self.judge.trifle)
        ahead.seconds += time.perf_counter() - started

    def most_playouts(self) -> int:
        """The limit of playouts for a choice, for each core."""
        return MOST_NODES if self.nodes is None else max(1, self.nodes // self.cores)

    def look(self, seat: Seat, clock: int, started: float, trifle: float = 0.0) -> list[Branch]:
        """Search at the seat, but not for a trifle. Returns the branches of its decision that were examined."""
        search = self.search
        nodes = left = self.most_playouts()
        ahead, self.ahead = self.ahead, None
        if search is None or clock != self.clock:
            search = Search(self.judge, self.random.getrandbits(40) * DEALS)
            if ahead is not None and ahead.deal == seat.imagine(0).key():
                search = ahead.search
                left -= search.playouts  # what was spent on it in advance counts
                started -= ahead.seconds
            self.search, self.clock = search, clock
        deadline = 0.0 if self.milliseconds is None else started + self.milliseconds / 1000
        others = []
        if self.cores > 1:
            # An imagined deal is sent to the process, never the real one. The process deals it anew, which is equally
            # good.
            position = box(self.game).position(seat.imagine(0))
            for _ in range(self.cores - 1):
                seed = self.random.getrandbits(40) * DEALS
                others.append(
                    helpers(self.cores - 1).submit(
                        grow_apart,
                        type(self),
                        self.game,
                        position,
                        seat.player,
                        seed,
                        nodes,
                        self.milliseconds,
                        trifle,
                    )
                )
        search.grow(seat.imagine, left, deadline, trifle)
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
        return best_first([self.estimate(search, best, branch) for branch in branches])

    def estimate(self, search: Search, best: Branch, branch: Branch) -> Estimate:
        """The result of a search for an option; empty without a playout."""
        if not branch.results:
            return Estimate(branch.option, None, None)
        chance, error = search.chance_beside(best, branch), error_beside(best, branch)
        return Estimate(branch.option, chance, None, None, error, len(branch.results))

    def by_guess(self, options: list[Option], seat: Seat) -> list[tuple[Option, float]]:
        """The options of a choice that needs no search, with the judge's margins, best first."""
        pairs = list(zip(options, self.judge.weigh(seat.imagine(0)), strict=True))
        return sorted(pairs, key=lambda pair: -pair[1])


def error_beside(best: Branch, branch: Branch) -> float:
    """The standard error of a chance computed from its distance to the best one on the deals both have played."""
    own = error_of_mean(best.results)
    if branch is best:
        return own
    behind = error_of_difference(best.results, branch.results)
    if math.isinf(behind):  # too few deals to compare
        return error_of_mean(branch.results)
    return math.hypot(own, behind)


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """The processes that search in parallel; they end with this one."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))


def grow_apart(
    kind: type[HardBot],
    game: str,
    position: dict[str, Any],
    player: int,
    seed: int,
    nodes: int,
    milliseconds: int | None,
    trifle: float,
) -> list[Count]:
    """Search in another process. Returns the counts of the branches at its root."""
    started = time.perf_counter()
    state = box(game).load(position, key_of(0))
    search = Search(kind.judge_for(game), seed)
    deadline = 0.0 if milliseconds is None else started + milliseconds / 1000
    search.grow(Seat(state, player).imagine, nodes, deadline, trifle)
    return [(branch.option.code, branch.visits, branch.total) for branch in search.root.branches]
