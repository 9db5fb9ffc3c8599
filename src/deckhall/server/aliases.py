"""Aliases: the numbers under which one viewer knows the cards they can see.

Real card numbers would reveal too much: copies have consecutive numbers, the rules offer the first of equal cards, and
a copy seen once would be recognised after it was hidden. So they are never sent. A card gets an alias when it becomes
visible to a viewer and keeps it until it is hidden again: an alias depends only on what its viewer has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server.card_numbers import Found, Json, Known, Part, Place, numbers_of, rename_code

_NUMBERS = ("card_number", "target_number")
_APART = (
    1_000  # more cards than become visible in one step, so that old numbers match nothing after a restart
)


class Sight(Known):
    """The cards that a viewer sees at one moment, with their aliases. Never mutated: the next moment has its own."""

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
        self.places = places  # card -> its unordered pile, if it is in one
        self.marked = marked  # cards that can be told apart from equal ones in their pile
        self.unused = unused  # the first number that was never used as an alias
        self._numbers = numbers  # None: this game does not declare where they are and keeps its own
        self._cards = {alias: card for card, alias in names.items()}

    def view(self, view: Json) -> Json:
        """A view of this moment as sent to the viewer."""
        renamed: Json = view if self._numbers is None else self._numbers.rename(view, self)
        decision = renamed["decision"]
        if (
            decision is not None and "options" in decision
        ):  # advice is added to it without being declared by the game
            renamed = {**renamed, "decision": {**decision, **self._advice(decision)}}
        return renamed

    def _advice(self, decision: Json) -> Json:
        advice: Json = {}
        for name in ("together", "risky"):
            if name in decision:
                advice[name] = [self.code_for(code) for code in decision[name]]
        if "suggested" in decision:
            advice["suggested"] = self.code_for(decision["suggested"])
        return advice

    def code_for(self, option: str) -> str:
        """The code of an option in this viewer's numbers."""
        return option if self._numbers is None else rename_code(option, self.names)

    def option_of(self, code: str) -> str:
        """The option that this viewer means by a code. Raises KeyError if it names a card that is not visible."""
        return code if self._numbers is None else rename_code(code, self._cards)


def first_sight(game: Game, viewer: int, number: int = 0) -> Sight:
    """The sight of a viewer who has seen nothing before; `number` is their number for this moment."""
    return _Looking(game, viewer, _nothing(_APART * number)).sight()


def next_sight(
    before: Sight, game: Game, viewer: int, happenings: Sequence[Happening], view: Json | None = None
) -> tuple[Sight, list[Json]]:
    """The sight after these happenings, and the happenings as this viewer may know them; `view` is the viewer's view of
    the game, if it is at hand."""
    looking = _Looking(game, viewer, before, view)
    told = looking.told(happenings)
    return looking.sight(), told


def forgotten(before: Sight) -> Sight:
    """A sight of nothing, after which no card is recognised."""
    return _nothing(before.unused)


def _nothing(unused: int) -> Sight:
    return Sight(None, {}, {}, set(), {}, unused)


class _Looking:
    """Computes one viewer's next sight."""

    def __init__(self, game: Game, viewer: int, before: Sight, view: Json | None = None) -> None:
        self.viewer = viewer
        self.names = dict(before.names)
        self.before = before
        self.card_id: Callable[[int], str] = game.state.card_id
        self.numbers = numbers_of(game.box.name)
        self._unused = count(before.unused)
        found = Found()
        if self.numbers is not None:
            self.numbers.find(game.view(viewer) if view is None else view, "", found)
        self.found, self.marked = found.places, found.marked
        self._mentioned: set[int] = set()  # aliases in what happened

    def told(self, happenings: Sequence[Happening]) -> list[Json]:
        """The happenings as the viewer may know them. A card that is shuffled on the way counts as a new one."""
        seen: list[Json] = [happening.seen_by(self.viewer) for happening in happenings]
        if self.numbers is None:
            return seen
        mentioned = list(dict.fromkeys([one[name] for one in seen for name in _NUMBERS if name in one]))
        mixed = {card for happening in happenings for card in happening.mixed}
        piles = _piles(self.before.places, self.before.marked)
        self._know_again(mentioned, mixed, piles)
        self._show_in_order(seen, piles)
        self._leave_in_order(mentioned, piles)
        for happening, one in zip(happenings, seen, strict=True):
            for name in _NUMBERS:
                if name in one:
                    one[name] = self._named(one[name])
                    self._mentioned.add(one[name])
            for card in happening.mixed:
                self.names.pop(card, None)
        return seen

    def _named(self, card: int) -> int:
        if card not in self.names:
            self.names[card] = next(self._unused)
        return self.names[card]

    def _know_again(self, mentioned: list[int], mixed: set[int], piles: dict[Place, list[int]]) -> None:
        """A card that appears while an equal one disappears takes over its alias.

        So a player who shows one of two equal cards, of which one was known, does not reveal which it was.
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

    def _show_in_order(self, seen: list[Json], piles: dict[Place, list[int]]) -> None:
        """Of equal cards to which the same happens, the first ones shown take the aliases of those that were known.

        So a player who discards two equal cards, of which one was known, does not reveal which it was.
        """
        last = {one["card_number"]: one for one in reversed(seen) if "card_number" in one}
        if len(last) < 2:  # as in most moves
            return
        pile_of = {card: pile for pile in piles.values() for card in pile}
        alike: dict[str, list[int]] = {}
        for card, one in last.items():
            if card not in self.names or card in pile_of:
                alike.setdefault(str({**one, "card_number": None}), []).append(card)
        for cards in alike.values():
            cards.reverse()  # now in the order in which they are first mentioned
            known = [card for card in cards if card in self.names]
            aliases = sorted([self.names.pop(card) for card in known])
            self.names.update(zip(cards, aliases, strict=False))
            taken = [card for card in cards[: len(known)] if card not in known]
            for card, twin in zip(taken, [card for card in known if card not in self.names], strict=True):
                pile_of[twin][pile_of[twin].index(twin)] = card

    def _leave_in_order(self, mentioned: list[int], piles: dict[Place, list[int]]) -> None:
        """Of equal cards in a pile, the lowest alias is mentioned first, or leaves first, whichever it really is."""
        for place, cards in piles.items():
            moving = [card for card in cards if card in mentioned or self.found.get(card) != place]
            if moving and len(cards) > 1:
                order = [card for card in dict.fromkeys([*mentioned, *self.found, *cards]) if card in moving]
                order += sorted([card for card in cards if card not in moving])
                self._share_out(order)

    def _share_out(self, cards: list[int]) -> None:
        """Give these cards their aliases in this order."""
        aliases = sorted([self.names[card] for card in cards])
        self.names.update(zip(cards, aliases, strict=True))

    def sight(self) -> Sight:
        """The final sight; equal cards of a pile have aliases in the order in which the rules offer them."""
        self.names = {card: self._named(card) for card in self.found}
        came = self._came()
        for cards in _piles(self.found, self.marked).values():
            if len(cards) > 1:
                self._share_out(sorted(cards))
        return Sight(self.numbers, self.names, self.found, self.marked, came, next(self._unused))

    def _came(self) -> dict[int, int]:
        """Cards that were in the pile before come first, in the same order; equal new ones by lowest alias.

        Those that came from another pile without being mentioned, as when a player leaves the game, keep the viewer's
        order too: which of equal cards left a pile earlier is the viewer's guess, not the order of real numbers.
        """
        before = {self.before.names[card]: place for card, place in self.before.places.items()}
        places = {self.names[card]: place for card, place in self.found.items()}
        stayed = [alias for alias, place in places.items() if place and before.get(alias) == place]
        stayed.sort(key=lambda alias: self.before.came[alias])
        new: dict[Place, list[int]] = {}
        for alias in sorted(set(places).difference(stayed), reverse=True):
            new.setdefault(places[alias], []).append(alias)
        came = self.before.came
        silent = [alias for alias in places if alias in came and alias not in self._mentioned]
        silent = sorted(set(silent).difference(stayed), key=came.__getitem__)
        earlier = {*stayed, *silent}
        rest = silent + [alias for alias in places if alias not in earlier]
        order = stayed + [new[place].pop() if (place := places[alias]) else alias for alias in rest]
        return {alias: index for index, alias in enumerate(order)}


def _piles(places: dict[int, Place], marked: set[int]) -> dict[Place, list[int]]:
    """The indistinguishable cards of each unordered pile."""
    piles: dict[Place, list[int]] = {}
    for card, place in places.items():
        if place is not None and card not in marked:
            piles.setdefault(place, []).append(card)
    return piles
