"""A table as everybody sees it, made of what is saved of it and of who is there now."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from deckhall.server.kept_decks import followings
from deckhall.server.messages import OpenWindow, SeatInfo, TableInfo, UndoOffer
from deckhall.server.saved_table import SavedTable, Seat
from deckhall.server.speech import result_in_words


@dataclass
class Seen:
    """What can be seen of the seats besides what is saved. Clocks are in seconds; None: there are none."""

    connected: Collection[int]
    thinking: int
    running: int
    clocks: list[float] | None


def table_info(
    saved: SavedTable, seen: Seen, watchers: int, undo: UndoOffer | None, window: OpenWindow | None
) -> TableInfo:
    return TableInfo(
        saved.id,
        saved.game,
        saved.shown_choices(),
        saved.settings,
        saved.state,
        saved.host,
        [_seat_info(number, seat, seen) for number, seat in enumerate(saved.seats)],
        saved.created,
        watchers,
        result_in_words(saved.game, saved.result, len(saved.seats)),
        saved.rematch,
        followings(saved),
        undo,
        window,
    )


def _seat_info(number: int, seat: Seat, seen: Seen) -> SeatInfo:
    return SeatInfo(
        seat.kind,
        seat.name,
        seat.guest,
        seat.colour,
        seat.level,
        number in seen.connected,
        seat.substituted,
        seat.resigned,
        seen.thinking == number,
        None if seen.clocks is None else round(1000 * seen.clocks[number]),
        seen.running == number,
    )
