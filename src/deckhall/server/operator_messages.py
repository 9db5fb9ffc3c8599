"""Messages of the operator's page: tables, load, sanctions, announcements, and the log."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deckhall.server.messages import Language, Wish
from deckhall.server.socket_messages import Announcement

Measure = Literal["ban", "silence"]
Note = Annotated[str, Meta(max_length=300)]
Minutes = Annotated[int, Meta(ge=1, le=527_040)]  # a year at most

READY: tuple[str, ...] = ("restart", "switched_off", "trouble", "be_kind")  # ready-made announcements
TIMED: tuple[str, ...] = ("restart", "switched_off")  # those that announce something in a number of minutes


class Token(Wish):
    """The operator's token. It opens the page for some hours."""

    token: Annotated[str, Meta(max_length=200)]


class Presence(Struct):
    """Until when the operator is logged in; 0 after logging out."""

    until: int


class RecentError(Struct):
    """An error by its name in the log, without the content of any game."""

    at: int
    event: str
    problem: str


class ServerFigures(Struct):
    """The state of a server since it was started."""

    address: str  # where the other servers reach it; "" if there are none
    reached: bool  # if not, all other figures are 0
    since: int = 0
    well: bool = False
    tables: int = 0  # in memory
    connections: int = 0
    bots_waiting: int = 0
    load: float = 0.0  # load average of the last minute per processor core
    games: int = 0
    moves: int = 0
    slow_moves: float = 0.0  # milliseconds within which 99 % of moves were answered
    errors: int = 0
    bot_failures: int = 0
    floods: int = 0
    recent: list[RecentError] = []


class Visitor(Struct):
    """A person whose page shows a table: `seat` is -1 for spectators."""

    guest: str
    name: str
    address: str
    seat: int
    connections: int


class OperatorSeat(Struct):
    """A seat as everybody sees it."""

    kind: str
    name: str
    guest: str
    level: str


class OperatorTable(Struct):
    """A table in memory: who is there, and only public information about its game."""

    id: str
    server: str
    game: str
    state: str
    listed: bool
    created: int
    seats: list[OperatorSeat]
    visitors: list[Visitor]


class SanctionInfo(Struct):
    """A guest or an address that is banned or silenced. `subject` is `guest:<id>` or `address:<address>`."""

    measure: Measure
    subject: str
    name: str
    note: str
    made: int
    until: int  # 0: forever


class Deed(Struct):
    """An action of the operator: `entered`, `closed`, `ban`, `silence`, `lifted`, `announced` or `withdrawn`."""

    at: int
    deed: str
    subject: str
    name: str
    note: str
    until: int
    address: str  # where it came from


class Overview(Struct):
    """Everything on the operator's page. For another server's request, only `servers` and `tables`."""

    servers: list[ServerFigures]
    tables: list[OperatorTable]
    sanctions: list[SanctionInfo]
    announcement: Announcement | None
    ready: list[str]  # announcements that readers get in their own language
    timed: list[str]  # those of them that need minutes
    log: list[Deed]
    until: int  # when the operator has to enter the token again


class SanctionList(Struct):
    """All sanctions in force."""

    sanctions: list[SanctionInfo]


class Closing(Wish):
    """Close a table; the note is shown to its players."""

    note: Note = ""


class NewSanction(Wish):
    """Ban or silence a guest (by public id) or an address; without minutes, forever. The note is shown to them."""

    measure: Measure
    guest: Annotated[str, Meta(max_length=64)] = ""
    address: Annotated[str, Meta(max_length=64)] = ""
    minutes: Minutes | None = None
    note: Note = ""


class Lifting(Wish):
    """Lift a sanction."""

    measure: Measure
    subject: Annotated[str, Meta(max_length=80)]


class NewAnnouncement(Wish):
    """Announce something to everybody: a ready-made announcement, or a custom text in a language.

    `minutes`: until the announced event (only for those that have one). `lasts`: minutes for which pages show it;
    without it, until it is withdrawn.
    """

    key: Annotated[str, Meta(max_length=40)] = ""
    text: Note = ""
    language: Language = "en"
    minutes: Annotated[int, Meta(ge=1, le=1_440)] | None = None
    lasts: Minutes | None = None


OPERATOR = (
    Token,
    Presence,
    RecentError,
    ServerFigures,
    Visitor,
    OperatorSeat,
    OperatorTable,
    SanctionInfo,
    Deed,
    Overview,
    SanctionList,
    Closing,
    NewSanction,
    Lifting,
    NewAnnouncement,
)
