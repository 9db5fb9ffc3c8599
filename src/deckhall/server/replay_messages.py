"""Messages about finished games: the record, the moments of a replay, and the game in numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deckhall.server.game_messages import Result
from deckhall.server.messages import Json, Wish
from deckhall.server.table_messages import TableInfo


class FinishedGame(Struct):
    """Answer of `GET /api/records/{id}`: the record can be replayed by anybody with the same rules."""

    table: TableInfo
    record: Json
    replayable: bool
    reason: str = ""  # a refusal's key, if it cannot be replayed


class Frame(Struct):
    """A moment of a finished game: after `move` moves. The first frame is 0."""

    move: int
    player: int | None  # who made the move
    option: Json | None  # the move, described
    views: list[Json]  # one, or one per seat if all cards are open
    happenings: list[Json]
    lines: list[Json]  # the happenings in words


class Replay(Struct):
    """Frames `start` up to `start + len(frames)` of a game that has `moves` moves."""

    game: str
    players: int
    moves: int
    start: int
    frames: list[Frame]
    result: Result | None = None
    differs: bool = False  # replaying the record led to a different game than the recorded one


class OpenRecord(Wish):
    """A record file to open. `seat` as in `GET /api/replays/{id}`."""

    record: Json
    seat: Annotated[int, Meta(ge=-1, le=7)] | Literal["all"] = -1
    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50


class Points(Struct):
    """What each seat had when a turn began: honor so far, or the remaining life."""

    turn: int  # counted from 1, over all players
    points: list[int]  # by seat


class CardPoints(Struct):
    """A card that earned honor or dealt damage, and how much in total."""

    card: str
    amount: int


class SeatAccount(Struct):
    """One seat of a finished game: the parts of its score, its deck, and its best cards, best first."""

    parts: dict[str, int]  # by word
    cards: dict[str, int]  # copies by card; empty for closed decks
    best: list[CardPoints]


class Summary(Struct):
    """A finished game in numbers, as shown with the result. Empty lists for games without such data."""

    game: str
    seats: list[SeatAccount]
    turns: list[Points]


REPLAYS = (FinishedGame, Replay, OpenRecord, Summary)
