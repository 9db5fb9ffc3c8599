"""Decks as people write them down: our own lists, and those that deck sites and forums print.

Iron and Fire                       a title
Phoenixborn: Coal Roarkwin          or the name alone
Dice: 5 natural, 5 ceremonial       or a line for each: 5x Natural
Allies (3):                         headings are passed over
3x Iron Worker                      or 3 Iron Worker, 3 x Iron Worker, Iron Worker x3, Iron Worker (3)
First Five: Anchornaut, ...         or a heading with a line for each
Conjurations:                       they follow from the deck and are passed over
"""

from __future__ import annotations

import re
from typing import Any

from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.terms import MAGICS, PHOENIXBORN

_COUNT_FIRST = re.compile("(\\d{1,4})\\s*[xX\u00d7]?\\s+(.+)")
_COUNT_LAST = re.compile("(.+?)\\s*(?:[xX\u00d7]\\s*(\\d{1,4})|\\((\\d{1,4})\\))")
_HEADING = re.compile(r"(.*?)\s*(?:\(\d+\))?\s*:")
_PARTS = ("phoenixborn", "dice", "first_five", "name", "deck")
_DICE_WORDS = ("dice", "die", "magic")


def read_lines(text: str, names: dict[str, str] | None) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """A deck from plain text, and the lines that could not be read, with their numbers."""
    reading = _Reading(names)
    lines = [line.split("#")[0].strip(" \t*-_\u2022").strip() for line in text.splitlines()]
    written = [(number, line) for number, line in enumerate(lines, 1) if line]
    for number, line in written:
        if not reading.read(line):
            reading.strange.append((number, line))
        reading.is_first = False
    if len(written) == 1 and "name" in reading.deck:
        return reading.deck, written  # a title alone is not a deck
    return reading.deck, reading.strange


class _Reading:
    """A deck list being read line by line."""

    def __init__(self, names: dict[str, str] | None) -> None:
        self.names = names
        self.deck: dict[str, Any] = {"phoenixborn": "", "dice": {}, "cards": {}}
        self.strange: list[tuple[int, str]] = []
        self.section = ""  # the current heading, if it changes the meaning of lines
        self.is_first = True

    def read(self, line: str) -> bool:
        """Add a line to the deck. Returns whether it was understood."""
        head, colon, rest = line.partition(":")
        head = head.strip().lower().replace(" ", "_")
        if colon and rest.strip() and head in _PARTS:
            return self._part(head, rest.strip())
        if self._is_heading(line):
            return True
        if self.section == "conjurations":
            return True
        if self.section == "first_five":
            counted = _counted(line)
            self.deck["first_five"].append(card_id(line if counted is None else counted[1], self.names))
            return True
        counted = _counted(line)
        if counted is None:
            return self._phoenixborn(line) or self._title(line)
        count, name = counted
        magic = magic_named(name, self.names)
        if magic:
            add(self.deck["dice"], magic, count)
        elif not (self.section == "phoenixborn" and self._phoenixborn(name)):
            add(self.deck["cards"], card_id(name, self.names), count)
        return True

    def _part(self, head: str, rest: str) -> bool:
        self.section = ""
        if head == "phoenixborn":
            self.deck["phoenixborn"] = card_id(rest, self.names)
        elif head == "first_five":
            self.deck["first_five"] = [card_id(part, self.names) for part in rest.split(",")]
        elif head == "dice":
            return all([self._dice(part.strip()) for part in re.split("[,/]", rest)])
        else:
            self.deck["name"] = rest[:60]
        return True

    def _dice(self, part: str) -> bool:
        counted = _counted(part)
        if counted is None:
            return False
        add(self.deck["dice"], magic_named(counted[1], self.names) or counted[1].lower(), counted[0])
        return True

    def _is_heading(self, line: str) -> bool:
        """Whether a line is a heading such as "Allies (9):". Lines below some headings are not part of the cards."""
        match = _HEADING.fullmatch(line)
        if match is None:
            return False
        word = match.group(1).strip().lower().replace(" ", "_")
        self.section = "conjurations" if word.startswith("conjuration") else word
        if word == "first_five":
            self.deck["first_five"] = []
        return True

    def _phoenixborn(self, line: str) -> bool:
        found = card_id(line, self.names)
        definition = definitions().get(found)
        if definition is None or definition.type != PHOENIXBORN or self.deck["phoenixborn"]:
            return False
        self.deck["phoenixborn"] = found
        return True

    def _title(self, line: str) -> bool:
        """Whether a line is the title: the first line of a list may be."""
        word = line.lower().replace(" ", "_")
        if not self.is_first or ":" in line or line[0].isdigit() or word in _PARTS:
            return False
        self.deck["name"] = line[:60]
        return True


def _counted(line: str) -> tuple[int, str] | None:
    """A count and the name it belongs to."""
    match = _COUNT_FIRST.fullmatch(line)
    if match is not None:
        return int(match.group(1)), match.group(2).strip()
    match = _COUNT_LAST.fullmatch(line)
    if match is not None:
        return int(match.group(2) or match.group(3)), match.group(1).strip()
    return None


def magic_named(name: str, names: dict[str, str] | None) -> str:
    """The magic that a line about dice names ("Natural", "natural dice", "Natural Magic"), or ""."""
    words = name.casefold().split()
    if len(words) > 1 and words[-1] in _DICE_WORDS:
        words.pop()
    plain = " ".join(words)
    if plain in MAGICS:
        return plain
    found = card_id(name, names)
    return found.removesuffix("_magic") if found in [f"{magic}_magic" for magic in MAGICS] else ""


def card_id(name: str, names: dict[str, str] | None) -> str:
    """The id of the card with this name; an unknown name is returned unchanged."""
    name = name.strip()
    known = definitions()
    if name in known:
        return name
    folded = name.casefold().replace("\u2019", "'")
    if names is not None and folded in names:
        return names[folded]
    plain = folded.replace("'", "").replace("-", "_").replace(" ", "_")
    return plain if plain in known else name


def add(counts: dict[str, Any], name: str, count: Any) -> None:
    """Add to the count of a card or magic that may have been named before. Anything that is not a number is kept, so
    that the check can report it."""
    counted = counts.get(name, 0)
    if _is_count(counted):
        counts[name] = counted + count if _is_count(count) else count


def _is_count(count: Any) -> bool:
    return type(count) is int and count >= 0
