"""The hall: every table, from being made to being played again. Tables nobody looks at leave the memory."""

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
from deckhall.kernel.errors import GameError, InvalidDeck, InvalidSetup
from deckhall.kernel.game import Game
from deckhall.server import absence, history
from deckhall.server.decks import faults_of
from deckhall.server.guests import Guest, Guests
from deckhall.server.house import House
from deckhall.server.messages import Join, NewTable, Result, TableInfo
from deckhall.server.opponents import levels, usual_level
from deckhall.server.refusals import Refuse
from deckhall.server.sheet import Seat, Sheet, Snapshot
from deckhall.server.table import Table
from deckhall.shelf import box

log = logging.getLogger("deckhall.server")

_LISTED_AT_ONCE = 100
_TABLES_OF_ONE = 100
_COLLECT_EVERY = 3600.0  # seconds


class Hall:
    """All tables of a server."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.tables: dict[str, Table] = {}  # those in memory
        self._loading: dict[str, asyncio.Future[Table]] = {}

    # -- finding a table -------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        sheet = await self.house.store.sheet(table_id)
        if sheet is None:
            raise Refuse("not_found", status=404)
        table = Table(self.house, await self._with_present_names(sheet))
        if sheet.state != "open":
            await self._take_up(table)
        self._admit(table)
        return table

    async def call(self, guest: Guest) -> None:
        """Show a guest's changed name and colour wherever they sit and somebody may be looking."""
        for table in list(self.tables.values()):
            if table.sheet.seat_of(guest.id) >= 0:
                with suppress(Refuse):  # what cannot be stored now is put right when the table is next loaded
                    await table.carry_through(table.call(guest.id, guest.name, guest.colour))

    async def _with_present_names(self, sheet: Sheet) -> Sheet:
        """The sheet of a table that was away while its people may have changed their names."""
        for number, seat in enumerate(sheet.seats):
            if seat.kind == "person" and sheet.state != "over":
                guest = await self.guests.by_id(seat.guest)
                if guest.stored:
                    sheet = absence.with_seat(sheet, number, name=guest.name, colour=guest.colour)
        return sheet

    async def _take_up(self, table: Table) -> None:
        """Bring back the game of a table, over a change of rules too, or say why that cannot be."""
        sheet = table.sheet
        events, snapshot = await self.house.store.past(sheet.id)
        present = history.rules_of(sheet.game)
        if sheet.rules == present:
            game = await asyncio.to_thread(history.rebuild, sheet, events, snapshot)
            table.take_up(game, events)
        elif sheet.state == "playing" and present is not None:
            try:
                game = history.carry_over(sheet, events, snapshot, present)
            except history.CannotGoOn as problem:
                log.warning("cannot_go_on", extra={"table": sheet.id, "problem": str(problem)})
                await table.finish(sheet, Result("rules_changed", [], []))
                return
            await self.house.store.save(sheet)
            table.take_up(game, events)

    def _admit(self, table: Table) -> None:
        if len(self.tables) >= self.house.config.live_tables:
            raise Refuse("busy", status=503)
        self.tables[table.sheet.id] = table

    # -- lists -----------------------------------------------------------------------------------

    async def listed(self) -> list[TableInfo]:
        return [self._info(sheet) for sheet in await self.house.store.listed(_LISTED_AT_ONCE)]

    async def of_guest(self, guest: Guest) -> list[TableInfo]:
        return [self._info(sheet) for sheet in await self.house.store.of_guest(guest.id, _TABLES_OF_ONE)]

    def _info(self, sheet: Sheet) -> TableInfo:
        table = self.tables.get(sheet.id)
        return (table or Table(self.house, sheet)).info()

    # -- making tables -----------------------------------------------------------------------------

    async def make(self, guest: Guest, wish: NewTable) -> Table:
        """A new table as wished. Without open seats its game starts at once."""
        if history.rules_of(wish.game) is None:
            raise Refuse("unknown_game", status=422, game=wish.game)
        await self._refuse_too_many(guest)
        if not guest.stored:
            await self.guests.keep(guest)
        seats = [_seat(word, guest, wish.game) for word in wish.seats]
        if sum(word == "me" for word in wish.seats) > 1 or all(seat.kind == "bot" for seat in seats):
            raise Refuse("wrong_seats", status=422)
        sheet = Sheet(
            secrets.token_urlsafe(12),
            wish.game,
            wish.choices,
            wish.settings,
            seats,
            guest.id,
            int(time.time()),
        )
        set_up(sheet, secrets.randbits(128))  # whatever is wrong with the choices is said now
        return await self._open(sheet)

    async def _open(self, sheet: Sheet) -> Table:
        table = Table(self.house, sheet)
        self._admit(table)
        try:
            await table.carry_through(self._open_or_start(table))
        except BaseException:
            del self.tables[sheet.id]
            raise
        self.house.metrics.count("tables_made")
        log.info("table_made", extra={"table": sheet.id, "game": sheet.game, "seats": len(sheet.seats)})
        return table

    async def _open_or_start(self, table: Table) -> None:
        if any(seat.kind == "open" for seat in table.sheet.seats):
            await table.write(sheet=table.sheet)
        else:
            await self._begin(table, table.sheet)

    async def _refuse_too_many(self, guest: Guest) -> None:
        most = self.house.config.tables_per_guest
        busy = [
            sheet for sheet in await self.house.store.of_guest(guest.id, 10 * most) if sheet.state != "over"
        ]
        if len(busy) >= most:
            raise Refuse("too_many", status=429, limit=most)

    async def _begin(self, table: Table, sheet: Sheet) -> None:
        """Start the game, with luck nobody can foresee."""
        seed = secrets.randbits(128)
        game = set_up(sheet, seed)
        started = replace(
            sheet,
            state="playing",
            seed=str(seed),
            rules=game.box.rules,
            choices={name: choice for name, choice in game.setup.items() if name != "seed"},
        )
        await table.write(sheet=started, snapshot=Snapshot(0, 0, game.box.rules, game.position()))
        self.house.metrics.count("games_started")
        table.take_up(game, [])

    # -- sitting down and standing up --------------------------------------------------------------

    async def join(self, table: Table, guest: Guest, wish: Join) -> None:
        """Sit down. Whoever sits here already may choose anew what a seat chooses, until the game starts."""
        sheet = table.sheet
        if sheet.state != "open":
            raise Refuse("not_open")
        present = sheet.seat_of(guest.id)
        if present >= 0:
            if not wish.choices or wish.seat not in (None, present):
                raise Refuse("already_seated", seat=present)
            chosen = absence.with_seat(sheet, present, choices=wish.choices)
            set_up(chosen, secrets.randbits(128))  # whatever is wrong with the choices is said now
            await table.write(sheet=chosen)
            return
        number = _free_seat(sheet, guest, wish.seat)
        if not guest.stored:
            await self.guests.keep(guest)
        sheet = absence.with_seat(
            sheet,
            number,
            kind="person",
            guest=guest.id,
            name=guest.name,
            colour=guest.colour,
            choices=wish.choices,
            reserved="",
        )
        if any(seat.kind == "open" for seat in sheet.seats):
            if wish.choices:
                set_up(sheet, secrets.randbits(128))
            await table.write(sheet=sheet)
            reseat(table, guest, number)
            table.go_on()
        else:
            await self._begin(table, sheet)
            reseat(table, guest, number)

    async def leave(self, table: Table, guest: Guest) -> None:
        """Before the game the seat is free again (the host's leaving ends all); later a bot plays on."""
        sheet = table.sheet
        number = sheet.seat_of(guest.id)
        if sheet.state == "open":
            if sheet.host == guest.id:
                await table.finish(sheet, Result("abandoned", [], []))
            elif number < 0:
                raise Refuse("not_seated", status=403)
            else:
                freed = absence.with_seat(
                    sheet, number, kind="open", guest="", name="", colour="", choices={}
                )
                await self.house.store.stand_up(guest.id, sheet.id, freed)
                table.sheet = freed
                reseat(table, guest, -1)
                table.go_on()
        elif sheet.state == "playing":
            await absence.let_bot_play(table, number, number, None)

    async def start(self, table: Table, guest: Guest) -> None:
        """The host does not wait any longer: bots take the open seats."""
        sheet = table.sheet
        if sheet.host != guest.id:
            raise Refuse("not_host", status=403)
        if sheet.state != "open":
            raise Refuse("not_open")
        bot = Seat("bot", level=usual_level(sheet.game))
        seats = [bot if seat.kind == "open" else seat for seat in sheet.seats]
        if all(seat.kind == "bot" for seat in seats):
            raise Refuse("wrong_seats", status=422)
        await self._begin(table, replace(sheet, seats=seats))

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The next table: same choices, everybody one seat on, so that another begins."""
        if table.sheet.state != "over":
            raise Refuse("not_over")
        if table.sheet.seat_of(guest.id) < 0:
            raise Refuse("not_seated", status=403)
        next_table = await table.carry_through(self._next_table(table))
        with suppress(Refuse):  # seated already, or the game has begun without them
            await next_table.carry_through(self.join(next_table, guest, Join()))
        return next_table

    async def _next_table(self, table: Table) -> Table:
        sheet = table.sheet
        if sheet.rematch is not None:
            return await self.table(sheet.rematch)
        seats = [
            Seat("bot", level=seat.level) if seat.kind == "bot" else Seat(reserved=seat.guest)
            for seat in _one_on(sheet.seats, len(sheet.seats))
        ]
        following = Sheet(
            secrets.token_urlsafe(12),
            sheet.game,
            {name: _one_on(choice, len(seats)) for name, choice in sheet.choices.items()},
            replace(sheet.settings, listed=False),
            seats,
            next(seat.guest for seat in sheet.seats if seat.kind == "person"),
            int(time.time()),
        )
        next_table = await self._open(following)
        await table.write(sheet=replace(sheet, rematch=following.id))
        table.send()
        return next_table

    # -- housekeeping ------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Now and then put away tables nobody looks at, and all garbage; ends when it is cancelled."""
        collected = self.house.now()
        while True:
            await asyncio.sleep(max(0.05, min(30.0, self.house.config.idle_after / 4)))
            for table in list(self.tables.values()):
                if table.is_idle() and self.house.now() - table.touched >= self.house.config.idle_after:
                    await self._put_away(table)
            await self._close_forgotten()
            if self.house.now() - collected >= _COLLECT_EVERY:
                collected = self.house.now()
                gc.collect()

    async def _put_away(self, table: Table) -> None:
        touched = table.touched
        async with table.lock:
            if table.game is not None and table.sheet.state == "playing":
                await self.house.store.save(table.sheet, snapshot=table.snapshot(), with_sheet=False)
        if table.is_idle() and table.touched == touched:
            del self.tables[table.sheet.id]
            table.close()

    async def _close_forgotten(self) -> None:
        """Open tables that nobody has started for long."""
        latest = time.time() - self.house.config.forget_open_after
        for sheet in await self.house.store.in_state("open", 1_000):
            if sheet.created < latest:
                table = await self.table(sheet.id)
                if table.stage.count() == 0 and table.sheet.state == "open":
                    await table.carry_through(table.finish(table.sheet, Result("abandoned", [], [])))

    async def wake(self) -> None:
        """After a start: games whose clocks run go on at once; all others when somebody comes."""
        for sheet in await self.house.store.in_state("playing", self.house.config.live_tables):
            if sheet.settings.clock.kind != "none":
                try:
                    await self.table(sheet.id)
                except Exception:  # one broken game must not keep the others from going on
                    log.exception("not_woken", extra={"table": sheet.id})

    async def close(self) -> None:
        """Put everything away for a restart: each game with a snapshot of where it stands."""
        for table in self.tables.values():
            for connection in table.stage.everybody():
                connection.close(1012)
            table.close()
            if table.game is not None and table.sheet.state == "playing":
                await self.house.store.save(table.sheet, snapshot=table.snapshot(), with_sheet=False)
        self.tables.clear()


def set_up(sheet: Sheet, seed: int) -> Game:
    """The game of a sheet with this seed."""
    choices = with_seats(sheet)
    if choices.setdefault("players", len(sheet.seats)) != len(sheet.seats):
        raise Refuse("wrong_seats", status=422)
    try:
        return deckhall.new_game(sheet.game, seed=seed, **choices)
    except (GameError, TypeError) as error:
        raise Refuse(
            "wrong_setup", status=422, detail=str(error), **_what_is_wrong(error, choices)
        ) from error


def _what_is_wrong(error: Exception, choices: dict[str, Any]) -> dict[str, Any]:
    """What a setup was refused for, as the browser says it: one of the choices, or decks that break rules."""
    if isinstance(error, InvalidSetup) and error.choice:
        return {"choice": error.choice}
    if not isinstance(error, InvalidDeck):
        return {}
    found = [(seat, faults_of(deck)) for seat, deck in enumerate(choices["decks"]) if isinstance(deck, dict)]
    return {"decks": [{"seat": seat, "faults": faults} for seat, faults in found if faults]}


def with_seats(sheet: Sheet) -> dict[str, Any]:
    """The choices of the table with those of its seats: a list with one entry for each seat (decks).

    What a seat leaves open is one of the ready-made ones that the game tells about, or what another seat has.
    """
    choices: dict[str, Any] = dict(sheet.choices)
    number = len(sheet.seats)
    for name in sorted({name for seat in sheet.seats for name in seat.choices}):
        choices.setdefault(name, [None] * number)
    for name, choice in choices.items():
        if isinstance(choice, list) and len(choice) == number:
            chosen = [seat.choices.get(name, one) for seat, one in zip(sheet.seats, choice, strict=True)]
            ready = list(box(sheet.game).about().get(name, ())) or [one for one in chosen if one is not None]
            choices[name] = [secrets.choice(ready) if one is None and ready else one for one in chosen]
    return choices


def reseat(table: Table, guest: Guest, number: int) -> None:
    """The guest's open connections see from now on what this seat sees."""
    for connection in table.stage.everybody():
        if connection.guest_id == guest.id and connection.seat != number:
            table.stage.remove(connection)
            connection.seat = number
            table.stage.add(connection)
            table.stage.welcome(connection, table.described(), None)
    table.send()


def _one_on(choice: Any, seats: int) -> Any:
    """A list with an entry for each seat, after everybody has moved one seat on; anything else as it is."""
    return [*choice[1:], choice[0]] if isinstance(choice, list) and len(choice) == seats else choice


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


def _free_seat(sheet: Sheet, guest: Guest, wanted: int | None) -> int:
    free = [
        number
        for number, seat in enumerate(sheet.seats)
        if seat.kind == "open" and seat.reserved in ("", guest.id)
    ]
    reserved = [number for number in free if sheet.seats[number].reserved == guest.id]
    if wanted is None and free:
        return (reserved or free)[0]
    if wanted not in free:
        raise Refuse("no_seat")
    return wanted
