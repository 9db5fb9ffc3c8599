"""Chances to win at a position, from the knowledge of one seat: for hints, analysis, and experiments.

In many imagined deals the game is continued by the judge's quick guesses until somebody may act in their turn, or, for
some values, until everybody has had a turn; there the learnt value gives everybody's chance to win, and again in each
of the next rounds, if that is worth its time. The deals are derived from what the seat sees, so repeating the question
gives the same answer.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from deckhall.bots.judge import Judge
from deckhall.bots.values import error_of_value, has_learnt, learnt_judge, looks_ahead, rounds_ahead
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.state import State

PLAYOUTS: Final = 64
TURN: Final = "turn"  # the prompt of a player acting in their turn
LONGEST: Final = 2_000  # decisions after which a playout is evaluated as it stands


@dataclass(frozen=True)
class Chance:
    """A chance to win: the mean of a number of playouts, and its error.

    The error combines the standard error of the mean with the average error of the learnt value at such a chance
    (bench/calibration.md).
    """

    mean: float
    error: float
    playouts: int


def chances(game: Game, seat: int, playouts: int = PLAYOUTS) -> Chance | None:
    """The chance of a seat to win, from what that seat may know; None in games without a learnt value.

    A finished game has no playouts and no error: the winner has a chance of 1, and joint winners share it.
    """
    return chance_at(game.box.name, game.state, seat, playouts)


def chance_at(game: str, state: State, seat: int, playouts: int = PLAYOUTS) -> Chance | None:
    """The same for a state of the game with this name."""
    if not 0 <= seat < state.seats():
        raise GameError(f"there is no seat {seat}: the game has {state.seats()}")
    if playouts < 1:
        raise GameError(f"a chance needs at least one playout, not {playouts}")
    if (won := share_of(state, seat)) is not None:
        return Chance(won, 0.0, 0)
    if not has_learnt(game):
        return None
    seed = seed_of(state.view(seat))
    return over_deals(game, seat, lambda deal: state.imagine(seat, key_of(seed + deal)), playouts)


def over_deals(game: str, seat: int, imagine: Callable[[int], State], playouts: int) -> Chance:
    """The chance of a seat, averaged over numbered deals."""
    judge, rounds, looks = learnt_judge(game), rounds_ahead(game), looks_ahead(game)
    results = [played_on(judge, imagine(deal), seat, rounds, looks) for deal in range(playouts)]
    error = math.hypot(error_of_mean(results), error_of_value(game))
    return Chance(math.fsum(results) / playouts, error, playouts)


def share_of(state: State, seat: int) -> float | None:
    """A seat's share of the win in a finished game; None while it is in progress."""
    outcome = state.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return 1.0 / state.seats() if state.seats() > 1 else 0.0
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def played_on(judge: Judge, state: State, seat: int, rounds: int, looks: int = 1) -> float:
    """The chance of a seat in an imagined deal that is continued for this many rounds and to the next open turn.

    With more looks, the mean of that chance and those one, two, ... rounds later; a result counts for all that would
    follow.
    """
    pace = judge.pace(state)
    until = judge.clock(state) + rounds * pace
    total = 0.0
    left = looks
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        if decision.prompt == TURN and judge.clock(state) >= until:
            if left == 1:
                break
            total += judge.chances(state, seat)[seat]
            left -= 1
            until += pace
        state.apply(judge.pick(state))
    return (total + left * judge.chances(state, seat)[seat]) / looks


def error_of_mean(results: list[float]) -> float:
    """The standard error of the mean of chances; with a single result, the largest that a chance can have."""
    many = len(results)
    if many < 2:
        return 0.5
    mean = math.fsum(results) / many
    return math.sqrt(math.fsum([(one - mean) ** 2 for one in results]) / (many - 1) / many)


def seed_of(view: dict[str, Any]) -> int:
    """A seed derived from what a seat sees, the same for all deals that it cannot tell apart."""
    written = json.dumps(view, sort_keys=True, default=str).encode()
    return int.from_bytes(hashlib.blake2b(written, digest_size=5).digest()) * 1_000_003
