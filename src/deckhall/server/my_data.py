"""Everything stored about a guest: exported as one file, or deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from deckhall.server import history, push_subscriptions, results
from deckhall.server.guests import Guest
from deckhall.server.messages import encode
from deckhall.server.passkeys import told as told_passkeys
from deckhall.server.people_messages import PlayedGame
from deckhall.server.saved_table import Event, SavedTable
from deckhall.server.schema import (
    finished_game,
    finished_seat,
    kept_deck,
    lesson_done,
    passkey,
    push_subscription,
    puzzle_rating,
    puzzle_try,
    sitting,
)
from deckhall.server.schema import (
    guest as guest_table,
)

if TYPE_CHECKING:
    from deckhall.server.tables import Tables

Row = dict[str, Any]


async def exported(tables: Tables, guest: Guest, place: str) -> AsyncIterator[bytes]:
    """Everything about a guest as JSON (`MyData`), game by game; `place` is the base address of links to tables."""
    store = tables.services.store
    await results.of_guest(store, guest.id)  # completes the results
    rows: dict[str, list[Row]] = {}
    for name, table in (
        ("decks", kept_deck),
        ("lessons", lesson_done),
        ("tries", puzzle_try),
        ("ratings", puzzle_rating),
    ):
        rows[name] = await store.read(select(table).where(table.c.guest_id == guest.id), _row)
    about = {
        "made": int(time.time()),
        "guest": {**msgspec.to_builtins(guest.me()), "created": guest.created},
        "decks": [{**row, "deck": msgspec.json.decode(row["deck"])} for row in rows["decks"]],
        "lessons": [row["lesson"] for row in rows["lessons"]],
        "puzzles": {"tries": rows["tries"], "ratings": rows["ratings"]},
        "passkeys": await told_passkeys(store, guest.id),
        "push": await push_subscriptions.told(store, guest.id),
        "running": [_running(one.saved, place) for one in await _in_play(tables, guest)],
    }
    yield encode(about)[:-1] + b',"games":['
    between = b""
    for game in await results.all_of_guest(store, guest.id):
        yield between + await _game(tables, game)
        between = b",\n"
    yield b"]}\n"


def _row(row: Any) -> Row:
    return {name: value for name, value in row._mapping.items() if name != "guest_id"}


async def _in_play(tables: Tables, guest: Guest) -> list[Any]:
    return await tables.services.store.of_guest(guest.id, 1_000, ("open", "playing"))


def _running(saved: SavedTable, place: str) -> Row:
    return {
        "id": saved.id,
        "game": saved.game,
        "state": saved.state,
        "created": saved.created,
        "link": f"{place}/table/{saved.id}",
    }


async def _game(tables: Tables, game: PlayedGame) -> bytes:
    """A finished game with its record, if that still exists and is public."""
    saved = await tables.services.store.saved(game.id) if game.kept else None
    record: Row | None = None
    why = "removed" if saved is None else "closed_decks" if saved.has_closed_decks() else ""
    events: list[Event] = []
    if saved is not None and not why:
        events, _ = await tables.services.store.past(game.id)

    def write() -> bytes:
        told = record if why or saved is None else history.full_record(saved, events)
        return encode({**msgspec.to_builtins(game), "record": told, "why": why})

    return await asyncio.to_thread(write)


async def tables_of(tables: Tables, guest: Guest) -> list[str]:
    """All tables at which a guest sits or sat, including those removed from their list."""
    which = sitting.c
    return await tables.services.store.read(
        select(which.table_id).where(which.guest_id == guest.id), lambda row: str(row[0])
    )


async def delete(tables: Tables, guest: Guest) -> None:
    """Delete what is left of a guest who has vanished from all their tables. Results of games that others played too
    stay, with a nameless seat."""
    mine = select(finished_seat.c.table_id).where(finished_seat.c.guest_id == guest.id)
    others = select(finished_seat.c.table_id).where(finished_seat.c.guest_id.not_in(("", guest.id)))
    nobodys = mine.except_(others)
    gone = await tables.services.store.read(nobodys, lambda row: str(row[0]))
    nameless = finished_seat.update().where(finished_seat.c.guest_id == guest.id)
    statements: list[tuple[Any, Any]] = [
        (finished_game.delete().where(finished_game.c.id.in_(gone)), None),
        (finished_seat.delete().where(finished_seat.c.table_id.in_(gone)), None),
        (nameless.values(guest_id="", name=""), None),
        (guest_table.delete().where(guest_table.c.id == guest.id), None),
    ]
    statements += [
        (table.delete().where(table.c.guest_id == guest.id), None)
        for table in (kept_deck, lesson_done, puzzle_try, puzzle_rating, passkey, push_subscription, sitting)
    ]
    await tables.services.store.write(*statements)
    tables.guests.forget(guest.id)
