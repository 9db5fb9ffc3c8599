"""Opponents: the only part of the terminal that knows how to ask a bot."""

from __future__ import annotations

from deckhall import bots
from deckhall.kernel.game import Game
from deckhall.text.options import SpokenFault


def check_level(level: object, game: str) -> str:
    known = bots.levels(game)
    if level not in known:
        raise SpokenFault("fault-no-bot", name=repr(level), game=game, bots=", ".join(known))
    return str(level)


class Opponent:
    """A bot at a seat. It sees what its seat may see, and may keep its search results from one move to the next."""

    def __init__(self, level: str, game: str, seed: int) -> None:
        self.bot = bots.bot(check_level(level, game), game, seed=seed)

    def choose(self, game: Game) -> str:
        """The code of the option it picks."""
        decision = game.decision
        assert decision is not None
        return self.bot.choose(bots.Seat(game, decision.player)).code
