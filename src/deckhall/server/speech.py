"""What viewers read, added to what they see: the only place where the server puts a game into words.

Nothing is said but what a view or `Happening.seen_by` already shows that viewer.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckhall.kernel.game import Game
from deckhall.server.messages import Json, Result, ResultWords
from deckhall.text.cards import voice_of
from deckhall.text.catalogue import speaker
from deckhall.text.voice import REFERENCE


def read_catalogue() -> None:
    """Read the messages before anybody waits for them: it takes a few tenths of a second."""
    speaker(REFERENCE)


def add_words(game: Game, view: Json) -> Json:
    """A view of this game with the question, its answers and the outcome in words."""
    voice_of(game.box.name).add_words(game.state, view)
    return view


def log_lines(game: str, happenings: Sequence[Json]) -> list[Json]:
    """What a viewer saw happen in one step, line by line."""
    return [line.plain() for line in voice_of(game).log(happenings)]


def describe_move(game: Game, code: str) -> Json:
    """An option of the open question, described and in words."""
    assert game.decision is not None
    told = game.describe(game.decision.option(code))
    told["say"] = voice_of(game.box.name).option(game.state, told).plain()
    return told


def result_in_words(game: str, result: Result | None, seats: int) -> Result | None:
    """How a game ended, with who won and why in words."""
    if result is None:
        return None
    said = voice_of(game).result(
        {"reason": result.reason, "winners": result.winners, "scores": result.scores}, seats
    )
    return Result(result.reason, result.winners, result.scores, ResultWords(said["title"], said["reason"]))
