"""Opponents: bots run in separate processes, so that a long search never holds up a table.

This is the only part of the server that knows how to ask a bot. Each answer has a deadline, and guests take turns: a
guest who plays at many tables makes nobody else wait. A process keeps the bots it was asked for last, with their search
results; the next choice of the same bot goes to the process that has it, if that one is free.

Where the host allows it, a bot also thinks while a person decides, in its process, one short moment after another. Each
moment needs an idle process, so anybody else's job waits for one moment at most.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
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
MOMENT = 0.5  # seconds that a bot's choice waits at most for the moment of pondering before it, which is far shorter
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


@dataclass
class Seated:
    """A bot that a worker keeps: its level, the number of moves at which its tree applies, and what it ponders."""

    bot: bots.Bot
    level: str
    expected: int = 0
    pondering: Iterator[None] = field(default_factory=lambda: iter(()))


_seated: dict[tuple[str, int], Seated] = {}  # in a worker process


def seated_at(chair: Chair, level: str, game: str, seed: int) -> Seated:
    """The bot of a chair, from the cache if possible."""
    found = _seated.pop((chair.table, chair.player), None)
    if found is None or found.level != level:
        found = Seated(bots.bot(level, game, seed, milliseconds=THINKING), level)
    while len(_seated) >= KEPT:
        del _seated[next(iter(_seated))]
    _seated[chair.table, chair.player] = found
    return found


def bot_at(chair: Chair, level: str, game: str, seed: int) -> bots.Bot:
    """The bot of a chair, which is about to choose; results it computed for another moment are discarded."""
    found = seated_at(chair, level, game, seed)
    if found.expected != chair.moves:
        found.bot.forget()
    found.expected = chair.moves + 1
    return found.bot


def choose_for(position: dict[str, Any], level: str, seed: int, chair: Chair) -> bytes:
    """The code of the option that a chair's bot picks at a position. Runs in a worker."""
    return bot_at(chair, level, position["game"], seed).choose(bots.seat_at(position)).code.encode()


def ponder_for(position: dict[str, Any], level: str, seed: int, chair: Chair) -> bytes:
    """Let a chair's bot begin to think about a position at which somebody else decides. Runs in a worker."""
    seated = seated_at(chair, level, position["game"], seed)
    seated.pondering = seated.bot.ponder(bots.waiting_at(position, chair.player))
    return ponder_on(chair)


def ponder_on(chair: Chair) -> bytes:
    """Let a chair's bot think on for a moment. The answer is empty when it has finished. Runs in a worker."""
    seated = _seated.get((chair.table, chair.player))  # another process may have it
    return b"" if seated is None or next(seated.pondering, "finished") else b"more"


class Opponents:
    """The workers in which bots run."""

    def __init__(self, processes: int, tables: int, limits: Limits = _LIMITS) -> None:
        self.workers = Workers(processes, limits, waiting=2 * tables, of_one=2 * tables)
        self._moments: dict[str, asyncio.Future[bytes]] = {}  # of bots that are pondering

    @property
    def waiting(self) -> int:
        """How many bots have been asked and have not answered yet."""
        return self.workers.waiting

    async def choose(self, position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        """The code of a bot's option, for the table of a guest."""
        near = f"{chair.table} {chair.player}"
        await self._end_of_moment(near)
        seed = secrets.randbits(64)
        return (await self._ask(choose_for, position, level, seed, chair, guest=guest, near=near)).decode()

    async def ponder(
        self, position: dict[str, Any], level: str, guest: str, chair: Chair, is_current: Callable[[], bool]
    ) -> None:
        """Let a bot think while somebody else decides, as long as for a choice at most, while the position is current
        and a process has nothing else to do."""
        near = f"{chair.table} {chair.player}"
        await self._end_of_moment(near)
        now = asyncio.get_running_loop().time
        end = now() + THINKING / 1000
        job: tuple[Any, ...] = (ponder_for, position, level, secrets.randbits(64), chair)
        while is_current() and now() < end and self.workers.is_one_idle():
            moment = asyncio.ensure_future(self.workers.run(*job, asker=guest, near=near))
            self._moments[near] = moment
            try:
                if not await moment:
                    return
            finally:
                self._moments.pop(near, None)
            job = (ponder_on, chair)

    async def _end_of_moment(self, near: str) -> None:
        """Wait until the process that has a pondering bot is free for it."""
        if near in self._moments:
            await asyncio.wait([self._moments[near]], timeout=MOMENT)

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
