"""A guest's own tables: listing, archiving, giving up, and making room for new ones."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from msgspec.structs import replace

from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.state import SPECTATOR
from deckhall.server import absence, history
from deckhall.server.game_messages import Result
from deckhall.server.guests import Guest
from deckhall.server.ownership import Elsewhere
from deckhall.server.refusals import Refuse
from deckhall.server.relay import COME_BACK
from deckhall.server.speech import standing
from deckhall.server.store import ARCHIVED, IN_SIGHT, REMOVED, Sitting
from deckhall.server.table_messages import Mine, Standing, TableInfo

if TYPE_CHECKING:
    from deckhall.server.table import Table
    from deckhall.server.tables import Tables

log = logging.getLogger("deckhall.server")

_LISTED = 100
_KEPT = 2_000  # standings of games that are not in memory
_IN_PLAY = ("open", "playing")


class MyTables:
    """Guests' views and changes of their own lists."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        # For games not in memory: their standing after an event, and who was to decide.
        self._stood: OrderedDict[str, tuple[int, Standing, int]] = OrderedDict()

    async def listed(self, guest: Guest) -> list[TableInfo]:
        """The guest's tables, newest first, each with its standing."""
        return [await self._info(one, guest) for one in await self._store.of_guest(guest.id, _LISTED)]

    async def turns(self, guest: Guest) -> list[TableInfo]:
        """The guest's running games with other people, and whether each waits for the guest."""
        if not guest.stored:
            return []
        playing = await self._store.of_guest(guest.id, _LISTED, ("playing",))
        return [await self._info(one, guest) for one in playing if self._is_with_others(one, guest)]

    @staticmethod
    def _is_with_others(one: Sitting, guest: Guest) -> bool:
        return any(seat.guest not in ("", guest.id) for seat in one.saved.seats)

    async def _info(self, one: Sitting, guest: Guest) -> TableInfo:
        saved = one.saved
        stands, player = await self._stands(one, saved.seats_of(guest.id))
        mine = Mine(
            saved.seat_of(guest.id), player in saved.seats_of(guest.id), one.shelf == ARCHIVED, int(one.at)
        )
        return replace(self._tables.info(saved), standing=stands, mine=mine)

    async def _stands(self, one: Sitting, seats: list[int]) -> tuple[Standing | None, int]:
        """The standing of a game as far as these seats have been shown it, and which of them must decide (-1: none).

        While a window is open, that is the moment before it: the next one would reveal whether somebody is asked.
        """
        saved = one.saved
        if saved.state != "playing":
            return saved.standing, -1
        live = self._tables.live.get(saved.id)
        if live is not None and live.game is not None:
            shown = live.audience.shown(seats[0] if seats else SPECTATOR)
            return standing(shown), next((seat for seat in seats if live.audience.is_asked(seat)), -1)
        known = self._stood.get(saved.id)
        if known is None or known[0] != one.seq:
            known = self._stood[saved.id] = (one.seq, *await self._rebuilt(one))
            while len(self._stood) > _KEPT:
                self._stood.popitem(last=False)
        return known[1:]

    async def _rebuilt(self, one: Sitting) -> tuple[Standing, int]:
        if one.saved.rules != history.rules_of(one.saved.game):
            return Standing(), -1
        events, snapshot = await self._store.past(one.saved.id)
        opened = history.open_window(events)
        if opened is not None:
            events, snapshot = [event for event in events if event.seq < opened], None
        try:
            game = await asyncio.to_thread(history.rebuild, one.saved, events, snapshot)
        except GameError:  # opening the table shows the error
            return Standing(), -1
        return standing(game), -1 if opened is not None else _player(game)

    async def archive(self, guest: Guest, table_id: str, archived: bool) -> None:
        await self._of(guest, table_id)
        await self._store.shelve(guest.id, table_id, ARCHIVED if archived else IN_SIGHT)

    async def remove(self, guest: Guest, table_id: str) -> None:
        """Remove a finished game from the list for good. When no list contains it any more, the game itself is
        deleted."""
        one = await self._of(guest, table_id)
        if one.saved.state != "over":
            raise Refuse("not_over")
        table = await self._tables.table(table_id)  # only its owner may delete it, and so must do all of it
        await self._store.shelve(guest.id, table_id, REMOVED)
        await self._let_go(table)

    async def _let_go(self, table: Table) -> None:
        if table.is_idle():
            self._tables.live.pop(table.saved.id, None)
            await self._store.forget(table.saved.id)
            await self._tables.services.owning.release(table.saved.id)

    async def give_up(self, guest: Guest, table_id: str) -> None:
        """Resign a game, or leave a table that waits for players."""
        await self._of(guest, table_id)
        await self._leave(guest, await self._tables.table(table_id))

    async def _leave(self, guest: Guest, table: Table) -> None:
        if table.saved.state == "open":
            await table.carry_through(self._tables.leave(table, guest))
            return
        for seat in table.saved.seats_of(guest.id):
            if table.saved.state == "playing" and not table.saved.seats[seat].resigned:
                await table.carry_through(absence.resign(table, seat))

    async def vanish(self, guest: Guest, table_id: str) -> None:
        """Resign a game and leave nothing of the guest at its table: their seat belongs to nobody from then on. If
        nobody else keeps the game, it is deleted."""
        saved = await self._tables.saved(table_id)
        if saved.state != "over":
            try:
                await self._leave(guest, await self._tables.table(table_id))
            except GameError as problem:  # it cannot be loaded, and need not be
                log.warning("not_given_up", extra={"table": table_id, "problem": str(problem)})
        await self._store.shelve(guest.id, table_id, REMOVED)
        if table_id not in self._tables.live:
            await self._vanish_from_store(guest, table_id)
        table = self._tables.live.get(table_id)
        if table is not None:
            await table.carry_through(self._vanish_from(table, guest))
            if table.saved.state == "over":
                await self._let_go(table)

    async def _vanish_from_store(self, guest: Guest, table_id: str) -> None:
        """Vanish from a table that is not in memory, without loading it."""
        await self._tables.services.owning.claim(table_id)
        try:
            saved = await self._store.saved(table_id)
            if saved is not None:
                if saved.state != "over":
                    saved = replace(saved, state="over", result=Result("abandoned", [], []))
                await self._store.save(saved.without(guest.id))
                await self._store.forget(table_id)
        finally:
            if table_id not in self._tables.live:
                await self._tables.services.owning.release(table_id)

    async def _vanish_from(self, table: Table, guest: Guest) -> None:
        await table.write(saved=table.saved.without(guest.id))
        for connection in table.audience.everybody():
            if connection.guest_id == guest.id:
                connection.close(COME_BACK)  # as somebody else
        table.send()

    async def _of(self, guest: Guest, table_id: str) -> Sitting:
        for one in await self._store.of_guest(guest.id, 1, table_id=table_id):
            return one
        raise Refuse("not_found", status=404)

    async def make_room(self, guest: Guest) -> None:
        """Let a guest open one more table. If they have too many, the one that has been idle longest and has no other
        players is ended and archived. Tables that wait for somebody, or have other players, stay.

        If only another server can end one, because it owns it, the table is to be made there (`Elsewhere`).
        """
        most = self._tables.services.config.tables_per_guest
        busy = await self._store.of_guest(guest.id, 10 * most, _IN_PLAY)
        idle = sorted((one for one in busy if self._is_forsaken(one, guest)), key=lambda one: one.at)
        owner: Elsewhere | None = None
        while len(busy) >= most:
            if not idle:
                raise owner or Refuse("too_many", status=429, limit=most)
            one = idle.pop(0)
            try:
                await self._put_away(one, guest)
            except Elsewhere as place:
                owner = owner or place
            else:
                busy.remove(one)

    def _is_forsaken(self, one: Sitting, guest: Guest) -> bool:
        """Whether a game is played against bots only, and nobody is watching."""
        live = self._tables.live.get(one.saved.id)
        alone = all(seat.guest in ("", guest.id) for seat in one.saved.seats)
        return one.saved.state == "playing" and alone and (live is None or live.audience.count() == 0)

    async def _put_away(self, one: Sitting, guest: Guest) -> None:
        try:
            table = await self._tables.table(one.saved.id)
            if table.saved.state != "over":
                await table.carry_through(table.finish(table.saved, Result("abandoned", [], [])))
        except GameError as problem:  # it cannot be loaded, and need not be
            log.warning("not_put_away", extra={"table": one.saved.id, "problem": str(problem)})
            ended = replace(one.saved, state="over", result=Result("abandoned", [], []))
            await self._store.save(ended)
        await self._store.shelve(guest.id, one.saved.id, ARCHIVED)


def _player(game: Game) -> int:
    return -1 if game.decision is None else game.decision.player
