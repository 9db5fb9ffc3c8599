"""Finds the card numbers in a game's JSON, using the types that its vocabulary declares."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from deckhall.kernel.vocabulary import UNORDERED, CardKey, CardNumber, Code, SeenOption
from deckhall.kits import box

Json = dict[str, Any]
_IN_CODE = re.compile(r"(?<=:)\d+")


class Heap:
    """The equal cards of one unordered pile: a viewer cannot tell them apart. There is one object for each of them."""


class Spot:
    """A place in the views of a game: the view itself, a field, an item of a list."""

    def __init__(self) -> None:
        self._inner: dict[str | int, Spot] = {}
        self.heaps: dict[str, Heap] = {}  # by card id, if this is an unordered pile

    def inner(self, name: str | int) -> Spot:
        """The field of this name, or the item with this index."""
        found = self._inner.get(name)
        if found is None:
            found = self._inner[name] = Spot()
        return found

    def heap(self, card_id: str) -> Heap:
        found = self.heaps.get(card_id)
        if found is None:
            found = self.heaps[card_id] = Heap()
        return found


class Known:
    """The new numbers of the visible cards, and the order in which they arrived."""

    def __init__(self, names: dict[int, int], came: dict[int, int]) -> None:
        self.names = names
        self.came = came  # by new number


class Found:
    """The cards in a view, in the order in which they appear."""

    def __init__(self) -> None:
        self.heaps: dict[int, Heap | None] = {}  # None: not in an unordered pile
        self.marked: set[int] = (
            set()
        )  # cards that something refers to, which tells them apart from equal ones
        self.offered = False  # inside answers, which do not tell cards apart

    def mention(self, card: int) -> None:
        self.heaps.setdefault(card, None)
        if not self.offered:
            self.marked.add(card)


class Part:
    """A part of a view that contains card numbers; this one is a single number."""

    def find(self, value: Any, spot: Spot, found: Found) -> None:
        """Add every card in `value`, in order of appearance."""
        if value >= 0:
            found.mention(value)

    def rename(self, value: Any, known: Known) -> Any:
        """The same value with new numbers."""
        return known.names[value] if value >= 0 else value


class OptionCode(Part):
    """The code of an option."""

    def find(self, value: str, spot: Spot, found: Found) -> None:
        for card in cards_in(value):
            found.heaps.setdefault(card, None)

    def rename(self, value: str, known: Known) -> str:
        return rename_code(value, known.names)


class Keys(Part):
    """An object whose keys are card numbers."""

    def find(self, value: Json, spot: Spot, found: Found) -> None:
        for card in value:
            found.mention(int(card))

    def rename(self, value: Json, known: Known) -> Json:
        return {str(known.names[int(card)]): of_card for card, of_card in value.items()}


class Items(Part):
    """A list whose order is public."""

    def __init__(self, item: Part) -> None:
        self.item = item

    def find(self, value: list[Any], spot: Spot, found: Found) -> None:
        for index, one in enumerate(value):
            self.item.find(one, spot.inner(index), found)

    def rename(self, value: list[Any], known: Known) -> list[Any]:
        return [self.item.rename(one, known) for one in value]


class Cards(Part):
    """A list of cards in public order, of which nothing else is numbered."""

    def find(self, value: list[Json], spot: Spot, found: Found) -> None:
        for card in value:
            found.mention(card["n"])

    def rename(self, value: list[Json], known: Known) -> list[Json]:
        names = known.names
        return [{**card, "n": names[card["n"]]} for card in value]


class UnorderedPile(Part):
    """A pile in which equal cards look the same: they are shown in order of arrival."""

    def find(self, value: list[Json], spot: Spot, found: Found) -> None:
        heaps = found.heaps
        for card in value:
            heaps.pop(card["n"], None)  # an answer may name it earlier: its place counts
            heaps[card["n"]] = spot.heap(card["id"])

    def rename(self, value: list[Json], known: Known) -> list[Json]:
        names, came = known.names, known.came
        renamed = [{**card, "n": names[card["n"]]} for card in value]
        if len(renamed) > 1:
            renamed.sort(key=lambda card: came[card["n"]])
        return renamed


class Options(Items):
    """The answers to a question: those with the same verb sorted by card, so that their order reveals nothing."""

    def rename(self, value: list[Json], known: Known) -> list[Json]:
        options: list[Json] = super().rename(value, known)
        for verb in {option["verb"] for option in options}:
            places = [
                place
                for place, option in enumerate(options)
                if option["verb"] == verb and "card_number" in option
            ]
            in_order = sorted([options[place] for place in places], key=_about)
            for place, option in zip(places, in_order, strict=True):
                options[place] = option
        return options


def _about(option: Json) -> tuple[Any, ...]:
    return (
        option.get("what", ""),
        option["place"],
        option["card"],
        option["card_number"],
        option.get("target", ""),
        option.get("target_number", -1),
        option.get("amount", -1),
        option.get("index", -1),
    )


class Fields(Part):
    """An object with card numbers in some of its fields."""

    def __init__(self) -> None:
        self.fields: dict[str, Part] = {}
        self.has_code = False
        self.is_complete = False  # not while its own type is being read, which may contain itself

    def is_plain_card(self) -> bool:
        """Whether the number of a card is all there is."""
        return self.is_complete and list(self.fields) == ["n"] and type(self.fields["n"]) is Part

    def find(self, value: Json, spot: Spot, found: Found) -> None:
        before, found.offered = found.offered, found.offered or self.has_code
        for name, part in self.fields.items():
            if value.get(name) is not None:
                part.find(value[name], spot.inner(name), found)
        found.offered = before

    def rename(self, value: Json, known: Known) -> Json:
        renamed = dict(value)
        for name, part in self.fields.items():
            if value.get(name) is not None:
                renamed[name] = part.rename(value[name], known)
        return renamed


class Numbers:
    """Where the views of a game contain card numbers."""

    def __init__(self, view: Part) -> None:
        self._view = view
        self._spot = Spot()

    def find(self, view: Json) -> Found:
        """All cards in a view."""
        found = Found()
        self._view.find(view, self._spot, found)
        return found

    def rename(self, view: Json, known: Known) -> Json:
        """The same view with new numbers."""
        renamed: Json = self._view.rename(view, known)
        return renamed


@cache
def numbers_of(game: str) -> Numbers | None:
    """Where a game's views contain card numbers; None for a game that declares no vocabulary."""
    words = box(game).vocabulary()
    return None if words is None else Numbers(_fields(words.view, {}))


def _part(declared: Any, known: dict[Any, Fields]) -> Part | None:
    """The part for this type; None if it contains no card numbers."""
    origin, inner = get_origin(declared), get_args(declared)
    if is_typeddict(declared):
        return _fields(declared, known)
    if isinstance(declared, NewType):
        return Part() if declared is CardNumber else OptionCode() if declared is Code else None
    if origin is Annotated and UNORDERED in inner:
        return UnorderedPile()
    if origin in (NotRequired, Annotated):
        return _part(inner[0], known)
    if origin in (Union, UnionType):
        parts = [part for one in inner if one is not NoneType and (part := _part(one, known))]
        return parts[0] if parts else None
    if origin is dict and inner[0] is CardKey:
        return Keys()
    if origin is list:
        item = _part(inner[0], known)
        if isinstance(item, Fields) and item.is_plain_card():
            return Cards()
        if item is not None:
            return Options(item) if inner[0] is SeenOption else Items(item)
    return None


def _fields(declared: Any, known: dict[Any, Fields]) -> Fields:
    if declared not in known:
        fields = known[declared] = Fields()
        for name, hint in get_type_hints(declared, include_extras=True).items():
            part = _part(hint, known)
            if part is not None and not (isinstance(part, Fields) and not part.fields):
                fields.fields[name] = part
                fields.has_code = fields.has_code or isinstance(part, OptionCode)
        fields.is_complete = True
    return known[declared]


def cards_in(code: str) -> Iterable[int]:
    """The cards that an option's code names."""
    return [int(number) for number in _IN_CODE.findall(code)]


def rename_code(code: str, names: Mapping[int, int]) -> str:
    """The same option with new numbers. Raises KeyError if it names a card without one."""
    return _IN_CODE.sub(lambda number: str(names[int(number.group())]), code)
