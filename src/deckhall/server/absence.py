"""Absence: bots that substitute for people, people who return, resignations, and expired clocks."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from deckhall.bots import usual_level
from deckhall.server.game_messages import Result
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import SavedTable

if TYPE_CHECKING:
    from deckhall.server.table import Table


def with_seat(saved: SavedTable, number: int, **changes: Any) -> SavedTable:
    """The saved table with one seat changed."""
    seats = list(saved.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(saved, seats=seats)


async def let_bot_play(table: Table, asker: int, number: int) -> None:
    """Let a bot of the usual level play for the asker, or for another player who has been away for a while."""
    table.playing()
    if asker < 0:
        raise Refuse("not_seated", status=403)
    if number >= len(table.saved.seats) or table.saved.seats[number].kind != "person":
        raise Refuse("no_seat", seat=number)
    if table.saved.seats[number].substituted:
        return
    if asker != number and not is_away(table, number):
        raise Refuse("present", seat=number)
    await substitute(table, number, "left" if asker == number else "away")


def is_away(table: Table, number: int) -> bool:
    if table.is_present(number):
        return False
    since = table.away_since.setdefault(number, table.services.now())
    return table.services.now() - since >= table.services.config.away_after


async def substitute(table: Table, number: int, why: str, **changes: Any) -> None:
    """Let a bot play for a seat. Its level cannot be chosen, neither for oneself nor against others."""
    level = usual_level(table.saved.game)
    event = table.event("substituted", number, level=level, why=why)
    saved = with_seat(table.saved, number, substituted=True, why=why, level=level, **changes)
    await table.write(event, saved=saved)
    table.note("substituted", number, why)
    table.go_on()


async def come_back(table: Table, number: int) -> None:
    """A person takes their seat back from the bot."""
    table.playing()
    if number < 0:
        raise Refuse("not_seated", status=403)
    seat = table.saved.seats[number]
    if not seat.substituted or seat.resigned:
        raise Refuse("not_substituted")
    if seat.out_of_time:
        raise Refuse("out_of_time")
    event = table.event("returned", number)
    await table.write(event, saved=with_seat(table.saved, number, substituted=False, why="", level=""))
    table.wind_clock(number)
    table.note("returned", number)
    table.go_on()


async def is_back(table: Table, number: int) -> None:
    """A person who was told of their turn looks at the table again, and may be told of the next."""
    async with table.lock:
        if table.saved.seats[number].told:
            with suppress(Refuse):  # they are told once less
                await table.write(saved=with_seat(table.saved, number, told=False))


async def resign(table: Table, number: int, why: str = "resigned") -> None:
    """Resign. The game ends when all people have resigned or one seat is left; otherwise a bot plays on."""
    table.playing()
    if number < 0:
        raise Refuse("not_seated", status=403)
    if table.saved.seats[number].resigned:
        raise Refuse("not_seated", status=403)
    level = usual_level(table.saved.game)
    saved = with_seat(table.saved, number, resigned=True, substituted=True, why=why, level=level)
    event = table.event("resigned", number, why=why)
    winners = [other for other, seat in enumerate(saved.seats) if not seat.resigned]
    people = [other for other in winners if saved.seats[other].kind == "person"]
    if len(winners) > 1 and people:
        await table.write(event, saved=saved)
        table.note("resigned", number, why)
        table.go_on()
    else:
        await table.finish(saved, Result(why, winners, []), event)


async def out_of_time(table: Table, number: int) -> None:
    """The clock of a seat has run out: the table's settings say what happens."""
    clock = table.saved.settings.clock
    if clock.at_zero == "loss":
        await resign(table, number, "clock")
    else:
        await substitute(table, number, "clock", out_of_time=clock.kind == "bank")
