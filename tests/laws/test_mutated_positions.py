"""Positions that somebody has changed: each is refused in words, or can be played on like any other."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.kits import SHIPPED
from tests.mutations import Mutator, Stopwatch, in_a_worker, play_on, positions, soak_count, soak_seed

GAMES = [kit.name for kit in SHIPPED]


@cache
def samples(game: str, games: int) -> list[dict[str, Any]]:
    return positions(game, Random(game), games)


def play_mutated(game: str, seed: int, count: int, games: int = 60) -> bytes:
    """Play so many mutations on; how many were taken, as a worker answers."""
    luck = Random(seed)
    mutator = Mutator(samples(game, games), luck)
    taken = 0
    for number in range(count):
        position = mutator.mutated()
        try:
            with Stopwatch():
                taken += play_on(position, luck)
        except Exception as error:
            raise AssertionError(f"mutation {number} of seed {seed}: {json.dumps(position)}") from error
    assert 0 < taken < count
    return str(taken).encode()


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_games_are_taken(game: str) -> None:
    for position in positions(game, Random(7), 6):
        loaded = deckhall.load_position(position)
        assert loaded.position() == position


@pytest.mark.parametrize("game", GAMES)
def test_mutated_positions_are_refused_or_played_on(game: str) -> None:
    play_mutated(game, 1, 150, games=12)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", GAMES)
def test_very_many_mutated_positions(game: str) -> None:
    count = soak_count(500_000) // len(GAMES)
    taken = in_a_worker(play_mutated, game, soak_seed(), count)
    print(f"{game}: {count} mutated positions, {taken} taken")
