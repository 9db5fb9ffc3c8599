"""The learnt preference: which options a search is likely to favour before it has examined them.

The judge says how many points an option is behind the best; what was learnt from searches is added to that, word by
word.
"""

from __future__ import annotations

from typing import Any, Final

from deckhall.bots.learning.sheet import Columns, Entries


class Preference:
    """Weighs the options of a decision, in points, using the columns of one `Columns`."""

    def __init__(self, data: dict[str, Any], columns: Columns) -> None:
        self.columns: Final = columns
        self.trust: Final[float] = float(data["trust"])  # how much the judge's opinion counts
        self.words: Final[dict[str, float]] = {str(word): float(one) for word, one in data["words"].items()}
        self.by_column: Final[list[float]] = []

    def cover(self) -> None:
        """Compute the weights of new columns: the weighted sums of their words."""
        while len(self.by_column) < len(self.columns.words):
            total = 0.0
            for word, amount in self.columns.words[len(self.by_column)].items():
                total += amount * self.words.get(word, 0.0)
            self.by_column.append(total)

    def behind(self, judged: list[float], options: list[Entries]) -> list[float]:
        """How many points each option is behind the best, starting from the judge's opinion."""
        if len(self.by_column) < len(self.columns.words):
            self.cover()
        scores: list[float] = []
        for index in range(len(options)):
            score = -self.trust * judged[index]
            entries = options[index]
            for place in range(len(entries.columns)):
                score += self.by_column[entries.columns[place]] * entries.amounts[place]
            scores.append(score)
        top = max(scores)
        return [top - score for score in scores]
