"""Opponents: bots choose in processes of their own, so that a long search never holds up a table.

This is the only place of the server that knows how a bot is asked.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import deckhall
from deckhall.kernel.game import Game
from deckhall.kernel.luck import block, key_of

log = logging.getLogger("deckhall.server")

RANDOM = "random"


def levels() -> list[str]:
    """The bots that can be asked, weakest first."""
    if find_spec("deckhall.bots") is None:
        return [RANDOM]
    return list(getattr(import_module("deckhall.bots"), "LEVELS", (RANDOM,)))


def put_on_shelf(modules: tuple[str, ...]) -> None:
    """Register the games of these modules (the host's own), each with a BOX."""
    for module in modules:
        deckhall.register(import_module(module).BOX)


def choose_for(position: dict[str, Any], level: str, seed: int) -> str:
    """The code of the option that a bot picks at a position. Runs in a process of the pool."""
    game = deckhall.load_position(position)
    assert game.decision is not None
    options = game.decision.options
    if level == RANDOM or len(options) == 1:
        return options[block(key_of(seed), 0)[0] * len(options) >> 32].code
    bot, seat = _at_table(game, level, seed)
    return str(bot.choose(seat).code)


def explain_for(position: dict[str, Any], level: str, seed: int) -> dict[str, Any]:
    """What a bot would do at a position, and how it judges each option. Runs in a process of the pool."""
    if level == RANDOM:
        return {"option": choose_for(position, level, seed), "estimates": {}, "reasons": []}
    bot, seat = _at_table(deckhall.load_position(position), level, seed)
    estimates = bot.explain(seat)
    return {
        "option": estimates[0].option.code,
        "estimates": {one.option.code: one.margin if one.chance is None else one.chance for one in estimates},
        "reasons": [
            {"option": one.option.code, "reasons": [repr(reason) for reason in one.reasons]}
            for one in estimates
            if one.reasons
        ],
    }


def _at_table(game: Game, level: str, seed: int) -> tuple[Any, Any]:
    """A bot, and the seat through which it sees the game."""
    assert game.decision is not None
    bot = import_module("deckhall.bots").bot(level, game.box.name, seed)
    return bot, import_module("deckhall.bots.seat").Seat(game, game.decision.player)


class Opponents:
    """The pool of processes in which bots think."""

    def __init__(self, processes: int, games: tuple[str, ...]) -> None:
        self._processes = processes
        self._games = games
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def choose(self, position: dict[str, Any], level: str) -> str:
        """The code of a bot's option."""
        return str(await self._ask(choose_for, position, level))

    async def explain(self, position: dict[str, Any], level: str) -> dict[str, Any]:
        """A bot's option with its estimates."""
        answer: dict[str, Any] = await self._ask(explain_for, position, level)
        return answer

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
                initializer=_begin,
                initargs=(self._games,),
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin(games: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # sockets come first
    put_on_shelf(games)


def _end_with_server() -> None:
    """A server that was killed cannot end its processes: they end themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
