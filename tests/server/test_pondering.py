"""Bots think while people do where the host allows it: in public moments, and only with what nobody else needs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from deckhall.server import opponents as module
from deckhall.server.config import from_environment
from deckhall.server.opponents import Chair, Opponents
from tests.bots.test_pondering import at_the_end_of_a_turn
from tests.server.jobs import greet, wait
from tests.server.people import Person, RunningServer, config, play, running

DREAMER = "tests.bots.own_bots:Dreamer"  # ponders without end, and plays another option after it
CHAIR = Chair("table", 1, 0)
SHIELDED, UNARMED = [[0, 2], [3, 4]], [[2, 3], [4, 5]]


def striking(server: RunningServer) -> list[int]:
    """Bots that always strike; returns the list of moves played whenever one is asked to ponder."""
    opponents = server.tables.services.opponents
    moments: list[int] = []

    async def strike(position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        return "strike"

    async def ponder(
        position: dict[str, Any], level: str, guest: str, chair: Chair, is_current: Callable[[], bool]
    ) -> None:
        assert is_current()
        assert chair.player == 1
        moments.append(chair.moves)

    opponents.choose, opponents.ponder = strike, ponder
    return moments


async def a_round_of_ambush(server: RunningServer, hands: list[list[int]]) -> None:
    """A person rests, the bot strikes, and the person, who lets it pass if asked, has the next turn."""
    async with Person(server.address) as ola:
        table = await ola.make_table("me", "bot:random", game="ambush", choices={"hands": hands})
        seat = await ola.sit(table)
        await seat.until(lambda seat: seat.options)
        await seat.leave()
        seat = await ola.sit(table)  # the same question once more
        await seat.until(lambda seat: seat.options)
        await seat.act("rest")
        await seat.until(lambda seat: seat.view["turn"] > 0 and seat.options)
        if "pass" in seat.options:
            await seat.act("pass")
        await seat.until(lambda seat: seat.view["turn"] > 0 and "rest" in seat.options)


def test_a_bot_ponders_once_at_every_open_question(tmp_path: Path) -> None:
    with running(config(tmp_path, ponder=True)) as server:
        moments = striking(server)
        play(lambda: a_round_of_ambush(server, UNARMED))
        assert moments == [0, 2]


def test_no_bot_ponders_while_somebody_is_asked_in_secret(tmp_path: Path) -> None:
    with running(config(tmp_path, ponder=True)) as server:
        moments = striking(server)
        play(lambda: a_round_of_ambush(server, SHIELDED))
        assert moments == [0, 3], "not at 2, when only the person with the shield was asked"


def test_bots_do_not_ponder_unless_the_host_allows_it(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = striking(server)
    play(lambda: a_round_of_ambush(server, UNARMED))
    assert moments == []
    assert not from_environment().ponder
    monkeypatch.setenv("DECKHALL_PONDER", "1")
    assert from_environment().ponder
    assert not from_environment(ponder=False).ponder
    monkeypatch.setenv("DECKHALL_PONDER", "0")
    assert not from_environment().ponder


def test_a_game_with_pondering_bots_goes_on(tmp_path: Path) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            begins = {"first_player": 0}
            table = await ola.make_table("me", "bot:skilled", game="ascension", choices=begins)
            seat = await ola.sit(table)
            await seat.until(lambda seat: seat.options)
            while seat.view["turn"] < 8:
                seq = seat.seq
                await seat.act()
                await seat.until(lambda seat, seq=seq: seat.seq > seq and seat.options)  # type: ignore[misc]  # bound now
            assert server.tables.services.opponents.workers.processes()
            assert "bot_failures" not in (await ola.client.get(f"{server.owner}/metrics")).text

    with running(config(tmp_path, ponder=True)) as server:
        play(script)


class Noted(Opponents):
    """Notes every job that its processes are given."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, 10)
        self.jobs: list[str] = []
        run = self.workers.run

        async def noted(job: Any, *arguments: Any, **how: Any) -> bytes:
            self.jobs.append(job.__name__)
            return await run(job, *arguments, **how)

        self.workers.run = noted  # type: ignore[method-assign]  # to see what it is asked for

    async def warm_up(self, processes: int) -> None:
        """Start processes, which have loaded the game and are idle then."""
        await asyncio.gather(*(self.workers.run(wait, 0.3, asker="Jan") for _ in range(processes)))
        position = at_the_end_of_a_turn().position()
        others = [Chair(f"another {number}", 0, 0) for number in range(processes)]
        await asyncio.gather(*(self.choose(position, DREAMER, "Jan", chair) for chair in others))
        self.jobs.clear()

    async def dream(self, is_current: Callable[[], bool] = lambda: True) -> None:
        await self.ponder(at_the_end_of_a_turn().position(), DREAMER, "Ola", CHAIR, is_current)

    async def has_begun(self) -> None:
        while "ponder_on" not in self.jobs:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.001)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nothing ends because it takes long."""
    monkeypatch.setattr(module, "THINKING", 60_000)
    monkeypatch.setattr(module, "MOMENT", 60.0)


def test_pondering_needs_an_idle_process(unhurried: None) -> None:
    async def script() -> None:
        with closing(Noted(1)) as opponents:
            await opponents.dream()
            assert opponents.jobs == [], "no process is started for it"
            await opponents.warm_up(1)
            busy = asyncio.create_task(opponents.workers.run(wait, 0.1, asker="Jan"))
            await asyncio.sleep(0)
            await opponents.dream()
            await busy
            assert opponents.jobs == ["wait"]

    play(script)


def test_pondering_gives_way_to_anybody(unhurried: None) -> None:
    async def script() -> None:
        with closing(Noted(1)) as opponents:
            await opponents.warm_up(1)
            pondering = asyncio.create_task(opponents.dream())
            await opponents.has_begun()
            before = len(opponents.jobs)
            assert await opponents.workers.run(greet, "Jan", asker="Jan") == b"hello Jan"
            await pondering
            assert opponents.jobs[before:] == ["greet"], "it did not go on"

    play(script)


def test_pondering_ends_after_the_time_of_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "THINKING", 200)

    async def script() -> None:
        with closing(Noted(1)) as opponents:
            await opponents.warm_up(1)
            started = time.monotonic()
            await opponents.dream()
            assert time.monotonic() - started >= 0.2
            assert 1 <= len(opponents.jobs) <= 11

    play(script)


def test_when_the_table_moves_on_the_bot_chooses_where_it_has_pondered(unhurried: None) -> None:
    async def script() -> None:
        with closing(Noted(2)) as opponents:
            await opponents.warm_up(2)
            moved_on = asyncio.Event()
            pondering = asyncio.create_task(opponents.dream(lambda: not moved_on.is_set()))
            await opponents.has_begun()
            moved_on.set()
            table = at_the_end_of_a_turn()
            table.apply("end")
            chosen = await opponents.choose(table.position(), DREAMER, "Ola", CHAIR)
            assert pondering.done()
            assert chosen == "end", "the last option: it is the bot that has pondered"

    play(script)
