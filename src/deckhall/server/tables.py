"""The tables: every table, from being made to being played again. Tables nobody looks at leave the memory."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

import deckhall
from deckhall.bots import levels, usual_level
from deckhall.kernel.errors import GameError, InvalidDeck, InvalidSetup
from deckhall.kernel.game import Game
from deckhall.kits import box
from deckhall.server import absence, decks, history, kept_decks
from deckhall.server.connection import NOT_ALLOWED
from deckhall.server.guests import Guest, Guests
from deckhall.server.limits import is_wild
from deckhall.server.messages import Following, FollowWish, Join, NewTable, Result, TableInfo
from deckhall.server.opponents import gives_hints
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import SavedTable, Seat, Snapshot
from deckhall.server.services import Services
from deckhall.server.store import NotStored
from deckhall.server.table import Table

log = logging.getLogger("deckhall.server")

_LISTED_AT_ONCE = 100
_TABLES_OF_ONE = 100
_COLLECT_EVERY = 3600.0  # seconds


class Tables:
    """All tables of a server."""

    def __init__(self, services: Services, guests: Guests) -> None:
        self.services = services
        self.guests = guests
        self.live: dict[str, Table] = {}  # those in memory
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._listed_from: dict[str, set[str]] = {}  # tables in the list, by the address they were made from

    # -- finding a table -------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store."""
        table = self.live.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        saved = await self.services.store.saved(table_id)
        if saved is None:
            raise Refuse("not_found", status=404)
        table = Table(self.services, await self._with_present_names(saved))
        if saved.state != "open":
            await self._take_up(table)
        self._admit(table)
        return table

    async def call(self, guest: Guest) -> None:
        """Show a guest's changed name and colour wherever they sit and somebody may be looking."""
        for table in list(self.live.values()):
            if table.saved.seat_of(guest.id) >= 0:
                with suppress(Refuse):  # what cannot be stored now is put right when the table is next loaded
                    await table.carry_through(table.call(guest.id, guest.name, guest.colour))

    async def _with_present_names(self, saved: SavedTable) -> SavedTable:
        """A saved table that was not loaded while its people may have changed their names."""
        for number, seat in enumerate(saved.seats):
            if seat.kind == "person" and saved.state != "over":
                guest = await self.guests.by_id(seat.guest)
                if guest.stored:
                    saved = absence.with_seat(saved, number, name=guest.name, colour=guest.colour)
        return saved

    async def _take_up(self, table: Table) -> None:
        """Bring back the game of a table, over a change of rules too, or say why that cannot be."""
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
        return [self._info(saved) for saved in await self.services.store.listed(_LISTED_AT_ONCE)]

    async def of_guest(self, guest: Guest) -> list[TableInfo]:
        return [self._info(saved) for saved in await self.services.store.of_guest(guest.id, _TABLES_OF_ONE)]

    def _info(self, saved: SavedTable) -> TableInfo:
        table = self.live.get(saved.id)
        return (table or Table(self.services, saved)).info()

    # -- making tables -----------------------------------------------------------------------------

    async def make(self, guest: Guest, wish: NewTable, address: str) -> Table:
        """A new table as wished. Without open seats its game starts at once."""
        if history.rules_of(wish.game) is None:
            raise Refuse("unknown_game", status=422, game=wish.game)
        await self._refuse_too_many(guest)
        if not guest.stored:
            await self.guests.keep(guest)
        seats = [_seat(word, guest, wish.game) for word in wish.seats]
        if sum(word == "me" for word in wish.seats) > 1 or all(seat.kind == "bot" for seat in seats):
            raise Refuse("wrong_seats", status=422)
        saved = SavedTable(
            secrets.token_urlsafe(12),
            wish.game,
            await self._read_choices(wish.game, wish.choices, guest),
            replace(wish.settings, hints=wish.settings.hints and gives_hints(wish.game)),
            seats,
            guest.id,
            int(time.time()),
        )
        set_up(saved, secrets.randbits(128))  # whatever is wrong with the choices is said now
        if saved.settings.listed:
            self._refuse_too_many_listed(guest, address)
        table = await self._open(saved)
        if saved.settings.listed:
            self._listed_from.setdefault(address, set()).add(saved.id)
        return table

    async def _read_choices(self, game: str, choices: dict[str, Any], guest: Guest) -> dict[str, Any]:
        """What somebody chose, as it is stored: never deeper or larger than any choice has to be, decks as data."""
        if is_wild(choices):
            raise Refuse(
                "wrong_setup", status=422, detail="the choices hold too much, or are nested too deeply"
            )
        if "decks" not in choices:
            return choices
        return await decks.as_data(self.services.workers, guest.id, game, choices)

    def _refuse_too_many_listed(self, guest: Guest, address: str) -> None:
        """Nobody fills the list of tables alone, and no address does."""
        config = self.services.config
        theirs = {name for name in self._listed_from.get(address, ()) if self._is_open(name)}
        self._listed_from[address] = theirs
        waiting = [table.saved for table in self.live.values() if table.saved.settings.listed]
        mine = [saved for saved in waiting if saved.host == guest.id and saved.state == "open"]
        if len(mine) >= config.listed_per_host:
            raise Refuse("too_many", status=429, limit=config.listed_per_host)
        if len(theirs) >= config.listed_per_address:
            raise Refuse("too_many", status=429, limit=config.listed_per_address)

    def _is_open(self, table_id: str) -> bool:
        table = self.live.get(table_id)
        return table is None or table.saved.state == "open"

    async def _open(self, saved: SavedTable) -> Table:
        table = Table(self.services, saved)
        self._admit(table)
        try:
            await table.carry_through(self._open_or_start(table))
        except BaseException:
            del self.live[saved.id]
            raise
        self.services.metrics.count("tables_made")
        log.info("table_made", extra={"table": saved.id, "game": saved.game, "seats": len(saved.seats)})
        return table

    async def _open_or_start(self, table: Table) -> None:
        if any(seat.kind == "open" for seat in table.saved.seats):
            await table.write(saved=table.saved)
        else:
            await self._begin(table, table.saved)

    async def _refuse_too_many(self, guest: Guest) -> None:
        most = self.services.config.tables_per_guest
        busy = [
            saved
            for saved in await self.services.store.of_guest(guest.id, 10 * most)
            if saved.state != "over"
        ]
        if len(busy) >= most:
            raise Refuse("too_many", status=429, limit=most)

    async def _begin(self, table: Table, saved: SavedTable) -> None:
        """Start the game, with luck nobody can foresee."""
        seed = secrets.randbits(128)
        game = set_up(saved, seed)
        started = replace(
            saved,
            state="playing",
            seed=str(seed),
            rules=game.box.rules,
            choices={name: choice for name, choice in game.setup.items() if name != "seed"},
        )
        await table.write(saved=started, snapshot=Snapshot(0, 0, game.box.rules, game.position()))
        self.services.metrics.count("games_started")
        if not started.settings.watch:
            _see_off_onlookers(table, started)
        table.take_up(game, [])

    # -- sitting down and standing up --------------------------------------------------------------

    async def join(self, table: Table, guest: Guest, wish: Join) -> None:
        """Sit down. A seated guest may change their seat's choices until the game starts."""
        saved = table.saved
        if saved.state != "open":
            raise Refuse("not_open")
        choices = await self._read_choices(saved.game, wish.choices, guest)
        present = saved.seat_of(guest.id)
        if present >= 0:
            if not choices or wish.seat not in (None, present):
                raise Refuse("already_seated", seat=present)
            chosen = absence.with_seat(saved, present, choices=choices)
            set_up(chosen, secrets.randbits(128))  # whatever is wrong with the choices is said now
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
        )
        if any(seat.kind == "open" for seat in saved.seats):
            if choices:
                set_up(saved, secrets.randbits(128))
            await table.write(saved=saved)
            reseat(table, guest, number)
            table.go_on()
        else:
            await self._begin(table, saved)
            reseat(table, guest, number)

    async def leave(self, table: Table, guest: Guest) -> None:
        """Before the game the seat is free again (the host's leaving ends all); later a bot plays on."""
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
        """The host does not wait any longer: bots take the open seats."""
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
        """The next table: same choices, everybody one seat on, so that another begins."""
        if table.saved.state != "over":
            raise Refuse("not_over")
        if table.saved.seat_of(guest.id) < 0:
            raise Refuse("not_seated", status=403)
        next_table = await table.carry_through(self._next_table(table))
        with suppress(Refuse):  # seated already, or the game has begun without them
            await next_table.carry_through(self.join(next_table, guest, Join()))
        return next_table

    async def _next_table(self, table: Table) -> Table:
        saved = table.saved
        if saved.rematch is not None:
            return await self.table(saved.rematch)
        seats = [_seat_kept(seat) for seat in _one_on(saved.seats, len(saved.seats))]
        following = SavedTable(
            secrets.token_urlsafe(12),
            saved.game,
            {name: _one_on(choice, len(seats)) for name, choice in saved.choices.items()},
            replace(saved.settings, listed=False),
            seats,
            next(seat.guest for seat in saved.seats if seat.kind == "person"),
            int(time.time()),
        )
        next_table = await self._open(following)
        await table.write(saved=replace(saved, rematch=following.id))
        table.send()
        return next_table

    async def follow(self, table: Table, guest: Guest, wish: FollowWish) -> Table:
        """The game in which decks made at this table meet; it is made when it is asked for first."""
        saved = table.saved
        if saved.state != "over":
            raise Refuse("not_over")
        if saved.seat_of(guest.id) < 0:
            raise Refuse("not_seated", status=403)
        following = await table.carry_through(self._following_table(table, sorted(wish.seats)))
        with suppress(Refuse):  # it is for others, or they sit there already
            await following.carry_through(self.join(following, guest, Join()))
        return following

    async def _following_table(self, table: Table, seats: list[int]) -> Table:
        saved = table.saved
        known = next((one for one in kept_decks.followings(saved) if one.seats == seats), None)
        people = [saved.seats[seat] for seat in seats if seat < len(saved.seats)]
        if known is None or all(seat.kind == "bot" for seat in people):
            raise Refuse("wrong_seats", status=422)
        if known.table:
            return await self.table(known.table)
        following = SavedTable(
            secrets.token_urlsafe(12),
            saved.game,
            kept_decks.setup_of(saved, seats) or {},
            replace(saved.settings, listed=False),
            [_seat_kept(seat) for seat in people],
            next(seat.guest for seat in people if seat.kind == "person"),
            int(time.time()),
        )
        made = await self._open(following)
        await table.write(saved=replace(saved, followed=[*saved.followed, Following(seats, following.id)]))
        table.send()
        return made

    # -- housekeeping ------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Now and then put away tables nobody looks at, and all garbage; ends when it is cancelled."""
        collected = self.services.now()
        while True:
            await asyncio.sleep(max(0.05, min(30.0, self.services.config.idle_after / 4)))
            try:
                await self._put_away_idle()
                await self._close_forgotten()
            except Exception:  # a disk that is full now has room again later
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
                await self.services.store.save(table.saved, snapshot=table.snapshot(), with_sheet=False)
        if table.is_idle() and table.touched == touched:
            del self.live[table.saved.id]
            table.close()

    async def _close_forgotten(self) -> None:
        """Open tables that nobody has started for long."""
        latest = time.time() - self.services.config.forget_open_after
        for saved in await self.services.store.in_state("open", 1_000):
            if saved.created < latest:
                table = await self.table(saved.id)
                if table.audience.count() == 0 and table.saved.state == "open":
                    await table.carry_through(table.finish(table.saved, Result("abandoned", [], [])))

    async def wake(self) -> None:
        """After a start: games whose clocks run go on at once; all others when somebody comes."""
        for saved in await self.services.store.in_state("playing", self.services.config.live_tables):
            if saved.settings.clock.kind != "none":
                try:
                    await self.table(saved.id)
                except Exception:  # one broken game must not keep the others from going on
                    log.exception("not_woken", extra={"table": saved.id})

    async def close(self) -> None:
        """Put everything away for a restart: each game with a snapshot of where it stands."""
        for table in self.live.values():
            for connection in table.audience.everybody():
                connection.close(1012)
            table.close()
            if table.game is not None and table.saved.state == "playing":
                try:
                    await self.services.store.save(table.saved, snapshot=table.snapshot(), with_sheet=False)
                except NotStored as problem:  # the moves are stored: a snapshot is only a short cut
                    log.error("no_snapshot", extra={"table": table.saved.id, "problem": str(problem)})
        self.live.clear()


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
    """What a setup was refused for, as the browser says it: one of the choices, or decks that break rules."""
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
    """The choices of the table with those of its seats: a list with one entry for each seat (decks).

    What a seat leaves open is one of the ready-made ones that the game tells about, or what another seat has.
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
    """The guest's open connections see from now on what this seat sees."""
    for connection in table.audience.everybody():
        if connection.guest_id == guest.id and connection.seat != number:
            table.audience.remove(connection)
            connection.seat = number
            table.audience.add(connection)
            table.audience.welcome(connection, table.described(), None)
    table.send()


def _see_off_onlookers(table: Table, started: SavedTable) -> None:
    """A game without onlookers begins: whoever came before and has no seat must go."""
    for connection in table.audience.everybody():
        if started.seat_of(connection.guest_id) < 0:
            connection.refuse(Refuse("no_watching"), 0)
            connection.close(NOT_ALLOWED)


def _one_on(choice: Any, seats: int) -> Any:
    """A list with an entry for each seat, after everybody has moved one seat on; anything else as it is."""
    return [*choice[1:], choice[0]] if isinstance(choice, list) and len(choice) == seats else choice


def _seat_kept(seat: Seat) -> Seat:
    """The same seat at another table: bots sit there at once, people are expected."""
    return Seat("bot", level=seat.level) if seat.kind == "bot" else Seat(reserved=seat.guest)


def _seat(word: str, guest: Guest, game: str) -> Seat:
    if word == "me":
        return Seat("person", guest.id, name=guest.name, colour=guest.colour)
    if word == "open":
        return Seat()
    kind, _, level = word.partition(":")
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
