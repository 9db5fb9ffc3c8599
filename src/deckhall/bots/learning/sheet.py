"""A position as numbers: columns with amounts for the table and for every side that can win.

A column consists of words with amounts: one word for a plain number, many for a card at some place. Weights belong to
words rather than to columns, so new cards need no new weights.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from deckhall.kernel.options import Option
from deckhall.kernel.state import State


class Columns:
    """All columns so far, by number; those of a card are added when it is first seen."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.words: Final[list[dict[str, float]]] = []
        self.named: Final[dict[str, list[int]]] = {}  # name -> the numbers of its columns

    def plain(self, name: str) -> int:
        """The column of a plain number."""
        return self.number(name, {name: 1.0})

    def card(self, place: str, card_id: str, words: dict[str, float]) -> int:
        """The column of a card at a place; cards of the same name but different words get separate columns."""
        return self.number(
            f"{place}:{card_id}", {f"{place}:{word}": amount for word, amount in words.items()}
        )

    def number(self, name: str, words: dict[str, float]) -> int:
        for place in self.named.get(name, []):
            if self.words[place] == words:
                return place
        found = len(self.names)
        self.names.append(name)
        self.words.append(words)
        self.named.setdefault(name, []).append(found)
        return found


class Entries:
    """Columns and their amounts, as parallel lists."""

    __slots__ = ("amounts", "columns")

    def __init__(self) -> None:
        self.columns: Final[list[int]] = []
        self.amounts: Final[list[float]] = []

    def add(self, column: int, amount: float) -> None:
        if amount != 0.0:
            self.columns.append(column)
            self.amounts.append(amount)


class Sheet:
    """What a viewer knows of a position: entries of the table, and of every side in seat order."""

    __slots__ = ("sides", "table")

    def __init__(self, sides: int) -> None:
        self.table: Final = Entries()
        self.sides: Final[list[Entries]] = [Entries() for _ in range(sides)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Makes the sheets of one game."""

    def __init__(self) -> None:
        self.columns: Final = Columns()

    def options(self, state: State, options: list[Option]) -> list[Entries]:
        """Options of the pending decision as entries: the action, its card, and the situation it is taken in."""
        raise NotImplementedError

    def sort(self, state: State) -> str:
        """The sort of game: what options turn out to be worth is learnt apart for each."""
        return ""

    def sheet(self, state: State, viewer: int) -> Sheet:
        """A position as a viewer knows it: the same for all deals that the viewer cannot tell apart."""
        raise NotImplementedError
