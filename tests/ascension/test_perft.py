"""How many ways there are to decide, and how many different tables they lead to, from fixed starts.

When these numbers change, the rules, the luck or what is offered have changed: explain it before pinning new ones.
"""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall.kernel.packing import digest
from deckhall.kernel.state import State
from tests.ascension.tables import ascension

BUSY: dict[str, Any] = {
    "hand": [
        "void_initiate",
        "seer_of_the_forked_path",
        "temple_librarian",
        "runic_lycanthrope",
        "apprentice",
    ],
    "deck": ["wolf_shaman", "mystic", "militia", "heavy_infantry", "apprentice"],
    "discard": ["apprentice", "mystic"],
    "constructs": ["rocket_courier_x_99", "snapdragon", "yggdrasil_staff"],
    "row": [
        "mephit",
        "burrower_mark_ii",
        "avatar_of_the_fallen",
        "corrosive_widow",
        "wolf_shaman",
        "shadow_star",
    ],
    "center": [
        "spike_vixen",
        "demon_slayer",
        "tormented_soul",
        "arha_initiate",
        "landtalker",
        "voidthirster",
    ],
    "others": [
        {"constructs": ["shadow_star", "muramasa"], "hand": ["apprentice"] * 5, "deck": ["militia"] * 2}
    ],
    "runes": 4,
    "power": 7,
}


def count(start: State, depth: int) -> list[tuple[int, int]]:
    """For one to `depth` decisions: the ways to make them, and the different states after them."""
    found: list[tuple[int, int]] = []
    layer = {digest(start): (start, 1)}
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for state, ways in layer.values():
            if state.decision is None:
                continue
            for option in state.decision.options:
                after = state.clone()
                after.apply(option)
                name = digest(after)
                following[name] = (after, following.get(name, (after, 0))[1] + ways)
        layer = following
        found.append((sum(ways for _, ways in layer.values()), len(layer)))
    return found


@pytest.mark.parametrize(
    ("choices", "numbers"),
    [
        (
            {"edition": "godslayer", "players": 2},
            [(3, 3), (8, 8), (23, 22), (73, 62), (227, 171), (674, 460)],
        ),
        (
            {"edition": "anniversary", "players": 2},
            [(3, 3), (8, 8), (23, 22), (73, 62), (227, 171), (674, 460)],
        ),
        (
            {"edition": "godslayer", "players": 6},
            [(3, 3), (11, 11), (42, 35), (152, 106), (561, 314), (1956, 891)],
        ),
        (
            {"edition": "godslayer", "variant": "solo"},
            [(3, 3), (8, 8), (22, 21), (64, 57), (191, 159), (561, 433)],
        ),
        (
            {"edition": "anniversary", "variant": "solo"},
            [(3, 3), (8, 8), (22, 21), (64, 57), (191, 159), (561, 433)],
        ),
        (
            {"edition": "godslayer", "variant": "teams", "players": 4},
            [(3, 3), (9, 9), (29, 26), (93, 73), (288, 199), (866, 519)],
        ),
        (
            {"edition": "anniversary", "variant": "teams", "players": 6},
            [(3, 3), (11, 11), (45, 38), (177, 125), (697, 394), (2681, 1199)],
        ),
    ],
)
def test_perft_from_a_new_game(choices: dict[str, Any], numbers: list[tuple[int, int]]) -> None:
    game = deckhall.new_game("ascension", seed=2024, first_player=0, **choices)
    assert count(game.state, 6) == numbers


@pytest.mark.parametrize(
    ("choices", "numbers"),
    [
        ({"edition": "godslayer"}, [(18, 18), (184, 151), (1895, 1100)]),
        ({"edition": "anniversary"}, [(18, 18), (185, 152), (1930, 1120)]),
        ({"edition": "anniversary", "variant": "solo", "others": []}, [(18, 18), (204, 161), (2279, 1215)]),
        ({"edition": "godslayer", "variant": "teams"}, [(23, 23), (269, 211), (2931, 1573)]),
    ],
)
def test_perft_from_a_busy_table(choices: dict[str, Any], numbers: list[tuple[int, int]]) -> None:
    table = ascension(**{**BUSY, **choices})
    assert count(table.state, 3) == numbers
