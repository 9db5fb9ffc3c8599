"""One simulation: a world that follows from its seed, what goes wrong in it, and what is found at its end."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import psycopg
from sqlalchemy import select
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from deckhall.server.ownership import Elsewhere
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import Event, SavedTable, read_sheet
from deckhall.server.schema import game_event, game_table
from deckhall.server.windows import LONGEST_HOLD
from deckhall.server.writer import Unavailable
from tests.simulation import laws
from tests.simulation.clock import SimulatedLoop
from tests.simulation.database import Database
from tests.simulation.network import Network
from tests.simulation.people import Json, Person
from tests.simulation.servers import BotFailed, SimulatedServer, simulated_world

TROUBLE = 20.0  # seconds in which things go wrong
RECOVERY = 60.0  # seconds after which every server must be well again
# Seconds after which a game that its player has left must be over, or wait for them. They may have held a window, which
# then stays open for that long after somebody has come to look on; only afterwards does a bot move, or a clock run out.
LEFT = LONGEST_HOLD + RECOVERY
REST = 400.0  # seconds after which every game must be over, or wait for somebody who has left

# With what a task may end when something is lost.
EXPECTED = (
    BotFailed,
    ConnectionClosed,
    Elsewhere,
    InvalidHandshake,
    OSError,
    Refuse,
    Unavailable,
    WebSocketDisconnect,
    psycopg.Error,
)


@dataclass
class Found:
    """What became of a simulation."""

    seed: int
    trace: str = ""  # the same whenever the seed is played
    wrong: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # that were made
    moves: int = 0
    games: int = 0
    over: int = 0
    notices: int = 0  # to closed browsers
    seconds: float = 0.0  # of virtual time


class _Problems(logging.Handler):
    """Collects what a server logs as gone wrong in itself."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, EXPECTED) and not self._world.loop.is_ending:
            told = "".join(traceback.format_exception(error))
            self._world.found.wrong.append(f"{record.getMessage()}: {told}")


class World:
    """Servers, people, and fate."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.luck = Random(f"{seed} world")
        self.found = Found(seed)
        self.loop = SimulatedLoop()
        self._traces: dict[str, Any] = {}
        self.network = Network(self.loop, seed, self._trace)
        is_alone = seed % 5 == 4
        self.database = Database(self.loop, Random(f"{seed} database"), self._trace, is_alone)
        self.database.broken = self.found.wrong
        number = 1 if is_alone else self.luck.choice([2, 3])
        self.servers = [
            SimulatedServer(self.loop, self.database, self.network, one, seed) for one in range(1, number + 1)
        ]
        addresses = [server.address for server in self.servers]
        self.people = [Person(self.network, addresses, name, seed) for name in ("Ola", "Jan", "Eve", "Kim")]
        self._left: set[str] = set()  # tables that may be waiting for somebody
        self._timed: set[str] = set()  # tables whose clocks go on while nobody is there
        self.loop.set_exception_handler(self._unhandled)

    def _trace(self, source: str, *what: Any) -> None:
        known = self._traces.get(source)
        if known is None:
            known = self._traces[source] = hashlib.blake2b(digest_size=8)
        known.update(f"{self.loop.now:.6f} {what}\n".encode())

    def _unhandled(self, _: object, context: dict[str, Any]) -> None:
        """What asyncio complains of. When it finds that nobody has looked at an error depends on the collector of
        garbage; those are judged at the end."""
        error = context.get("exception")
        if error is not None and "never retrieved" not in str(context.get("message")):
            self._blame(error)

    def _blame(self, error: BaseException) -> None:
        if not isinstance(error, EXPECTED):
            self.found.wrong.append("unhandled: " + "".join(traceback.format_exception(error)))

    def play(self) -> Found:
        log = logging.getLogger("deckhall.server")
        problems = _Problems(self)
        log.addHandler(problems)
        propagate, log.propagate = log.propagate, False
        try:
            with simulated_world(self.loop, self.network, self.seed):
                self.loop.play(self._script())
                self._judge()
        finally:
            log.removeHandler(problems)
            log.propagate = propagate
            self.database.connection.rollback()
            self.database.connection.close()
        told = sorted((name, one.hexdigest()) for name, one in self._traces.items())
        self.found.trace = hashlib.blake2b(repr(told).encode(), digest_size=16).hexdigest()
        return self.found

    async def _script(self) -> None:
        for server in self.servers:
            server.start()
        playing = asyncio.gather(*[self._evening(number) for number in range(self.luck.choice([1, 2, 2, 3]))])
        await self._trouble()
        self._make_peace()
        try:
            async with asyncio.timeout(REST):
                await playing
        except TimeoutError:
            self.found.wrong.append("a game does not end")
        await self._see_all_well()
        self.found.seconds = self.loop.now

    async def _see_all_well(self) -> None:
        """After the trouble every server answers for its tables again."""
        until = self.loop.now + RECOVERY
        while unwell := [server.name for server in self.servers if not server.is_well()]:
            if self.loop.now > until:
                self.found.wrong.append(f"{', '.join(unwell)} does not get well")
                return
            await asyncio.sleep(1)

    # -- people --------------------------------------------------------------------------------------

    async def _evening(self, number: int) -> None:
        """One table: who makes it, who joins, who looks on."""
        luck = Random(f"{self.seed} evening {number}")
        host, other, onlooker = luck.sample(self.people, 3)
        await asyncio.gather(*[self._arrived(one) for one in (host, other, onlooker)])
        wish = self._wish(luck)
        table = await host.make_table(wish)
        if "open" in wish["seats"]:
            await other.join(table)
        if "open" not in wish["seats"] and luck.random() < 0.3:
            ends_by_itself = wish["settings"]["clock"].get("at_zero") == "loss"
            await self._leave_for_good(
                host, None if ends_by_itself else onlooker, table, luck.uniform(0.5, TROUBLE)
            )
            return
        tasks = [host.play(table)]
        if "open" in wish["seats"]:
            tasks.append(other.play(table))
        if luck.random() < 0.4:
            tasks.append(onlooker.play(table))
        await asyncio.gather(*tasks)

    async def _leave_for_good(
        self, host: Person, onlooker: Person | None, table: str, seconds: float
    ) -> None:
        """A game against a bot is left in the middle. Whoever looks in later sees that it waits for its player; if
        nobody does, its clock must run out."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await host.play(table)
        while not self.network.is_smooth:  # noqa: ASYNC110 - virtual time
            await asyncio.sleep(1)
        if onlooker is None:
            await asyncio.sleep(LEFT)
            self._timed.add(table)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LEFT):
                await onlooker.play(table)
        self._left.add(table)

    async def _arrived(self, person: Person) -> None:
        if not person.is_here:
            person.is_here = True
            await person.arrive()
        while not person.has_cookie():  # noqa: ASYNC110 - virtual time
            await asyncio.sleep(0.1)

    def _wish(self, luck: Random) -> Json:
        game = luck.choice(["ambush", "ambush", "highest_card"])
        seats = luck.choice([["me", "open"], ["me", "bot:random"], ["bot:random", "me"]])
        clock: Json = luck.choice(
            [
                {"kind": "none"},
                {"kind": "none"},
                {"kind": "bank", "seconds": 5, "increment": 2, "at_zero": "loss"},
                {"kind": "move", "seconds": 5, "at_zero": "bot"},
            ]
        )
        settings = {"window_pause": luck.choice([0, 500, 2_000]), "clock": clock}
        return {"game": game, "seats": seats, "choices": {}, "settings": settings}

    # -- fate ----------------------------------------------------------------------------------------

    async def _trouble(self) -> None:
        luck = Random(f"{self.seed} fate")
        await asyncio.sleep(luck.uniform(0.5, 3))
        while self.loop.now < TROUBLE:
            server = luck.choice(self.servers)
            what = luck.choice(["kill", "kill", "stop", "freeze", "cut", "restart"])
            self.found.faults.append(f"{self.loop.now:.1f} {what} {server.name}")
            self._trace("fate", what, server.name)
            if what == "restart":
                self.database.stop()
                self.loop.call_later(luck.uniform(0.05, 4), self._database_back)
            elif not server.is_up:
                server.start()
            elif what == "kill":
                server.kill()
                self.loop.call_later(luck.uniform(0.2, 6), self._start, server)
            elif what == "stop":
                server.stop()
                self.loop.call_later(luck.uniform(3, 6), self._start, server)
            else:
                assert server.process is not None
                process = server.process
                if what == "freeze":
                    process.freeze()
                    self.loop.call_later(luck.uniform(0.5, 14), process.thaw)
                elif process not in self.database.cut_off and not self.database.is_file:
                    self.database.cut(process)
                    self.loop.call_later(luck.uniform(0.5, 14), self.database.heal, process)
            await asyncio.sleep(luck.expovariate(1 / 3))

    def _database_back(self) -> None:
        self.database.is_up = True

    def _start(self, server: SimulatedServer) -> None:
        if not server.is_up:
            server.start()

    def _make_peace(self) -> None:
        """From now on all goes well."""
        self._database_back()
        self.database.is_smooth = self.network.is_smooth = True
        for server in self.servers:
            if server.process is not None and not server.process.is_dead:
                self.database.heal(server.process)
                server.process.thaw()
        self.loop.call_later(1.0, self._keep_up)

    def _keep_up(self) -> None:
        for server in self.servers:
            self._start(server)
        self.loop.call_later(1.0, self._keep_up)

    # -- what is found -----------------------------------------------------------------------------------

    def _judge(self) -> None:
        self.found.notices = len(self.network.notices)
        for error in self.loop.errors:
            self._blame(error)
        for saved, events in self._stored():
            self.found.games += 1
            self.found.over += saved.state == "over"
            self.found.moves += sum(event.kind == "move" for event in events)
            if saved.id in self._left and not laws.waits_for_a_person(saved, events):
                self.found.wrong.append(f"table {saved.id[:6]}: nobody can go on")
            if saved.id in self._timed and laws.forgets_its_clock(saved, events):
                self.found.wrong.append(f"table {saved.id[:6]}: its clock does not run out")
            self.found.wrong += [
                f"table {saved.id[:6]}: {one}"
                for one in (
                    *laws.check(saved, events, self.people),
                    *laws.check_notices(saved, self.people, self.network.notices, self.database.told),
                )
            ]

    def _stored(self) -> list[tuple[SavedTable, list[Event]]]:
        connection = self.database.connection
        connection.rollback()
        found = []
        for (sheet,) in connection.execute(select(game_table.c.sheet).order_by(game_table.c.id)).all():
            saved = read_sheet(sheet)
            which = game_event.c
            rows = connection.execute(
                select(which.seq, which.kind, which.seat, which.content, which.at)
                .where(which.game_id == saved.id)
                .order_by(which.seq)
            )
            events = [
                Event(seq, kind, seat, msgspec.json.decode(content), at)
                for seq, kind, seat, content, at in rows
            ]
            found.append((saved, events))
        return found


def simulate(seed: int) -> Found:
    return World(seed).play()
