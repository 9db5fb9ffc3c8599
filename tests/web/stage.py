"""A table set by hand before a browser: the page talks to this instead of a server, frame by frame."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from msgspec import Raw
from playwright.sync_api import WebSocketRoute, expect

import deckhall
from deckhall.server.advice import Adviser
from deckhall.server.audience import Audience, Moment
from deckhall.server.connection import Outgoing
from deckhall.server.messages import encode
from deckhall.server.table_messages import SeatInfo, Settings, TableInfo
from tests.web.people import SOON, Player

LONG_NAME = "Maximiliane von Hohenstein"  # the longest name that a guest may have is of 24 letters or so
COLOURS = ("teal", "red", "blue", "orange", "violet", "green")


class Line:
    """The connection of the viewer: what is sent reaches the page, or waits until it has opened its socket."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.socket: WebSocketRoute | None = None
        self.waiting: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.welcome: Callable[[], None] = lambda: None

    def send(self, frame: Outgoing) -> None:
        if self.socket is None:
            self.waiting.append(frame.data.decode())
        else:
            self.socket.send(frame.data.decode())

    def send_message(self, message: Any) -> None:
        self.send(Outgoing(message))

    def hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "ping":
            socket.send(json.dumps({"t": "pong", "pulse": message["pulse"]}))
        else:
            self.heard.append(message)

    def opened(self, socket: WebSocketRoute) -> None:
        again, self.socket = self.socket is not None, socket
        socket.on_message(lambda text: self.hear(socket, json.loads(text)))
        for text in self.waiting:
            socket.send(text)
        self.waiting = []
        if again:  # a test that was busy for seconds answered no ping, and the page tries another line
            self.welcome()


class Stage:
    """A game that goes on when the test says so, seen by one seat of it."""

    def __init__(self, game: deckhall.Game, you: int = 0, **table: Any) -> None:
        self.game = game
        self.line = Line(you)
        seats = game.state.seats()
        people = [
            SeatInfo("person", LONG_NAME, f"guest{seat}", COLOURS[seat], connected=True)
            if seat == you
            else SeatInfo("bot", level="normal")
            for seat in range(seats)
        ]
        parts: dict[str, Any] = {"choices": {}, "settings": Settings(), "state": "playing", "host": "guest0"}
        self.table = TableInfo("staged", game.box.name, seats=people, created=0, **{**parts, **table})
        self.seq = 0
        self.audience = Audience(seats, Adviser(hints=True))
        self.audience.begin(Moment(game.clone(), 0, (0,) * (seats + 1), 1))
        self.audience.add(self.line)  # type: ignore[arg-type]  # it has what the audience uses of a connection
        self.line.welcome = self._welcome
        self._welcome()

    def _welcome(self) -> None:
        self.audience.welcome(self.line, self._info(), None)  # type: ignore[arg-type]  # likewise

    def _info(self) -> Raw:
        return Raw(encode(self.table))

    def set_before(self, player: Player) -> Stage:
        """Open the page of this table."""
        player.page.route_web_socket(re.compile(r"/ws/tables/"), self.line.opened)
        player.go("/table/staged")
        expect(player.page.locator(".board")).to_be_visible()
        return self

    def act(self, *codes: str) -> Stage:
        """The asked players answer, one code after another; each is a frame."""
        for code in codes:
            game = self.game.clone()
            game.listen()
            game.apply(code)
            self.game = game
            self.seq += 1
            assert self.audience.present is not None
            moment = self.audience.present.after(game, self.seq, 1, None)
            self.audience.go_on(moment, game.happenings())
            self.audience.show()
            self.send()
        return self

    def heard(self, player: Player, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """The messages of a kind that the page has sent, once there are so many."""
        until = time.monotonic() + SOON / 1000
        while len(found := [message for message in self.line.heard if message["t"] == kind]) < count:
            assert time.monotonic() < until, f"{len(found)} of {count} messages {kind!r} came"
            player.page.wait_for_timeout(10)
        return found

    def send(self) -> None:
        """Send the page what has changed: the game, or the table around it."""
        self.audience.send(self._info())
