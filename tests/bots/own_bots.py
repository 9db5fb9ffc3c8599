"""Bots as somebody outside would write them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from deckhall.bots import Bot, Seat, Waiting
from deckhall.kernel.options import Option


class First(Bot):
    """Always takes the first option; with `skip`, a later one."""

    OPTIONS = ("skip",)

    def __init__(self, seed: int = 0, skip: int = 0) -> None:
        super().__init__(seed)
        self.skip = skip

    def choose(self, seat: Seat) -> Option:
        return seat.decision.options[self.skip % len(seat.decision.options)]


def not_a_bot(game: str, seed: int, **options: Any) -> int:
    """What nobody can seat at a table."""
    return 7


def only_ascension(game: str, seed: int, **options: Any) -> Bot | None:
    """A bot that knows one game."""
    return First(seed) if game == "ascension" else None


class Dreamer(First):
    """Ponders as long as it may, and then takes the last option instead of the first."""

    def ponder(self, waiting: Waiting) -> Iterator[None]:
        self.skip = -1
        while True:
            time.sleep(0.02)
            yield
