"""The registry of bots by name. Ours are listed here; others are added by `register` or named as "module:Class".

The environment variable DECKHALL_BOTS lists modules (separated by spaces) that register bots when imported, so that
their bots can play in every command and in the worker processes of a server.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from deckhall.bots.bot import Bot, RandomBot, UnknownBot
from deckhall.bots.characters import character
from deckhall.bots.ladder import LADDER
from deckhall.bots.searchers import Hard2026, LearntBot
from deckhall.kernel.errors import GameError
from deckhall.kits import resolve

MODULES: Final = "DECKHALL_BOTS"
LEVELS: Final = ("random", *LADDER)  # ours, weakest first
# As strong as `normal`, but each follows a plan of its own and plays the games that have this plan.
CHARACTERS: Final[tuple[str, ...]] = (
    "rush",
    "constructs",
    "lifebound",
    "void",
    "thinning",
    "aggression",
    "control",
    "attrition",
)
_NAME: Final = re.compile(r"[a-z0-9_-]+")

Factory = Callable[..., Bot | None]  # factory(game, seed, **options); returns None for a game it cannot play


@dataclass(frozen=True)
class Level:
    """How bots of one name are made, for which games, and their options (None: unknown)."""

    make: Factory
    plays: Callable[[str], bool]
    options: tuple[str, ...] | None


def level_of(maker: Factory) -> Level:
    """A Level from a class derived from Bot, or from a function that makes bots."""
    found: Any = maker
    if isinstance(found, type) and issubclass(found, Bot):
        return Level(found.for_game, found.plays, found.OPTIONS)
    return Level(maker, cache(lambda game: maker(game, 0) is not None), None)


_levels: dict[str, Level] = {
    "random": level_of(RandomBot),
    **{name: level_of(kind) for name, kind in LADDER.items()},
    **{name: level_of(character(name)) for name in CHARACTERS},
}

# For the arena and other experiments: available by name, but not offered to players.
_unlisted: Final[dict[str, Level]] = {"learnt": level_of(LearntBot), "hard-2026": level_of(Hard2026)}


def register(name: str, factory: Factory) -> None:
    """Add a bot: a class derived from Bot, or a function `factory(game, seed, **options)` that makes one.

    The function returns None for a game that its bot cannot play.
    """
    if not _NAME.fullmatch(name):
        raise UnknownBot(f"a bot's name may contain only lowercase letters, digits, _ and -, not {name!r}")
    _levels[name] = level_of(factory)


def unregister(name: str) -> None:
    """Remove a registered bot."""
    if name in LEVELS or name in CHARACTERS:
        raise UnknownBot(f"{name!r} is always there")
    del _levels[name]


def names() -> list[str]:
    """The names of all bots: ours, then registered ones."""
    _import_all(os.environ.get(MODULES, ""))
    return list(_levels)


def levels(game: str) -> list[str]:
    """The bots that can play a game."""
    return [name for name in names() if _levels[name].plays(game)]


def can_play(name: str, game: str) -> bool:
    """Whether bots of this name, listed or not, can play a game."""
    return level(name).plays(game)


def first_level(game: str) -> str:
    """The bot for a player's first game."""
    known = levels(game)
    return "novice" if "novice" in known else usual_level(game)


def usual_level(game: str) -> str:
    """The default bot of a game."""
    known = levels(game)
    return "normal" if "normal" in known else known[-1]


def level(name: str) -> Level:
    """The level of this name, which may also be "module:Class" or "module:function"."""
    known = names()
    if name in known:
        return _levels[name]
    if name in _unlisted:
        return _unlisted[name]
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

    `hard` takes `nodes` (playouts) or `milliseconds` of thinking per real choice, and a number of `cores`.
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
