"""Saved games: records as JSON files, with the players' seats, in the user's data folder or any other place."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import deckhall
from deckhall.faults import Spoken, SpokenRecord
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import DifferentGame, Game
from deckhall.places import data_folder

LAST = "last"


class NotSaved(Spoken, GameError):
    """The game could not be written."""


def folder() -> Path:
    return data_folder() / "games"


def new_place(game: str) -> Path:
    """A new file name, made of the game and the time."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    place, number = folder() / f"{stem}.json", 1
    while place.exists():
        number += 1
        place = folder() / f"{stem}-{number}.json"
    return place


def last_saved() -> Path:
    """The most recently saved game."""
    found = [(place.stat().st_mtime, place) for place in folder().glob("*.json")]
    if not found:
        raise SpokenRecord("fault-no-saved-game", folder=str(folder()))
    return max(found)[1]


def save(game: Game, seats: list[dict[str, str]], place: Path) -> None:
    """Write the record."""
    write(place, json.dumps({**game.record(), "seats": seats}, indent=1))


def write(place: Path, text: str) -> None:
    """Write a file; an existing one is replaced only once the new one is complete."""
    if not place.name:
        raise NotSaved("fault-no-file-name", file=str(place))
    unfinished = place.with_name(place.name + ".part")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, place)
    except OSError as error:
        raise NotSaved("fault-not-written", file=str(place), why=error.strerror or str(error)) from error


def read(place: Path) -> dict[str, Any]:
    """The content of a file: a record, perhaps with seats."""
    try:
        record = json.loads(place.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise SpokenRecord("fault-no-file", file=str(place)) from error
    except OSError as error:
        raise SpokenRecord("fault-not-read", file=str(place), why=error.strerror or str(error)) from error
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise SpokenRecord("fault-not-a-record", file=str(place)) from error
    if not isinstance(record, dict):
        raise SpokenRecord("fault-not-a-record", file=str(place))
    return record


def load(place: Path) -> tuple[Game, dict[str, Any]]:
    """The replayed game of a file, and the file's content. `differs` says whether the replay led to another game."""
    record = read(place)
    try:
        return deckhall.replay(record), record
    except DifferentGame as other:  # show what the file contains anyway
        return other.game, record
    except GameError as error:
        raise SpokenRecord("fault-not-replayed", file=str(place), why=str(error)) from error


def differs(game: Game, record: dict[str, Any]) -> bool:
    """Whether replaying the record led to another game than the recorded one."""
    return record.get("digest") not in (None, game.digest())
