"""Glicko-2 ratings, which include their own uncertainty (Mark E. Glickman, "Example of the Glicko-2 system", 2013).

A try at a puzzle is a game between a person and the puzzle, and a rating period of its own.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

START: Final = 1500.0
START_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
LEAST_DEVIATION: Final = 45.0
_TAU: Final = 0.5  # how much volatility may change
_SCALE: Final = 173.7178
_CLOSE: Final = 1e-6


@dataclass(frozen=True)
class Rating:
    """A rating: the strength of a guest or the difficulty of a puzzle, its deviation, and its volatility."""

    rating: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY

    def after(self, other: Rating, score: float) -> Rating:
        """This rating after one game against another: 1 won, 0 lost."""
        return self.after_all([(other, score)])

    def after_all(self, games: list[tuple[Rating, float]]) -> Rating:
        """This rating after a period with several games."""
        mu, phi = (self.rating - START) / _SCALE, self.deviation / _SCALE
        weights, surprises = 0.0, 0.0
        for other, score in games:
            other_mu, other_phi = (other.rating - START) / _SCALE, other.deviation / _SCALE
            damping = 1 / math.sqrt(1 + 3 * other_phi**2 / math.pi**2)
            expected = 1 / (1 + math.exp(-damping * (mu - other_mu)))
            weights += damping**2 * expected * (1 - expected)
            surprises += damping * (score - expected)
        variance = 1 / weights
        sigma = _volatility(phi, self.volatility, variance, variance * surprises)
        wide = math.sqrt(phi**2 + sigma**2)
        phi = 1 / math.sqrt(1 / wide**2 + 1 / variance)
        mu += phi**2 * surprises
        return Rating(_SCALE * mu + START, max(LEAST_DEVIATION, min(START_DEVIATION, _SCALE * phi)), sigma)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility: step 5 of the paper, by the Illinois algorithm."""
    start = math.log(sigma**2)

    def slope(x: float) -> float:
        grown = math.exp(x)
        spread = phi**2 + variance + grown
        return grown * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
