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
    return {str(option.get("card_id", "")) for option in told}


class Pause:
    """The waiting at the windows of one table."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self.is_open = False
        self.held: set[int] = set()
        self._opened = 0.0
        self._closes = 0.0
        self._asked_until = 0.0
        self._now = now

    def moved(self, before: Game, after: Game, option: str) -> None:
        """A move was made: it may open a window, make it longer, or end it."""
        if self.seconds == 0:
            return
        passed = after.state.windows - before.state.windows
        if is_reaction(before):
            if option == DECLINE:  # the window lasts as long as if nobody could have been asked
                self._closes = max(self._closes, self._asked_until)
                passed = max(0, passed - 1)
            else:
                self.close()
        asked = is_reaction(after)
        if not self.is_open and (passed or asked):
            self.is_open = True
            self._opened = self._closes = self._now()
        self._closes += passed * self.seconds
        if asked:
            self._asked_until = max(self._closes, self._now()) + self.seconds

    def closes_in(self, asked: bool) -> float:
        """Seconds until the windows close, or until the asked seat is taken to decline."""
        until = self._asked_until if asked else self._closes
        if self.held:
            until = max(until, self._opened + LONGEST_HOLD)
        return max(0.0, until - self._now())

    def shown(self) -> OpenWindow | None:
        """What everybody may know: when the window closes, but not how many follow, which would be a tell."""
        if not self.is_open:
            return None
        passed = self._now() - self._opened
        left = LONGEST_HOLD - passed if self.held else self.seconds - passed % self.seconds
        return OpenWindow(max(0, round(1000 * left)), sorted(self.held))

    def close(self) -> None:
        self.is_open = False
        self.held.clear()
