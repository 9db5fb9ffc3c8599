"""Missed wins in Ashes, proven by the search that proves its puzzles."""

from __future__ import annotations

from typing import Final

from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.ashes import MOST_LIFE, WinSearch, after, life_left
from deckhall.puzzles.puzzle import OutOfNodes

MOST_NODES: Final = (
    3_000  # wins that need a longer search are ignored: no player would have found them either
)
OTHER_DEALS: Final = 3  # other hands of the opponent for which the win must hold too


def missed_win(state: State, played: Option) -> tuple[str, ...]:
    """The player's own answers, up to the opponent's first, that would have won, if `played` gives a win away.

    Empty if there was no win. Only wins that do not depend on the opponent's hand count, as far as a few other deals
    can tell: nobody is to blame for cards they could not see.
    """
    assert isinstance(state, Ashes)
    decision = state.decision
    assert decision is not None
    seat = decision.player
    if state.seats() != 2 or state.player != seat or life_left(state, 1 - seat) > MOST_LIFE:
        return ()
    try:
        search = WinSearch(state, MOST_NODES)
        if not search.wins(state) or search.wins(after(state, played)):
            return ()
        for deal in range(OTHER_DEALS):
            other = state.imagine(seat, key_of(deal))
            assert isinstance(other, Ashes)
            if not WinSearch(other, MOST_NODES).wins(other):
                return ()
        return _own_answers(search, state)
    except OutOfNodes:
        return ()


def _own_answers(search: WinSearch, state: Ashes) -> tuple[str, ...]:
    found: list[str] = []
    while state.decision is not None and state.decision.player == search.seat:
        option = search.winning(state)[0]
        found.append(option.code)
        state = after(state, option)
    return tuple(found)
