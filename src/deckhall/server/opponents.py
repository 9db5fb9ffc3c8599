"""Opponents: bots choose in processes of their own, so that a long search never holds up a table.

This is the only place of the server that knows how a bot is asked.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from deckhall import bots
from deckhall.server import workers

log = logging.getLogger("deckhall.server")

THINKING = 1_000  # milliseconds at most for a choice
ADVISER = "hard"  # the bot that gives hints, in games that it can play


def gives_hints(game: str) -> bool:
    """Whether there are hints in a game."""
    return ADVISER in bots.levels(game)


def choose_for(position: dict[str, Any], level: str, seed: int) -> str:
    """The code of the option that a bot picks at a position. Runs in a process of the pool."""
    return bots.choose(position, level, seed, milliseconds=THINKING)


def explain_for(position: dict[str, Any], level: str, seed: int) -> list[dict[str, Any]]:
    """What a bot thinks of each option at a position, the best first. Runs in a process of the pool."""
    return bots.explain(position, level, seed, milliseconds=THINKING)


class Opponents:
    """The pool of processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def choose(self, position: dict[str, Any], level: str) -> str:
        """The code of a bot's option."""
        return str(await self._ask(choose_for, position, level))

    async def explain(self, position: dict[str, Any], level: str) -> list[dict[str, Any]]:
        """What a bot thinks of each option, the best first."""
        thoughts: list[dict[str, Any]] = await self._ask(explain_for, position, level)
        return thoughts

    async def _ask(self, what: Any, position: dict[str, Any], level: str) -> Any:
        self.waiting += 1
        try:
            for attempt in range(3):
                pool = self._started()
                try:
                    return await asyncio.get_running_loop().run_in_executor(
                        pool, what, position, level, secrets.randbits(64)
                    )
                except BrokenProcessPool:
                    log.warning("bots_restarted", extra={"attempt": attempt})
                    if self._pool is pool:
                        self._pool = None
                        pool.shutdown(wait=False, cancel_futures=True)
            raise RuntimeError("the processes of the bots die again and again")
        finally:
            self.waiting -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=workers.begin,
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
