"""Positions and records of real games, changed at random places in ways that know what stands there.

A soak tries them in a worker with its limits of time and memory, some hundreds in each job: a hang ends the job, and
`batch` says which.
"""

from __future__ import annotations

import asyncio
import copy
import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kits import box
from deckhall.server.workers import Limits, Workers

LONGEST = 2.0  # seconds of processor time that one try may take
BATCH = 250  # tries in one job of a worker
PLAYED_ON = 30  # decisions after which a position that was taken is believed
_NUMBERS = [-100, -2, -1, 0, 1, 2, 3, 5, 11, 12, 13, 99, 100, 101, 1_000, 10**6, 10**9, 2**63]
_ANYTHING: list[Any] = [None, True, False, 0, 1.5, "", "x", "²", [], {}, [[]], 10**9]
_MOST_TELLING = ("todo", "todo", "asked", "events", "events", "attack", "players", "setup", "moves")

Path = tuple[str | int, ...]


def soak_count(usual: int) -> int:
    """How many tries a soak makes: DECKHALL_SOAK_COUNT, or as many as are usual."""
    return int(os.environ.get("DECKHALL_SOAK_COUNT", usual))


def soak_seed() -> int:
    """The seed of a soak: DECKHALL_SOAK_SEED, or 0."""
    return int(os.environ.get("DECKHALL_SOAK_SEED", "0"))


def positions(game: str, luck: Random, games: int, most_decisions: int = 250) -> list[dict[str, Any]]:
    """Positions of random games, most of them in the middle of something."""
    found = []
    cells = box(game).cells()
    for _ in range(games):
        played = deckhall.new_game(game, **{**luck.choice(cells), "seed": luck.randrange(2**32)})
        for _ in range(luck.randrange(1, most_decisions)):
            if played.decision is None:
                break
            options = played.decision.options
            eager = [option for option in options if option.verb != "pass"]
            played.apply(luck.choice(eager if eager and luck.random() < 0.9 else options))
            if luck.random() < 0.15:
                position = played.position()
                if "events" in position or luck.random() < 0.3:
                    found.append(position)
    return found


def records(game: str, luck: Random, games: int, most_decisions: int = 60) -> list[dict[str, Any]]:
    """Records of the beginnings of random games."""
    found = []
    cells = box(game).cells()
    for _ in range(games):
        played = deckhall.new_game(game, **{**luck.choice(cells), "seed": luck.randrange(2**32)})
        for _ in range(luck.randrange(1, most_decisions)):
            if played.decision is not None:
                played.apply(luck.choice(played.decision.options))
        found.append(played.record())
    return found


class Mutator:
    """Changes what somebody sends: leaves out, doubles, swaps, or puts something else in its place."""

    def __init__(self, samples: list[dict[str, Any]], luck: Random) -> None:
        self.luck = luck
        self._samples = [msgspec.json.encode(sample) for sample in samples]  # quicker to copy
        found = [place for sample in luck.sample(samples, min(40, len(samples))) for place in _walk(sample)]
        self._named: dict[str, list[Any]] = {}  # what stands under a name elsewhere
        for path, value in luck.sample(found, min(6_000, len(found))):
            names = [part for part in path if isinstance(part, str)]
            if names:
                self._named.setdefault(names[-1], []).append(value)

    def mutated(self) -> dict[str, Any]:
        changed: dict[str, Any] = msgspec.json.decode(self.luck.choice(self._samples))
        for _ in range(self.luck.choice([1, 1, 1, 2, 3])):
            self._change(changed)
        return changed

    def _change(self, whole: dict[str, Any]) -> None:
        luck = self.luck
        part = luck.choice(_MOST_TELLING)
        top = [name for name in whole if name == part] or list(whole)
        if not top:
            return
        name = luck.choice(top)
        path, old = luck.choice([*_walk(whole[name], (name,))])
        holder: Any = whole
        for key in path[:-1]:
            holder = holder[key]
        key = path[-1]
        how = luck.randrange(8)
        if how == 0:
            del holder[key]
        elif how == 1 and isinstance(holder, list):
            holder.insert(int(key), copy.deepcopy(luck.choice(holder)))
        elif how == 2 and isinstance(holder, list):
            luck.shuffle(holder)
        elif how == 3:
            holder[key] = copy.deepcopy(luck.choice(_ANYTHING))
        elif isinstance(old, bool):
            holder[key] = not old
        elif isinstance(old, int):
            holder[key] = luck.choice([old + 1, old - 1, luck.choice(_NUMBERS)])
        else:
            names = [one for one in path if isinstance(one, str)]
            holder[key] = copy.deepcopy(luck.choice(self._named.get(names[-1]) or _ANYTHING))


def _walk(value: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """Every value within a value, with its way there; the whole is left out when it has no way."""
    found: list[tuple[Path, Any]] = [(path, value)] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += _walk(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += _walk(inner, (*path, index))
    return found


def play_on(position: dict[str, Any], luck: Random) -> bool:
    """Whether a position is taken; then it can be written and read again, and is played on for a while.

    Only a GameError may refuse it.
    """
    try:
        game = deckhall.load_position(position)
    except GameError:
        return False
    digest = game.digest()
    assert deckhall.load_position(game.position()).digest() == digest
    game.imagine(-1, 0)
    assert game.digest() == digest, "looking at a game does not change it"
    for _ in range(PLAYED_ON):
        if game.decision is None:
            break
        game.apply(luck.choice(game.decision.options))
    for seat in range(-1, game.state.seats()):
        game.view(seat)
    game.digest()
    return True


def in_a_worker(job: Callable[[str, int, int], bytes], game: str, first: int, count: int) -> int:
    """Try so many mutations, a batch for each seed from `first` on; how many of them were taken.

    `job(game, seed, count)` runs in a process with the memory of a worker, and ends when a try hangs.
    """
    workers = Workers(1, Limits(seconds=60, patience=600))

    async def script() -> int:
        taken = 0
        for seed in range(first, first + max(1, count // BATCH)):
            try:
                taken += int(await workers.run(job, game, seed, min(count, BATCH), asker="soak"))
            except Exception as error:
                raise AssertionError(f"batch {seed} of {game}") from error
        return taken

    try:
        return asyncio.run(script())
    finally:
        workers.close()


class Stopwatch:
    """Asserts that none of many tries takes long, in processor time."""

    def __enter__(self) -> None:
        self._started = time.process_time()

    def __exit__(self, *_: object) -> None:
        assert time.process_time() - self._started < LONGEST
