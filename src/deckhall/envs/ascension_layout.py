"""The layout of an observation of Ascension, and the features of cards in option rows."""

from __future__ import annotations

from typing import Final

from deckhall.envs.layout import Layout
from deckhall.games.ascension.card import CONSTRUCT, FACTIONS, HERO, MONSTER, Card
from deckhall.games.ascension.facts import gist

# What the signs of a card may name.
SIGNS: Final = (
    "runes",
    "power",
    "honor",
    "mechana_runes",
    "draw",
    "discard",
    "banish",
    "copy",
    "turn",
    "defeat",
    "acquire",
    "destroy",
    "take",
)
CARD_FEATURES: Final = (
    "cost",
    "honor",
    "hero",
    "construct",
    "monster",
    *FACTIONS,
    *SIGNS,
    "other",
    "conditional",
)
SEAT_NUMBERS: Final = (
    ("honor", 0.02),
    ("score", 0.02),
    ("hand_count", 0.1),
    ("deck_count", 0.05),
    ("goes_first", 1.0),
    ("playing", 1.0),
    ("partner", 1.0),
)
TABLE_NUMBERS: Final = (
    ("pool", 1 / 60),
    ("runes", 0.1),
    ("power", 0.1),
    ("mechana_runes", 0.1),
    ("discount", 0.2),
    ("extra_turns", 1.0),
    ("mystics", 1 / 30),
    ("infantry", 1 / 30),
    ("center_count", 0.01),
    ("last_round", 1.0),
    ("turn", 1 / 60),
)


class Places:
    """Where the fields of an observation begin."""

    def __init__(self, layout: Layout, players: int, solo: bool) -> None:
        self.deck: Final = layout.add("deck", "cards")
        self.played: Final = layout.add("played", "cards")
        self.row: Final = layout.add("row", "cards")
        self.void: Final = layout.add("void", "cards")
        self.limbo: Final = layout.add("limbo", "cards", scale=1.0)
        self.used: Final = layout.add("used", "cards", scale=1.0)
        # By seat, relative to the viewer.
        self.hands: Final[list[int]] = []
        self.owned: Final[list[int]] = []
        self.discards: Final[list[int]] = []
        self.constructs: Final[list[int]] = []
        self.tops: Final[list[int]] = []
        self.next: Final[list[int]] = []
        self.seat_numbers: Final[list[int]] = []
        for seat in range(players):
            self.hands.append(layout.add(f"seat{seat}.hand", "cards"))
            self.owned.append(layout.add(f"seat{seat}.owned", "cards"))
            self.discards.append(layout.add(f"seat{seat}.discard", "cards"))
            self.constructs.append(layout.add(f"seat{seat}.constructs", "cards", scale=1.0))
            self.tops.append(layout.add(f"seat{seat}.deck_top", "cards", scale=1.0))
            self.next.append(layout.number(f"seat{seat}.next", 1 / 64, "id", "cards"))
            self.seat_numbers.append(layout.size)
            for name, scale in SEAT_NUMBERS:
                layout.number(f"seat{seat}.{name}", scale)
        self.samael: Final = layout.size
        if solo:
            layout.add("samael.cards", "cards")
            layout.number("samael.honor", 0.02)
            layout.number("samael.score", 0.02)
        self.table_numbers: Final = layout.size
        for name, scale in TABLE_NUMBERS:
            layout.number(name, scale)


def card_features(card: Card) -> list[float]:
    """What a card is and does, in the order of CARD_FEATURES, so that a row is informative even for unknown cards."""
    numbers = [card.cost / 8, card.honor / 8]
    numbers += [1.0 if card.type == kind else 0.0 for kind in (HERO, CONSTRUCT, MONSTER)]
    numbers += [1.0 if card.faction == faction else 0.0 for faction in FACTIONS]
    amounts = [0.0] * (len(SIGNS) + 2)
    for sign, amount in gist(card):
        if sign in SIGNS:
            digits = "".join([letter for letter in amount if letter.isdigit()])
            amounts[SIGNS.index(sign)] += int(digits or "1") / 3
        elif sign:
            amounts[len(SIGNS)] += 0.5
        elif amount == "(":
            amounts[len(SIGNS) + 1] += 1.0
    return numbers + amounts
