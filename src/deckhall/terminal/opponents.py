"""Opponents: the only place of the terminal that knows how a bot is asked."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.game import Game
from deckhall.kernel.luck import block, key_of

_WITHOUT_BOTS = ("random",)


def levels() -> tuple[str, ...]:
    """The bots that can be asked, weakest first."""
    if find_spec("deckhall.bots") is None:
        return _WITHOUT_BOTS
    return tuple(import_module("deckhall.bots").LEVELS)


def usual_level() -> str:
    """Who plays when nobody said who should."""
    return "normal" if "normal" in levels() else levels()[-1]


def check_level(level: object) -> str:
    if level not in levels():
        raise InvalidSetup(f"there is no bot {level!r}; there are: {', '.join(levels())}")
    return str(level)


def choose(game: Game, level: str, seed: int) -> str:
    """The code of the option that a bot of this level picks."""
    decision = game.decision
    assert decision is not None
    options = decision.options
    if level == "random":
        return options[block(key_of(seed), 0)[0] * len(options) >> 32].code
    option = import_module("deckhall.bots").bot(level, game.box.name, seed=seed).choose(game)
    return str(getattr(option, "code", option))
