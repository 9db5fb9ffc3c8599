"""The operator's view and actions: tables, load, closing, banning, silencing, announcing."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import time
from collections import Counter
from http.client import HTTPException
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from deckhall.server import operator_messages as o
from deckhall.server.addresses import address_of, network
from deckhall.server.connection import NOT_ALLOWED
from deckhall.server.game_messages import Result
from deckhall.server.limits import Limit
from deckhall.server.messages import encode
from deckhall.server.moderation import Posted
from deckhall.server.operator_door import OperatorDoor, token_from
from deckhall.server.recent_errors import RecentErrors
from deckhall.server.refusals import Refuse
from deckhall.server.relay import Relay, is_relayed
from deckhall.server.socket import Sockets, clean_text
from deckhall.server.socket_messages import Announced
from deckhall.server.table import Table
from deckhall.server.tables import Tables
from deckhall.text import LANGUAGES

if TYPE_CHECKING:
    from deckhall.server.api import Api
    from deckhall.server.guests import Guest

log = logging.getLogger("deckhall.server")

DOOR = "/api/operator"  # everything below is for the operator, whom no ban locks out
_TABLES_SHOWN = 300
_GUESSES, _GUESSES_PER_SECOND = 10, 1 / 30  # per address, regardless of settings
_SHOWN_AFTERWARDS = 300.0  # seconds for which an announcement stays up after the announced event


class Operator:
    """The operator of this server and of all that share its database."""

    def __init__(self, tables: Tables, sockets: Sockets, relay: Relay, secret: bytes) -> None:
        services = tables.services
        self._tables = tables
        self._sockets = sockets
        self._relay = relay
        self._orders = services.moderation
        self._door = OperatorDoor(services.config.operator_token or token_from(secret), secret)
        shared = services.store if services.owning.is_shared else None
        self._guesses = Limit(_GUESSES, _GUESSES_PER_SECOND, 1.0, "operator", shared)
        self._since = int(time.time())
        self._errors = RecentErrors()

    async def keep_order(self) -> None:
        """Enforce orders given here or at another server, until cancelled."""
        logging.getLogger("deckhall").addHandler(self._errors)
        try:
            await self._orders.watch(self._enforce, self._tell)
        finally:
            logging.getLogger("deckhall").removeHandler(self._errors)

    def _enforce(self) -> None:
        for connection in self._sockets.everybody():
            try:
                self._orders.refuse_banned(connection.guest_id, connection.address)
            except Refuse as refusal:
                connection.refuse(refusal, 0)
                connection.close(NOT_ALLOWED)

    def _tell(self, news: Announced) -> None:
        for connection in self._sockets.everybody():
            connection.send_message(news)

    # -- the door ----------------------------------------------------------------------------------

    async def enter(self, request: Request, wish: o.Token) -> Response:
        """Attempts are limited whether or not they are right, so that guessing cannot find the token."""
        await self._guesses.take(address_of(request))
        try:
            until = self._door.open(wish.token)
        except Refuse:
            self._tables.services.metrics.count("wrong_operator_tokens")
            log.warning("wrong_operator_token")
            raise
        await self._orders.note(self._deed(request, "entered"))
        response = _answer(o.Presence(until))
        self._door.give_cookie(until, response, self._tables.guests.comes_over_https(request))
        return response

    async def leave(self, request: Request) -> Response:
        response = _answer(o.Presence(0))
        self._door.shut(response, self._tables.guests.comes_over_https(request))
        return response

    # -- seeing --------------------------------------------------------------------------------------

    async def overview(self, request: Request) -> o.Overview:
        """Everything, including the other servers' part, which they are asked for."""
        until = self._door.open_until(request)
        tables = [self._seen(table) for table in self._shown()]
        servers = [self._figures()]
        if is_relayed(request):
            return o.Overview(servers, tables, [], None, [], [], [], until)
        others = await self._tables.services.owning.others()
        for part in await asyncio.gather(*[self._part(request, address) for address in others]):
            servers += part.servers
            tables += part.tables
        return o.Overview(
            servers,
            tables,
            self._orders.sanctions(),
            self._orders.announced().announcement,
            list(o.READY),
            list(o.TIMED),
            await self._orders.deeds(),
            until,
        )

    async def _part(self, request: Request, address: str) -> o.Overview:
        try:
            answer = await self._relay.request(request, b"", address)
            return msgspec.json.decode(bytes(answer.body), type=o.Overview)
        except (OSError, HTTPException, msgspec.MsgspecError):  # it is down or does not answer
            return o.Overview([o.ServerFigures(address, False)], [], [], None, [], [], [], 0)

    def _shown(self) -> list[Table]:
        """The tables in memory: running and open ones first, then newest first."""
        live = self._tables.live.values()
        ordered = sorted(live, key=lambda table: (table.saved.state == "over", -table.saved.created))
        return ordered[:_TABLES_SHOWN]

    def _seen(self, table: Table) -> o.OperatorTable:
        """A table without the numbers of its events: these would reveal secret answers to an operator who also
        plays."""
        saved = table.saved
        here = Counter((connection.guest_id, connection.address) for connection in table.audience.everybody())
        visitors = [
            o.Visitor(guest, self._name(table, guest), address, saved.seat_of(guest), count)
            for (guest, address), count in here.items()
        ]
        return o.OperatorTable(
            saved.id,
            self._tables.services.config.advertise,
            saved.game,
            saved.state,
            saved.settings.listed,
            saved.created,
            [o.OperatorSeat(seat.kind, seat.name, seat.guest, seat.level) for seat in saved.seats],
            sorted(visitors, key=lambda one: (one.seat < 0, one.seat, one.guest)),
        )

    def _name(self, table: Table, guest_id: str) -> str:
        seat = table.saved.seat_of(guest_id)
        return table.saved.seats[seat].name if seat >= 0 else self._tables.guests.known_name(guest_id)

    def _figures(self) -> o.ServerFigures:
        services = self._tables.services
        counted = services.metrics.counted()
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        return o.ServerFigures(
            services.config.advertise,
            reached=True,
            since=self._since,
            well=services.owning.is_well(),
            tables=len(self._tables.live),
            connections=self._sockets.count(),
            bots_waiting=services.opponents.waiting,
            load=round(load / (os.cpu_count() or 1), 2),
            games=counted["games_started"],
            moves=counted["moves"],
            slow_moves=round(1000 * services.metrics.within("move", 0.99), 1),
            errors=counted["internal_errors"],
            bot_failures=counted["bot_failures"],
            floods=counted["floods"],
            recent=self._errors.told(),
        )

    # -- doing ---------------------------------------------------------------------------------------

    async def close_table(self, request: Request, wish: o.Closing) -> o.OperatorTable:
        """End a table before or during its game. Nobody wins; its players are told why."""
        self._door.open_until(request)
        table = await self._tables.table(request.path_params["id"])
        note = clean_text(wish.note)
        await table.carry_through(self._close(table, note))
        names = ", ".join(seat.name or seat.level or "?" for seat in table.saved.seats)
        await self._orders.note(self._deed(request, "closed", table.saved.id, names, note))
        return self._seen(table)

    async def _close(self, table: Table, note: str) -> None:
        if table.saved.state == "over":
            raise Refuse("not_playing")
        await table.finish(table.saved, Result("closed", [], [], note=note))
        self._tables.services.metrics.count("tables_closed")

    async def sanction(self, request: Request, wish: o.NewSanction) -> o.SanctionList:
        self._door.open_until(request)
        now = int(time.time())
        subject, name = await self._subject(wish)
        until = 0 if wish.minutes is None else now + 60 * wish.minutes
        note = clean_text(wish.note)
        one = o.SanctionInfo(wish.measure, subject, name, note, now, until)
        await self._orders.order(one, self._deed(request, wish.measure, subject, name, note, until))
        self._enforce()
        return o.SanctionList(self._orders.sanctions())

    async def _subject(self, wish: o.NewSanction) -> tuple[str, str]:
        if bool(wish.guest) == bool(wish.address):
            raise Refuse("malformed", status=422, detail="name a guest or an address")
        if wish.guest:
            return f"guest:{wish.guest}", (await self._tables.guests.by_id(wish.guest)).name
        return f"address:{_address(wish.address)}", ""

    async def lift(self, request: Request, wish: o.Lifting) -> o.SanctionList:
        self._door.open_until(request)
        known = {(one.measure, one.subject): one for one in self._orders.sanctions()}
        one = known.get((wish.measure, wish.subject))
        if one is None:
            raise Refuse("not_found", status=404)
        deed = self._deed(request, "lifted", one.subject, one.name, one.measure)
        await self._orders.lift(one.measure, one.subject, deed)
        return o.SanctionList(self._orders.sanctions())

    async def announce(self, request: Request, wish: o.NewAnnouncement) -> Announced:
        self._door.open_until(request)
        text = clean_text(wish.text)
        if (wish.key not in o.READY if wish.key else not text) or (wish.key and text):
            raise Refuse("malformed", status=422, detail=f"a text, or a key: one of {', '.join(o.READY)}")
        if (wish.key in o.TIMED) != (wish.minutes is not None) or wish.language not in LANGUAGES:
            raise Refuse(
                "malformed", status=422, detail=f"minutes belong to {', '.join(o.TIMED)}, and to no other"
            )
        now = time.time()
        at = now + 60 * wish.minutes if wish.minutes is not None else 0.0
        until = at + _SHOWN_AFTERWARDS if at else now + 60 * wish.lasts if wish.lasts is not None else 0.0
        posted = Posted(int(1000 * now), wish.key, text, wish.language, at, until)
        note = text or (f"{wish.key} {wish.minutes}" if wish.minutes is not None else wish.key)
        await self._orders.post(posted, self._deed(request, "announced", note=note, until=int(until)))
        return self._orders.announced()

    async def withdraw(self, request: Request) -> Announced:
        self._door.open_until(request)
        await self._orders.post(None, self._deed(request, "withdrawn"))
        return self._orders.announced()

    def _deed(
        self, request: Request, deed: str, subject: str = "", name: str = "", note: str = "", until: int = 0
    ) -> o.Deed:
        log.info("operator", extra={"reason": deed})
        return o.Deed(int(time.time()), deed, subject, name, note, until, address_of(request))


def _answer(presence: o.Presence) -> Response:
    """An answer that sets a cookie."""
    headers = {"cache-control": "no-store"}
    return Response(encode(presence), headers=headers, media_type="application/json")


def _address(text: str) -> str:
    """An address as counted; the /64 network of an IPv6 address is accepted too."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise Refuse("malformed", status=422, detail="an IPv4 or IPv6 address, as 203.0.113.7") from error
    if found.prefixlen not in (32, 128) and (found.version == 4 or found.prefixlen != 64):
        raise Refuse("malformed", status=422, detail="one address, or a /64 of IPv6")
    return network(str(found.network_address))


# -- the routes: as those in api.py ----------------------------------------------------------------------


async def _enter(api: Api, request: Request, guest: Guest, wish: o.Token) -> Response:
    return await api.operator.enter(request, wish)


async def _leave(api: Api, request: Request, guest: Guest, wish: None) -> Response:
    return await api.operator.leave(request)


async def _overview(api: Api, request: Request, guest: Guest, wish: None) -> o.Overview:
    return await api.operator.overview(request)


async def _close(api: Api, request: Request, guest: Guest, wish: o.Closing) -> o.OperatorTable:
    return await api.operator.close_table(request, wish)


async def _sanction(api: Api, request: Request, guest: Guest, wish: o.NewSanction) -> o.SanctionList:
    return await api.operator.sanction(request, wish)


async def _lift(api: Api, request: Request, guest: Guest, wish: o.Lifting) -> o.SanctionList:
    return await api.operator.lift(request, wish)


async def _announce(api: Api, request: Request, guest: Guest, wish: o.NewAnnouncement) -> Announced:
    return await api.operator.announce(request, wish)


async def _withdraw(api: Api, request: Request, guest: Guest, wish: None) -> Announced:
    return await api.operator.withdraw(request)


async def _announced(api: Api, request: Request, guest: Guest, wish: None) -> Announced:
    return api.tables.services.moderation.announced()


ROUTES: tuple[tuple[str, str, str, Any, Any, int, Any], ...] = (
    ("GET", "/api/announcement", "What the host tells everybody", None, Announced, 200, _announced),
    ("GET", DOOR, "What the operator sees", None, o.Overview, 200, _overview),
    ("POST", f"{DOOR}/enter", "Show the operator's token", o.Token, o.Presence, 200, _enter),
    ("POST", f"{DOOR}/leave", "Be the operator no longer", None, o.Presence, 200, _leave),
    ("POST", DOOR + "/tables/{id}/close", "Close a table", o.Closing, o.OperatorTable, 200, _close),
    ("POST", f"{DOOR}/sanctions", "Ban or silence", o.NewSanction, o.SanctionList, 200, _sanction),
    ("POST", f"{DOOR}/sanctions/lift", "Lift a ban or silence", o.Lifting, o.SanctionList, 200, _lift),
    ("POST", f"{DOOR}/announcement", "Tell everybody", o.NewAnnouncement, Announced, 200, _announce),
    ("POST", f"{DOOR}/announcement/withdraw", "Tell it no longer", None, Announced, 200, _withdraw),
)
