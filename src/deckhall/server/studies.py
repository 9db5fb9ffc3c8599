"""Computes the result of a study in a worker: sets up the start, plays the answers, and reports what one seat may see.
The only state kept, for speed, is the last lessons and puzzles played here."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy
from functools import cache, lru_cache
from typing import Final, Literal

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game, refuse_endless
from deckhall.kernel.happenings import Happening
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kits import SHIPPED
from deckhall.lessons import Attempt, lesson
from deckhall.puzzles import Puzzle, PuzzleAttempt, judgements, puzzles
from deckhall.puzzles.attempt import guide_of
from deckhall.puzzles.guide import Guide
from deckhall.server import replays
from deckhall.server.advice import Adviser
from deckhall.server.messages import Json, Wording, encode
from deckhall.server.refusals import Refuse
from deckhall.server.replay_messages import Frame
from deckhall.server.speech import begins_turn, log_lines, turn_line
from deckhall.server.study_messages import Study, StudyWish
from deckhall.study import DONE, FAILED, OPEN, Line, NotPossible, Session, Variation, Watcher
from deckhall.text.cards import voice_of

_KEPT: Final = 24  # sessions, each with its game and its log


class Beholder(Watcher):
    """Reports each move as one seat saw it, or with all cards open; while `telling`, with views of every moment."""

    def __init__(
        self, game: Game, seat: int, open_cards: bool, adviser: Adviser | None, telling: bool
    ) -> None:
        self.seat = seat
        self.open_cards = open_cards
        self.advise = None if adviser is None else adviser.add_advice
        self.sight: replays.Everybody | replays.Viewer = (
            replays.Everybody(game) if open_cards else replays.Viewer(game, seat)
        )
        self.telling = telling
        self.count = 0
        self.frames: list[Frame] = [Frame(0, None, None, self.views(), [], [])] if telling else []
        self.log: list[Json] = []
        self.turn: list[Json] = []  # what was seen of the current turn

    def views(self) -> list[Json]:
        return self.sight.views(self.advise)

    def moved(self, game: Game, player: int, secret: bool, told: Json, news: list[Happening]) -> None:
        others = player != self.seat and not self.open_cards
        hidden = secret and others
        option: Json | None = (
            None if others else told
        )  # of others' moves one sees what happens, not the answer itself
        happenings = self.sight.happened(option, news)
        lines = [*log_lines(game.box.name, happenings), *self._turns(game.box.name, happenings)]
        self.count += 1
        if self.telling:
            self.frames.append(
                Frame(self.count, None if hidden else player, option, self.views(), happenings, lines)
            )
        else:
            self.log += lines

    def _turns(self, game: str, happenings: list[Json]) -> list[Json]:
        """One line for each of the others' turns that ended with these happenings."""
        lines: list[Json] = []
        for one in happenings:
            if begins_turn(game, one):
                if self.turn:
                    lines += turn_line(game, self.turn, self.seat)
                self.turn = [one]
            elif self.turn:
                self.turn.append(one)
        return lines

    def copied(self, game: Game) -> Beholder:
        other = copy(self)
        other.sight = self.sight.copied(game)
        other.frames, other.log, other.turn = [], list(self.log), list(self.turn)
        for frame in self.frames:
            other.log += frame.lines
        return other


class _Spoken:
    """Sessions whose moves are described in words."""

    game: Game

    def in_words(self, told: Json) -> Json:
        told["say"] = voice_of(self.game.box.name).option(self.game.state, told).plain()
        return told


class SpokenAttempt(_Spoken, Attempt):
    """A lesson with descriptions."""


class SpokenPuzzle(_Spoken, PuzzleAttempt):
    """A puzzle with descriptions."""


class SpokenVariation(_Spoken, Variation):
    """A variation with descriptions."""


# -- starting ---------------------------------------------------------------------------------------


def begin(wish: StudyWish, record: bytes) -> Session:
    """The session of a source before its first answer. Other players may have moved before that."""
    source, telling = wish.source, wish.since == 0 and not wish.path
    if source.lesson is not None:
        try:
            found = lesson(source.lesson)
        except GameError as error:
            raise Refuse("not_found", status=404, detail=str(error)) from error
        game = found.start()
        beholder = Beholder(game, found.seat, False, Adviser(True) if found.advice else None, telling)
        return SpokenAttempt(found, beholder, game).begin()
    if source.puzzle is not None:
        puzzle = puzzle_of(source.puzzle)
        guide = _guide(puzzle.id)
        attempt = SpokenPuzzle(puzzle, None, guide)
        attempt.watcher = Beholder(attempt.game, puzzle.seat, guide.OPEN_HANDS, None, telling)
        return attempt.begin()
    return _variation(wish, record, telling)


def _variation(wish: StudyWish, record: bytes, telling: bool) -> Session:
    read = replays.read_record(record)
    move = wish.source.move
    if move > len(read["moves"]):
        raise Refuse("wrong_record", status=422, detail="the record has fewer moves")
    game = replays.begun(read)
    with replays.refusing():
        for number, code in enumerate(read["moves"][:move], 1):
            game.apply(code)
            refuse_endless(game, number)
        if wish.luck:
            position = game.position()
            position["luck"] = {"key": key_of(wish.luck), "count": 0}
            game = deckhall.load_position(position)
        if wish.seat >= game.state.seats():
            raise Refuse("no_seat", status=422)
        open_cards = wish.open or wish.others is None
        beholder = Beholder(game, wish.seat, open_cards, Adviser(False), telling)
        return SpokenVariation(game, wish.seat, wish.others, beholder).begin()


def puzzle_of(puzzle_id: str) -> Puzzle:
    """The shipped puzzle with this id."""
    found = every_puzzle().get(puzzle_id)
    if found is None:
        raise Refuse("not_found", status=404)
    return found


@cache
def every_puzzle() -> dict[str, Puzzle]:
    """The puzzles of our games, by id."""
    return {puzzle.id: puzzle for kit in SHIPPED for puzzle in (*puzzles(kit.name), *judgements(kit.name))}


@lru_cache(8)
def _guide(puzzle_id: str) -> Guide:
    """The guide of a puzzle, shared by all tries because it caches its searches."""
    return guide_of(every_puzzle()[puzzle_id])


# -- answering --------------------------------------------------------------------------------------

_recent: OrderedDict[tuple[str, tuple[str, ...]], Session] = OrderedDict()


def study(wish: StudyWish, record: bytes) -> bytes:
    """The result of a request's answers, as JSON. Runs in a worker."""
    name = wish.source.lesson or wish.source.puzzle or ""
    session = _resumed(name, wish) or begin(wish, record)
    beholder = session.watcher
    assert isinstance(beholder, Beholder)
    path = list(wish.path[: len(session.answers)])
    for code in wish.path[len(path) :]:
        if not session.is_asked():
            break  # a client that sent several answers at once could not foresee what happened in between
        beholder.telling = wish.since is not None and len(path) >= wish.since
        try:
            taken = session.answer(beholder.sight.option_of(code))
        except (NotPossible, KeyError) as error:
            raise Refuse("illegal", status=409, detail=str(error)) from error
        except GameError as error:
            raise Refuse("wrong_record", status=422, detail=str(error)) from error
        if not taken:
            break
        path.append(code)
    if name:
        _keep(name, tuple(path), session)
    return encode(_told(wish, session, beholder, path))


def _resumed(name: str, wish: StudyWish) -> Session | None:
    """A copy of a session recently played here, if its answers are the first ones of the request."""
    most = len(wish.path) if wish.since is None else min(wish.since, len(wish.path))
    for length in range(most, 0, -1):
        key = (name, tuple(wish.path[:length]))
        if name and key in _recent:
            _recent.move_to_end(key)
            return _recent[key].copied()
    return None


def _keep(name: str, path: tuple[str, ...], session: Session) -> None:
    if path and session.state == OPEN:
        _recent[name, path] = session.copied()
        while len(_recent) > _KEPT:
            _recent.popitem(last=False)


def _told(wish: StudyWish, session: Session, beholder: Beholder, path: list[str]) -> Study:
    game = session.game
    frames = beholder.frames or [Frame(beholder.count, None, None, beholder.views(), [], [])]
    hint, way = None, None
    if isinstance(session, PuzzleAttempt):
        if wish.help == "hint":
            hint = session.hint()
        elif wish.help == "way":
            way = _own_answers(session)
    else:
        hint = session.hint()
    return Study(
        game.box.name,
        game.state.seats(),
        session.seat,
        choices_of(game),
        path,
        beholder.count,
        frames,
        beholder.log if wish.since is None else [],
        _STATES[session.state],
        [_worded(line) for line in session.lines],
        _code(beholder, session.pointed()),
        _code(beholder, hint),
        way,
        None if session.refused is None else _worded(session.refused),
        session.is_asked(),
    )


def _own_answers(attempt: PuzzleAttempt) -> list[str]:
    """The player's answers that lead from here to the goal, in the player's numbers."""
    trial = attempt.copied()
    beholder = trial.watcher
    assert isinstance(beholder, Beholder)
    found: list[str] = []
    while trial.is_asked() and (option := trial.hint()) is not None:
        found.append(beholder.sight.code_for(option.code))
        trial.answer(option.code)
    return found


def choices_of(game: Game) -> Json:
    """The choices that affect card texts."""
    return {name: choice for name, choice in game.setup.items() if name != "seed"}


_STATES: Final[dict[str, Literal["open", "done", "failed"]]] = {OPEN: "open", DONE: "done", FAILED: "failed"}


def _worded(line: Line) -> Wording:
    return Wording(line.key, dict(line.args))


def _code(beholder: Beholder, option: Option | None) -> str | None:
    return None if option is None else beholder.sight.code_for(option.code)
