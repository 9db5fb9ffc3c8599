"""`hard` in Ashes with only some of its first decisions searched, to measure what searching them is worth.

`deckhall arena bench.first_decisions:FirstFive:nodes=40 bench.first_decisions:Instinct:nodes=40 --game ashes --decks
all` plays one of them against another; drafts are played with `--set draft=true` in place of `--decks all`.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from deckhall.bots.ashes import first
from deckhall.bots.ashes.learnt import LEARNER
from deckhall.bots.bot import NormalBot, judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.judge import Judge
from deckhall.bots.seat import Seat
from deckhall.bots.values import value_of
from deckhall.kernel.options import Option


@cache
def judge_searching(searched: tuple[str, ...]) -> Judge:
    """The judge of `hard` that has only these first decisions searched."""
    value = value_of("ashes")
    return LEARNER.judge({**value, "search": {**value["search"], "first_decisions": searched}})


class Instinct(HardBot):
    """Searches turns and what happens in them, but no first decision. With `quick=1`, `normal` plays all that is not a
    first decision to be searched: then many games can be played in little time."""

    OPTIONS: ClassVar[tuple[str, ...]] = (*HardBot.OPTIONS, "quick")
    searched: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        game: str,
        judge: Judge,
        seed: int = 0,
        nodes: int | None = None,
        milliseconds: int | None = None,
        cores: int = 1,
        quick: int = 0,
    ) -> None:
        super().__init__(game, judge, seed, nodes, milliseconds, cores)
        self.normal: Final = NormalBot(judge_of(game), seed) if quick else None

    @classmethod
    def plays(cls, game: str) -> bool:
        return game == "ashes"

    @classmethod
    def judge_for(cls, game: str) -> Judge:
        return judge_searching(cls.searched)

    def choose(self, seat: Seat) -> Option:
        if self.normal is None or seat.decision.prompt in self.searched:
            return super().choose(seat)
        return self.normal.choose(seat)


class FirstFive(Instinct):
    """Searches the First Five."""

    searched = ("first_five",)


class Phoenixborn(Instinct):
    """Searches which Phoenixborn to draft."""

    searched = ("phoenixborn",)


class DraftDice(Instinct):
    """Searches which dice to draft."""

    searched = ("draft_dice",)


class Discards(Instinct):
    """Searches what to discard in the prepare phase."""

    searched = ("prepare_discard",)


class Dice(Instinct):
    """Searches which dice to keep in the recovery phase."""

    searched = ("exhaust_dice",)


class Draft(Instinct):
    """Searches everything in a draft, but not the First Five that follows."""

    searched = first.DRAFTING


class All(Instinct):
    """Searches all of them."""

    searched = first.PROMPTS
