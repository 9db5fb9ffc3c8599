"""A bot's knowledge of one game: a fast guess at a good option, and everybody's chances at a position.

Each game has one Judge. A judge only ever reads imagined states, never the real one.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from deckhall.kernel.options import Option
from deckhall.kernel.state import State


class Reason:
    """One part of an estimate: a message key and its weight, in the unit of the estimate."""

    __slots__ = ("key", "weight")

    def __init__(self, key: str, weight: float) -> None:
        self.key: Final = key
        self.weight: Final = weight

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.weight:+.2f})"


def load_weights(package: str) -> dict[str, Any]:
    """The weights of a judge: `weights.json` in its package, which records when and how they were fitted."""
    weights: dict[str, Any] = json.loads(files(package).joinpath("weights.json").read_text(encoding="utf-8"))
    return weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of one game. A game derives this class and implements its methods.

    Scores of options are margins: how much better the game goes for the deciding player, in points of that game.
    """

    looks = 1  # how often a playout is evaluated by `chances`; it stops at the last time
    foresight = 1  # ticks of the clock spanned by a search tree; beyond, playouts follow `pick`
    temperature = 1.0  # points of margin that make an option e times as likely to be examined
    point = 0.05  # the chance to win that one point of margin is worth
    patience = 0  # visits of a branch before the rest of the turn after it is searched too
    trust = 8.0  # the number of visits that the judge's own opinion counts for in a search
    curiosity = 1.0  # how much a search explores options that look worse so far
    trifle = 0.0  # the chance to win that a bot does not go on searching for
    carelessness = 1.0  # the size, in points, of an easy bot's errors

    def pick(self, state: State) -> Option:
        """A quick best guess for the player who must decide; playouts use it."""
        raise NotImplementedError

    def choose(self, state: State) -> Option:
        """The best option given a little time to think: what a normal bot plays."""
        return self.pick(state)

    def play_all(self, state: State, setup: dict[str, Any]) -> list[Option]:
        """The options that can be played at once, in the best order, up to the first that asks or reveals something.

        `setup` is the game's setup: a player's own deck may suggest how to begin.
        """
        return []

    def harms(self, state: State, option: Option) -> bool:
        """Whether an option hurts one's own side immediately, without asking whom."""
        return False

    def weigh(self, state: State) -> list[float]:
        """The margin of every option of the pending decision, in the order of the options."""
        raise NotImplementedError

    def behind(self, state: State) -> list[float]:
        """How many points each option is behind the best: the prior opinion of a search."""
        scores = self.weigh(state)
        top = max(scores)
        return [top - score for score in scores]

    def weigh_carelessly(self, state: State) -> list[float]:
        """The scores as a beginner sees them, who knows the rules but not what matters."""
        return self.weigh(state)

    def reasons(self, state: State, option: Option) -> list[Reason]:
        """The parts of an option's margin."""
        return []

    def candidates(self, state: State) -> list[Option]:
        """The options worth searching; a single one is taken without a search."""
        decision = state.decision
        assert decision is not None
        return decision.options

    def sequels(self, state: State) -> list[Option]:
        """The options worth a branch further down a search tree: usually the candidates."""
        return self.candidates(state)

    def clock(self, state: State) -> int:
        """A number that grows with every turn. What was learnt in one turn is discarded in the next."""
        raise NotImplementedError

    def pace(self, state: State) -> int:
        """How many ticks of the clock lie between two evaluations of a playout."""
        raise NotImplementedError

    def chances(self, state: State, viewer: int) -> list[float]:
        """Each seat's chance to win from here, as far as `viewer` may know; also for finished games."""
        raise NotImplementedError

    def appraise(self, state: State, viewer: int) -> list[float]:
        """What a search takes as the result of a playout that ends here, for each seat; usually the chances."""
        return self.chances(state, viewer)
