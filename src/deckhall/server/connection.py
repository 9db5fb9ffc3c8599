"""A connection: one open socket of one guest at one table. A slow reader gets fewer frames and stays connected."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.socket_messages import Pong, Refused, Said, Table, View
from deckhall.server.wire import cannot

MOST_WAITING = 32  # frames; beyond that, queued ones are merged
_MOST_HAPPENINGS = 400  # in one merged frame
_PULSES_KEPT = 8
_HELD_TOO_LONG = 6.0  # seconds: by then the sender's page reports the connection as lost

NOT_ALLOWED, TRY_AGAIN_LATER = 1008, 1013
ONLOOKERS = "onlookers"  # muting this guest mutes all spectators


class Outgoing:
    """A message on its way to browsers: encoded once, however many receive it."""

    __slots__ = ("data", "message")

    def __init__(self, message: Any) -> None:
        self.message = message
        self.data = encode(message)


class Connection:
    """The server's side of a socket: whose it is, which seat it sees, and what waits to be sent.

    `at_once` sends a text without waiting, unless it says that this is not possible now.
    """

    def __init__(
        self,
        socket: WebSocket,
        guest_id: str,
        seat: int,
        address: str = "",
        at_once: Callable[[bytes], bool] = cannot,
    ) -> None:
        self.guest_id = guest_id
        self.seat = seat
        self.address = address
        self.muted: set[str] = set()
        self.close_code = 0
        self._socket = socket
        self._at_once = at_once
        self._waiting: deque[Outgoing] = deque()
        self._is_delivering = False  # a frame that is no longer waiting
        self._news = asyncio.Event()
        self._pulses: deque[tuple[int, float]] = deque(
            maxlen=_PULSES_KEPT
        )  # answered pings, with their times

    def answer_ping(self, pulse: int, now: float) -> None:
        """Answer a ping."""
        self._pulses.append((pulse, now))
        pong = Outgoing(Pong(pulse))
        if not self._is_sent(pong):
            self.send(pong)

    def refuse_late(self, pulse: int | None, now: float) -> None:
        """Refuse a message sent long after the last answered ping: the network has held it back, and its sender no
        longer expects it to count. Clients that send no pulse are not checked."""
        if pulse is not None and not any(
            number == pulse and now - at < _HELD_TOO_LONG for number, at in self._pulses
        ):
            raise Refuse("late", fresh=True)

    def send(self, frame: Outgoing) -> None:
        """Send a message: to a player at once, if nothing waits. To spectators, who may be many, in turn."""
        if self.close_code or (self.seat >= 0 and self._is_sent(frame)):
            return
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self._waiting = deque(coalesced(self._waiting))
        self._news.set()

    def _is_sent(self, frame: Outgoing) -> bool:
        """Send a message now, if it would overtake none; whether that was possible."""
        is_free = not (self._waiting or self._is_delivering or self.close_code)
        return is_free and self._at_once(frame.data)

    def send_message(self, message: Any) -> None:
        self.send(Outgoing(message))

    def hear(self, said: Said, frame: Outgoing) -> None:
        """Deliver something that was said. A reader who is behind misses what onlookers say."""
        onlooker = said.seat < 0
        muted = said.guest in self.muted or (onlooker and ONLOOKERS in self.muted)
        behind = len(self._waiting) >= MOST_WAITING // 2
        if not muted and not (onlooker and behind):
            self.send(frame)

    def refuse(self, refusal: Refuse, seq: int) -> None:
        self.send_message(Refused(refusal.reason, seq, refusal.args_))

    def close(self, code: int) -> None:
        """Close once the queue is sent."""
        if not self.close_code:
            self.close_code = code
            self._news.set()

    async def deliver(self) -> None:
        """Send the queue until the connection closes."""
        try:
            while True:
                while self._waiting:
                    self._is_delivering = True
                    await self._socket.send_text(self._waiting.popleft().data.decode())
                    self._is_delivering = False
                if self.close_code:
                    await self._socket.close(self.close_code)
                    return
                self._news.clear()
                await self._news.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side has gone; the reading half notices too


def coalesced(waiting: deque[Outgoing]) -> list[Outgoing]:
    """Replace a slow reader's queue by one view that covers all of it, the last few answers, and the last few things
    that players said."""
    state: View | Table | None = None
    answers: list[Outgoing] = []
    said: list[Outgoing] = []
    for frame in waiting:
        if isinstance(frame.message, (View, Table)):
            state = frame.message if state is None else merged(state, frame.message)
        elif not isinstance(frame.message, Said):
            answers.append(frame)
        elif frame.message.seat >= 0:
            said.append(frame)
    kept = answers[-MOST_WAITING // 4 :] + said[-MOST_WAITING // 4 :]
    return kept if state is None else [*kept, Outgoing(state)]


def merged(before: View | Table, after: View | Table) -> View | Table:
    """One message for two. A view contains only the parts that changed, so the parts of the earlier view are added."""
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
