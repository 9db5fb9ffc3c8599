"""Judgement puzzles of Ascension: all cards are played, and the runes and power do not suffice to take everything."""

from __future__ import annotations

from typing import Any, Final

import deckhall
from deckhall.bots.bot import judge_of
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.state import Ascension
from deckhall.puzzles.judgement import judged
from deckhall.puzzles.puzzle import JUDGEMENT, Goal, Margin, Proof, Puzzle, first_rating, id_of
from deckhall.puzzles.setter import TRIES, choosers

LAST_TURN: Final = 12  # counting both players: later there is often enough for everything
LEAST_CHOICES: Final = 3
TAKING: Final = ("acquire", "defeat")


def taking_from_game(seed: int) -> list[Puzzle]:
    """The first clear choice of a game between normal bots, if there is one."""
    setup = {"players": 2, "edition": EDITIONS[seed % len(EDITIONS)]}
    game = deckhall.new_game("ascension", seed=seed, **setup)
    judge = judge_of("ascension")
    looked_at = 0
    while game.decision is not None:
        state = game.state
        assert isinstance(state, Ascension)
        if state.turn > LAST_TURN:
            break
        if state.turn != looked_at and is_choice(state):
            looked_at = state.turn
            found = puzzle_at(
                state, game.position(), {"game_seed": seed, "setup": setup, "move": len(game.codes())}
            )
            if found is not None:
                return [found]
        game.apply(judge.choose(state))
    return []


def is_choice(state: Ascension) -> bool:
    """Whether only taking something is left to do, and there are several things to take."""
    decision = state.decision
    if decision is None or decision.prompt != "turn":
        return False
    taking = [one for one in decision.options if one.verb in TAKING]
    others = [one for one in decision.options if one.verb not in (*TAKING, "end")]
    return not others and len(taking) >= LEAST_CHOICES


def puzzle_at(state: Ascension, position: dict[str, Any], source: dict[str, Any]) -> Puzzle | None:
    """The puzzle at this decision, if one choice is clearly the best."""
    assert state.decision is not None
    seat, options = state.decision.player, state.decision.options
    found = judged("ascension", state, options, source["game_seed"])
    if found is None:
        return None
    behind: dict[str, Margin] = {
        code: (round(gap, 3), round(error, 3)) for code, (gap, error) in found.behind.items()
    }
    goal = Goal(JUDGEMENT)
    solved = {
        level: sum([choose(state).code in found.good for choose in choosers("ascension", level)])
        for level in TRIES
    }
    rates = {level: count / TRIES[level] for level, count in solved.items()}
    proof = Proof(found.good[:1], 1, found.good, len(options), 0, False, len(options))
    return Puzzle(
        id=id_of(position, goal),
        game="ascension",
        rules=position["rules"],
        seat=seat,
        goal=goal,
        position=position,
        proof=proof,
        behind=behind,
        bots=rates,
        rating=first_rating(proof, rates),
        source=source,
    )
