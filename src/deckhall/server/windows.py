"""Windows without tells: where somebody might react, everybody waits the same time, whether or not they can.

A window opens when a move passed one (the kernel counts them, from public information alone) or when a
seat is asked for a reaction. Until it closes nothing new is shown except to the seat that is asked.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from deckhall.kernel.game import Game
from deckhall.server.messages import OpenWindow

LONGEST_HOLD = 60.0  # seconds, from the opening
GRID = 0.25  # seconds: a window closes so long after it is settled, or a multiple of it when storing takes longer
DECLINE = "pass"


def is_reaction(game: Game) -> bool:
    """Whether the pending question is one of a window: secret, and one may let it pass."""
    decision = game.decision
    return decision is not None and decision.secret and any(o.code == DECLINE for o in decision.options)


def reaction_cards(game: Game) -> set[str]:
    """The cards with which the asked seat could react."""
    decision = game.decision
    if decision is None:
        return set()
    told = [game.state.describe(option) for option in decision.options if option.code != DECLINE]
    return {str(option.get("card", "")) for option in told}


class Pause:
    """The waiting at the windows of one table: once for each move that passes any, however many they are.

    Were it once for each window, how long it takes would tell how often somebody was asked. When the time to answer is
    over the window is settled: whoever is still asked declines, which is stored; if nobody is, something else is. Only
    then it closes, at a time of a fixed grid, so that storing the one or the other cannot be told apart.
    """

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self.is_open = False
        self.is_settled = False
        self.held: set[int] = set()
        self._opened = 0.0
        self._closes = 0.0
        self._now = now

    def opens(self, before: Game, after: Game, option: str) -> bool:
        """Whether a move opens a window, or keeps one open as a reaction does that can be answered in turn."""
        passed = after.state.windows - before.state.windows
        if option == DECLINE:  # this window everybody saw, or it is open already
            passed -= 1
        return self.seconds > 0 and (passed > 0 or is_reaction(after))

    def moved(self, before: Game, after: Game, option: str) -> None:
        """A move was made: it may open a window, or end it by a reaction."""
        if option != DECLINE and is_reaction(before):
            self.close()
        if not self.is_open and self.opens(before, after, option):
            self.open()

    def open(self) -> None:
        self.is_open, self.is_settled = True, False
        self._opened = self._now()

    def settles_in(self) -> float:
        """Seconds until whoever is still asked is taken to decline."""
        return max(0.0, self._opened + (LONGEST_HOLD if self.held else self.seconds) - self._now())

    def settle(self, since: float) -> None:
        """All is stored that this window brought; storing began at `since`."""
        self.is_settled = True
        late = max(0.0, self._now() - since - GRID)
        self._closes = since + GRID * (1 + math.ceil(late / GRID))

    def closes_in(self) -> float:
        """Seconds until a settled window closes."""
        return max(0.0, self._closes - self._now())

    def shown(self) -> OpenWindow | None:
        """What everybody may know."""
        if not self.is_open:
            return None
        return OpenWindow(round(1000 * self.settles_in()), sorted(self.held))

    def close(self) -> None:
        self.is_open = self.is_settled = False
        self.held.clear()
