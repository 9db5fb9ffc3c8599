"""One decision of a game, judged: its result compared with that of the best option, on the same imagined deals.

Only what the deciding seat could know is used, so a decision is never called a mistake because of hidden cards.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from deckhall.bots.chances import error_of_mean, over_deals, played_on, seed_of
from deckhall.bots.judge import Judge
from deckhall.bots.lines import line_of
from deckhall.bots.values import learnt_judge, rounds_ahead
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.kits import kit, resolve

SCREEN: Final = 16  # deals on which all candidates are compared
PAIRS: Final = 96  # deals on which the best is compared with the played option
MOST: Final = 6  # candidates besides the played option
# Labels are conservative: the loss minus one standard error must reach the bound.
LABELS: Final = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
MISSED_WIN: Final = "missed_win"  # proven, not estimated
WRONG: Final = (MISSED_WIN, "blunder", "mistake", "inaccuracy")  # labels of decisions that cost something
TO_LEARN_FROM: Final = (MISSED_WIN, "blunder", "mistake")
UNSURE: Final = 0.02  # with a larger standard error nothing is said
ENOUGH: Final = 0.01  # a smaller loss counts as equal to the best


@dataclass(frozen=True)
class Move:
    """A decision with a real choice."""

    number: int  # index of the move in the record
    turn: int
    seat: int
    played: str  # code of the chosen option
    best: str
    chance: float  # of the seat, after the chosen option
    error: float
    loss: float  # difference to the chance after the best option
    loss_error: float
    candidates: int
    label: str
    line: list[str] = field(
        default_factory=list
    )  # if something was better: how the turn would have continued
    proven: bool = False  # whether the better line wins against any answers


def label_of(loss: float, error: float, is_best: bool) -> str:
    """`best`, `good`, `inaccuracy`, `mistake`, `blunder`, or `unsure` if it is too close to call.

    `missed_win` comes only from a search.
    """
    if is_best or loss < ENOUGH:
        return "best"
    if error > UNSURE:
        return "unsure"
    for label, bound in LABELS:
        if loss - error >= bound:
            return label
    return "good"


def judged(
    game: str,
    state: State,
    played: Option,
    number: int,
    turn: int,
    seed: int,
    setup: dict[str, Any] | None = None,
    search_wins: bool = True,
) -> Move | None:
    """Judge a decision; None if there was no real choice. Another `seed` uses other deals."""
    decision = state.decision
    assert decision is not None
    if len(decision.options) == 1:
        return None
    seat = decision.player
    judge = learnt_judge(game)
    first = seed_of(state.view(seat)) + seed * 100_000

    def imagine(deal: int) -> State:
        return state.imagine(seat, key_of(first + deal))

    options = contenders(judge, imagine(0), played)
    move = None
    if len(options) > 1:
        move = compared(judge, rounds_ahead(game), seat, imagine, options, played, number, turn)
    win = winning_line(game, state, played) if search_wins else ()
    if win:
        here = over_deals(game, seat, lambda deal: after(imagine(1 + deal), played), SCREEN + PAIRS)
        return Move(
            number,
            turn,
            seat,
            played.code,
            win[0],
            here.mean,
            here.error,
            1.0 - here.mean,
            here.error,
            len(options),
            MISSED_WIN,
            list(win),
            proven=True,
        )
    if move is not None and move.label in WRONG:
        steps = line_of(judge, imagine, seat, decision.option(move.best), setup or {})
        return replace(move, line=[code for step in steps for code in step.codes])
    return move


def winning_line(game: str, state: State, played: Option) -> tuple[str, ...]:
    """The answers of a winning line this turn that `played` gives away; empty if none is proven."""
    named = kit(game).wins
    if named is None:
        return ()
    found: tuple[str, ...] = resolve(named)(state, played)
    return found


def after(state: State, option: Option) -> State:
    """A copy of the state after an option."""
    state.apply(option)
    return state


def contenders(judge: Judge, imagined: State, played: Option) -> list[Option]:
    """The options to compare: the played one first, then those the judge finds most promising."""
    decision = imagined.decision
    assert decision is not None
    behind = judge.behind(imagined)
    worth = [option for option in judge.candidates(imagined) if option != played]
    worth.sort(key=lambda option: behind[decision.options.index(option)])
    return [played, *worth[:MOST]]


def compared(
    judge: Judge,
    rounds: int,
    seat: int,
    imagine: Callable[[int], State],
    options: list[Option],
    played: Option,
    number: int,
    turn: int,
) -> Move:
    def result(option: Option, deal: State) -> float:
        after = deal.clone()
        after.apply(option)
        return played_on(judge, after, seat, rounds)

    screened: list[list[float]] = [[] for _ in options]
    for number_of_deal in range(SCREEN):
        deal = imagine(1 + number_of_deal)
        for place, option in enumerate(options):
            screened[place].append(result(option, deal))
    means = [math.fsum(results) for results in screened]
    best = options[means.index(max(means))]
    mine: list[float] = list(screened[0])
    losses: list[float] = []
    # The deals on which the best was chosen favour it, so the loss is measured on others.
    for number_of_deal in range(PAIRS):
        deal = imagine(1 + SCREEN + number_of_deal)
        mine.append(result(played, deal))
        if best != played:
            losses.append(result(best, deal) - mine[-1])
    loss = math.fsum(losses) / len(losses) if losses else 0.0
    error = error_of_mean(losses) if losses else 0.0
    return Move(
        number,
        turn,
        seat,
        played.code,
        best.code if loss > 0.0 else played.code,
        math.fsum(mine) / len(mine),
        error_of_mean(mine),
        max(0.0, loss),
        error,
        len(options),
        label_of(loss, error, best == played),
    )
