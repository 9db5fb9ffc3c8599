"""A guide through one puzzle: it knows at each moment whether the goal can still be reached, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.puzzle import Deed
from deckhall.study import Line


class Guide:
    """What a game's search knows about a puzzle. `done` are the deeds done so far, for goals that count them."""

    OPEN_HANDS: ClassVar[bool] = False  # whether all players' cards are open

    def asked(self) -> list[Line]:
        """The goal, and what the solver needs to know for it."""
        raise NotImplementedError

    def is_solved(self, state: State, done: frozenset[Deed]) -> bool:
        """Whether the goal is reached."""
        raise NotImplementedError

    def verdict(self, state: State, done: frozenset[Deed]) -> Line | None:
        """Why the goal can no longer be reached; None while it can, or if the search cannot tell."""
        raise NotImplementedError

    def is_settled(self, state: State) -> bool:
        """Whether this is a moment to judge: the solver is asked, or the turn is over."""
        raise NotImplementedError

    def ends(self, state: State, option: Option) -> bool:
        """Whether an answer ends the turn, and thus the puzzle."""
        return False

    def judged(self, option: Option) -> tuple[bool, Line] | None:
        """For an answer that decides the puzzle by itself: whether it is good, and what to say."""
        return None

    def objection(self, option: Option) -> Line | None:
        """Why an answer is not part of the puzzle."""
        return None

    def deeds(self, state: State, option: Option, done: frozenset[Deed]) -> frozenset[Deed]:
        """The deeds done after an answer."""
        return done

    def resist(self, state: State) -> Option:
        """The best defence of an opponent."""
        raise NotImplementedError

    def way(self, state: State, done: frozenset[Deed]) -> Sequence[str]:
        """Answers of all players that lead from here to the goal; empty if there are none."""
        raise NotImplementedError
