"""Storage: one SQLite file, one writer thread that commits what has piled up in one go, readers beside it.

A write is done when its future is: only then is it acknowledged to anybody.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, create_engine, event, select, text
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from deckhall.server.messages import encode
from deckhall.server.saved_table import Event, SavedTable, Snapshot, read_sheet
from deckhall.server.schema import game_event, game_snapshot, game_table, guest, kept_deck, sitting

T = TypeVar("T")

_MOST_AT_ONCE = 2_000  # writes in one commit
_LOCKED = 4  # seconds that a write waits for somebody else's lock
_TRY_EVERY, _PATIENCE = 1.0, 3.0  # seconds, of trying whether something can be written


class Unavailable(Exception):
    """The database cannot be used now; the next try may succeed."""


class NotStored(Unavailable):
    """The write did not happen; nothing may be acknowledged."""


class Clash(NotStored):
    """Somebody else has written this event number already."""


class Write:
    """Statements that are committed together, and the future that says so."""

    __slots__ = ("events", "future", "statements")

    def __init__(self, future: asyncio.Future[None]) -> None:
        self.future = future
        self.statements: list[tuple[Executable, dict[str, Any] | None]] = []
        self.events: list[dict[str, Any]] = []


class Store:
    """The database of a server."""

    def __init__(self, path: Path, metrics: Any = None) -> None:
        self.path = path
        self.engine = open_engine(path)
        self.metrics = metrics
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="deckhall-writer", daemon=True)
        self._thread.start()
        self._insert_event = game_event.insert()
        self._tried_at = -_TRY_EVERY
        self._well = False

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=30)
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
        """Store a saved table, new events, a snapshot and decks to be kept, all or nothing."""
        write = self._new_write()
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
            write.statements.append((_UPSERT_TABLE, _table_row(saved)))
            write.statements.extend(
                (_SIT, {"guest_id": seat.guest, "table_id": saved.id, "created": saved.created})
                for seat in saved.seats
                if seat.guest
            )
        if snapshot is not None:
            write.statements.append((_UPSERT_SNAPSHOT, _snapshot_row(saved.id, snapshot)))
        write.statements.extend((_UPSERT_DECK, row) for row in decks)
        await self._submit(write)

    async def save_guest(self, row: dict[str, Any]) -> None:
        write = self._new_write()
        write.statements.append((_UPSERT_GUEST, row))
        await self._submit(write)

    async def save_deck(self, row: dict[str, Any]) -> None:
        write = self._new_write()
        write.statements.append((_UPSERT_DECK, row))
        await self._submit(write)

    async def remove_deck(self, deck_id: str) -> None:
        write = self._new_write()
        write.statements.append((kept_deck.delete().where(kept_deck.c.id == deck_id), None))
        await self._submit(write)

    async def stand_up(self, guest_id: str, table_id: str, saved: SavedTable) -> None:
        """The guest has left this table before its game began."""
        write = self._new_write()
        write.statements.append((_UPSERT_TABLE, _table_row(saved)))
        where = (sitting.c.guest_id == guest_id) & (sitting.c.table_id == table_id)
        write.statements.append((sitting.delete().where(where), None))
        await self._submit(write)

    def _new_write(self) -> Write:
        return Write(asyncio.get_running_loop().create_future())

    async def _submit(self, write: Write) -> None:
        self._queue.put(write)
        await write.future

    def _write_on(self) -> None:
        with self.engine.connect() as connection:
            while True:
                first = self._queue.get()
                if first is None:
                    return
                batch, stop = [first], False
                while len(batch) < _MOST_AT_ONCE:
                    try:
                        more = self._queue.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        stop = True
                        break
                    batch.append(more)
                self._write_batch(connection, batch)
                if stop:
                    return

    def _write_batch(self, connection: Connection, batch: list[Write]) -> None:
        errors: list[NotStored | None] = [None] * len(batch)
        started = time.perf_counter()
        try:
            self._commit(connection, batch)
        except IntegrityError:
            _roll_back(connection)
            for number, write in enumerate(batch):  # one by one, to find out whose fault it is
                try:
                    self._commit(connection, [write])
                except IntegrityError as error:
                    _roll_back(connection)
                    errors[number] = Clash(str(error.orig))
                except SQLAlchemyError as error:
                    _roll_back(connection)
                    errors[number] = NotStored(_reason(error))
        except SQLAlchemyError as error:  # the disk or the file: what holds for one holds for all
            _roll_back(connection)
            errors = [NotStored(_reason(error))] * len(batch)
        if self.metrics is not None:
            self.metrics.committed(sum(len(write.events) for write in batch), time.perf_counter() - started)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], NotStored | None]]] = {}
        for write, problem in zip(batch, errors, strict=True):
            by_loop.setdefault(write.future.get_loop(), []).append((write.future, problem))
        for loop, done in by_loop.items():
            try:
                loop.call_soon_threadsafe(_tell, done)
            except RuntimeError:  # the loop has been closed: nobody waits any more
                continue

    def _commit(self, connection: Connection, batch: list[Write]) -> None:
        events = [one for write in batch for one in write.events]
        if events:
            connection.execute(self._insert_event, events)
        for write in batch:
            for statement, parameters in write.statements:
                connection.execute(statement, parameters)
        connection.commit()

    # -- reading -----------------------------------------------------------------------------

    async def saved(self, table_id: str) -> SavedTable | None:
        found = await self._read(select(game_table.c.sheet).where(game_table.c.id == table_id), _saved)
        return found[0] if found else None

    async def past(self, table_id: str) -> tuple[list[Event], Snapshot | None]:
        """All events of a game in order, and its newest snapshot."""
        which = game_event.c
        events = await self._read(
            select(which.seq, which.kind, which.seat, which.content, which.at)
            .where(which.game_id == table_id)
            .order_by(which.seq),
            _event,
        )
        what = game_snapshot.c
        snapshots = await self._read(
            select(what.seq, what.moves, what.rules, what.position).where(what.game_id == table_id), _snapshot
        )
        return events, snapshots[0] if snapshots else None

    async def listed(self, limit: int) -> list[SavedTable]:
        """Listed tables that are open or being played, open ones first, the newest first."""
        which = game_table.c
        return await self._read(
            select(which.sheet)
            .where(which.listed == 1, which.state.in_(("open", "playing")))
            .order_by(which.state, which.created.desc())
            .limit(limit),
            _saved,
        )

    async def of_guest(self, guest_id: str, limit: int) -> list[SavedTable]:
        """The tables at which a guest sits, the newest first."""
        return await self._read(
            select(game_table.c.sheet)
            .join(sitting, sitting.c.table_id == game_table.c.id)
            .where(sitting.c.guest_id == guest_id)
            .order_by(sitting.c.created.desc())
            .limit(limit),
            _saved,
        )

    async def in_state(self, state: str, limit: int) -> list[SavedTable]:
        which = game_table.c
        return await self._read(
            select(which.sheet).where(which.state == state).order_by(which.changed.desc()).limit(limit),
            _saved,
        )

    async def guest(self, guest_id: str) -> dict[str, Any] | None:
        found = await self._read(select(guest).where(guest.c.id == guest_id), _row)
        return found[0] if found else None

    async def decks_of(self, guest_id: str, limit: int) -> list[dict[str, Any]]:
        """The decks that a guest keeps, the newest first."""
        which = kept_deck.c
        return await self._read(
            select(kept_deck)
            .where(which.guest_id == guest_id)
            .order_by(which.made.desc(), which.id)
            .limit(limit),
            _row,
        )

    async def _read(self, query: Any, make: Callable[[Any], T]) -> list[T]:
        """What is made of every row that a query finds. All of it happens beside the event loop."""

        def run() -> list[T]:
            with self.engine.connect() as connection:
                return [make(row) for row in connection.execute(query)]

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise Unavailable(_reason(error)) from error

    async def is_well(self) -> bool:
        """Whether something can be written now: tried, at most once a second."""
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


def _tell(done: list[tuple[asyncio.Future[None], NotStored | None]]) -> None:
    for future, problem in done:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except SQLAlchemyError:
        connection.invalidate()  # the next write opens the file again


def _reason(error: SQLAlchemyError) -> str:
    """Why a write failed, without what was to be written."""
    return str(getattr(error, "orig", None) or type(error).__name__)


def _saved(row: Any) -> SavedTable:
    return read_sheet(row[0])


def _event(row: Any) -> Event:
    seq, kind, seat, content, at = row
    return Event(seq, kind, seat, msgspec.json.decode(content), at)


def _snapshot(row: Any) -> Snapshot:
    seq, moves, rules, position = row
    return Snapshot(seq, moves, rules, msgspec.json.decode(position))


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
    }


def _snapshot_row(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    return {
        "game_id": table_id,
        "seq": snapshot.seq,
        "moves": snapshot.moves,
        "rules": snapshot.rules,
        "position": encode(snapshot.position),
    }


def _upsert(table: Any) -> Executable:
    statement = insert(table)
    changed = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=changed)


_UPSERT_TABLE = _upsert(game_table)
_UPSERT_SNAPSHOT = _upsert(game_snapshot)
_UPSERT_GUEST = _upsert(guest)
_UPSERT_DECK = _upsert(kept_deck)
_SIT = insert(sitting).on_conflict_do_nothing()
_WRITE_NOTHING_NEW = text("UPDATE alembic_version SET version_num = version_num")


def open_engine(path: Path) -> Engine:
    """An engine on the file, with write-ahead log and every commit on the disk before it counts.

    Live seeds are in it: only its owner may read it, and errors do not repeat what was to be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # whoever may not write here gets a clearer error from the database
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=QueuePool,
        pool_size=4,
        max_overflow=4,
        connect_args={"check_same_thread": False, "timeout": _LOCKED},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
