"""Seats: who plays where, a person at this keyboard or a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from deckhall.bots import usual_level
from deckhall.kernel.errors import InvalidRecord, InvalidSetup
from deckhall.terminal.opponents import check_level

NO_BOTS = "none"


@dataclass(frozen=True)
class Seat:
    """A person (`bot` is empty) or a bot of a level. A `name` is what the person wants to be called."""

    name: str = ""
    bot: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    def packed(self) -> dict[str, str]:
        return {"bot": self.bot} if self.bot else {"name": self.name}


def seat_everybody(game: str, players: int, bots: str | None, names: str | None) -> list[Seat]:
    """People on the first seats, bots on the last.

    `bots` lists their levels with commas; `none` leaves every seat to people; None lets bots play all but one.
    """
    called = [name.strip() for name in names.split(",")] if names else []
    if bots is None:
        levels = [usual_level(game)] * (players - max(1, len(called)))
    elif bots == NO_BOTS:
        levels = []
    else:
        levels = [check_level(level.strip(), game) for level in bots.split(",")]
    people = players - len(levels)
    if people < 1:
        raise InvalidSetup(f"there is no seat left for you: {', '.join(levels)} would take all of {players}")
    if len(called) > people:
        raise InvalidSetup(f"{len(called)} names, but only {people} of {players} seats are for people")
    called += [""] * (people - len(called))
    return [Seat(name=name) for name in called] + [Seat(bot=level) for level in levels]


def seats_of(game: str, words: str, players: int) -> list[Seat]:
    """Seats as somebody lists them: the name of a person, or `bot:` and a level."""
    listed = [word.strip() for word in words.split(",")]
    if len(listed) != players:
        raise InvalidSetup(f"--seats lists {len(listed)} seats, but {players} play")
    seats = []
    for word in listed:
        kind, colon, level = word.partition(":")
        seats.append(Seat(bot=check_level(level, game)) if colon and kind == "bot" else Seat(name=word))
    if not any([seat.is_person for seat in seats]):
        raise InvalidSetup("there is no seat left for you: --seats lists only bots")
    return seats


def pack_seats(seats: Sequence[Seat]) -> list[dict[str, str]]:
    return [seat.packed() for seat in seats]


def unpack_seats(packed: Any, game: str, players: int) -> list[Seat]:
    """The seats of a saved game."""
    if not isinstance(packed, list) or len(packed) != players:
        raise InvalidRecord(f"'seats' must be a list of {players} seats, one for each player")
    seats = []
    for entry in packed:
        if not isinstance(entry, dict) or len(entry) != 1 or not isinstance(next(iter(entry.values())), str):
            raise InvalidRecord(f"a seat is {{'name': ...}} or {{'bot': ...}}, not {entry!r}")
        if "bot" in entry:
            seats.append(Seat(bot=check_level(entry["bot"], game)))
        elif "name" in entry:
            seats.append(Seat(name=entry["name"]))
        else:
            raise InvalidRecord(f"a seat is {{'name': ...}} or {{'bot': ...}}, not {entry!r}")
    if not any(seat.is_person for seat in seats):
        raise InvalidRecord("'seats' has no seat for a person")
    return seats
