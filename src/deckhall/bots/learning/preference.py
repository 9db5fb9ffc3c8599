"""The learnt preference: how much more an option is worth than the judge believes, as searches have found it.

It is in points of the judge, and belongs to the words of options and their cards, so it applies to new cards too.
"""

from __future__ import annotations

from typing import Any, Final

from deckhall.bots.learning.sheet import Columns, Entries


class Preference:
    """Weighs options, in points, using the columns of one `Columns`."""

    def __init__(self, data: dict[str, Any], columns: Columns) -> None:
        self.columns: Final = columns
        self.words: Final[dict[str, float]] = {str(word): float(one) for word, one in data["words"].items()}
        self.by_column: Final[list[float]] = []

    def cover(self) -> None:
        """Compute the points of new columns: the weighted sums of their words."""
        while len(self.by_column) < len(self.columns.words):
            total = 0.0
            for word, amount in self.columns.words[len(self.by_column)].items():
                total += amount * self.words.get(word, 0.0)
            self.by_column.append(total)

    def points_of(self, columns: list[int]) -> list[float]:
        """The points of columns, for an amount of 1."""
        if len(self.by_column) < len(self.columns.words):
            self.cover()
        return [self.by_column[column] for column in columns]

    def likings(self, options: list[Entries]) -> list[float]:
        """The points of options."""
        if len(self.by_column) < len(self.columns.words):
            self.cover()
        found: list[float] = []
        for entries in options:
            total = 0.0
            for place in range(len(entries.columns)):
                total += self.by_column[entries.columns[place]] * entries.amounts[place]
            found.append(total)
        return found
