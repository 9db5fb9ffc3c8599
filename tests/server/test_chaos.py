"""Several servers in processes of their own, killed, frozen and cut off from their database while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.deploy.test_examples import DEPLOY, program, proxy
from tests.ports import a_free_port
from tests.postgresql import cluster
from tests.server.people import PATIENCE, Person, Seat
from tests.server.test_crash import Meaning, MortalServer, Player, meaning, own_moves

GAMES = int(os.environ.get("DECKHALL_SOAK_COUNT", "200"))
SEED = int(os.environ.get("DECKHALL_SOAK_SEED", "1"))
AT_ONCE = 50  # games at the same time
THINKING = (0.5, 2.0)  # seconds before a move
SILENCE = 5.0  # seconds after which a browser has given up a connection on which nothing is heard
GOES_ON = {"kill": 1.0, "restart": 10.0, "freeze": 10.0, "cut": 10.0}  # seconds until everybody plays on

# Passes bytes on to the database; stopped (SIGSTOP), it cuts a server off.
CABLE = """
import asyncio, sys
async def pump(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
async def join(reader, writer):
    try:
        there = await asyncio.open_connection("127.0.0.1", int(sys.argv[2]))
    except OSError:
        writer.close()
        return
    await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))
async def main():
    server = await asyncio.start_server(join, "127.0.0.1", int(sys.argv[1]))
    async with server:
        await server.serve_forever()
asyncio.run(main())
"""


class Stubborn(Player):
    """Comes back whenever a connection is lost or silent, and makes an unanswered move again, if it was not stored."""

    def __init__(self, person: Person, table: str, thinking: tuple[float, float] = (0.0, 0.0)) -> None:
        super().__init__(person, table)
        self.thinking = thinking
        self.sent: tuple[int, Meaning, float] | None = (
            None  # a move without an answer: after which number, what, when
        )
        self.waits: list[tuple[float, float]] = []  # when each move was first made, and when it was answered

    async def play(self) -> None:
        while not self.done:
            try:
                async with asyncio.timeout(SILENCE):
                    seat = await self.person.sit(self.table)
                    await seat.until(lambda seat: seat.view)
                await self._play_on(seat)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.1)

    async def _play_on(self, seat: Seat) -> None:
        assert seat.seq >= self.reached, "an acknowledged move is lost"
        while True:
            if self.sent is not None and (seat.seq > self.sent[0] or seat.is_over):
                self.moves.append(self.sent[1])
                self.waits.append((self.sent[2], time.monotonic()))
                self.sent = None
            self.reached = seat.seq
            if seat.is_over:
                self.done = True
                return
            if seat.options:
                await self._move(seat)
            else:
                await seat.hear()

    async def _move(self, seat: Seat) -> None:
        """Answer the question, and wait until the next is asked."""
        options = seat.view["decision"]["options"]
        if self.sent is None:
            await asyncio.sleep(random.uniform(*self.thinking))
            self.sent = (seat.seq, meaning(random.choice(options)), time.monotonic())
        code = next(option["code"] for option in options if meaning(option) == self.sent[1])
        seq, refusals = seat.seq, len(seat.refusals)
        await seat.act(code)
        async with asyncio.timeout(SILENCE):
            await seat.until(lambda seat: seat.seq > seq or seat.is_over or len(seat.refusals) > refusals)
        if len(seat.refusals) > refusals:
            raise TimeoutError  # it cannot be stored now


async def make_table(person: Person, **settings: object) -> str:
    """A table, made as soon as a server can."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await person.make_table("me", "bot:random", **settings)  # type: ignore[arg-type]  # names of settings
        except AssertionError:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)


def test_a_game_goes_on_at_another_server_when_its_own_is_killed(tmp_path: Path) -> None:
    url = cluster().database()
    owner, other = MortalServer(tmp_path, database=url), MortalServer(tmp_path, database=url)

    async def script() -> None:
        await asyncio.gather(asyncio.to_thread(owner.start), asyncio.to_thread(other.start))
        async with Person(owner.address) as ola, Person(other.address, cookie=ola.cookie) as there:
            table = await make_table(ola, game="ascension", choices={"honor_pool": 10})
            player = Stubborn(there, table)
            playing = asyncio.create_task(player.play())
            while len(player.moves) < 5:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
            owner.kill()
            await playing
            record = (await there.get(f"/api/records/{table}"))["record"]
            assert own_moves(record) == player.moves, "moves of the record and of the player differ"
        assert "Traceback" not in other.log()

    async def bounded() -> None:
        async with asyncio.timeout(280):
            await script()

    try:
        asyncio.run(bounded())
    finally:
        owner.kill()
        other.kill()


@contextmanager
def cables(number: int) -> Iterator[list[tuple[subprocess.Popen[bytes], int]]]:
    """Ways to the database that can be cut."""
    made = []
    try:
        for _ in range(number):
            port = a_free_port()
            words = [sys.executable, "-c", CABLE, str(port), str(cluster().port)]
            made.append((subprocess.Popen(words), port))
        yield made
    finally:
        for cable, _ in made:
            cable.kill()
            cable.wait()


@contextmanager
def balancer(folder: Path, servers: list[MortalServer]) -> Iterator[str]:
    """The example for HAProxy in front of servers, without TLS."""
    port = a_free_port()
    text = (DEPLOY / "haproxy.cfg").read_text().replace("maxconn 20000", "maxconn 4000")
    text = text.replace("bind :80\n", f"bind 127.0.0.1:{port}\n")
    dropped = ("bind :443", "redirect scheme", "X-Forwarded-Proto", "sc_http_req_rate", "sc_conn_cur")
    lines = [line for line in text.splitlines() if not any(word in line for word in dropped)]
    text = "\n".join(lines) + "\n"
    listed = "\n".join(f"    server n{number} {one.address}" for number, one in enumerate(servers))
    text = text.replace("    server deckhall1 127.0.0.1:8000", listed)
    folder.mkdir()
    (folder / "haproxy.cfg").write_text(text)
    with proxy([program("haproxy"), "-f", str(folder / "haproxy.cfg"), "-db"], folder, port):
        yield f"127.0.0.1:{port}"


@dataclass
class Event:
    """Something that happened to the servers."""

    what: str
    began: float
    ended: float = 0.0

    def until_all_played(self, players: list[Stubborn]) -> float:
        """Seconds until everybody whose move it met, or who moved meanwhile, had an answer."""
        met = [
            (sent, answered)
            for player in players
            for sent, answered in player.waits
            if answered > self.began and sent < max(self.began + 0.1, self.ended)
        ]
        return max((answered - max(sent, self.began) for sent, answered in met), default=0.0)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_records_hold_what_was_acknowledged_whatever_happens(tmp_path: Path) -> None:
    """By default 200 games or more, 100 kills, 10 restarts of the database, 10 freezes and 10 cuts."""
    luck = random.Random(SEED)
    kinds = ["kill"] * max(1, GAMES // 2)
    kinds += ["restart", "freeze", "cut"] * max(1, GAMES // 20)
    luck.shuffle(kinds)
    name = cluster().database().rpartition("/")[2]
    events: list[Event] = []
    players: list[Stubborn] = []

    async def happen(
        what: str, servers: list[MortalServer], cut: list[tuple[subprocess.Popen[bytes], int]]
    ) -> None:
        which = luck.randrange(len(servers))
        events.append(Event(what, time.monotonic()))
        if what == "kill":
            servers[which].kill()
            events[-1].ended = time.monotonic()
            await asyncio.sleep(1)
            await asyncio.to_thread(servers[which].start)
        elif what == "restart":
            await asyncio.to_thread(cluster().stop)
            await asyncio.sleep(luck.uniform(0, 3))
            await asyncio.to_thread(cluster().start)
        else:
            process = servers[which].process_id if what == "freeze" else cut[which][0].pid
            os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(luck.uniform(4, 14))
            os.kill(process, signal.SIGCONT)
        events[-1].ended = events[-1].ended or time.monotonic()

    async def play_on(guest: Person) -> None:
        """Game after game, until enough has happened and been played."""
        while len(events) < len(kinds) or len(players) < GAMES:
            table = await make_table(guest, game="ascension", choices={"players": 2})
            players.append(Stubborn(guest, table, THINKING))
            await players[-1].play()

    async def script(
        servers: list[MortalServer], cut: list[tuple[subprocess.Popen[bytes], int]], address: str
    ) -> None:
        await asyncio.gather(*(asyncio.to_thread(one.start) for one in servers))
        # Until the balancer has found them well.
        while httpx2.get(f"http://{address}/healthz").status_code != 200:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.2)
        async with AsyncExitStack() as people:
            guests = [await people.enter_async_context(Person(address)) for _ in range(AT_ONCE)]
            playing = [asyncio.create_task(play_on(guest)) for guest in guests]
            for what in kinds:
                await asyncio.sleep(luck.uniform(3, 5))
                print(
                    f"{what}: {len(players)} games, {sum(len(one.moves) for one in players)} moves",
                    flush=True,
                )
                await happen(what, servers, cut)
            await asyncio.gather(*playing)
            for player in players:
                answer = await guests[0].client.get(f"/api/records/{player.table}")
                assert own_moves(answer.json()["record"]) == player.moves, (
                    "record and acknowledged moves differ"
                )
        print(f"{len(players)} games, {sum(len(one.moves) for one in players)} moves")
        late = []
        for kind, most in GOES_ON.items():
            found = sorted(event.until_all_played(players) for event in events if event.what == kind)
            times = " ".join(f"{one:.2f}" for one in found)
            print(f"{len(found)} times {kind}: median {found[len(found) // 2]:.2f} s, all: {times}")
            late += [f"{kind}: {found[-1]:.2f} s"] if found[-1] > most else []
        assert not late, late

    with cables(3) as cut:
        servers = []
        for _, port in cut:
            folder = tmp_path / "shared"
            folder.mkdir(exist_ok=True)
            servers.append(MortalServer(folder, database=f"postgresql://deckhall@127.0.0.1:{port}/{name}"))
        try:
            with balancer(tmp_path / "proxy", servers) as address:
                asyncio.run(script(servers, cut, address))
        finally:
            for one in servers:
                one.kill()
