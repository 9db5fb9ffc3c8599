"""Opponents: the only place of the terminal that knows how a bot is asked."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.game import Game
from deckhall.kernel.luck import block, key_of

_WITHOUT_BOTS = ("random",)


def room_of_bots() -> Any:
    """The room where bots live, or None where it is not part of the installation."""
    if find_spec("deckhall.bots") is None:
        return None
    room = import_module("deckhall.bots")
    return room if hasattr(room, "bot") else None


def levels() -> tuple[str, ...]:
    """The bots that can be asked, weakest first."""
    room = room_of_bots()
    return _WITHOUT_BOTS if room is None else tuple(room.LEVELS)


def usual_level() -> str:
    """Who plays when nobody said who should."""
    return "normal" if "normal" in levels() else levels()[-1]


def check_level(level: object) -> str:
    if level not in levels():
        raise InvalidSetup(f"there is no bot {level!r}; there are: {', '.join(levels())}")
    return str(level)


class Opponent:
    """A bot at a seat. It sees what its seat may see, and may keep its thoughts from one move to the next."""

    def __init__(self, level: str, game: str, seed: int) -> None:
        self.level = check_level(level)
        self.game = game
        self.seed = seed
        self.asked = 0
        self._bot: Any = None

    def choose(self, game: Game) -> str:
        """The code of the option it picks."""
        decision = game.decision
        assert decision is not None
        bots = room_of_bots()
        if bots is None:
            self.asked += 1
            options = decision.options
            return options[block(key_of(self.seed), self.asked)[0] * len(options) >> 32].code
        if self._bot is None:
            self._bot = bots.bot(self.level, self.game, seed=self.seed)
        return str(self._bot.choose(bots.Seat(game, decision.player)).code)
