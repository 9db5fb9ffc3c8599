"""The HTTP side of the protocol: who I am, tables, records, replays. Each route is listed once, in ROUTES."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from deckhall.bots import levels
from deckhall.kits import SHIPPED, Kit, box, kits
from deckhall.server import decks, kept_decks, openapi, recovery, replays
from deckhall.server import messages as m
from deckhall.server.addresses import address_of, network
from deckhall.server.guests import Guest
from deckhall.server.history import rules_of
from deckhall.server.limits import Limit
from deckhall.server.opponents import gives_hints
from deckhall.server.origins import is_from_elsewhere
from deckhall.server.refusals import Refuse
from deckhall.server.socket import Sockets
from deckhall.server.tables import Tables
from deckhall.text import LANGUAGES, speaker
from deckhall.text.book import other_book
from deckhall.text.cards import game_name

log = logging.getLogger("deckhall.server")

_BODY, _RECORD = 64 * 1024, 1024 * 1024


@dataclass(frozen=True)
class Entry:
    """A route of the API: what it takes, what it answers, and how."""

    method: str
    path: str
    about: str
    takes: Any
    answers: Any
    status: int
    answer: Callable[[Api, Request, Guest, Any], Awaitable[Any]]

    @property
    def greets(self) -> bool:
        """Whether a newcomer gets a cookie: a browser has had one with its first page, but other clients have not.
        Mere looking around gives none: whoever asks for several things at once would get several cookies, and lose
        the seat taken with the first."""
        return self.method == "POST" or self.answer in (Api.me, Api.recovery)


class UnreadRecord(m.OpenRecord):
    """A record file as it came: only a worker looks into it."""

    record: msgspec.Raw  # type: ignore[assignment]  # the same JSON, not read yet


class Api:
    """Answers requests on behalf of guests."""

    def __init__(self, tables: Tables, sockets: Sockets) -> None:
        self.tables = tables
        self.sockets = sockets
        generosity = tables.services.config.limits
        self._every = Limit(200, 40, generosity)
        self._making = Limit(12, 0.2, generosity)
        self._making_of_known = Limit(60, 1, generosity)  # a club behind one address
        self._arriving = Limit(60, 0.2, generosity)  # guests who are stored for the first time, by address
        self._joining = Limit(30, 1, generosity)
        self._replaying = Limit(60, 6, generosity)
        self._changing = Limit(20, 1, generosity)

    def routes(self) -> list[Route]:
        listed = [Route(entry.path, self._endpoint(entry), methods=[entry.method]) for entry in ROUTES]
        return [
            *listed,
            Route("/api/openapi.json", self.openapi, methods=["GET"]),
            Route("/recover/{token}", self.recover, methods=["GET", "POST"]),
            Route("/healthz", self.health, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
            Route("/api/{rest:path}", self.nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        ]

    def _endpoint(self, entry: Entry) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            guest, is_new = await self._guest(request)
            try:
                self._every.check(address_of(request))
                if is_from_elsewhere(request, self.tables.services.config.origins):
                    raise Refuse("wrong_origin", status=403)
                wish = await _body(request, entry.takes) if entry.takes is not None else None
                answer = await entry.answer(self, request, guest, wish)
                response = _json(answer, entry.status)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody reads it
            except Refuse as refusal:
                response = refused(refusal)
            if (is_new and entry.greets) or entry.answer is Api.me:  # who comes back stays known
                self.tables.guests.give_cookie(guest, request, response)
            return response

        return endpoint

    async def _guest(self, request: Request) -> tuple[Guest, bool]:
        guest = await self.tables.guests.who_asks(request)
        return (self.tables.guests.newcomer(), True) if guest is None else (guest, False)

    # -- people ------------------------------------------------------------------------------------

    async def me(self, request: Request, guest: Guest, wish: None) -> m.Me:
        return guest.me()

    async def change_me(self, request: Request, guest: Guest, wish: m.MyWishes) -> m.Me:
        self._changing.check(guest.id)
        if not guest.stored:
            self._arriving.check(address_of(request))
        await self.tables.guests.change(guest, wish)
        if wish.name is not None or wish.colour is not None:
            await self.tables.call(guest)
        return guest.me()

    async def recovery(self, request: Request, guest: Guest, wish: None) -> m.Recovery:
        token, expires = self.tables.guests.recovery_token(guest)
        return m.Recovery(f"/recover/{token}", expires)

    async def recover(self, request: Request) -> Response:
        """Following a link shows whose it is; only taking it (POST) uses it up."""
        guests, token = self.tables.guests, request.path_params["token"]
        try:
            self._joining.check(address_of(request))
            if request.method != "POST":
                guest, present = await guests.of_token(token), await guests.who_asks(request)
                back = ""
                if present is not None and present.stored and present.id != guest.id:
                    back = f"/recover/{guests.recovery_token(present)[0]}"
                return await asyncio.to_thread(recovery.page, request, guest, present, back)
            if is_from_elsewhere(request, self.tables.services.config.origins):
                raise Refuse("wrong_origin", status=403)
            guest = await guests.recover(token)
        except Refuse as refusal:
            if "text/html" in request.headers.get("accept", ""):  # a person followed the link
                return RedirectResponse(f"/?refused={refusal.reason}", status_code=303)
            return refused(refusal)
        response = RedirectResponse("/", status_code=303)
        guests.give_cookie(guest, request, response)
        return response

    # -- tables ------------------------------------------------------------------------------------

    async def games(self, request: Request, guest: Guest, wish: None) -> m.GameList:
        return m.GameList(
            [described(kit) for kit in kits()],
            list(get_args(m.Phrase)),
            list(LANGUAGES),
            list(get_args(m.Colour)),
        )

    async def book(self, request: Request, guest: Guest, wish: None) -> m.GameBook:
        game, language = request.path_params["game"], request.path_params["language"]
        if rules_of(game) is None:
            raise Refuse("unknown_game", status=404, game=game)
        if language not in LANGUAGES:
            raise Refuse("not_found", status=404)
        return m.GameBook(*await asyncio.to_thread(other_book, game, language))

    async def make_table(self, request: Request, guest: Guest, wish: m.NewTable) -> m.TableInfo:
        self._making.check(guest.id)
        (self._making_of_known if guest.stored else self._making).check(address_of(request))
        return (await self.tables.make(guest, wish, address_of(request))).info()

    async def listed(self, request: Request, guest: Guest, wish: None) -> m.TableList:
        return m.TableList(await self.tables.listed())

    async def my_tables(self, request: Request, guest: Guest, wish: None) -> m.TableList:
        return m.TableList(await self.tables.of_guest(guest))

    async def table(self, request: Request, guest: Guest, wish: None) -> m.TableInfo:
        return (await self.tables.table(request.path_params["id"])).info()

    async def join(self, request: Request, guest: Guest, wish: m.Join) -> m.TableInfo:
        self._joining.check(guest.id)
        self._joining.check(address_of(request))
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.join(table, guest, wish))
        return table.info()

    async def leave(self, request: Request, guest: Guest, wish: None) -> m.TableInfo:
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.leave(table, guest))
        return table.info()

    async def start(self, request: Request, guest: Guest, wish: None) -> m.TableInfo:
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.start(table, guest))
        return table.info()

    async def rematch(self, request: Request, guest: Guest, wish: None) -> m.TableInfo:
        self._making.check(guest.id)
        table = await self.tables.table(request.path_params["id"])
        return (await self.tables.rematch(table, guest)).info()

    async def follow(self, request: Request, guest: Guest, wish: m.FollowWish) -> m.TableInfo:
        self._making.check(guest.id)
        table = await self.tables.table(request.path_params["id"])
        return (await self.tables.follow(table, guest, wish)).info()

    # -- decks that were made -------------------------------------------------------------------------

    async def my_decks(self, request: Request, guest: Guest, wish: None) -> m.KeptDecks:
        return await kept_decks.of_guest(self.tables.services.store, guest)

    async def name_deck(self, request: Request, guest: Guest, wish: m.DeckName) -> m.KeptDeck:
        self._changing.check(guest.id)
        store = self.tables.services.store
        return await kept_decks.rename(store, guest, request.path_params["id"], wish.name)

    async def remove_deck(self, request: Request, guest: Guest, wish: None) -> m.KeptDecks:
        self._changing.check(guest.id)
        return await kept_decks.remove(self.tables.services.store, guest, request.path_params["id"])

    async def deck_text(self, request: Request, guest: Guest, wish: None) -> m.DeckText:
        language = request.query_params.get("language", "")
        return await kept_decks.text(self.tables.services.store, guest, request.path_params["id"], language)

    # -- after the game ------------------------------------------------------------------------------

    async def record(self, request: Request, guest: Guest, wish: None) -> m.FinishedGame:
        self._replaying.check(address_of(request))
        return await replays.finished(self.tables, request.path_params["id"])

    async def replay(self, request: Request, guest: Guest, wish: None) -> msgspec.Raw:
        self._replaying.check(address_of(request))
        part = replays.part_of(request.query_params)
        return await replays.shown(self.tables, request.path_params["id"], part, guest)

    async def open_record(self, request: Request, guest: Guest, wish: UnreadRecord) -> msgspec.Raw:
        self._replaying.check(address_of(request))
        part = replays.Part(wish.seat, wish.start, wish.count)
        workers = self.tables.services.workers
        return await replays.told(workers, bytes(wish.record), part, _asker(request, guest))

    async def check_deck(self, request: Request, guest: Guest, wish: m.DeckWish) -> m.CheckedDeck:
        if rules_of(wish.game) is None:
            raise Refuse("unknown_game", status=422, game=wish.game)
        self._changing.check(guest.id)
        self._replaying.check(address_of(request))
        return await decks.checked(self.tables.services.workers, _asker(request, guest), wish.game, wish.deck)

    # -- for hosts and machines ----------------------------------------------------------------------

    async def openapi(self, request: Request) -> Response:
        try:
            self._every.check(address_of(request))
        except Refuse as refusal:
            return refused(refusal)
        return Response(_described(), media_type="application/json")

    async def health(self, request: Request) -> Response:
        well = await self.tables.services.store.is_well()
        return _json({"ok": well}, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        """For the host only: on a small server the figures tell what happens at whose table."""
        if not self._is_host(request):
            return refused(Refuse("not_found", status=404))
        gauges = {
            "live_tables": len(self.tables.live),
            "connections": self.sockets.count(),
            "bots_thinking": self.tables.services.opponents.waiting,
        }
        return Response(self.tables.services.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    def _is_host(self, request: Request) -> bool:
        token = self.tables.services.config.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if token and hmac.compare_digest(given.encode(), token.encode()):
            return True
        return address_of(request) in ("127.0.0.1", network("::1"))

    async def nothing_here(self, request: Request) -> Response:
        return refused(Refuse("not_found", status=404))


def _asker(request: Request, guest: Guest) -> str:
    """In whose turn a worker is asked: newcomers, of whom there can be any number, have one for their address."""
    return guest.id if guest.stored else address_of(request)


def described(kit: Kit) -> m.GameInfo:
    """A game as browsers offer it."""
    rules = box(kit.name)
    return m.GameInfo(
        kit.name, rules.rules, rules.about(), levels(kit.name), gives_hints(kit.name), _name(kit)
    )


def _name(kit: Kit) -> dict[str, Any] | str:
    """What a game is called: a message that the browser has, or a name that its kit brings."""
    spoken, key = speaker("en"), f"game-{kit.name}"
    return {"key": key, "args": {}} if kit in SHIPPED and spoken.has(key) else game_name(spoken, kit.name)


@cache
def _described() -> bytes:
    return m.encode(openapi.description(ROUTES))


def refused(refusal: Refuse) -> Response:
    response = _json(refusal.body(), refusal.status)
    if "seconds" in refusal.args_:
        response.headers["retry-after"] = str(max(1, round(refusal.args_["seconds"])))
    return response


def _json(content: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(m.encode(content), status, headers, media_type="application/json")


async def _body(request: Request, kind: Any) -> Any:
    limit = _RECORD if kind is m.OpenRecord else _BODY
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refuse("malformed", status=415, detail="the body must be application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refuse("too_large", status=413, limit=limit)
    try:
        return msgspec.json.decode(body, type=UnreadRecord if kind is m.OpenRecord else kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refuse("malformed", status=422, detail=str(error)) from error


_TABLE = "/api/tables/{id}"
_DECK = "/api/my/decks/{id}"

ROUTES = (
    Entry("GET", "/api/me", "Who I am", None, m.Me, 200, Api.me),
    Entry("POST", "/api/me", "Change my name, colour or language", m.MyWishes, m.Me, 200, Api.change_me),
    Entry("GET", "/api/games", "What can be played", None, m.GameList, 200, Api.games),
    Entry(
        "GET",
        "/api/games/{game}/book/{language}",
        "The words of a game from outside",
        None,
        m.GameBook,
        200,
        Api.book,
    ),
    Entry("POST", "/api/tables", "Make a table", m.NewTable, m.TableInfo, 201, Api.make_table),
    Entry("GET", "/api/tables", "Listed tables", None, m.TableList, 200, Api.listed),
    Entry("GET", "/api/my/tables", "Tables where I sit", None, m.TableList, 200, Api.my_tables),
    Entry("GET", _TABLE, "One table", None, m.TableInfo, 200, Api.table),
    Entry("POST", _TABLE + "/join", "Take a seat", m.Join, m.TableInfo, 200, Api.join),
    Entry("POST", _TABLE + "/leave", "Leave the seat", None, m.TableInfo, 200, Api.leave),
    Entry("POST", _TABLE + "/start", "Start without waiting longer", None, m.TableInfo, 200, Api.start),
    Entry("POST", _TABLE + "/rematch", "The next table", None, m.TableInfo, 200, Api.rematch),
    Entry(
        "POST", _TABLE + "/follow", "A game with decks made here", m.FollowWish, m.TableInfo, 200, Api.follow
    ),
    Entry("GET", "/api/my/decks", "Decks I made and keep", None, m.KeptDecks, 200, Api.my_decks),
    Entry("POST", _DECK, "Name a deck of mine", m.DeckName, m.KeptDeck, 200, Api.name_deck),
    Entry("POST", _DECK + "/remove", "Keep a deck no longer", None, m.KeptDecks, 200, Api.remove_deck),
    Entry("GET", _DECK + "/text", "A deck of mine as text", None, m.DeckText, 200, Api.deck_text),
    Entry("GET", "/api/records/{id}", "A finished game", None, m.FinishedGame, 200, Api.record),
    Entry("GET", "/api/replays/{id}", "Moments of a finished game", None, m.Replay, 200, Api.replay),
    Entry("POST", "/api/replays", "Moments of a record file", m.OpenRecord, m.Replay, 200, Api.open_record),
    Entry(
        "POST",
        "/api/decks/check",
        "What is wrong with a deck",
        m.DeckWish,
        m.CheckedDeck,
        200,
        Api.check_deck,
    ),
    Entry("GET", "/api/recovery", "A link for another device", None, m.Recovery, 200, Api.recovery),
)
