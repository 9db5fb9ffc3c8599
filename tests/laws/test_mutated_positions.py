"""Positions that somebody has changed: each is refused in words, or can be played on like any other."""

from __future__ import annotations

import json
from random import Random

import pytest

import deckhall
from deckhall.kits import SHIPPED
from tests.mutations import Mutator, play_on, positions, soak_count, soak_seed

GAMES = [kit.name for kit in SHIPPED]


def play_mutated(game: str, seed: int, count: int) -> None:
    luck = Random(seed)
    mutator = Mutator(positions(game, luck, 12 if count < 1_000 else 60), luck)
    taken = 0
    for number in range(count):
        position = mutator.mutated()
        try:
            taken += play_on(position, luck)
        except Exception as error:
            raise AssertionError(f"mutation {number} of seed {seed}: {json.dumps(position)}") from error
    assert 0 < taken < count


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_games_are_taken(game: str) -> None:
    for position in positions(game, Random(7), 6):
        loaded = deckhall.load_position(position)
        assert loaded.position() == position


@pytest.mark.parametrize("game", GAMES)
def test_mutated_positions_are_refused_or_played_on(game: str) -> None:
    play_mutated(game, 1, 150)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_very_many_mutated_positions(game: str, part: int) -> None:
    play_mutated(game, 1_000 * soak_seed() + 100 + part, soak_count(500_000) // 40)
