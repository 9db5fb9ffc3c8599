"""Messages about studying: trying answers from any moment, lessons, puzzles, and playing on from there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from deckhall.server.messages import Code, Json, Key, Wish, Wording
from deckhall.server.replay_messages import Frame


class StudySource(Wish):
    """Where a study begins: a lesson, a puzzle, a position, or a finished table or a record after `move` moves.

    Exactly one of them must be given.
    """

    lesson: Key | None = None
    puzzle: Key | None = None
    table: Key | None = None
    record: Json | None = None
    position: Json | None = None
    move: Annotated[int, Meta(ge=0, le=20_000)] = 0


class StudyWish(Wish):
    """What comes of a sequence of answers? `path` are their codes, in the card numbers of the views shown.

    Each move after the first `since` answers is returned; without `since` only the last moment, with the log of
    everything before. `seat`, `others` (the level of the bots; None: you answer for everybody), `luck` (0: as in the
    original game; otherwise another future) and `open` (all cards face up) are for tables, records and positions:
    lessons and puzzles determine who plays and what is visible.
    """

    source: StudySource
    path: Annotated[list[Code], Meta(max_length=400)] = msgspec.field(default_factory=list)
    since: Annotated[int, Meta(ge=0, le=400)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    others: Literal["easy", "normal"] | None = "easy"
    luck: Annotated[int, Meta(ge=0, le=999)] = 0
    open: bool = False
    help: Literal["", "hint", "way"] = ""  # in a puzzle: the next answer, or all that lead to the goal


class Study(Struct):
    """The result of the answers. `path` are the accepted ones; if one was not accepted, `refused` says why."""

    game: str
    players: int
    seat: int
    choices: Json
    path: list[str]
    moves: int  # made so far, including the others'
    frames: list[Frame]  # the last one is the present moment
    log: list[Json]  # everything before them, in words
    state: Literal["open", "done", "failed"]
    coach: list[Wording]
    point: str | None = None  # the code of the answer that the coach refers to
    hint: str | None = None  # the code of the answer to give
    way: list[str] | None = None  # codes of your answers that lead to the goal
    refused: Wording | None = None
    can_answer: bool = False


class PlayOn(Wish):
    """A new game that continues from a moment: `seat` is yours, bots of this level play the others."""

    source: StudySource
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    level: Key = "normal"


class LessonInfo(Struct):
    """A lesson: its `id` is the source of its study."""

    id: str
    number: int
    name: Wording
    minutes: int
    done: bool


class LessonList(Struct):
    """Answer of `GET /api/lessons/{game}`, in order, with your progress."""

    lessons: list[LessonInfo]


class PuzzleInfo(Struct):
    """A puzzle on offer: its goal, its difficulty, and whether you have tried it."""

    id: str
    game: str
    kind: str
    rating: int
    themes: list[str]
    unique: bool  # proven to be the only way
    bots: int  # how many of a hundred tries by our bots solve it
    source: Json  # the game it comes from
    tried: Literal["", "solved", "failed"] = ""


class PuzzleStanding(Struct):
    """Your standing in the puzzles of a game."""

    game: str
    rating: int
    deviation: int  # the uncertainty of the rating
    streak: int
    best: int
    solved: int
    tried: int
    daily: PuzzleInfo
    daily_done: bool
    puzzles: int  # how many there are
    judgements: int = 0  # how many of the kind that is played out, not proven


class PuzzleStandings(Struct):
    """Answer of `GET /api/puzzles`."""

    games: list[PuzzleStanding]


class PuzzleTry(Wish):
    """My first try: the answers I gave. The server replays and judges them."""

    path: Annotated[list[Code], Meta(max_length=400)]


class PuzzleResult(Struct):
    """The result of a try. Each puzzle counts once, and not as solved if help was used."""

    solved: bool
    counted: bool
    rating: int
    change: int
    streak: int
    best: int


STUDIES = (
    StudySource,
    StudyWish,
    Study,
    LessonList,
    PuzzleInfo,
    PuzzleStandings,
    PuzzleTry,
    PuzzleResult,
    PlayOn,
)
