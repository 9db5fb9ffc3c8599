"""Every game and setup that the laws are checked on, and games of random moves that print themselves when they fail."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

import deckhall
from deckhall.kernel import build
from deckhall.kernel.box import Box
from deckhall.kernel.game import Game
from deckhall.kits import SHIPPED, box
from tests.games.highest_card import BOX

BOXES: list[Box] = [*[box(kit.name) for kit in SHIPPED], BOX]
SOAK = bool(os.environ.get("DECKHALL_SOAK"))
# Both builds obey the same laws: the compiled one, several times as fast, looks three times as often as the plain one.
STEP = 1 if SOAK or build.compiled() else 3
MOST_DECISIONS = 20_000  # far more than any game needs: a game that gets there does not end


def cells(boxes: Sequence[Box] = BOXES) -> list[Any]:
    """Every game x variant x number of players, as parameters of a test."""
    return [
        pytest.param(one.name, cell, id="-".join([one.name, *_words(cell)]))
        for one in boxes
        for cell in one.cells()
    ]


def _words(cell: dict[str, Any]) -> list[str]:
    words = []
    for name, choice in cell.items():
        if isinstance(choice, list):
            words.append("+".join([c if isinstance(c, str) else "deck" for c in choice]))
        else:
            words.append(choice if isinstance(choice, str) else f"{name}{choice}")
    return words


def law(games: int, soak: int) -> Callable[[Any], Any]:
    """Hypothesis settings of a law: so many games a cell in a test run, so many in a soak."""
    return settings(
        max_examples=soak if SOAK else games,
        deadline=None,
        database=None,
        derandomize=not SOAK,
        phases=(Phase.explicit, Phase.generate),  # a smaller seed is no simpler game
        suppress_health_check=list(HealthCheck),
    )


@contextmanager
def told(game: Game) -> Iterator[None]:
    """Print the record of a game in which something went wrong: replaying it reproduces the failure."""
    try:
        yield
    except BaseException:
        print(f"\nThis record reproduces the failure:\n{json.dumps(game.record())}")
        raise


def decisions(name: str, cell: dict[str, Any], seed: int) -> Iterator[tuple[int, Game]]:
    """Play a game of random moves; yields it before each move and at its end."""
    game = deckhall.new_game(name, seed=seed, **cell)
    random = Random(seed)
    with told(game):
        for number in range(MOST_DECISIONS):
            yield number, game
            decision = game.decision
            if decision is None:
                assert game.outcome is not None, "nobody decides, but the game is not over"
                return
            assert game.outcome is None
            game.apply(random.choice(decision.options))
        raise AssertionError(f"the game did not end in {MOST_DECISIONS} decisions")
