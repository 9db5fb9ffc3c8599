"""Under attack by every kind of message, the server answers an honest table in time, and does not grow.

python3 run.py soak tests/server/test_attack.py

sends a million; DECKHALL_SOAK_COUNT says how many, DECKHALL_SOAK_SEED which.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.mutations import soak_count, soak_seed
from tests.server.attack import Plan, Report, Target, attack_and_tell
from tests.server.people import Person, Seat, play
from tests.server.test_crash import MortalServer

MEGABYTE = 1024  # kilobytes, in which the system counts
INSIDERS = 4  # attackers who sit at tables of their own


class HonestTable:
    """Two people who play on, game after game, and how long each of them waits for an answer."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self._over = False

    async def play(self, ola: Person, jan: Person) -> None:
        while not self._over:
            table = await ola.make_table("me", "open", game="ascension")
            await jan.join(table)
            seats = [await ola.sit(table), await jan.sit(table)]
            while not seats[0].is_over and not self._over:
                await asyncio.gather(*(seat.until(lambda seat: seat.view) for seat in seats))
                await self._move(seats)
                await asyncio.sleep(0.05)
            for seat in seats:
                await seat.leave()
            for person in (ola, jan):
                person.seats.clear()

    async def _move(self, seats: list[Seat]) -> None:
        """The asked player answers, and both see it."""
        active = seats[seats[0].view["decision"]["player"]]
        await active.until(lambda seat: seat.options or seat.is_over)
        if active.is_over:
            return
        seq, started = active.seq, time.monotonic()
        await active.act()
        await active.until(lambda seat: seat.seq > seq or seat.is_over)
        self.waits.append(time.monotonic() - started)
        for seat in seats:
            await seat.until(lambda seat: seat.seq > seq or seat.is_over)

    def stop(self) -> None:
        self._over = True

    def wait_of(self, share: float) -> float:
        """The longest wait, if so many of all waits are left out as the share allows."""
        return sorted(self.waits)[min(len(self.waits) - 1, int(len(self.waits) * share))]


def memory_of(process: int) -> int:
    """What a process holds in memory, in kilobytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def attacked(plan: Plan) -> Report:
    """Carry a plan out in a process of its own."""
    context = multiprocessing.get_context("spawn")
    line, theirs = context.Pipe(duplex=False)
    process = context.Process(target=attack_and_tell, args=(plan, theirs), daemon=True)
    process.start()
    theirs.close()
    report: Report = await asyncio.to_thread(line.recv)
    process.join()
    return report


def under_attack(
    folder: Path, seed: int, count: int, growth: int, say: Callable[[str], None] = print
) -> HonestTable:
    """Attack a server that has its usual limits; the honest table that was played meanwhile.

    After the first quarter it may grow by so many megabytes.
    """
    server, honest = MortalServer(folder, limits=1), HonestTable()

    async def script() -> None:
        async with AsyncExitStack() as stack:
            ola, jan = [
                await stack.enter_async_context(Person(server.address, name)) for name in ("Ola", "Jan")
            ]
            target = await ola.make_table("me", "open", game="ambush", chat=True)
            await jan.join(target)
            targets = [Target(target)]
            for _ in range(INSIDERS):
                insider = await stack.enter_async_context(Person(server.address, "Eve"))
                table = await insider.make_table("me", "bot:random", game="ambush", chat=True)
                targets.append(Target(table, insider.cookie))
            seat = await ola.sit(target)
            await seat.until(lambda seat: seat.options)
            before = (seat.seq, seat.view)
            await seat.leave()
            ola.seats.clear()
            playing = asyncio.create_task(honest.play(ola, jan))
            first = await attacked(Plan(server.address, targets, f"{seed} 1", count // 4))
            held = memory_of(server.process_id)
            rest = await attacked(Plan(server.address, targets, f"{seed} 2", count - count // 4))
            grown = memory_of(server.process_id) - held
            honest.stop()
            await playing
            seat = await ola.sit(target)
            await seat.until(lambda seat: seat.options)
            assert (seat.seq, seat.view) == before, "an attacked table is as it was"
            metrics = (await ola.client.get("/metrics")).text
            say(f"sent {dict(first.sent + rest.sent)}, answered {dict(first.statuses + rest.statuses)}")
            say("\n".join(line for line in metrics.splitlines() if "_total" in line and "#" not in line))
            say(f"held {held} kilobytes, grew by {grown}")
            assert "internal_errors" not in metrics
            faults = first.faults + rest.faults
            assert not faults, faults[:5]
            assert grown < growth * MEGABYTE, f"it grew by {grown} kilobytes"

    server.start()
    try:
        play(script, 24 * 3600)
    finally:
        server.kill()
    half, most = honest.wait_of(0.5), honest.wait_of(0.99)
    say(f"{count} messages; {len(honest.waits)} moves, p50 {half:.4f} s, p99 {most:.4f} s")
    assert "Traceback" not in server.log()
    return honest


def test_an_honest_table_goes_on_under_attack(tmp_path: Path) -> None:
    # Languages, lessons, puzzles and learnt values are read when somebody first asks for them: that is no leak.
    assert under_attack(tmp_path, 1, 2_000, growth=128).wait_of(0.99) < 10


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_an_honest_table_goes_on_under_a_million_attacks(tmp_path: Path) -> None:
    honest = under_attack(tmp_path, soak_seed(), soak_count(1_000_000), growth=32)
    assert honest.wait_of(0.99) < 0.1
