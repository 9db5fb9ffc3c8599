"""Kits: everything that belongs to a game, named in one place. SHIPPED is the only list of our own games.

A part of a kit is a dotted name, imported when first needed: playing by the rules alone imports nothing else. If a kit
lacks a part, the package that needs it has a generic substitute. Other games are added by `register`, or from the
folders listed in the environment variable DECKHALL_GAMES: each file `*.py` and each package in them (except names with
a leading underscore) is a game, with a `KIT` or a `BOX`.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from deckhall.kernel.box import Box
from deckhall.kernel.errors import GameError, InvalidSetup

FOLDERS: Final = "DECKHALL_GAMES"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


class InvalidKit(GameError):
    """A game that cannot be loaded; the message names the kit or its file."""


@dataclass(frozen=True)
class Kit:
    """A game and its optional parts, each as "module:attribute" (or the name of a module)."""

    name: str  # the id of the game
    box: str | Box  # the rules
    voice: str | None = None  # a Voice, which puts cards and moves into words, see deckhall.text
    judge: str | None = None  # a function that makes the Judge its bots share, see deckhall.bots
    plans: str | None = None  # a module with the plans of its characters, see deckhall.bots.characters
    learner: str | None = None  # a Learner, for training bots, see deckhall.bots.learning
    screen: str | None = None  # a Drawing, which shows the table in a terminal
    puzzles: str | None = None  # a Setter, which finds and proves puzzles, see deckhall.puzzles
    wins: str | None = None  # a function that proves missed wins of a turn, see deckhall.analysis
    encoder: str | None = None  # a function that makes an Encoder, see deckhall.envs
    locale: str | None = (
        None  # a package with folders locale/<language>/*.ftl: the game's own names and messages
    )

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise InvalidKit(
                f"a game's id may contain only lowercase letters, digits and underscores, not {self.name!r}"
            )


SHIPPED: Final = (
    Kit(
        "ascension",
        box="deckhall.games.ascension:BOX",
        voice="deckhall.text.ascension:VOICE",
        judge="deckhall.bots.ascension.judge:judge",
        plans="deckhall.bots.ascension.plans",
        learner="deckhall.bots.ascension.learnt:LEARNER",
        screen="deckhall.terminal.ascension:Picture",
        puzzles="deckhall.puzzles.ascension:SETTER",
        encoder="deckhall.envs.ascension:encoder",
    ),
    Kit(
        "ashes",
        box="deckhall.games.ashes:BOX",
        voice="deckhall.text.ashes:VOICE",
        judge="deckhall.bots.ashes.judge:judge",
        plans="deckhall.bots.ashes.plans",
        learner="deckhall.bots.ashes.learnt:LEARNER",
        screen="deckhall.terminal.ashes:Picture",
        puzzles="deckhall.puzzles.ashes:SETTER",
        wins="deckhall.analysis.ashes:missed_win",
        encoder="deckhall.envs.ashes:encoder",
    ),
)
_SHIPPED = {kit.name: kit for kit in SHIPPED}
_registered: dict[str, Kit] = {}
_locales: dict[str, tuple[str, ...]] = {}  # by the value of DECKHALL_GAMES


def register(game: Kit | Box) -> None:
    """Add a game of your own; a bare box is a kit without extras. It replaces a game of the same name."""
    _registered[game.name] = game if isinstance(game, Kit) else Kit(game.name, game)
    _locales.clear()


def unregister(name: str) -> None:
    """Remove a registered game."""
    del _registered[name]
    _locales.clear()


def kits() -> list[Kit]:
    """Every game: ours, those from folders, and those registered."""
    found = {kit.name: kit for kit in (*SHIPPED, *_in_folders(os.environ.get(FOLDERS, "")))}
    return list((found | _registered).values())


def locales() -> tuple[str, ...]:
    """The packages in which games keep their own words. Asked for every message, hence remembered."""
    folders = os.environ.get(FOLDERS, "")
    found = _locales.get(folders)
    if found is None:
        found = _locales[folders] = tuple([kit.locale for kit in kits() if kit.locale is not None])
    return found


def names() -> list[str]:
    """The ids of all games."""
    return [kit.name for kit in kits()]


def kit(name: object) -> Kit:
    """The kit of the game with this id."""
    found = None
    if isinstance(name, str):  # without games from folders, so that a broken one does not affect ours
        found = _registered.get(name) or _SHIPPED.get(name)
    if found is None:
        found = next((kit for kit in kits() if kit.name == name), None)
    if found is None:
        raise InvalidSetup(f"there is no game {name!r}; available: {', '.join(sorted(names()))}", "game")
    return found


def box(name: object) -> Box:
    """The rules of the game with this id."""
    found = kit(name)
    if isinstance(found.box, Box):
        return found.box
    rules = resolve(found.box)
    if not isinstance(rules, Box) or rules.name != found.name:
        raise InvalidKit(f"the kit {found.name!r} names {found.box} as its box, which is {rules!r}")
    return rules


def boxes() -> list[Box]:
    """The rules of every game."""
    return [box(kit.name) for kit in kits()]


def resolve(dotted: str) -> Any:
    """What a dotted name such as `package.module:attribute` refers to; without a colon, the module itself."""
    module, _, attribute = dotted.partition(":")
    try:
        found: Any = import_module(module)
        return getattr(found, attribute) if attribute else found
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidKit(f"{dotted!r} cannot be loaded: {_in_a_line(error)}") from error


@cache
def _in_folders(folders: str) -> tuple[Kit, ...]:
    found: dict[str, Kit] = {}
    for folder in folders.split(os.pathsep):
        for path in _games_in(Path(folder)) if folder else []:
            kit = _kit_of(path)
            if kit.name in [known.name for known in (*SHIPPED, *found.values())]:
                raise InvalidKit(f"{path}: there is already a game {kit.name!r}")
            found[kit.name] = kit
    return tuple(found.values())


def _games_in(folder: Path) -> list[Path]:
    """The modules of a folder, which can be imported by name from now on."""
    if not folder.is_dir():
        raise InvalidKit(f"{FOLDERS} lists {folder}, which is not a folder")
    place = str(folder.resolve())
    if place not in sys.path:
        sys.path.append(place)
    return sorted(
        path
        for path in Path(place).iterdir()
        if not path.name.startswith(("_", ".")) and (path.suffix == ".py" or (path / "__init__.py").is_file())
    )


def _kit_of(path: Path) -> Kit:
    module = _imported(path)
    found = getattr(module, "KIT", None)
    if isinstance(found, Kit):
        return found
    rules = getattr(module, "BOX", None)
    if isinstance(rules, Box):
        return Kit(rules.name, f"{module.__name__}:BOX")
    raise InvalidKit(
        f"{path} has neither a KIT nor a BOX; a module that is no game starts with an underscore"
    )


def _imported(path: Path) -> ModuleType:
    try:
        module = import_module(path.stem)
    except Exception as error:  # third-party code may raise anything; the host needs to know the file
        raise InvalidKit(f"{path} cannot be loaded: {_in_a_line(error)}") from error
    if Path(module.__file__ or "").parent not in (path, path.parent):
        raise InvalidKit(f"{path} needs another name: there is already a module {path.stem!r}")
    return module


def _in_a_line(error: Exception) -> str:
    first, *_ = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {first}"
