"""A table's public information, made from its saved part and from who is there now."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from deckhall.server.kept_decks import followings
from deckhall.server.saved_table import SavedTable, Seat
from deckhall.server.speech import result_in_words
from deckhall.server.table_messages import OpenWindow, SeatInfo, TableInfo, UndoOffer


@dataclass
class Seen:
    """The state of the seats that is not saved. Clocks are in seconds; None: there are none."""

    connected: Collection[int]
    asked: int | None
    thinking: int
    running: int
    grace: float
    clocks: list[float] | None


def table_info(
    saved: SavedTable, seen: Seen, watchers: int, undo: UndoOffer | None, window: OpenWindow | None
) -> TableInfo:
    gave_up = [number for number, seat in enumerate(saved.seats) if seat.resigned]
    return TableInfo(
        saved.id,
        saved.game,
        saved.shown_choices(),
        saved.settings,
        saved.state,
        saved.host,
        [_seat_info(number, seat, seen, saved.state == "open") for number, seat in enumerate(saved.seats)],
        saved.created,
        watchers,
        result_in_words(saved.game, saved.result, len(saved.seats), gave_up),
        saved.rematch,
        saved.rematch_by,
        seen.asked,
        followings(saved),
        undo,
        window,
    )


def _seat_info(number: int, seat: Seat, seen: Seen, is_open: bool) -> SeatInfo:
    return SeatInfo(
        seat.kind,
        seat.name,
        seat.guest,
        seat.colour,
        seat.level,
        number in seen.connected,
        seat.substituted,
        seat.why,
        seat.resigned,
        seen.thinking == number,
        None if seen.clocks is None else round(1000 * seen.clocks[number]),
        seen.running == number,
        round(1000 * seen.grace) if seen.running == number else 0,
        is_open and seat.kind == "person" and seat.ready,
    )
