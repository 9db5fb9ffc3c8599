"""Deckhall: tabletop card games, complete and by the book, as a library.

game = deckhall.new_game("a game of deckhall.games()", players=2, seed=7)
while game.outcome is None:
    game.apply(game.decision.options[0])
"""

from __future__ import annotations

import json
import secrets
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from deckhall import (
    compiled_build as compiled_build,
)  # first, because it decides which build the next imports get
from deckhall.kernel import game as _game
from deckhall.kernel.box import Box
from deckhall.kernel.build import compiled
from deckhall.kernel.errors import (
    Endless,
    GameError,
    IllegalOption,
    InvalidDeck,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    UnknownCard,
    UnknownSeat,
)
from deckhall.kernel.game import DifferentGame, Game
from deckhall.kernel.options import Option
from deckhall.kernel.outcome import Outcome
from deckhall.kernel.state import Decision
from deckhall.kits import Kit, box, boxes, register

__version__ = "0.1.0"

__all__ = [
    "Box",
    "Decision",
    "DifferentGame",
    "Endless",
    "Game",
    "GameError",
    "IllegalOption",
    "InvalidDeck",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Kit",
    "Option",
    "Outcome",
    "UnknownCard",
    "UnknownSeat",
    "cards",
    "compiled",
    "games",
    "load_position",
    "new_game",
    "register",
    "replay",
    "speak",
]


class Games(ModuleType):
    """The package `deckhall.games`: a module that can also be called, so that both of its uses work.

    `import deckhall.games.NAME` imports the rules of one game; `deckhall.games()` lists the games.
    """

    def __call__(self) -> list[dict[str, Any]]:
        """List the available games, each with its variants, player counts and options."""
        return [{"id": box.name, "rules": box.rules, **box.about()} for box in boxes()]


def _callable(package: ModuleType) -> Games:
    package.__class__ = Games
    assert isinstance(package, Games)
    return package


games = _callable(import_module("deckhall.games"))


def new_game(name: str, *, seed: int | None = None, **choices: Any) -> Game:
    """Start a new game at its first decision. Without a seed, the random key is unpredictable."""
    if seed is None:
        seed = secrets.randbits(128)
    if type(seed) is not int:
        raise InvalidSetup(f"a seed must be a whole number, not {seed!r}")
    return _game.begin(box(name), {"seed": seed, **choices})


def load_position(position: dict[str, Any] | str) -> Game:
    """Start a game at a position (a dict or JSON text)."""
    position = _parsed(position, InvalidPosition, "position")
    return _game.from_position(box(position.get("game")), position)


def replay(record: dict[str, Any] | str) -> Game:
    """Replay a record (a dict or JSON text). Raises DifferentGame if the result differs from the recorded game."""
    record = _parsed(record, InvalidRecord, "record")
    return _game.replay(box(record.get("game")), record)


def cards(name: str, *, lang: str = "en", **choices: Any) -> list[dict[str, Any]]:
    """Return every card of a game as a dict: id, name, type, cost, copies, ... An unnamed card is called by its id."""
    # A reference card describes a dice power; no player ever holds it.
    found = [card for card in box(name).cards(**choices) if card.get("type") != "reference"]
    if find_spec("deckhall.text") is None:
        return found
    from deckhall.text import (
        speaker,
    )  # imported here, because reading a catalogue takes longer than starting a game

    spoken = speaker(lang)
    return [{"id": card["id"], "name": spoken.card(card["id"]), **card} for card in found]


def speak(name: str, card_id: str, *, lang: str = "en", **choices: Any) -> dict[str, Any]:
    """Return a card's text: id, name, kind, text (also as `lines`) and rulings."""
    if find_spec("deckhall.text") is None:
        raise GameError("this installation contains only the rules; `pip install deckhall` adds the texts")
    from deckhall.text import speak_card

    spoken = speak_card(name, card_id, lang, **choices)
    return {
        "id": spoken.id,
        "name": spoken.name,
        "kind": spoken.kind,
        "text": spoken.text,
        "lines": list(spoken.lines),
        "rulings": list(spoken.rulings),
    }


def _parsed(content: dict[str, Any] | str, error: type[GameError], what: str) -> dict[str, Any]:
    if isinstance(content, str):
        try:
            content = json.loads(content)
        except (ValueError, RecursionError) as broken:
            raise error(f"the {what} is not JSON: {broken}") from broken
    if not isinstance(content, dict):
        raise error(f"a {what} is a JSON object, not {type(content).__name__}")
    return content
