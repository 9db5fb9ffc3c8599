"""Bots: somebody who, asked at a seat, answers with an option and can say why."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Self

from deckhall.bots.judge import Judge, Reason
from deckhall.bots.seat import Seat
from deckhall.kernel.errors import GameError
from deckhall.kernel.options import Option
from deckhall.kits import kit, kits, resolve


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
    """Plays one seat of one game. What it does follows from its seed and from what its seat has seen.

    To write one, derive this class and answer `choose`; that is enough to play any game.
    """

    OPTIONS: ClassVar[tuple[str, ...]] = ()  # what it can be given besides a seed, by name: numbers from 1 up

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = Random(seed)

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether such a bot can play a game."""
        return True

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        """A bot for one seat of a game; options that it does not have are left out."""
        return cls(seed, **{name: value for name, value in options.items() if name in cls.OPTIONS})

    def choose(self, seat: Seat) -> Option:
        """The option to pick."""
        raise NotImplementedError

    def explain(self, seat: Seat) -> list[Estimate]:
        """Every option with this bot's estimate, the best first; a bot without estimates says what it would choose."""
        chosen = self.choose(seat)
        return best_first(
            [Estimate(option, None, float(option == chosen)) for option in seat.decision.options]
        )


class RandomBot(Bot):
    """Picks any option."""

    def choose(self, seat: Seat) -> Option:
        return self.random.choice(seat.decision.options)

    def explain(self, seat: Seat) -> list[Estimate]:
        return [Estimate(option, None, 0.0) for option in seat.decision.options]


class JudgingBot(Bot):
    """A bot that needs a judge of the game it plays."""

    def __init__(self, judge: Judge, seed: int = 0) -> None:
        super().__init__(seed)
        self.judge: Final = judge

    @classmethod
    def plays(cls, game: str) -> bool:
        return kit(game).judge is not None

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        return cls(judge_of(game), seed)


class EasyBot(JudgingBot):
    """Goes by first glances, and errs now and then."""

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


class NormalBot(JudgingBot):
    """Plays what its judge of the game thinks best, without looking ahead."""

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


def judge_of(game: str) -> Judge:
    """The judge of a game."""
    named = kit(game).judge
    if named is None:
        judged = [one.name for one in kits() if one.judge is not None]
        raise UnknownBot(f"the game {game!r} has no judge; these do: {', '.join(judged)}")
    judge: Judge = resolve(named)()
    return judge
