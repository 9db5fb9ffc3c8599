"""Simulated evenings: whatever goes wrong, nothing acknowledged is lost, nothing hidden is sent, one server writes for
a table, and every game ends or waits for a person.

Each seed is one evening: up to three servers, a database, a few tables, and trouble for twenty seconds. To look into a
seed that fails, play it alone, as often as is needed; it goes the same way every time:

DECKHALL_SOAK_SEED=<seed> DECKHALL_SOAK_COUNT=1 python3 run.py soak tests/simulation
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from deckhall import kits
from deckhall.server import push_notices
from deckhall.server.audience import Audience
from deckhall.server.table import Table
from deckhall.server.tables import Tables
from deckhall.server.writer import Writer
from tests import games
from tests.mutations import soak_count, soak_seed
from tests.simulation.world import Found, simulate

SEEDS = 200
BATCH = 20
ROOT = Path(__file__).resolve().parent.parent.parent

# What the dead leave behind is never awaited.
pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(kits.FOLDERS, str(games.FOLDER))
    yield
    gc.collect()  # within this test, and its filter of warnings


def told(found: Found) -> str:
    return f"seed {found.seed} ({'; '.join(found.faults)}):\n" + "\n".join(found.wrong)


@pytest.mark.parametrize("first", range(0, SEEDS, BATCH))
def test_nothing_is_lost_and_every_game_goes_on(first: int) -> None:
    evenings = [simulate(seed) for seed in range(first, first + BATCH)]
    wrong = [told(found) for found in evenings if found.wrong]
    assert not wrong, "\n\n".join(wrong)
    assert sum(found.moves for found in evenings) > 5 * BATCH
    assert sum(found.over for found in evenings) > BATCH / 2
    assert sum(len(found.faults) for found in evenings) > 2 * BATCH


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_many_evenings() -> None:
    """DECKHALL_SOAK_COUNT seeds (10,000) from DECKHALL_SOAK_SEED on."""
    first, bad = soak_seed(), []
    totals = {"games": 0, "moves": 0, "faults": 0}
    for number, seed in enumerate(range(first, first + soak_count(10_000)), 1):
        found = simulate(seed)
        totals["games"] += found.games
        totals["moves"] += found.moves
        totals["faults"] += len(found.faults)
        if found.wrong:
            bad.append(seed)
            print(told(found), flush=True)
        if number % 100 == 0:
            print(f"{number} seeds, {totals}, wrong: {bad}", flush=True)
            gc.collect()
    assert not bad


# -- the simulation itself ------------------------------------------------------------------------------


def test_a_seed_goes_the_same_way_every_time() -> None:
    """Also in another process, whose sets and dictionaries of words have another order."""
    program = "from tests.simulation.world import simulate; print(simulate(3).trace, simulate(4).trace)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    for number in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**environment, "PYTHONHASHSEED": number},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        assert done.stdout.split() == [simulate(3).trace, simulate(4).trace]
    assert simulate(3).trace != simulate(5).trace


def noticed(first: int = 0) -> str:
    """What the first seed finds, from this one on, that finds anything."""
    for seed in range(first, SEEDS):
        found = simulate(seed)
        if found.wrong:
            print(f"noticed by seed {seed}: {found.wrong[0]}")
            return "\n".join(found.wrong)
    return ""


def test_a_broken_fence_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Writer._commit

    def without_fence(self: Writer, connection: Any, batch: Any) -> None:
        for write in batch:
            write.fence = None
        commit(self, connection, batch)

    monkeypatch.setattr(Writer, "_commit", without_fence)
    assert "writes for a table of server" in noticed()


def test_a_lost_write_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    commit, writes = Writer._commit, [0]

    def forgetful(self: Writer, connection: Any, batch: Any) -> None:
        for write in batch:
            if write.events:
                writes[0] += 1
                if writes[0] % 50 == 0:
                    write.events = []
        commit(self, connection, batch)

    monkeypatch.setattr(Writer, "_commit", forgetful)
    assert "stored game" in noticed()


def _both_hands(view: Callable[[Audience, int], Any]) -> Callable[[Audience, int], Any]:
    def leaky(self: Audience, viewer: int) -> Any:
        shown = view(self, viewer)
        if viewer == 0 and shown.get("turn") == 3 and self.present is not None:
            shown["hands"] = getattr(self.present.game.state, "hands", None)
        return shown

    return leaky


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Audience, "_view", _both_hands(Audience._view))
    assert "what no moment of the stored game" in noticed()


def test_a_game_that_stops_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(table: Table, seq: int) -> None:
        pass

    monkeypatch.setattr(Table, "_window_over", never)
    found = noticed()
    assert "a game does not end" in found or "nobody can go on" in found


def test_a_clock_that_is_forgotten_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asleep(tables: Tables) -> bool:
        return True

    monkeypatch.setattr(Tables, "_wake_orphans", asleep)
    assert "its clock does not run out" in noticed(80)  # in few evenings a game with a clock is left alone


def test_a_notice_that_is_not_stored_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_notices, "absence", SimpleNamespace(with_seat=lambda saved, number, **_: saved))
    assert "which was stored 0 times" in noticed()
