"""The ladder: eight levels, from a match for first-time players to the strongest bot there is.

The lower levels play like people who are still learning. They know what their judge knows, but misjudge it: they go by
first glances (big cards look good), overlook options, forget what is in front of them, and are unsure about values.
They never throw away a turn, or a win that is on the table. Each has a plan in mind, in every game another. The upper
levels search, the higher ones for longer.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from deckhall.bots.bot import Estimate, JudgingBot, NormalBot, best_first, judge_of
from deckhall.bots.characters import judge_with_some_plan
from deckhall.bots.hard import HardBot
from deckhall.bots.judge import Judge
from deckhall.bots.seat import Seat
from deckhall.bots.values import has_learnt, learnt_judge, quick_judge
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.kits import kit, resolve

STOPPING: Final = ("end", "pass", "done")  # answers that nobody misjudges: it is obvious what is left undone
FORGETTABLE: Final = (
    "use",
    "use_second",
    "activate",
    "react",
)  # cards on the table, or waiting in hand for their moment
SURE: Final = 50.0  # an option this many points better wins the game, and nobody misses it


@dataclass(frozen=True)
class Weakness:
    """How a level misjudges a game. `error` is in units of the judge's carelessness, the others are fractions."""

    error: float  # how far off its opinion of an option is
    glance: float  # how much first glances count, which overvalue big cards
    overlooks: float  # the share of options it does not see
    forgets: float  # the share of abilities and reactions it forgets in a turn


class LearningBot(JudgingBot):
    """A bot that knows the rules and is learning what matters; each level defines how far it has come."""

    usual: ClassVar[Weakness] = Weakness(0.0, 0.0, 0.0, 0.0)  # unless the game defines otherwise

    def __init__(self, judge: Judge, seed: int = 0, weakness: Weakness | None = None) -> None:
        super().__init__(judge, seed)
        self.weak: Final = weakness or self.usual
        self.seed: Final = seed

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        return cls(judge_with_some_plan(game, seed), seed, weakness_in(game, cls.__name__.lower()))

    def choose(self, seat: Seat) -> Option:
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        state = seat.imagine(self.random.getrandbits(62))
        thought_of = self.thought_of(state, options)
        if len(thought_of) == 1:
            return thought_of[0]
        opinions = self.opinions(state, options)
        chosen = thought_of[0]
        best = -1e9
        for option in thought_of:
            opinion = opinions[options.index(option)]
            if option.verb not in STOPPING:
                opinion += self.random.gauss(0.0, self.weak.error * self.judge.carelessness)
            if opinion > best:
                best, chosen = opinion, option
        return chosen

    def thought_of(self, state: State, options: list[Option]) -> list[Option]:
        """The sensible options that come to mind, at least one."""
        sensible = self.judge.candidates(state)
        found = [option for option in sensible if not self.forgets(state, option)]
        if not found:
            found = [option for option in options if not self.forgets(state, option)] or sensible
        seen = [
            option
            for option in found
            if option.verb in STOPPING or self.random.random() >= self.weak.overlooks
        ]
        acts = [option for option in seen if option.verb not in STOPPING]
        return seen if acts else found

    def forgets(self, state: State, option: Option) -> bool:
        """Whether this option does not come to mind this turn; what is forgotten stays so until the next turn."""
        if option.verb not in FORGETTABLE or not self.weak.forgets:
            return False
        moment = f"{self.seed} {self.judge.clock(state)} {option.verb} {option.card}"
        number = int.from_bytes(hashlib.blake2b(moment.encode(), digest_size=4).digest())
        return number < self.weak.forgets * 2**32

    def opinions(self, state: State, options: list[Option]) -> list[float]:
        """What each option seems to be worth: the judge's opinion mixed with a first glance, except for an immediate
        win."""
        margins = self.judge.weigh(state)
        share = self.weak.glance
        if share == 0.0:
            return margins
        glances = self.judge.weigh_carelessly(state)
        top = max(margins)
        return [
            margin if margin > SURE or margin < top - SURE else (1.0 - share) * margin + share * glance
            for margin, glance in zip(margins, glances, strict=True)
        ]

    def explain(self, seat: Seat) -> list[Estimate]:
        opinions = self.opinions(seat.imagine(0), seat.decision.options)
        pairs = zip(seat.decision.options, opinions, strict=True)
        return best_first([Estimate(option, None, opinion) for option, opinion in pairs])


def weakness_in(game: str, level: str) -> Weakness | None:
    """A game's own definition of how weak a level is; None for the default."""
    named = kit(game).plans
    found = None if named is None else resolve(named).WEAKNESS.get(level)
    return None if found is None else Weakness(*found)


class Novice(LearningBot):
    """A first game: sees big cards and little else."""

    usual = Weakness(error=0.9, glance=0.55, overlooks=0.18, forgets=0.27)


class Easy(LearningBot):
    """After a few games: plays obvious situations sensibly."""

    usual = Weakness(error=0.68, glance=0.42, overlooks=0.12, forgets=0.2)


class Casual(LearningBot):
    """Plays now and then: knows the cards, misses combinations."""

    usual = Weakness(error=0.47, glance=0.24, overlooks=0.08, forgets=0.11)


class Steady(LearningBot):
    """Plays regularly: rarely far wrong."""

    usual = Weakness(error=0.18, glance=0.06, overlooks=0.03, forgets=0.04)


class SearchingBot(HardBot):
    """Searches like `hard`, with at most `most` playouts per choice, unless the game defines otherwise."""

    most: ClassVar[int] = 1

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        most = playouts_in(game, cls.__name__.lower()) or cls.most
        options["nodes"] = min(most, options.get("nodes") or most)
        return super().for_game(game, seed, **options)


def playouts_in(game: str, level: str) -> int | None:
    """A game's own number of playouts for a level; None for the default."""
    named = kit(game).plans
    found: int | None = None if named is None else resolve(named).PLAYOUTS.get(level)
    return found


class Skilled(SearchingBot):
    """Looks a little ahead: few and short playouts."""

    most: ClassVar[int] = 15

    @classmethod
    def judge_for(cls, game: str) -> Judge:
        return quick_judge(game)


class Strong(SearchingBot):
    """Looks ahead."""

    most: ClassVar[int] = 40

    @classmethod
    def judge_for(cls, game: str) -> Judge:
        return learnt_judge(game) if has_learnt(game) else judge_of(game)


LADDER: Final[dict[str, type[JudgingBot]]] = {
    "novice": Novice,
    "easy": Easy,
    "casual": Casual,
    "steady": Steady,
    "normal": NormalBot,
    "skilled": Skilled,
    "strong": Strong,
    "hard": HardBot,
}
