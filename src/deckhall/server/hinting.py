"""Hints: what a game's adviser would do with the rest of a turn, how sure it is, and why. Runs in a worker."""

from __future__ import annotations

from typing import Any, Final

from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.chances import seed_of
from deckhall.bots.lines import Step, line_of
from deckhall.bots.values import has_learnt, learnt_judge
from deckhall.kernel.state import State
from deckhall.kits import kit
from deckhall.server.messages import Json, encode
from deckhall.text.cards import voice_of

NODES: Final = (
    400  # playouts for a hint; not limited by time, so that repeating the question gives the same answer
)
REASONS: Final = 2  # reasons to give at most
WORTH_SAYING: Final = 0.3  # the least weight, in points, of a reason worth giving


def hint_for(position: dict[str, Any], level: str, setup: dict[str, Any]) -> bytes:
    """A bot's estimates of each option at a position, best first, its plan and its reasons, as JSON."""
    options = bots.explain(position, level, nodes=NODES)
    plan, because = plan_for(position, options[0]["option"], setup)
    return encode({"options": options, "plan": plan, "because": because})


def plan_for(position: dict[str, Any], first: str, setup: dict[str, Any]) -> tuple[list[Json], list[str]]:
    """The rest of the turn that begins with an option, each step in words, and the keys of the reasons for it."""
    game = position["game"]
    if kit(game).judge is None:
        return [], []
    seat = bots.seat_at(position)
    judge = learnt_judge(game) if has_learnt(game) else judge_of(game)
    seed = seed_of(seat.view())

    def imagine(deal: int) -> State:
        return seat.imagine(seed + deal)

    option = next(one for one in seat.decision.options if one.code == first)
    steps = line_of(judge, imagine, seat.player, option, setup)
    weights: dict[str, float] = {}
    for reason in [reason for step in steps for reason in step.reasons]:
        weights[reason.key] = weights.get(reason.key, 0.0) + reason.weight
    because = sorted([key for key in weights if weights[key] >= WORTH_SAYING], key=lambda key: -weights[key])
    return in_words(game, imagine(0), steps), because[:REASONS]


def in_words(game: str, state: State, steps: list[Step]) -> list[Json]:
    """The wording of the steps to show, each at its moment."""
    said: list[Json] = []
    for step in steps:
        if step.together:
            said.append({"key": "play-all"})
        elif step.told or not said:
            assert state.decision is not None
            told = state.describe(state.decision.option(step.code))
            said.append(voice_of(game).option(state, told).plain())
        for code in step.codes:
            assert state.decision is not None
            state.apply(state.decision.option(code))
    return said
