"""This server among others on one PostgreSQL: rows record who owns a table, epochs prevent former owners from writing.

An advisory lock held for the life of the server shows at once if it was killed; a heartbeat every second shows if it is
frozen or cut off. Both only determine when a table may be taken over; correctness comes from the epoch in every write
(`Writer._commit`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import Connection, text

from deckhall.server.databases import NOW
from deckhall.server.maintenance import LOCKS
from deckhall.server.ownership import Elsewhere
from deckhall.server.store import Store

log = logging.getLogger("deckhall.server")

BEAT = 1.0  # seconds between heartbeats
STALE = 6.0  # seconds without one after which others may take the tables
UNWELL = 3.0  # seconds without one after which we no longer answer for ours
GIVE_UP = 10.0  # seconds without the database after which everybody is sent elsewhere
_NEWS = "deckhall_renamed"
_GONE = 86_400  # seconds after which a server that owns nothing is forgotten

_FRESH = f"n.seen >= {NOW} - {STALE}"
# A killed server has a recent heartbeat but no longer holds its lock.
_ALIVE = f"{_FRESH} AND NOT pg_try_advisory_xact_lock_shared({LOCKS}, n.id)"
_CLAIM = text(
    f"""
INSERT INTO ownership AS o (table_id, node, epoch, until) VALUES (:table, :me, 1, 0)
ON CONFLICT (table_id) DO UPDATE SET node = :me, epoch = o.epoch + 1,
  until = CASE WHEN o.node = 0 THEN o.until ELSE coalesce((SELECT n.seen FROM node n WHERE n.id = o.node), 0) END
WHERE o.node IN (0, :me) OR pg_try_advisory_xact_lock_shared({LOCKS}, o.node)
   OR EXISTS (SELECT 1 FROM node n WHERE n.id = o.node AND NOT {_FRESH})
RETURNING epoch, until
"""
)
_OWNER = text(
    "SELECT n.address FROM ownership o JOIN node n ON n.id = o.node"
    f" WHERE o.table_id = :table AND n.id <> :me AND {_ALIVE}"
)
_TAKER = text(
    f"SELECT n.address, n.rules FROM node n WHERE n.id <> :me AND n.takes = 1 AND {_ALIVE} ORDER BY random()"
)
_OURS = text("SELECT 1 FROM ownership WHERE table_id = :table AND node = :me AND epoch = :epoch")
_OTHERS = text(f"SELECT n.address FROM node n WHERE n.id <> :me AND {_FRESH} ORDER BY n.id")
_RELEASE = text(
    f"UPDATE ownership SET node = 0, until = {NOW} WHERE table_id = :table AND node = :me AND epoch = :epoch"
)
# A table may be ours and not in our memory: we had given it up while the database was away, or an answer was lost.
_ORPHANS = text(
    f"""
SELECT g.id FROM game_table g
LEFT JOIN ownership o ON o.table_id = g.id
LEFT JOIN node n ON n.id = o.node
WHERE g.wakes = 1 AND (o.node IS NULL OR o.node = 0 OR n.id IS NULL OR NOT {_FRESH}
  OR (o.node = :me AND g.id NOT IN (SELECT unnest(CAST(:held AS text[])))) OR NOT EXISTS (
  SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.classid = {LOCKS} AND l.objid = o.node AND l.granted
    AND l.objsubid = 2 AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())))
LIMIT 200
"""
)


class Node:
    """One of several servers."""

    is_shared = True

    def __init__(self, store: Store, url: str, address: str, rules: dict[str, int]) -> None:
        self.id = 0
        self.address = address
        self.takes = True
        self.epochs: dict[str, int] = {}
        self._store = store
        self._url = url
        self._rules = json.dumps(rules)
        self._beaten = 0.0
        self._task: asyncio.Task[None] | None = None
        self._is_up = asyncio.Event()
        self._errands: set[asyncio.Task[None]] = set()
        store.epochs = self.epochs

    def is_well(self) -> bool:
        return self.takes and time.monotonic() - self._beaten < UNWELL

    # -- staying alive -----------------------------------------------------------------------------

    async def start(
        self, lose: Callable[[list[str]], None], renamed: Callable[[str], Awaitable[None]]
    ) -> None:
        self._lose = lose
        self._renamed = renamed
        self._task = asyncio.create_task(self._keep())
        async with asyncio.timeout(30):
            await self._is_up.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def leave(self) -> None:
        self.takes = False
        await self._run(text("UPDATE node SET takes = 0 WHERE id = :me"), me=self.id)

    async def beat(self) -> None:
        """Does nothing: the keeper does this, more often."""

    async def _keep(self) -> None:
        """Hold the lock and send heartbeats; after losing the database, check which tables are still ours."""
        lost_at = 0.0
        while True:
            connection: psycopg.AsyncConnection[Any] | None = None
            try:
                connection = await self._connect()
                async with asyncio.timeout(GIVE_UP):  # a lost answer would be awaited forever
                    await self._introduce(connection)
                    await self._see_what_is_ours(connection)
                if lost_at:
                    log.warning("database_back", extra={"problem": f"{time.monotonic() - lost_at:.1f} s"})
                lost_at = 0.0
                self._is_up.set()
                await self._beat_on(connection)
            except (psycopg.Error, TimeoutError, OSError) as error:
                if not lost_at:
                    lost_at = time.monotonic()
                    log.warning("database_lost", extra={"problem": type(error).__name__})
                if time.monotonic() - lost_at > GIVE_UP and self.epochs:
                    self._give_up(list(self.epochs))
                await asyncio.sleep(0.1)
            finally:
                if connection is not None:
                    with suppress(psycopg.Error, TimeoutError):
                        await asyncio.wait_for(connection.close(), 1)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        idle = "-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3"
        return await asyncio.wait_for(
            psycopg.AsyncConnection.connect(
                self._url,
                autocommit=True,
                connect_timeout=2,
                application_name="deckhall keeper",
                options=f"{idle} -c tcp_user_timeout=6000 -c lock_timeout=3s",
            ),
            3,
        )

    async def _introduce(self, connection: psycopg.AsyncConnection[Any]) -> None:
        values = {"address": self.address, "rules": self._rules, "id": self.id}
        if not self.id:
            forget = (
                f"DELETE FROM node n WHERE n.seen < {NOW} - {_GONE}"
                " AND NOT EXISTS (SELECT 1 FROM ownership o WHERE o.node = n.id)"
            )
            await connection.execute(forget)
            row = await (
                await connection.execute(
                    "INSERT INTO node (address, rules, takes, seen)"
                    f" VALUES (%(address)s, %(rules)s, 1, {NOW}) RETURNING id",
                    values,
                )
            ).fetchone()
            assert row is not None
            self.id = row[0]
        await connection.execute(f"SELECT pg_advisory_lock({LOCKS}, {self.id})")
        connection.add_notify_handler(self._hear)
        await connection.execute(f"LISTEN {_NEWS}")
        await connection.execute(f"UPDATE node SET seen = {NOW} WHERE id = {self.id}")

    async def _beat_on(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self._beaten = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            await asyncio.wait_for(
                connection.execute(f"UPDATE node SET seen = {NOW} WHERE id = {self.id}"), UNWELL
            )
            frozen = time.monotonic() - self._beaten > STALE / 2
            if frozen:  # others may have taken our tables in the meantime
                await asyncio.wait_for(self._see_what_is_ours(connection), UNWELL)
            self._beaten = time.monotonic()

    async def _see_what_is_ours(self, connection: psycopg.AsyncConnection[Any]) -> None:
        if not self.epochs:
            return
        rows = await (
            await connection.execute(
                "SELECT table_id, epoch FROM ownership WHERE node = %s AND table_id = ANY(%s)",
                (self.id, list(self.epochs)),
            )
        ).fetchall()
        still = dict(rows)
        gone = [table for table, epoch in self.epochs.items() if still.get(table) != epoch]
        if gone:
            self._give_up(gone)

    def _give_up(self, tables: list[str]) -> None:
        for table in tables:
            self.epochs.pop(table, None)
        log.warning("tables_lost", extra={"problem": str(len(tables))})
        self._lose(tables)

    # -- tables ------------------------------------------------------------------------------------

    async def claim(self, table_id: str) -> float:
        if not self.takes and (other := await self._other(table_id)):
            raise Elsewhere(other, table_id)
        row = await self._run(_CLAIM, table=table_id, me=self.id)
        if row:
            self.epochs[table_id] = row[0][0]
            return float(row[0][1])
        owner = await self._run(_OWNER, table=table_id, me=self.id)
        raise Elsewhere(owner[0][0] if owner else "", table_id)

    async def owns(self, table_id: str) -> bool:
        epoch = self.epochs.get(table_id)
        return epoch is not None and bool(await self._run(_OURS, table=table_id, me=self.id, epoch=epoch))

    async def _other(self, table_id: str) -> str:
        """Another server that owns a table, or would take it."""
        found = await self._run(_OWNER, table=table_id, me=self.id) or await self._run(_TAKER, me=self.id)
        return str(found[0][0]) if found else ""

    async def release(self, table_id: str) -> None:
        epoch = self.epochs.pop(table_id, None)
        if epoch is not None:
            await self._run(_RELEASE, table=table_id, me=self.id, epoch=epoch)

    async def orphans(self) -> list[str]:
        if not self.takes:
            return []
        return [row[0] for row in await self._run(_ORPHANS, me=self.id, held=list(self.epochs))]

    async def knows(self, game: str, rules: int) -> str:
        for address, known in await self._run(_TAKER, me=self.id):
            if json.loads(known).get(game, 0) >= rules:
                return str(address)
        return ""

    async def others(self) -> list[str]:
        return [str(row[0]) for row in await self._run(_OTHERS, me=self.id)]

    # -- news ----------------------------------------------------------------------------------------

    async def tell_renamed(self, guest_id: str) -> None:
        await self._run(text(f"SELECT pg_notify('{_NEWS}', :news)"), news=f"{self.id} {guest_id}")

    def _hear(self, news: psycopg.Notify) -> None:
        sender, _, guest_id = news.payload.partition(" ")
        if sender != str(self.id):
            task = asyncio.get_running_loop().create_task(self._pass_on(guest_id))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _pass_on(self, guest_id: str) -> None:
        try:
            await self._renamed(guest_id)
        except Exception:  # showing a name late does no harm
            log.exception("not_renamed")

    async def _run(self, statement: Any, **values: Any) -> list[Any]:
        def run(connection: Connection) -> list[Any]:
            done = connection.execute(statement, values)
            return list(done.all()) if done.returns_rows else []

        return await self._store.at_once(run)
