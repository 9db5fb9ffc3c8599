"""Writes tests/pinned/<game>-rules-<n>.json: the results of fixed games under each version of the rules.

A pinned version must not change: changing the rules fails tests/pinned until the game's RULES is raised, and then
this writes the pins of the new version.

python3 -m tools.pin_rules                      pin the versions that are not pinned yet
python3 -m tools.pin_rules --force "REASON"     pin a pinned version again; the commit says why
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import deckhall
from deckhall.kernel.box import Box
from deckhall.kits import SHIPPED, box

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "pinned"
GAMES = [kit.name for kit in SHIPPED]
SEEDS = (1, 3, 7)
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Pin:
    """A game played by a fixed policy. `course` hashes the options at every decision, and the outcome."""

    decisions: int
    course: str
    digest: str  # of the final state, as in a record


def pin(name: str, setup: dict[str, Any]) -> Pin:
    """Play a setup by a policy that knows only the order of the options."""
    game = deckhall.new_game(name, **setup)
    course = blake2b(digest_size=16)
    for step in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        codes = [option.code for option in decision.options]
        course.update(f"{decision.player} {' '.join(codes)}\n".encode())
        game.apply(decision.options[_place(step * setup["seed"], len(codes))])
    outcome = game.outcome
    assert outcome is not None, f"{setup} does not end"
    course.update(f"{outcome.reason} {outcome.winners} {outcome.scores}".encode())
    return Pin(len(game.codes()), course.hexdigest(), game.digest())


def _place(step: int, options: int) -> int:
    """The index of the option to take: all come up, but the last, which often ends a turn or passes, only every fifth
    time."""
    if options == 1 or step % 5 == 0:
        return options - 1
    return (step * 7 + step // 11) % (options - 1)


def setups(game: Box) -> list[dict[str, Any]]:
    """Every variant, edition and number of players, a few times each."""
    return [{**cell, "seed": seed} for cell in game.cells() for seed in SEEDS]


def place_of(game: Box) -> Path:
    """The file of the current rules version."""
    return FOLDER / f"{game.name}-rules-{game.rules}.json"


def write(game: Box) -> None:
    pins = [{"setup": setup, **vars(pin(game.name, setup))} for setup in setups(game)]
    lines = ",\n".join([json.dumps(one) for one in pins])
    place_of(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.pin_rules", description="Pin the rules of each game.")
    parser.add_argument("--force", metavar="REASON", help="write pins again though their version is pinned")
    reason = parser.parse_args(words).force
    if reason is not None and len(reason.split()) < 3:
        parser.error("--force needs a reason in a few words, for the message of the commit")
    refused = False
    for name in GAMES:
        game = box(name)
        place = place_of(game)
        if place.exists() and reason is None:
            print(f"{place.name} is there: a version is pinned once; raise RULES of {name} to pin a new one")
            refused = True
        else:
            write(game)
            print(f"{place.name}: {place.stat().st_size // 1024} KB" + (f" ({reason})" if reason else ""))
    return int(refused)


if __name__ == "__main__":
    sys.exit(main())
