"""Opponents: bots choose in processes of their own, so that a long search never holds up a table.

This is the only place of the server that knows how a bot is asked. Each answer has a deadline, and guests take turns:
whoever plays at many tables makes nobody else wait.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any

import msgspec

from deckhall import bots
from deckhall.server.messages import encode
from deckhall.server.workers import Job, Limits, Lost, Overrun, Workers

log = logging.getLogger("deckhall.server")

THINKING = 1_000  # milliseconds at most for a choice
ADVISER = "hard"  # the bot that gives hints, in games that it can play
DEADLINE = 5.0  # seconds after which a bot is taken to be stuck: the machine may be busy
_ATTEMPTS = 2  # a process may be stuck or killed through no fault of the bot
_LIMITS = Limits(seconds=DEADLINE, patience=DEADLINE, memory=4 * 1024**3, output=1024**2)


def gives_hints(game: str) -> bool:
    """Whether there are hints in a game."""
    return ADVISER in bots.levels(game)


def choose_for(position: dict[str, Any], level: str, seed: int) -> bytes:
    """The code of the option that a bot picks at a position. Runs in a worker."""
    return bots.choose(position, level, seed, milliseconds=THINKING).encode()


def explain_for(position: dict[str, Any], level: str, seed: int) -> bytes:
    """What a bot thinks of each option at a position, the best first, as JSON. Runs in a worker."""
    return encode(bots.explain(position, level, seed, milliseconds=THINKING))


class Opponents:
    """The workers in which bots think."""

    def __init__(self, processes: int, tables: int, limits: Limits = _LIMITS) -> None:
        self.workers = Workers(processes, limits, waiting=2 * tables, of_one=2 * tables)

    @property
    def waiting(self) -> int:
        """How many bots have been asked and have not answered."""
        return self.workers.waiting

    async def choose(self, position: dict[str, Any], level: str, guest: str) -> str:
        """The code of a bot's option, for the table of a guest."""
        return (await self._ask(choose_for, position, level, guest)).decode()

    async def explain(self, position: dict[str, Any], level: str, guest: str) -> list[dict[str, Any]]:
        """What a bot thinks of each option, the best first, for a guest who wants advice."""
        thoughts: list[dict[str, Any]] = msgspec.json.decode(
            await self._ask(explain_for, position, level, guest)
        )
        return thoughts

    async def _ask(self, what: Job, position: dict[str, Any], level: str, guest: str) -> bytes:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return await self.workers.run(what, position, level, secrets.randbits(64), asker=guest)
            except (Overrun, Lost):
                if attempt == _ATTEMPTS:
                    raise
        raise AssertionError

    def close(self) -> None:
        self.workers.close()
