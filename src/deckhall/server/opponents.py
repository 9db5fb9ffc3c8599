"""Opponents: bots run in separate processes, so that a long search never holds up a table.

This is the only part of the server that knows how to ask a bot. Each answer has a deadline, and guests take turns: a
guest who plays at many tables makes nobody else wait. A process keeps the bots it was asked for last, with their search
results; the next choice of the same bot goes to the process that has it, if that one is free.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from typing import Any

import msgspec

from deckhall import bots
from deckhall.bots.registry import can_play
from deckhall.server.hinting import hint_for
from deckhall.server.workers import Job, Limits, Lost, Overrun, Workers

log = logging.getLogger("deckhall.server")

THINKING = 1_000  # milliseconds at most per choice
ADVISERS = ("learnt", "hard")  # the bots that give hints: the first that can play the game
KEPT = 32  # bots kept per process
DEADLINE = 5.0  # seconds of processor time after which a bot counts as stuck
PATIENCE = 20.0  # seconds, however busy the machine is: a new process has to load its game first
_ATTEMPTS = 2  # a process may get stuck or killed through no fault of the bot
_LIMITS = Limits(seconds=DEADLINE, patience=PATIENCE, memory=4 * 1024**3, output=1024**2)


def adviser(game: str) -> str | None:
    """The bot that gives hints in a game; None if there is none."""
    return next((name for name in ADVISERS if can_play(name, game)), None)


def gives_hints(game: str) -> bool:
    """Whether there are hints in a game."""
    return adviser(game) is not None


@dataclass(frozen=True)
class Chair:
    """A bot's seat, and the number of moves so far, which tells whether its search results still apply."""

    table: str
    player: int
    moves: int


_seated: dict[
    tuple[str, int], tuple[bots.Bot, str, int]
] = {}  # in a worker process: bots, levels, and the expected number of moves


def bot_at(chair: Chair, level: str, game: str, seed: int) -> bots.Bot:
    """The bot of a chair, from the cache if possible; results it computed for another moment are discarded."""
    found, its_level, expected = _seated.pop((chair.table, chair.player), (None, "", 0))
    if found is None or its_level != level:
        found = bots.bot(level, game, seed, milliseconds=THINKING)
    elif expected != chair.moves:
        found.forget()
    while len(_seated) >= KEPT:
        del _seated[next(iter(_seated))]
    _seated[chair.table, chair.player] = found, level, chair.moves + 1
    return found


def choose_for(position: dict[str, Any], level: str, seed: int, chair: Chair) -> bytes:
    """The code of the option that a chair's bot picks at a position. Runs in a worker."""
    return bot_at(chair, level, position["game"], seed).choose(bots.seat_at(position)).code.encode()


class Opponents:
    """The workers in which bots run."""

    def __init__(self, processes: int, tables: int, limits: Limits = _LIMITS) -> None:
        self.workers = Workers(processes, limits, waiting=2 * tables, of_one=2 * tables)

    @property
    def waiting(self) -> int:
        """How many bots have been asked and have not answered yet."""
        return self.workers.waiting

    async def choose(self, position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        """The code of a bot's option, for the table of a guest."""
        near = f"{chair.table} {chair.player}"
        seed = secrets.randbits(64)
        return (await self._ask(choose_for, position, level, seed, chair, guest=guest, near=near)).decode()

    async def hint(self, position: dict[str, Any], setup: dict[str, Any], guest: str) -> dict[str, Any]:
        """The estimates of a game's adviser, for a guest who asks for a hint: see `hinting.hint_for`."""
        level = adviser(position["game"])
        thoughts: dict[str, Any] = msgspec.json.decode(
            await self._ask(hint_for, position, level, setup, guest=guest)
        )
        return thoughts

    async def _ask(self, what: Job, *arguments: Any, guest: str, near: str = "") -> bytes:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return await self.workers.run(what, *arguments, asker=guest, near=near)
            except (Overrun, Lost):
                if attempt == _ATTEMPTS:
                    raise
        raise AssertionError

    def close(self) -> None:
        self.workers.close()
