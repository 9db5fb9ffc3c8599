"""Results: what is kept of every finished game, and a guest's own results.

They are written together with the end of a game. Games that ended before results were kept are filled in in the
background (`fill`), and at once for a guest who looks.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, case, func, select

from deckhall.server.databases import Statements
from deckhall.server.messages import encode
from deckhall.server.people_messages import Played, PlayedGame, PlayedSeat
from deckhall.server.saved_table import SavedTable, read_sheet
from deckhall.server.schema import finished_game, finished_seat, game_table, guest, sitting
from deckhall.server.writer import Unavailable

if TYPE_CHECKING:
    from deckhall.server.store import Store

log = logging.getLogger("deckhall.server")

MOST_SHOWN = 1_000  # games on the results page; the export has all
_AT_ONCE = 100  # games filled in per batch
_PAUSE = 0.05  # seconds between batches, to let other writes through


def statements(say: Statements, saved: SavedTable) -> list[tuple[Any, Any]]:
    """The statements that store the result of a finished game. Existing entries are not changed."""
    ended = saved.ended or saved.created
    row = {
        "id": saved.id,
        "game": saved.game,
        "choices": encode(saved.shown_choices()).decode(),
        "rules": saved.rules,
        "clock": saved.settings.clock.kind,
        "from_position": int(saved.base is not None and saved.base_seq == 0),
        "reason": saved.result.reason if saved.result is not None else "",
        "created": saved.created,
        "ended": ended,
        "of_table": saved.id,
        "at_latest": saved.created,
    }
    written: list[tuple[Any, Any]] = [(say.finished_game, row)]
    if saved.seed:
        written += [(say.finished_seat, _seat(saved, seat, ended)) for seat in range(len(saved.seats))]
    return written


def _seat(saved: SavedTable, number: int, ended: int) -> dict[str, Any]:
    seat = saved.seats[number]
    scores = saved.result.scores if saved.result is not None else []
    standing = saved.standing
    if not scores and standing is not None:
        scores = standing.scores
    champions = standing.champions if standing is not None else []
    return {
        "table_id": saved.id,
        "seat": number,
        "guest_id": seat.guest,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level if seat.kind == "bot" else "",
        "shares": int(seat.shares),
        "champion": champions[number] if number < len(champions) else "",
        "score": scores[number] if number < len(scores) else None,
        "won": int(saved.result is not None and number in saved.result.winners),
        "resigned": int(seat.resigned),
        "out_of_time": int(seat.out_of_time),
        "ended": ended,
        "of_table": saved.id,
        "of_seat": number,
    }


# -- games that were over before their results were kept ------------------------------------------


async def fill(store: Store) -> None:
    """Store the results of all games that ended before; what cannot be stored now is tried at the next start."""
    last = ""
    try:
        while True:
            unknown = _unknown().where(game_table.c.id > last).order_by(game_table.c.id).limit(_AT_ONCE)
            found = await _fill(store, unknown)
            if not found:
                return
            last = found[-1]
            await asyncio.sleep(_PAUSE)
    except (Unavailable, msgspec.MsgspecError) as problem:
        log.error("results_not_filled", extra={"problem": str(problem)})


def _unknown() -> Any:
    known = select(finished_game.c.id).where(finished_game.c.id == game_table.c.id)
    return select(game_table.c.sheet).where(game_table.c.state == "over", ~known.exists())


async def _fill(store: Store, unknown: Any) -> list[str]:
    saved = await store.read(unknown, lambda row: read_sheet(row[0]))
    if saved:
        await store.write(*[one for table in saved for one in statements(store.say, table)])
    return [table.id for table in saved]


# -- a guest's own ---------------------------------------------------------------------------------


async def of_guest(store: Store, guest_id: str, limit: int = MOST_SHOWN) -> msgspec.Raw:
    """The finished games of a guest, latest first, as JSON (`Played`)."""
    theirs = _unknown().join(sitting, sitting.c.table_id == game_table.c.id)
    await _fill(store, theirs.where(sitting.c.guest_id == guest_id).limit(limit))
    return await store.at_once(
        lambda connection: msgspec.Raw(encode(Played(*_read(connection, guest_id, limit))))
    )


async def all_of_guest(store: Store, guest_id: str) -> list[PlayedGame]:
    """Every finished game of a guest, latest first."""
    return (await store.at_once(lambda connection: _read(connection, guest_id, 1_000_000)))[0]


def _read(connection: Any, guest_id: str, limit: int) -> tuple[list[PlayedGame], bool]:
    mine = finished_seat.alias()
    of_mine = and_(mine.c.guest_id == guest_id, mine.c.shares == 0)
    newest = (
        select(mine.c.table_id, mine.c.seat, mine.c.ended)
        .where(of_mine)
        .order_by(mine.c.ended.desc(), mine.c.table_id)
        .limit(limit + 1)
        .subquery()
    )
    seats: dict[str, list[PlayedSeat]] = {}
    which = finished_seat.c
    shown = case((which.shares == 0, func.coalesce(guest.c.name, which.name)), else_=which.name)
    for row in connection.execute(
        select(finished_seat, shown.label("shown"))
        .join(newest, newest.c.table_id == which.table_id)
        .outerjoin(guest, and_(guest.c.id == which.guest_id, which.guest_id != ""))
        .order_by(which.table_id, which.seat)
    ):
        seats.setdefault(row.table_id, []).append(
            PlayedSeat(
                row.kind,
                row.shown,
                "" if row.shares else row.guest_id,
                row.level,
                row.champion,
                row.score,
                bool(row.won),
                bool(row.resigned),
                bool(row.replaced),
            )
        )
    games = [
        PlayedGame(
            row.id,
            row.game,
            msgspec.json.decode(row.choices),
            row.rules,
            row.began,
            row.ended,
            row.moves,
            row.reason,
            row.mine,
            seats[row.id],
            row.kept is not None,
        )
        for row in connection.execute(
            select(finished_game, newest.c.seat.label("mine"), game_table.c.id.label("kept"))
            .join(newest, newest.c.table_id == finished_game.c.id)
            .outerjoin(game_table, game_table.c.id == finished_game.c.id)
            .order_by(newest.c.ended.desc(), finished_game.c.id)
        )
    ]
    return games[:limit], len(games) > limit
