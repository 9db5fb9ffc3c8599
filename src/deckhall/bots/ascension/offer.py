"""What runes or power can buy: a small knapsack problem over the row and the always-available cards."""

from __future__ import annotations

from deckhall.kernel.options import Option


class Offer:
    """What runes, or power, can buy: parallel lists, plus what can be bought repeatedly."""

    __slots__ = ("base", "costs", "options", "values")

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.costs: list[int] = []
        self.values: list[float] = []
        self.base: list[float] = [0.0]

    def add(self, option: Option, cost: int, value: float) -> None:
        self.options.append(option)
        self.costs.append(cost)
        self.values.append(value)

    def repeat(self, budget: int, cost: int, value: float) -> None:
        """Raise the value of every budget by something that never sells out."""
        base = self.base
        while len(base) <= budget:
            base.append(0.0)
        if value > 0:
            for money in range(cost, budget + 1):
                base[money] = max(base[money], base[money - cost] + value)

    def best(self, budget: int, without: int = -1) -> float:
        """The most value that the budget buys, each item once."""
        base = self.base
        best = base[: budget + 1]
        while len(best) <= budget:
            best.append(0.0)
        costs, values = self.costs, self.values
        for index in range(len(costs)):
            cost, value = costs[index], values[index]
            if index == without or cost > budget or value <= 0:
                continue
            for money in range(budget, cost - 1, -1):
                total = best[money - cost] + value
                if total > best[money]:
                    best[money] = total
        return best[budget]

    def dearest(self, budget: int) -> Option | None:
        """The most valuable item of the best plan, or None if it is best to buy nothing."""
        whole = self.best(budget)
        if whole <= 0:
            return None
        best = 0.0
        found = -1
        for index in range(len(self.options)):
            value = self.values[index]
            if value <= best:
                continue
            left = budget - self.costs[index]
            if left >= 0 and value + self.best(left, index) >= whole - 1e-9:
                best = value
                found = index
        return None if found < 0 else self.options[found]

    def place_of(self, card: int) -> int:
        """The index of this card in the lists."""
        for index in range(len(self.options)):
            if self.options[index].card == card:
                return index
        return -1
