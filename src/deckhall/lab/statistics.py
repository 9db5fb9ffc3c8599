"""Statistics of simulated games: how long they last, what happens in them, who wins, and with which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, quantiles
from typing import Any, Final

from deckhall.lab.odds import matchups, wilson
from deckhall.lab.simulation import Count, SimulatedGame

# The happenings counted for each card, in any game that has them, and those by which a seat obtains a card.
ACTS: Final = ("acquired", "played", "defeated", "activated", "reacted", "attacked", "destroyed")
OWN: Final = ("acquired", "played", "defeated", "activated", "reacted")
FEW: Final = 20  # with fewer games a win rate is not worth showing


@dataclass(frozen=True)
class Measure:
    """A number for each game: how often something happened in it, or how much of it."""

    name: str  # its message is measure-NAME
    kinds: tuple[str, ...]  # the happenings that count
    what: str = ""  # if set, only happenings with this `what`
    is_amount: bool = False  # whether to add up amounts instead of counting happenings

    def counts(self, count: Count) -> bool:
        return count.kind in self.kinds and self.what in ("", count.what)

    def of(self, game: SimulatedGame) -> int:
        return sum(
            count.amount if self.is_amount else count.times for count in game.counts if self.counts(count)
        )


# Measures for any game; a game shows those that occur in it.
MEASURES: Final = (
    Measure("rounds", ("round_began",)),
    Measure("drawn", ("drew",)),
    Measure("acquired", ("acquired",)),
    Measure("monsters", ("defeated",)),
    Measure("banished", ("banished",)),
    Measure("runes", ("gained",), what="runes", is_amount=True),
    Measure("power", ("gained",), what="power", is_amount=True),
    Measure("honor", ("gained",), what="honor", is_amount=True),
    Measure("cards-played", ("played",)),
    Measure("activations", ("activated",)),
    Measure("arrivals", ("arrived",)),
    Measure("attacks", ("attacked",)),
    Measure("blocks", ("blocked", "guarded")),
    Measure("reactions", ("reacted",)),
    Measure("damage", ("damaged",), is_amount=True),
    Measure("wounds", ("wounded",), is_amount=True),
    Measure("destroyed", ("destroyed",)),
    Measure("dice-paid", ("paid",)),
    Measure("meditations", ("meditated",)),
)


def statistics(games: Sequence[SimulatedGame], decks: Any = None) -> dict[str, Any]:
    """Statistics of games of one setup; `decks` are those of its seats, if it has decks."""
    count = len(games)
    first = sum(game.shares[game.first] for game in games if 0 <= game.first < len(game.shares))
    measures: list[tuple[str, Callable[[SimulatedGame], int]]] = [
        ("turns", lambda game: game.turns),
        ("decisions", lambda game: game.decisions),
        *[(measure.name, measure.of) for measure in MEASURES],
    ]
    numbers = {name: [of(game) for game in games] for name, of in measures}
    low, high = wilson(first, count)
    return {
        "games": count,
        **{name: spread(numbers[name]) for name in ("turns", "decisions")},
        "scores": spread([score for game in games for score in game.scores]),
        "ends": dict(Counter(game.reason for game in games)),
        "first_player_wins": {"share": first / count, "low": low, "high": high},
        "seat_wins": seat_wins(games),
        "measures": {name: spread(values) for name, values in numbers.items() if any(values)},
        "decks": matchups((decks, game.shares) for game in games),
        **cards(games),
    }


def seat_wins(games: Sequence[SimulatedGame]) -> list[dict[str, float]]:
    """Each seat's share of wins, with its interval."""
    found = []
    for seat in range(len(games[0].bots)):
        wins = sum(game.shares[seat] for game in games)
        low, high = wilson(wins, len(games))
        found.append({"share": wins / len(games), "low": low, "high": high})
    return found


def cards(games: Sequence[SimulatedGame]) -> dict[str, Any]:
    """Every card to which something happened: how often per game, and the win rates of seats with and without it."""
    acts: dict[str, Counter[str]] = {act: Counter() for act in ACTS}
    having: Counter[str] = Counter()
    winning: Counter[str] = Counter()
    seats = 0
    wins = 0.0
    for game in games:
        shares = game.shares
        seats += len(shares)
        wins += sum(shares)
        had: set[tuple[int, str]] = set()
        for count in game.counts:
            if count.kind in acts and count.card and count.seat >= 0:
                acts[count.kind][count.card] += count.times
                if count.kind in OWN:
                    had.add((count.seat, count.card))
        for seat, card in had:
            having[card] += 1
            winning[card] += shares[seat] > 0.0
    seen = [act for act in ACTS if acts[act]]
    found = []
    for card in sorted({name for act in seen for name in acts[act]}):
        without = seats - having[card]
        found.append(
            {
                "card": card,
                **{act: acts[act][card] / len(games) for act in seen},
                "seats_with": having[card],
                "won_with": winning[card] / having[card] if having[card] >= FEW else None,
                "won_without": max(0.0, wins - winning[card]) / without if without >= FEW else None,
            }
        )
    return {"acts": seen, "cards": found}


def deck_results(results: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each deck's wins against all others combined, from the matchups of several setups."""
    wins: dict[str, float] = {}
    games: Counter[str] = Counter()
    for result in results:
        for one in result["decks"]:
            wins[one["deck"]] = wins.get(one["deck"], 0.0) + one["share"] * one["games"]
            games[one["deck"]] += one["games"]
    found = []
    for deck in sorted(wins, key=lambda deck: -wins[deck] / games[deck]):
        low, high = wilson(wins[deck], games[deck])
        found.append(
            {
                "deck": deck,
                "games": games[deck],
                "share": wins[deck] / games[deck],
                "low": low,
                "high": high,
            }
        )
    return found


def spread(values: Sequence[int]) -> dict[str, float]:
    """The mean, and the interval that contains the middle 90 %."""
    if len(values) < 2:
        return {"mean": float(values[0]), "low": float(values[0]), "high": float(values[0])}
    cuts = quantiles(values, n=20)
    return {"mean": round(mean(values), 2), "low": cuts[0], "high": cuts[-1]}
