"""The fields of a game of Ascension, listed once: digests read them in this order, positions group them by kind."""

from __future__ import annotations

from typing import Final

PILE: Final = "pile"  # of card numbers
SEAT_PILES: Final = "seat_piles"  # a pile for each seat
SEAT_NUMBERS: Final = "seat_numbers"  # a number for each seat
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
FLAG: Final = "flag"
TASKS: Final = "tasks"
BY_CARD: Final = "by_card"  # a number for some cards

TABLE: Final = (
    ("hands", SEAT_PILES),
    ("decks", SEAT_PILES),
    ("discards", SEAT_PILES),
    ("played", PILE),
    ("constructs", SEAT_PILES),
    ("row", PILE),
    ("center", PILE),
    ("void", PILE),
    ("mystics", PILE),
    ("infantry", PILE),
    ("box", PILE),
    ("limbo", PILE),
    ("honor", SEAT_NUMBERS),
    ("pool", NUMBER),
    ("runes", NUMBER),
    ("power", NUMBER),
    ("mechana_runes", NUMBER),
    ("discount", NUMBER),
    ("defeats", NUMBER),
    ("mechana_played", NUMBER),
    ("used", NUMBERS),
    ("waiting", TASKS),
    ("stolen", NUMBERS),
    ("known", BY_CARD),
    ("turn", NUMBER),
    ("player", NUMBER),
    ("extra_turns", NUMBER),
    ("stirred", FLAG),
    ("quiet", NUMBER),
    ("samael", PILE),
    ("samael_honor", NUMBER),
)

_IN_A_SEAT: Final = {"hands": "hand", "decks": "deck", "discards": "discard"}


def of_kind(*kinds: str) -> tuple[str, ...]:
    """The names of the parts of these kinds."""
    return tuple([name for name, kind in TABLE if kind in kinds])


def in_seat(name: str) -> str:
    """The name that a position uses for one seat's share of a field."""
    return _IN_A_SEAT.get(name, name)
