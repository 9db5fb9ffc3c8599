"""Decks that players made in a game and keep, and the games in which they can meet."""

from __future__ import annotations

import time
from itertools import combinations
from typing import Any

import msgspec

from deckhall.kernel.game import Game
from deckhall.kits import box
from deckhall.server.guests import Guest
from deckhall.server.messages import DeckText, Following, KeptDeck, KeptDecks, encode
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import SavedTable
from deckhall.server.store import Store
from deckhall.text import LANGUAGES, speaker

_DECKS_OF_ONE = 500

Row = dict[str, Any]


def newly_made(saved: SavedTable, game: Game) -> list[Row]:
    """The decks that have just been made at a table, if they were not known before."""
    made = game.box.made_decks(game.state)
    return [] if made == saved.decks else made


def rows(saved: SavedTable, decks: list[Row]) -> list[Row]:
    """These decks, made at a table, as those who sit there keep them."""
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
        if saved.seats[number].kind == "person"
    ]


def followings(saved: SavedTable) -> list[Following]:
    """The games in which decks made at this table can meet: everybody together where that can be, and every pair."""
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
    """The setup of the game in which the decks of these seats meet; None where so many cannot play one."""
    return box(saved.game).setup_with_decks(saved.choices, [saved.decks[seat] for seat in seats])


# -- what a guest does with them -----------------------------------------------------------------


async def of_guest(store: Store, guest: Guest) -> KeptDecks:
    found = await store.decks_of(guest.id, _DECKS_OF_ONE)
    return KeptDecks([_told(row) for row in found])


async def rename(store: Store, guest: Guest, deck_id: str, name: str) -> KeptDeck:
    row = {**await _row(store, guest, deck_id), "name": name.strip()}
    await store.save_deck(row)
    return _told(row)


async def remove(store: Store, guest: Guest, deck_id: str) -> KeptDecks:
    await _row(store, guest, deck_id)
    await store.remove_deck(deck_id)
    return await of_guest(store, guest)


async def text(store: Store, guest: Guest, deck_id: str, language: str) -> DeckText:
    """A deck as text, with names in a language."""
    kept = _told(await _row(store, guest, deck_id))
    spoken = speaker(language if language in LANGUAGES else guest.language)
    cards = [card["id"] for card in box(kept.game).cards()]
    return DeckText(box(kept.game).write_deck(kept.deck, {card: spoken.card(card) for card in cards}))


async def _row(store: Store, guest: Guest, deck_id: str) -> Row:
    for row in await store.decks_of(guest.id, _DECKS_OF_ONE):
        if row["id"] == deck_id:
            return row
    raise Refuse("not_found", status=404)


def _told(row: Row) -> KeptDeck:
    return KeptDeck(row["id"], row["game"], row["name"], msgspec.json.decode(row["deck"]), row["made"])
