"""A value that nobody trained: numbers by chance for every word of a game, to test what bots do with one."""

from __future__ import annotations

from random import Random
from typing import Any

import deckhall
from deckhall.bots.judge import Judge
from deckhall.bots.learning.learner import Learner
from deckhall.kits import kit, resolve

HIDDEN, UNITS = 5, 3


def learner(game: str) -> Learner:
    found: Learner = resolve(str(kit(game).learner))
    return found


def some_value(game: str, seed: int = 1) -> dict[str, Any]:
    knowledge = learner(game).knowledge()
    for table in learner(game).tables():
        state = deckhall.new_game(game, seed=1, **table).state
        knowledge.sheet(state, 0)
    words = sorted({word for column in knowledge.columns.words for word in column})

    def some(count: int, what: str) -> list[float]:
        random = Random(f"{seed} {what}")
        return [round(random.gauss(0.0, 0.2), 4) for _ in range(count)]

    return {
        "hidden": HIDDEN,
        "units": UNITS,
        "points": 10.0,
        "words": {word: some(HIDDEN, word) for word in words},
        "bias": some(HIDDEN, "bias"),
        "own": [some(HIDDEN, f"own {unit}") for unit in range(UNITS)],
        "rival": [some(HIDDEN, f"rival {unit}") for unit in range(UNITS)],
        "unit_bias": [0.5] * UNITS,
        "chance": some(UNITS, "chance"),
        "margin": some(UNITS, "margin"),
        "search": learner(game).search,
        "preference": {"words": {word: some(1, word)[0] for word in words}},
    }


def some_judge(game: str) -> Judge:
    return learner(game).judge(some_value(game))
