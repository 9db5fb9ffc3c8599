"""Seats: who plays where, a person at this keyboard or a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from deckhall.bots import usual_level
from deckhall.kernel.errors import InvalidRecord
from deckhall.terminal.opponents import check_level
from deckhall.text.options import SpokenFault

NO_BOTS = "none"


@dataclass(frozen=True)
class Seat:
    """A person (`bot` is empty) or a bot of a level. `name` is the person's chosen name."""

    name: str = ""
    bot: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    def packed(self) -> dict[str, str]:
        return {"bot": self.bot} if self.bot else {"name": self.name}


def seat_everybody(game: str, players: int, bots: str | None, names: str | None) -> list[Seat]:
    """People in the first seats, bots in the last.

    `bots` is a comma-separated list of levels; `none` leaves every seat to people; None lets bots play all but one.
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
        raise SpokenFault("fault-no-seat-left", bots=", ".join(levels), players=players)
    if len(called) > people:
        raise SpokenFault("fault-too-many-names", names=len(called), people=people, players=players)
    called += [""] * (people - len(called))
    return [Seat(name=name) for name in called] + [Seat(bot=level) for level in levels]


def seats_of(game: str, words: str, players: int) -> list[Seat]:
    """Seats from a list: a person's name, or `bot:` and a level."""
    listed = [word.strip() for word in words.split(",")]
    if len(listed) != players:
        raise SpokenFault("fault-seats-listed", listed=len(listed), players=players)
    seats = []
    for word in listed:
        kind, colon, level = word.partition(":")
        seats.append(Seat(bot=check_level(level, game)) if colon and kind == "bot" else Seat(name=word))
    if not any([seat.is_person for seat in seats]):
        raise SpokenFault("fault-only-bots")
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
