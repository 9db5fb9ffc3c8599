"""The HTTP API: who I am, tables, records, replays. Each route is listed once, in ROUTES."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from http.client import HTTPException
from typing import Any, get_args

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from deckhall.bots import CHARACTERS, levels
from deckhall.bots.values import has_learnt
from deckhall.kits import SHIPPED, Kit, box, kits
from deckhall.server import (
    decks,
    kept_decks,
    openapi,
    operating,
    people,
    progress,
    puzzling,
    recovery,
    replays,
    study,
)
from deckhall.server.addresses import address_of, network
from deckhall.server.analyses import Analyses, UnreadAnalysis, UnreadAnswer
from deckhall.server.analysis_messages import AnalysisWish, AnswerWish, GameAnalysis, JudgedAnswer
from deckhall.server.deck_messages import (
    CheckedDeck,
    DeckChange,
    DeckText,
    DeckWish,
    KeptDeck,
    KeptDecks,
    NewDeck,
)
from deckhall.server.game_messages import GameBook, GameInfo, GameList
from deckhall.server.guests import Guest
from deckhall.server.history import rules_of
from deckhall.server.invitation import invitation
from deckhall.server.limits import Limit, is_counted
from deckhall.server.messages import encode
from deckhall.server.opponents import gives_hints
from deckhall.server.origins import is_from_elsewhere
from deckhall.server.ownership import Elsewhere
from deckhall.server.people_messages import (
    Colour,
    DeleteMe,
    Me,
    MyData,
    MyWishes,
    PasskeyAnswer,
    PasskeyQuestion,
    Passkeys,
    Played,
    Push,
    PushEnd,
    PushWish,
    Recovery,
)
from deckhall.server.refusals import Refuse
from deckhall.server.relay import Relay, is_relayed
from deckhall.server.replay_messages import FinishedGame, OpenRecord, Replay, Summary
from deckhall.server.socket import Sockets
from deckhall.server.socket_messages import Phrase
from deckhall.server.study_messages import (
    LessonList,
    PlayOn,
    PuzzleInfo,
    PuzzleResult,
    PuzzleStandings,
    PuzzleTry,
    Study,
    StudyWish,
)
from deckhall.server.table_messages import (
    Archive,
    FollowWish,
    Invitation,
    Join,
    NewTable,
    Ready,
    TableInfo,
    TableList,
)
from deckhall.server.tables import Tables
from deckhall.text import LANGUAGES, speaker
from deckhall.text.book import other_book
from deckhall.text.cards import game_name

log = logging.getLogger("deckhall.server")

_BODY, _RECORD = 64 * 1024, 1024 * 1024


@dataclass(frozen=True)
class Entry:
    """A route of the API: its request and response types, and its implementation."""

    method: str
    path: str
    about: str
    takes: Any
    answers: Any
    status: int
    answer: Callable[[Api, Request, Guest, Any], Awaitable[Any]]

    @property
    def greets(self) -> bool:
        """Whether a newcomer gets a cookie here. Browsers got theirs with the first page, other clients did not.
        Reading sets none: a browser that sends several requests at once would get several cookies, and lose the seat
        taken with the first."""
        return self.method == "POST" or self.answer in (Api.me, Api.recovery)


class UnreadRecord(OpenRecord):
    """A record file, still undecoded: only a worker decodes it."""

    record: msgspec.Raw  # type: ignore[assignment]  # the same JSON, not read yet


class Api:
    """Answers requests on behalf of guests."""

    def __init__(self, tables: Tables, sockets: Sockets, relay: Relay, operator: operating.Operator) -> None:
        self.tables = tables
        self.operator = operator
        self._relay = relay
        self.sockets = sockets
        self.analyses = Analyses(tables.services)
        generosity = tables.services.config.limits
        self._every = Limit(200, 40, generosity)
        shared = tables.services.store if tables.services.owning.is_shared else None
        self._making = Limit(12, 0.2, generosity, "making", shared)
        self._making_of_known = Limit(60, 1, generosity, "known", shared)  # a club behind one address
        # Guests stored for the first time, by address.
        self.arriving = Limit(60, 0.2, generosity, "arriving", shared)
        self.joining = Limit(30, 1, generosity, "joining", shared)
        self._replaying = Limit(60, 6, generosity)
        self._studying = Limit(120, 8, generosity)  # every click in a lesson is a request
        self.changing = Limit(20, 1, generosity, "changing", shared)
        self.exporting = Limit(4, 0.02, generosity)  # everything stored about a guest
        self._analysing = Limit(12, 0.2, generosity, "analysing", shared)
        self._building = Limit(60, 3, generosity)  # decks: every added card saves and checks one

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
                if not is_counted.get():
                    self._every.check(address_of(request))
                if is_from_elsewhere(request, self.tables.services.config.allowed_origins):
                    raise Refuse("wrong_origin", status=403)
                if not entry.path.startswith(operating.DOOR):
                    self.tables.services.moderation.refuse_banned(guest.id, address_of(request))
                wish = await _body(request, entry.takes) if entry.takes is not None else None
                answer = await entry.answer(self, request, guest, wish)
                response = answer if isinstance(answer, Response) else _json(answer, entry.status)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody reads it
            except Elsewhere as place:
                return await self.relayed(request, place)
            except Refuse as refusal:
                response = refused(refusal)
            becomes: Guest | None = getattr(request.state, "becomes", None)
            if (
                becomes is not None or (is_new and entry.greets) or entry.answer is Api.me
            ):  # a returning guest keeps their identity
                self.tables.guests.give_cookie(becomes or guest, request, response)
            return response

        return endpoint

    async def relayed(self, request: Request, place: Elsewhere) -> Response:
        """The answer of the server that owns the table. Requests are forwarded once, except for a seat at another
        table."""
        if (is_relayed(request) and not place.path) or not place.address:
            return refused(Refuse("busy", status=503, seconds=1))
        try:
            return await self._relay.request(
                request, getattr(request.state, "body", b""), place.address, place.path
            )
        except (OSError, HTTPException):  # it is down, and its tables will soon have another owner
            return refused(Refuse("busy", status=503, seconds=1))

    async def _guest(self, request: Request) -> tuple[Guest, bool]:
        guest = await self.tables.guests.who_asks(request)
        return (self.tables.guests.newcomer(), True) if guest is None else (guest, False)

    # -- people ------------------------------------------------------------------------------------

    async def me(self, request: Request, guest: Guest, wish: None) -> Me:
        return guest.me()

    async def change_me(self, request: Request, guest: Guest, wish: MyWishes) -> Me:
        await self.changing.take(guest.id)
        if not guest.stored:
            await self.arriving.take(address_of(request))
        await self.tables.guests.change(guest, wish)
        if wish.name is not None or wish.colour is not None:
            await self.tables.call(guest)
        return guest.me()

    async def recovery(self, request: Request, guest: Guest, wish: None) -> Recovery:
        guest = await self.tables.guests.by_id(guest.id, is_new=self.tables.services.owning.is_shared)
        token, expires = self.tables.guests.recovery_token(guest)
        return Recovery(f"/recover/{token}", expires)

    async def recover(self, request: Request) -> Response:
        """Opening a recovery link shows whose it is; only the POST uses it up."""
        guests, token = self.tables.guests, request.path_params["token"]
        base = self.tables.services.config.base
        try:
            await self.joining.take(address_of(request))
            self.tables.services.moderation.refuse_banned("", address_of(request))
            if request.method != "POST":
                guest, present = await guests.of_token(token), await guests.who_asks(request)
                back = ""
                if present is not None and present.stored and present.id != guest.id:
                    back = f"{base}/recover/{guests.recovery_token(present)[0]}"
                return await asyncio.to_thread(recovery.page, request, guest, present, back, base)
            if is_from_elsewhere(request, self.tables.services.config.allowed_origins):
                raise Refuse("wrong_origin", status=403)
            guest = await guests.recover(token)
        except Refuse as refusal:
            if "text/html" in request.headers.get("accept", ""):  # opened by a person
                return RedirectResponse(f"{base}/?refused={refusal.reason}", status_code=303)
            return refused(refusal)
        response = RedirectResponse(f"{base}/", status_code=303)
        guests.give_cookie(guest, request, response)
        return response

    # -- tables ------------------------------------------------------------------------------------

    async def games(self, request: Request, guest: Guest, wish: None) -> GameList:
        return GameList(
            [described(kit) for kit in kits()],
            list(get_args(Phrase)),
            list(LANGUAGES),
            list(get_args(Colour)),
        )

    async def book(self, request: Request, guest: Guest, wish: None) -> GameBook:
        game, language = request.path_params["game"], request.path_params["language"]
        if rules_of(game) is None:
            raise Refuse("unknown_game", status=404, game=game)
        if language not in LANGUAGES:
            raise Refuse("not_found", status=404)
        return GameBook(*await asyncio.to_thread(other_book, game, language))

    async def make_table(self, request: Request, guest: Guest, wish: NewTable) -> TableInfo:
        await self._making.take(guest.id)
        await (self._making_of_known if guest.stored else self._making).take(address_of(request))
        return (await self.tables.make(guest, wish, address_of(request))).info()

    async def listed(self, request: Request, guest: Guest, wish: None) -> TableList:
        return TableList(await self.tables.listed())

    async def my_tables(self, request: Request, guest: Guest, wish: None) -> TableList:
        return TableList(await self.tables.mine.listed(guest))

    async def archive(self, request: Request, guest: Guest, wish: Archive) -> TableList:
        await self.changing.take(guest.id)
        await self.tables.mine.archive(guest, request.path_params["id"], wish.archived)
        return TableList(await self.tables.mine.listed(guest))

    async def remove_table(self, request: Request, guest: Guest, wish: None) -> TableList:
        await self.changing.take(guest.id)
        await self.tables.mine.remove(guest, request.path_params["id"])
        return TableList(await self.tables.mine.listed(guest))

    async def give_up(self, request: Request, guest: Guest, wish: None) -> TableList:
        await self.changing.take(guest.id)
        await self.tables.mine.give_up(guest, request.path_params["id"])
        return TableList(await self.tables.mine.listed(guest))

    async def table(self, request: Request, guest: Guest, wish: None) -> TableInfo:
        return (await self.tables.table(request.path_params["id"])).info()

    async def join(self, request: Request, guest: Guest, wish: Join) -> TableInfo:
        await self.joining.take(guest.id)
        await self.joining.take(address_of(request))
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.join(table, guest, wish))
        return table.info()

    async def ready(self, request: Request, guest: Guest, wish: Ready) -> TableInfo:
        await self.changing.take(guest.id)
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.ready(table, guest, wish.ready))
        return table.info()

    async def invitation(self, request: Request, guest: Guest, wish: None) -> Invitation:
        table = await self.tables.table(request.path_params["id"])
        config = self.tables.services.config
        return await asyncio.to_thread(invitation, request, config, f"/table/{table.saved.id}")

    async def arrive(self, request: Request, guest: Guest, wish: None) -> TableInfo:
        await self.joining.take(guest.id)
        table = await self.tables.table(request.path_params["id"])
        return (await self.tables.arrive(table, guest)).info()

    async def leave(self, request: Request, guest: Guest, wish: None) -> TableInfo:
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.leave(table, guest))
        return table.info()

    async def start(self, request: Request, guest: Guest, wish: None) -> TableInfo:
        table = await self.tables.table(request.path_params["id"])
        await table.carry_through(self.tables.start(table, guest))
        return table.info()

    async def rematch(self, request: Request, guest: Guest, wish: None) -> TableInfo:
        await self._making.take(guest.id)
        table = await self.tables.table(request.path_params["id"])
        return (await self.tables.rematch(table, guest)).info()

    async def follow(self, request: Request, guest: Guest, wish: FollowWish) -> TableInfo:
        await self._making.take(guest.id)
        table = await self.tables.table(request.path_params["id"])
        return (await self.tables.follow(table, guest, wish)).info()

    # -- decks that were made -------------------------------------------------------------------------

    async def my_decks(self, request: Request, guest: Guest, wish: None) -> KeptDecks:
        return await kept_decks.of_guest(self.tables.services.store, guest)

    async def keep_deck(self, request: Request, guest: Guest, wish: NewDeck) -> KeptDeck:
        self._building.check(guest.id)
        if not guest.stored:
            await self.arriving.take(address_of(request))
            await self.tables.guests.keep(guest)
        return await kept_decks.add(self.tables.services.store, guest, wish)

    async def change_deck(self, request: Request, guest: Guest, wish: DeckChange) -> KeptDeck:
        self._building.check(guest.id)
        return await kept_decks.change(self.tables.services.store, guest, request.path_params["id"], wish)

    async def remove_deck(self, request: Request, guest: Guest, wish: None) -> KeptDecks:
        await self.changing.take(guest.id)
        return await kept_decks.remove(self.tables.services.store, guest, request.path_params["id"])

    async def deck_text(self, request: Request, guest: Guest, wish: None) -> DeckText:
        language = request.query_params.get("language", "")
        return await kept_decks.text(self.tables.services.store, guest, request.path_params["id"], language)

    # -- after the game ------------------------------------------------------------------------------

    async def record(self, request: Request, guest: Guest, wish: None) -> FinishedGame:
        self._replaying.check(address_of(request))
        return await replays.finished(self.tables, request.path_params["id"])

    async def replay(self, request: Request, guest: Guest, wish: None) -> msgspec.Raw:
        self._replaying.check(address_of(request))
        part = replays.part_of(request.query_params)
        return await replays.shown(self.tables, request.path_params["id"], part, guest)

    async def summary(self, request: Request, guest: Guest, wish: None) -> msgspec.Raw:
        self._replaying.check(address_of(request))
        return await replays.summary(self.tables, request.path_params["id"], guest)

    async def play_on(self, request: Request, guest: Guest, wish: study.UnreadPlayOn) -> TableInfo:
        await self._making.take(guest.id)
        self._replaying.check(address_of(request))
        return (await study.play_on(self.tables, guest, _asker(request, guest), wish)).info()

    async def study(self, request: Request, guest: Guest, wish: study.UnreadStudy) -> Study:
        self._studying.check(address_of(request))
        if wish.source.puzzle is not None and wish.help:
            await self._keep_as_learner(request, guest)
            await puzzling.take_help(self.tables.services.store, guest, wish.source.puzzle)
        found = await study.answered(self.tables, guest, _asker(request, guest), wish)
        if wish.source.lesson is not None and found.state == "done":
            await self._keep_as_learner(request, guest)
            await progress.finish(self.tables.services.store, guest, wish.source.lesson)
        return found

    async def analyse(self, request: Request, guest: Guest, wish: UnreadAnalysis) -> GameAnalysis:
        asker = _asker(request, guest)
        await self._analysing.take(asker)
        self._replaying.check(address_of(request))
        return await self.analyses.start(self.tables, guest, asker, wish.source)

    async def analysis(self, request: Request, guest: Guest, wish: None) -> GameAnalysis:
        self._replaying.check(address_of(request))
        return await self.analyses.look(request.path_params["id"])

    async def judge(self, request: Request, guest: Guest, wish: UnreadAnswer) -> JudgedAnswer:
        self._studying.check(address_of(request))
        return await self.analyses.judge(self.tables, guest, _asker(request, guest), wish)

    async def _keep_as_learner(self, request: Request, guest: Guest) -> None:
        """Store a newcomer who has learned something, so that it is remembered."""
        if not guest.stored:
            await self.arriving.take(address_of(request))
            await self.tables.guests.keep(guest)

    async def lessons(self, request: Request, guest: Guest, wish: None) -> LessonList:
        return await progress.lessons_of(self.tables.services.store, guest, request.path_params["game"])

    async def puzzles(self, request: Request, guest: Guest, wish: None) -> PuzzleStandings:
        return await puzzling.standings(self.tables.services.store, guest)

    async def next_puzzle(self, request: Request, guest: Guest, wish: None) -> PuzzleInfo:
        game = request.query_params.get("game", "")
        judgement = request.query_params.get("kind", "") == "judgement"
        return await puzzling.following(self.tables.services.store, guest, game, judgement)

    async def puzzle(self, request: Request, guest: Guest, wish: None) -> PuzzleInfo:
        return await puzzling.one(self.tables.services.store, guest, request.path_params["id"])

    async def try_puzzle(self, request: Request, guest: Guest, wish: PuzzleTry) -> PuzzleResult:
        self._studying.check(address_of(request))
        await self._keep_as_learner(request, guest)
        services, asker = self.tables.services, _asker(request, guest)
        return await puzzling.tried(
            services.store, services.workers, guest, asker, request.path_params["id"], wish.path
        )

    async def open_record(self, request: Request, guest: Guest, wish: UnreadRecord) -> msgspec.Raw:
        self._replaying.check(address_of(request))
        part = replays.Part(wish.seat, wish.start, wish.count)
        workers = self.tables.services.workers
        return await replays.told(workers, bytes(wish.record), part, _asker(request, guest))

    async def check_deck(self, request: Request, guest: Guest, wish: DeckWish) -> CheckedDeck:
        if rules_of(wish.game) is None:
            raise Refuse("unknown_game", status=422, game=wish.game)
        self._building.check(guest.id)
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
        services = self.tables.services
        well = services.owning.is_well() and await services.store.is_well()
        return _json({"ok": well}, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        """For the host only: on a small server, the figures reveal what happens at which table."""
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
    """The key by which workers share their time fairly. Newcomers, who can be any number, count by address."""
    return guest.id if guest.stored else address_of(request)


def described(kit: Kit) -> GameInfo:
    """A game as browsers offer it."""
    rules = box(kit.name)
    known = levels(kit.name)
    characters = [name for name in CHARACTERS if name in known]
    return GameInfo(
        kit.name,
        rules.rules,
        rules.about(),
        known,
        characters,
        gives_hints(kit.name),
        has_learnt(kit.name),
        _name(kit),
    )


def _name(kit: Kit) -> dict[str, Any] | str:
    """The name of a game: a message that the browser has, or a name from its kit."""
    spoken, key = speaker("en"), f"game-{kit.name}"
    return {"key": key, "args": {}} if kit in SHIPPED and spoken.has(key) else game_name(spoken, kit.name)


@cache
def _described() -> bytes:
    return encode(openapi.description(ROUTES))


def refused(refusal: Refuse) -> Response:
    response = _json(refusal.body(), refusal.status)
    if "seconds" in refusal.args_:
        response.headers["retry-after"] = str(max(1, round(refusal.args_["seconds"])))
    return response


def _json(content: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(content), status, headers, media_type="application/json")


# Requests that contain a record stay undecoded: only a worker decodes them.
_UNREAD: dict[Any, Any] = {
    OpenRecord: UnreadRecord,
    PlayOn: study.UnreadPlayOn,
    StudyWish: study.UnreadStudy,
    AnalysisWish: UnreadAnalysis,
    AnswerWish: UnreadAnswer,
}


async def _body(request: Request, kind: Any) -> Any:
    unread = _UNREAD.get(kind)
    limit = _BODY if unread is None else _RECORD
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refuse("malformed", status=415, detail="the body must be application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refuse("too_large", status=413, limit=limit)
    request.state.body = bytes(body)  # for another server, if it has to answer
    try:
        return msgspec.json.decode(body, type=unread or kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refuse("malformed", status=422, detail=str(error)) from error


_TABLE = "/api/tables/{id}"
_MINE = "/api/my/tables/{id}"
_DECK = "/api/my/decks/{id}"

ROUTES = (
    Entry("GET", "/api/me", "Who I am", None, Me, 200, Api.me),
    Entry("POST", "/api/me", "Change my name, colour or language", MyWishes, Me, 200, Api.change_me),
    Entry("POST", "/api/me/delete", "Delete everything about me", DeleteMe, Me, 200, people.delete_me),
    Entry("GET", "/api/my/data", "Everything about me, as a file", None, MyData, 200, people.my_data_file),
    Entry("GET", "/api/my/results", "My finished games", None, Played, 200, people.my_results),
    Entry("GET", "/api/my/turns", "Whose turn it is", None, TableList, 200, people.turns),
    Entry("GET", "/api/my/passkeys", "My passkeys", None, Passkeys, 200, people.my_passkeys),
    Entry(
        "POST",
        "/api/my/passkeys/ask",
        "Begin to make a passkey",
        None,
        PasskeyQuestion,
        200,
        people.ask_to_make_passkey,
    ),
    Entry(
        "POST",
        "/api/my/passkeys",
        "Keep a passkey that was made",
        PasskeyAnswer,
        Passkeys,
        201,
        people.make_passkey,
    ),
    Entry(
        "POST",
        "/api/my/passkeys/{id}/remove",
        "Know me by a passkey no longer",
        None,
        Passkeys,
        200,
        people.remove_passkey,
    ),
    Entry("GET", "/api/my/push", "Notices for my closed browsers", None, Push, 200, people.my_push),
    Entry("POST", "/api/my/push", "Send this browser notices", PushWish, Push, 201, people.subscribe),
    Entry("POST", "/api/my/push/remove", "Send it none", PushEnd, Push, 200, people.unsubscribe),
    Entry("POST", "/api/passkey/ask", "Begin to sign in", None, PasskeyQuestion, 200, people.ask_who),
    Entry("POST", "/api/passkey", "Sign in with a passkey", PasskeyAnswer, Me, 200, people.sign_in),
    Entry("GET", "/api/games", "What can be played", None, GameList, 200, Api.games),
    Entry(
        "GET",
        "/api/games/{game}/book/{language}",
        "The words of a game from outside",
        None,
        GameBook,
        200,
        Api.book,
    ),
    Entry("POST", "/api/tables", "Make a table", NewTable, TableInfo, 201, Api.make_table),
    Entry("GET", "/api/tables", "Listed tables", None, TableList, 200, Api.listed),
    Entry("GET", "/api/my/tables", "Tables where I sit", None, TableList, 200, Api.my_tables),
    Entry("POST", _MINE, "Archive a table of mine", Archive, TableList, 200, Api.archive),
    Entry(
        "POST", _MINE + "/remove", "List a finished game no longer", None, TableList, 200, Api.remove_table
    ),
    Entry("POST", _MINE + "/vanish", "Leave nothing of me here", None, TableList, 200, people.vanish),
    Entry("POST", _MINE + "/give_up", "Give up, or leave", None, TableList, 200, Api.give_up),
    Entry("GET", _TABLE, "One table", None, TableInfo, 200, Api.table),
    Entry("POST", _TABLE + "/join", "Take a seat", Join, TableInfo, 200, Api.join),
    Entry("POST", _TABLE + "/ready", "Say whether I am ready", Ready, TableInfo, 200, Api.ready),
    Entry("GET", _TABLE + "/invitation", "Links for friends", None, Invitation, 200, Api.invitation),
    Entry("POST", _TABLE + "/arrive", "Take a seat that waits for me", None, TableInfo, 200, Api.arrive),
    Entry("POST", _TABLE + "/leave", "Leave the seat", None, TableInfo, 200, Api.leave),
    Entry("POST", _TABLE + "/start", "Start without waiting longer", None, TableInfo, 200, Api.start),
    Entry("POST", _TABLE + "/rematch", "The next table", None, TableInfo, 200, Api.rematch),
    Entry("POST", _TABLE + "/follow", "A game with decks made here", FollowWish, TableInfo, 200, Api.follow),
    Entry("GET", "/api/my/decks", "Decks I made and keep", None, KeptDecks, 200, Api.my_decks),
    Entry("POST", "/api/my/decks", "Keep a deck I built", NewDeck, KeptDeck, 201, Api.keep_deck),
    Entry("POST", _DECK, "Name or change a deck of mine", DeckChange, KeptDeck, 200, Api.change_deck),
    Entry("POST", _DECK + "/remove", "Keep a deck no longer", None, KeptDecks, 200, Api.remove_deck),
    Entry("GET", _DECK + "/text", "A deck of mine as text", None, DeckText, 200, Api.deck_text),
    Entry("GET", "/api/records/{id}", "A finished game", None, FinishedGame, 200, Api.record),
    Entry("GET", "/api/replays/{id}", "Moments of a finished game", None, Replay, 200, Api.replay),
    Entry(
        "GET",
        "/api/replays/{id}/summary",
        "A finished game in numbers",
        None,
        Summary,
        200,
        Api.summary,
    ),
    Entry("POST", "/api/analyses", "Analyse a game", AnalysisWish, GameAnalysis, 202, Api.analyse),
    Entry("GET", "/api/analyses/{id}", "What is known by now", None, GameAnalysis, 200, Api.analysis),
    Entry(
        "POST",
        "/api/analyses/answer",
        "How good an answer would have been",
        AnswerWish,
        JudgedAnswer,
        200,
        Api.judge,
    ),
    Entry("POST", "/api/study", "What comes of a row of answers", StudyWish, Study, 200, Api.study),
    Entry(
        "GET", "/api/lessons/{game}", "Lessons of a game, and mine done", None, LessonList, 200, Api.lessons
    ),
    Entry("GET", "/api/puzzles", "How I stand in puzzles", None, PuzzleStandings, 200, Api.puzzles),
    Entry("GET", "/api/puzzles/next", "A puzzle I have not tried", None, PuzzleInfo, 200, Api.next_puzzle),
    Entry("GET", "/api/puzzles/{id}", "One puzzle", None, PuzzleInfo, 200, Api.puzzle),
    Entry("POST", "/api/puzzles/{id}/try", "My try", PuzzleTry, PuzzleResult, 200, Api.try_puzzle),
    Entry("POST", "/api/study/play", "Play on from a moment", PlayOn, TableInfo, 201, Api.play_on),
    Entry("POST", "/api/replays", "Moments of a record file", OpenRecord, Replay, 200, Api.open_record),
    Entry(
        "POST",
        "/api/decks/check",
        "What is wrong with a deck",
        DeckWish,
        CheckedDeck,
        200,
        Api.check_deck,
    ),
    Entry("GET", "/api/recovery", "A link for another device", None, Recovery, 200, Api.recovery),
    *(Entry(*route) for route in operating.ROUTES),
)
