"""Messages of a table's socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from deckhall.server.messages import Code, Json, Key, Wish, Wording
from deckhall.server.table_messages import TableInfo

Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "good_move",
    "good_game",
    "thanks",
    "sorry",
    "oops",
    "one_moment",
    "your_turn",
    "are_you_there",
    "i_must_go",
    "again",
    "yes",
    "no",
    "smile",
    "laugh",
    "wow",
    "sad",
    "angry",
    "applause",
    "heart",
]


# -- from the browser ------------------------------------------------------------------------


class Ping(Wish, tag_field="t", tag="ping"):
    """Are you there? Answered by a `pong` with the same number."""

    pulse: Annotated[int, Meta(ge=0)]


class Sent(Wish, kw_only=True):
    """Base of all requests. `pulse` is the number of the last `pong` received: a message that the network has delayed
    for longer than players wait is refused (`late`)."""

    pulse: Annotated[int, Meta(ge=0)] | None = None


class Act(Sent, tag_field="t", tag="act"):
    """Answer the pending question and those that follow it. `seq` is that of the view with the question."""

    seq: Annotated[int, Meta(ge=0)]
    options: Annotated[list[Code], Meta(min_length=1, max_length=64)]


class Undo(Sent, tag_field="t", tag="undo"):
    """Undo my last decision: at once while nothing was revealed, otherwise when all others agree."""


class UndoAnswer(Sent, tag_field="t", tag="undo_answer"):
    yes: bool


class Hold(Sent, tag_field="t", tag="hold"):
    """Keep the window open, or let it close. Anybody at the table may, whether or not they can react."""

    on: bool


class AutoPass(Sent, tag_field="t", tag="auto_pass"):
    """Never ask me at windows: at any of them, or about these cards."""

    everything: bool = False
    cards: Annotated[list[Key], Meta(max_length=64)] = msgspec.field(default_factory=list)


class Say(Sent, tag_field="t", tag="say"):
    """Free text, if the table allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SayPhrase(Sent, tag_field="t", tag="phrase"):
    id: Phrase


class Mute(Sent, tag_field="t", tag="mute"):
    """Mute a guest, or unmute them, on this connection. `onlookers`: all spectators."""

    guest: Key
    on: bool = True


class AskHint(Sent, tag_field="t", tag="hint"):
    """What would a bot do? Only if the table allows hints."""


class TakeOver(Sent, tag_field="t", tag="take_over"):
    """Let a bot of the usual level play: for me, or for another player who is away."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class TakeBack(Sent, tag_field="t", tag="back"):
    """I take my seat back from the bot."""


class Resign(Sent, tag_field="t", tag="resign"):
    """I resign."""


class HandOver(Sent, tag_field="t", tag="hand_over"):
    """On a shared device: from now on the person in this seat is looking. `since` is the last number they saw."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    since: Annotated[int, Meta(ge=0)] | None = None


FromBrowser = (
    Ping
    | Act
    | Undo
    | UndoAnswer
    | Hold
    | AutoPass
    | Say
    | SayPhrase
    | Mute
    | AskHint
    | TakeOver
    | TakeBack
    | Resign
    | HandOver
)


# -- to the browser --------------------------------------------------------------------------


class View(Struct, tag_field="t", tag="view"):
    """What you see now. Unless `whole`, `view` contains only the top-level parts that changed."""

    seq: int
    you: int  # your seat, or -1
    whole: bool
    view: Json
    happenings: list[Json]  # for animation and sound
    lines: list[Json]  # the same in words, for the log
    can_undo: bool
    table: TableInfo


class Table(Struct, tag_field="t", tag="table"):
    """The table has changed, but not the game."""

    you: int
    table: TableInfo


class Refused(Struct, tag_field="t", tag="refused"):
    """What you sent was not done, and why. If your view may be stale, a fresh one follows."""

    reason: str
    seq: int
    args: Json = {}


class Pong(Struct, tag_field="t", tag="pong"):
    """The answer to a `ping`."""

    pulse: int


class AutoPassed(Struct, tag_field="t", tag="auto_pass"):
    """The windows at which you are not asked, as set by `auto_pass`. Nobody else is told."""

    everything: bool
    cards: list[str]


class Said(Struct, tag_field="t", tag="said"):
    """Somebody said something: a phrase, shown in your language, or free text."""

    guest: str
    name: str
    seat: int  # -1: a spectator
    phrase: str = ""
    text: str = ""


class Reason(Struct):
    """One of a bot's reasons for or against an option, by its key, and its weight."""

    option: str
    key: str
    weight: float


class Hint(Struct, tag_field="t", tag="hint"):
    """What a bot would do at `seq`, and its estimates of the options: chances to win, or margins in points.

    Options it has not examined have no estimate. Chances have standard errors and are means over `playouts`. `plan` is
    the rest of the turn, as far as it does not depend on luck; `because` are the keys of its reasons.
    """

    seq: int
    option: str
    estimates: dict[str, float]
    are: Literal["chances", "margins"]
    reasons: list[Reason]
    errors: dict[str, float] = {}
    playouts: int = 0
    plan: list[Wording] = []
    because: list[str] = []


class Announcement(Struct):
    """An announcement of the host: a ready-made one (`key`), or a text in a language. `seconds`: until the announced
    event, if known."""

    id: int
    key: str
    text: str
    language: str
    seconds: int | None


class Announced(Struct, tag_field="t", tag="announced"):
    """The host's current announcement; None if there is none, or no longer any."""

    announcement: Announcement | None


ToBrowser = View | Table | Refused | Pong | AutoPassed | Said | Hint | Announced

FROM_BROWSER = (
    Ping,
    Act,
    Undo,
    UndoAnswer,
    Hold,
    AutoPass,
    Say,
    SayPhrase,
    Mute,
    AskHint,
    TakeOver,
    TakeBack,
    Resign,
    HandOver,
)

TO_BROWSER = (View, Table, Refused, Pong, AutoPassed, Said, Hint, Announced)
