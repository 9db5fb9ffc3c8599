"""Decks: what a legal deck is, in and out as data or plain text, and its conjuration pile."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from deckhall.games.ashes.library import sheets
from deckhall.games.ashes.precons import PRECONS
from deckhall.games.ashes.sheet import Sheet
from deckhall.games.ashes.terms import CONJURATION, MAGICS, PHOENIXBORN, REFERENCE
from deckhall.kernel.errors import InvalidDeck

CARDS = 30
COPIES = 3
DICE = 10
FIRST_FIVE = 5


def read_deck(deck: Any, names: dict[str, str] | None = None) -> dict[str, Any]:
    """A legal deck in its usual form, from a precon's id, a dict, JSON or plain text; raises InvalidDeck.

    `names` maps card names in any language to ids; ids are always understood.
    """
    if isinstance(deck, str):
        if deck in PRECONS:
            return _usual(PRECONS[deck])
        deck = parse_deck(deck, names)
    deck = _translated(deck, names)
    check_deck(deck)
    return _usual(deck)


@dataclass(frozen=True)
class Fault:
    """A rule of deck building that a deck breaks: its key, the rule in plain words, and what it is about."""

    rule: str
    words: str
    what: str = ""
    count: int = 0


def check_deck(deck: Any) -> None:
    """Raise InvalidDeck naming every rule of deck building that this deck breaks (rules S1, S2, S4)."""
    found = faults(deck)
    if found:
        raise InvalidDeck("this deck cannot be played: " + "; ".join([fault.words for fault in found]))


def faults(deck: Any) -> list[Fault]:
    """Every rule of deck building that a deck breaks."""
    if not isinstance(deck, dict):
        words = f"a deck is an object with phoenixborn, cards and dice, not {type(deck).__name__}"
        return [Fault("form", words)]
    found = []
    for part in deck:
        if part not in ("id", "name", "phoenixborn", "cards", "dice", "first_five"):
            found.append(Fault("form", f"unknown part {part!r}", str(part)))
    known = sheets()
    phoenixborn = deck.get("phoenixborn")
    sheet = known.get(phoenixborn) if isinstance(phoenixborn, str) else None
    if sheet is None or sheet.type != PHOENIXBORN:
        found.append(Fault("phoenixborn", f"{phoenixborn!r} is not a Phoenixborn"))
    found.extend(_card_faults(deck.get("cards"), phoenixborn, known))
    found.extend(_dice_faults(deck.get("dice")))
    found.extend(_first_five_faults(deck.get("first_five"), deck.get("cards")))
    return found


def _card_faults(cards: Any, phoenixborn: Any, known: dict[str, Sheet]) -> list[Fault]:
    if not isinstance(cards, dict):
        return [Fault("form", "'cards' is an object of card ids and numbers", "cards")]
    found = []
    total = 0
    for name, count in cards.items():
        sheet = known.get(name)
        if sheet is None or sheet.type in (PHOENIXBORN, REFERENCE):
            found.append(Fault("unknown", f"there is no card {name!r} for a deck", str(name)))
        elif sheet.type == CONJURATION:
            words = f"{name} is a conjuration: it belongs to the conjuration pile, not to the deck"
            found.append(Fault("conjuration", words, name))
        elif sheet.card.unique_to and sheet.card.unique_to != phoenixborn:
            found.append(Fault("unique", f"{name} is only for {sheet.card.unique_to}", name))
        if type(count) is not int or count < 1:
            found.append(Fault("form", f"{name}: {count!r} is not a number of copies", str(name)))
            continue
        total += count
        if count > COPIES:
            found.append(
                Fault("copies", f"{name}: {count} copies, at most {COPIES} are allowed", name, count)
            )
    if total != CARDS:
        found.append(Fault("cards", f"{total} cards, a deck has exactly {CARDS}", count=total))
    return found


def _dice_faults(dice: Any) -> list[Fault]:
    if not isinstance(dice, dict):
        return [Fault("form", "'dice' is an object of magics and numbers", "dice")]
    found = []
    total = 0
    for magic, count in dice.items():
        if magic not in MAGICS:
            words = f"there are no {magic!r} dice; there are: {', '.join(MAGICS)}"
            found.append(Fault("magic", words, str(magic)))
        if type(count) is not int or count < 0:
            found.append(Fault("form", f"{magic}: {count!r} is not a number of dice", str(magic)))
        else:
            total += count
    if total != DICE:
        found.append(Fault("dice", f"{total} dice, a deck has exactly {DICE}", count=total))
    return found


def _first_five_faults(first_five: Any, cards: Any) -> list[Fault]:
    if first_five is None:
        return []
    if not isinstance(first_five, (list, tuple)):
        return [Fault("form", "'first_five' is a list of card ids", "first_five")]
    found = []
    number = len(first_five)
    if number != FIRST_FIVE:
        words = f"{number} cards in the First Five, there are exactly {FIRST_FIVE}"
        found.append(Fault("five", words, count=number))
    names = [str(name) for name in first_five]
    for name in sorted(set(names)):
        if names.count(name) > 1:
            found.append(Fault("five-twice", f"{name} is more than once in the First Five", name))
        if not isinstance(cards, dict) or name not in cards:
            found.append(Fault("five-missing", f"{name} of the First Five is not in the deck", name))
    return found


def _usual(deck: dict[str, Any]) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "phoenixborn": deck["phoenixborn"],
        "dice": {magic: deck["dice"][magic] for magic in MAGICS if deck["dice"].get(magic)},
        "cards": dict(deck["cards"]),
    }
    if deck.get("first_five") is not None:
        usual["first_five"] = list(deck["first_five"])
    return usual


def conjuration_pile(phoenixborn: str, cards: list[str]) -> dict[str, int]:
    """For each conjuration that these cards, or conjurations of theirs, can bring out: its limit (rule S3)."""
    known = sheets()
    pile: dict[str, int] = {}
    waiting = [phoenixborn, *cards]
    while waiting:
        for conjuration in known[waiting.pop(0)].summons:
            if conjuration not in pile:
                pile[conjuration] = known[conjuration].card.limit
                waiting.append(conjuration)
    return pile


# -- plain text ---------------------------------------------------------------------------


def parse_deck(text: str, names: dict[str, str] | None = None) -> dict[str, Any]:
    """A deck from JSON or plain text, as people write it:

    phoenixborn: Coal Roarkwin
    dice: 5 natural, 5 ceremonial
    3 x Iron Worker
    first five: anchornaut, iron_worker, ...
    """
    if text.lstrip().startswith("{"):
        try:
            deck = json.loads(text)
        except json.JSONDecodeError as error:
            raise InvalidDeck(f"this deck is not JSON: {error}") from error
        if not isinstance(deck, dict):
            raise InvalidDeck("a deck is a JSON object")
        translated: dict[str, Any] = _translated(deck, names)
        return translated
    deck = {"phoenixborn": "", "dice": {}, "cards": {}}
    broken = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        head, colon, rest = line.partition(":")
        head = head.strip().lower()
        if colon and head == "phoenixborn":
            deck["phoenixborn"] = card_id(rest, names)
        elif colon and head == "dice":
            for part in rest.split(","):
                count, _, magic = part.strip().replace(" x ", " ").partition(" ")
                if not count.isdigit():
                    broken.append(f"line {number}: {part.strip()!r} is not a number and a magic")
                else:
                    deck["dice"][magic.strip().lower()] = int(count)
        elif colon and head in ("first five", "first_five"):
            deck["first_five"] = [card_id(part, names) for part in rest.split(",")]
        else:
            count, _, name = line.partition(" ")
            count = count.rstrip("xX")
            name = name.strip()
            if name.lower().startswith("x "):
                name = name[2:]
            if not count.isdigit() or not name:
                broken.append(f"line {number}: {line!r} is not a number and a card")
            else:
                card = card_id(name, names)
                deck["cards"][card] = deck["cards"].get(card, 0) + int(count)
    if broken:
        raise InvalidDeck("this deck cannot be read: " + "; ".join(broken))
    return deck


def write_deck(deck: dict[str, Any], names: dict[str, str] | None = None) -> str:
    """A deck as plain text that `parse_deck` reads; `names` maps ids to the names to write."""
    spoken = {} if names is None else names
    lines = ["phoenixborn: " + spoken.get(deck["phoenixborn"], deck["phoenixborn"])]
    lines.append("dice: " + ", ".join([f"{count} {magic}" for magic, count in deck["dice"].items()]))
    lines.extend([f"{count} x {spoken.get(card, card)}" for card, count in deck["cards"].items()])
    if deck.get("first_five"):
        lines.append("first five: " + ", ".join([spoken.get(card, card) for card in deck["first_five"]]))
    return "\n".join(lines) + "\n"


def card_id(name: str, names: dict[str, str] | None) -> str:
    """The id that a card's name stands for; a name that nobody knows stands for itself."""
    name = name.strip()
    known = sheets()
    if name in known:
        return name
    folded = name.casefold()
    if names is not None:
        for spoken, card in names.items():
            if spoken.casefold() == folded:
                return card
    plain = folded.replace("'", "").replace("-", "_").replace(" ", "_")
    return plain if plain in known else name


def _translated(deck: Any, names: dict[str, str] | None) -> Any:
    """A deck whose cards may be written by name, with ids."""
    if not isinstance(deck, dict):
        return deck
    told = dict(deck)
    if isinstance(told.get("phoenixborn"), str):
        told["phoenixborn"] = card_id(told["phoenixborn"], names)
    if isinstance(told.get("cards"), dict):
        told["cards"] = {card_id(str(card), names): count for card, count in told["cards"].items()}
    if isinstance(told.get("first_five"), list):
        told["first_five"] = [card_id(str(card), names) for card in told["first_five"]]
    return told
