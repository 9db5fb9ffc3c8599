"""A connection: one open socket of one guest at one table. A slow reader gets fewer frames and stays connected."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from deckhall.server.messages import Refused, Said, Table, View, encode
from deckhall.server.refusals import Refuse

MOST_WAITING = 32  # frames; then those in line are made fewer
_MOST_HAPPENINGS = 400  # in one frame that stands for several

NOT_ALLOWED, TRY_AGAIN_LATER = 1008, 1013
ONLOOKERS = "onlookers"  # muting this guest mutes all spectators


class Outgoing:
    """A message on its way to browsers: encoded once, however many get it."""

    __slots__ = ("message", "text")

    def __init__(self, message: Any) -> None:
        self.message = message
        self.text: str = encode(message).decode()


class Connection:
    """What the table knows of a socket: whose it is, which seat it sees, and what waits to be sent."""

    def __init__(self, socket: WebSocket, guest_id: str, seat: int, address: str = "") -> None:
        self.guest_id = guest_id
        self.seat = seat
        self.address = address
        self.muted: set[str] = set()
        self.close_code = 0
        self._socket = socket
        self._waiting: deque[Outgoing] = deque()
        self._news = asyncio.Event()

    def send(self, frame: Outgoing) -> None:
        """Put a message in line."""
        if self.close_code:
            return
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self._waiting = deque(coalesced(self._waiting))
        self._news.set()

    def send_message(self, message: Any) -> None:
        self.send(Outgoing(message))

    def hear(self, said: Said, frame: Outgoing) -> None:
        """Something was said. Whoever is behind in reading misses it."""
        muted = said.guest in self.muted or (said.seat < 0 and ONLOOKERS in self.muted)
        if not muted and len(self._waiting) < MOST_WAITING // 2:
            self.send(frame)

    def refuse(self, refusal: Refuse, seq: int) -> None:
        self.send_message(Refused(refusal.reason, seq, refusal.args_))

    def close(self, code: int) -> None:
        """Close after what is in line."""
        if not self.close_code:
            self.close_code = code
            self._news.set()

    async def deliver(self) -> None:
        """Send what is in line until the connection closes."""
        try:
            while True:
                while self._waiting:
                    await self._socket.send_text(self._waiting.popleft().text)
                if self.close_code:
                    await self._socket.close(self.close_code)
                    return
                self._news.clear()
                await self._news.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side has gone; its reading half notices too


def coalesced(waiting: deque[Outgoing]) -> list[Outgoing]:
    """What a slow reader gets instead of all that waits: one view that covers all of them, and the last few answers."""
    state: View | Table | None = None
    others: list[Outgoing] = []
    for frame in waiting:
        if isinstance(frame.message, (View, Table)):
            state = frame.message if state is None else merged(state, frame.message)
        elif not isinstance(frame.message, Said):
            others.append(frame)
    kept = others[-MOST_WAITING // 4 :]
    return kept if state is None else [*kept, Outgoing(state)]


def merged(before: View | Table, after: View | Table) -> View | Table:
    """One message for two. A view holds only the parts that changed, so it takes those of the view before along."""
    if not isinstance(before, View):
        return after
    if not isinstance(after, View):
        return replace(before, table=after.table)
    whole = after.whole or before.whole
    return replace(
        after,
        whole=whole,
        view=after.view if after.whole else {**before.view, **after.view},
        happenings=[*before.happenings, *after.happenings][-_MOST_HAPPENINGS:],
        lines=[*before.lines, *after.lines][-_MOST_HAPPENINGS:],
    )
