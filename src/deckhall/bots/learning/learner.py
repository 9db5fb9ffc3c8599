"""How bots learn one game: what to practise on, who plays the first games, and the judge that uses the result."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from deckhall.bots.judge import Judge
from deckhall.bots.learning.sheet import Knowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """What a game's kit provides for `deckhall train`, and for bots that use its result."""

    package: ClassVar[str] = ""  # the package of the learnt value
    search: ClassVar[dict[str, Any]] = {}  # the settings of a search with a learnt value

    def __init__(self) -> None:
        self.known: list[dict[str, Any]] = []  # the setups, once they have been made

    def tables(self) -> list[dict[str, Any]]:
        """The setups to practise on; listing one several times makes it more frequent."""
        raise NotImplementedError

    def practice(self, index: int) -> dict[str, Any]:
        """The setup of a practice game."""
        if not self.known:
            self.known = self.tables()
        return self.known[index % len(self.known)]

    def knowledge(self) -> Knowledge:
        """The object that turns positions into sheets."""
        raise NotImplementedError

    def beginner(self, random: Random) -> Judge:
        """A judge without a learnt value, with randomly varied preferences, so that games differ."""
        raise NotImplementedError

    def judge(self, value: dict[str, Any], weights: dict[str, Any] | None = None) -> Judge:
        """A judge with a learnt value; its own opinions come from its usual weights, or from others."""
        raise NotImplementedError
