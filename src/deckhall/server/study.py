"""Studying: the result of a sequence of answers, and new games that continue from any moment of a finished game or
record.

A client's record is replayed in a worker. Its game may continue at a table only if it begins with a setup: legal moves
cannot lead to a position that harms the server, but a position written by hand could.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from deckhall.puzzles import Puzzle
from deckhall.server import replays, studies
from deckhall.server.limits import is_wild
from deckhall.server.messages import Json, encode
from deckhall.server.refusals import Refuse
from deckhall.server.study_messages import PlayOn, Study, StudySource, StudyWish
from deckhall.server.workers import Lost, Overrun

if TYPE_CHECKING:  # a worker that replays a record needs none of these
    from deckhall.server.guests import Guest
    from deckhall.server.table import Table
    from deckhall.server.tables import Tables


_MOST_OF_A_SETUP = 16 * 1024  # bytes: it is stored with the table and sent to every visitor


class UnreadSource(StudySource):
    """A source whose record is still undecoded: only a worker decodes it."""

    record: msgspec.Raw = msgspec.Raw(b"null")  # type: ignore[assignment]  # the same JSON, not read yet
    position: msgspec.Raw = msgspec.Raw(b"null")  # type: ignore[assignment]  # the same JSON, not read yet

    def has_record(self) -> bool:
        return bytes(self.record) != b"null"

    def has_position(self) -> bool:
        return bytes(self.position) != b"null"

    def check(self) -> None:
        """Refuse a source that names nothing, or more than one thing."""
        named = [self.lesson, self.puzzle, self.table, self.has_record() or None, self.has_position() or None]
        if len([one for one in named if one is not None]) != 1:
            raise Refuse(
                "malformed",
                status=422,
                detail="a source is a lesson, a puzzle, a table, a record or a position",
            )

    def read(self) -> StudySource:
        """The source without the part that only a worker may decode."""
        return StudySource(self.lesson, self.puzzle, self.table, None, None, self.move)


class UnreadPlayOn(PlayOn):
    source: UnreadSource


class UnreadStudy(StudyWish):
    source: UnreadSource


async def answered(tables: Tables, guest: Guest, asker: str, wish: UnreadStudy) -> Study:
    """The result of the answers in a study."""
    source = wish.source
    source.check()
    record = b""
    if source.table is not None:
        record = await replays.record_of(tables, source.table, guest)
    elif source.has_record():
        record = bytes(source.record)
    elif source.has_position():
        record = b'{"position":%b,"moves":[],"game":%b}' % (bytes(source.position), _game_of(source.position))
    asked = StudyWish(
        source.read(), wish.path, wish.since, wish.seat, wish.others, wish.luck, wish.open, wish.help
    )
    try:
        found = await tables.services.workers.run(studies.study, asked, record, asker=asker)
    except (Overrun, Lost) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error
    return read(found)


def read(found: bytes) -> Study:
    """A worker's result."""
    return msgspec.json.decode(found, type=Study)


class _OfGame(msgspec.Struct):
    """The one part of a position that the server decodes itself."""

    game: str


def _game_of(position: msgspec.Raw) -> bytes:
    try:
        return encode(msgspec.json.decode(position, type=_OfGame).game)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error


class Moment(msgspec.Struct):
    """A moment of a game to study: the choices it began with, and its position."""

    game: str
    players: int
    choices: Json
    position: Json


async def play_on(tables: Tables, guest: Guest, asker: str, wish: UnreadPlayOn) -> Table:
    """A table at which the game continues from a moment: one seat is the guest's, bots play the others."""
    moment = await moment_of(tables, guest, asker, wish.source)
    if not 0 <= wish.seat < moment.players:
        raise Refuse("no_seat", status=422)
    words = ["me" if seat == wish.seat else f"bot:{wish.level}" for seat in range(moment.players)]
    return await tables.make_at(guest, moment.game, words, moment.choices, moment.position)


async def moment_of(tables: Tables, guest: Guest, asker: str, source: UnreadSource) -> Moment:
    """The moment that a source names."""
    source.check()
    if source.lesson is not None or source.has_position():
        raise Refuse("malformed", status=422, detail="a game goes on from a table, a record or a puzzle")
    if source.puzzle is not None:
        return _of_puzzle(studies.puzzle_of(source.puzzle))
    choices: Json | None = None
    if source.has_record():
        record = bytes(source.record)
    else:
        record = await replays.record_of(tables, source.table or "", guest)
        choices = (await tables.saved(source.table or "")).choices
    try:
        found = await tables.services.workers.run(find, record, source.move, choices, asker=asker)
    except (Overrun, Lost) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error
    return msgspec.json.decode(found, type=Moment)


def _of_puzzle(puzzle: Puzzle) -> Moment:
    """A puzzle as a moment to continue from: it was reached by legal moves, so it may be played at a table."""
    position = {**puzzle.position, "luck": {"key": secrets.token_hex(16), "count": 0}}
    choices = {name: choice for name, choice in puzzle.source.get("setup", {}).items() if name != "seed"}
    return Moment(puzzle.game, 2, choices, position)


def find(written: bytes, move: int, choices: Json | None) -> bytes:
    """The moment of a record after this many moves, as JSON. Runs in a worker.

    `choices` are those of the record's table; None for a client's record.
    """
    record = replays.read_record(written)
    is_set_up = isinstance(record.get("setup"), dict) and "position" not in record
    if choices is None and (
        not is_set_up or is_wild(record["setup"]) or len(encode(record["setup"])) > _MOST_OF_A_SETUP
    ):
        raise Refuse(
            "wrong_record", status=422, detail="a game goes on from a record that begins with a setup"
        )
    if move > len(record["moves"]):
        raise Refuse("wrong_record", status=422, detail="the record has fewer moves")
    game = replays.begun(record)
    with replays.refusing():
        for code in record["moves"][:move]:
            game.apply(code)
    if game.decision is None:
        raise Refuse("not_playing", status=409, detail="the game is over at this move")
    position = game.position()
    position["luck"] = {
        "key": secrets.token_hex(16),
        "count": 0,
    }  # so that the future differs from the original game's
    if choices is None:
        choices = {name: choice for name, choice in game.setup.items() if name != "seed"}
    return encode(Moment(game.box.name, game.state.seats(), choices, position))
