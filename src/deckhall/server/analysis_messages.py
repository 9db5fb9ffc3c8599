"""Messages about the analysis of a finished game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deckhall.server.messages import Code, Wish, Wording
from deckhall.server.study_messages import StudySource


class AnalysisWish(Wish):
    """Request the analysis of a game: a finished table, or the record of one."""

    source: StudySource


class AnalysedTurn(Struct):
    """The beginning of a turn: every seat's chance to win from what it could know, with standard errors."""

    number: int
    move: int  # number of the turn's first move
    chances: list[float]
    errors: list[float]


class AnalysedMove(Struct, omit_defaults=True):
    """A decision, judged. If it cost something, it includes what was played and what would have been better."""

    number: int  # from 0: a replay shows the moment before it as move `number`
    turn: int
    seat: int
    label: str  # best, good, unsure, inaccuracy, mistake, blunder, missed_win
    chance: float  # of the seat, after the chosen option
    error: float
    loss: float  # difference to the chance after the best option
    loss_error: float
    proven: bool = False  # whether the better line wins this turn against any answers
    played: Wording | None = None
    line: list[Wording] = []  # the better line to the end of the turn
    codes: list[str] = []  # the answers of that line, with all cards open


class GameAnalysis(Struct):
    """What is known of a finished game so far: first the graph, then move by move."""

    id: str
    game: str
    rules: int
    judge: str  # the version of the judge
    players: int
    moves: int  # of the game
    results: list[float]  # each seat's final share of the win
    state: Literal["working", "stopped", "done"] = "working"
    done: int = 0  # moves judged so far
    has_graph: bool = False  # whether the turns are complete
    turns: list[AnalysedTurn] = []
    judged: list[AnalysedMove] = []
    luck: list[Literal["", "lucky", "unlucky"]] = []  # by seat, once everything is judged


class AnswerWish(Wish):
    """How good would another answer have been at a moment of a finished table or a record?

    `code` uses the card numbers of a study that begins at this moment for this seat.
    """

    source: StudySource
    code: Code
    seat: Annotated[int, Meta(ge=0, le=7)] = 0


class JudgedAnswer(Struct):
    """The result of an answer compared with the best one."""

    label: str
    loss: float
    error: float
    solved: bool  # it is as good as the best, as far as can be told
    proven: bool = False  # it gives a win away
    better: Wording | None = None


ANALYSES = (AnalysisWish, GameAnalysis, AnswerWish, JudgedAnswer)
