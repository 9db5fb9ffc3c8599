"""Saved games: records as JSON files, with who sat where, in the user's data folder or wherever one likes."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import deckhall
from deckhall.kernel.errors import GameError, InvalidRecord
from deckhall.kernel.game import DifferentGame, Game
from deckhall.places import data_folder

LAST = "last"


class NotSaved(GameError):
    """The game could not be written."""


def folder() -> Path:
    return data_folder() / "games"


def new_place(game: str) -> Path:
    """A file that is not there yet, named after the game and the time."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    place, number = folder() / f"{stem}.json", 1
    while place.exists():
        number += 1
        place = folder() / f"{stem}-{number}.json"
    return place


def last_saved() -> Path:
    """The game that was saved last."""
    found = [(place.stat().st_mtime, place) for place in folder().glob("*.json")]
    if not found:
        raise InvalidRecord(f"there is no saved game in {folder()}")
    return max(found)[1]


def save(game: Game, seats: list[dict[str, str]], place: Path) -> None:
    """Write the record."""
    write(place, json.dumps({**game.record(), "seats": seats}, indent=1))


def write(place: Path, text: str) -> None:
    """Write a file; one that is there is replaced only when the new one is complete."""
    if not place.name:
        raise NotSaved(f"{place} cannot be written: it is not a file name")
    unfinished = place.with_name(place.name + ".part")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, place)
    except OSError as error:
        raise NotSaved(f"{place} cannot be written: {error.strerror or error}") from error


def read(place: Path) -> dict[str, Any]:
    """What a file holds: a record, perhaps with seats."""
    try:
        record = json.loads(place.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidRecord(f"{place} cannot be read: {error.strerror or error}") from error
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise InvalidRecord(f"{place} is not a record: it is not valid JSON") from error
    if not isinstance(record, dict):
        raise InvalidRecord(f"{place} is not a record: a record must be a JSON object")
    return record


def load(place: Path) -> tuple[Game, dict[str, Any]]:
    """The game of a file, played again, and all that the file holds. `differs` tells whether it is still that game."""
    record = read(place)
    try:
        return deckhall.replay(record), record
    except DifferentGame as other:  # whoever opens a file wants to see what is there
        return other.game, record
    except GameError as error:
        raise InvalidRecord(f"{place} cannot be replayed: {error}") from error


def differs(game: Game, record: dict[str, Any]) -> bool:
    """Whether playing the record again gave another game than the one that was recorded."""
    return record.get("digest") not in (None, game.digest())
