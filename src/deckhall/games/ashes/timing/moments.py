"""Moments as effects: a window that opens when what comes first is done, and an event that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import MOMENTS
from deckhall.kernel.state import Task


@dataclass(frozen=True)
class OpenWindow(AshesEffect):
    """Open a window later, when what comes first is done."""

    moment: int

    def resolve(self, state: Ashes, task: Task) -> None:
        state.open_window(self.moment)


@dataclass(frozen=True)
class CloseEvent(AshesEffect):
    """What was happening is over."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.events.pop()


OPEN: Final = [OpenWindow(moment) for moment in range(len(MOMENTS))]
CLOSE_EVENT: Final = CloseEvent()
