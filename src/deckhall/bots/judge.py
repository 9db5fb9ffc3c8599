"""What a bot must know about one game: a fast guess at a good option, and the chances of everybody at a position.

Each game has one Judge. Everything a judge reads is an imagined state, never the real one.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from deckhall.kernel.options import Option
from deckhall.kernel.state import State


class Reason:
    """One part of an estimate: a message key and how much it weighs, in the unit of the estimate."""

    __slots__ = ("key", "weight")

    def __init__(self, key: str, weight: float) -> None:
        self.key: Final = key
        self.weight: Final = weight

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.weight:+.2f})"


def load_weights(package: str) -> dict[str, Any]:
    """The weights of a judge: `weights.json` in its package, which says when and how they were fitted."""
    weights: dict[str, Any] = json.loads(files(package).joinpath("weights.json").read_text(encoding="utf-8"))
    return weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of one game. A game derives it and answers all questions.

    Scores of options are margins: how much better the game goes for the player who decides, in points of that game.
    """

    looks = 1  # how many times a playout is judged by its `chances`; it stops at the last
    foresight = 1  # the tree of a search spans this many ticks of the clock; beyond, playouts follow `pick`
    temperature = 1.0  # how many points of margin make an option e times as likely to be looked at
    point = 0.05  # the chance to win that a point of margin is worth to the judge
    patience = 0  # how many visits a branch has before what follows it in the turn is searched, too
    trust = 8.0  # how many visits in a search the judge's own opinion counts for
    curiosity = 1.0  # how much a search tries what looks worse so far
    carelessness = 1.0  # how far off, in points, an easy bot's guesses are

    def pick(self, state: State) -> Option:
        """The best guess for whoever must decide, fast: playouts are made of it."""
        raise NotImplementedError

    def choose(self, state: State) -> Option:
        """The option to take when there is time to think a little: what a normal bot plays."""
        return self.pick(state)

    def weigh(self, state: State) -> list[float]:
        """The margin of every option of the pending decision, in the order of the options."""
        raise NotImplementedError

    def weigh_carelessly(self, state: State) -> list[float]:
        """What somebody sees at first glance, who knows the rules but not what matters."""
        return self.weigh(state)

    def reasons(self, state: State, option: Option) -> list[Reason]:
        """What the margin of an option is made of."""
        return []

    def candidates(self, state: State) -> list[Option]:
        """The options that are worth a search; a single one is taken without."""
        decision = state.decision
        assert decision is not None
        return decision.options

    def clock(self, state: State) -> int:
        """A number that grows with every turn. What was learnt in one turn is forgotten in the next."""
        raise NotImplementedError

    def pace(self, state: State) -> int:
        """How many ticks of the clock lie between two looks at a playout."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        """For each seat the chance to win from here, also when the game is not over."""
        raise NotImplementedError
