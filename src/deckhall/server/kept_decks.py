"""Decks that guests keep: those they built, and those made in a game; and the games in which the latter can meet."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import combinations
from typing import Any

import msgspec

from deckhall.kernel.game import Game
from deckhall.kits import box
from deckhall.server.deck_messages import DeckChange, DeckText, KeptDeck, KeptDecks, NewDeck
from deckhall.server.guests import Guest
from deckhall.server.history import rules_of
from deckhall.server.limits import is_wild
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import SavedTable
from deckhall.server.store import Store
from deckhall.server.table_messages import Following
from deckhall.text import LANGUAGES, speaker

_DECKS_OF_ONE = 500
_BUILT = "own:"  # prefix of the ids of built decks; table ids contain no colon
_LONGEST = 4_000  # characters of a deck as JSON; a legal one has about 700

Row = dict[str, Any]


def newly_made(saved: SavedTable, game: Game) -> list[Row]:
    """The decks that have just been made at a table, if they were not known before."""
    made = game.box.made_decks(game.state)
    return [] if made == saved.decks else made


def rows(saved: SavedTable, decks: list[Row]) -> list[Row]:
    """The rows by which the players of a table keep these decks made at it."""
    return [
        {
            "id": f"{saved.id}-{number}",
            "guest_id": saved.seats[number].guest,
            "game": saved.game,
            "name": "",
            "deck": encode(deck).decode(),
            "made": int(time.time()),
        }
        for number, deck in enumerate(decks)
        if saved.seats[number].guest
    ]


def followings(saved: SavedTable) -> list[Following]:
    """The games in which decks made at this table can meet: all of them together if possible, and every pair."""
    if saved.state != "over" or not saved.decks:
        return []
    seats = range(len(saved.seats))
    groups = [list(pair) for pair in combinations(seats, 2)]
    if len(seats) > 2:
        groups.insert(0, list(seats))
    made = {tuple(one.seats): one.table for one in saved.followed}
    return [
        Following(group, made.get(tuple(group), "")) for group in groups if setup_of(saved, group) is not None
    ]


def setup_of(saved: SavedTable, seats: list[int]) -> Row | None:
    """The setup of a game between the decks of these seats; None if it cannot have this many players."""
    return box(saved.game).setup_with_decks(saved.choices, [saved.decks[seat] for seat in seats])


# -- what a guest does with them -----------------------------------------------------------------


async def of_guest(store: Store, guest: Guest) -> KeptDecks:
    found = await store.decks_of(guest.id, _DECKS_OF_ONE)
    return KeptDecks([_told(row) for row in found])


async def add(store: Store, guest: Guest, wish: NewDeck) -> KeptDeck:
    """Store a deck that a guest built."""
    if rules_of(wish.game) is None:
        raise Refuse("unknown_game", status=422, game=wish.game)
    if len(await store.decks_of(guest.id, _DECKS_OF_ONE)) >= _DECKS_OF_ONE:
        raise Refuse("too_many", status=429, limit=_DECKS_OF_ONE)
    row = {
        "id": _BUILT + secrets.token_urlsafe(12),
        "guest_id": guest.id,
        "game": wish.game,
        "name": wish.name.strip(),
        "deck": _written(wish.deck),
        "made": int(time.time()),
    }
    await store.save_deck(row)
    return _told(row)


async def change(store: Store, guest: Guest, deck_id: str, wish: DeckChange) -> KeptDeck:
    """Rename a deck, or change its contents. Decks made in a game cannot be changed."""
    row = dict(await _row(store, guest, deck_id))
    if wish.name is not None:
        row["name"] = wish.name.strip()
    if wish.deck is not None:
        if not deck_id.startswith(_BUILT):
            raise Refuse("drafted_deck", status=409)
        row["deck"] = _written(wish.deck)
    await store.save_deck(row)
    return _told(row)


def _written(deck: Row) -> str:
    """A deck as stored. It may break any rule of its game, but not exceed the size of a deck."""
    if not is_wild(deck):
        written = encode(deck).decode()
        if len(written) <= _LONGEST:
            return written
    raise Refuse("wrong_setup", status=422, detail="a deck does not hold that much")


async def remove(store: Store, guest: Guest, deck_id: str) -> KeptDecks:
    await _row(store, guest, deck_id)
    await store.remove_deck(deck_id)
    return await of_guest(store, guest)


async def text(store: Store, guest: Guest, deck_id: str, language: str) -> DeckText:
    """A deck as text, with names in a language."""
    row = await _row(store, guest, deck_id)

    def write() -> str:  # naming all cards takes milliseconds
        spoken, rules = speaker(language if language in LANGUAGES else guest.language), box(row["game"])
        names = {card["id"]: spoken.card(card["id"]) for card in rules.cards()}
        try:
            return rules.write_deck(msgspec.json.decode(row["deck"]), names)
        except (AttributeError, KeyError, TypeError) as error:  # a stored deck may contain anything
            raise Refuse("wrong_setup", status=422, detail="this deck lacks a part") from error

    return DeckText(await asyncio.to_thread(write))


async def _row(store: Store, guest: Guest, deck_id: str) -> Row:
    for row in await store.decks_of(guest.id, _DECKS_OF_ONE):
        if row["id"] == deck_id:
            return row
    raise Refuse("not_found", status=404)


def _told(row: Row) -> KeptDeck:
    drafted = not row["id"].startswith(_BUILT)
    deck: Any = msgspec.Raw(
        row["deck"].encode()
    )  # up to five hundred of them, not decoded just to be encoded again
    return KeptDeck(row["id"], row["game"], row["name"], deck, row["made"], drafted)
