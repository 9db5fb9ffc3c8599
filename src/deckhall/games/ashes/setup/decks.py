"""Decks: the rules of a legal deck, conversion from and to data or plain text, and the conjuration pile."""

from __future__ import annotations

import json
from typing import Any

from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.deck_text import add, card_id, read_lines
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.terms import CONJURATION, MAGICS, PHOENIXBORN, REFERENCE
from deckhall.kernel.decks import CheckedDeck, DeckFault
from deckhall.kernel.errors import InvalidDeck

CARDS = 30
COPIES = 3
DICE = 10
FIRST_FIVE = 5
MOST_TEXT = 20_000  # characters of a deck as text
MOST_NAMED = 200  # cards or magics in a deck; with more it is refused unread
MOST_FAULTS = 50  # reported at most


def read_deck(deck: Any, names: dict[str, str] | None = None) -> dict[str, Any]:
    """A legal deck in normal form, from a precon's id, a dict, JSON or plain text; raises InvalidDeck.

    `names` maps casefolded card names in any language to ids; ids are always understood.
    """
    if isinstance(deck, str):
        if deck in PRECONS:
            return _usual(PRECONS[deck])
        deck = parse_deck(deck, names)
    deck = _translated(deck, names)
    check_deck(deck)
    return _usual(deck)


def explain(fault: DeckFault) -> str:
    """A fault in plain words, for error messages."""
    words = {
        "not_a_deck": "a deck is an object with phoenixborn, cards and dice, not {about}",
        "unknown_part": "unknown part {about}",
        "no_phoenixborn": "{about} is not a Phoenixborn",
        "not_cards": "'cards' is an object of card ids and numbers",
        "unknown_card": "there is no card {about} for a deck",
        "conjuration": "{about} is a conjuration: it belongs to the conjuration pile, not to the deck",
        "not_unique_to": "{about} is unique to another Phoenixborn",
        "not_a_count": "{about} is not a number of copies or dice",
        "too_many_copies": "{about}: {number} copies, at most 3 are allowed",
        "wrong_size": "{number} cards, a deck has exactly 30",
        "not_dice": "'dice' is an object of magics and numbers",
        "unknown_magic": "there are no {about} dice",
        "wrong_dice": "{number} dice, a deck has exactly 10",
        "not_first_five": "'first_five' must be a list of card ids",
        "wrong_first_five": "{number} cards in the First Five, there are exactly 5",
        "twice_in_first_five": "{about} is more than once in the First Five",
        "first_five_not_in_deck": "{about} of the First Five is not in the deck",
    }
    return words[fault.key].format(about=fault.about, number=fault.number)


def check_deck(deck: Any) -> None:
    """Raise InvalidDeck naming every rule of deck building that this deck breaks (rules S1, S2, S4)."""
    broken = broken_rules(deck)
    if broken:
        raise InvalidDeck("this deck cannot be played: " + "; ".join([explain(fault) for fault in broken]))


def broken_rules(deck: Any) -> list[DeckFault]:
    """Every rule of deck building that a deck breaks, up to MOST_FAULTS."""
    if not isinstance(deck, dict):
        return [DeckFault("not_a_deck", type(deck).__name__)]
    if _names_too_many(deck):
        return [DeckFault("wrong_size", "", MOST_NAMED + 1)]
    return _all_broken_rules(deck)[:MOST_FAULTS]


def _names_too_many(deck: dict[str, Any]) -> bool:
    return any(
        [isinstance(part, (dict, list, tuple)) and len(part) > MOST_NAMED for part in (deck, *deck.values())]
    )


def _all_broken_rules(deck: dict[str, Any]) -> list[DeckFault]:
    broken = []
    for part in deck:
        if part not in ("id", "name", "phoenixborn", "cards", "dice", "first_five"):
            broken.append(DeckFault("unknown_part", _shown(part)))
    known = definitions()
    phoenixborn = deck.get("phoenixborn")
    definition = known.get(phoenixborn) if isinstance(phoenixborn, str) else None
    if definition is None or definition.type != PHOENIXBORN:
        broken.append(DeckFault("no_phoenixborn", _shown(phoenixborn)))
    broken.extend(_broken_cards(deck.get("cards"), phoenixborn, known))
    broken.extend(_broken_dice(deck.get("dice")))
    broken.extend(_broken_first_five(deck.get("first_five"), deck.get("cards")))
    return broken


def _broken_cards(cards: Any, phoenixborn: Any, known: dict[str, Definition]) -> list[DeckFault]:
    if not isinstance(cards, dict):
        return [DeckFault("not_cards")]
    broken = []
    total = 0
    for name, count in cards.items():
        definition = known.get(name)
        if definition is None or definition.type in (PHOENIXBORN, REFERENCE):
            broken.append(DeckFault("unknown_card", _shown(name)))
        elif definition.type == CONJURATION:
            broken.append(DeckFault("conjuration", name))
        elif definition.card.unique_to and definition.card.unique_to != phoenixborn:
            broken.append(DeckFault("not_unique_to", name))
        if type(count) is not int or count < 1:
            broken.append(DeckFault("not_a_count", f"{name}: {_shown(count)}"))
            continue
        total += count
        if count > COPIES:
            broken.append(DeckFault("too_many_copies", str(name), count))
    if total != CARDS:
        broken.append(DeckFault("wrong_size", "", total))
    return broken


def _broken_dice(dice: Any) -> list[DeckFault]:
    if not isinstance(dice, dict):
        return [DeckFault("not_dice")]
    broken = []
    total = 0
    for magic, count in dice.items():
        if magic not in MAGICS:
            broken.append(DeckFault("unknown_magic", _shown(magic)))
        if type(count) is not int or count < 0:
            broken.append(DeckFault("not_a_count", f"{magic}: {_shown(count)}"))
        else:
            total += count
    if total != DICE:
        broken.append(DeckFault("wrong_dice", "", total))
    return broken


def _broken_first_five(first_five: Any, cards: Any) -> list[DeckFault]:
    if first_five is None:
        return []
    if not isinstance(first_five, (list, tuple)):
        return [DeckFault("not_first_five")]
    broken = []
    if len(first_five) != FIRST_FIVE:
        broken.append(DeckFault("wrong_first_five", "", len(first_five)))
    counts: dict[str, int] = {}
    for name in first_five:
        named = name if isinstance(name, str) else _shown(name)
        counts[named] = counts.get(named, 0) + 1
    for name in sorted(counts):
        if counts[name] > 1:
            broken.append(DeckFault("twice_in_first_five", name))
        if not isinstance(cards, dict) or name not in cards:
            broken.append(DeckFault("first_five_not_in_deck", name))
    return broken


def _shown(what: Any) -> str:
    """An unexpected value in a deck, as text for a fault."""
    return repr(what) if isinstance(what, (str, int, float, type(None))) else type(what).__name__


def _usual(deck: dict[str, Any]) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "phoenixborn": deck["phoenixborn"],
        "dice": {magic: deck["dice"][magic] for magic in MAGICS if deck["dice"].get(magic)},
        "cards": dict(deck["cards"]),
    }
    if deck.get("first_five") is not None:
        usual["first_five"] = list(deck["first_five"])
    return usual


def conjuration_pile(cards: list[str]) -> dict[str, int]:
    """The conjuration pile of these cards: the limit of each conjuration they, or their conjurations, can summon (rule
    S3)."""
    known = definitions()
    pile: dict[str, int] = {}
    waiting = cards.copy()
    while waiting:
        for conjuration in known[waiting.pop(0)].summons:
            if conjuration not in pile:
                pile[conjuration] = known[conjuration].card.limit
                waiting.append(conjuration)
    return pile


def checked(deck: dict[str, Any] | str, names: dict[str, str] | None) -> CheckedDeck:
    """A deck in the making, possibly unfinished, with its faults and its conjuration pile."""
    if isinstance(deck, str):
        deck = dict(PRECONS[deck]) if deck in PRECONS else parse_deck(deck, names)
    return CheckedDeck(deck, broken_rules(deck), _conjurations(deck))


def _conjurations(deck: dict[str, Any]) -> dict[str, int]:
    """The conjuration pile of the cards present so far, whether or not the deck is legal."""
    known = definitions()
    cards = deck.get("cards")
    named = [deck.get("phoenixborn"), *(cards if isinstance(cards, dict) else {})]
    return conjuration_pile([name for name in named if isinstance(name, str) and name in known])


# -- plain text -----------------------------------------------------------------


def parse_deck(text: str, names: dict[str, str] | None = None) -> dict[str, Any]:
    """A deck from JSON, or from plain text as people write it (`deck_text`)."""
    if len(text) > MOST_TEXT:
        raise InvalidDeck(f"this deck cannot be read: it is longer than {MOST_TEXT} characters")
    if text.lstrip().startswith("{"):
        try:
            deck = json.loads(text, object_pairs_hook=_added_up)
        except json.JSONDecodeError as error:
            wrong = (error.lineno, text.split("\n")[error.lineno - 1].strip())
            raise InvalidDeck(f"this deck is not JSON: {error}", [wrong]) from error
        except (ValueError, RecursionError) as error:  # an endless number or endless nesting
            raise InvalidDeck(f"this deck is not JSON: {error}") from error
        translated: dict[str, Any] = _translated(deck, names)
        return translated
    deck, strange = read_lines(text, names)
    if strange:
        raise InvalidDeck(
            "this deck cannot be read; a line must be a number and a card, 'phoenixborn:', 'dice:' or 'first_five:'."
            f" These lines are not: {', '.join([f'{number} {line[:60]!r}' for number, line in strange[:10]])}",
            strange,
        )
    return deck


def write_deck(deck: dict[str, Any], names: dict[str, str] | None = None) -> str:
    """A deck as plain text that `parse_deck` reads; `names` maps ids to the names to write."""
    spoken = {} if names is None else names
    lines = ["phoenixborn: " + spoken.get(deck["phoenixborn"], deck["phoenixborn"])]
    lines.append("dice: " + ", ".join([f"{count} {magic}" for magic, count in deck["dice"].items()]))
    lines.extend([f"{count} x {spoken.get(card, card)}" for card, count in deck["cards"].items()])
    if deck.get("first_five"):
        lines.append("first_five: " + ", ".join([spoken.get(card, card) for card in deck["first_five"]]))
    return "\n".join(lines) + "\n"


def _added_up(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The pairs as a dict; numbers with the same name are added up."""
    counts: dict[str, Any] = {}
    for name, count in pairs:
        add(counts, name, count)
    return counts


def _translated(deck: Any, names: dict[str, str] | None) -> Any:
    """A deck with card names replaced by ids."""
    if not isinstance(deck, dict):
        return deck
    cleaned = dict(deck)
    if isinstance(cleaned.get("phoenixborn"), str):
        cleaned["phoenixborn"] = card_id(cleaned["phoenixborn"], names)
    if isinstance(cleaned.get("cards"), dict):
        cleaned["cards"] = _added_up(
            [(card_id(str(card), names), count) for card, count in cleaned["cards"].items()]
        )
    if isinstance(cleaned.get("first_five"), list):
        cleaned["first_five"] = [card_id(str(card), names) for card in cleaned["first_five"]]
    return cleaned
