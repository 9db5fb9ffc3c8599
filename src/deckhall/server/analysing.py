"""The analysis of a finished game in workers, in pieces of about a second, so that nobody waits long for a worker."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from deckhall.analysis import WRONG, Move, judge_version, judged, moves_from, turns_from, unknown
from deckhall.bots.lines import is_told
from deckhall.bots.values import has_learnt, learnt_judge
from deckhall.kernel.game import Game, refuse_endless
from deckhall.kernel.state import State
from deckhall.server import replays
from deckhall.server.analysis_messages import AnalysedMove, AnalysedTurn, GameAnalysis, JudgedAnswer
from deckhall.server.messages import Wording, encode
from deckhall.server.refusals import Refuse
from deckhall.text.cards import voice_of

SECONDS: Final = 1.0  # processor time for a piece; the last decision may exceed it
SOLVED: Final = 0.02  # a loss below this counts as equal to the best answer
CLEARLY: Final = 2.0  # standard errors from which one answer counts as worse than another
MOST_MOVES: Final = 3_000  # longer games are not analysed


class Piece(msgspec.Struct):
    """What a worker has found out in one piece."""

    turns: list[AnalysedTurn]
    moves: list[AnalysedMove]
    done: int
    has_graph: bool


def begin(written: bytes, winners: list[int] | None) -> bytes:
    """The analysis of a finished game before anything is known, as JSON. Runs in a worker.

    `winners` must be given for a resigned game.
    """
    record, game = _played(written)
    with replays.refusing():
        blank = unknown(game, winners)
    name = game.box.name
    kept = [record.get(part) for part in ("game", "rules", "setup", "position", "moves")]
    digest = hashlib.blake2b(encode([kept, winners]), digest_size=16).hexdigest()
    return encode(
        GameAnalysis(
            digest, name, game.box.rules, judge_version(name), blank.seats, blank.decisions, blank.results
        )
    )


def work_on(written: bytes, winners: list[int] | None, turns: int, moves: int) -> bytes:
    """Continue the analysis of a game after the known turns and moves, as JSON. Runs in a worker."""
    _, game = _played(written)
    deadline = time.process_time() + SECONDS
    piece = Piece([], [], moves, has_graph=False)
    for turn in turns_from(game, turns):
        piece.turns.append(AnalysedTurn(turn.number, turn.move, turn.chances, turn.errors))
        if time.process_time() > deadline:
            return encode(piece)
    piece.has_graph = True
    wrong: list[Move] = []
    for done, move in moves_from(game, moves, 0, unknown(game, winners).results):
        piece.done = done
        if move is not None:
            piece.moves.append(_told(move))
            wrong += [move] if move.label in WRONG else []
        if time.process_time() > deadline:
            break
    _add_words(game, piece, wrong)
    return encode(piece)


def judge_answer(written: bytes, move: int, seat: int, code: str) -> bytes:
    """How good an answer would have been at a moment, as JSON. Runs in a worker."""
    record, game = _played(written, move)
    decision = game.decision
    if decision is None or decision.player != seat or move > len(record["moves"]):
        raise Refuse("not_yours", status=409)
    viewer = replays.Viewer(game, seat)
    try:
        option = decision.option(viewer.option_of(code))
    except (KeyError, ValueError) as error:
        raise Refuse("illegal", status=409, detail=str(error)) from error
    found = judged(game.box.name, game.state, option, move, 0, 0, game.setup)
    if found is None:
        return encode(JudgedAnswer("best", 0.0, 0.0, solved=True))
    solved = not found.proven and (found.loss < SOLVED or found.loss <= CLEARLY * found.loss_error)
    better = None if solved else _words(game, game.state, found.best)
    return encode(
        JudgedAnswer(found.label, found.loss, found.loss_error, solved, found.proven, better),
    )


def _played(written: bytes, until: int | None = None) -> tuple[dict[str, Any], Game]:
    """A record and its game; raises if it cannot be analysed."""
    record = replays.read_record(written)
    game = replays.begun(record)
    if not has_learnt(game.box.name):
        raise Refuse("not_found", status=404, detail=f"games of {game.box.name} cannot be analysed")
    moves = record["moves"]
    if len(moves) > MOST_MOVES:
        raise Refuse("wrong_record", status=422, detail=f"a game of {MOST_MOVES} moves at most is analysed")
    with replays.refusing():
        for number, code in enumerate(moves[:until], 1):
            game.apply(code)
            refuse_endless(game, number)
    return record, game


def _told(move: Move) -> AnalysedMove:
    return AnalysedMove(
        move.number,
        move.turn,
        move.seat,
        move.label,
        move.chance,
        move.error,
        move.loss,
        move.loss_error,
        move.proven,
    )


def _add_words(game: Game, piece: Piece, wrong: Sequence[Move]) -> None:
    """Add the wording of the moves that cost something, and of what would have been better."""
    told = {move.number: move for move in piece.moves}
    codes = game.codes()
    again = game.before(len(codes))
    at = 0
    for move in wrong:
        while at < move.number:
            again.apply(codes[at])
            at += 1
        one = told[move.number]
        one.played = _words(game, again.state, move.played)
        one.line, one.codes = line_in_words(game, again.state, move.line)


def line_in_words(game: Game, start: State, codes: Sequence[str]) -> tuple[list[Wording], list[str]]:
    """The answers of a line in words, as far as they are possible, and those answers."""
    judge, state = learnt_judge(game.box.name), start.clone()
    said: list[Wording] = []
    left = list(codes)
    taken: list[str] = []
    while left and state.decision is not None:
        together = [one.code for one in judge.play_all(state, game.setup)]
        step = together if len(together) > 1 and left[: len(together)] == together else left[:1]
        if not any([one.code == step[0] for one in state.decision.options]):
            break
        if len(step) > 1:
            said.append(Wording("play-all"))
        elif not said or is_told(state.decision, state.decision.option(step[0])):
            said.append(_words(game, state, step[0]))
        for code in step:
            assert state.decision is not None
            state.apply(state.decision.option(code))
            taken.append(left.pop(0))
    return said, taken


def _words(game: Game, state: State, code: str) -> Wording:
    assert state.decision is not None
    told = state.describe(state.decision.option(code))
    plain = voice_of(game.box.name).option(state, told).plain()
    return Wording(plain["key"], plain.get("args", {}))
