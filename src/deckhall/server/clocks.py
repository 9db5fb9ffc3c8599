"""Clocks: how much time each seat has left. Times are in seconds of a clock that never goes back."""

from __future__ import annotations

from collections.abc import Callable

from deckhall.server.messages import Clock

NOBODY = -1


class Clocks:
    """The clocks of one table. At most one runs."""

    def __init__(self, settings: Clock, seats: int, now: Callable[[], float]) -> None:
        self.settings = settings
        self.running = NOBODY
        self.left: list[float] = [float(settings.seconds)] * seats
        self._since = 0.0
        self._now = now

    def is_used(self) -> bool:
        return self.settings.kind != "none"

    def start(self, seat: int) -> None:
        """This seat must decide: its clock runs, every other stands."""
        if not self.is_used() or seat == self.running:
            return
        self.stop()
        if self.settings.kind == "move":
            self.left[seat] = float(self.settings.seconds)
        self.running, self._since = seat, self._now()

    def stop(self) -> None:
        """Nobody's clock runs."""
        if self.running != NOBODY:
            self.left[self.running] = self.remaining(self.running)
            self.running = NOBODY

    def decided(self, seat: int) -> None:
        """The seat has answered: its clock stops and gets its increment, or is wound up again."""
        if self.running == seat:
            self.stop()
            if self.settings.kind == "bank":
                self.left[seat] += self.settings.increment
            elif self.settings.kind == "move":
                self.left[seat] = float(self.settings.seconds)

    def kept(self) -> tuple[int, float, list[float]]:
        """How the clocks stand, for `restore` when a decision could not be stored."""
        return self.running, self._since, self.left.copy()

    def restore(self, kept: tuple[int, float, list[float]]) -> None:
        self.running, self._since, self.left = kept

    def remaining(self, seat: int) -> float:
        passed = self._now() - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - passed)
