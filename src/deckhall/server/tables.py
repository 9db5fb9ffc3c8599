"""All tables, from creation to rematch. Tables without viewers are unloaded."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec.structs import replace

import deckhall
from deckhall.bots import levels, usual_level
from deckhall.kernel.errors import GameError, InvalidDeck, InvalidSetup
from deckhall.kernel.game import Game
from deckhall.kits import box
from deckhall.server import absence, decks, history, kept_decks
from deckhall.server.connection import NOT_ALLOWED
from deckhall.server.game_messages import Result
from deckhall.server.guests import COLOURS, Guest, Guests, clean_name
from deckhall.server.limits import is_wild
from deckhall.server.my_tables import MyTables
from deckhall.server.opponents import gives_hints
from deckhall.server.ownership import Elsewhere
from deckhall.server.refusals import Refuse
from deckhall.server.relay import COME_BACK
from deckhall.server.saved_table import SavedTable, Seat, Snapshot
from deckhall.server.services import Services
from deckhall.server.table import Table
from deckhall.server.table_messages import Following, FollowWish, Join, NewTable, Settings, TableInfo
from deckhall.server.writer import Fenced, NotStored, Unavailable

log = logging.getLogger("deckhall.server")

_LISTED_AT_ONCE = 100
_COLLECT_EVERY = 3600.0  # seconds
_LOOK_FOR_ORPHANS, _TRY_BROKEN = 2.0, 60.0  # seconds


class Tables:
    """All tables of a server."""

    def __init__(self, services: Services, guests: Guests) -> None:
        self.services = services
        self.guests = guests
        self.live: dict[str, Table] = {}  # those in memory
        self.mine = MyTables(self)
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._listed_from: dict[str, set[str]] = {}  # listed tables by the address they were made from
        self._broken: dict[str, float] = {}  # games that could not be loaded, and when that was tried
        services.lose = self.lose

    # -- finding a table -------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store.

        A server that was frozen or cut off may hold in memory what others have taken and played on. Nobody who comes
        may see such a game, older than what they have seen elsewhere: a table must be ours after it was asked for.
        """
        while True:
            table = self.live.get(table_id) or await self._loaded(table_id)
            is_ours = await self.services.owning.owns(table_id)
            if self.live.get(table_id) is table:
                if is_ours:
                    return table
                self.lose([table_id])

    async def _loaded(self, table_id: str) -> Table:
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        """Load a table from the store, after becoming its owner."""
        if await self.services.store.saved(table_id) is None:
            raise Refuse("not_found", status=404)
        lived_until = await self.services.owning.claim(table_id)
        try:
            saved = await self.services.store.saved(table_id)
            if saved is None:
                raise Refuse("not_found", status=404)
            await self._refuse_newer_rules(saved)
            table = Table(self.services, await self._with_present_names(saved))
            table.lived_until = lived_until
            if saved.state != "open":
                await self._take_up(table)
            self._admit(table)
        except BaseException:
            await self.services.owning.release(table_id)
            raise
        return table

    async def saved(self, table_id: str) -> SavedTable:
        """The saved part of a table, regardless of its owner."""
        live = self.live.get(table_id)
        saved = live.saved if live is not None else await self.services.store.saved(table_id)
        if saved is None:
            raise Refuse("not_found", status=404)
        return saved

    async def _refuse_newer_rules(self, saved: SavedTable) -> None:
        """Refuse a game played by newer rules than ours: it continues on a server that has them, and never goes
        back."""
        present = history.rules_of(saved.game)
        if saved.state != "playing" or present is None or saved.rules <= present:
            return
        other = await self.services.owning.knows(saved.game, saved.rules)
        if other:
            raise Elsewhere(other, saved.id)
        raise Refuse("newer_rules", status=503)

    def lose(self, table_ids: list[str]) -> None:
        """Drop tables that another server owns now: clients reconnect and are relayed to it."""
        for table_id in table_ids:
            table = self.live.pop(table_id, None)
            if table is not None:
                for connection in table.audience.everybody():
                    connection.close(COME_BACK)
                table.close()

    async def call(self, guest: Guest) -> None:
        """Show a guest's new name and colour at every live table where they sit."""
        await self.services.owning.tell_renamed(guest.id)
        await self._call_here(guest)

    async def renamed(self, guest_id: str) -> None:
        """A guest has changed their name at another server."""
        await self._call_here(await self.guests.by_id(guest_id, is_new=True))

    async def _call_here(self, guest: Guest) -> None:
        for table in list(self.live.values()):
            if table.saved.seat_of(guest.id) >= 0:
                with suppress(Refuse):  # what cannot be stored now is corrected when the table is next loaded
                    await table.carry_through(table.call(guest.id, guest.name, guest.colour))

    async def _with_present_names(self, saved: SavedTable) -> SavedTable:
        """A saved table with its people's current names, which may have changed while it was not loaded."""
        for number, seat in enumerate(saved.seats):
            if seat.kind == "person" and not seat.shares and saved.state != "over":
                guest = await self.guests.by_id(seat.guest)
                if guest.stored:
                    saved = absence.with_seat(saved, number, name=guest.name, colour=guest.colour)
        return saved

    async def _take_up(self, table: Table) -> None:
        """Load the game of a table, converting it to changed rules if necessary, or record why that is impossible."""
        saved = table.saved
        events, snapshot = await self.services.store.past(saved.id)
        present = history.rules_of(saved.game)
        if saved.rules == present:
            game = await asyncio.to_thread(history.rebuild, saved, events, snapshot)
            table.take_up(game, events)
        elif saved.state == "playing" and present is not None:
            try:
                game = await asyncio.to_thread(history.carry_over, saved, events, snapshot, present)
            except history.CannotGoOn as problem:
                log.warning("cannot_go_on", extra={"table": saved.id, "problem": str(problem)})
                await table.finish(saved, Result("rules_changed", [], []))
                return
            await self.services.store.save(saved)
            table.take_up(game, events)

    def _admit(self, table: Table) -> None:
        if len(self.live) >= self.services.config.live_tables:
            raise Refuse("busy", status=503)
        self.live[table.saved.id] = table

    # -- lists -----------------------------------------------------------------------------------

    async def listed(self) -> list[TableInfo]:
        return [self.info(saved) for saved in await self.services.store.listed(_LISTED_AT_ONCE)]

    def info(self, saved: SavedTable) -> TableInfo:
        table = self.live.get(saved.id)
        return (table or Table(self.services, saved)).info()

    # -- making tables -----------------------------------------------------------------------------

    async def make(self, guest: Guest, wish: NewTable, address: str) -> Table:
        """Make a table. Without open seats its game starts at once."""
        if history.rules_of(wish.game) is None:
            raise Refuse("unknown_game", status=422, game=wish.game)
        seats = seats_of(wish, guest)
        await self.mine.make_room(guest)
        if not guest.stored:
            await self.guests.keep(guest)
        settings = replace(wish.settings, hints=wish.settings.hints and gives_hints(wish.game))
        if any(seat.shares for seat in seats):  # nobody else is there to be kept waiting, or to watch
            settings = replace(settings, listed=False, watch=False, window_pause=0)
        saved = SavedTable(
            secrets.token_urlsafe(12),
            wish.game,
            await self._read_choices(wish.game, wish.choices, guest),
            settings,
            seats,
            guest.id,
            int(time.time()),
        )
        set_up(saved, secrets.randbits(128))  # raises now if anything is wrong with the choices
        if saved.settings.listed:
            await self._refuse_too_many_listed(guest, address)
        table = await self._open(saved)
        if saved.settings.listed:
            self._listed_from.setdefault(address, set()).add(saved.id)
        return table

    async def make_at(
        self, guest: Guest, game: str, words: list[str], choices: dict[str, Any], position: dict[str, Any]
    ) -> Table:
        """Make a table whose game continues from a position reached by legal moves; it waits for nobody."""
        await self.mine.make_room(guest)
        if not guest.stored:
            await self.guests.keep(guest)
        saved = SavedTable(
            secrets.token_urlsafe(12),
            game,
            choices,
            Settings(hints=gives_hints(game)),
            [_seat(word, guest, game) for word in words],
            guest.id,
            int(time.time()),
            base=position,
        )
        return await self._open(saved)

    async def _read_choices(self, game: str, choices: dict[str, Any], guest: Guest) -> dict[str, Any]:
        """A player's choices as stored: bounded in depth and size, decks as data."""
        if is_wild(choices):
            raise Refuse(
                "wrong_setup", status=422, detail="the choices hold too much, or are nested too deeply"
            )
        if "decks" not in choices:
            return choices
        return await decks.as_data(self.services.workers, guest.id, game, choices)

    async def _refuse_too_many_listed(self, guest: Guest, address: str) -> None:
        """No single guest or address can fill the list of tables."""
        config = self.services.config
        theirs = {name for name in self._listed_from.get(address, ()) if self._is_open(name)}
        self._listed_from[address] = theirs
        waiting = [table.saved for table in self.live.values() if table.saved.settings.listed]
        mine = [saved for saved in waiting if saved.host == guest.id and saved.state == "open"]
        if self.services.owning.is_shared:  # other servers have tables too
            theirs_open = await self.services.store.of_guest(guest.id, 100, ("open",))
            listed = [one.saved for one in theirs_open if one.saved.settings.listed]
            mine = [saved for saved in listed if saved.host == guest.id]
        if len(mine) >= config.listed_per_host:
            raise Refuse("too_many", status=429, limit=config.listed_per_host)
        if len(theirs) >= config.listed_per_address:
            raise Refuse("too_many", status=429, limit=config.listed_per_address)

    def _is_open(self, table_id: str) -> bool:
        table = self.live.get(table_id)
        return table is None or table.saved.state == "open"

    async def _open(self, saved: SavedTable) -> Table:
        await self.services.owning.claim(saved.id)
        table = Table(self.services, saved)
        try:
            self._admit(table)
            await table.carry_through(self._open_or_start(table))
        except BaseException:
            self.live.pop(saved.id, None)
            await self.services.owning.release(saved.id)
            raise
        self.services.metrics.count("tables_made")
        log.info("table_made", extra={"table": saved.id, "game": saved.game, "seats": len(saved.seats)})
        return table

    async def _open_or_start(self, table: Table) -> None:
        if any(seat.kind == "open" for seat in table.saved.seats):
            await table.write(saved=table.saved)
        else:
            await self._begin(table, table.saved)

    async def _begin(self, table: Table, saved: SavedTable) -> None:
        """Start the game with an unpredictable seed."""
        seed = secrets.randbits(128)
        started = replace(saved, state="playing", seed=str(seed))
        if saved.base is not None:
            game = deckhall.load_position(saved.base)
        else:
            game = set_up(saved, seed)
            started.choices = {name: choice for name, choice in game.setup.items() if name != "seed"}
        started.rules = game.box.rules
        await table.write(saved=started, snapshot=Snapshot(0, 0, game.box.rules, game.position()))
        self.services.metrics.count("games_started")
        if not started.settings.watch:
            _see_off_onlookers(table, started)
        table.take_up(game, [])

    # -- sitting down and standing up --------------------------------------------------------------

    async def join(self, table: Table, guest: Guest, wish: Join) -> None:
        """Take a seat. A seated guest may change their seat's choices until the game starts."""
        saved = table.saved
        if saved.state != "open":
            raise Refuse("not_open")
        choices = await self._read_choices(saved.game, wish.choices, guest)
        present = saved.seat_of(guest.id)
        if present >= 0:
            if not choices or wish.seat not in (None, present):
                raise Refuse("already_seated", seat=present)
            chosen = absence.with_seat(saved, present, choices=choices)
            set_up(chosen, secrets.randbits(128))  # raises now if anything is wrong with the choices
            await table.write(saved=chosen)
            return
        number = _free_seat(saved, guest, wish.seat)
        if not guest.stored:
            await self.guests.keep(guest)
        saved = absence.with_seat(
            saved,
            number,
            kind="person",
            guest=guest.id,
            name=guest.name,
            colour=guest.colour,
            choices=choices,
            reserved="",
            ready=wish.ready,
        )
        if saved.can_start():
            await self._begin(table, saved)
            reseat(table, guest, number)
        else:
            if choices:
                set_up(saved, secrets.randbits(128))
            await table.write(saved=saved)
            reseat(table, guest, number)
            table.go_on()

    async def ready(self, table: Table, guest: Guest, ready: bool) -> None:
        """Set whether a player is ready. When all are seated and ready, the game starts."""
        saved = table.saved
        number = saved.seat_of(guest.id)
        if saved.state != "open":
            raise Refuse("not_open")
        if number < 0:
            raise Refuse("not_seated", status=403)
        saved = absence.with_seat(saved, number, ready=ready)
        if saved.can_start():
            await self._begin(table, saved)
        else:
            await table.write(saved=saved)
            table.go_on()

    async def leave(self, table: Table, guest: Guest) -> None:
        """Before the game, free the seat (if the host leaves, the table closes); during it, a bot plays on."""
        saved = table.saved
        number = saved.seat_of(guest.id)
        if saved.state == "open":
            if saved.host == guest.id:
                await table.finish(saved, Result("abandoned", [], []))
            elif number < 0:
                raise Refuse("not_seated", status=403)
            else:
                freed = absence.with_seat(
                    saved, number, kind="open", guest="", name="", colour="", choices={}
                )
                await self.services.store.stand_up(guest.id, saved.id, freed)
                table.saved = freed
                reseat(table, guest, -1)
                table.go_on()
        elif saved.state == "playing":
            await absence.let_bot_play(table, number, number)

    async def start(self, table: Table, guest: Guest) -> None:
        """The host waits no longer: bots take the open seats."""
        saved = table.saved
        if saved.host != guest.id:
            raise Refuse("not_host", status=403)
        if saved.state != "open":
            raise Refuse("not_open")
        bot = Seat("bot", level=usual_level(saved.game))
        seats = [bot if seat.kind == "open" else seat for seat in saved.seats]
        if all(seat.kind == "bot" for seat in seats):
            raise Refuse("wrong_seats", status=422)
        await self._begin(table, replace(saved, seats=seats))

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The next table: same choices, everybody one seat further, so that another player begins."""
        if table.saved.state != "over":
            raise Refuse("not_over")
        if table.saved.seat_of(guest.id) < 0:
            raise Refuse("not_seated", status=403)
        async with self._asked_there():
            next_table = await table.carry_through(self._next_table(table, table.saved.seat_of(guest.id)))
        return await self.arrive(next_table, guest)

    async def arrive(self, table: Table, guest: Guest) -> Table:
        """Take a seat at a table that was made for this guest too, if there is one."""
        with suppress(Refuse):  # already seated, started without them, or meant for others
            await table.carry_through(self.join(table, guest, Join()))
        return table

    @asynccontextmanager
    async def _asked_there(self) -> AsyncIterator[None]:
        """If the following table belongs to another server, that server is asked for the seat."""
        try:
            yield
        except Elsewhere as place:
            place.path = f"/api/tables/{place.table_id}/arrive"
            raise

    async def _next_table(self, table: Table, asker: int) -> Table:
        saved = table.saved
        if saved.rematch is not None:
            return await self.table(saved.rematch)
        seats = [_seat_kept(seat, saved) for seat in _one_on(saved.seats, len(saved.seats))]
        following = SavedTable(
            secrets.token_urlsafe(12),
            saved.game,
            {name: _one_on(choice, len(seats)) for name, choice in saved.choices.items()},
            replace(saved.settings, listed=False),
            seats,
            next(seat.guest for seat in saved.seats if seat.guest),
            int(time.time()),
        )
        next_table = await self._open(following)
        await table.write(saved=replace(saved, rematch=following.id, rematch_by=asker))
        table.send()
        return next_table

    async def follow(self, table: Table, guest: Guest, wish: FollowWish) -> Table:
        """The game in which decks made at this table meet; made on first request."""
        saved = table.saved
        if saved.state != "over":
            raise Refuse("not_over")
        if saved.seat_of(guest.id) < 0:
            raise Refuse("not_seated", status=403)
        async with self._asked_there():
            following = await table.carry_through(self._following_table(table, sorted(wish.seats)))
        return await self.arrive(following, guest)

    async def _following_table(self, table: Table, seats: list[int]) -> Table:
        saved = table.saved
        known = next((one for one in kept_decks.followings(saved) if one.seats == seats), None)
        people = [saved.seats[seat] for seat in seats if seat < len(saved.seats)]
        if known is None or not any(seat.guest for seat in people):
            raise Refuse("wrong_seats", status=422)
        if known.table:
            return await self.table(known.table)
        following = SavedTable(
            secrets.token_urlsafe(12),
            saved.game,
            kept_decks.setup_of(saved, seats) or {},
            replace(saved.settings, listed=False),
            [_seat_kept(seat, saved) for seat in people],
            next(seat.guest for seat in people if seat.guest),
            int(time.time()),
        )
        made = await self._open(following)
        await table.write(saved=replace(saved, followed=[*saved.followed, Following(seats, following.id)]))
        table.send()
        return made

    # -- housekeeping ------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Periodically unload tables without viewers and collect garbage; runs until cancelled."""
        collected = self.services.now()
        while True:
            await asyncio.sleep(max(0.05, min(30.0, self.services.config.idle_after / 4)))
            try:
                await self.services.owning.beat()
                await self._put_away_idle()
                await self._close_forgotten()
                if self.services.owning.is_shared:
                    await self.services.store.forget_buckets()
            except Exception:  # a full disk may have room again later
                log.exception("housekeeping_failed")
            if self.services.now() - collected >= _COLLECT_EVERY:
                collected = self.services.now()
                gc.collect()

    async def _put_away_idle(self) -> None:
        for table in list(self.live.values()):
            if table.is_idle() and self.services.now() - table.touched >= self.services.config.idle_after:
                await self._put_away(table)

    async def _put_away(self, table: Table) -> None:
        touched = table.touched
        async with table.lock:
            if table.game is not None and table.saved.state == "playing":
                try:
                    await self.services.store.save(table.saved, snapshot=table.snapshot(), with_sheet=False)
                except Fenced:
                    self.lose([table.saved.id])
                    return
        if table.is_idle() and table.touched == touched:
            del self.live[table.saved.id]
            table.close()
            await self.services.owning.release(table.saved.id)

    async def _close_forgotten(self) -> None:
        """Close open tables that have not been started for a long time."""
        latest = time.time() - self.services.config.forget_open_after
        for saved in await self.services.store.in_state("open", 1_000):
            if saved.created < latest:
                try:
                    table = await self.table(saved.id)
                except Elsewhere:
                    continue
                if table.audience.count() == 0 and table.saved.state == "open":
                    await table.carry_through(table.finish(table.saved, Result("abandoned", [], [])))

    async def wake(self) -> None:
        """Resume games with running clocks at once, after a start or when their server is gone; all others when
        somebody comes. Runs until cancelled."""
        while True:
            are_awake = False
            try:
                are_awake = await self._wake_orphans()
            except Unavailable as problem:
                log.error("not_available", extra={"problem": str(problem)})
            if are_awake and not self.services.owning.is_shared:
                return
            await asyncio.sleep(_LOOK_FOR_ORPHANS)

    async def _wake_orphans(self) -> bool:
        """Returns whether the database was there for all of them."""
        are_awake = True
        for table_id in await self.services.owning.orphans():
            if self.services.now() - self._broken.get(table_id, -_TRY_BROKEN) < _TRY_BROKEN:
                continue
            try:
                await self.table(table_id)
            except Elsewhere:
                continue
            except Unavailable as problem:  # it is not the game that is broken: the next look finds it again
                are_awake = False
                log.error("not_available", extra={"problem": str(problem)})
            except Exception:  # one broken game must not keep the others from resuming
                self._broken[table_id] = self.services.now()
                log.exception("not_woken", extra={"table": table_id})
        return are_awake

    async def close(self) -> None:
        """Prepare for a restart: store a snapshot of each game and release it.

        All at once: they are written together, and a database that does not answer is waited for only once.
        """
        tables = list(self.live.values())
        for table in tables:
            for connection in table.audience.everybody():
                connection.close(COME_BACK)
            table.close()
        await asyncio.gather(*[self._hand_over(table) for table in tables])

    async def _hand_over(self, table: Table) -> None:
        if table.game is not None and table.saved.state == "playing":
            try:
                await self.services.store.save(table.saved, snapshot=table.snapshot(), with_sheet=False)
            except NotStored as problem:  # the moves are stored: a snapshot is only a shortcut
                log.error("no_snapshot", extra={"table": table.saved.id, "problem": str(problem)})
        self.live.pop(table.saved.id, None)
        with suppress(Unavailable):
            await self.services.owning.release(table.saved.id)


def set_up(saved: SavedTable, seed: int) -> Game:
    """The game of a saved table with this seed."""
    choices = with_seats(saved)
    if choices.setdefault("players", len(saved.seats)) != len(saved.seats):
        raise Refuse("wrong_seats", status=422)
    try:
        return deckhall.new_game(saved.game, seed=seed, **choices)
    except (GameError, TypeError) as error:
        raise Refuse(
            "wrong_setup", status=422, detail=str(error), **_what_is_wrong(saved.game, error, choices)
        ) from error


def _what_is_wrong(game: str, error: Exception, choices: dict[str, Any]) -> dict[str, Any]:
    """Why a setup was refused, for the browser to show: one of the choices, or decks that break rules."""
    if isinstance(error, InvalidSetup) and error.choice:
        return {"choice": error.choice}
    if not isinstance(error, InvalidDeck):
        return {}
    found = [
        (seat, decks.faults_of(game, deck))
        for seat, deck in enumerate(choices["decks"])
        if isinstance(deck, dict)
    ]
    return {"decks": [{"seat": seat, "faults": faults} for seat, faults in found if faults]}


def with_seats(saved: SavedTable) -> dict[str, Any]:
    """The table's choices combined with those of its seats: a list with one entry per seat (decks).

    A seat without a choice gets one of the ready-made ones that the game lists, or another seat's.
    """
    choices: dict[str, Any] = dict(saved.choices)
    number = len(saved.seats)
    for name in sorted({name for seat in saved.seats for name in seat.choices}):
        choices.setdefault(name, [None] * number)
    for name, choice in choices.items():
        if isinstance(choice, list) and len(choice) == number:
            chosen = [seat.choices.get(name, one) for seat, one in zip(saved.seats, choice, strict=True)]
            ready = list(box(saved.game).about().get(name, ())) or [one for one in chosen if one is not None]
            choices[name] = [secrets.choice(ready) if one is None and ready else one for one in chosen]
    return choices


def reseat(table: Table, guest: Guest, number: int) -> None:
    """From now on the guest's open connections see what this seat sees."""
    for connection in table.audience.everybody():
        if connection.guest_id == guest.id and connection.seat != number:
            table.move(connection, number)
    table.send()


def _see_off_onlookers(table: Table, started: SavedTable) -> None:
    """When a game without spectators begins, disconnect visitors without a seat."""
    for connection in table.audience.everybody():
        if started.seat_of(connection.guest_id) < 0:
            connection.refuse(Refuse("no_watching"), 0)
            connection.close(NOT_ALLOWED)


def _one_on(choice: Any, seats: int) -> Any:
    """A list with one entry per seat after everybody has moved one seat further; anything else unchanged."""
    return [*choice[1:], choice[0]] if isinstance(choice, list) and len(choice) == seats else choice


def _seat_kept(seat: Seat, saved: SavedTable) -> Seat:
    """The same seat at another table: bots and people who share a device are seated at once, others are expected."""
    if seat.kind == "bot":
        return Seat("bot", level=seat.level)
    if saved.is_shared():
        return Seat("person", seat.guest, name=seat.name, colour=seat.colour, shares=seat.shares)
    return Seat(reserved=seat.guest)


def seats_of(wish: NewTable, guest: Guest) -> list[Seat]:
    """The seats of a new table. At least one is for a person; a device can be shared only with its guest, not with
    people still to come."""
    seats = [_seat(word, guest, wish.game) for word in wish.seats]
    mine = wish.seats.count("me")
    if mine > 1 or all(seat.kind == "bot" for seat in seats):
        raise Refuse("wrong_seats", status=422)
    if any(seat.shares for seat in seats) and (mine == 0 or "open" in wish.seats):
        raise Refuse("wrong_seats", status=422)
    taken = {guest.colour}
    for seat in seats:
        if seat.shares:
            seat.colour = next((colour for colour in COLOURS if colour not in taken), guest.colour)
            taken.add(seat.colour)
    return seats


def _seat(word: str, guest: Guest, game: str) -> Seat:
    if word == "me":
        return Seat("person", guest.id, name=guest.name, colour=guest.colour)
    if word == "open":
        return Seat()
    kind, _, level = word.partition(":")
    if kind == "here" and (name := clean_name(level)):
        return Seat("person", guest.id, name=name, shares=True)
    if kind != "bot":
        raise Refuse("wrong_seats", status=422)
    if level not in levels(game):
        raise Refuse("unknown_level", status=422, level=level)
    return Seat("bot", level=level)


def _free_seat(saved: SavedTable, guest: Guest, wanted: int | None) -> int:
    free = [
        number
        for number, seat in enumerate(saved.seats)
        if seat.kind == "open" and seat.reserved in ("", guest.id)
    ]
    reserved = [number for number in free if saved.seats[number].reserved == guest.id]
    if wanted is None and free:
        return (reserved or free)[0]
    if wanted not in free:
        raise Refuse("no_seat")
    return wanted
