"""Records that somebody has changed: a worker tells their game, or refuses them in words, within seconds."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from deckhall.kits import SHIPPED
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.replays import Part, tell
from tests.mutations import Mutator, positions, records, soak_count, soak_seed

LONGEST = 2.0  # seconds of processor time
GAMES = [kit.name for kit in SHIPPED]


def samples(game: str, luck: Random, games: int) -> list[dict[str, Any]]:
    """Records of games from their beginning, and such that go on from a position."""
    told = records(game, luck, games)
    on = [
        {"game": game, "rules": told[0]["rules"], "moves": [], "position": one}
        for one in positions(game, luck, games)
    ]
    return told + on


def tell_mutated(game: str, seed: int, count: int) -> None:
    luck = Random(seed)
    mutator = Mutator(samples(game, luck, 5 if count < 1_000 else 40), luck)
    told = 0
    for number in range(count):
        record = mutator.mutated()
        started = time.process_time()
        try:
            tell(encode(record), Part("all" if luck.random() < 0.5 else -1, 0, 5), None)
            told += 1
        except Refuse:
            pass
        except Exception as error:
            raise AssertionError(f"mutation {number} of seed {seed}: {encode(record).decode()}") from error
        assert time.process_time() - started < LONGEST, encode(record).decode()
    assert 0 < told < count


@pytest.mark.parametrize("game", GAMES)
def test_mutated_records_are_told_or_refused(game: str) -> None:
    tell_mutated(game, 3, 60)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_very_many_mutated_records(game: str, part: int) -> None:
    tell_mutated(game, 1_000 * soak_seed() + 500 + part, soak_count(500_000) // 40)
