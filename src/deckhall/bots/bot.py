"""Bots: somebody who, asked at a seat, answers with an option and can say why."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Final

from deckhall.bots.judge import Judge, Reason
from deckhall.bots.seat import Seat
from deckhall.kernel.errors import GameError
from deckhall.kernel.options import Option


class UnknownBot(GameError):
    """There is no bot of this level, or none for this game."""


class Estimate:
    """What a bot thinks of an option: the chance to win, or the expected margin in points, and its reasons."""

    __slots__ = ("chance", "margin", "option", "reasons")

    def __init__(
        self, option: Option, chance: float | None, margin: float | None, reasons: list[Reason] | None = None
    ) -> None:
        self.option: Final = option
        self.chance: Final = chance
        self.margin: Final = margin
        self.reasons: Final[list[Reason]] = reasons or []

    def __repr__(self) -> str:
        what = f"chance={self.chance:.3f}" if self.chance is not None else f"margin={self.margin:.2f}"
        return f"<{self.option.code} {what} {self.reasons}>"


class Bot:
    """Plays one seat of one game. What it does follows from its seed and from what its seat has seen."""

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = Random(seed)

    def choose(self, seat: Seat) -> Option:
        """The option to pick."""
        raise NotImplementedError

    def explain(self, seat: Seat) -> list[Estimate]:
        """Every option with this bot's estimate, the best first."""
        raise NotImplementedError


class RandomBot(Bot):
    """Picks any option."""

    def choose(self, seat: Seat) -> Option:
        return self.random.choice(seat.decision.options)

    def explain(self, seat: Seat) -> list[Estimate]:
        return [Estimate(option, None, 0.0) for option in seat.decision.options]


class EasyBot(Bot):
    """Goes by first glances, and errs now and then."""

    def __init__(self, judge: Judge, seed: int = 0) -> None:
        super().__init__(seed)
        self.judge: Final = judge

    def choose(self, seat: Seat) -> Option:
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        scores = self.judge.weigh_carelessly(seat.imagine(self.random.getrandbits(62)))
        wide = self.judge.carelessness
        guesses = [score + self.random.gauss(0.0, wide) for score in scores]
        return options[guesses.index(max(guesses))]

    def explain(self, seat: Seat) -> list[Estimate]:
        scores = self.judge.weigh_carelessly(seat.imagine(0))
        pairs = zip(seat.decision.options, scores, strict=True)
        return best_first([Estimate(option, None, score) for option, score in pairs])


class NormalBot(Bot):
    """Plays what its judge of the game thinks best, without looking ahead."""

    def __init__(self, judge: Judge, seed: int = 0) -> None:
        super().__init__(seed)
        self.judge: Final = judge

    def choose(self, seat: Seat) -> Option:
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        return self.judge.choose(seat.imagine(self.random.getrandbits(62)))

    def explain(self, seat: Seat) -> list[Estimate]:
        state = seat.imagine(0)
        scores = self.judge.weigh(state)
        return best_first(
            [
                Estimate(option, None, score, self.judge.reasons(state, option))
                for option, score in zip(seat.decision.options, scores, strict=True)
            ]
        )


def best_first(estimates: list[Estimate]) -> list[Estimate]:
    return sorted(estimates, key=lambda one: -((one.margin if one.chance is None else one.chance) or 0.0))


JUDGED: Final = ("ascension", "ashes")  # each has a module of its name in this room, with its `judge()`


def judge_of(game: str) -> Judge:
    """The judge of a game."""
    if game not in JUDGED:
        raise UnknownBot(f"no bot knows the game {game!r}; they know: {', '.join(JUDGED)}")
    judge: Judge = import_module(f"deckhall.bots.{game}").judge()
    return judge
