"""Opponents: the only place of the terminal that knows how a bot is asked."""

from __future__ import annotations

from deckhall import bots
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.game import Game


def check_level(level: object, game: str) -> str:
    known = bots.levels(game)
    if level not in known:
        raise InvalidSetup(f"there is no bot {level!r} for {game}; available: {', '.join(known)}")
    return str(level)


class Opponent:
    """A bot at a seat. It sees what its seat may see, and may keep its thoughts from one move to the next."""

    def __init__(self, level: str, game: str, seed: int) -> None:
        self.bot = bots.bot(check_level(level, game), game, seed=seed)

    def choose(self, game: Game) -> str:
        """The code of the option it picks."""
        decision = game.decision
        assert decision is not None
        return self.bot.choose(bots.Seat(game, decision.player)).code
