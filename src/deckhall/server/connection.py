"""A connection: one open socket of one guest at one table. Slow readers are let go, never waited for."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from deckhall.server.messages import Refused, Said, encode
from deckhall.server.refusals import Refuse

_WAITING_FRAMES = 64

TRY_AGAIN_LATER = 1013


class Connection:
    """What the table knows of a socket: whose it is, which seat it sees, and what waits to be sent."""

    def __init__(self, socket: WebSocket, guest_id: str, seat: int) -> None:
        self.guest_id = guest_id
        self.seat = seat
        self.muted: set[str] = set()
        self.close_code = 0
        self._socket = socket
        self._frames: asyncio.Queue[str | None] = asyncio.Queue(_WAITING_FRAMES)

    def send(self, frame: str) -> None:
        """Put a frame in line. When the line is full the connection ends: the browser comes back."""
        if self.close_code:
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(TRY_AGAIN_LATER)

    def send_message(self, message: Any) -> None:
        self.send(encode(message).decode())

    def hear(self, said: Said) -> None:
        if said.guest not in self.muted:
            self.send_message(said)

    def refuse(self, refusal: Refuse, seq: int) -> None:
        self.send_message(Refused(refusal.reason, seq, refusal.args_))

    def close(self, code: int) -> None:
        """Close after what is in line; when too much is, instead of it."""
        if self.close_code:
            return
        self.close_code = code
        while self._frames.full():
            self._frames.get_nowait()
        self._frames.put_nowait(None)

    async def deliver(self) -> None:
        """Send what is in line until the connection closes."""
        try:
            while True:
                frame = await self._frames.get()
                if frame is None:
                    await self._socket.close(self.close_code)
                    return
                await self._socket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side has gone; its reading half notices too
