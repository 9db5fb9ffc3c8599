"""The semantic actions of Ascension: verbs, most of them with a card."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ascension.card import CONSTRUCT, HERO, MONSTER
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.options import Option

MOST_CHOICES: Final = 4  # options of a card that lets its player choose an effect
WITHOUT_CARD: Final = ("end", "pass", "yes", "no")
WITH_CARD: Final = (
    "play",
    "discard",
    "acquire",
    "give",
    "defeat",
    "copy",
    "use",
    "use_second",
    "destroy",
    "keep",
)
PLACES: Final = ("row", "hand", "discard", "constructs", "played")
IN_ROW: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_CONSTRUCTS: Final = 3
IN_PLAYED: Final = 4


class Actions:
    """The numbers of all actions; their names are appended to `names`."""

    def __init__(self, names: list[str], facts: list[dict[str, Any]]) -> None:
        self.names: Final = names
        self.plain: Final[dict[str, int]] = {verb: self._add(verb) for verb in WITHOUT_CARD}
        self.choose: Final = len(names)
        for index in range(MOST_CHOICES):
            self._add(f"choose {index}")
        self.by_card: Final[dict[str, list[int]]] = {}  # by verb, then card; -1: impossible
        for verb in WITH_CARD:
            self.by_card[verb] = [
                self._add(f"{verb} {card['id']}") if _can_be(verb, card) else -1 for card in facts
            ]
        self.banish: Final[list[list[int]]] = []  # by place, then card
        for place in ("row", "hand", "discard"):
            self.banish.append(
                [
                    self._add(f"banish {card['id']} from {place}") if _can_lie(card, place) else -1
                    for card in facts
                ]
            )

    def _add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def of(self, table: Ascension, option: Option, columns: list[int]) -> int:
        """The action of an option."""
        verb = option.verb
        by_card = self.by_card.get(verb)
        if by_card is not None:
            return by_card[columns[option.card]]
        if verb == "banish":
            return self.banish[place_of(table, option.card)][columns[option.card]]
        if verb == "choose":
            return self.choose + option.index
        return self.plain[verb]


def place_of(table: Ascension, card: int) -> int:
    """The place index of an option's card in an option row; -1 on a stack."""
    if card in table.row:
        return IN_ROW
    decision = table.decision
    player = table.player if decision is None else decision.player
    if card in table.hands[player]:
        return IN_HAND
    if card in table.discards[player]:
        return IN_DISCARD
    for pile in table.constructs:
        if card in pile:
            return IN_CONSTRUCTS
    return IN_PLAYED if card in table.played else -1


def _can_be(verb: str, card: dict[str, Any]) -> bool:
    """Whether this verb can ever apply to a card."""
    kind, zone = card["type"], card["zone"]
    if verb == "defeat":
        return bool(kind == MONSTER)
    if kind == MONSTER:
        return False
    if verb in ("acquire", "give"):
        return bool(zone != "starter")
    if verb == "copy":
        return bool(kind == HERO)
    if verb in ("use", "use_second", "destroy", "keep"):
        return bool(kind == CONSTRUCT)
    return True


def _can_lie(card: dict[str, Any], place: str) -> bool:
    """Whether a card can be banished from a place."""
    return bool(card["zone"] == "center") if place == "row" else bool(card["type"] != MONSTER)
