"""The semantic actions of Ashes: verbs with a card out of play, with one in play, with dice or with an amount."""

from __future__ import annotations

from typing import Final

from deckhall.envs.ashes_layout import SPELLS, UNITS
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import DRAFT, FACES, KIND_NAMES, MAGICS, TOKENS
from deckhall.kernel.options import Option

ATTACHED: Final = 8  # attached alterations of a seat that have their own slots
REFERENCES: Final = 4  # the cards that describe the dice powers: numbers 0 to 3 of every match
SLOTS: Final = 1 + UNITS + SPELLS + ATTACHED  # per seat, the Phoenixborn first
INDEXES: Final = 3  # abilities of one card
MOST: Final = 20  # of any amount that is chosen

PLAIN: Final = ("pass", "done", "yes", "no", "end", "meditate", "attack_phoenixborn", "attack_unit")
# Verbs that name a card out of play by its identity, and verbs that name a card in play by its slot.
BY_NAME: Final = (
    "play",
    "pick",
    "react",
    "take",
    "give",
    "discard",
    "respark",
    "choose",
    "resolve",
    "use",
    "attach",
)
BY_SLOT: Final = (
    "activate",
    "use",
    "choose",
    "resolve",
    "attacker",
    "heal",
    "counter",
    "guard",
    "attach",
    "against",
    "seal",
    "discard",
    "take",
    "copy",
    "exhaust",
    "respark",
    "give",
)
WITH_INDEX: Final = ("activate", "use", "resolve", "react")
WITH_AMOUNT: Final = ("remove", "draw", "summon", "prevent", "split")


class Actions:
    """The numbers of all actions; their names are appended to `names`."""

    def __init__(self, names: list[str], players: int, cards: list[str]) -> None:
        self.names: Final = names
        self.plain: Final[dict[str, int]] = {}  # verb, or verb and what: actions without a card
        self.amounts: Final[dict[str, int]] = {}  # first number for the amounts of a verb
        self.by_name: Final[
            dict[str, int]
        ] = {}  # first number for the cards of a verb, or of a verb and index
        self.by_slot: Final[dict[str, int]] = {}  # likewise for the slots
        self._list_without_cards()
        for verb in BY_NAME:
            for index in range(INDEXES if verb in WITH_INDEX else 1):
                self.by_name[keyed(verb, index)] = len(names)
                for card in cards:
                    names.append(" ".join([verb, card, *([f"ability {index}"] if index else [])]))
        slots = [slot_name(slot) for slot in range(players * SLOTS)]
        slots += [f"power{number}" for number in range(REFERENCES)]
        self._list_with_slots(slots)
        self.block: Final = len(names)
        for unit in range(UNITS):
            for attacker in range(UNITS):
                names.append(f"block unit{attacker} with unit{unit}")
        self.in_play: Final = players * SLOTS  # number of card slots; those of the powers follow
        self.power: Final = len(names)  # first action of resolving a power on a card: by power, then slot
        for number in range(REFERENCES):
            for slot in range(self.in_play):
                names.append(f"resolve power{number} on {slot_name(slot)}")

    def _list_without_cards(self) -> None:
        for verb in PLAIN:
            self._plain(verb)
        for verb in ("pay", "turn", "exhaust"):
            for kind in KIND_NAMES:
                self._plain(verb, kind)
        for face in FACES:
            self._plain("face", face)
        for magic in MAGICS:
            self._plain("take", magic)
        self._plain("discard", "draw_pile")
        for verb in WITH_AMOUNT:
            self.amounts[verb] = len(self.names)
            for amount in range(MOST + 1):
                self.names.append(f"{verb} {amount}")

    def _plain(self, verb: str, what: str = "") -> None:
        self.plain[keyed(verb, 0, what)] = len(self.names)
        self.names.append(f"{verb} {what}" if what else verb)

    def _list_with_slots(self, slots: list[str]) -> None:
        for verb in BY_SLOT:
            for index in range(INDEXES if verb in WITH_INDEX else 1):
                self.by_slot[keyed(verb, index)] = len(self.names)
                for slot in slots:
                    self.names.append(" ".join([verb, slot, *([f"ability {index}"] if index else [])]))
        for token in TOKENS:
            self.by_slot[keyed("take", 0, token)] = len(self.names)
            for slot in slots:
                self.names.append(f"take {token} {slot}")
        for kind in KIND_NAMES:
            self.by_slot[keyed("exhaust", 0, kind)] = len(self.names)
            for slot in slots:
                if slot.endswith("phoenixborn"):
                    self.names.append(f"exhaust {kind} {slot}")

    def of(self, option: Option, slots: dict[int, int], columns: list[int]) -> int:
        """The action of an option, given the slots of the cards in play."""
        verb, card, what = option.verb, option.card, option.what
        if verb in self.amounts:
            return self.amounts[verb] + min(option.amount, MOST)
        if card < 0:
            return self.plain[keyed(verb, 0, what)]
        if verb == "block":
            return self.block + (slots[card] - 1) * UNITS + slots[option.target] % SLOTS - 1
        if option.target >= 0:
            if verb == "resolve" and option.target < REFERENCES:
                host = slots.get(card, self.in_play)
                if host < self.in_play:
                    return self.power + option.target * self.in_play + host
            card = option.target  # the card whose text it uses
        index = min(max(0, option.index), INDEXES - 1)
        slot = slots.get(card, -1)
        if slot < 0:
            return self.by_name[keyed(verb, index)] + columns[card]
        if what and verb == "exhaust":
            return self.by_slot[keyed(verb, 0, what)] + slot // SLOTS
        return self.by_slot[keyed(verb, index, what)] + slot


def slots_of(table: Ashes, viewer: int) -> dict[int, int]:
    """The slot of every card in play, relative to a seat."""
    found: dict[int, int] = {}
    players = table.match.players
    if table.phase != DRAFT:
        for card in range(REFERENCES):
            found[card] = players * SLOTS + card
    for place in range(players):
        seat = (viewer + place) % players
        at = place * SLOTS
        if table.phoenixborn[seat] >= 0:
            found[table.phoenixborn[seat]] = at
        for number, card in enumerate(table.battlefields[seat]):
            found[card] = at + 1 + min(number, UNITS - 1)
        for number, card in enumerate(table.spellboards[seat]):
            found[card] = at + 1 + UNITS + min(number, SPELLS - 1)
        if table.alterations:
            number = 0
            for card in table.alterations:
                if table.holder[table.host[card]] == seat:
                    found[card] = at + 1 + UNITS + SPELLS + min(number, ATTACHED - 1)
                    number += 1
    return found


def keyed(verb: str, index: int, what: str = "") -> str:
    """A verb with its index and `what`, as one key."""
    if what:
        return verb + ":" + what
    return verb if index == 0 else f"{verb}={index}"


def slot_name(slot: int) -> str:
    """A slot in words: its owner and position."""
    seat, place = slot // SLOTS, slot % SLOTS
    if place == 0:
        return f"seat{seat}.phoenixborn"
    if place <= UNITS:
        return f"seat{seat}.unit{place - 1}"
    if place <= UNITS + SPELLS:
        return f"seat{seat}.spell{place - 1 - UNITS}"
    return f"seat{seat}.attached{place - 1 - UNITS - SPELLS}"
