"""The host's orders, which every server obeys: bans, silences, the current announcement, and the log of them.

All of it is in the database. A server has a copy in memory; with several servers, it checks every two seconds whether
another has changed something.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from deckhall.server.operator_messages import Deed, Measure, SanctionInfo
from deckhall.server.refusals import Refuse
from deckhall.server.schema import operator_deed, sanction
from deckhall.server.socket_messages import Announced, Announcement
from deckhall.server.store import Store
from deckhall.server.writer import NotStored, Unavailable

log = logging.getLogger("deckhall.server")

_LOOK_AGAIN = 2.0  # seconds; other servers may have changed something
_KEPT_LOG = 200  # entries shown
_ANNOUNCEMENT = "announcement"


class Posted(msgspec.Struct):
    """An announcement as stored. Times are Unix times; `at` is when the announced event happens, if known."""

    id: int
    key: str
    text: str
    language: str
    at: float
    until: float  # 0: until it is withdrawn

    def shown(self, now: float) -> Announcement:
        seconds = max(0, round(self.at - now)) if self.at else None
        return Announcement(self.id, self.key, self.text, self.language, seconds)


class Moderation:
    """The orders in force."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sanctions: dict[tuple[Measure, str], SanctionInfo] = {}
        self._posted: Posted | None = None
        self._told = 0  # the announcement last sent to everybody
        self._changed = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()  # so that what is read is never older than the latest order

    # -- who may not ---------------------------------------------------------------------------------

    def sanctions(self) -> list[SanctionInfo]:
        """Those in force, newest first."""
        now = time.time()
        holding = [one for one in self._sanctions.values() if not one.until or one.until > now]
        return sorted(holding, key=lambda one: (-one.made, one.subject))

    def find(self, measure: Measure, guest_id: str, address: str) -> SanctionInfo | None:
        """The sanction that applies to a guest or their address."""
        if not self._sanctions:
            return None
        for subject in (f"guest:{guest_id}", f"address:{address}"):
            one = self._sanctions.get((measure, subject))
            if one is not None and (not one.until or one.until > time.time()):
                return one
        return None

    def refuse_banned(self, guest_id: str, address: str) -> None:
        if (one := self.find("ban", guest_id, address)) is not None:
            raise Refuse("banned", status=403, until=one.until, note=one.note)

    def refuse_silenced(self, guest_id: str, address: str) -> None:
        if (one := self.find("silence", guest_id, address)) is not None:
            raise Refuse("silenced", status=403, until=one.until, note=one.note)

    # -- what everybody is told ------------------------------------------------------------------------

    def announced(self) -> Announced:
        """The current announcement, if any."""
        posted, now = self._posted, time.time()
        if posted is None or (posted.until and posted.until <= now):
            return Announced(None)
        return Announced(posted.shown(now))

    # -- orders ----------------------------------------------------------------------------------------

    async def order(self, one: SanctionInfo, deed: Deed) -> None:
        """Impose a sanction; it replaces an earlier one of the same kind."""
        row = msgspec.structs.asdict(one)
        where = (sanction.c.measure == one.measure) & (sanction.c.subject == one.subject)
        async with self._one_at_a_time:
            await self._store.write(
                (sanction.delete().where(where), None),
                (sanction.insert(), row),
                (operator_deed.insert(), msgspec.structs.asdict(deed)),
            )
            self._sanctions[one.measure, one.subject] = one
        self._changed.set()

    async def lift(self, measure: Measure, subject: str, deed: Deed) -> None:
        where = (sanction.c.measure == measure) & (sanction.c.subject == subject)
        async with self._one_at_a_time:
            await self._store.write(
                (sanction.delete().where(where), None),
                (operator_deed.insert(), msgspec.structs.asdict(deed)),
            )
            self._sanctions.pop((measure, subject), None)

    async def post(self, posted: Posted | None, deed: Deed) -> None:
        """Publish an announcement, or withdraw it."""
        text = "" if posted is None else msgspec.json.encode(posted).decode()
        async with self._one_at_a_time:
            await self._store.remember(_ANNOUNCEMENT, text)
            await self.note(deed)
            self._posted = posted
        self._changed.set()

    async def note(self, deed: Deed) -> None:
        """Record in the log what the operator did."""
        await self._store.write((operator_deed.insert(), msgspec.structs.asdict(deed)))

    async def deeds(self) -> list[Deed]:
        """The latest deeds of the operator, newest first."""
        query = select(operator_deed).order_by(operator_deed.c.id.desc()).limit(_KEPT_LOG)
        return [Deed(**row) for row in await self._store.at_once(lambda connection: _rows(connection, query))]

    # -- keeping up ------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Load everything from the database."""
        async with self._one_at_a_time:
            rows = await self._store.at_once(lambda connection: _rows(connection, select(sanction)))
            text = await self._store.remembered(_ANNOUNCEMENT)
            known = [SanctionInfo(**row) for row in rows]
            self._sanctions = {(one.measure, one.subject): one for one in known}
            self._posted = msgspec.json.decode(text, type=Posted) if text else None

    async def watch(self, enforce: Callable[[], None], tell: Callable[[Announced], None]) -> None:
        """Disconnect banned guests and send announcements as soon as anything changes; runs until cancelled."""
        self._told = self._present()
        while True:
            enforce()
            if self._present() != self._told:
                self._told = self._present()
                tell(self.announced())
            try:
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()
            except TimeoutError:
                pass
            self._changed.clear()
            if self._store.is_shared:
                try:
                    await self.read()
                except (Unavailable, NotStored) as problem:
                    log.error("orders_not_read", extra={"problem": str(problem)})

    def _present(self) -> int:
        shown = self.announced().announcement
        return 0 if shown is None else shown.id

    def _pause(self) -> float | None:
        """How long nothing can change by itself."""
        if self._store.is_shared:
            return _LOOK_AGAIN
        if self._posted is not None and self._posted.until and self._told:
            return max(0.05, self._posted.until - time.time())
        return None


def _rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    found = [dict(row._mapping) for row in connection.execute(query)]
    for row in found:
        row.pop("id", None)
    return found
