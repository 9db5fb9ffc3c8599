"""Random play: decisions and games in a second, and the time of a new game, a clone, a key, a digest and a view.

The moves come from a fixed sequence of numbers, so both builds play exactly the same games.
"""

from __future__ import annotations

import random
import time
from typing import Any

import deckhall
from bench.rows import Row, seconds_each
from deckhall.kernel.state import State

# One typical table of each game; games not installed are skipped.
TABLES: dict[str, dict[str, Any]] = {
    "ascension": {"players": 2, "edition": "godslayer"},
    "ashes": {"decks": ["iron_men", "snakes_in_silver"]},
}
SECONDS = 3.0
MIDDLE = 60


def rows() -> list[Row]:
    known = {game["id"] for game in deckhall.games()}
    return [row for name, choices in TABLES.items() if name in known for row in random_play(name, choices)]


def random_play(name: str, choices: dict[str, Any]) -> list[Row]:
    play(name, choices, seed=0)  # the first game pays for the imports
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        decisions += play(name, choices, seed=games)
        games += 1
    bare, bare_spent = 0, 0.0
    for seed in range(games):
        state = deckhall.new_game(name, seed=seed, **choices).state
        start = time.perf_counter()
        bare += play_bare(state, seed)
        bare_spent += time.perf_counter() - start
    middle = deckhall.new_game(name, seed=1, **choices)
    picks = random.Random(1)
    while len(middle.codes()) < MIDDLE and middle.decision is not None:
        middle.apply(picks.choice(middle.decision.options))
    return [
        Row(f"{name}: decisions, random play", decisions / spent, "per s"),
        Row(f"{name}: games, random play", games / spent, "per s"),
        Row(f"{name}: decisions, state.apply alone", bare / bare_spent, "per s"),
        Row(
            f"{name}: new game", 1e6 * seconds_each(lambda: deckhall.new_game(name, seed=1, **choices)), "µs"
        ),
        Row(f"{name}: clone after {len(middle.codes())} decisions", 1e6 * seconds_each(middle.clone), "µs"),
        Row(f"{name}: key of the same state", 1e6 * seconds_each(middle.state.key), "µs"),
        Row(f"{name}: digest of the same state", 1e6 * seconds_each(middle.digest), "µs"),
        Row(f"{name}: view of the same state", 1e6 * seconds_each(lambda: middle.view(0)), "µs"),
    ]


def play(name: str, choices: dict[str, Any], seed: int) -> int:
    """Play one random game to its end; returns the number of decisions."""
    game = deckhall.new_game(name, seed=seed, **choices)
    picks = random.Random(seed)
    decisions = 0
    while (decision := game.decision) is not None:
        game.apply(picks.choice(decision.options))
        decisions += 1
    return decisions


def play_bare(state: State, seed: int) -> int:
    """The same without a record and with the cheapest random choices: what remains is mostly the rules."""
    pick, apply = random.Random(seed).random, state.apply
    decisions = 0
    while (decision := state.decision) is not None:
        options = decision.options
        apply(options[int(pick() * len(options))])
        decisions += 1
    return decisions
