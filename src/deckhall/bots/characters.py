"""Characters: bots as strong as `normal` that follow a plan of their own, so that games vary.

A game's kit names the module with its plans: `PLANS` by name, and `weights_for(name)`, the weights of a judge that
follows the plan.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Self

from deckhall.bots.bot import NormalBot, judge_of
from deckhall.bots.judge import Judge
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


def judge_with_plan(game: str, plan: str) -> Judge:
    """A judge that follows a plan."""
    return judge_of(game, planned_weights(game, plan))


@cache
def planned_weights(game: str, plan: str) -> dict[str, Any]:
    weights: dict[str, Any] = resolve(str(kit(game).plans)).weights_for(plan)
    return weights
