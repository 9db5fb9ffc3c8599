"""Rounds of the event loop: requests, new sockets and whole heaps of messages begin one by one."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from deckhall.server.addresses import address_of
from deckhall.server.workers import Turns


class Rounds:
    """One at a time in a round of the event loop. A move needs several rounds until it is answered, so rounds must be
    short, however many requests and messages have arrived."""

    def __init__(self) -> None:
        self._turns = Turns(1)

    async def wait(self, asker: str) -> None:
        """Wait for a round; the next one is somebody else's."""
        await self._turns.take(asker)
        asyncio.get_running_loop().call_soon(self._turns.give_back)


class OneByOne:
    """Lets requests and new sockets begin in different rounds; addresses take turns."""

    def __init__(self, app: ASGIApp, rounds: Rounds) -> None:
        self.app = app
        self._rounds = rounds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            await self._rounds.wait(address_of(HTTPConnection(scope)))
        await self.app(scope, receive, send)
