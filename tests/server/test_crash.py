"""Killed at any moment, the server loses no acknowledged move, and every game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import deckhall
from tests import games
from tests.ports import a_free_port
from tests.server.people import PATIENCE, Person, Seat

ROOT = Path(__file__).resolve().parent.parent.parent
# What Python itself writes for a worker that was being started when its server was killed.
_NEVER_STARTED = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n'
    r'(?:  File "[^"]*multiprocessing[^"]*", line \d+, in \w+\n(?:    .*\n)+)+'
    r"(?:EOFError: Ran out of input|_pickle\.UnpicklingError: pickle data was truncated)\n"
)


class MortalServer:
    """A server in a process of its own, killed and started again on the same port and database."""

    def __init__(self, folder: Path, limits: float = 0, database: str = "") -> None:
        self._folder = folder
        self._database = database or str(folder / "db")
        self._limits = limits
        self.port = a_free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
            "DECKHALL_GAMES": str(games.FOLDER),
            "DECKHALL_LIMITS": str(self._limits),
        }
        words = ["serve", "--no-browser", "--port", str(self.port)]
        words += ["--db", self._database, "--secret-file", str(self._folder / "secret")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "deckhall.cli", *words],
                cwd=ROOT,
                env=environment,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 2 * PATIENCE
        while True:
            try:
                if httpx2.get(f"http://{self.address}/healthz").status_code == 200:
                    return
            except httpx2.TransportError:
                assert self._process.poll() is None, (self._folder / "log").read_text()
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.05)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        """What the servers and their workers wrote, but for workers that a kill left without a server."""
        return _NEVER_STARTED.sub("", (self._folder / "log").read_text())


Meaning = tuple[object, ...]


def meaning(option: dict[str, Any]) -> Meaning:
    """What an option does. Its code is each viewer's own."""
    return tuple(option.get(part) for part in ("verb", "what", "card", "target", "amount", "index"))


class Player:
    """Plays one game against a bot to its end, over any number of crashes, and keeps a list of their own moves."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.moves: list[Meaning] = []
        self.reached = 0
        self.done = False

    async def play(self) -> None:
        sent: tuple[int, Meaning] | None = None
        while True:
            try:
                seat = await self.person.sit(self.table)
                await seat.until(lambda seat: seat.view)
                assert seat.seq >= self.reached, "an acknowledged move is lost"
                if sent is not None and (seat.seq > sent[0] or seat.is_over):
                    self.moves.append(sent[1])  # the server died between storing it and saying so
                sent = None
                while not seat.is_over:
                    self.reached = seat.seq
                    if not seat.options:
                        await seat.hear()
                        continue
                    option = random.choice(seat.view["decision"]["options"])
                    sent = (seat.seq, meaning(option))
                    await seat.act(option["code"])
                    await self._acknowledged(seat, sent[0])
                    self.moves.append(sent[1])
                    sent = None
                self.done = True
                return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.1)

    async def _acknowledged(self, seat: Seat, seq: int) -> None:
        await seat.until(lambda seat: seat.seq > seq or seat.is_over)


async def crash_again_and_again(
    folder: Path, tables: int, crashes: int, game: str, **choices: object
) -> None:
    server = MortalServer(folder)
    server.start()
    luck = random.Random()
    try:
        async with AsyncExitStack() as people:
            ola, *guests = [
                await people.enter_async_context(Person(server.address))
                for _ in range(1 + (tables + 9) // 10)
            ]
            players = []
            for number in range(tables):
                guest = guests[number % len(guests)]
                table = await guest.make_table("me", "bot:random", game=game, choices=dict(choices))
                players.append(Player(guest, table))
            playing = [asyncio.create_task(player.play()) for player in players]
            for _ in range(crashes):
                await asyncio.sleep(luck.uniform(0.1, 1.2))
                server.kill()
                await asyncio.to_thread(server.start)
            await asyncio.gather(*playing)
            assert all(player.done for player in players)
            for player in players:
                record = (await ola.get(f"/api/records/{player.table}"))["record"]
                assert own_moves(record) == player.moves, "moves of the record and of the player differ"
        assert "Traceback" not in server.log()
    finally:
        server.kill()


def own_moves(record: dict[str, object]) -> list[Meaning]:
    """What seat 0 chose, from a record played again."""
    moves = record["moves"]
    assert isinstance(moves, list)
    game = deckhall.replay({**record, "moves": [], "digest": None})
    own = []
    for code in moves:
        assert game.decision is not None
        if game.decision.player == 0:
            option = next(option for option in game.decision.options if option.code == code)
            own.append(meaning(game.describe(option)))
        game.apply(code)
    assert game.outcome is not None
    return own


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def script() -> None:
        async with asyncio.timeout(280):
            await crash_again_and_again(tmp_path, 5, 3, "ascension", honor_pool=10)

    asyncio.run(script())


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_hundred_games_survive_fifty_crashes(tmp_path: Path) -> None:
    async def script() -> None:
        async with asyncio.timeout(3500):
            await crash_again_and_again(tmp_path, 100, 50, "ascension")

    asyncio.run(script())
