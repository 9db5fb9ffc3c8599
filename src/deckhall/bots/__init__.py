"""Opponents: bots of several levels, who see what their seat may see and answer with an option."""

from __future__ import annotations

from typing import Any

import deckhall
from deckhall.bots.bot import Bot, Estimate, UnknownBot
from deckhall.bots.registry import LEVELS, bot, levels, register, unregister, usual_level
from deckhall.bots.seat import Seat

__all__ = [
    "LEVELS",
    "Bot",
    "Estimate",
    "Seat",
    "UnknownBot",
    "bot",
    "choose",
    "explain",
    "levels",
    "register",
    "unregister",
    "usual_level",
]


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
