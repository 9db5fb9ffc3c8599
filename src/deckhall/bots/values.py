"""The learnt values shipped with Deckhall: which games have one, and the judges that use them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from deckhall.bots.bot import judge_of
from deckhall.bots.judge import Judge
from deckhall.bots.learning.learner import Learner
from deckhall.bots.learning.network import FILE, load_value
from deckhall.kits import kit, resolve


@cache
def has_learnt(game: str) -> bool:
    """Whether there is a learnt value for a game."""
    named = kit(game).learner
    return named is not None and files(resolve(named).package).joinpath(FILE).is_file()


@cache
def value_of(game: str) -> dict[str, Any]:
    """The shipped value of a game."""
    learner: Learner = resolve(str(kit(game).learner))
    return load_value(learner.package)


@cache
def learnt_judge(game: str) -> Judge:
    """The judge with the shipped value; shared by all bots of a process, because its network is large."""
    learner: Learner = resolve(str(kit(game).learner))
    return learner.judge(value_of(game))


def judge_with(game: str, weights: dict[str, Any]) -> Judge:
    """A judge with other weights, and with the shipped value if there is one."""
    if not has_learnt(game):
        return judge_of(game, weights)
    learner: Learner = resolve(str(kit(game).learner))
    return learner.judge(value_of(game), weights)


@cache
def quick_judge(game: str) -> Judge:
    """The judge of the levels that search a little: the learnt one if there is one, evaluating each playout once, by
    nothing but the learnt value."""
    if not has_learnt(game):
        return judge_of(game)
    learner: Learner = resolve(str(kit(game).learner))
    value = value_of(game)
    return learner.judge({**value, "search": {**value["search"], "looks": 1, "blend": 0.0}})


def error_of_value(game: str) -> float:
    """The average error of the chances of a game's value, measured on games it was not trained on."""
    return float(value_of(game)["search"].get("error", 0.0))


def rounds_ahead(game: str) -> int:
    """How many rounds are played out before a game's value gives a chance; in some games it knows nothing of hands."""
    return int(value_of(game)["search"].get("rounds_ahead", 1))


def looks_ahead(game: str) -> int:
    """How many rounds in a row are evaluated for a chance. The mean of several is less a matter of luck."""
    return int(value_of(game)["search"].get("looks_ahead", 1))


def may_play(game: str) -> bool:
    """Whether a game's learnt value has proved itself in the arena, so that the levels search with it."""
    return has_learnt(game) and bool(value_of(game).get("plays"))


def strongest_judge(game: str) -> Judge:
    """The judge that the strongest bots of a game search with: the learnt one, if it has proved stronger."""
    return learnt_judge(game) if may_play(game) else judge_of(game)
