"""Simulated servers: the real application on a simulated database, network and clock; bots answer by chance."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import deckhall
from deckhall.kits import kits
from deckhall.server import relay
from deckhall.server.app import assembled
from deckhall.server.config import Config
from deckhall.server.history import rules_of
from deckhall.server.metrics import Metrics
from deckhall.server.moderation import Moderation
from deckhall.server.node import Node
from deckhall.server.opponents import Chair
from deckhall.server.ownership import Alone, Ownership
from deckhall.server.people_messages import PushWish
from deckhall.server.push_notices import PushNotices
from deckhall.server.services import Services
from deckhall.server.store import Store
from deckhall.server.tables import Tables
from deckhall.server.writer import Unavailable
from tests.simulation.clock import Process, SimulatedLoop, here
from tests.simulation.database import (
    EPOCH,
    Database,
    KeeperConnection,
    SimulatedEngine,
    SimulatedWriter,
)
from tests.simulation.network import Network

SECRET = b"simulated" * 4


class SimulatedNode(Node):
    """One of several servers, on simulated connections."""

    database: Database
    process: Process

    async def _connect(self) -> Any:
        database = self.database
        await asyncio.sleep(database.delay())
        if self.process in database.cut_off:
            await asyncio.sleep(3)
            raise TimeoutError
        if not database.is_up:
            raise ConnectionRefusedError
        return KeeperConnection(database, self.process)


class SimulatedOpponents:
    """Bots that answer after a while, at random; sometimes they fail."""

    waiting = 0

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    async def choose(self, position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        luck = random.Random(f"{self._luck.random()} {chair}")
        await asyncio.sleep(luck.uniform(0.01, 0.4))
        if luck.random() < 0.02:
            await asyncio.sleep(5)
            raise BotFailed
        decision = deckhall.load_position(position).decision
        assert decision is not None
        return luck.choice(decision.options).code

    def close(self) -> None:
        pass


class BotFailed(Exception):
    """It was to be expected of a simulated bot."""


class SimulatedServer:
    """A server that is started, stopped, killed and started again at one address."""

    def __init__(
        self, loop: SimulatedLoop, database: Database, network: Network, number: int, seed: int
    ) -> None:
        self.loop = loop
        self.database = database
        self.network = network
        self.name = f"server {number}"
        self.address = f"10.0.1.{number}:80"
        self.luck = random.Random(f"{seed} server {number}")
        self._is_alone = database.is_file
        self._starts = 0
        self.process: Process | None = None
        self.tables: Tables | None = None

    @property
    def is_up(self) -> bool:
        return self.process is not None and not self.process.is_dead

    def is_well(self) -> bool:
        """Whether it answers for its tables."""
        found = self.network.at.get(self.address)
        is_listening = found is not None and found[0] is self.process and self.is_up
        return is_listening and self.tables is not None and self.tables.services.owning.is_well()

    def start(self) -> None:
        self._starts += 1
        name = f"{self.name}, start {self._starts}"
        self.process = Process(self.loop, name, self.luck.uniform(-1, 1))
        self.process.spawn(self._serve(self.process))

    async def _serve(self, process: Process) -> None:
        config = Config(
            database=Path("simulated"),
            postgresql="" if self._is_alone else "simulated",
            advertise=self.address,
            limits=0,
            idle_after=self.luck.choice([8.0, 600.0]),
            away_after=5.0,
            snapshot_every=self.luck.choice([3, 50]),
            push_contact="mailto:host@club.example",
            push_after=self.luck.choice([0.1, 1.0]),
        )
        engine = cast(Any, SimulatedEngine(self.database, process))
        metrics = Metrics()
        writer = SimulatedWriter(engine, not self._is_alone, metrics)
        store = Store(engine, writer)
        store._idle = cast(Any, self.loop.condition())
        owning: Ownership
        if self._is_alone:
            owning = Alone(store)
        else:
            rules = {game.name: rules_of(game.name) or 0 for game in kits()}
            owning = node = SimulatedNode(store, "simulated", self.address, rules)
            node.database, node.process = self.database, process
            self.database.nodes[process] = lambda: node.id
        opponents = cast(Any, SimulatedOpponents(self.luck))
        workers = cast(Any, SimpleNamespace(close=lambda: None))
        services = Services(
            config, store, opponents, workers, metrics, owning, Moderation(store), self.loop.time
        )
        app = assembled(services, SECRET)
        self._stopping = asyncio.Event()
        self.tables = app.state.tables
        try:
            async with app.router.lifespan_context(app):
                self.network.at[self.address] = (process, app)
                await self._stopping.wait()
                if owning.is_shared:
                    await owning.leave()
                    await asyncio.sleep(0.5)
        except (TimeoutError, Unavailable):
            pass  # it cannot start now; somebody will try again
        finally:
            if not self.loop.is_ending:
                self.loop.call_soon(self._end, process, context=self.network.context)

    def _end(self, process: Process) -> None:
        if not process.is_dead:
            self.database.heal(process)
            process.kill()
            self.database.forget(process)

    def stop(self) -> None:
        """In good order."""
        assert self.process is not None
        if self.address in self.network.at and self.network.at[self.address][0] is self.process:
            self._stopping.set()

    def kill(self) -> None:
        assert self.process is not None
        self._end(self.process)


@contextmanager
def simulated_world(loop: SimulatedLoop, network: Network, seed: int) -> Iterator[None]:
    """Let the server's modules have the virtual clock, luck that follows from the seed, and the simulated network."""
    luck = random.Random(f"{seed} secrets")

    def now() -> float:
        process = here.get()
        return EPOCH + loop.now + (0.0 if process is None else process.skew)

    clock = SimpleNamespace(
        time=now, monotonic=loop.time, sleep=loop.pause, perf_counter=lambda: 0.0, strftime=time.strftime
    )
    secrets = SimpleNamespace(
        token_urlsafe=lambda size: luck.randbytes(size).hex(),
        token_hex=lambda size: luck.randbytes(size).hex(),
        randbits=luck.getrandbits,
        randbelow=luck.randrange,
        choice=luck.choice,
    )
    with ExitStack() as patches:
        for name, module in list(sys.modules.items()):
            if name.startswith("deckhall.server."):
                for attribute, simulated in (("time", clock), ("secrets", secrets)):
                    if isinstance(getattr(module, attribute, None), ModuleType):
                        patches.enter_context(patch.object(module, attribute, simulated))

        def carried(_: PushNotices, browser: PushWish, content: bytes, topic: str) -> int:
            network.notices.append((browser.endpoint, json.loads(content)["table"]))
            return 201

        patches.enter_context(patch.object(PushNotices, "_post", carried))
        patches.enter_context(patch.object(relay, "connect", network.connect))
        patches.enter_context(patch.object(relay, "http", network.http()))
        yield
