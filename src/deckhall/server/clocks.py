"""Clocks: how much time each seat has left. Times are in seconds of a monotonic clock."""

from __future__ import annotations

from collections.abc import Callable

from deckhall.server.table_messages import Clock

NOBODY = -1
# A player who is asked after others have moved sees their moves first: for this many seconds the clock does not count,
# the same for everyone. By then the browser has shown them all.
GRACE = 3.0


class Clocks:
    """The clocks of one table. At most one runs."""

    def __init__(self, settings: Clock, seats: int, now: Callable[[], float]) -> None:
        self.settings = settings
        self.running = NOBODY
        self.left: list[float] = [float(settings.seconds)] * seats
        self._since = 0.0  # when the clock began to count, or will begin
        self._late = 0.0  # seconds already counted on a server that is gone
        self._last = NOBODY  # the last seat that decided
        self._now = now

    def is_used(self) -> bool:
        return self.settings.kind != "none"

    def start(self, seat: int) -> None:
        """Start this seat's clock (after a grace period if another seat decided before) and stop all others."""
        if not self.is_used() or seat == self.running:
            return
        self.stop()
        if self.settings.kind == "move":
            self.left[seat] = float(self.settings.seconds)
        grace = 0.0 if seat == self._last else GRACE
        self.running, self._since = seat, self._now() + grace - self._late
        self._late = 0.0

    def charge(self, seconds: float) -> None:
        """Charge the first player asked for time already used on a server that is gone."""
        self._late = max(0.0, seconds)

    def stop(self) -> None:
        """Stop all clocks."""
        if self.running != NOBODY:
            self.left[self.running] = self.remaining(self.running)
            self.running = NOBODY

    def decided(self, seat: int) -> None:
        """Stop the clock of a seat that has answered, and add its increment or reset it."""
        self._last = seat
        if self.running == seat:
            self.stop()
            if self.settings.kind == "bank":
                self.left[seat] += self.settings.increment
            elif self.settings.kind == "move":
                self.left[seat] = float(self.settings.seconds)

    def wind_up(self, seat: int) -> None:
        """Give a returning player the full time for their next move."""
        if self.settings.kind == "move" and seat != self.running:
            self.left[seat] = float(self.settings.seconds)

    def kept(self) -> tuple[int, float, int, list[float]]:
        """The state of the clocks, for `restore` if a decision could not be stored."""
        return self.running, self._since, self._last, self.left.copy()

    def restore(self, kept: tuple[int, float, int, list[float]]) -> None:
        self.running, self._since, self._last, self.left = kept

    def remaining(self, seat: int) -> float:
        """Seconds left for a seat's decision, without the grace period."""
        passed = max(0.0, self._now() - self._since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - passed)

    def grace(self, seat: int) -> float:
        """Seconds until a running clock begins to count."""
        return max(0.0, self._since - self._now()) if seat == self.running else 0.0

    def runs_out_in(self, seat: int) -> float:
        return self.grace(seat) + self.remaining(seat)
