"""Judgement puzzles: choices that cannot be proven right, but are supported by many games continued from them.

All choices are played out on the same imagined deals. Those clearly behind in two rounds of quick playouts are wrong,
provided that the closest of them is also behind when strong bots play the games to the end. A choice that is, or may
be, nearly as good as the best is never called wrong.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.chances import error_of_mean, share_of
from deckhall.bots.judge import Judge
from deckhall.bots.seat import Seat
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.puzzle import Margin

WORTH_SAYING: Final = 0.04  # a choice whose chance to win is behind by less is not wrong
CLEARLY: Final = 2.5  # standard errors, in quick playouts
CLEARLY_TO_HARD: Final = 2.0
SCREENED: Final = 0.015  # how far ahead a short search must see the best choice to examine it further
SCREENING_NODES: Final = 240
FIRST_GLANCE: Final = 40  # deals after which to decide whether more are worthwhile
DEALS: Final = (160, 240)  # in the first and second round of quick playouts
MOST_GOOD: Final = 2  # with more good choices there is nothing to find
LEAST_WRONG: Final = 2
HARD_NODES: Final = 16
HARD_DEALS: Final = (24, 48, 96, 160)  # numbers of deals after which to check whether more are needed
LONGEST: Final = 6_000  # moves of a playout
APART: Final = 1_000_003  # keeps the deals of two rounds apart

Follow = Callable[[State], float]  # plays a game on from a state and returns the result


class Comparison:
    """One choice compared with others on the same deals."""

    def __init__(
        self, state: State, best: Option, others: Sequence[Option], follow: Follow, seed: int
    ) -> None:
        assert state.decision is not None
        self.state: Final = state
        self.seat: Final = state.decision.player
        self.best: Final = best
        self.others: Final = others
        self.follow: Final = follow
        self.seed: Final = seed
        self.gaps: Final[dict[str, list[float]]] = {one.code: [] for one in others}
        self.deals = 0

    def play(self, deals: int) -> dict[str, Margin]:
        """Play until there are this many deals; returns how far each other choice is behind."""
        while self.deals < deals:
            imagined = self.state.imagine(self.seat, key_of(self.seed * APART + self.deals))
            top = self.follow(after(imagined, self.best))
            for one in self.others:
                self.gaps[one.code].append(top - self.follow(after(imagined, one)))
            self.deals += 1
        return {code: (math.fsum(gaps) / len(gaps), error_of_mean(gaps)) for code, gaps in self.gaps.items()}


@dataclass(frozen=True)
class Judged:
    """How far each choice is behind the best, by code, and which of them are good."""

    behind: dict[str, Margin]
    good: tuple[str, ...]


def judged(game: str, state: State, choices: Sequence[Option], seed: int) -> Judged | None:
    """The verdict on these choices; None if it is not clear enough for a puzzle. Doing nothing is not a real choice."""
    assert state.decision is not None
    seat, judge = state.decision.player, judge_of(game)
    best = screened(game, state, seed)
    if best is None or best not in choices:
        return None
    others = [one for one in choices if one.code != best.code]
    real = [one.code for one in others if one.card >= 0]
    wrong = {one.code for one in others}
    found: dict[str, Margin] = {}
    for number, deals in enumerate(DEALS):
        quick = Comparison(state, best, others, lambda one: to_the_end(judge, one, seat), 8 * seed + number)
        if not is_promising(quick.play(FIRST_GLANCE), real):
            return None
        found = quick.play(deals)
        wrong = {code for code in wrong if is_clear(found[code], CLEARLY)}
        good = [code for code in real if code not in wrong]
        if len(good) >= MOST_GOOD or len(real) - len(good) < LEAST_WRONG:
            return None
        if any([found[code][0] < -WORTH_SAYING for code in good]):
            return None  # the search's favourite may not be the best
    closest = min(
        [one for one in others if one.code in wrong and one.card >= 0], key=lambda one: found[one.code]
    )
    margin = confirmed_by_hard(game, state, best, closest, 8 * seed + len(DEALS))
    if margin is None:
        return None
    # No wrong choice is reported as further behind than strong bots have confirmed for the closest.
    told = {code: min(found[code], margin) if code in wrong else found[code] for code in found}
    kept = {code: (max(0.0, gap), error) for code, (gap, error) in told.items()}
    return Judged(
        {best.code: (0.0, 0.0), **kept}, (best.code, *[code for code in found if code not in wrong])
    )


def is_promising(margins: Mapping[str, Margin], real: Sequence[str]) -> bool:
    """Whether enough choices may turn out wrong, and few enough good."""
    near = [code for code in real if margins[code][0] < WORTH_SAYING]
    return len(near) < MOST_GOOD and len(real) - len(near) >= LEAST_WRONG


def screened(game: str, state: State, seed: int) -> Option | None:
    """The best choice by a short search, if it is somewhat ahead."""
    assert state.decision is not None
    hard = bots.bot("hard", game, seed, nodes=SCREENING_NODES)
    seen = [one for one in hard.explain(Seat(state, state.decision.player)) if one.chance is not None]
    chances = [one.chance for one in seen if one.chance is not None]
    return seen[0].option if len(seen) > 1 and chances[0] - chances[1] > SCREENED else None


def is_clear(margin: Margin, errors: float) -> bool:
    """Whether a choice is behind by a significant and relevant margin."""
    gap, error = margin
    return gap > max(WORTH_SAYING, errors * error)


def confirmed_by_hard(game: str, state: State, best: Option, rival: Option, seed: int) -> Margin | None:
    """How far a rival is behind when strong bots play on; None if that does not support the best choice."""
    assert state.decision is not None
    seat = state.decision.player
    comparison = Comparison(state, best, [rival], lambda one: played_strongly(game, one, seat), seed)
    for deals in HARD_DEALS:
        margin = comparison.play(deals)[rival.code]
        if is_clear(margin, CLEARLY_TO_HARD):
            return margin
        gap, error = margin
        if gap < error:
            return None
    return None


def still_judged(game: str, state: State, behind: Mapping[str, Margin], good: Sequence[str]) -> bool:
    """Whether new quick playouts confirm that every wrong choice is behind the best one."""
    assert state.decision is not None
    seat, judge, options = state.decision.player, judge_of(game), state.decision
    wrong = [options.option(code) for code in behind if code not in good]
    quick = Comparison(state, options.option(good[0]), wrong, lambda one: to_the_end(judge, one, seat), -1)
    return all([gap > 0.0 for gap, _ in quick.play(DEALS[-1]).values()])


# -- playing on -----------------------------------------------------------------------------


def after(state: State, option: Option) -> State:
    following = state.clone()
    following.apply(option)
    return following


def to_the_end(judge: Judge, state: State, seat: int) -> float:
    """A seat's share of the win if everybody plays on by the judge's guess."""
    for _ in range(LONGEST):
        if state.decision is None:
            break
        state.apply(judge.pick(state))
    won = share_of(state, seat)
    return judge.chances(state, seat)[seat] if won is None else won


def played_strongly(game: str, state: State, seat: int) -> float:
    """A seat's share of the win if strong bots play the game to its end; unlike guesses, they do not follow a single
    plan."""
    players = [bots.bot("hard", game, number, nodes=HARD_NODES) for number in range(state.seats())]
    for _ in range(LONGEST):
        if state.decision is None:
            break
        player = state.decision.player
        state.apply(players[player].choose(Seat(state, player)))
    return share_of(state, seat) or 0.0
