"""The socket of a table: reads a browser's messages, refuses wrong ones, and keeps clients from harming each other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from deckhall.server import absence, undoing
from deckhall.server import socket_messages as m
from deckhall.server.addresses import address_of
from deckhall.server.aliases import Sight
from deckhall.server.audience import ONLOOKERS
from deckhall.server.connection import NOT_ALLOWED, TRY_AGAIN_LATER, Connection
from deckhall.server.guests import Guest
from deckhall.server.limits import Bucket, Limit
from deckhall.server.messages import Wording, encode
from deckhall.server.opponents import gives_hints
from deckhall.server.origins import is_from_elsewhere
from deckhall.server.ownership import Elsewhere
from deckhall.server.refusals import Refuse
from deckhall.server.relay import COME_BACK, Relay, is_relayed
from deckhall.server.rounds import Rounds
from deckhall.server.table import Table
from deckhall.server.wire import answer_where_read, at_once_to
from deckhall.server.writer import Unavailable

if TYPE_CHECKING:
    from deckhall.server.tables import Tables

log = logging.getLogger("deckhall.server")

MALFORMED, TOO_MANY_MESSAGES = 1003, 4008
_BURST, _PER_SECOND = 60, 20
_TOO_MANY = 300  # messages over the limit after which the connection is closed
_LAST_WORDS = 2.0  # seconds
_TOO_WRONG = 30  # malformed messages after which the connection is closed

_read = msgspec.json.Decoder(m.FromBrowser).decode
_read_ping = msgspec.json.Decoder(m.Ping).decode


class Sockets:
    """All open sockets of a server."""

    def __init__(self, tables: Tables, relay: Relay, rounds: Rounds) -> None:
        self.tables = tables
        self._relay = relay
        self._rounds = rounds
        generosity = tables.services.config.limits
        self._talk = Limit(6, 0.5, generosity)  # per guest; for spectators, per address
        self._players_talk = Limit(20, 2, generosity)  # per table
        self._onlookers_talk = Limit(10, 1, generosity)  # per table
        self._hints = Limit(4, 0.5, generosity)
        self._of_guest: Counter[str] = Counter()
        self._from: dict[str, set[Connection]] = {}  # by address

    def count(self) -> int:
        return self._of_guest.total()

    def everybody(self) -> list[Connection]:
        return [connection for here in self._from.values() for connection in here]

    async def open(self, socket: WebSocket) -> None:
        """Serve one socket from opening to closing."""
        config = self.tables.services.config
        if is_from_elsewhere(socket, config.allowed_origins):
            await socket.close(NOT_ALLOWED)
            return
        # A connection without a cookie is a spectator. It gets no cookie here: a late answer would overwrite the one
        # with which the same browser has taken a seat in the meantime.
        try:
            guest = await self.tables.guests.who_asks(socket) or self.tables.guests.newcomer()
        except Unavailable:
            await socket.close(TRY_AGAIN_LATER)
            return
        since = socket.query_params.get("from", "")
        await socket.accept()
        moderation = self.tables.services.moderation
        try:
            table = await self.tables.table(socket.path_params["id"])
            moderation.refuse_banned(guest.id, address_of(socket))
            seat = table.saved.seat_of(guest.id)
            is_player = seat >= 0
            if is_player and table.saved.is_shared() and table.saved.state == "playing":
                seat = ONLOOKERS  # until one of those who share the device says who is looking
            if not is_player and not table.saved.settings.watch and table.saved.state != "open":
                raise Refuse("no_watching")
        except Elsewhere as place:
            await self._pass_on(socket, place)
            return
        except Refuse as refusal:
            await _turn_away(socket, refusal.reason, NOT_ALLOWED, refusal.args_)
            return
        except Unavailable:
            await _turn_away(socket, "busy", TRY_AGAIN_LATER)
            return
        except Exception:  # a game that cannot be loaded: the others go on
            self.tables.services.metrics.count("internal_errors")
            log.exception("not_loaded")
            await _turn_away(socket, "busy", TRY_AGAIN_LATER)
            return
        connection = Connection(socket, guest.id, seat, address_of(socket), at_once_to(socket))
        if self._are_too_many(table, connection):
            await _turn_away(socket, "too_many", TRY_AGAIN_LATER)
            return
        self._add(connection)
        delivery = asyncio.ensure_future(connection.deliver())
        table.enter(connection, int(since) if since.isdecimal() and len(since) < 10 else None)
        if moderation.announced().announcement is not None:
            connection.send_message(moderation.announced())
        try:
            await self._listen(socket, table, connection, guest)
        finally:
            table.depart(connection)
            self._remove(connection)
            if connection.close_code:  # give queued messages, including the reason for closing, a chance
                await asyncio.wait([delivery], timeout=_LAST_WORDS)
            delivery.cancel()

    async def _pass_on(self, socket: WebSocket, place: Elsewhere) -> None:
        self.tables.services.metrics.count("relayed_sockets")
        if is_relayed(socket) or not place.address:  # the table is changing owner
            await socket.close(COME_BACK)
        else:
            await self._relay.socket(socket, place.address)

    def _are_too_many(self, table: Table, connection: Connection) -> bool:
        """Whether one more connection is too much. Spectators never take a player's place."""
        config = self.tables.services.config
        theirs = self._from.get(connection.address, ())
        if (
            self._of_guest[connection.guest_id] >= config.connections_per_guest
            or len(theirs) >= config.connections_per_address
        ):
            return True
        return connection.seat < 0 and (
            table.audience.onlookers() >= config.onlookers_per_table
            or sum(one.seat < 0 for one in theirs) >= config.onlookers_per_address
        )

    def _add(self, connection: Connection) -> None:
        self._of_guest[connection.guest_id] += 1
        self._from.setdefault(connection.address, set()).add(connection)

    def _remove(self, connection: Connection) -> None:
        self._of_guest[connection.guest_id] -= 1
        if not self._of_guest[connection.guest_id]:
            del self._of_guest[connection.guest_id]
        self._from[connection.address].discard(connection)
        if not self._from[connection.address]:
            del self._from[connection.address]

    async def _listen(self, socket: WebSocket, table: Table, connection: Connection, guest: Guest) -> None:
        generosity = self.tables.services.config.limits
        bucket = Bucket(_BURST * generosity, _PER_SECOND * generosity) if generosity else None
        wrong = over = 0
        metrics = self.tables.services.metrics
        is_idle = False  # nothing is being done for this socket

        def is_answered(data: bytes) -> bool:
            """Answer a ping where it is read; a browser sends one every 1.5 s."""
            if not is_idle or b'"ping"' not in data:
                return False
            try:
                ping = _read_ping(data)
            except msgspec.MsgspecError:
                return False
            if bucket is not None and not bucket.take():
                return False
            metrics.count("messages")
            connection.answer_ping(ping.pulse, self.tables.services.now())
            return True

        answer_where_read(socket, is_answered)
        while not connection.close_code:
            # After each message: whoever sends many at once waits for everybody else, a single move for nobody.
            await self._rounds.wait(connection.address)
            is_idle = True
            try:
                received = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            finally:
                is_idle = False
            if received["type"] == "websocket.disconnect":
                return
            metrics.count("messages")
            if bucket is not None and not bucket.take():
                over += 1
                if over == 1 or over % 50 == 0:
                    connection.refuse(Refuse("too_fast", seconds=1), table.audience.number(connection.seat))
                if over > _TOO_MANY:
                    metrics.count("floods")
                    connection.close(TOO_MANY_MESSAGES)
                continue
            text = received.get("text")
            try:
                if text is None:
                    raise Refuse("malformed")
                try:
                    message = _read(text)
                except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                    raise Refuse("malformed") from error
                await self._do(table, connection, guest, message)
            except Refuse as refusal:
                metrics.count("refusals")
                connection.refuse(refusal, table.audience.number(connection.seat))
                if refusal.fresh:
                    table.audience.refresh(connection, table.described())
                if refusal.reason == "malformed":
                    wrong += 1
                    if wrong >= _TOO_WRONG:
                        connection.close(MALFORMED)
            except Unavailable:
                connection.refuse(Refuse("busy"), table.audience.number(connection.seat))
            except Exception:
                metrics.count("internal_errors")
                log.exception("message_failed", extra={"table": table.saved.id})
                connection.refuse(Refuse("busy"), table.audience.number(connection.seat))

    async def _do(self, table: Table, connection: Connection, guest: Guest, message: m.FromBrowser) -> None:
        seat, now = connection.seat, self.tables.services.now()
        if isinstance(message, m.Ping):
            connection.answer_ping(message.pulse, now)
            return
        connection.refuse_late(message.pulse, now)
        match message:
            case m.Act(seq=seq, options=codes):
                await table.carry_through(table.act(seat, seq, codes))
            case m.Undo():
                await table.carry_through(undoing.ask(table, seat))
            case m.UndoAnswer(yes=yes):
                await table.carry_through(undoing.answer(table, seat, yes))
            case m.Hold(on=on):
                await table.carry_through(table.hold(seat, on))
            case m.AutoPass(everything=everything, cards=cards):
                await table.carry_through(table.pass_by_itself(seat, everything, cards))
            case m.TakeOver(seat=number):
                await table.carry_through(absence.let_bot_play(table, seat, number))
            case m.TakeBack():
                await table.carry_through(absence.come_back(table, seat))
            case m.Resign():
                await table.carry_through(absence.resign(table, seat))
            case m.HandOver(seat=number, since=since):
                table.hand_over(connection, number, since)
            case m.SayPhrase(id=phrase):
                self._say(table, connection, m.Said(guest.id, guest.name, seat, phrase=phrase))
            case m.Say(text=text):
                if not table.saved.settings.chat:
                    raise Refuse("no_chat")
                self._say(table, connection, m.Said(guest.id, guest.name, seat, text=clean_text(text)))
            case m.Mute(guest=other, on=on):
                if on and len(connection.muted) < 100:
                    connection.muted.add(other)
                elif not on:
                    connection.muted.discard(other)
            case m.AskHint():
                await self._hint(table, connection)

    def _say(self, table: Table, connection: Connection, said: m.Said) -> None:
        """Players and spectators have separate budgets at a table: neither can silence the other."""
        self.tables.services.moderation.refuse_silenced(said.guest, connection.address)
        if said.seat >= 0:
            self._talk.check(said.guest)
            self._players_talk.check(table.saved.id)
        else:
            self._talk.check(connection.address)
            self._onlookers_talk.check(table.saved.id)
        table.audience.say(said)

    async def _hint(self, table: Table, connection: Connection) -> None:
        """Ask a bot for a hint; the game does not wait for it."""
        game = table.playing()
        seat = connection.seat
        if not (table.saved.settings.hints and gives_hints(table.saved.game)):
            raise Refuse("no_hints")
        if game.decision is None or game.decision.player != seat or not table.audience.sees_present(seat):
            raise Refuse("not_yours")
        self._hints.check(connection.guest_id)
        seq, sight = table.audience.number(seat), table.audience.sight(seat)

        async def answer() -> None:
            try:
                told = await self.tables.services.opponents.hint(
                    game.position(), game.setup, connection.guest_id
                )
            except Exception:  # if anything goes wrong in a bot, the game continues without its advice
                log.exception("hint_failed", extra={"table": table.saved.id})
                connection.refuse(Refuse("busy"), seq)
                return
            connection.send_message(_hint(seq, told, sight))

        table.spawn(answer())


async def _turn_away(socket: WebSocket, reason: str, code: int, args: dict[str, Any] | None = None) -> None:
    await socket.send_text(encode(m.Refused(reason, 0, args or {})).decode())
    await socket.close(code)


def _hint(seq: int, thoughts: dict[str, Any], sight: Sight) -> m.Hint:
    told = thoughts["options"]
    are: Literal["chances", "margins"] = "margins" if told[0]["chance"] is None else "chances"
    value = "chance" if are == "chances" else "margin"
    codes = [sight.code_for(one["option"]) for one in told]
    known = [(code, one) for code, one in zip(codes, told, strict=True) if one[value] is not None]
    estimates = {code: float(one[value]) for code, one in known}
    errors = {code: float(one["error"]) for code, one in known if one["error"] is not None}
    playouts = sum(one["playouts"] for one in told)
    reasons = [
        m.Reason(code, **reason) for code, one in zip(codes, told, strict=True) for reason in one["reasons"]
    ]
    plan = [Wording(step["key"], step.get("args", {})) for step in thoughts["plan"]]
    return m.Hint(seq, codes[0], estimates, are, reasons, errors, playouts, plan, thoughts["because"])


def clean_text(text: str) -> str:
    """A text without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()
