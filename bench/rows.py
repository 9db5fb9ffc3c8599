"""The result of a benchmark: rows of one measured number each, and the clock to measure with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One number. `what` is the same in both builds and identifies the row."""

    what: str
    value: float
    unit: str


def seconds_each(action: Callable[[], object], at_least: float = 0.5, rounds: int = 5) -> float:
    """The best time of one call over several rounds: the one least disturbed by other programs."""
    calls = 1
    while True:
        start = time.perf_counter()
        for _ in range(calls):
            action()
        spent = time.perf_counter() - start
        if spent >= at_least / rounds:
            break
        calls *= 2
    best = spent
    for _ in range(rounds - 1):
        start = time.perf_counter()
        for _ in range(calls):
            action()
        best = min(best, time.perf_counter() - start)
    return best / calls
