"""Storage, in an SQLite file or in PostgreSQL: all writes go through one writer, reads happen in parallel.

A write is complete when its future is: only then is it acknowledged to anybody.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from deckhall.server import results
from deckhall.server.databases import NOW, Statements, open_engine, open_postgresql
from deckhall.server.messages import encode
from deckhall.server.saved_table import Event, SavedTable, Snapshot, read_sheet
from deckhall.server.schema import (
    analysis,
    bucket,
    game_event,
    game_snapshot,
    game_table,
    guest,
    kept_deck,
    lesson_done,
    puzzle_now,
    puzzle_rating,
    puzzle_try,
    setting,
    sitting,
)
from deckhall.server.writer import Changed, NotStored, Unavailable, Write, Writer, reason

T = TypeVar("T")

_TRY_EVERY, _PATIENCE = 1.0, 3.0  # seconds, for testing whether the database is writable


IN_SIGHT, ARCHIVED, REMOVED = 0, 1, 2  # where a guest keeps a table


@dataclass(frozen=True)
class Sitting:
    """A table in a guest's own list: where they keep it, and its last event (number, time)."""

    saved: SavedTable
    shelf: int
    seq: int
    at: float


class Store:
    """The database of a server."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.is_shared = writer.is_shared
        self.engine = engine
        self.epochs: Mapping[str, int] | None = (
            None  # the epochs of the tables this server owns, if there are several servers
        )
        self.say = Statements(self.is_shared)
        self._idle = threading.Condition()
        self._at_work = 0  # threads using their own connections
        self._writer = writer
        self._tried_at = -_TRY_EVERY
        self._well = False

    def close(self) -> None:
        """Write everything that is queued, then stop."""
        self._writer.close()
        with self._idle:  # the asker may be gone, but not the thread that looks for the answer
            self._idle.wait_for(lambda: self._at_work == 0, 5)
        self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------

    async def save(
        self,
        saved: SavedTable,
        *,
        events: Sequence[Event] = (),
        snapshot: Snapshot | None = None,
        with_sheet: bool = True,
        decks: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Store a saved table, new events, a snapshot and decks to keep, all or nothing."""
        write = self._new_write(saved.id)
        for one in events:
            write.events.append(
                {
                    "game_id": saved.id,
                    "seq": one.seq,
                    "kind": one.kind,
                    "seat": one.seat,
                    "content": encode(one.content).decode(),
                    "at": one.at,
                }
            )
        if with_sheet:
            write.statements.append((self.say.table, _table_row(saved)))
            write.statements.extend(
                (self.say.sit, {"guest_id": seat.guest, "table_id": saved.id, "created": saved.created})
                for seat in saved.seats
                if seat.guest
            )
            if saved.state == "over":
                write.statements.extend(results.statements(self.say, saved))
        if snapshot is not None:
            write.statements.append((self.say.snapshot, _snapshot_row(saved.id, snapshot)))
        write.statements.extend((self.say.deck, row) for row in decks)
        await self._submit(write)

    async def save_guest(self, row: dict[str, Any]) -> None:
        write = self._new_write()
        write.statements.append((self.say.guest, row))
        await self._submit(write)

    async def save_deck(self, row: dict[str, Any]) -> None:
        write = self._new_write()
        write.statements.append((self.say.deck, row))
        await self._submit(write)

    async def finish_lesson(self, row: dict[str, Any]) -> None:
        """Record that a guest has finished a lesson; repeating it changes nothing."""
        write = self._new_write()
        write.statements.append((self.say.lesson, row))
        await self._submit(write)

    async def save_puzzle(
        self,
        tried: dict[str, Any],
        rating: dict[str, Any] | None = None,
        puzzle: dict[str, Any] | None = None,
    ) -> None:
        """Store a try at a puzzle, and its effect on the ratings of guest and puzzle."""
        write = self._new_write()
        write.statements.append((self.say.tried, tried))
        if rating is not None:
            write.statements.append((self.say.rating, rating))
        if puzzle is not None:
            write.statements.append((self.say.puzzle, puzzle))
        await self._submit(write)

    async def save_analysis(self, row: dict[str, Any], forget_before: int) -> None:
        """Store an analysis, and delete those stored before a time."""
        write = self._new_write()
        write.statements.append((self.say.analysis, row))
        write.statements.append((analysis.delete().where(analysis.c.at < forget_before), None))
        await self._submit(write)

    async def remove_deck(self, deck_id: str) -> None:
        write = self._new_write()
        write.statements.append((kept_deck.delete().where(kept_deck.c.id == deck_id), None))
        await self._submit(write)

    async def stand_up(self, guest_id: str, table_id: str, saved: SavedTable) -> None:
        """Store that a guest has left this table before its game began."""
        write = self._new_write(table_id)
        write.statements.append((self.say.table, _table_row(saved)))
        where = (sitting.c.guest_id == guest_id) & (sitting.c.table_id == table_id)
        write.statements.append((sitting.delete().where(where), None))
        await self._submit(write)

    async def shelve(self, guest_id: str, table_id: str, shelf: int) -> None:
        """Move a table within a guest's own list."""
        write = self._new_write()
        where = (sitting.c.guest_id == guest_id) & (sitting.c.table_id == table_id)
        write.statements.append((sitting.update().where(where).values(shelf=shelf), None))
        await self._submit(write)

    async def forget(self, table_id: str) -> None:
        """Delete a table with its game, if everybody who sat there has removed it from their list."""
        write = self._new_write(table_id)
        kept = select(sitting.c.table_id).where(sitting.c.table_id == table_id, sitting.c.shelf != REMOVED)
        for part, which in (
            (game_event, game_event.c.game_id),
            (game_snapshot, game_snapshot.c.game_id),
            (game_table, game_table.c.id),
            (sitting, sitting.c.table_id),
        ):
            write.statements.append((part.delete().where(which == table_id, ~kept.exists()), None))
        await self._submit(write)

    async def use_recovery(self, guest_id: str, number: int) -> bool:
        """Use up a guest's recovery link; returns False if it was used before."""
        which = (guest.c.id == guest_id) & (guest.c.recoveries == number)
        write = self._new_write()
        write.statements.append((guest.update().where(which).values(recoveries=number + 1), None))
        write.must_change = True
        try:
            await self._submit(write)
        except Changed:
            return False
        return True

    async def take_token(self, asker: str, burst: float, rate: float) -> float:
        """Take one token from a bucket shared by all servers; returns the seconds to wait if there is none."""
        values = {"asker": asker, "burst": burst, "rate": rate}
        if await self.at_once(lambda connection: connection.execute(_TAKE_TOKEN, values).all()):
            return 0.0
        found = await self.read(select(bucket).where(bucket.c.asker == asker), _row)
        return max(0.1, (1 - found[0]["tokens"]) / rate) if found else 1.0

    async def forget_buckets(self) -> None:
        """Delete the buckets that are full again."""
        write = self._new_write()
        write.statements.append((bucket.delete().where(bucket.c.at < time.time() - 3_600), None))
        await self._submit(write)

    async def remember(self, name: str, value: str) -> None:
        write = self._new_write()
        write.statements.append((self.say.setting, {"name": name, "value": value}))
        await self._submit(write)

    async def remembered(self, name: str) -> str:
        found = await self.read(select(setting.c.value).where(setting.c.name == name), _row)
        return str(found[0]["value"]) if found else ""

    def agree(self, name: str, value: str) -> bool:
        """Whether all servers use the same value for something: the first one sets it."""
        with self.engine.begin() as connection:
            connection.execute(self.say.first_setting, {"name": name, "value": value})
            found = connection.execute(select(setting.c.value).where(setting.c.name == name)).scalar_one()
        return bool(found == value)

    async def write(self, *statements: tuple[Any, Any], must_change: bool = False) -> None:
        """Execute statements that belong to no table, all or nothing; with `must_change`, raise `Changed` if one of
        them changes nothing."""
        write = self._new_write()
        write.statements.extend(statements)
        write.must_change = must_change
        await self._submit(write)

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """Run something on its own connection, independent of the event loop and the writer."""

        def run() -> T:
            with self._idle:
                self._at_work += 1
            try:
                with self.engine.begin() as connection:
                    return work(connection)
            finally:
                with self._idle:
                    self._at_work -= 1
                    self._idle.notify_all()

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise Unavailable(reason(error)) from error

    def _new_write(self, table_id: str = "") -> Write:
        write = Write(asyncio.get_running_loop().create_future())
        if self.epochs is not None and table_id:
            write.fence = (table_id, self.epochs.get(table_id, -1))
        return write

    async def _submit(self, write: Write) -> None:
        self._writer.put(write)
        await write.future

    # -- reading -----------------------------------------------------------------------------

    async def saved(self, table_id: str) -> SavedTable | None:
        found = await self.read(_SHEET, _saved, {"table": table_id})
        return found[0] if found else None

    async def past(self, table_id: str) -> tuple[list[Event], Snapshot | None]:
        """All events of a game in order, and its newest snapshot."""
        which = game_event.c
        events = await self.read(
            select(which.seq, which.kind, which.seat, which.content, which.at)
            .where(which.game_id == table_id)
            .order_by(which.seq),
            _event,
        )
        what = game_snapshot.c
        snapshots = await self.read(
            select(what.seq, what.moves, what.rules, what.position).where(what.game_id == table_id), _snapshot
        )
        return events, snapshots[0] if snapshots else None

    async def listed(self, limit: int) -> list[SavedTable]:
        """Listed tables that are open or running: open ones first, then newest first."""
        which = game_table.c
        return await self.read(
            select(which.sheet)
            .where(which.listed == 1, which.state.in_(("open", "playing")))
            .order_by(which.state, which.created.desc())
            .limit(limit),
            _saved,
        )

    async def of_guest(
        self,
        guest_id: str,
        limit: int,
        states: Sequence[str] = ("open", "playing", "over"),
        table_id: str | None = None,
    ) -> list[Sitting]:
        """The tables at which a guest sits and which they have not removed, newest first; or one of them."""
        which = {"guest": guest_id, "states": list(states), "most": limit}
        if table_id is None:
            return await self.read(_SITTINGS, _sitting, which)
        return await self.read(_ONE_SITTING, _sitting, {**which, "table": table_id})

    async def in_state(self, state: str, limit: int) -> list[SavedTable]:
        which = game_table.c
        return await self.read(
            select(which.sheet).where(which.state == state).order_by(which.changed.desc()).limit(limit),
            _saved,
        )

    async def waking(self, limit: int) -> list[str]:
        """The games that continue without viewers."""
        which = game_table.c
        return await self.read(select(which.id).where(which.wakes == 1).limit(limit), _first)

    async def guest(self, guest_id: str) -> dict[str, Any] | None:
        found = await self.read(_GUEST, _row, {"guest": guest_id})
        return found[0] if found else None

    async def decks_of(self, guest_id: str, limit: int) -> list[dict[str, Any]]:
        """The decks that a guest keeps, newest first."""
        which = kept_deck.c
        return await self.read(
            select(kept_deck)
            .where(which.guest_id == guest_id)
            .order_by(which.made.desc(), which.id)
            .limit(limit),
            _row,
        )

    async def lessons_of(self, guest_id: str) -> list[str]:
        """The lessons that a guest has finished."""
        which = lesson_done.c
        return await self.read(select(which.lesson).where(which.guest_id == guest_id), lambda row: row[0])

    async def tries_of(self, guest_id: str, game: str) -> list[dict[str, Any]]:
        """The puzzles of a game that a guest has tried, newest first."""
        which = puzzle_try.c
        chosen = (which.guest_id == guest_id) & (which.game == game)
        return await self.read(select(puzzle_try).where(chosen).order_by(which.at.desc()), _row)

    async def rating_of(self, guest_id: str, game: str) -> dict[str, Any] | None:
        """A guest's rating in the puzzles of a game."""
        which = puzzle_rating.c
        chosen = (which.guest_id == guest_id) & (which.game == game)
        found = await self.read(select(puzzle_rating).where(chosen), _row)
        return found[0] if found else None

    async def puzzles_now(self) -> list[dict[str, Any]]:
        """The ratings of all puzzles that anybody has tried."""
        return await self.read(select(puzzle_now), _row)

    async def analyses_of(self, record: str) -> list[dict[str, Any]]:
        """The stored analyses of the game with this digest, by any rules and judges."""
        return await self.read(select(analysis).where(analysis.c.record == record), _row)

    async def read(
        self, query: Any, make: Callable[[Any], T], values: Mapping[str, Any] | None = None
    ) -> list[T]:
        """The rows of a query, each converted. All of it happens off the event loop."""

        return await self.at_once(lambda connection: [make(row) for row in connection.execute(query, values)])

    async def is_well(self) -> bool:
        """Whether the database is writable, tested at most once a second."""
        if time.monotonic() - self._tried_at > _TRY_EVERY:
            self._tried_at = time.monotonic()
            self._well = await self._try_to_write()
        return self._well

    async def _try_to_write(self) -> bool:
        write = self._new_write()
        write.statements.append((_WRITE_NOTHING_NEW, None))
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._submit(write)
        except (NotStored, TimeoutError):
            return False
        return True


def open_store(place: Path | str, metrics: Any = None) -> Store:
    """The store in a file, or at the address of a PostgreSQL."""
    engine = open_postgresql(place) if isinstance(place, str) else open_engine(place)
    return Store(engine, Writer(engine, isinstance(place, str), metrics))


def _saved(row: Any) -> SavedTable:
    return read_sheet(row[0])


_theirs = game_event.alias()
_last = select(func.max(_theirs.c.seq)).where(_theirs.c.game_id == game_table.c.id).scalar_subquery()
# What is asked with every request is put together once: that takes a while, and leaves garbage in cycles.
_SHEET = select(game_table.c.sheet).where(game_table.c.id == bindparam("table"))
_GUEST = select(guest).where(guest.c.id == bindparam("guest"))
# The tables that a guest has not removed, with their last events, newest first.
_SITTINGS = (
    select(game_table.c.sheet, sitting.c.shelf, game_event.c.seq, game_event.c.at)
    .join(sitting, sitting.c.table_id == game_table.c.id)
    .outerjoin(game_event, (game_event.c.game_id == game_table.c.id) & (game_event.c.seq == _last))
    .where(
        sitting.c.shelf != REMOVED,
        sitting.c.guest_id == bindparam("guest"),
        game_table.c.state.in_(bindparam("states", expanding=True)),
    )
    .order_by(sitting.c.created.desc())
    .limit(bindparam("most"))
)
_ONE_SITTING = _SITTINGS.where(sitting.c.table_id == bindparam("table"))


def _sitting(row: Any) -> Sitting:
    sheet, shelf, seq, at = row
    saved = read_sheet(sheet)
    return Sitting(saved, shelf, seq or 0, at or float(saved.created))


def _event(row: Any) -> Event:
    seq, kind, seat, content, at = row
    return Event(seq, kind, seat, msgspec.json.decode(content), at)


def _snapshot(row: Any) -> Snapshot:
    seq, moves, rules, position = row
    return Snapshot(seq, moves, rules, msgspec.json.decode(position))


def _first(row: Any) -> str:
    return str(row[0])


def _row(row: Any) -> dict[str, Any]:
    return dict(row._mapping)


def _table_row(saved: SavedTable) -> dict[str, Any]:
    return {
        "id": saved.id,
        "state": saved.state,
        "listed": int(saved.settings.listed),
        "created": saved.created,
        "changed": int(time.time()),
        "sheet": encode(saved),
        "wakes": int(saved.state == "playing" and saved.settings.clock.kind != "none"),
    }


def _snapshot_row(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    return {
        "game_id": table_id,
        "seq": snapshot.seq,
        "moves": snapshot.moves,
        "rules": snapshot.rules,
        "position": encode(snapshot.position),
    }


_WRITE_NOTHING_NEW = text("UPDATE alembic_version SET version_num = version_num")
_LEFT = f"LEAST(CAST(:burst AS float8), b.tokens + ({NOW} - b.at) * CAST(:rate AS float8))"
_TAKE_TOKEN = text(
    f"INSERT INTO bucket AS b (asker, tokens, at) VALUES (:asker, CAST(:burst AS float8) - 1, {NOW})"
    f" ON CONFLICT (asker) DO UPDATE SET tokens = {_LEFT} - 1, at = {NOW} WHERE {_LEFT} >= 1 RETURNING tokens"
)
