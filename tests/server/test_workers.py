"""Jobs that run for ever, grow without end or break down harm nobody: not the server, not the next job."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from deckhall.kits import box
from deckhall.server.refusals import Refuse
from deckhall.server.workers import Job, Limits, Lost, Overrun, Workers
from tests.server.jobs import MEGABYTE, die, fail, greet, grow, loop, refuse, talk, wait
from tests.server.people import Person, RunningServer, play

SMALL = Limits(seconds=0.3, memory=1024 * MEGABYTE, output=MEGABYTE)
PLAYERS = [{"phoenixborn": "aradel_summergaard"}, {"phoenixborn": "maeoni_viper"}]
ASHES = {"game": "ashes", "rules": box("ashes").rules, "moves": []}


def in_workers(script: Any, processes: int = 1, waiting: int = 30) -> None:
    """Run what is asked of a few workers, and end them."""
    workers = Workers(processes, SMALL, waiting)

    async def bounded() -> None:
        try:
            await script(workers)
        finally:
            workers.close()

    play(bounded)


@pytest.mark.parametrize(
    ("job", "problem", "words"),
    [
        (loop, Overrun, "longer than 0.3 seconds"),
        (grow, Overrun, "memory"),
        (talk, Overrun, "too long"),
        (die, Lost, "ended"),
        (fail, RuntimeError, "something unforeseen"),
    ],
)
def test_the_next_job_is_done_whatever_became_of_the_last(
    job: Job, problem: type[Exception], words: str
) -> None:
    async def script(workers: Workers) -> None:
        with pytest.raises(problem, match=words):
            await workers.run(job, asker="Ola")
        assert await workers.run(greet, "Ola", asker="Ola") == b"hello Ola"

    in_workers(script)


def test_a_job_that_does_nothing_for_ever_ends_as_well() -> None:
    async def script() -> None:
        workers = Workers(1, Limits(patience=0.5))
        with pytest.raises(Overrun, match=r"longer than 0\.5 seconds"):
            await workers.run(wait, 60, asker="Ola")
        workers.close()

    play(script)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities of processes")
def test_workers_stand_behind_the_server() -> None:
    async def script(workers: Workers) -> None:
        await workers.run(greet, "Ola", asker="Ola")
        [worker] = workers.processes()
        mine, theirs = (os.getpriority(os.PRIO_PROCESS, process) for process in (os.getpid(), worker))
        assert theirs == min(19, mine + SMALL.nice)

    in_workers(script)


def test_a_refusal_comes_back_whole() -> None:
    async def script(workers: Workers) -> None:
        with pytest.raises(Refuse) as refusal:
            await workers.run(refuse, asker="Ola")
        assert refusal.value.status == 422
        assert refusal.value.body().detail == "none"
        assert refusal.value.args_ == {"seat": 3}

    in_workers(script)


def test_an_endless_job_holds_up_neither_the_server_nor_other_workers() -> None:
    async def script(workers: Workers) -> None:
        await asyncio.gather(
            workers.run(wait, 0.2, asker="Ola"), workers.run(wait, 0.2, asker="Ola")
        )  # both are ready now
        endless = asyncio.create_task(workers.run(loop, asker="Ola"))
        await asyncio.sleep(0.1)
        assert await workers.run(greet, "Jan", asker="Ola") == b"hello Jan"
        assert not endless.done()
        with pytest.raises(Overrun):
            await endless

    in_workers(script, processes=2)


def test_too_many_waiting_jobs_are_refused() -> None:
    async def script(workers: Workers) -> None:
        jobs = [asyncio.create_task(workers.run(wait, 0.1, asker="Ola")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refuse, match="busy"):
            await workers.run(greet, "Ola", asker="Ola")
        await asyncio.gather(*jobs)
        assert await workers.run(greet, "Ola", asker="Ola") == b"hello Ola"

    in_workers(script, waiting=3)


def test_one_asker_cannot_have_all_the_waiting_jobs() -> None:
    async def script(workers: Workers) -> None:
        jobs = [asyncio.create_task(workers.run(wait, 0.05, asker="Ola")) for _ in range(10)]
        await asyncio.sleep(0)
        with pytest.raises(Refuse, match="busy"):
            await workers.run(greet, "Ola", asker="Ola")
        assert await workers.run(greet, "Jan", asker="Jan") == b"hello Jan"
        await asyncio.gather(*jobs)

    in_workers(script)


def test_a_free_worker_goes_to_one_asker_after_the_other() -> None:
    done: list[str] = []

    async def ask(workers: Workers, asker: str) -> None:
        await workers.run(wait, 0.02, asker=asker)
        done.append(asker)

    async def script(workers: Workers) -> None:
        await workers.run(greet, "Ola", asker="Ola")
        jobs = [asyncio.create_task(ask(workers, asker)) for asker in ["Ola"] * 6 + ["Jan"] * 2 + ["Ewa"]]
        await asyncio.gather(*jobs)
        assert done == ["Ola", "Ola", "Jan", "Ewa", "Ola", "Jan", "Ola", "Ola", "Ola"]

    in_workers(script)


def test_a_job_that_nobody_waits_for_keeps_its_turn_and_gives_it_back() -> None:
    async def script(workers: Workers) -> None:
        await workers.run(greet, "Ola", asker="Ola")
        running, waiting = (asyncio.create_task(workers.run(wait, 0.3, asker="Ola")) for _ in range(2))
        await asyncio.sleep(0.05)
        running.cancel()
        waiting.cancel()
        started = time.monotonic()
        assert await workers.run(greet, "Jan", asker="Jan") == b"hello Jan"
        assert time.monotonic() - started > 0.1
        assert len(workers.processes()) == 1
        assert await workers.run(greet, "Ola", asker="Ola") == b"hello Ola"

    in_workers(script)


def test_jobs_at_work_end_with_the_server() -> None:
    async def script(workers: Workers) -> None:
        await workers.run(greet, "Ola", asker="Ola")
        endless = asyncio.create_task(workers.run(wait, 0.9, asker="Ola"))
        await asyncio.sleep(0.1)
        workers.close()
        with pytest.raises(Lost):
            await endless

    in_workers(script)


@pytest.mark.parametrize(
    "position",
    [
        {"players": PLAYERS, "round": 0, "todo": [{"do": {"BeginRound": {}}, "player": -1}]},
        {"players": [{**PLAYERS[0], "dice": {"exhausted": {"charm": 10**9}}}, PLAYERS[1]]},
        {"players": PLAYERS, "events": [{"Meditation": {"card": 0, "player": 0, "from_pile": 10**9}}]},
        {"players": PLAYERS, "todo": [{"do": {"BeginRound": {}}, "player": -1}] * 10_000},
    ],
    ids=["no dice", "many dice", "long meditation", "many tasks"],
)
def test_no_position_from_outside_keeps_the_server_busy(
    server: RunningServer, position: dict[str, Any]
) -> None:
    async def script() -> None:
        async with Person(server.address) as thief:
            answer = await thief.client.post("/api/replays", json={"record": {**ASHES, "position": position}})
            assert answer.status_code in (200, 422)
            assert (await thief.get("/healthz"))["ok"]

    play(script, 30)


def test_a_record_that_takes_too_long_is_refused_while_others_go_on(server: RunningServer) -> None:
    workers = Workers(1, Limits(patience=0.0))
    server.tables.services.workers.close()
    server.tables.services.workers = workers

    async def script() -> None:
        async with Person(server.address) as ola:
            record = {**ASHES, "setup": {"seed": 1, "decks": ["iron_men", "iron_men"]}}
            answer = await ola.post("/api/replays", {"record": record}, 422)
            assert (answer["reason"], answer["detail"]) == ("wrong_record", "it took longer than 0 seconds")
            assert (await ola.get("/healthz"))["ok"]

    play(script)


def test_a_record_nested_too_deeply_is_refused(server: RunningServer) -> None:
    deep: Any = 1
    for _ in range(600):
        deep = [deep]

    async def script() -> None:
        async with Person(server.address) as ola:
            record = {**ASHES, "position": {"players": PLAYERS, "todo": deep}}
            answer = await ola.client.post("/api/replays", json={"record": record})
            assert answer.status_code == 422

    play(script)
