"""Very many games of random moves, to their end: none hangs, fails, makes a card or loses one."""

from __future__ import annotations

from random import Random

import pytest

import deckhall
from deckhall.kits import box
from tests.laws.games import MOST_DECISIONS, told

MANY = {"ascension": 20_000, "ashes": 5_000}


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("name", MANY)
def test_many_games_end(name: str, part: int) -> None:
    cells = box(name).cells()
    for number in range(part, MANY[name], 20):
        game = deckhall.new_game(name, seed=number, **cells[number // 20 % len(cells)])
        before = sorted(game.box.everywhere(game.state) or [])
        random = Random(number)
        with told(game):
            for _ in range(MOST_DECISIONS):
                if game.decision is None:
                    break
                game.apply(random.choice(game.decision.options))
            assert game.outcome is not None
            after = sorted(game.box.everywhere(game.state) or [])
            assert len(set(after)) == len(after)
            if not game.setup.get("draft"):  # a draft puts more copies of the picked cards into play
                assert after == before
