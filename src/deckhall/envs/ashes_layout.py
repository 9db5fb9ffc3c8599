"""The layout of an observation of Ashes, and the features of cards in option rows."""

from __future__ import annotations

from typing import Any, Final

from deckhall.envs.layout import Layout
from deckhall.games.ashes.terms import KIND_NAMES, MAGICS, PHASES

# How many cards of a seat have a slot of their own, oldest first. All further ones share the last slot.
UNITS: Final = 10
SPELLS: Final = 12

# What can be on a card in play.
TOKEN_NAMES: Final = (
    "card",
    "attack",
    "life",
    "recover",
    "wounds",
    "exhaustion",
    "status",
    "charms",
    "bypass",
    "cancelled",
    "destroyed",
    "attached",
    "attacking",
    "attacked",
    "blocking",
    "fighting",
)
ON_A_CARD: Final = len(TOKEN_NAMES)
SPELL_NAMES: Final = ("card", "exhaustion", "status", "charms", "cancelled")
ON_A_SPELL: Final = len(SPELL_NAMES)
PILES: Final = ("hand", "discard", "deck", "conjurations", "attached", "known_picks")
SEAT_NUMBERS: Final = (
    ("alive", 1.0),
    ("hand_count", 0.1),
    ("draw_count", 0.05),
    ("reacted", 1.0),
    ("slots", 0.1),
    ("pages", 0.1),
    ("conjuration_count", 0.1),
    ("goes_first", 1.0),
    ("playing", 1.0),
    ("picks", 0.1),
)
TABLE_NUMBERS: Final = (
    ("round", 0.1),
    ("main_done", 1.0),
    ("sides", 0.5),
    ("passes", 0.5),
    ("events", 0.25),
    ("event_amount", 0.2),
    ("attack_on_unit", 1.0),
    ("attack_step", 0.25),
)
EVENTS: Final = (
    "arrival",
    "damage",
    "departure",
    "destruction",
    "event",
    "meditation",
    "pilediscard",
    "salvo",
    "turning",
    "use",
)
TYPES: Final = (
    "phoenixborn",
    "ally",
    "conjuration",
    "action_spell",
    "ready_spell",
    "reaction_spell",
    "alteration_spell",
    "reference",
)
CARD_FEATURES: Final = (*TYPES, "dice", "attack", "life", "recover", "main", "side")


class Places:
    """Where the fields of an observation begin."""

    def __init__(self, layout: Layout, players: int) -> None:
        layout.name("dice", list(KIND_NAMES))
        layout.name("magics", list(MAGICS))
        layout.name("demands", ["any", *KIND_NAMES])
        layout.name("phases", list(PHASES))
        layout.name("events", list(EVENTS))
        self.chosen: Final = layout.add("chosen", "cards", scale=1.0)
        self.pack: Final = layout.add("pack", "cards", scale=1.0)
        self.picked: Final = layout.add("picked", "cards", scale=1.0)
        self.face_up: Final = layout.add("face_up", "cards", scale=1.0)
        self.stock: Final = layout.add("stock", "magics", scale=0.1)
        self.removed: Final = layout.add("removed", "cards")
        self.played: Final = layout.add("played", "cards", scale=1.0)
        self.waiting: Final = layout.add("waiting", "cards", scale=1.0)
        # By seat, relative to the viewer.
        self.piles: Final[list[int]] = []
        self.dice: Final[list[int]] = []
        self.seat_numbers: Final[list[int]] = []
        self.units: Final[list[int]] = []
        self.spells: Final[list[int]] = []
        for seat in range(players):
            self._lay_out_seat(layout, seat)
        self.table_numbers: Final = layout.size
        for name, scale in TABLE_NUMBERS:
            layout.number(name, scale)
        self.phase: Final = layout.add("phase", "phases", "flag", 1.0)
        self.event: Final = layout.add("event", "events", "flag", 1.0)
        self.event_card: Final = layout.add("event_card", "cards", "flag", 1.0)
        self.owed: Final = layout.add("owed", "demands")

    def _lay_out_seat(self, layout: Layout, seat: int) -> None:
        self.piles.append(layout.size)
        for pile in PILES:
            layout.add(f"seat{seat}.{pile}", "cards")
        self.dice.append(layout.size)
        layout.add(f"seat{seat}.active", "dice")
        layout.add(f"seat{seat}.exhausted", "magics")
        self.seat_numbers.append(layout.size)
        for name, scale in SEAT_NUMBERS:
            layout.number(f"seat{seat}.{name}", scale)
        self.units.append(layout.size)
        for unit in range(1 + UNITS):
            owner = f"seat{seat}.unit{unit - 1}" if unit else f"seat{seat}.phoenixborn"
            layout.number(f"{owner}.card", 1 / 128, "id", "cards")
            for name in TOKEN_NAMES[1:]:
                layout.number(f"{owner}.{name}", 0.2)
        self.spells.append(layout.size)
        for spell in range(SPELLS):
            layout.number(f"seat{seat}.spell{spell}.card", 1 / 128, "id", "cards")
            for name in SPELL_NAMES[1:]:
                layout.number(f"seat{seat}.spell{spell}.{name}", 0.5)


def card_features(card: dict[str, Any]) -> list[float]:
    """What a card is and costs, in the order of CARD_FEATURES."""
    cost = card.get("cost") or {"dice": [], "action": None}
    numbers = [1.0 if card["type"] == kind else 0.0 for kind in TYPES]
    numbers.append(sum([dice["count"] for dice in cost["dice"]]) / 4)
    for name in ("attack", "life", "recover"):
        number = card.get(name, 0)
        numbers.append(number / 5 if isinstance(number, int) else 0.2)
    return numbers + [1.0 if cost["action"] == action else 0.0 for action in ("main", "side")]
