"""Opponents: bots of several levels, which see what their seat may see and answer with an option."""

from __future__ import annotations

from typing import Any

import deckhall
from deckhall.bots.bot import Bot, Estimate, UnknownBot
from deckhall.bots.chances import Chance, chances, seed_of
from deckhall.bots.registry import (
    CHARACTERS,
    LEVELS,
    bot,
    first_level,
    levels,
    register,
    unregister,
    usual_level,
)
from deckhall.bots.seat import Seat, Waiting
from deckhall.kernel.game import Game

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "Chance",
    "Estimate",
    "Seat",
    "UnknownBot",
    "Waiting",
    "bot",
    "chances",
    "choose",
    "explain",
    "first_level",
    "levels",
    "register",
    "seat_at",
    "unregister",
    "usual_level",
    "waiting_at",
]


def choose(position: dict[str, Any], level: str, seed: int, milliseconds: int | None = None) -> str:
    """The code of the option that a bot picks for the player who must decide; for worker processes.

    `position` may also be a record, which is replayed first.
    """
    seat = seat_at(position)
    return bot(level, position["game"], seed, milliseconds=milliseconds).choose(seat).code


def explain(
    position: dict[str, Any],
    level: str,
    seed: int | None = None,
    milliseconds: int | None = None,
    nodes: int | None = None,
) -> list[dict[str, Any]]:
    """A bot's estimates of every option at a position, best first; for worker processes.

    Without a seed and limited by `nodes`, it always gives the same answer for a position.
    """
    seat = seat_at(position)
    if seed is None:
        seed = seed_of(seat.view())
    thinker = bot(level, position["game"], seed, milliseconds=milliseconds, nodes=nodes)
    return [
        {
            "option": estimate.option.code,
            "chance": estimate.chance,
            "error": estimate.error,
            "playouts": estimate.playouts,
            "margin": estimate.margin,
            "reasons": [{"key": reason.key, "weight": reason.weight} for reason in estimate.reasons],
        }
        for estimate in thinker.explain(seat)
    ]


def seat_at(position: dict[str, Any]) -> Seat:
    """The seat that must decide at a position, or at the end of a record."""
    game = _game_at(position)
    return Seat(game, -1 if game.decision is None else game.decision.player)


def waiting_at(position: dict[str, Any], player: int) -> Waiting:
    """A player who waits for somebody else's decision at a position, or at the end of a record."""
    return Waiting(_game_at(position), player)


def _game_at(position: dict[str, Any]) -> Game:
    return deckhall.replay(position) if "moves" in position else deckhall.load_position(position)
