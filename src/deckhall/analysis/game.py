"""The analysis of a whole game: the chances at every turn, every real decision, and luck versus skill."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from deckhall.analysis.move import TO_LEARN_FROM, Move, judged
from deckhall.bots.bot import judge_of
from deckhall.bots.chances import chance_at
from deckhall.bots.values import has_learnt
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.state import State

PLAYOUTS: Final = 64  # for each point of the graph
CERTAIN: Final = 2.0  # standard errors beyond which a difference is called luck
WORTH_SAYING: Final = 0.10  # smaller shares of a win are not called luck


@dataclass(frozen=True)
class Turn:
    """The beginning of a turn: every seat's chance to win, from what that seat could know."""

    number: int
    move: int  # number of the turn's first move
    chances: list[float]
    errors: list[float]


@dataclass
class Analysis:
    """What is known about a game so far; it grows as moves are judged."""

    game: str
    seats: int
    decisions: int
    results: list[float]  # each seat's final share of the win
    turns: list[Turn] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    done: int = 0  # decisions judged so far

    def mistakes(self, seat: int) -> list[Move]:
        """The mistakes of a seat, in order of play."""
        return [move for move in self.moves if move.seat == seat and move.label in TO_LEARN_FROM]

    def luck(self, seat: int) -> str:
        """`lucky`, `unlucky`, or "" where nothing certain can be said.

        What decisions gave away and took, all together, is skill; what remains of the way from the first chance to the
        result is luck. Many mistakes add up to more than a whole game, but they explain no more than a lost one: nobody
        who lost was lucky, and nobody who won was unlucky.
        """
        if not self.turns or self.done < self.decisions:
            return ""
        first = self.turns[0]
        rivals = self.seats - 1
        skill = variance = 0.0
        for move in self.moves:
            weight = -1.0 if move.seat == seat else 1.0 / rivals if rivals else 0.0
            skill += weight * move.loss
            variance += (weight * move.loss_error) ** 2
        luck = self.results[seat] - min(max(first.chances[seat] + skill, 0.0), 1.0)
        error = math.sqrt(variance + first.errors[seat] ** 2)
        if abs(luck) < max(WORTH_SAYING, CERTAIN * error):
            return ""
        return "lucky" if luck > 0.0 else "unlucky"

    def plain(self) -> dict[str, Any]:
        """The analysis, JSON-ready."""
        return {**asdict(self), "luck": [self.luck(seat) for seat in range(self.seats)]}


def decisions_of(game: Game) -> Iterator[tuple[int, int, State, str]]:
    """Every decision of a game: its number, its turn, the state before it and the chosen code."""
    clock = judge_of(game.box.name).clock
    codes = game.codes()
    replayed = game.before(len(codes))
    turn, ticks = 0, -1
    for number, code in enumerate(codes):
        now = clock(replayed.state)
        if now != ticks:
            turn, ticks = turn + 1, now
        yield number, turn, replayed.state, code
        replayed.apply(code)


def analyse(
    game: Game,
    seed: int = 0,
    watch: Callable[[Analysis], object] = lambda analysis: None,
    winners: Sequence[int] | None = None,
) -> Analysis:
    """Analyse a finished game. `watch` is called whenever more is known: first with the graph, then move by move.

    `winners` must be given for a game that was resigned and thus has no outcome of its own.
    """
    found = unknown(game, winners)
    found.turns.extend(turns_from(game, 0))
    watch(found)
    for done, move in moves_from(game, 0, seed, found.results):
        if move is not None:
            found.moves.append(move)
        found.done = done
        watch(found)
    return found


def unknown(game: Game, winners: Sequence[int] | None = None) -> Analysis:
    """The analysis of a finished game before anything but its result is known."""
    name = game.box.name
    if winners is None:
        if game.outcome is None:
            raise GameError("only a finished game can be analysed")
        winners = game.outcome.winners
    if not has_learnt(name):
        raise GameError(f"there are no learnt chances for {name}, so its games cannot be analysed")
    seats = game.state.seats()
    results = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return Analysis(name, seats, len(game.codes()), results)


def turns_from(game: Game, known: int) -> Iterator[Turn]:
    """The points of the graph after the first `known`, one for each turn."""
    name, seats, last = game.box.name, game.state.seats(), 0
    for number, turn, state, _ in decisions_of(game):
        if turn == last:
            continue
        last = turn
        if turn <= known:
            continue
        points = [chance_at(name, state, seat, PLAYOUTS) for seat in range(seats)]
        chances = [point.mean for point in points if point is not None]
        errors = [point.error for point in points if point is not None]
        yield Turn(turn, number, chances, errors)


def moves_from(
    game: Game, known: int, seed: int, results: Sequence[float]
) -> Iterator[tuple[int, Move | None]]:
    """Judge the decisions after the first `known`: yields the number judged so far, and the decision if there was a
    real choice."""
    name = game.box.name
    last = max([turn for _, turn, _, _ in decisions_of(game)], default=0)
    for number, turn, state, code in decisions_of(game):
        if number < known:
            continue
        decision = state.decision
        assert decision is not None
        # A player who won this turn has not missed a win in it, however they did it.
        was_won = turn == last and results[decision.player] > 0.0
        yield (
            number + 1,
            judged(name, state, decision.option(code), number, turn, seed, game.setup, not was_won),
        )
