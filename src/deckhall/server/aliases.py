"""Aliases: the numbers under which one viewer knows the cards they can see.

Real card numbers would reveal too much: copies have consecutive numbers, the rules offer the first of equal cards, and
a copy seen once would be recognised after it was hidden. So they are never sent. A card gets an alias when it becomes
visible to a viewer and keeps it until it is hidden again: an alias depends only on what its viewer has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server.card_numbers import Found, Heap, Json, Known, Numbers, numbers_of, rename_code

_NUMBERS = ("card_number", "target_number")
_APART = (
    1_000  # more cards than become visible in one step, so that old numbers match nothing after a restart
)


class Sight(Known):
    """The cards that a viewer sees at one moment, with their aliases. Never mutated: the next moment has its own."""

    def __init__(
        self,
        numbers: Numbers | None,
        names: dict[int, int],
        heaps: dict[int, Heap | None],
        came: dict[int, int],
        alike: dict[Heap, list[int]],
        unused: int,
    ) -> None:
        super().__init__(names, came)
        self.heaps = heaps  # by alias
        self.alike = alike  # the cards of each heap, except those that something else tells apart
        self.unused = unused  # the first number that was never used as an alias
        self._numbers = numbers  # None: this game does not declare where they are and keeps its own

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
        if self._numbers is None:
            return code
        return rename_code(code, {alias: card for card, alias in self.names.items()})


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


def without_numbers(seen: Json) -> Json:
    """A happening as those may know it who do not see its cards."""
    return {name: value for name, value in seen.items() if name not in _NUMBERS}


def forgotten(before: Sight) -> Sight:
    """A sight of nothing, after which no card is recognised."""
    return _nothing(before.unused)


def _nothing(unused: int) -> Sight:
    return Sight(None, {}, {}, {}, {}, unused)


class _Looking:
    """Computes one viewer's next sight."""

    def __init__(self, game: Game, viewer: int, before: Sight, view: Json | None = None) -> None:
        self.viewer = viewer
        self.names = dict(before.names)
        self.before = before
        self.card_id: Callable[[int], str] = game.state.card_id
        self.numbers = numbers_of(game.box.name)
        self._unused = count(before.unused)
        self.found = Found()
        if self.numbers is not None:
            self.found = self.numbers.find(game.view(viewer) if view is None else view)
        self._mentioned: set[int] = set()  # aliases in what happened

    def told(self, happenings: Sequence[Happening]) -> list[Json]:
        """The happenings as the viewer may know them. A card that is shuffled on the way counts as a new one."""
        seen: list[Json] = [happening.seen_by(self.viewer) for happening in happenings]
        if self.numbers is None:
            return seen
        mentioned = dict.fromkeys([one[name] for one in seen for name in _NUMBERS if name in one])
        mixed = {card for happening in happenings for card in happening.mixed}
        alike = self._know_again(mentioned, mixed, self.before.alike)
        alike = self._show_in_order(seen, alike)
        self._leave_in_order(mentioned, alike)
        for happening, one in zip(happenings, seen, strict=True):
            for name in _NUMBERS:
                if name in one:
                    one[name] = self._named(one[name])
                    self._mentioned.add(one[name])
            for card in happening.mixed:
                self.names.pop(card, None)
        return seen

    def _named(self, card: int) -> int:
        alias = self.names.get(card)
        if alias is None:
            alias = self.names[card] = next(self._unused)
        return alias

    def _know_again(
        self, mentioned: Mapping[int, None], mixed: set[int], alike: dict[Heap, list[int]]
    ) -> dict[Heap, list[int]]:
        """A card that appears while an equal one disappears takes over its alias, and its place among equal ones.

        So a player who shows one of two equal cards, of which one was known, does not reveal which it was.
        """
        hidden = (self.names.keys() - self.found.heaps.keys()).difference(mentioned, mixed)
        if not hidden:
            return alike
        lost = sorted(hidden, key=self.names.__getitem__)
        taken: dict[int, int] = {}
        for card in dict.fromkeys([*mentioned, *self.found.heaps]):
            if card in self.names:
                continue
            twin = next((one for one in lost if self.card_id(one) == self.card_id(card)), None)
            if twin is not None:
                lost.remove(twin)
                self.names[card] = self.names.pop(twin)
                taken[twin] = card
        return _exchanged(alike, taken)

    def _show_in_order(self, seen: list[Json], alike: dict[Heap, list[int]]) -> dict[Heap, list[int]]:
        """Of equal cards to which the same happens, the first ones shown take the aliases of those that were known.

        So a player who discards two equal cards, of which one was known, does not reveal which it was.
        """
        last = {one["card_number"]: one for one in reversed(seen) if "card_number" in one}
        if len(last) < 2:  # as in most moves
            return alike
        in_heaps = {card for cards in alike.values() for card in cards}
        same: dict[tuple[Any, ...], list[int]] = {}
        for card, one in last.items():
            if card not in self.names or card in in_heaps:
                what = tuple([item for item in one.items() if item[0] != "card_number"])
                same.setdefault(what, []).append(card)
        taken: dict[int, int] = {}
        for cards in same.values():
            cards.reverse()  # now in the order in which they are first mentioned
            known = [card for card in cards if card in self.names]
            aliases = sorted([self.names.pop(card) for card in known])
            self.names.update(zip(cards, aliases, strict=False))
            takers = [card for card in cards[: len(known)] if card not in known]
            taken.update(zip([card for card in known if card not in self.names], takers, strict=True))
        return _exchanged(alike, taken)

    def _leave_in_order(self, mentioned: Mapping[int, None], alike: dict[Heap, list[int]]) -> None:
        """Of equal cards in a pile, the lowest alias is mentioned first, or leaves first, whichever it really is."""
        found = self.found.heaps
        for heap, cards in alike.items():
            if len(cards) < 2:
                continue
            moving = [card for card in cards if card in mentioned or found.get(card) is not heap]
            if moving:
                order = [card for card in dict.fromkeys([*mentioned, *found, *cards]) if card in moving]
                order += sorted([card for card in cards if card not in moving])
                self._share_out(order)

    def _share_out(self, cards: list[int]) -> None:
        """Give these cards their aliases in this order."""
        aliases = sorted([self.names[card] for card in cards])
        self.names.update(zip(cards, aliases, strict=True))

    def sight(self) -> Sight:
        """The final sight; equal cards of a pile have aliases in the order in which the rules offer them."""
        found, marked = self.found.heaps, self.found.marked
        self.names = {card: self._named(card) for card in found}
        heaps = dict(zip(self.names.values(), found.values(), strict=True))
        alike: dict[Heap, list[int]] = {}
        for card, heap in found.items():
            if heap is not None and card not in marked:
                alike.setdefault(heap, []).append(card)
        for cards in alike.values():
            if len(cards) > 1:
                self._share_out(sorted(cards))
        return Sight(self.numbers, self.names, heaps, self._came(heaps), alike, next(self._unused))

    def _came(self, heaps: dict[int, Heap | None]) -> dict[int, int]:
        """Cards that were in the pile before come first, in the same order; equal new ones by lowest alias.

        Those that came from another pile without being mentioned, as when a player leaves the game, keep the viewer's
        order too: which of equal cards left a pile earlier is the viewer's guess, not the order of real numbers.
        """
        before, came = self.before.heaps, self.before.came
        stayed: list[int] = []
        silent: list[int] = []
        heard: list[int] = []
        new: dict[Heap, list[int]] = {}
        for alias, heap in heaps.items():
            if heap is not None and before.get(alias) is heap:
                stayed.append(alias)
                continue
            (silent if alias in came and alias not in self._mentioned else heard).append(alias)
            if heap is not None:
                new.setdefault(heap, []).append(alias)
        for aliases in new.values():
            aliases.sort(reverse=True)
        stayed.sort(key=came.__getitem__)
        silent.sort(key=came.__getitem__)
        rest = [new[heap].pop() if (heap := heaps[alias]) else alias for alias in silent + heard]
        return {alias: index for index, alias in enumerate(stayed + rest)}


def _exchanged(alike: dict[Heap, list[int]], taken: dict[int, int]) -> dict[Heap, list[int]]:
    """The same cards, but with some in the places of others."""
    if not taken:
        return alike
    return {heap: [taken.get(card, card) for card in cards] for heap, cards in alike.items()}
