"""Aliases: the numbers by which one viewer knows the cards in their sight.

Numbers of cards would tell more than cards do: copies are numbered in a row, of equal cards the rules offer the first,
and a copy seen once would be known again after it was hidden. So nobody is sent one. A card gets an alias when it comes
into a viewer's sight and keeps it until it is out of it: an alias depends only on what its viewer has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server.card_numbers import Found, Json, Known, Part, Place, numbers_of, rename_code

_NUMBERS = ("card_number", "target_number")
_APART = 1_000  # more than come into sight in one step: a number of before a restart means nothing afterwards


class Sight(Known):
    """The cards that a viewer sees at one moment, each with its alias. Never changed: the next moment has its own."""

    def __init__(
        self,
        numbers: Part | None,
        names: dict[int, int],
        places: dict[int, Place],
        marked: set[int],
        came: dict[int, int],
        unused: int,
    ) -> None:
        super().__init__(names, came)
        self.places = places  # by card: its unordered pile, if it lies in one
        self.marked = marked  # cards that differ from equal ones of their pile
        self.unused = unused  # the first number that was never an alias
        self._numbers = numbers  # None: this game does not say where they are, and keeps its own
        self._cards = {alias: card for card, alias in names.items()}

    def view(self, view: Json) -> Json:
        """A view of the moment of this sight, as it is sent."""
        renamed: Json = view if self._numbers is None else self._numbers.rename(view, self)
        decision = renamed["decision"]
        if decision is not None and "together" in decision:  # added in words, not declared by the game
            together = [self.code_for(code) for code in decision["together"]]
            renamed = {**renamed, "decision": {**decision, "together": together}}
        return renamed

    def code_for(self, option: str) -> str:
        """The code by which this viewer knows an option."""
        return option if self._numbers is None else rename_code(option, self.names)

    def option_of(self, code: str) -> str:
        """The option that this viewer means by a code. KeyError when it names a card that is not in sight."""
        return code if self._numbers is None else rename_code(code, self._cards)


def first_sight(game: Game, viewer: int, number: int = 0) -> Sight:
    """What is seen by somebody who has seen nothing before; `number` is what they call this moment."""
    return _Looking(game, viewer, _nothing(_APART * number)).sight()


def next_sight(
    before: Sight, game: Game, viewer: int, happenings: Sequence[Happening]
) -> tuple[Sight, list[Json]]:
    """What is seen after these happenings, and the happenings as this viewer may know them."""
    looking = _Looking(game, viewer, before)
    told = looking.told(happenings)
    return looking.sight(), told


def forgotten(before: Sight) -> Sight:
    """A sight of nothing, after which no card is known again."""
    return _nothing(before.unused)


def _nothing(unused: int) -> Sight:
    return Sight(None, {}, {}, set(), {}, unused)


class _Looking:
    """One viewer's step from sight to sight."""

    def __init__(self, game: Game, viewer: int, before: Sight) -> None:
        self.viewer = viewer
        self.names = dict(before.names)
        self.before = before
        self.card_id: Callable[[int], str] = game.state.card_id
        self.numbers = numbers_of(game.box.name)
        self._unused = count(before.unused)
        found = Found()
        if self.numbers is not None:
            self.numbers.find(game.view(viewer), "", found)
        self.found, self.marked = found.places, found.marked

    def told(self, happenings: Sequence[Happening]) -> list[Json]:
        """The happenings as the viewer may know them. A card that is shuffled on the way is a new one afterwards."""
        seen: list[Json] = [happening.seen_by(self.viewer) for happening in happenings]
        if self.numbers is None:
            return seen
        mentioned = list(dict.fromkeys([one[name] for one in seen for name in _NUMBERS if name in one]))
        mixed = {card for happening in happenings for card in happening.mixed}
        piles = _piles(self.before.places, self.before.marked)
        self._know_again(mentioned, mixed, piles)
        self._leave_in_order(mentioned, piles)
        for happening, one in zip(happenings, seen, strict=True):
            for name in _NUMBERS:
                if name in one:
                    one[name] = self._named(one[name])
            for card in happening.mixed:
                self.names.pop(card, None)
        return seen

    def _named(self, card: int) -> int:
        if card not in self.names:
            self.names[card] = next(self._unused)
        return self.names[card]

    def _know_again(self, mentioned: list[int], mixed: set[int], piles: dict[Place, list[int]]) -> None:
        """A card comes to light while an equal one is lost from sight: it is taken for that one.

        So a player who shows one of two equal cards, of which one was known, does not tell which it was.
        """
        lost = [card for card in self.names if card not in self.found and card not in mentioned]
        lost = sorted([card for card in lost if card not in mixed], key=self.names.__getitem__)
        for card in dict.fromkeys([*mentioned, *self.found]) if lost else ():
            if card in self.names:
                continue
            twin = next((one for one in lost if self.card_id(one) == self.card_id(card)), None)
            if twin is not None:
                lost.remove(twin)
                self.names[card] = self.names.pop(twin)
                pile = piles.get(self.before.places[twin], [])
                if twin in pile:
                    pile[pile.index(twin)] = card

    def _leave_in_order(self, mentioned: list[int], piles: dict[Place, list[int]]) -> None:
        """Of equal cards in a pile the one with the lowest alias leaves first, whichever it is."""
        for place, cards in piles.items():
            leaving = [card for card in cards if self.found.get(card) != place]
            if leaving and len(cards) > 1:
                order = [card for card in dict.fromkeys([*mentioned, *self.found, *cards]) if card in leaving]
                order += sorted([card for card in cards if card not in leaving])
                self._share_out(order)

    def _share_out(self, cards: list[int]) -> None:
        """Give these cards their aliases in this order."""
        aliases = sorted([self.names[card] for card in cards])
        self.names.update(zip(cards, aliases, strict=True))

    def sight(self) -> Sight:
        """What is seen at the end; equal cards of a pile have aliases in the order in which the rules offer them."""
        self.names = {card: self._named(card) for card in self.found}
        came = self._came()
        for cards in _piles(self.found, self.marked).values():
            if len(cards) > 1:
                self._share_out(sorted(cards))
        return Sight(self.numbers, self.names, self.found, self.marked, came, next(self._unused))

    def _came(self) -> dict[int, int]:
        """Whoever lay in a pile before comes first, in the same order."""
        before = {self.before.names[card]: place for card, place in self.before.places.items()}
        places = {self.names[card]: place for card, place in self.found.items()}
        stayed = [alias for alias, place in places.items() if place and before.get(alias) == place]
        stayed.sort(key=lambda alias: self.before.came[alias])
        order = dict.fromkeys([*stayed, *places])
        return {alias: index for index, alias in enumerate(order)}


def _piles(places: dict[int, Place], marked: set[int]) -> dict[Place, list[int]]:
    """The cards of each unordered pile that cannot be told apart."""
    piles: dict[Place, list[int]] = {}
    for card, place in places.items():
        if place is not None and card not in marked:
            piles.setdefault(place, []).append(card)
    return piles
