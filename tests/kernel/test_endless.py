"""Effects that never come to a decision end a game, and are refused where a position brings them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import deckhall
from deckhall.kernel.options import Option
from deckhall.kernel.outcome import Outcome
from deckhall.kernel.state import MOST_TASKS, Task
from tests.games.highest_card import LayCard, Table


@dataclass(frozen=True)
class Circle(LayCard):
    """Happens again and again, so many times; without a number, for ever."""

    times: int = -1

    def resolve(self, state: Table, task: Task) -> None:
        if self.times:
            state.push(Circle(self.times - 1), task.player)


@dataclass(frozen=True)
class Trap(LayCard):
    """Asks first, then goes round in a circle for ever."""

    def answered(self, state: Table, task: Task, option: Option) -> None:
        state.push(Circle(), task.player)


def position(effect: str, **fields: Any) -> dict[str, Any]:
    """A position at which this effect happens before anything else."""
    told = deckhall.new_game("highest_card", players=2, seed=7).position()
    told["todo"] = [told.pop("asked"), {"do": {effect: fields}, "player": 0}]
    return told


def test_an_endless_game_ends_without_a_winner() -> None:
    game = deckhall.new_game("highest_card", players=2, seed=7)
    game.listen()
    game.state.top = Task(Trap(), 0)
    game.state.decision = None
    game.state.advance()
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert game.outcome == Outcome("endless", (), (0, 0))
    assert not game.state.is_asking()
    assert game.happenings()[-1].seen_by(0)["what"] == "endless"


def test_an_endless_position_is_refused() -> None:
    with pytest.raises(deckhall.Endless, match="never come to a decision"):
        deckhall.load_position(position("Circle"))


def test_a_position_may_take_many_steps_to_its_decision() -> None:
    most = MOST_TASKS - 2  # the last circle and the question are steps too
    assert deckhall.load_position(position("Circle", times=most)).decision is not None
    with pytest.raises(deckhall.Endless):
        deckhall.load_position(position("Circle", times=most + 1))


def test_a_record_that_becomes_endless_is_refused_if_it_began_at_a_position() -> None:
    start = position("Trap")
    game = deckhall.load_position(start)
    assert game.decision is not None
    record = {**game.record(), "moves": [game.decision.options[0].code]}
    with pytest.raises(deckhall.Endless, match="move 1"):
        deckhall.replay(record)
    with pytest.raises(deckhall.Endless):
        deckhall.replay({**record, "position": position("Circle"), "moves": []})
    game.apply(record["moves"][0])
    ended = deckhall.load_position(game.position())
    assert ended.outcome == Outcome("endless", (), (0, 0)), "what has ended so can be looked at"
