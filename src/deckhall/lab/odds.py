"""Statistics of many games: intervals for shares, and strengths from who beat whom."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

Z95: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula, which is reliable near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = Z95 * Z95 / games
    middle = (share + square / 2) / (1 + square)
    half = Z95 / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def bradley_terry(wins: Mapping[tuple[str, str], float], rounds: int = 500) -> dict[str, float]:
    """Strengths on the Elo scale, with mean 0, from how often the first of each pair beat the second.

    The usual iteration for the Bradley-Terry model. Half a win each way is added to every pair that met, so that a
    contestant who always won has a finite strength.
    """
    names = sorted({name for pair in wins for name in pair})
    met: dict[tuple[str, str], float] = {}
    won = dict.fromkeys(names, 0.0)
    for (one, other), count in wins.items():
        met[one, other] = met.get((one, other), 0.0) + count
        met[other, one] = met.get((other, one), 0.0) + count
        won[one] += count
    for one in names:
        for other in names:
            if (one, other) in met:
                met[one, other] += 1.0
                won[one] += 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        for one in names:
            weight = sum(
                met[one, other] / (strength[one] + strength[other])
                for other in names
                if (one, other) in met and other != one
            )
            if weight > 0:
                strength[one] = won[one] / weight
        middle = math.exp(sum(math.log(value) for value in strength.values()) / max(1, len(names)))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: 400 * math.log10(value) for name, value in strength.items()}


def matchups(results: Iterable[tuple[Any, list[float]]]) -> list[dict[str, Any]]:
    """How often each deck beat each other one, from the decks of two-player games and each side's share of the win.

    Only named decks count, and mirror matches are ignored.
    """
    counts: dict[tuple[str, str], tuple[float, int]] = {}
    for decks, shares in results:
        if not isinstance(decks, list | tuple) or len(decks) != 2 or len(shares) != 2:
            continue
        if not all(isinstance(deck, str) for deck in decks) or decks[0] == decks[1]:
            continue
        for one, other in ((0, 1), (1, 0)):
            wins, count = counts.get((decks[one], decks[other]), (0.0, 0))
            counts[decks[one], decks[other]] = (wins + shares[one], count + 1)
    found = []
    for (deck, rival), (wins, count) in sorted(counts.items()):
        low, high = wilson(wins, count)
        found.append(
            {"deck": deck, "other": rival, "games": count, "share": wins / count, "low": low, "high": high}
        )
    return found
