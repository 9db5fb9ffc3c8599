"""Simulated people: they make tables, sit down, answer at random, lose their line, and come back at any server."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.simulation.network import Line, Network, as_json

Json = dict[str, Any]

# Of a browser: any will do, as nobody reads what is sent to it (the example of RFC 8291).
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
PATIENCE = 12.0  # seconds without an answer after which somebody opens another line


@dataclass
class Heard:
    """What came over one line: the frames in their order, and what was sure before it was opened."""

    table: str
    known: int  # how many frames of earlier lines had been heard
    frames: list[Json] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Told:
    """An answer that was acknowledged: after the number `seq` of its seat. `options`: with those that were sent before
    over lines that broke; any of them may have arrived."""

    table: str
    seat: int
    seq: int
    options: tuple[str, ...]


class Person:
    """Somebody with a cookie."""

    def __init__(self, network: Network, addresses: list[str], name: str, seed: int) -> None:
        self.network = network
        self.name = name
        self.luck = Random(f"{seed} {name}")
        self.heard: list[Heard] = []
        self.acknowledged: list[Told] = []
        self.over: set[str] = set()
        self.tried: dict[tuple[str, int], tuple[str, ...]] = {}  # by table and number: answers sent
        self.is_here = False
        self.id = ""
        self.openings: Counter[str] = Counter()  # by table: lines that were asked for
        self.browser = f"https://push.example/{name}"
        self._addresses = addresses
        self._cookie = ""

    # -- requests ------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """The answer of some server, as soon as one can give it."""
        while True:
            headers = {"content-type": "application/json"}
            if self._cookie:
                headers["cookie"] = f"deckhall={self._cookie}"
            sent = b"" if body is None else json.dumps(body).encode()
            try:
                status, told, content = await self.network.ask(
                    self.luck.choice(self._addresses), method, path, sent, headers
                )
            except (OSError, TimeoutError):
                status = 0
            if status not in (0, 500, 503):
                for name, value in told:
                    if name == "set-cookie":
                        self._cookie = value.partition(";")[0].partition("=")[2]
                return status, as_json(content)
            await asyncio.sleep(self.luck.uniform(0.1, 1))

    def has_cookie(self) -> bool:
        return bool(self._cookie)

    async def arrive(self) -> None:
        await self.ask("GET", "/api/me")
        _, me = await self.ask("POST", "/api/me", {"name": self.name})
        self.id = str(me["id"])
        await self.ask("POST", "/api/my/push", {"endpoint": self.browser, **KEYS})

    async def make_table(self, wish: Json) -> str:
        status, told = await self.ask("POST", "/api/tables", wish)
        assert status == 201, told
        return str(told["id"])

    async def join(self, table: str) -> None:
        """Sit down; an answer that was lost may have seated us."""
        status, told = await self.ask("POST", f"/api/tables/{table}/join", {})
        assert status == 200 or told["reason"] in ("already_seated", "not_open"), told

    # -- sockets -------------------------------------------------------------------------------------

    async def play(self, table: str) -> None:
        """Answer whatever is asked until the game is over."""
        while table not in self.over:
            try:
                await self._play_on(await self._line(table), table)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(self.luck.uniform(0.05, 0.6))

    async def _line(self, table: str) -> Line:
        self.openings[table] += 1
        return await self.network.line(
            self.luck.choice(self._addresses), f"/ws/tables/{table}", {"cookie": f"deckhall={self._cookie}"}
        )

    async def _play_on(self, line: Line, table: str) -> None:
        known = sum(len(one.frames) for one in self.heard if one.table == table)
        seat = AtTable(self, line, Heard(table, known))
        self.heard.append(seat.heard)
        try:
            await seat.play()
        finally:
            line.leave()


class AtTable:
    """Somebody's line at a table, and what it has shown."""

    def __init__(self, person: Person, line: Line, heard: Heard) -> None:
        self.person = person
        self.line = line
        self.heard = heard
        self.luck = person.luck
        self.view: Json = {}
        self.table: Json = {}
        self.seq = -1
        self.you = -1
        self.refused: list[str] = []
        self._sent: Told | None = None
        self._asked_undo = False

    async def play(self) -> None:
        while not (self.table and self.table["state"] == "over"):
            try:
                async with asyncio.timeout(PATIENCE if self._is_asked() or not self.table else 3 * PATIENCE):
                    await self._hear()
            except TimeoutError:
                if self._is_asked() or not self.table:
                    raise
            if not self.person.network.is_smooth and self.luck.random() < 0.03:
                self.line.cut() if self.luck.random() < 0.5 else self.line.leave()
            await self._do()
        self.person.over.add(self.heard.table)

    async def _hear(self) -> None:
        text = await self.line.hear()
        self.heard.texts.append(text)
        message: Json = json.loads(text)
        self.heard.frames.append(message)
        if message["t"] in ("view", "table"):
            self.table, self.you = message["table"], message["you"]
        if message["t"] == "view":
            self.seq = message["seq"]
            self.view = message["view"] if message["whole"] else {**self.view, **message["view"]}
            if self._sent is not None and self.seq > self._sent.seq:
                self.person.acknowledged.append(self._sent)
                self._sent = None
        elif message["t"] == "refused":
            self.refused.append(message["reason"])
            self._sent = None

    def _is_asked(self) -> bool:
        return self.you >= 0 and bool((self.view.get("decision") or {}).get("options"))

    def _tell(self, kind: str, **content: Any) -> None:
        self.line.send(json.dumps({"t": kind, **content}))

    async def _do(self) -> None:
        """Whatever comes to mind."""
        if self.you < 0 or not self.table or self.table["state"] != "playing":
            return
        chance = self.luck.random()
        me = self.table["seats"][self.you]
        if me.get("substituted") and chance < 0.5:
            self._tell("take_back")
        elif (offer := self.table.get("undo")) and self.you in offer["waiting"]:
            self._tell("undo_answer", yes=chance < 0.7)
        elif self.table.get("window") and chance < 0.05:
            self._tell("hold", on=chance < 0.03)
        elif chance > 0.97:
            self._tell("undo")
        elif chance > 0.965:
            self._tell("take_over", seat=1 - self.you if len(self.table["seats"]) > 1 else 0)
        elif chance > 0.963:
            self._tell("resign")
        elif chance > 0.955:
            self._tell("auto_pass", everything=chance > 0.958, cards=[])
        if self._is_asked() and self._sent is None:
            await asyncio.sleep(self.luck.choice([0.02, 0.1, 0.3, 1.0]))
            option = self.luck.choice(self.view["decision"]["options"])["code"]
            place = (self.heard.table, self.seq)
            tried = self.person.tried[place] = (*self.person.tried.get(place, ()), option)
            self._sent = Told(self.heard.table, self.you, self.seq, tried)
            self._tell("act", seq=self.seq, options=[option])
            if chance < 0.02:  # a finger that slipped
                self._tell("act", seq=self.seq, options=[option])
