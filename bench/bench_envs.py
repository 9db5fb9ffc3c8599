"""Environments: steps in a second of one processor, beside the card games of PettingZoo and RLCard.

A step takes a random possible action, and makes the observation and mask of the next player. The result is the median
of many rounds, in processor time. Other packages' games are measured if installed (`pip install pettingzoo[classic]
rlcard shimmy`). `many` excludes the time for choosing actions, and its tables are at all stages of a game; in the
Gymnasium loop the moves of the opponent, a random bot, are part of the step.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from importlib import import_module
from itertools import count
from statistics import median
from typing import Any

import numpy as np

from bench.rows import Row
from deckhall import envs

SECONDS = 2.0  # for each
GAMES, ROUND = 64, 20  # tables of `many`, and steps of each in a round
WARM_UP = 400  # steps of `many` before the first round: all tables begin together, and beginnings are quick
LEAST_STEPS = 500  # in one round of a loop
DECKS = ["iron_men", "snakes_in_silver"]
OURS: dict[str, dict[str, Any]] = {"ascension_v0": {}, "ashes_v0": {"decks": DECKS}}
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu")


def rows() -> list[Row]:
    warnings.simplefilter("ignore")
    found = []
    for name, choices in OURS.items():
        for actions in envs.ACTIONS:
            found.append(Row(f"`{name}`, many, {actions}", many(name, actions, choices), "per second"))
    for name, choices in OURS.items():
        env = envs.make(name, **choices)
        found.append(Row(f"`{name}`, PettingZoo loop", loop(env), "per second"))
        found.append(Row(f"`{name}`, Gymnasium loop", single(name, choices), "per second"))
    found += others(
        "PettingZoo", PETTINGZOO, lambda name: loop(import_module(f"pettingzoo.classic.{name}").env())
    )
    found += others("RLCard", RLCARD, rlcard_game)
    return found


def others(whose: str, names: tuple[str, ...], measure: Callable[[str], float]) -> list[Row]:
    """The games of other packages, as far as installed."""
    found = []
    for name in names:
        try:
            found.append(Row(f"{whose} `{name}`", measure(name), "per second"))
        except ImportError:
            continue
    return found


def many(name: str, actions: str, choices: dict[str, Any]) -> float:
    games = envs.many(name, GAMES, actions=actions, **choices)
    games.reset()
    random = np.random.default_rng(0)

    def step() -> float:
        chosen = (random.random(games.mask.shape, dtype=np.float32) * games.mask).argmax(1)
        start = time.process_time()
        games.step(chosen)
        return time.process_time() - start

    for _ in range(WARM_UP):
        step()
    rounds: list[float] = []
    while sum(rounds) < SECONDS:
        rounds.append(sum(step() for _ in range(ROUND)))
    return ROUND * GAMES / median(rounds)


def in_rounds(play: Callable[[], int]) -> float:
    """Steps per second of a function that plays a game and returns its number of steps."""
    rounds: list[float] = []
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        steps, start = 0, time.process_time()
        while steps < LEAST_STEPS:
            steps += play()
        rounds.append(steps / (time.process_time() - start))
    return median(rounds)


def loop(env: Any) -> float:
    random = np.random.default_rng(0)
    seeds = count()

    def play() -> int:
        steps = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return in_rounds(play)


def single(name: str, choices: dict[str, Any]) -> float:
    env = envs.single(name, "random", **choices)
    random = np.random.default_rng(0)
    seeds = count()

    def play() -> int:
        seen, _ = env.reset(seed=next(seeds))
        steps, over, cut = 0, False, False
        while not (over or cut):
            seen, _, over, cut, _ = env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return in_rounds(play)


def rlcard_game(name: str) -> float:
    env = import_module("rlcard").make(name, config={"seed": 1})
    random = np.random.default_rng(0)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(int(random.choice(list(state["legal_actions"]))))
            steps += 1
        return steps

    return in_rounds(play)
