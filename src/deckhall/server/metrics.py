"""Metrics of a running server in Prometheus' text format. They name no guest and no table."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Times:
    """A histogram of seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(_STEPS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(_STEPS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """Counters, gauges and histograms. The writer thread counts too, hence the lock."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()
        self._times = {"commit": Times(), "move": Times(), "bot": Times()}

    def count(self, name: str, amount: int = 1) -> None:
        with self._lock:
            self._counts[name] += amount

    def took(self, what: str, seconds: float) -> None:
        with self._lock:
            self._times[what].add(seconds)

    def committed(self, events: int, seconds: float) -> None:
        self.count("events_stored", events)
        self.took("commit", seconds)

    def counted(self) -> Counter[str]:
        """All counters."""
        with self._lock:
            return Counter(self._counts)

    def within(self, what: str, share: float) -> float:
        """The seconds within which this share of all measurements lies, to the precision of the histogram."""
        with self._lock:
            counts = list(self._times[what].counts)
        done, wanted = 0, share * sum(counts)
        for step, count in zip(_STEPS, counts, strict=False):
            done += count
            if done >= wanted:
                return step if done else 0.0
        return _STEPS[-1]

    def text(self, gauges: Mapping[str, float]) -> str:
        """The page that Prometheus scrapes."""
        lines: list[str] = []
        with self._lock:
            for name, count in sorted(self._counts.items()):
                lines += [f"# TYPE deckhall_{name}_total counter", f"deckhall_{name}_total {count}"]
            for name, times in self._times.items():
                series = f"deckhall_{name}_seconds"
                lines.append(f"# TYPE {series} histogram")
                total = 0
                for step, count in zip((*map(str, _STEPS), "+Inf"), times.counts, strict=True):
                    total += count
                    lines.append(f'{series}_bucket{{le="{step}"}} {total}')
                lines += [f"{series}_sum {times.sum:.6f}", f"{series}_count {total}"]
        for name, value in gauges.items():
            lines += [f"# TYPE deckhall_{name} gauge", f"deckhall_{name} {value:g}"]
        return "\n".join(lines) + "\n"
