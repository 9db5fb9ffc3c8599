"""Very many games of random moves to their end, with the laws checked at a few decisions of each.

python3 run.py soak tests/laws/test_soak.py --games 20000 --seed 0

plays so many games of each game, with the seeds from 0 on, over all its setups in turn.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deckhall.kernel.game import Game
from deckhall.kits import SHIPPED, box
from tests.laws import checks
from tests.laws.games import decisions

GAMES = 1000  # of each game, unless --games says otherwise
PARTS = 50  # a part is one test: a dot of the progress, and what a process plays at a time
FIRST_CHECK = 100  # after fewer decisions than this
LATER = 16  # each check is so many times as far from the beginning as the last, as checking costs most


def check_laws(game: Game, seed: int) -> None:
    """All laws; the one about refusals first, because it must not disturb the others."""
    checks.refused_options_change_nothing(game)
    checks.is_the_same_cloned_and_loaded(game)
    checks.digest_is_the_hash_of_all_parts_as_json(game)
    checks.views_do_not_leak(game, seed)
    checks.imagined_deals_follow_from_what_is_known(game, seed)
    checks.options_are_unique(game)


def play(name: str, setup: dict[str, Any], seed: int) -> None:
    cards: list[int] | None = None
    moments = Random(seed)
    check_at = moments.randrange(FIRST_CHECK)
    for number, game in decisions(name, setup, seed):
        if number == check_at or game.outcome is not None:
            check_laws(game, seed)
            before, cards = cards, checks.cards_in_order(game)
            assert before is None or cards == before, f"cards were made or lost before decision {number}"
            check_at = LATER * number + 1 + moments.randrange(FIRST_CHECK)
        if game.outcome is not None:
            checks.is_the_same_replayed(game)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", [kit.name for kit in SHIPPED])
def test_random_games_keep_the_laws(name: str, part: int, pytestconfig: pytest.Config) -> None:
    games: int = pytestconfig.getoption("games") or GAMES
    first: int = pytestconfig.getoption("first_seed")
    setups = box(name).cells()
    for number in range(part, games, PARTS):
        play(name, setups[number % len(setups)], first + number)


A_FEW = [(kit.name, place) for kit in SHIPPED for place in range(0, len(box(kit.name).cells()), 3)]


@pytest.mark.parametrize(("name", "place"), A_FEW)
def test_a_game_of_the_soak(name: str, place: int) -> None:
    play(name, box(name).cells()[place], 0)
