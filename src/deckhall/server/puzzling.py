"""Puzzles for guests: the puzzle of the day, the next one by rating, and tries, which the server judges itself.

A first try is a game between guest and puzzle that changes both ratings, once. Asking for help before it counts as not
solving it. Judgement puzzles, which are not proven, have separate ratings.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from deckhall.kits import SHIPPED
from deckhall.puzzles import JUDGEMENT, Puzzle, judgements, puzzles
from deckhall.server import studies, study
from deckhall.server.glicko import Rating
from deckhall.server.refusals import Refuse
from deckhall.server.study_messages import (
    PuzzleInfo,
    PuzzleResult,
    PuzzleStanding,
    PuzzleStandings,
    StudySource,
    StudyWish,
)
from deckhall.server.workers import Overrun, Workers

if TYPE_CHECKING:
    from deckhall.server.guests import Guest
    from deckhall.server.store import Store

NEAREST: Final = 12  # candidates nearest to a guest's rating
UNDECIDED: Final = -1  # help was taken, but the puzzle is neither solved nor failed yet
_DEVIATION_OF_PUZZLE: Final = 200.0  # initial value

Row = dict[str, Any]


async def standings(store: Store, guest: Guest, today: str = "") -> PuzzleStandings:
    """A guest's standing in the puzzles of each game, and the puzzles of the day."""
    now = await _ratings_now(store)
    found = []
    for game in [kit.name for kit in SHIPPED if puzzles(kit.name)]:
        tries = await _tries(store, guest, game)
        row = await store.rating_of(guest.id, game) if guest.stored else None
        mine = _rating(row)
        daily = puzzle_of_the_day(game, today or datetime.now(UTC).date().isoformat())
        found.append(
            PuzzleStanding(
                game,
                round(mine.rating),
                round(mine.deviation),
                0 if row is None else row["streak"],
                0 if row is None else row["best"],
                len([one for one in tries.values() if one["solved"] == 1]),
                len(tries),
                _info(daily, now, tries),
                tries.get(daily.id, {}).get("solved") == 1,
                len(puzzles(game)),
                len(judgements(game)),
            )
        )
    return PuzzleStandings(found)


def puzzle_of_the_day(game: str, day: str) -> Puzzle:
    """The same puzzle for everyone, a different one every day."""
    every = sorted(puzzles(game), key=lambda one: blake2b(f"{day} {one.id}".encode(), digest_size=8).digest())
    return every[0]


async def one(store: Store, guest: Guest, puzzle_id: str) -> PuzzleInfo:
    puzzle = studies.puzzle_of(puzzle_id)
    return _info(puzzle, await _ratings_now(store), await _tries(store, guest, pool_of(puzzle)))


async def following(store: Store, guest: Guest, game: str, judgement: bool = False) -> PuzzleInfo:
    """A puzzle the guest has not tried, of about their strength."""
    every = judgements(game) if judgement else puzzles(game)
    if not every:
        raise Refuse("not_found", status=404)
    pool = pool_of(every[0])
    now, tries = await _ratings_now(store), await _tries(store, guest, pool)
    fresh = [puzzle for puzzle in every if puzzle.id not in tries]
    if not fresh:
        raise Refuse("not_found", status=404, detail="every puzzle has been tried")
    mine = _rating(await store.rating_of(guest.id, pool) if guest.stored else None).rating
    near = sorted(fresh, key=lambda puzzle: abs(_puzzle_rating(puzzle, now).rating - mine))[:NEAREST]
    return _info(near[(len(tries) * 7 + int(guest.id[:6].encode().hex(), 16)) % len(near)], now, tries)


def pool_of(puzzle: Puzzle) -> str:
    """The puzzles that share a rating: the proven ones of a game, or its judgements."""
    return f"{puzzle.game}:{JUDGEMENT}" if puzzle.goal.kind == JUDGEMENT else puzzle.game


async def take_help(store: Store, guest: Guest, puzzle_id: str) -> None:
    """Record that a guest asked for help before finishing the first try."""
    puzzle = studies.puzzle_of(puzzle_id)
    if puzzle.id not in await _tries(store, guest, pool_of(puzzle)):
        await store.save_puzzle(_try(guest, puzzle, UNDECIDED, helped=True))


async def tried(
    store: Store, workers: Workers, guest: Guest, asker: str, puzzle_id: str, path: list[str]
) -> PuzzleResult:
    """Judge a try by replaying its answers; the first one counts."""
    puzzle = studies.puzzle_of(puzzle_id)
    wish = StudyWish(StudySource(puzzle=puzzle.id), path)
    try:
        told = study.read(await workers.run(studies.study, wish, b"", asker=asker))
    except Overrun as error:
        raise Refuse("busy", status=503, detail=str(error)) from error
    if told.state == "open":
        raise Refuse(
            "not_over", status=409, detail="the puzzle is neither solved nor failed by these answers"
        )
    pool = pool_of(puzzle)
    tries = await _tries(store, guest, pool)
    before = tries.get(puzzle.id)
    row = await store.rating_of(guest.id, pool)
    mine = _rating(row)
    streak, best = (0, 0) if row is None else (row["streak"], row["best"])
    if before is not None and before["solved"] != UNDECIDED:
        return PuzzleResult(told.state == "done", False, round(mine.rating), 0, streak, best)
    solved = told.state == "done" and before is None
    hard = _puzzle_rating(puzzle, await _ratings_now(store))
    after = mine.after(hard, float(solved))
    harder = hard.after(mine, 1.0 - solved)
    streak = streak + 1 if solved else 0
    best = max(best, streak)
    await store.save_puzzle(
        _try(guest, puzzle, int(solved), helped=before is not None),
        {
            "guest_id": guest.id,
            "game": pool,
            "rating": after.rating,
            "deviation": after.deviation,
            "volatility": after.volatility,
            "streak": streak,
            "best": best,
        },
        {
            "puzzle": puzzle.id,
            "rating": harder.rating,
            "deviation": harder.deviation,
            "volatility": harder.volatility,
            "plays": 1,
        },
    )
    change = round(after.rating) - round(mine.rating)
    return PuzzleResult(solved, True, round(after.rating), change, streak, best)


def _try(guest: Guest, puzzle: Puzzle, solved: int, helped: bool) -> Row:
    return {
        "guest_id": guest.id,
        "puzzle": puzzle.id,
        "game": pool_of(puzzle),
        "solved": solved,
        "helped": int(helped),
        "at": int(time.time()),
    }


async def _tries(store: Store, guest: Guest, pool: str) -> dict[str, Row]:
    return {row["puzzle"]: row for row in await store.tries_of(guest.id, pool)} if guest.stored else {}


async def _ratings_now(store: Store) -> dict[str, Rating]:
    return {row["puzzle"]: _rating(row) for row in await store.puzzles_now()}


def _rating(row: Row | None) -> Rating:
    return Rating() if row is None else Rating(row["rating"], row["deviation"], row["volatility"])


def _puzzle_rating(puzzle: Puzzle, now: dict[str, Rating]) -> Rating:
    return now.get(puzzle.id) or Rating(float(puzzle.rating), _DEVIATION_OF_PUZZLE)


def _info(puzzle: Puzzle, now: dict[str, Rating], tries: dict[str, Row]) -> PuzzleInfo:
    before = tries.get(puzzle.id, {}).get("solved", UNDECIDED)
    bots = sum(puzzle.bots.values()) / max(1, len(puzzle.bots))
    return PuzzleInfo(
        puzzle.id,
        puzzle.game,
        puzzle.goal.kind,
        round(_puzzle_rating(puzzle, now).rating),
        list(puzzle.themes),
        puzzle.proof.unique,
        round(100 * bots),
        puzzle.source,
        "" if before == UNDECIDED else "solved" if before else "failed",
    )
