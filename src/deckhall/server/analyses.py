"""Analyses of finished games: made in the background, stored as they progress, and sent to anybody who asks.

A dedicated worker makes them piece by piece at low priority; askers take turns. An analysis that nobody watches any
more stops, and continues when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from deckhall.analysis import Analysis, Move, Turn, judge_version
from deckhall.bots.values import has_learnt
from deckhall.server import analysing, replays
from deckhall.server.analysis_messages import AnalysisWish, AnswerWish, GameAnalysis, JudgedAnswer
from deckhall.server.history import rules_of
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.study import UnreadSource
from deckhall.server.workers import Limits, Lost, Overrun, Workers
from deckhall.server.writer import NotStored, Unavailable

if TYPE_CHECKING:
    from deckhall.server.guests import Guest
    from deckhall.server.services import Services
    from deckhall.server.tables import Tables

log = logging.getLogger("deckhall.server")

MOST_OF_ONE: Final = 2  # analyses in progress for one asker
MOST: Final = 50  # in progress in total
UNWATCHED: Final = 60.0  # seconds after which an unwatched one stops
SAVE_EVERY: Final = 5.0  # seconds
KEPT: Final = 400 * 24 * 3600  # seconds for which an analysis is stored
_ELSEWHERE: Final = 4 * SAVE_EVERY  # if stored more recently by another server, it is still in progress there
_LIMITS: Final = Limits(seconds=30.0, patience=180.0, memory=4 * 1024**3, output=4 * 1024**2, nice=15)

Source = tuple[bytes, list[int] | None]  # a record, and the winners of a resigned game


class UnreadAnalysis(AnalysisWish):
    """A request whose record is still undecoded: only a worker decodes it."""

    source: UnreadSource


class UnreadAnswer(AnswerWish):
    """The same for a request to judge an answer."""

    source: UnreadSource


@dataclass
class _Run:
    """An analysis in progress."""

    found: GameAnalysis
    source: Source
    asker: str
    looked_at: float = field(default_factory=time.monotonic)
    saved_at: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._workers = Workers(1, _LIMITS, waiting=MOST, of_one=MOST)
        self._running: dict[str, _Run] = {}

    async def start(self, tables: Tables, guest: Guest, asker: str, wanted: UnreadSource) -> GameAnalysis:
        """What is known of a game; the analysis continues from now on."""
        source = await _source(tables, guest, wanted)
        try:
            begun = await self._services.workers.run(analysing.begin, *source, asker=asker)
        except (Overrun, Lost) as error:
            raise Refuse("wrong_record", status=422, detail=str(error)) from error
        blank = msgspec.json.decode(begun, type=GameAnalysis)
        stored = await self._stored(blank.id)
        if (run := self._running.get(blank.id)) is not None:
            run.looked_at = time.monotonic()
            return run.found
        if stored is not None and (stored.state == "done" or stored.state == "working"):
            return stored
        if len([run for run in self._running.values() if run.asker == asker]) >= MOST_OF_ONE:
            raise Refuse("busy", status=503)
        if len(self._running) >= MOST:
            raise Refuse("busy", status=503)
        run = _Run(stored or blank, source, asker)
        run.found.state = "working"
        self._running[blank.id] = run
        run.task = asyncio.create_task(self._make(run))
        return run.found

    async def look(self, analysis_id: str) -> GameAnalysis:
        """What is known so far."""
        run = self._running.get(analysis_id)
        if run is not None:
            run.looked_at = time.monotonic()
            return run.found
        stored = await self._stored(analysis_id)
        if stored is None:
            raise Refuse("not_found", status=404)
        return stored

    async def judge(self, tables: Tables, guest: Guest, asker: str, wish: UnreadAnswer) -> JudgedAnswer:
        """How good another answer would have been."""
        record, _ = await _source(tables, guest, wish.source)
        arguments = (record, wish.source.move, wish.seat, wish.code)
        try:
            found = await self._services.workers.run(analysing.judge_answer, *arguments, asker=asker)
        except (Overrun, Lost) as error:
            raise Refuse("busy", status=503, detail=str(error)) from error
        return msgspec.json.decode(found, type=JudgedAnswer)

    async def close(self) -> None:
        """Stop, and store what is known so far."""
        runs = list(self._running.values())
        for run in runs:
            if run.task is not None:
                run.task.cancel()
                with suppress(asyncio.CancelledError):
                    await run.task
        self._workers.close()

    # -- making --------------------------------------------------------------------------

    async def _make(self, run: _Run) -> None:
        try:
            while run.found.state == "working":
                if time.monotonic() - run.looked_at > UNWATCHED:
                    break
                await self._add_piece(run)
                if time.monotonic() - run.saved_at > SAVE_EVERY:
                    await self._save(run.found)
                    run.saved_at = time.monotonic()
        except (Overrun, Lost, Refuse) as problem:
            log.warning("analysis_stopped", extra={"problem": str(problem)})
        except RuntimeError:  # a job failed in its process
            self._services.metrics.count("internal_errors")
            log.exception("analysis_failed")
        finally:
            if run.found.state != "done":
                run.found.state = "stopped"
            try:
                await self._save(run.found)
            finally:  # after it is stored, so that it can always be found here or there
                del self._running[run.found.id]

    async def _add_piece(self, run: _Run) -> None:
        found = run.found
        answer = await self._workers.run(
            analysing.work_on, *run.source, len(found.turns), found.done, asker=run.asker, near=found.id
        )
        piece = msgspec.json.decode(answer, type=analysing.Piece)
        found.turns += piece.turns
        found.has_graph = piece.has_graph
        found.judged += piece.moves
        found.done = piece.done
        if found.has_graph and found.done >= found.moves:
            found.luck = await asyncio.to_thread(luck_of, found)
            found.state = "done"

    # -- storing -------------------------------------------------------------------------

    async def _save(self, found: GameAnalysis) -> None:
        now = int(time.time())
        row = {
            "record": found.id,
            "rules": found.rules,
            "judge": found.judge,
            "game": found.game,
            "at": now,
            "content": zlib.compress(encode(found)),
        }
        try:
            await self._services.store.save_analysis(row, now - KEPT)
        except (NotStored, Unavailable) as problem:  # it is repeated if necessary
            log.error("analysis_not_stored", extra={"problem": str(problem)})

    async def _stored(self, analysis_id: str) -> GameAnalysis | None:
        """The stored analysis of a game, if made with the current rules and judge."""
        for row in await self._services.store.analyses_of(analysis_id):
            game = row["game"]
            if row["rules"] != rules_of(game) or not has_learnt(game):
                continue
            if row["judge"] == await asyncio.to_thread(judge_version, game):
                return self._read(row)
        return None

    def _read(self, row: dict[str, Any]) -> GameAnalysis:
        found = msgspec.json.decode(zlib.decompress(row["content"]), type=GameAnalysis)
        if found.state == "working":  # its server was stopped, or is another one
            shared = self._services.owning.is_shared
            found.state = "working" if shared and time.time() - row["at"] < _ELSEWHERE else "stopped"
        return found


async def _source(tables: Tables, guest: Guest, wanted: UnreadSource) -> Source:
    """The record that a source names, if the guest may see all of it."""
    wanted.check()
    if wanted.has_record():
        return bytes(wanted.record), None
    if wanted.table is None:
        raise Refuse("malformed", status=422, detail="a finished table or a record can be analysed")
    record = await replays.record_of(tables, wanted.table, guest)
    result = (await tables.saved(wanted.table)).result
    return record, None if result is None else list(result.winners)


def luck_of(found: GameAnalysis) -> list[Literal["", "lucky", "unlucky"]]:
    """Who was lucky, if that can be said with confidence."""
    turns = [Turn(turn.number, turn.move, turn.chances, turn.errors) for turn in found.turns]
    moves = [
        Move(
            one.number,
            one.turn,
            one.seat,
            "",
            "",
            one.chance,
            one.error,
            one.loss,
            one.loss_error,
            0,
            one.label,
        )
        for one in found.judged
    ]
    whole = Analysis(found.game, found.players, found.moves, found.results, turns, moves, found.done)
    words: dict[str, Literal["", "lucky", "unlucky"]] = {"": "", "lucky": "lucky", "unlucky": "unlucky"}
    return [words[whole.luck(seat)] for seat in range(found.players)]
