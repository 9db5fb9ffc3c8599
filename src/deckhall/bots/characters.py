"""Characters: bots as strong as `normal` that follow a plan of their own, so that games vary.

They look for the best prospects at the end of their turn, as the learnt value sees them, and spend what that gains on
doing what they like: so they play quite differently and no worse. A game's kit names the module with its plans: `PLANS`
by name, and `weights_for(name)`, the weights of a judge that follows the plan, with `likings`.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, ClassVar, Self

from deckhall.bots.bot import NormalBot, judge_of
from deckhall.bots.judge import Judge
from deckhall.bots.values import judge_with
from deckhall.kits import kit, resolve


class Character(NormalBot):
    """A bot that follows one plan; see `character`."""

    plan: ClassVar[str] = ""

    @classmethod
    def plays(cls, game: str) -> bool:
        named = kit(game).plans
        return named is not None and cls.plan in resolve(named).PLANS

    @classmethod
    def for_game(cls, game: str, seed: int, **options: Any) -> Self:
        return cls(judge_with_plan(game, cls.plan), seed)


def character(name: str) -> type[Character]:
    """The class of bots that follow this plan, in games that have it."""
    return type(name.capitalize(), (Character,), {"plan": name, "__doc__": f"Plays the plan {name!r}."})


@cache
def judge_with_plan(game: str, plan: str) -> Judge:
    """A judge that follows a plan; shared by all bots of a process, because its network is large."""
    return judge_with(game, planned_weights(game, plan))


def judge_with_some_plan(game: str, seed: int) -> Judge:
    """A judge without a learnt value that follows one of the game's plans, by lot; in games without plans, none."""
    named = kit(game).plans
    if named is None:
        return judge_of(game)
    plans = list(resolve(named).PLANS)
    return judge_of(game, planned_weights(game, Random(seed).choice(plans)))


@cache
def planned_weights(game: str, plan: str) -> dict[str, Any]:
    weights: dict[str, Any] = resolve(str(kit(game).plans)).weights_for(plan)
    return weights
