"""The learnt value of positions: a small network that gives every side its chance to win and its final margin.

All sides share one first layer, which sees the side and the table; the second layer sees a side and the mean of its
rivals. The chances are shares of 1: with two sides the network is symmetric by construction, and it works for any
number of sides. The weights come from `deckhall train`; here they are only multiplied and added, in plain lists.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from deckhall.bots.learning.sheet import Columns, Entries, Sheet

FILE: Final = "value.json"


def load_value(package: str) -> dict[str, Any]:
    """The learnt value in a package: `value.json`, which records when, how and with which results it was trained."""
    value: dict[str, Any] = json.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    return value


class Network:
    """Turns sheets into chances and margins, using the columns of one `Columns`."""

    def __init__(self, data: dict[str, Any], columns: Columns) -> None:
        self.columns: Final = columns
        self.hidden: Final[int] = int(data["hidden"])
        self.units: Final[int] = int(data["units"])
        self.words: Final[dict[str, list[float]]] = {
            str(word): [float(one) for one in row] for word, row in data["words"].items()
        }
        self.bias: Final[list[float]] = [float(one) for one in data["bias"]]
        self.own: Final[list[list[float]]] = rows_of(data["own"])  # by unit
        self.rival: Final[list[list[float]]] = rows_of(data["rival"])
        self.unit_bias: Final[list[float]] = [float(one) for one in data["unit_bias"]]
        self.chance: Final[list[float]] = [float(one) for one in data["chance"]]
        self.margin: Final[list[float]] = [float(one) for one in data["margin"]]
        self.points: Final[float] = float(data["points"])  # the points that a margin of 1 stands for
        self.nothing: Final[list[float]] = [0.0] * self.units
        # The first layer by unit, then by column, for the columns known so far.
        self.first: Final[list[list[float]]] = [[] for _ in range(self.hidden)]
        self.covered = 0

    def cover(self) -> None:
        """Compute the first layer for new columns: the weighted sums of their words."""
        while self.covered < len(self.columns.words):
            row = [0.0] * self.hidden
            for word, amount in self.columns.words[self.covered].items():
                weights = self.words.get(word)
                if weights is not None:
                    for unit in range(self.hidden):
                        row[unit] += amount * weights[unit]
            for unit in range(self.hidden):
                self.first[unit].append(row[unit])
            self.covered += 1

    def chances(self, sheet: Sheet) -> list[float]:
        """The chance of every side."""
        units = self.second_layer(sheet)
        logits = [dot(self.chance, one) for one in units]
        top = max(logits)
        shares = [math.exp(one - top) for one in logits]
        total = sum(shares)
        return [share / total for share in shares]

    def margins(self, sheet: Sheet) -> list[float]:
        """How many points every side will be ahead of its best rival at the end."""
        return [self.points * dot(self.margin, one) for one in self.second_layer(sheet)]

    def second_layer(self, sheet: Sheet) -> list[list[float]]:
        if self.covered < len(self.columns.words):
            self.cover()
        table = sums(self.first, sheet.table, self.bias)
        hidden = [positive(sums(self.first, side, table)) for side in sheet.sides]
        mine = [sums(self.own, one, self.nothing) for one in hidden]
        theirs = [sums(self.rival, one, self.nothing) for one in hidden]
        sides = len(hidden)
        share = 1.0 / max(1, sides - 1)
        found: list[list[float]] = []
        for side in range(sides):
            values: list[float] = []
            for unit in range(self.units):
                rivals = 0.0
                for other in range(sides):
                    if other != side:
                        rivals += theirs[other][unit]
                value: float = self.unit_bias[unit] + mine[side][unit] + share * rivals
                values.append(value if value > 0.0 else 0.0)
            found.append(values)
        return found


def sums(weights: list[list[float]], entries: Entries, start: list[float]) -> list[float]:
    """The sums of entries by each row of weights, added to `start`.

    Four rows at a time, because reading an entry takes longer than multiplying it.
    """
    columns, amounts = entries.columns, entries.amounts
    many: i64 = len(columns)
    rows = len(weights)
    found: list[float] = []
    row = 0
    while row + 4 <= rows:
        one, two, three, four = weights[row], weights[row + 1], weights[row + 2], weights[row + 3]
        by_one: float = start[row]
        by_two: float = start[row + 1]
        by_three: float = start[row + 2]
        by_four: float = start[row + 3]
        index: i64 = 0
        while index < many:
            column: i64 = columns[index]
            amount: float = amounts[index]
            by_one += one[column] * amount
            by_two += two[column] * amount
            by_three += three[column] * amount
            by_four += four[column] * amount
            index += 1
        found.append(by_one)
        found.append(by_two)
        found.append(by_three)
        found.append(by_four)
        row += 4
    while row < rows:
        total: float = start[row]
        last = weights[row]
        for place in range(len(columns)):
            total += last[columns[place]] * amounts[place]
        found.append(total)
        row += 1
    return found


def dot(weights: list[float], values: list[float]) -> float:
    total: float = 0.0
    index: i64 = 0
    many: i64 = len(weights)
    while index < many:
        total += weights[index] * values[index]
        index += 1
    return total


def positive(values: list[float]) -> Entries:
    """The positive values, by their places."""
    found = Entries()
    for place in range(len(values)):
        if values[place] > 0.0:
            found.add(place, values[place])
    return found


def rows_of(rows: list[list[float]]) -> list[list[float]]:
    return [[float(value) for value in row] for row in rows]
