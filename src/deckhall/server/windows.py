"""Windows that reveal nothing: where somebody might react, everybody waits equally long, whether or not they can.

A window opens when a move passed one (the kernel counts them, from public information alone) or when a seat is asked
for a reaction. Until it closes, nothing new is shown except to the seat that is asked.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server.table_messages import OpenWindow

LONGEST_HOLD = 60.0  # seconds since it opened
AMONG_BOTS = (
    1.5  # seconds at most if one person plays with bots and nobody watches: a bot thinks for one second
)
GRID = 0.25  # seconds: windows close at multiples of this after being settled, to hide how long storing took
DECLINE = "pass"


def is_reaction(game: Game) -> bool:
    """Whether the pending question belongs to a window: it is secret and may be passed."""
    decision = game.decision
    return decision is not None and decision.secret and any(o.code == DECLINE for o in decision.options)


def declines_window(before: Game, given: list[str], happenings: Sequence[Happening]) -> bool:
    """Whether a step lets the window pass at which its player was asked.

    Other questions can be declined by the same code, such as whether to block: windows that pass afterwards are others.
    """
    decision = before.decision
    if decision is None or given[-1] != DECLINE:
        return False
    return is_reaction(before) or any(
        one.kind == "window" and one.player == decision.player and one.what == decision.prompt
        for one in happenings
    )


def reaction_cards(game: Game) -> set[str]:
    """The cards with which the asked seat could react."""
    decision = game.decision
    if decision is None:
        return set()
    described = [game.state.describe(option) for option in decision.options if option.code != DECLINE]
    return {str(option.get("card", "")) for option in described}


class Pause:
    """The waiting at the windows of one table: once per move that passes any, however many they are.

    One pause per window would reveal by its length how often a player was asked. When the time to answer is over, the
    window is settled: anyone still asked declines, which is stored; otherwise something else is stored. Only then does
    it close, at a time on a fixed grid, so that the two cases look the same.

    A person alone with bots has no time limit, as bots learn nothing from the time taken. All other windows of such a
    table ask bots or nobody: they are short and always equally long, because otherwise the person would learn which of
    the two it was.
    """

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self.is_open = False
        self.is_settled = False
        self.is_short = False  # a newcomer who watches would learn from that who was asked
        self.untimed = False  # no time limit: nobody is there who could learn from it
        self.held: set[int] = set()
        self._opened = 0.0
        self._closes = 0.0
        self._now = now

    def opens(self, before: Game, after: Game, declined: bool) -> bool:
        """Whether a move opens a window, or keeps one open, as a reaction does that can itself be answered.

        A window that the move itself `declined` was seen by everybody, or is already open.
        """
        passed = after.state.windows - before.state.windows - declined
        return self.seconds > 0 and (passed > 0 or is_reaction(after))

    def moved(self, before: Game, after: Game, declined: bool, is_among_bots: bool) -> None:
        """Note a move: it may open a window, or end one by a reaction."""
        if not declined and is_reaction(before):
            self.close()
        if not self.is_open and self.opens(before, after, declined):
            self.open(is_among_bots)

    def open(self, is_among_bots: bool) -> None:
        """Open the window; `is_among_bots` says whether one person plays with bots, and nobody watches."""
        self.is_open, self.is_settled, self.untimed = True, False, False
        self.is_short = is_among_bots
        self._opened = self._now()

    def settles_in(self) -> float:
        """Seconds until anyone still asked counts as declining."""
        pause = min(self.seconds, AMONG_BOTS) if self.is_short else self.seconds
        return max(0.0, self._opened + (LONGEST_HOLD if self.held else pause) - self._now())

    def settle(self, since: float) -> None:
        """Everything about this window is stored; storing began at `since`."""
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
        return OpenWindow(None if self.untimed else round(1000 * self.settles_in()), sorted(self.held))

    def close(self) -> None:
        self.is_open = self.is_settled = self.is_short = self.untimed = False
        self.held.clear()
