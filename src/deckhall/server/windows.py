"""Windows without tells: where somebody might react, everybody waits the same time, whether or not they can.

A window opens when a move passed one (the kernel counts them, from public information alone) or when a
seat is asked for a reaction. Until it closes nothing new is shown except to the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from deckhall.kernel.game import Game
from deckhall.server.messages import OpenWindow

LONGEST_HOLD = 60.0  # seconds, from the opening
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

    Were it once for each window, how long it takes would tell how often somebody was asked.
    """

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self.is_open = False
        self.held: set[int] = set()
        self._opened = 0.0
        self._now = now

    def moved(self, before: Game, after: Game, option: str) -> None:
        """A move was made: it may open a window, or end it by a reaction."""
        if self.seconds == 0:
            return
        passed = after.state.windows - before.state.windows
        if option == DECLINE:  # this window everybody saw, or it is open already
            passed -= 1
        elif is_reaction(before):
            self.close()
        if not self.is_open and (passed > 0 or is_reaction(after)):
            self.is_open = True
            self._opened = self._now()

    def closes_in(self) -> float:
        """Seconds until the window closes, and whoever is still asked is taken to decline."""
        return max(0.0, self._opened + (LONGEST_HOLD if self.held else self.seconds) - self._now())

    def shown(self) -> OpenWindow | None:
        """What everybody may know."""
        if not self.is_open:
            return None
        return OpenWindow(round(1000 * self.closes_in()), sorted(self.held))

    def close(self) -> None:
        self.is_open = False
        self.held.clear()
