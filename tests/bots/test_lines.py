"""Lines: what somebody would do with the rest of a turn, told as far as it holds whatever turns up."""

from __future__ import annotations

import deckhall
from deckhall.bots.bot import judge_of
from deckhall.bots.judge import Judge
from deckhall.bots.lines import MOST_STEPS, Step, line_of
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State


def start() -> Game:
    return deckhall.new_game("ascension", seed=7, players=2, edition="godslayer")


def line(game: Game, judge: Judge, first: str | None = None) -> list[Step]:
    decision = game.decision
    assert decision is not None
    seat = decision.player

    def imagine(deal: int) -> State:
        return game.state.imagine(seat, key_of(deal))

    option = judge.choose(imagine(0)) if first is None else decision.option(first)
    return line_of(judge, imagine, seat, option, game.setup)


def test_a_line_plays_all_then_spends_what_it_gave() -> None:
    game = start()
    steps = line(game, judge_of("ascension"))
    assert steps[0].together
    assert len(steps[0].codes) == 5
    assert [step.code.partition(":")[0] for step in steps[1:]] != []
    assert not any(step.code == "end" for step in steps)
    for code in [code for step in steps for code in step.codes]:
        game.apply(code)  # it holds in the real deal as well


def test_a_line_begins_with_the_option_it_is_asked_for() -> None:
    assert line(start(), judge_of("ascension"), "end") == [Step(("end",))]


class Fickle(Judge):
    """Goes on differently in every deal."""

    def __init__(self, real: Judge) -> None:
        self.real = real

    def choose(self, state: State) -> Option:
        assert state.decision is not None
        return state.decision.options[int(state.key()) % len(state.decision.options)]

    def clock(self, state: State) -> int:
        return self.real.clock(state)


def test_a_line_ends_where_the_deals_do_not_agree() -> None:
    steps = line(start(), Fickle(judge_of("ascension")), "play:0")
    assert steps[0] == Step(("play:0",))
    assert len(steps) < MOST_STEPS
