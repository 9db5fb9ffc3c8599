"""A saved table: what is stored about it besides its events. Stored as one JSON text."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from deckhall.server.messages import Following, Result, Settings

Kind = Literal["open", "person", "bot"]


class Seat(Struct):
    """Who sits here. `level` is the bot's, or of the bot that plays for the person (`substituted`)."""

    kind: Kind = "open"
    guest: str = ""
    reserved: str = ""  # an open seat that waits for this guest
    name: str = ""
    colour: str = ""
    level: str = ""
    substituted: bool = False
    resigned: bool = False
    out_of_time: bool = False
    choices: dict[str, Any] = {}
    auto_pass: bool = False
    auto_pass_cards: list[str] = []

    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.substituted


class SavedTable(Struct):
    """A table from its making to long after its game. The seed leaves it only when the game is over."""

    id: str
    game: str
    choices: dict[str, Any]
    settings: Settings
    seats: list[Seat]
    host: str
    created: int
    state: Literal["open", "playing", "over"] = "open"
    seed: str = ""  # a whole number; as text, because JSON readers elsewhere lose digits
    rules: int = 0
    base: dict[str, Any] | None = None  # the position from which the game went on after a change of rules
    base_seq: int = 0
    ended: int = 0
    result: Result | None = None
    digest: str = ""  # of the finished game; tables of before it was kept have none
    rematch: str | None = None
    decks: list[dict[str, Any]] = []  # made in the game, by seat
    followed: list[Following] = []  # the games that were made with them

    def setup(self) -> dict[str, Any]:
        """What `deckhall.new_game` is given, seed included."""
        return {"seed": int(self.seed), **self.choices}

    def shown_choices(self) -> dict[str, Any]:
        """The choices as everybody may see them: plain words and numbers. What is within a deck stays hidden."""
        shown = {name: _plain(choice) for name, choice in self.choices.items()}
        if self.has_closed_decks() and isinstance(shown.get("decks"), list):
            shown["decks"] = [None] * len(shown["decks"])
        return shown

    def has_closed_decks(self) -> bool:
        """Whether nobody is to know what is in the decks of others, not even after the game."""
        return self.choices.get("deck_lists") == "closed"

    def seat_of(self, guest: str) -> int:
        """The seat of a guest, or -1."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.guest == guest:
                return number
        return -1


class Event(Struct):
    """One stored happening of a table's log: `kind` is move, undone, substituted, returned or resigned."""

    seq: int
    kind: str
    seat: int
    content: dict[str, Any]
    at: float = 0.0


class Snapshot(Struct):
    """A position of the kernel after the events up to `seq`, of which `moves` moves still stand."""

    seq: int
    moves: int
    rules: int
    position: dict[str, Any]


def _plain(choice: Any) -> Any:
    if isinstance(choice, list):
        return [None if isinstance(one, (list, dict)) else one for one in choice]
    return None if isinstance(choice, dict) else choice


read_sheet = msgspec.json.Decoder(SavedTable).decode
