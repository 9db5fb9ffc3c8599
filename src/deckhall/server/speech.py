"""Adds texts to what viewers see: the only place where the server puts a game into words.

The texts say only what a view or `Happening.seen_by` already shows that viewer.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckhall.kernel.game import Game
from deckhall.server.game_messages import Result, ResultWords
from deckhall.server.messages import Json
from deckhall.server.table_messages import Standing
from deckhall.text.cards import voice_of
from deckhall.text.catalogue import speaker
from deckhall.text.voice import REFERENCE


def read_catalogue() -> None:
    """Load the messages before anybody waits for them: it takes a few tenths of a second."""
    speaker(REFERENCE)


def add_words(game: Game, view: Json) -> Json:
    """A view of this game with the question, its answers and the outcome in words."""
    voice_of(game.box.name).add_words(game.state, view)
    return view


def log_lines(game: str, happenings: Sequence[Json]) -> list[Json]:
    """What a viewer saw happen in one step, line by line."""
    return [line.plain() for line in voice_of(game).log(happenings)]


def begins_turn(game: str, happening: Json) -> bool:
    """Whether a happening begins a turn."""
    return bool(happening["kind"] == voice_of(game).TURN)


def turn_line(game: str, happenings: Sequence[Json], viewer: int) -> list[Json]:
    """Someone else's finished turn in one line; `happenings` are all since it began."""
    line = None if happenings[0]["player"] == viewer else voice_of(game).turn_line(happenings)
    return [] if line is None else [line.plain()]


def describe_move(game: Game, code: str) -> Json:
    """An option of the pending question, described and in words."""
    assert game.decision is not None
    described = game.describe(game.decision.option(code))
    described["say"] = voice_of(game.box.name).option(game.state, described).plain()
    return described


def standing(game: Game) -> Standing:
    """The standing of a game, from public information."""
    turn, scores, champions = voice_of(game.box.name).standing(game.view(-1))
    return Standing(turn, scores, champions)


def result_in_words(
    game: str, result: Result | None, seats: int, gave_up: Sequence[int] = ()
) -> Result | None:
    """How a game ended, with who won and why in words; `gave_up` are the seats that conceded or ran out of time."""
    if result is None:
        return None
    said = voice_of(game).result(
        {"reason": result.reason, "winners": result.winners, "scores": result.scores}, seats, gave_up
    )
    words = ResultWords(said["title"], said["reason"])
    return Result(result.reason, result.winners, result.scores, words, result.note)
