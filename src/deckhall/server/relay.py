"""Forwards requests about a table, unchanged, to the server that owns it.

A signed header tells the owner on whose behalf it is asked; the owner checks the cookie itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs, urlencode

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from deckhall.server.limits import is_counted

HEADER = "x-deckhall-relay"
COME_BACK = 1012
_FRESH = 30.0  # seconds for which a header is valid
# An owner may be frozen. Whoever waits for it must be back before its tables may be taken, or soon after.
_OPENING, _PING, _NO_PONG = 1.5, 1.0, 4.0  # seconds
_PASSED_ON = ("cookie", "content-type", "accept", "origin", "accept-language")
_PASSED_BACK = ("content-type", "set-cookie", "retry-after", "cache-control")
_ENDED_BADLY = (None, 1000, 1005, 1006)


def is_relayed(connection: HTTPConnection) -> bool:
    """Whether another server sends this on somebody's behalf, or claims to."""
    return HEADER in connection.headers


class Relay:
    """Forwards sockets and requests to other servers."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"relay:" + secret).digest()

    def signed(self, connection: HTTPConnection) -> str:
        """The header that says on whose behalf we ask."""
        host = connection.client.host if connection.client else ""
        words = {
            "address": host,
            "scheme": connection.url.scheme,
            "host": connection.headers.get("host", ""),
            "at": f"{time.time():.0f}",
        }
        text = urlencode(words)
        return f"{text}.{self._sign(text)}"

    def read(self, header: str) -> Mapping[str, str] | None:
        text, _, signature = header.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(text).encode()):
            return None
        words = {name: values[0] for name, values in parse_qs(text, keep_blank_values=True).items()}
        return words if abs(time.time() - float(words["at"])) < _FRESH else None

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    async def socket(self, socket: WebSocket, address: str) -> None:
        """Relay frames until either side closes; the browser then reconnects, and the owner is looked up again."""
        query = f"?{socket.url.query}" if socket.url.query else ""
        code = COME_BACK
        try:
            async with connect(
                f"ws://{address}{socket.url.path}{query}",
                additional_headers=self._headers(socket),
                compression=None,
                max_size=None,
                open_timeout=_OPENING,
                ping_interval=_PING,
                ping_timeout=_NO_PONG,
                close_timeout=1,
                proxy=None,
            ) as owner:
                await _both_ways(socket, owner)
                if owner.close_code not in _ENDED_BADLY:
                    code = owner.close_code or COME_BACK
        except (OSError, TimeoutError, WebSocketException):
            pass  # the owner is gone, or about to be
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)

    async def request(self, request: Request, body: bytes, address: str, path: str = "") -> Response:
        """The answer of the table's owner. `path`: what to request instead."""
        headers = self._headers(request)
        query = f"?{request.url.query}" if request.url.query and not path else ""
        if path:
            headers.pop("content-type", None)

        def ask() -> Response:
            host, _, port = address.rpartition(":")
            there = http.client.HTTPConnection(host.strip("[]"), int(port), timeout=10)
            try:
                sent = body if not path else b""
                there.request(request.method, (path or request.url.path) + query, sent or None, headers)
                answer = there.getresponse()
                response = Response(answer.read(), answer.status)
                for name, value in answer.getheaders():
                    if name.lower() in _PASSED_BACK:
                        response.headers.append(name, value)
                return response
            finally:
                there.close()

        return await asyncio.to_thread(ask)

    def _headers(self, connection: HTTPConnection) -> dict[str, str]:
        passed = {name: connection.headers[name] for name in _PASSED_ON if name in connection.headers}
        return {**passed, HEADER: self.signed(connection)}


async def _both_ways(socket: WebSocket, owner: ClientConnection) -> None:
    async def up() -> None:
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            await owner.send(text if text is not None else received.get("bytes") or b"")

    async def down() -> None:
        async for frame in owner:
            await (socket.send_text(frame) if isinstance(frame, str) else socket.send_bytes(frame))

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, ConnectionClosed, WebSocketDisconnect, RuntimeError):
                await task


class Relayed:
    """Makes a request forwarded by another server count as that of the original visitor."""

    def __init__(self, app: ASGIApp, relay: Relay) -> None:
        self.app = app
        self._relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            header = dict(scope["headers"]).get(HEADER.encode())
            words = None if header is None else self._relay.read(header.decode("latin-1"))
            if words is not None:
                headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
                changed: dict[str, Any] = {
                    "client": (words["address"], 0),
                    "scheme": words["scheme"],
                    "headers": [*headers, (b"host", words["host"].encode("latin-1"))],
                }
                scope = {**scope, **changed}
                is_counted.set(True)
        await self.app(scope, receive, send)
