"""Messages about people: who I am, my finished games, my passkeys, and everything stored about me."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deckhall.server.messages import Json, Key, Language, Wish

Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Me(Struct):
    """Who you are. `id` is public and proves nothing."""

    id: str
    name: str
    colour: Colour
    language: Language


class MyWishes(Wish):
    """What a guest may change about themselves; fields left out stay unchanged."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Recovery(Struct):
    """A link that makes another device the same guest, valid once and until `expires` (seconds since 1970)."""

    link: str
    expires: int


class DeleteMe(Wish):
    """Delete everything about me. `id` must be mine, to prevent accidents."""

    id: Key


class PlayedSeat(Struct):
    """A seat of a finished game, and how it ended for it."""

    kind: Literal["open", "person", "bot"]
    name: str  # the person's current name
    guest: str  # the person's public id; "" if they shared a device or are no longer known
    level: str  # of the bot
    champion: str  # the card that represents the player, in games that have such cards
    score: int | None
    won: bool
    resigned: bool
    replaced: bool  # whether a bot played for the person at some time


class PlayedGame(Struct):
    """A finished game of mine."""

    id: str
    game: str
    choices: Json
    rules: int
    began: int  # seconds since 1970, as `ended`
    ended: int
    moves: int
    reason: str
    mine: int  # my seat
    seats: list[PlayedSeat]
    kept: bool  # whether its moves are still stored


class Played(Struct):
    """Answer of `GET /api/my/results`, latest first; `more` if there are older ones."""

    games: list[PlayedGame]
    more: bool


class Passkey(Struct):
    """A passkey of mine: when it was made and last used (seconds since 1970; 0: never)."""

    id: str
    made: int
    used: int


class Passkeys(Struct):
    """Whether this server offers passkeys under the host name of the request, and my passkeys."""

    offered: bool
    passkeys: list[Passkey]


class PasskeyQuestion(Struct):
    """The request for the browser's authenticator (WebAuthn, as JSON), and a ticket to return with the answer."""

    options: Json
    ticket: str


class PasskeyAnswer(Wish):
    """The authenticator's answer, as JSON."""

    ticket: Annotated[str, Meta(min_length=1, max_length=400)]
    credential: Json


class Push(Struct):
    """Notices of my turn for browsers that are closed: the server's public key ("": it sends none), and how many of my
    browsers get them."""

    key: str
    browsers: int


class PushWish(Wish):
    """Where a browser of mine gets messages, as its `PushSubscription` says: keys in base64url."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=50)]


class PushEnd(Wish):
    """A browser of mine gets no more of them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class PushBrowser(Struct):
    """A browser that gets notices, and since when (seconds since 1970)."""

    endpoint: str
    made: int


class MyData(Struct):
    """Everything that is stored about me. A game's `record` is missing where it is gone or may not be seen (`why`)."""

    made: int
    guest: Json
    decks: list[Json]
    lessons: list[str]
    puzzles: Json
    passkeys: list[Passkey]
    push: list[PushBrowser]
    running: list[Json]
    games: list[Json]


PEOPLE = (
    Me,
    MyWishes,
    Recovery,
    DeleteMe,
    Played,
    Passkeys,
    PasskeyQuestion,
    PasskeyAnswer,
    Push,
    PushWish,
    PushEnd,
)
