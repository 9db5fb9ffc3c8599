"""Limits: how often something may be asked (a bucket of tokens for each asker, in bounded memory), and how much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from deckhall.server.refusals import Refuse

_REMEMBERED = 50_000  # askers held in memory
_DEEPEST, _MOST_WITHIN = 5, 2_000  # levels of what somebody sends, and entries


class Bucket:
    """So many at once, then so many per second."""

    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.tokens = burst
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, amount: float) -> float:
        """Take so many, also more than there are; the seconds until that is made good."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate) - amount
        self.when = now
        return max(0.0, -self.tokens / self.rate)

    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self.tokens) / self.rate)


class Limit:
    """One bucket for each asker. `generosity` scales it; 0 turns it off."""

    def __init__(self, burst: float, rate: float, generosity: float) -> None:
        self._burst = burst * generosity
        self._rate = rate * generosity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, asker: str) -> None:
        """Count one request of the asker, or refuse it."""
        if self._rate == 0:
            return
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._burst, self._rate)
            while len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        if not bucket.take():
            raise Refuse("too_fast", status=429, seconds=round(bucket.wait(), 1))


def is_wild(content: dict[str, Any] | list[Any]) -> bool:
    """Whether choices or a deck hold more, or are nested deeper, than any of ours."""
    left, level = _MOST_WITHIN, [content]
    for _ in range(_DEEPEST):
        parts = [part for whole in level for part in (whole.values() if isinstance(whole, dict) else whole)]
        left -= len(parts)
        level = [part for part in parts if isinstance(part, (dict, list))]
        if left < 0:
            return True
    return bool(level)
