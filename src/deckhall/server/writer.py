"""The writer: one thread that commits all queued writes together. A write is complete when its future is."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, Executable, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from deckhall.server.schema import game_event

_MOST_AT_ONCE = 2_000  # writes per commit
_AWAY = 15.0  # seconds that writes wait for an unreachable PostgreSQL
_AGAIN = 0.1  # seconds between tries to reach it


class Unavailable(Exception):
    """The database cannot be used now; the next try may succeed."""


class NotStored(Unavailable):
    """The write did not happen; nothing may be acknowledged."""


class Clash(NotStored):
    """This event number has already been written."""


class Fenced(NotStored):
    """Another server owns the table now: nothing about it may be written here."""


class Changed(NotStored):
    """The row to change is not as expected: someone else was faster."""


class Write:
    """Statements that are committed together, with their future."""

    __slots__ = ("events", "fence", "future", "must_change", "statements")

    def __init__(self, future: asyncio.Future[None]) -> None:
        self.future = future
        self.statements: list[tuple[Executable, dict[str, Any] | None]] = []
        self.events: list[dict[str, Any]] = []
        self.fence: tuple[str, int] | None = None  # the table, and the epoch in which we own it
        self.must_change = False  # whether a statement that changes no row is a failure


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine, is_shared: bool, metrics: Any) -> None:
        self.is_shared = is_shared
        self._engine = engine
        self._metrics = metrics
        self._insert_event = game_event.insert()
        self._connection: Connection | None = None
        self._start()

    def _start(self) -> None:
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="deckhall-writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        self._queue.put(write)

    def close(self) -> None:
        """Write everything that is queued, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=30)

    def _write_on(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                self._hang_up()
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
            started = time.perf_counter()
            errors = self._write_patiently(batch)
            if self._metrics is not None:
                self._metrics.committed(
                    sum(len(write.events) for write in batch), time.perf_counter() - started
                )
            _answer(batch, errors)
            if stop:
                self._hang_up()
                return

    def _write_patiently(self, batch: list[Write]) -> list[NotStored | None]:
        """Write. While PostgreSQL is unreachable, keep trying; a commit that succeeded although its answer was lost is
        recognised as ours, and counts."""
        deadline = time.monotonic() + _AWAY
        again = False
        while True:
            try:
                if self._connection is None:
                    self._connection = self._engine.connect()
                return self._write_batch(self._connection, batch, again)
            except DBAPIError as error:  # the connection is lost
                self._hang_up()
                if not self.is_shared or time.monotonic() > deadline:
                    return [NotStored(reason(error))] * len(batch)
                again = True
                time.sleep(_AGAIN)

    def _hang_up(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _write_batch(self, connection: Connection, batch: list[Write], again: bool) -> list[NotStored | None]:
        try:
            self._commit(connection, batch)
        except (IntegrityError, Fenced, Changed) as error:
            self._roll_back(connection, error)
        except SQLAlchemyError as error:
            self._roll_back(connection, error)
            if not self.is_shared:  # the disk or the file: what holds for one write holds for all
                return [NotStored(reason(error))] * len(batch)
        else:
            return [None] * len(batch)
        return [
            self._write_one(connection, write, again) for write in batch
        ]  # to find out which one is at fault

    def _write_one(self, connection: Connection, write: Write, again: bool) -> NotStored | None:
        try:
            self._commit(connection, [write])
        except (Fenced, Changed) as problem:
            self._roll_back(connection, problem)
            return problem
        except IntegrityError as error:
            self._roll_back(connection, error)
            ours = again and self._is_stored(connection, write)
            return None if ours else Clash(reason(error))
        except SQLAlchemyError as error:
            self._roll_back(connection, error)
            return NotStored(reason(error))
        return None

    def _roll_back(self, connection: Connection, error: Exception) -> None:
        """Roll back; reconnecting is up to the caller."""
        if self.is_shared and isinstance(error, DBAPIError) and error.connection_invalidated:
            raise error
        try:
            connection.rollback()
        except SQLAlchemyError:
            connection.invalidate()  # so that the next write reopens the file

    def _is_stored(self, connection: Connection, write: Write) -> bool:
        """Whether exactly these events are in the database."""
        which = game_event.c
        for one in write.events:
            row = connection.execute(
                select(which.kind, which.seat, which.content, which.at).where(
                    which.game_id == one["game_id"], which.seq == one["seq"]
                )
            ).first()
            if row is None or tuple(row) != (one["kind"], one["seat"], one["content"], one["at"]):
                connection.rollback()
                return False
        connection.rollback()
        return bool(write.events)

    def _commit(self, connection: Connection, batch: list[Write]) -> None:
        fences = {write.fence for write in batch if write.fence is not None}
        if fences:
            values = {"ids": [table for table, _ in fences], "epochs": [epoch for _, epoch in fences]}
            if len(connection.execute(_FENCE, values).all()) != len(fences):
                raise Fenced("another server owns the table")
        events = [one for write in batch for one in write.events]
        if events:
            connection.execute(self._insert_event, events)
        for write in batch:
            for statement, parameters in write.statements:
                done = connection.execute(statement, parameters)
                if write.must_change and done.rowcount == 0:
                    raise Changed("it is not as it was")
        connection.commit()


def _answer(batch: list[Write], errors: list[NotStored | None]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], NotStored | None]]] = {}
    for write, problem in zip(batch, errors, strict=True):
        by_loop.setdefault(write.future.get_loop(), []).append((write.future, problem))
    for loop, done in by_loop.items():
        try:
            loop.call_soon_threadsafe(_tell, done)
        except RuntimeError:  # the loop has been closed: nobody waits any more
            continue


def _tell(done: list[tuple[asyncio.Future[None], NotStored | None]]) -> None:
    for future, problem in done:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


def reason(error: SQLAlchemyError) -> str:
    """Why a write failed, without the data."""
    return str(getattr(error, "orig", None) or type(error).__name__)


# A table that its owner has released keeps its epoch until somebody claims it, but nothing more may be written of it.
_FENCE = text(
    "SELECT o.table_id FROM ownership o JOIN unnest(CAST(:ids AS text[]), CAST(:epochs AS bigint[])) AS w(id, epoch)"
    " ON o.table_id = w.id AND o.epoch = w.epoch WHERE o.node <> 0 FOR SHARE OF o"
)
