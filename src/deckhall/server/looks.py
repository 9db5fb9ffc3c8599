"""Looks: a table as everybody sees it, made of its sheet and of who is there now."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from deckhall.server.messages import OpenWindow, SeatInfo, TableInfo, UndoOffer
from deckhall.server.sheet import Seat, Sheet


@dataclass
class Seen:
    """What can be seen of the seats besides what the sheet says. Clocks are in seconds; None: there are none."""

    connected: Collection[int]
    thinking: int
    running: int
    clocks: list[float] | None


def table_info(
    sheet: Sheet, seen: Seen, watchers: int, undo: UndoOffer | None, window: OpenWindow | None
) -> TableInfo:
    return TableInfo(
        sheet.id,
        sheet.game,
        sheet.shown_choices(),
        sheet.settings,
        sheet.state,
        sheet.host,
        [_seat_info(number, seat, seen) for number, seat in enumerate(sheet.seats)],
        sheet.created,
        watchers,
        sheet.result,
        sheet.rematch,
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
