"""Records that somebody has changed: a worker tells their game, or refuses them in words, within seconds."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from deckhall.kits import SHIPPED
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.replays import Part, tell
from tests.mutations import Mutator, Stopwatch, in_a_worker, positions, records, soak_count, soak_seed

GAMES = [kit.name for kit in SHIPPED]


@cache
def samples(game: str, games: int) -> list[dict[str, Any]]:
    """Records of games from their beginning, and such that go on from a position."""
    luck = Random(game)
    told = records(game, luck, games)
    on = [
        {"game": game, "rules": told[0]["rules"], "moves": [], "position": one}
        for one in positions(game, luck, games)
    ]
    return told + on


def tell_mutated(game: str, seed: int, count: int, games: int = 40) -> bytes:
    """Replay this many mutations in a worker; returns how many could be replayed."""
    luck = Random(seed)
    mutator = Mutator(samples(game, games), luck)
    told = 0
    for number in range(count):
        record = encode(mutator.mutated())
        try:
            with Stopwatch():
                tell(record, Part("all" if luck.random() < 0.5 else -1, 0, 5), None)
            told += 1
        except Refuse:
            pass
        except Exception as error:
            raise AssertionError(f"mutation {number} of seed {seed}: {record.decode()}") from error
    assert 0 < told < count
    return str(told).encode()


@pytest.mark.parametrize("game", GAMES)
def test_mutated_records_are_told_or_refused(game: str) -> None:
    tell_mutated(game, 3, 60, games=5)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", GAMES)
def test_very_many_mutated_records(game: str) -> None:
    count = soak_count(500_000) // len(GAMES)
    told = in_a_worker(tell_mutated, game, soak_seed(), count)
    print(f"{game}: {count} mutated records, {told} told")
