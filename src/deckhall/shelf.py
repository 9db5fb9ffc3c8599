"""The shelf: which games can be played. A game comes onto it when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidSetup

_OURS: tuple[str, ...] = ("ascension", "ashes")
_shelf: dict[str, Box] = {}


def register(box: Box) -> None:
    """Put a game of your own on the shelf."""
    _shelf[box.name] = box


def boxes() -> list[Box]:
    """Every game on the shelf."""
    return [box(name) for name in [*_OURS, *[name for name in _shelf if name not in _OURS]]]


def box(name: object) -> Box:
    """The game with this name."""
    if name in _OURS and name not in _shelf:
        register(import_module(f"deckhall.games.{name}").BOX)
    if not isinstance(name, str) or name not in _shelf:
        known = sorted({*_OURS, *_shelf})
        raise InvalidSetup(f"there is no game {name!r}; there are: {', '.join(known)}")
    return _shelf[name]
