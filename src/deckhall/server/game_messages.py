"""Messages about games: those a server offers, and what every view of a running game contains."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from deckhall.server.messages import Json, Wording


class GameInfo(Struct):
    """A game on offer: `about` is the game's own description of its variants, players and options."""

    id: str
    rules: int
    about: Json
    levels: list[str]  # the bots that can play it: ours, weakest first, then characters, then the host's own
    characters: list[
        str
    ]  # those of them that are as strong as the usual level but follow a plan of their own
    hints: bool  # whether a bot knows it well enough to give hints
    analysis: bool  # whether its finished games can be analysed
    name: Json | str  # a message of ours as {key, args}, or a plain name


class GameList(Struct):
    """Answer of `GET /api/games`."""

    games: list[GameInfo]
    phrases: list[str]
    languages: list[str]
    colours: list[str]


class GameBook(Struct):
    """The texts of a game that the client does not have: its messages in Fluent, and its cards by edition and id."""

    messages: str
    cards: Json


class ResultWords(Struct):
    """A result in words: who won, and why it is over."""

    title: Wording
    reason: Wording


class Result(Struct, omit_defaults=True):
    """How it ended. `reason` is the game's key, or `endless`, `resigned`, `clock`, `rules_changed`, `abandoned` or
    `closed` (by the operator, whose words are in `note`)."""

    reason: str
    winners: list[int]
    scores: list[int]
    say: ResultWords | None = None  # always sent, never stored
    note: str = ""


# -- what the kernel writes into views; here only to be typed ---------------------------------


class Option(Struct):
    """One possible answer. `card` and `target` are card ids; the numbers tell copies apart."""

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
    index: int | None = None  # selects an ability or effect of the card
    cost: int | None = None  # the cost of picking this, if the game gives one
    say: Wording | None = None  # as on a button
    about: Wording | None = None  # what it does: the text it uses, with its cost


class Decision(Struct):
    """The pending question. `options` are present if you are asked; a secret one names neither player nor prompt."""

    player: int | None
    prompt: str | None
    card: str | None = None
    options: list[Option] | None = None
    say: Wording | None = None  # what is asked
    because: Wording | None = None  # why
    left: list[Wording] | None = None  # what the player could still do before ending the turn
    together: list[str] | None = None  # codes that can be sent at once, as one step, in the best order
    risky: list[str] | None = (
        None  # codes of answers that hurt your own side immediately, without asking whom
    )
    suggested: str | None = None  # the code of a sensible answer, if the table allows hints


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
    """Something gained, shown as a symbol after a log line."""

    what: str
    amount: int


class LogLine(Struct):
    """A line of the log: what happened in one step, as far as you may know, in words."""

    kind: str  # the kind of its happenings
    player: int  # -1: nobody
    say: Wording
    gains: list[Gain] | None = None
    at: int | None = None  # the `seq` of the view that it led to
    since: int | None = None  # for an undo: the lines from this `seq` up to this one no longer count


class GameView(Struct):
    """The two parts that every game's view has; the others are specific to the game."""

    decision: Decision | None
    outcome: Result | None


GAMES = (GameInfo, GameList, GameBook)

IN_VIEWS = (Option, Decision, Happening, LogLine, Gain, GameView)
