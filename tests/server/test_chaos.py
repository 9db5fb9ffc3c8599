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
from contextlib import AsyncExitStack, contextmanager, suppress
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

STORED_BY = (
    17.0  # seconds after which a move that was sent is stored, or never will be (the writer waits for 15)
)

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
    """Comes back when a move is refused because the server cannot store it now, and when nothing is heard for long.
    Before another move is made it waits until an unanswered one can no longer be on its way to the database."""

    longest = 0.0  # seconds between a move and its answer

    async def play(self) -> None:
        while not self.done:
            try:
                await self._play_on(await self.person.sit(self.table))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.1)

    sent: tuple[int, Meaning, float] | None = None  # a move without an answer: after which number, what, when

    async def _play_on(self, seat: Seat) -> None:
        await seat.until(lambda seat: seat.view)
        assert seat.seq >= self.reached, "an acknowledged move is lost"
        if self.sent is not None:
            await self._hear_of(seat, self.sent, self.sent[2] + STORED_BY - time.monotonic())
            self.sent = None
        while not seat.is_over:
            self.reached = seat.seq
            if not seat.options:
                await seat.hear()
                continue
            option = random.choice(seat.view["decision"]["options"])
            self.sent = (seat.seq, meaning(option), time.monotonic())
            refusals = len(seat.refusals)
            await seat.act(option["code"])
            async with asyncio.timeout(12):  # a browser asks for a sign of life more often
                await seat.until(lambda seat: self._is_answered(seat) or len(seat.refusals) > refusals)  # noqa: B023 - at once
            self.longest = max(self.longest, time.monotonic() - self.sent[2])
            if self._is_answered(seat):
                self.moves.append(self.sent[1])
            self.sent = None
            if len(seat.refusals) > refusals:
                raise TimeoutError
        self.done = True

    def _is_answered(self, seat: Seat) -> bool:
        assert self.sent is not None
        return seat.seq > self.sent[0] or seat.is_over

    async def _hear_of(self, seat: Seat, sent: tuple[int, Meaning, float], seconds: float) -> None:
        """A move that was not answered: whether it is stored by now, or within the time in which it can be."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await seat.until(self._is_answered)
        if self._is_answered(seat):
            self.moves.append(sent[1])


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


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_records_hold_what_was_acknowledged_whatever_happens(tmp_path: Path) -> None:
    """By default 200 games, 100 kills, 10 restarts of the database, 10 freezes and 10 cuts."""
    luck = random.Random(SEED)
    events = ["kill"] * max(1, GAMES // 2)
    events += ["restart", "freeze", "cut"] * max(1, GAMES // 20)
    luck.shuffle(events)
    name = cluster().database().rpartition("/")[2]

    async def happen(
        what: str, servers: list[MortalServer], cut: list[tuple[subprocess.Popen[bytes], int]]
    ) -> None:
        which = luck.randrange(len(servers))
        if what == "kill":
            servers[which].kill()
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

    async def script(
        servers: list[MortalServer], cut: list[tuple[subprocess.Popen[bytes], int]], address: str
    ) -> None:
        await asyncio.gather(*(asyncio.to_thread(one.start) for one in servers))
        # Until the balancer has found them well.
        while httpx2.get(f"http://{address}/healthz").status_code != 200:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.2)
        async with AsyncExitStack() as people:
            guests = [await people.enter_async_context(Person(address)) for _ in range(1 + GAMES // 10)]
            players = [
                Stubborn(guest, await make_table(guest, game="ascension", choices={"players": 2}))
                for guest in (guests[number % len(guests)] for number in range(GAMES))
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            for what in events:
                await asyncio.sleep(luck.uniform(0.5, 2))
                going = sum(not player.done for player in players)
                print(
                    f"{what}: {going} games going on, {sum(len(one.moves) for one in players)} moves",
                    flush=True,
                )
                await happen(what, servers, cut)
            await asyncio.gather(*playing)
            for player in players:
                answer = await guests[0].client.get(f"/api/records/{player.table}")
                assert own_moves(answer.json()["record"]) == player.moves, (
                    "record and acknowledged moves differ"
                )
            longest = max(player.longest for player in players)
            print(
                f"{GAMES} games, {sum(len(one.moves) for one in players)} moves, longest wait {longest:.1f} s"
            )

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
