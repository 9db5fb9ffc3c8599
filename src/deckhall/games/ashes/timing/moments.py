"""Effects that open a window later and that end an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import MOMENTS
from deckhall.kernel.state import Task


@dataclass(frozen=True)
class OpenWindow(AshesEffect):
    """Open a window once everything above this task is done."""

    moment: int

    def resolve(self, state: Ashes, task: Task) -> None:
        state.open_window(self.moment)


@dataclass(frozen=True)
class CloseEvent(AshesEffect):
    """End the event on top of the stack."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.events.pop()


OPEN: Final = [OpenWindow(moment) for moment in range(len(MOMENTS))]
CLOSE_EVENT: Final = CloseEvent()
