"""Limits: how often something may be requested (a token bucket for each asker, in bounded memory), and how much."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from deckhall.server.refusals import Refuse

if TYPE_CHECKING:
    from deckhall.server.store import Store

_REMEMBERED = 50_000  # askers held in memory
_DEEPEST, _MOST_WITHIN = 5, 2_000  # nesting depth and number of entries of client data


# Another server has forwarded this request, and has counted it already.
is_counted: ContextVar[bool] = ContextVar("is_counted", default=False)


class Bucket:
    """A burst, then a rate per second."""

    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.tokens = burst
        self.when = time.monotonic()

    def take(self) -> bool:
        """Take a token; returns whether one was left."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, amount: float) -> float:
        """Take this many tokens, even more than there are; returns the seconds until the debt is paid."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate) - amount
        self.when = now
        return max(0.0, -self.tokens / self.rate)

    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self.tokens) / self.rate)


class Limit:
    """One bucket for each asker. `generosity` scales it; 0 turns it off."""

    def __init__(
        self, burst: float, rate: float, generosity: float, name: str = "", shared: Store | None = None
    ) -> None:
        self._burst = burst * generosity
        self._rate = rate * generosity
        self._name = name
        self._shared = shared
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def take(self, asker: str) -> None:
        """Like `check`, but counted across all servers if they share their limits."""
        if is_counted.get():
            return
        if self._shared is None or self._rate == 0:
            self.check(asker)
            return
        key = hashlib.blake2b(f"{self._name}:{asker}".encode(), digest_size=16).hexdigest()
        wait = await self._shared.take_token(key, self._burst, self._rate)
        if wait:
            raise Refuse("too_fast", status=429, seconds=round(wait, 1))

    def check(self, asker: str) -> None:
        """Count one request of the asker; raises Refuse if it is too many."""
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
    """Whether choices or a deck contain more, or are nested deeper, than any legitimate ones."""
    left, level = _MOST_WITHIN, [content]
    for _ in range(_DEEPEST):
        parts = [part for whole in level for part in (whole.values() if isinstance(whole, dict) else whole)]
        left -= len(parts)
        level = [part for part in parts if isinstance(part, (dict, list))]
        if left < 0:
            return True
    return bool(level)
