"""Opponents: bots of four levels for every game, who see what their seat may see and answer with an option."""

from __future__ import annotations

from typing import Any, Final

import deckhall
from deckhall.bots.bot import Bot, EasyBot, Estimate, NormalBot, RandomBot, UnknownBot, judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.seat import Seat

LEVELS: Final = ("random", "easy", "normal", "hard")

__all__ = ["LEVELS", "Bot", "Estimate", "Seat", "UnknownBot", "bot", "choose", "explain"]


def bot(
    level: str,
    game: str,
    seed: int = 0,
    nodes: int | None = None,
    milliseconds: int | None = None,
    cores: int = 1,
) -> Bot:
    """A bot of this level for one seat of one game.

    `hard` thinks for so many playouts (`nodes`) or milliseconds at every real choice, on so many cores.
    """
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    if level == "random":
        return RandomBot(seed)
    if level == "easy":
        return EasyBot(judge_of(game), seed)
    if level == "normal":
        return NormalBot(judge_of(game), seed)
    return HardBot(game, judge_of(game), seed, nodes, milliseconds, cores)


def choose(position: dict[str, Any], level: str, seed: int, milliseconds: int | None = None) -> str:
    """The code of the option that a bot picks for whoever must decide; for worker processes.

    `position` may also be a record: then it is replayed first.
    """
    seat = _seat(position)
    return bot(level, position["game"], seed, milliseconds=milliseconds).choose(seat).code


def explain(
    position: dict[str, Any], level: str, seed: int, milliseconds: int | None = None
) -> list[dict[str, Any]]:
    """What a bot thinks of every option at a position, the best first; for worker processes."""
    seat = _seat(position)
    estimates = bot(level, position["game"], seed, milliseconds=milliseconds).explain(seat)
    return [
        {
            "option": estimate.option.code,
            "chance": estimate.chance,
            "margin": estimate.margin,
            "reasons": [{"key": reason.key, "weight": reason.weight} for reason in estimate.reasons],
        }
        for estimate in estimates
    ]


def _seat(position: dict[str, Any]) -> Seat:
    game = deckhall.replay(position) if "moves" in position else deckhall.load_position(position)
    return Seat(game, -1 if game.decision is None else game.decision.player)
