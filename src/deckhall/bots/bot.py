"""Bots: players that, asked at a seat, answer with an option and can explain it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final, Self

from deckhall.bots.judge import Judge, Reason
from deckhall.bots.seat import Seat, Waiting
from deckhall.kernel.errors import GameError
from deckhall.kernel.options import Option
from deckhall.kits import kit, kits, resolve


class UnknownBot(GameError):
    """There is no bot of this level, or none for this game."""


class Estimate:
    """A bot's estimate of an option: the chance to win, or the expected margin in points, with reasons.

    A chance comes with its standard error and the number of playouts it is the mean of. With neither chance nor margin,
    the bot has not examined this option.
    """

    __slots__ = ("chance", "error", "margin", "option", "playouts", "reasons")

    def __init__(
        self,
        option: Option,
        chance: float | None,
        margin: float | None,
        reasons: list[Reason] | None = None,
        error: float | None = None,
        playouts: int = 0,
    ) -> None:
        self.option: Final = option
        self.chance: Final = chance
        self.margin: Final = margin
        self.reasons: Final[list[Reason]] = reasons or []
        self.error: Final = error
        self.playouts: Final = playouts

    def __repr__(self) -> str:
        if self.chance is not None:
            error = "" if self.error is None else f"±{self.error:.3f}"
            what = f"chance={self.chance:.3f}{error} of {self.playouts}"
        else:
            what = "unknown" if self.margin is None else f"margin={self.margin:.2f}"
        return f"<{self.option.code} {what} {self.reasons}>"


class Bot:
    """Plays one seat of one game. Its choices depend only on its seed and on what its seat has seen.

    To write a bot, derive this class and implement `choose`; that is enough to play any game.
    """

    OPTIONS: ClassVar[tuple[str, ...]] = ()  # names of its options besides the seed: positive integers

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = Random(seed)

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether this kind of bot can play a game."""
        return True

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        """A bot for one seat of a game; options it does not have are ignored."""
        return cls(seed, **{name: value for name, value in options.items() if name in cls.OPTIONS})

    def choose(self, seat: Seat) -> Option:
        """The option to pick."""
        raise NotImplementedError

    def forget(self) -> None:
        """Discard results kept for the next choice, because the game has taken another course."""

    def ponder(self, waiting: Waiting) -> Iterator[None]:
        """Think while somebody else decides, in short steps: whoever asks for them may stop after any.

        By default, bots do not.
        """
        return iter(())

    def explain(self, seat: Seat) -> list[Estimate]:
        """Every option with this bot's estimate, best first; a bot without estimates only marks its choice."""
        chosen = self.choose(seat)
        return best_first(
            [Estimate(option, None, float(option == chosen)) for option in seat.decision.options]
        )


class RandomBot(Bot):
    """Picks a random option."""

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


class NormalBot(JudgingBot):
    """Plays what its judge considers best, without looking ahead."""

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
    """Sorted by chance, then those with only a margin, then those not examined."""

    def place(one: Estimate) -> tuple[int, float]:
        if one.chance is not None:
            return 0, -one.chance
        return (2, 0.0) if one.margin is None else (1, -one.margin)

    return sorted(estimates, key=place)


def judge_of(game: str, weights: dict[str, Any] | None = None) -> Judge:
    """The judge of a game, with its own weights or others."""
    named = kit(game).judge
    if named is None:
        judged = [one.name for one in kits() if one.judge is not None]
        raise UnknownBot(f"the game {game!r} has no judge; these do: {', '.join(judged)}")
    make = resolve(named)
    judge: Judge = make() if weights is None else make(weights)
    return judge
