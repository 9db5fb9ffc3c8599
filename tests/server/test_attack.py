"""Under attack by every kind of message, the server answers an honest table in time, and does not grow.

python3 run.py soak tests/server/test_attack.py

sends a million; DECKHALL_SOAK_COUNT says how many, DECKHALL_SOAK_SEED which.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.mutations import soak_count, soak_seed
from tests.server import attack
from tests.server.people import Person, Seat, play
from tests.server.test_crash import MortalServer

ATTACKS = (
    attack.by_messages,
    attack.by_messages,
    attack.by_frames,
    attack.by_frames,
    attack.by_requests,
    attack.by_headers,
)
MEGABYTE = 1024  # kilobytes, in which the system counts


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
        """Whoever is asked answers; both see it."""
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


async def attacker(address: str, table: str, luck: Random, count: int, faults: attack.Faults) -> None:
    """One attack after the other, until so many messages have been sent."""
    while count > 0:
        how = luck.choice(ATTACKS)
        try:
            count -= await how(address, table, luck, count, faults)
        except OSError:  # turned away: too many connections
            count -= 1
            await asyncio.sleep(0.05)


def under_attack(folder: Path, seed: int, count: int) -> HonestTable:
    """Attack a server that has its usual limits; the honest table that was played meanwhile."""
    server, honest, faults = MortalServer(folder, limits=1), HonestTable(), attack.Faults()

    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
            target = await ola.make_table("me", "open", game="ambush", chat=True)
            await jan.join(target)
            seat = await ola.sit(target)
            await seat.until(lambda seat: seat.options)
            before = (seat.seq, seat.view)
            await seat.leave()
            ola.seats.clear()
            playing = asyncio.create_task(honest.play(ola, jan))
            readers = attack.SlowReaders()
            await readers.come(server.address, target, 10)
            await attack_by_four(target, count // 4)
            held = memory_of(server.process_id)
            await attack_by_four(target, count - count // 4)
            grown = memory_of(server.process_id) - held
            honest.stop()
            await playing
            await readers.leave()
            seat = await ola.sit(target)
            await seat.until(lambda seat: seat.options)
            assert (seat.seq, seat.view) == before, "an attacked table is as it was"
            assert "internal_errors" not in (await ola.client.get("/metrics")).text
            assert not faults.found, faults.found[:5]
            assert grown < 32 * MEGABYTE, f"it grew by {grown} kilobytes"

    async def attack_by_four(target: str, number: int) -> None:
        lucks = [Random(f"{seed} {number} {part}") for part in range(4)]
        await asyncio.gather(*(attacker(server.address, target, luck, number // 4, faults) for luck in lucks))

    server.start()
    try:
        play(script, 24 * 3600)
    finally:
        server.kill()
    half, most = honest.wait_of(0.5), honest.wait_of(0.99)
    print(f"{count} messages; {len(honest.waits)} moves, p50 {half:.4f} s, p99 {most:.4f} s")
    return honest


def test_an_honest_table_goes_on_under_attack(tmp_path: Path) -> None:
    assert under_attack(tmp_path, 1, 400).wait_of(0.99) < 10


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_an_honest_table_goes_on_under_a_million_attacks(tmp_path: Path) -> None:
    assert under_attack(tmp_path, soak_seed(), soak_count(1_000_000)).wait_of(0.99) < 0.1
