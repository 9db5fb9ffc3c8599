"""Decks: what a legal deck is, in and out as data or plain text, and its conjuration pile."""

from __future__ import annotations

import json
from typing import Any

from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.terms import CONJURATION, MAGICS, PHOENIXBORN, REFERENCE
from deckhall.kernel.decks import CheckedDeck, DeckFault
from deckhall.kernel.errors import InvalidDeck

CARDS = 30
COPIES = 3
DICE = 10
FIRST_FIVE = 5
MOST_TEXT = 20_000  # characters of a deck as text
MOST_NAMED = 200  # cards or magics that a deck may name before it is refused unread
MOST_FAULTS = 50  # that are named


def read_deck(deck: Any, names: dict[str, str] | None = None) -> dict[str, Any]:
    """A legal deck in its usual form, from a precon's id, a dict, JSON or plain text; raises InvalidDeck.

    `names` maps card names in any language, casefolded, to ids; ids are always understood.
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
    """Every rule of deck building that a deck breaks, up to a number that nobody needs to read."""
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
    """Something unforeseen in a deck, as a fault names it."""
    return repr(what)[:60] if isinstance(what, (str, int, float, type(None))) else type(what).__name__


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
    known = definitions()
    pile: dict[str, int] = {}
    waiting = [phoenixborn, *cards]
    while waiting:
        for conjuration in known[waiting.pop(0)].summons:
            if conjuration not in pile:
                pile[conjuration] = known[conjuration].card.limit
                waiting.append(conjuration)
    return pile


def checked(deck: dict[str, Any] | str, names: dict[str, str] | None) -> CheckedDeck:
    """A deck that somebody builds, also an unfinished one, with what is wrong with it and its conjuration pile."""
    if isinstance(deck, str):
        deck = dict(PRECONS[deck]) if deck in PRECONS else parse_deck(deck, names)
    return CheckedDeck(deck, broken_rules(deck), _conjurations(deck))


def _conjurations(deck: dict[str, Any]) -> dict[str, int]:
    """The conjuration pile of the cards that are there so far, whether or not the deck is legal."""
    known = definitions()
    cards = deck.get("cards")
    there = [card for card in (cards if isinstance(cards, dict) else {}) if card in known]
    phoenixborn = deck.get("phoenixborn")
    if isinstance(phoenixborn, str) and phoenixborn in known:
        there.insert(0, phoenixborn)
    return conjuration_pile(there[0], there[1:]) if there else {}


# -- plain text -----------------------------------------------------------------


def parse_deck(text: str, names: dict[str, str] | None = None) -> dict[str, Any]:
    """A deck from JSON or plain text, as people write it:

    phoenixborn: Coal Roarkwin
    dice: 5 natural, 5 ceremonial
    3 x Iron Worker
    first five: anchornaut, iron_worker, ...
    """
    if len(text) > MOST_TEXT:
        raise InvalidDeck(f"this deck cannot be read: it is longer than {MOST_TEXT} characters")
    if text.lstrip().startswith("{"):
        try:
            deck = json.loads(text, object_pairs_hook=_added_up)
        except json.JSONDecodeError as error:
            wrong = (error.lineno, text.split("\n")[error.lineno - 1].strip())
            raise InvalidDeck(f"this deck is not JSON: {error}", [wrong]) from error
        except (ValueError, RecursionError) as error:  # a number without end, nested without end
            raise InvalidDeck(f"this deck is not JSON: {error}") from error
        if not isinstance(deck, dict):
            raise InvalidDeck("a deck must be a JSON object")
        translated: dict[str, Any] = _translated(deck, names)
        return translated
    deck, strange = _read_lines(text, names)
    if strange:
        raise InvalidDeck(
            "this deck cannot be read; a line must be a number and a card, 'phoenixborn:', 'dice:' or 'first_five:'."
            f" These lines are not: {', '.join([f'{number} {line[:60]!r}' for number, line in strange[:10]])}",
            strange,
        )
    return deck


def _read_lines(text: str, names: dict[str, str] | None) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """A deck from plain text, and the lines that could not be read."""
    deck: dict[str, Any] = {"phoenixborn": "", "dice": {}, "cards": {}}
    strange: list[tuple[int, str]] = []
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
                if not _is_written_count(count):
                    strange.append((number, part.strip()))
                else:
                    _add(deck["dice"], magic.strip().lower(), int(count))
        elif colon and head.replace(" ", "_") == "first_five":
            deck["first_five"] = [card_id(part, names) for part in rest.split(",")]
        else:
            count, _, name = line.partition(" ")
            count = count.rstrip("xX")
            name = name.strip()
            if name.lower().startswith("x "):
                name = name[2:]
            if not _is_written_count(count) or not name:
                strange.append((number, line))
            else:
                _add(deck["cards"], card_id(name, names), int(count))
    return deck, strange


def write_deck(deck: dict[str, Any], names: dict[str, str] | None = None) -> str:
    """A deck as plain text that `parse_deck` reads; `names` maps ids to the names to write."""
    spoken = {} if names is None else names
    lines = ["phoenixborn: " + spoken.get(deck["phoenixborn"], deck["phoenixborn"])]
    lines.append("dice: " + ", ".join([f"{count} {magic}" for magic, count in deck["dice"].items()]))
    lines.extend([f"{count} x {spoken.get(card, card)}" for card, count in deck["cards"].items()])
    if deck.get("first_five"):
        lines.append("first_five: " + ", ".join([spoken.get(card, card) for card in deck["first_five"]]))
    return "\n".join(lines) + "\n"


def card_id(name: str, names: dict[str, str] | None) -> str:
    """The id that a card's name stands for; a name that nobody knows stands for itself."""
    name = name.strip()
    known = definitions()
    if name in known:
        return name
    folded = name.casefold()
    if names is not None and folded in names:
        return names[folded]
    plain = folded.replace("'", "").replace("-", "_").replace(" ", "_")
    return plain if plain in known else name


def _add(counts: dict[str, Any], name: str, count: Any) -> None:
    """Count a card or magic that may have been named before; what is no number stays, for the check to name it."""
    counted = counts.get(name, 0)
    if _is_count(counted):
        counts[name] = counted + count if _is_count(count) else count


def _is_written_count(count: str) -> bool:
    return count.isdecimal() and len(count) <= 4


def _is_count(count: Any) -> bool:
    return type(count) is int and count >= 0


def _added_up(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Names with what belongs to them; numbers of the same name are added up."""
    counts: dict[str, Any] = {}
    for name, count in pairs:
        _add(counts, name, count)
    return counts


def _translated(deck: Any, names: dict[str, str] | None) -> Any:
    """A deck whose cards may be written by name, with ids."""
    if not isinstance(deck, dict):
        return deck
    told = dict(deck)
    if isinstance(told.get("phoenixborn"), str):
        told["phoenixborn"] = card_id(told["phoenixborn"], names)
    if isinstance(told.get("cards"), dict):
        told["cards"] = _added_up(
            [(card_id(str(card), names), count) for card, count in told["cards"].items()]
        )
    if isinstance(told.get("first_five"), list):
        told["first_five"] = [card_id(str(card), names) for card in told["first_five"]]
    return told
