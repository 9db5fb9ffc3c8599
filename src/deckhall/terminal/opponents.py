"""Opponents: the only place of the terminal that knows how a bot is asked."""

from __future__ import annotations

from deckhall import bots
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.game import Game

USUAL = "normal"  # who plays when nobody said who should


def check_level(level: object) -> str:
    if level not in bots.LEVELS:
        raise InvalidSetup(f"there is no bot {level!r}; there are: {', '.join(bots.LEVELS)}")
    return str(level)


class Opponent:
    """A bot at a seat. It sees what its seat may see, and may keep its thoughts from one move to the next."""

    def __init__(self, level: str, game: str, seed: int) -> None:
        self.bot = bots.bot(check_level(level), game, seed=seed)

    def choose(self, game: Game) -> str:
        """The code of the option it picks."""
        decision = game.decision
        assert decision is not None
        return self.bot.choose(bots.Seat(game, decision.player)).code
