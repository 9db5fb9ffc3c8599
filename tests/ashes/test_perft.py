"""How many ways there are to decide, and how many different tables they lead to, from fixed starts of Ashes.

When these numbers change, the rules, the luck or what is offered have changed: explain it before pinning new ones.
"""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from tests.ascension.test_perft import count
from tests.ashes.tables import ashes


@pytest.mark.parametrize(
    ("choices", "numbers"),
    [
        (
            {"decks": ["iron_men", "snakes_in_silver"], "first_five": "suggested"},
            [(6, 6), (26, 26), (126, 126), (637, 631)],
        ),
        (
            {"decks": ["shadows_of_viros", "bloodwoods_queen"], "first_five": "chosen"},
            [(10, 10), (90, 45), (720, 120), (5040, 210)],
        ),
        ({"draft": True, "players": 3}, [(6, 6), (30, 30), (120, 120), (1080, 1080)]),
    ],
)
def test_from_the_start(choices: dict[str, Any], numbers: list[tuple[int, int]]) -> None:
    game = deckhall.new_game("ashes", seed=1, **choices)
    assert count(game.state, len(numbers)) == numbers


def test_from_a_battle() -> None:
    table = ashes(
        {
            "battlefield": ["hammer_knight", "anchornaut"],
            "hand": ["fear", "molten_gold"],
            "spellboard": [{"card": "protect", "status": 3}],
        },
        {"battlefield": ["gilder", "living_doll"], "hand": ["golden_veil", "final_cry"]},
    )
    assert count(table.state, 4) == [(12, 12), (46, 45), (173, 157), (668, 540)]
