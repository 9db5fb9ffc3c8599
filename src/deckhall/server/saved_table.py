"""A saved table: what is stored about it besides its events, as one JSON text."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from deckhall.server.game_messages import Result
from deckhall.server.table_messages import Following, Settings, Standing

Kind = Literal["open", "person", "bot"]


class Seat(Struct):
    """Who sits here. `level` is that of the bot, or of the bot substituting for the person (`substituted`)."""

    kind: Kind = "open"
    guest: str = ""
    reserved: str = ""  # an open seat reserved for this guest
    name: str = ""
    colour: str = ""
    level: str = ""
    substituted: bool = False
    why: str = ""  # why a bot substitutes: `left`, `away`, `clock` or `resigned`
    resigned: bool = False
    out_of_time: bool = False
    choices: dict[str, Any] = {}
    ready: bool = True  # before the game: whether the person is ready
    shares: bool = False  # another person at the guest's device
    auto_pass: bool = False
    auto_pass_cards: list[str] = []
    told: bool = (
        False  # a notice of the turn went to the person's closed browsers, who has not been here since
    )

    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.substituted


class SavedTable(Struct):
    """A table from its creation to long after its game. The seed is not disclosed before the game is over."""

    id: str
    game: str
    choices: dict[str, Any]
    settings: Settings
    seats: list[Seat]
    host: str
    created: int
    state: Literal["open", "playing", "over"] = "open"
    seed: str = ""  # an integer, as text because JSON readers elsewhere lose digits
    rules: int = 0
    base: dict[str, Any] | None = (
        None  # the position from which the game continued: when studied, or after a change of rules
    )
    base_seq: int = 0
    ended: int = 0
    result: Result | None = None
    digest: str = ""  # of the finished game; older tables have none
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that requested it
    standing: Standing | None = None  # at the end
    decks: list[dict[str, Any]] = []  # made in the game, by seat
    followed: list[Following] = []  # the games made with them

    def setup(self) -> dict[str, Any]:
        """The arguments of `deckhall.new_game`, including the seed."""
        return {"seed": int(self.seed), **self.choices}

    def shown_choices(self) -> dict[str, Any]:
        """The public choices: plain words and numbers. The contents of decks stay hidden."""
        shown = {name: _plain(choice) for name, choice in self.choices.items()}
        if self.has_closed_decks() and isinstance(shown.get("decks"), list):
            shown["decks"] = [None] * len(shown["decks"])
        return shown

    def has_closed_decks(self) -> bool:
        """Whether decks stay hidden from other players, even after the game."""
        return self.choices.get("deck_lists") == "closed"

    def seat_of(self, guest: str) -> int:
        """The seat of a guest, or -1. People who share the guest's device have their own seats."""
        for number in self.seats_of(guest):
            if not self.seats[number].shares:
                return number
        return -1

    def seats_of(self, guest: str) -> list[int]:
        """The seats played on a guest's devices."""
        return [
            number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest
        ]

    def without(self, guest: str) -> SavedTable:
        """The same without any trace of a guest: their seats have no name and belong to nobody."""
        seats = [
            replace(seat, guest="", name="", auto_pass=False, auto_pass_cards=[], told=False)
            if seat.guest == guest
            else replace(seat, reserved="")
            if seat.reserved == guest
            else seat
            for seat in self.seats
        ]
        return replace(self, seats=seats, host="" if self.host == guest else self.host)

    def is_shared(self) -> bool:
        """Whether several people play on one device."""
        return any(seat.shares for seat in self.seats)

    def can_start(self) -> bool:
        """Whether all players are seated and ready."""
        return all(seat.kind == "bot" or (seat.kind == "person" and seat.ready) for seat in self.seats)


class Event(Struct):
    """One stored event of a table: `kind` is move, undone, substituted, returned or resigned."""

    seq: int
    kind: str
    seat: int
    content: dict[str, Any]
    at: float = 0.0


class Snapshot(Struct):
    """A position of the kernel after the events up to `seq`, in which `moves` moves were not undone."""

    seq: int
    moves: int
    rules: int
    position: dict[str, Any]


def _plain(choice: Any) -> Any:
    if isinstance(choice, list):
        return [None if isinstance(one, (list, dict)) else one for one in choice]
    return None if isinstance(choice, dict) else choice


read_sheet = msgspec.json.Decoder(SavedTable).decode
