"""Messages about tables: making, joining and listing them, and inviting others."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from deckhall.server.game_messages import Result
from deckhall.server.messages import Json, Key, Wish


class Clock(Struct, forbid_unknown_fields=True):
    """`move`: seconds per decision. `bank`: seconds for the whole game, with an increment after each decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    at_zero: Literal["bot", "loss"] = "bot"


class Settings(Struct):
    """The settings of a table, chosen when it is made. Tables saved by earlier versions may have more."""

    listed: bool = False
    watch: bool = True  # others may watch
    chat: bool = False  # free text besides the ready-made phrases
    hints: bool = True  # a player may ask what a bot would do
    clock: Clock = msgspec.field(default_factory=Clock)
    window_pause: Annotated[int, Meta(ge=0, le=20_000)] = 2_500  # milliseconds per window


class NewSettings(Settings, forbid_unknown_fields=True):
    """The settings of a table to be made."""


class NewTable(Wish):
    """A table to make. Each seat is `me`, `open`, `bot:<level>` or `here:<name>`; at most one is `me`.

    `here:<name>` is another person at my device: such a table has no open seats, no spectators and no pauses at
    windows. `choices` are those of `GET /api/games`; the number of players is the number of seats.
    """

    game: Key
    seats: Annotated[list[Key], Meta(min_length=1, max_length=8)]
    choices: Json = msgspec.field(default_factory=dict)
    settings: NewSettings = msgspec.field(default_factory=NewSettings)


class Join(Wish):
    """Take a seat: the given one, or the first open one. `choices` are the seat's own (a deck).

    A seated guest may send `choices` again to change them until the game starts. A guest who is not `ready` yet says so
    later (`Ready`).
    """

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    choices: Json = msgspec.field(default_factory=dict)
    ready: bool = True


class Ready(Wish):
    """Whether I am ready: the game starts when all seats are taken and everybody is ready."""

    ready: bool


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # of the person
    guest: str = ""  # the person's public id
    colour: str = ""
    level: str = ""  # of the bot in this seat, or of the one substituting for the person
    connected: bool = False
    substituted: bool = False  # a bot substitutes for the person
    why: str = ""  # why: `left`, `away`, `clock` (time ran out) or `resigned`
    resigned: bool = False
    thinking: bool = False  # a bot is choosing
    clock: int | None = None  # milliseconds left
    running: bool = False  # the clock is running
    grace: int = 0  # milliseconds until a running clock begins to count: time to see what the others did
    ready: bool = False  # before the game: whether the person is ready


class UndoOffer(Struct):
    """A player asks to undo their last decision; `waiting` are the seats that have not agreed yet."""

    seat: int
    waiting: list[int]


class OpenWindow(Struct):
    """A moment at which somebody might react: nothing new is shown until it closes."""

    closes_in: int | None  # milliseconds; None: when everybody asked has answered
    held_by: list[int]  # seats that asked for more time


class Following(Struct):
    """A game that can follow with decks made at this table: its players, and its table."""

    seats: list[int]  # of this table
    table: str = ""  # "" if it has not been made yet


class FollowWish(Wish):
    """Make a following game, or go to it: the seats of this table that play it."""

    seats: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(min_length=2, max_length=8)]


class Standing(Struct):
    """The public standing of a game."""

    turn: int = 0  # or round; 0 for games that count none
    scores: list[int] = []  # by seat
    champions: list[str] = []  # by seat: the card that represents the player, in games that have such cards


class Mine(Struct):
    """A table's entry in my own list."""

    seat: int
    your_turn: bool
    archived: bool
    played: int  # when the last move was made, or else the table; seconds since 1970


class TableInfo(Struct):
    """A table's public information. `standing` and `mine` are present in `GET /api/my/tables` only."""

    id: str
    game: str
    choices: Json
    settings: Settings
    state: Literal["open", "playing", "over"]
    host: str  # public id of the guest who made it
    seats: list[SeatInfo]
    created: int  # seconds since 1970
    watchers: int = 0
    result: Result | None = None
    rematch: str | None = None  # the id of the next table
    rematch_by: int | None = None  # the seat that requested it
    asked: int | None = None  # on a shared device: who must answer now
    following: list[Following] = []  # if decks were made here: the games in which they can meet
    undo: UndoOffer | None = None
    window: OpenWindow | None = None
    standing: Standing | None = None
    mine: Mine | None = None


class TableList(Struct):
    """Answer of `GET /api/tables` and `GET /api/my/tables`."""

    tables: list[TableInfo]


class Archive(Wish):
    """Move a table of mine to the archive, or back."""

    archived: bool


class InvitationLink(Struct):
    """An address of a table. `qr` is its QR code: the `d` of an SVG path, one unit per module, `size` units wide."""

    link: str
    qr: str
    size: int


class Invitation(Struct):
    """Where the links of a table work: on this machine only, in this network, or anywhere; best link first."""

    works: Literal["machine", "network", "anywhere"]
    links: list[InvitationLink]


TABLES = (NewTable, Join, Ready, Archive, Invitation, TableInfo, TableList, FollowWish)
