"""Undo: free while nothing was revealed and nobody else decided, otherwise when all others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckhall.server.refusals import Refuse
from deckhall.server.table_messages import UndoOffer

if TYPE_CHECKING:
    from deckhall.server.table import Table


async def ask(table: Table, seat: int) -> None:
    """A player asks to undo their last decision."""
    table.playing()
    if seat < 0:
        raise Refuse("not_seated", status=403)
    if table.is_waiting_at_window():
        raise Refuse("window_open", fresh=True)
    count = since_last_step(table, seat)
    if count == 0:
        raise Refuse("nothing_to_undo")
    others = [
        number
        for number, other in enumerate(table.saved.seats)
        if not other.is_played_by_bot() and number not in table.saved.seats_of(table.saved.seats[seat].guest)
    ]
    if others and not table.audience.can_undo(seat):
        table.offer = UndoOffer(seat, others)
        table.send()
    else:
        await table.undo(seat, count)


async def answer(table: Table, seat: int, yes: bool) -> None:
    """Another player agrees or refuses."""
    table.playing()
    offer = table.offer
    if offer is None or seat not in offer.waiting:
        raise Refuse("no_offer")
    waiting = [number for number in offer.waiting if number != seat]
    if yes and not waiting:
        await table.undo(offer.seat, since_last_step(table, offer.seat))
        return
    table.offer = UndoOffer(offer.seat, waiting) if yes else None
    table.send()


def since_last_step(table: Table, seat: int) -> int:
    """How many steps must be undone for this seat to decide again; 0 if it has not decided yet."""
    for count, step in enumerate(reversed(table.steps), 1):
        if step.seat == seat:
            return count
    return 0
