"""Every message of the protocol as a type: what browsers send, what the server answers. See docs/protocol.md.

No message carries a sentence: refusals, prompts, options and happenings are keys with arguments, spoken
where they are read. Unknown fields are refused. `tools/make_types.py` writes the same types in TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Json = dict[str, Any]

Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
Language = Annotated[str, Meta(min_length=2, max_length=24)]  # one of deckhall.text.LANGUAGES
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

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(min_length=1, max_length=120)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class Wish(Struct, forbid_unknown_fields=True):
    """Base of everything a browser sends: a field nobody knows is an error."""


# -- people ------------------------------------------------------------------------------


class Me(Struct):
    """Who you are: `id` is public, it is not what proves that you are you."""

    id: str
    name: str
    colour: Colour
    language: Language


class MyWishes(Wish):
    """What a guest may change about themselves; what is left out stays."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Recovery(Struct):
    """A link that makes another device the same guest: once, and until `expires` (seconds since 1970)."""

    link: str
    expires: int


# -- tables ------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True):
    """`move`: seconds for each decision. `bank`: seconds for the game, an increment after each decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    at_zero: Literal["bot", "loss"] = "bot"


class Settings(Struct, forbid_unknown_fields=True):
    """How a table is kept, said when it is made."""

    listed: bool = False
    watch: bool = True  # others may watch
    chat: bool = False  # free text besides the ready phrases
    hints: bool = True  # a player may ask what a bot would do
    clock: Clock = msgspec.field(default_factory=Clock)
    window_pause: Annotated[int, Meta(ge=0, le=20_000)] = 2_500  # milliseconds at each window
    bot_pause: Annotated[int, Meta(ge=0, le=5_000)] = 700  # milliseconds a bot takes at least


class NewTable(Wish):
    """A table to be made. Each seat is `me`, `open` or `bot:<level>`; at most one is `me`.

    `choices` are those of `GET /api/games`; the number of players is the number of seats.
    """

    game: Key
    seats: Annotated[list[Key], Meta(min_length=1, max_length=8)]
    choices: Json = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class Join(Wish):
    """Take a seat: the one named, or the first open one. `choices` are the seat's own (a deck).

    A seated guest may send `choices` again to change them until the game starts.
    """

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    choices: Json = {}


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # of the person
    guest: str = ""  # the person's public id
    colour: str = ""
    level: str = ""  # of the bot that sits here, or plays for the person
    connected: bool = False
    substituted: bool = False  # a bot plays for the person
    resigned: bool = False
    thinking: bool = False  # a bot is choosing
    clock: int | None = None  # milliseconds left
    running: bool = False  # the clock runs


class Wording(Struct, omit_defaults=True):
    """What is said: a message of the catalogues with its arguments, formatted where it is read.

    An argument is a number, a text, a `Wording`, a `WordingList` or (`players`) a list of seats. "Words" in
    docs/protocol.md says how it is formatted.
    """

    key: str
    args: Json = {}


class WordingList(Struct):
    """Several phrases in one argument, joined as the language joins them."""

    join: Literal["and", "or", "more", "sentences"]
    of: list[Wording]


class ResultWords(Struct):
    """A result in words: who won, and why it is over."""

    title: Wording
    reason: Wording


class Result(Struct, omit_defaults=True):
    """How it ended. `reason` is the game's key, or `endless`, `resigned`, `clock`, `rules_changed` or `abandoned`."""

    reason: str
    winners: list[int]
    scores: list[int]
    say: ResultWords | None = None  # always sent, never stored


class UndoOffer(Struct):
    """A player asks to take back their last decision; `waiting` are the seats that have not agreed yet."""

    seat: int
    waiting: list[int]


class OpenWindow(Struct):
    """A moment in which somebody might react: nothing new is shown until it closes."""

    closes_in: int  # milliseconds
    held_by: list[int]  # seats that asked for more time


class Following(Struct):
    """A game that can follow with decks made at this table: who would play it, and at which table they do."""

    seats: list[int]  # of this table
    table: str = ""  # "" where it has not been made yet


class FollowWish(Wish):
    """Make a game that follows, or go to it: the seats of this table that play it."""

    seats: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(min_length=2, max_length=8)]


class TableInfo(Struct):
    """A table as everybody sees it."""

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
    following: list[Following] = []  # where decks were made: the games in which they can meet
    undo: UndoOffer | None = None
    window: OpenWindow | None = None


class TableList(Struct):
    """Answer of `GET /api/tables` and `GET /api/my/tables`."""

    tables: list[TableInfo]


class GameInfo(Struct):
    """A game that can be played: `about` is the game's own account of its variants, players and options."""

    id: str
    rules: int
    about: Json
    levels: list[str]  # the bots that can play it: ours from the weakest on, then the host's own
    hints: bool  # whether a bot knows it well enough to give hints
    name: Json | str  # a message of ours as {key, args}, or a name of its own


class GameList(Struct):
    """Answer of `GET /api/games`."""

    games: list[GameInfo]
    phrases: list[str]
    languages: list[str]
    colours: list[str]


class GameBook(Struct):
    """The words of a game that no client carries: its messages in Fluent, and its cards by edition and id."""

    messages: str
    cards: Json


# -- what the kernel writes into views; here only to be typed ---------------------------------


class Option(Struct):
    """One possible answer, by its meaning. `card` and `target` are card ids; the numbers tell copies apart."""

    code: str
    verb: str
    what: str | None = None
    card: str | None = None
    card_number: int | None = None
    place: str | None = None
    target: str | None = None
    target_number: int | None = None
    target_place: str | None = None
    amount: int | None = None
    index: int | None = None  # which ability or effect of the card
    cost: int | None = None  # what it costs to pick this, where a game says so
    say: Wording | None = None  # as on a button


class Decision(Struct):
    """The open question. `options` are there if it is yours; a secret one names neither player nor prompt."""

    player: int | None
    prompt: str | None
    card: str | None = None
    options: list[Option] | None = None
    say: Wording | None = None  # what is asked
    because: Wording | None = None  # why
    left: list[Wording] | None = None  # what whoever ends the turn now may have forgotten
    together: list[str] | None = None  # codes that are usually given at once, as one step


class Happening(Struct):
    """Something that took place, as far as you may know."""

    kind: str
    player: int
    card: str | None = None
    card_number: int | None = None
    target: str | None = None
    target_number: int | None = None
    amount: int | None = None
    seat: int | None = None  # another player
    origin: str | None = msgspec.field(default=None, name="from")
    destination: str | None = msgspec.field(default=None, name="to")
    what: str | None = None


class Gain(Struct):
    """Something that was gained, shown as a sign behind a log line."""

    what: str
    amount: int


class LogLine(Struct):
    """A line of the log: what happened in one step, as far as you may know, in words."""

    kind: str  # of the happenings it is about
    player: int  # -1: nobody
    say: Wording
    gains: list[Gain] | None = None


class GameView(Struct):
    """The two parts every game's view has; the others are the game's own."""

    decision: Decision | None
    outcome: Result | None


# -- after the game ------------------------------------------------------------------------


class FinishedGame(Struct):
    """Answer of `GET /api/records/{id}`: the record can be replayed by anybody with the same rules."""

    table: TableInfo
    record: Json
    replayable: bool
    reason: str = ""  # a refusal's key, when it cannot be replayed


class Frame(Struct):
    """A moment of a finished game: after `move` moves. The first frame is 0."""

    move: int
    player: int | None  # who made the move
    option: Json | None  # the move, described
    views: list[Json]  # one, or one for each seat when all cards are open
    happenings: list[Json]
    lines: list[Json]  # the happenings in words


class Replay(Struct):
    """Frames `start` up to `start + len(frames)` of a game that has `moves` moves."""

    game: str
    players: int
    moves: int
    start: int
    frames: list[Frame]
    result: Result | None = None
    differs: bool = False  # playing the record gave another game than the one that was recorded


class OpenRecord(Wish):
    """A record file somebody opens. `seat` as in `GET /api/replays/{id}`."""

    record: Json
    seat: Annotated[int, Meta(ge=-1, le=7)] | Literal["all"] = -1
    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50


class KeptDeck(Struct):
    """A deck that you made in a game and keep. Without a `name` it is called by what is in it."""

    id: str
    game: str
    name: str
    deck: Json
    made: int  # seconds since 1970


class KeptDecks(Struct):
    """Answer of `GET /api/my/decks`, the newest first."""

    decks: list[KeptDeck]


class DeckName(Wish):
    """What a kept deck is called from now on."""

    name: Annotated[str, Meta(max_length=60)]


class DeckText(Struct):
    """A kept deck as text, with the names of its cards in the language that was asked for."""

    text: str


class DeckWish(Wish):
    """A deck to be checked by the rules of its game: as data, or as text that somebody pasted."""

    game: str
    deck: Json | str


class DeckFault(Struct):
    """A rule of deck building that is broken: a key, the card or die it is about, and how many there are."""

    rule: str
    what: str
    count: int


class CheckedDeck(Struct):
    """What became of a deck. It can be played when there are no faults; `conjurations` go with it."""

    deck: Json
    faults: list[DeckFault]
    conjurations: dict[str, int]


class Refusal(Struct):
    """The body of every 4xx answer: a key, what it is about, and for developers a sentence in English."""

    reason: str
    args: Json = {}
    detail: str = ""


# -- the socket, from the browser ------------------------------------------------------------


class Act(Wish, tag_field="t", tag="act"):
    """Answer the pending question and those that follow it. `seq` is that of the view in which it was asked."""

    seq: Annotated[int, Meta(ge=0)]
    options: Annotated[list[Code], Meta(min_length=1, max_length=64)]


class Undo(Wish, tag_field="t", tag="undo"):
    """Take back my last decision: at once while nothing was revealed, else when all others agree."""


class UndoAnswer(Wish, tag_field="t", tag="undo_answer"):
    yes: bool


class Hold(Wish, tag_field="t", tag="hold"):
    """Keep the window open (or let it close): anybody at the table may, whether or not they can react."""

    on: bool


class AutoPass(Wish, tag_field="t", tag="auto_pass"):
    """Never ask me at windows: at none of them, or not about these cards."""

    everything: bool = False
    cards: Annotated[list[Key], Meta(max_length=64)] = []


class Say(Wish, tag_field="t", tag="say"):
    """Free text, where the table allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SayPhrase(Wish, tag_field="t", tag="phrase"):
    id: Phrase


class Mute(Wish, tag_field="t", tag="mute"):
    """Do not show me what this guest says (or show it again), on this connection. `onlookers`: all spectators."""

    guest: Key
    on: bool = True


class AskHint(Wish, tag_field="t", tag="hint"):
    """What would a bot do? Where the table allows it."""


class TakeOver(Wish, tag_field="t", tag="take_over"):
    """Let a bot of the usual level play: for me, or for the seat of another player who is away."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class TakeBack(Wish, tag_field="t", tag="back"):
    """I take my seat back from the bot."""


class Resign(Wish, tag_field="t", tag="resign"):
    """I give up."""


FromBrowser = (
    Act
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
)


# -- the socket, to the browser --------------------------------------------------------------


class View(Struct, tag_field="t", tag="view"):
    """What you see now. When not `whole`, `view` holds only the top-level parts that changed."""

    seq: int
    you: int  # your seat, or -1
    whole: bool
    view: Json
    happenings: list[Json]  # for movement and sound
    lines: list[Json]  # the same in words, for the log
    can_undo: bool
    table: TableInfo


class Table(Struct, tag_field="t", tag="table"):
    """The table changed, the game did not."""

    you: int
    table: TableInfo


class Refused(Struct, tag_field="t", tag="refused"):
    """What you sent was not done, and why. When the view may be stale, a fresh one follows."""

    reason: str
    seq: int
    args: Json = {}


class AutoPassed(Struct, tag_field="t", tag="auto_pass"):
    """At which windows you are not asked, as you said with `auto_pass`. Nobody else hears of it."""

    everything: bool
    cards: list[str]


class Said(Struct, tag_field="t", tag="said"):
    """Somebody said something: a phrase, spoken in your language, or free text."""

    guest: str
    name: str
    seat: int  # -1: a spectator
    phrase: str = ""
    text: str = ""


class Reason(Struct):
    """One of a bot's reasons for or against an option, by its key, and how much it weighs."""

    option: str
    key: str
    weight: float


class Hint(Struct, tag_field="t", tag="hint"):
    """What a bot would do at `seq`, and what it thinks of each option: its chance to win, or a margin in points."""

    seq: int
    option: str
    estimates: dict[str, float]
    are: Literal["chances", "margins"]
    reasons: list[Reason]


ToBrowser = View | Table | Refused | AutoPassed | Said | Hint

TO_BROWSER = (View, Table, Refused, AutoPassed, Said, Hint)
FROM_BROWSER = (
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
)
OVER_HTTP = (
    Me,
    MyWishes,
    Recovery,
    NewTable,
    Join,
    TableInfo,
    TableList,
    GameInfo,
    GameList,
    GameBook,
    FinishedGame,
    Replay,
    OpenRecord,
    DeckName,
    DeckText,
    FollowWish,
    KeptDeck,
    KeptDecks,
    DeckWish,
    DeckFault,
    CheckedDeck,
    Refusal,
)

FROM_THE_KERNEL = (Option, Decision, Happening, LogLine, Gain, GameView, Wording, WordingList)

encode = msgspec.json.Encoder().encode
