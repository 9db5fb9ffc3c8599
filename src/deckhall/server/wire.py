"""The wire: uvicorn's protocols with limits on headers, waiting, control frames and connections.

Input is read no faster than people play, so that nobody's data holds up anybody else.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from deckhall.server.addresses import network
from deckhall.server.limits import Bucket

LARGEST_HEADER = 16 * 1024
LARGEST_MESSAGE = 16 * 1024  # far more than any message of the protocol
HEADER_SECONDS, BODY_SECONDS = 10.0, 30.0
_SLICE = 2_048  # bytes read in one go
_BURST, _RATE = 32 * 1024, 8 * 1024  # bytes per socket: at once, then per second
_PINGS, _PINGS_A_SECOND = 20, 1
_PARTS = 64  # fragments of one message
# A short text on the wire: all of it in one frame, its masked length, four bytes of mask.
_WHOLE_TEXT, _MASKED, _SHORT_HEADER, _SHORT = 0x81, 0x80, 6, 125
_CLOSING, _LAST_WORDS = 2.0, 200  # seconds until a closed socket is disconnected; bytes that may be its echo
_TOO_MANY_MESSAGES, _TOO_LARGE, _WRONG_TEXT = 4008, 1009, 1007
_AT_ONCE, _ANSWERS = "deckhall.at_once", "deckhall.answers"  # our extensions of ASGI


class Gate:
    """Counts connections, by address and in total. Trusted proxies count only in total."""

    def __init__(self, most: int, most_of_one: int, proxies: tuple[str, ...]) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._by_address: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """The address under which a connection is counted; None if there is no room for it."""
        address = network(client[0]) if client else ""
        is_full = self._by_address[address] >= self._most_of_one and not self._is_proxy(client)
        if is_full or self._by_address.total() >= self._most:
            return None
        self._by_address[address] += 1
        return address

    def _is_proxy(self, client: tuple[str, int] | None) -> bool:
        try:
            address = ipaddress.ip_address(client[0]) if client else None
        except ValueError:  # a unix socket
            return False
        return address is not None and any(address in proxy for proxy in self._proxies)

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class Http(H11Protocol):
    """HTTP with a limit on connections, and a deadline for header and body."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._reads_body = False
        self._counted = self.gate.enter(self.client)
        if self._counted is None:
            transport.abort()
        else:
            self._wait(HEADER_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._counted is not None:
            super().data_received(data)
            self._watch_request()

    def _watch_request(self) -> None:
        if self._counted is None:  # it has become a WebSocket, which may stay open
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait(BODY_SECONDS, again=False)
        elif state is not h11.IDLE or not self.conn.trailing_data[0]:
            self._stop_waiting()
        elif self._deadline is None:
            self._wait(HEADER_SECONDS)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _wait(self, seconds: float, again: bool = True) -> None:
        """Disconnect unless something is complete by then."""
        if self._deadline is not None and not again and self._reads_body:
            return
        self._reads_body = not again
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        if self._counted is not None:
            self.gate.leave(self._counted)
            self._counted = None


class PacedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is read in small slices and at a bounded rate; faster data waits at its sender.

    Who is heard anyway is not asked whether they are still there.
    """

    gate: Gate

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._inbox = bytearray()
        self._drops = False  # the socket is closed, and further data is ignored
        self._bytes = Bucket(_BURST, _RATE)
        self._pings = Bucket(_PINGS, _PINGS_A_SECOND)
        self._next: asyncio.TimerHandle | None = None
        self._counted: str | None = None
        self._heard = self.loop.time()
        self._answers: Callable[[bytes], bool] = cannot
        self.close_timeout = _CLOSING

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = self.gate.enter(self.client)
        if self._counted is None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            self.gate.leave(self._counted)
            self._counted = None
        if self._next is not None:
            self._next.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request, which HTTP has already read and limited
            super().data_received(data)
            return
        if self.close_sent and (self._drops or len(data) > _LAST_WORDS):
            self._drops = True  # disconnecting with unread data would lose the reason for closing
            return
        self._heard = self.loop.time()
        self._inbox += data
        self._read_on()

    def _read_on(self) -> None:
        """Read a slice, if there is one and it is time; then schedule the next one."""
        if self._next is not None or self.disconnected:
            return
        if self._inbox and not self.read_paused:
            part = bytes(self._inbox[:_SLICE])
            del self._inbox[:_SLICE]
            wait = self._bytes.spend(len(part))
            if not self._is_answered(part):
                super().data_received(part)
            if wait or self._inbox:
                self._next = self.loop.call_later(wait, self._come_back)
        if self.close_sent:
            self._drop_inbox()
        elif self._inbox or self.read_paused or self._next is not None:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _is_answered(self, part: bytes) -> bool:
        """Answer a short text where it is read, if one is here alone and nothing is before it.

        Nearly all that arrives are heartbeats, and the way through parser, queue and task takes much longer.
        """
        length = len(part) - _SHORT_HEADER
        if not (0 < length <= _SHORT and part[0] == _WHOLE_TEXT and part[1] == _MASKED + length):
            return False
        if self._inbox or self.conn.reader.buffer or self.conn.current_size is not None:
            return False  # a part of something longer
        if self.close_sent or self.conn.state is not State.OPEN or not self.queue.empty():
            return False
        return self._answers(apply_mask(part[_SHORT_HEADER:], part[2:_SHORT_HEADER]))

    def _come_back(self) -> None:
        self._next = None
        self._read_on()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_AT_ONCE] = self.send_at_once
            extensions[_ANSWERS] = self.answer_with

    def send_at_once(self, data: bytes) -> bool:
        """Send a text without waiting; False if the reader is slow or gone."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def answer_with(self, answers: Callable[[bytes], bool]) -> None:
        """Ask `answers` about every short text that nothing waits before; those that it answers go no further."""
        self._answers = answers

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        rest = self._heard + self.ping_interval - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and not self.disconnected:
            self._drop_inbox()

    def _drop_inbox(self) -> None:
        self._drops = self._drops or bool(self._inbox)
        self._inbox.clear()
        self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self._fail(_TOO_MANY_MESSAGES)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _PARTS:
            self._fail(_TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log a traceback for each
                self._fail(_WRONG_TEXT)
                return
        super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        """Close with a code, and give the other side a moment to receive it, unless it has closed itself."""
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def cannot(data: bytes) -> bool:
    """Stands for sending or answering at once where that is not possible."""
    return False


def at_once_to(socket: WebSocket) -> Callable[[bytes], bool]:
    """The function that sends a text to a socket without waiting, and says whether that was possible. On another wire
    than ours it never is."""
    found: Callable[[bytes], bool] = _extensions(socket).get(_AT_ONCE, cannot)
    return found


def answer_where_read(socket: WebSocket, answers: Callable[[bytes], bool]) -> None:
    """Let a function answer short texts where they are read, without waking the task that receives them. It says
    whether it has answered; on another wire than ours it is never asked."""
    extend: Callable[[Callable[[bytes], bool]], None] | None = _extensions(socket).get(_ANSWERS)
    if extend is not None:
        extend(answers)


def _extensions(socket: WebSocket) -> dict[str, Any]:
    return socket.scope.get("extensions") or {}


def protocols(gate: Gate) -> dict[str, Any]:
    """The protocols that uvicorn uses for HTTP and WebSockets."""
    return {
        "http": type("Http", (Http,), {"gate": gate}),
        "ws": type("PacedSocket", (PacedSocket,), {"gate": gate}),
        "h11_max_incomplete_event_size": LARGEST_HEADER,
        "ws_max_size": LARGEST_MESSAGE,
    }
