"""The registry of bots: those there are, by name. Ours are here; others come by `register`, or as "module:Class".

The environment variable DECKHALL_BOTS lists modules (with spaces between) that register bots when they are imported, so
that their bots can play in every command and in the worker processes of a server.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from deckhall.bots.bot import Bot, EasyBot, NormalBot, RandomBot, UnknownBot
from deckhall.bots.hard import HardBot
from deckhall.kernel.errors import GameError
from deckhall.kits import resolve

MODULES: Final = "DECKHALL_BOTS"
LEVELS: Final = ("random", "easy", "normal", "hard")  # ours, the weakest first
_NAME: Final = re.compile(r"[a-z0-9_-]+")

Factory = Callable[..., Bot | None]  # factory(game, seed, **options); None: it cannot play that game


@dataclass(frozen=True)
class Level:
    """How bots of one name are made, for which games, and what they can be given (None: only they know)."""

    make: Factory
    plays: Callable[[str], bool]
    options: tuple[str, ...] | None


def level_of(maker: Factory) -> Level:
    """A class derived from Bot, or a function that makes bots, as a level."""
    found: Any = maker
    if isinstance(found, type) and issubclass(found, Bot):
        return Level(found.for_game, found.plays, found.OPTIONS)
    return Level(maker, cache(lambda game: maker(game, 0) is not None), None)


_levels: dict[str, Level] = dict(
    zip(LEVELS, map(level_of, (RandomBot, EasyBot, NormalBot, HardBot)), strict=True)
)


def register(name: str, factory: Factory) -> None:
    """Add a bot: a class derived from Bot, or a function `factory(game, seed, **options)` that makes one.

    The function answers None for a game that its bot cannot play.
    """
    if not _NAME.fullmatch(name):
        raise UnknownBot(f"a bot's name may contain only lowercase letters, digits, _ and -, not {name!r}")
    _levels[name] = level_of(factory)


def unregister(name: str) -> None:
    """Take away a bot that was registered."""
    if name in LEVELS:
        raise UnknownBot(f"{name!r} is always there")
    del _levels[name]


def names() -> list[str]:
    """Every bot: ours, then those registered."""
    _import_all(os.environ.get(MODULES, ""))
    return list(_levels)


def levels(game: str) -> list[str]:
    """The bots that can play a game."""
    return [name for name in names() if _levels[name].plays(game)]


def usual_level(game: str) -> str:
    """The bot that plays a game when nobody said who should."""
    known = levels(game)
    return "normal" if "normal" in known else known[-1]


def level(name: str) -> Level:
    """The bots of this name, which may also be "module:Class" or "module:function"."""
    known = names()
    if name in known:
        return _levels[name]
    if ":" not in name:
        raise UnknownBot(f"there is no bot {name!r}; available: {', '.join(known)}, or module:Class")
    try:
        found = resolve(name)
    except GameError as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from error
    if not callable(found):
        raise UnknownBot(f"{name} is neither a class derived from Bot nor a function that makes one")
    return level_of(found)


def bot(name: str, game: str, seed: int = 0, **options: int | None) -> Bot:
    """A bot of this name for one seat of one game.

    `hard` takes `nodes` (playouts) or `milliseconds` to think at every real choice, and a number of `cores`.
    """
    found = level(name)
    if not found.plays(game):
        raise UnknownBot(f"{name!r} cannot play {game}; {', '.join(levels(game))} can")
    given: dict[str, Any] = {option: value for option, value in options.items() if value is not None}
    made = found.make(game, seed, **given)
    if not isinstance(made, Bot):
        raise UnknownBot(f"{name!r} made {made!r} for {game}, which is not a Bot")
    return made


@cache
def _import_all(modules: str) -> None:
    for module in modules.split():
        resolve(module)
