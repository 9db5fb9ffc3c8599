"""Messages about decks: those a guest keeps, and checking one against the rules of its game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from deckhall.server.messages import Json, Key, Wish


class KeptDeck(Struct):
    """A deck that you keep: one you built, or made in a game. Without a `name` it is named after its contents."""

    id: str
    game: str
    name: str
    deck: Json
    made: int  # seconds since 1970
    drafted: bool = False  # made in a game: it can be named, copied and removed, but not changed


class KeptDecks(Struct):
    """Answer of `GET /api/my/decks`, newest first."""

    decks: list[KeptDeck]


class NewDeck(Wish):
    """A deck that you built, possibly unfinished, to keep."""

    game: Key
    name: Annotated[str, Meta(max_length=60)]
    deck: Json


class DeckChange(Wish):
    """A new name or new contents for a kept deck; fields left out stay unchanged."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    deck: Json | None = None


class DeckText(Struct):
    """A kept deck as text, with card names in the requested language."""

    text: str


class DeckWish(Wish):
    """A deck to check by the rules of its game: as data, or as pasted text."""

    game: str
    deck: Json | str


class DeckFault(Struct):
    """A broken rule of deck building: a key, the card or die concerned, and a count.

    For an unknown card name, `like` are the ids of cards with similar names.
    """

    rule: str
    what: str
    count: int
    like: list[str] = []


class CheckedDeck(Struct):
    """The result of checking a deck. It can be played if there are no faults; `conjurations` are its conjuration
    pile."""

    deck: Json
    faults: list[DeckFault]
    conjurations: dict[str, int]


DECKS = (NewDeck, DeckChange, DeckText, KeptDeck, KeptDecks, DeckWish, DeckFault, CheckedDeck)
