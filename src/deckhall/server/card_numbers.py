"""Where the numbers of cards stand in what a game shows: found by the types that its vocabulary declares."""

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
Place = tuple[str, str] | None  # the unordered pile and the id of a card in it
_IN_CODE = re.compile(r"(?<=:)\d+")


class Known:
    """What the cards in sight are called, and in which order they came to where they are."""

    def __init__(self, names: dict[int, int], came: dict[int, int]) -> None:
        self.names = names
        self.came = came  # by the new number


class Found:
    """The cards in a view, in the order in which they are shown."""

    def __init__(self) -> None:
        self.places: dict[int, Place] = {}
        self.marked: set[int] = (
            set()
        )  # cards that something refers to: they differ from equal ones of their pile
        self.offered = False  # what is being looked at are answers: they do not make a card differ

    def mention(self, card: int) -> None:
        self.places.setdefault(card, None)
        if not self.offered:
            self.marked.add(card)


class Part:
    """A part of a view with numbers of cards in it; this one is a single number."""

    def find(self, value: Any, path: str, found: Found) -> None:
        """Add every card in `value`, in the order in which they are shown."""
        if value >= 0:
            found.mention(value)

    def rename(self, value: Any, known: Known) -> Any:
        """The same value with other numbers."""
        return known.names[value] if value >= 0 else value


class OptionCode(Part):
    """The code of an option."""

    def find(self, value: str, path: str, found: Found) -> None:
        for card in cards_in(value):
            found.places.setdefault(card, None)

    def rename(self, value: str, known: Known) -> str:
        return rename_code(value, known.names)


class Keys(Part):
    """An object whose keys are cards."""

    def find(self, value: Json, path: str, found: Found) -> None:
        for card in value:
            found.mention(int(card))

    def rename(self, value: Json, known: Known) -> Json:
        return {str(known.names[int(card)]): of_card for card, of_card in value.items()}


class Items(Part):
    """A list whose order everybody may know."""

    def __init__(self, item: Part) -> None:
        self.item = item

    def find(self, value: list[Any], path: str, found: Found) -> None:
        for index, one in enumerate(value):
            self.item.find(one, f"{path}.{index}", found)

    def rename(self, value: list[Any], known: Known) -> list[Any]:
        return [self.item.rename(one, known) for one in value]


class UnorderedPile(Part):
    """Cards of which equal ones cannot be told apart: they are shown in the order in which they came."""

    def find(self, value: list[Json], path: str, found: Found) -> None:
        for card in value:
            found.places[card["n"]] = (path, card["id"])

    def rename(self, value: list[Json], known: Known) -> list[Json]:
        renamed = [{**card, "n": known.names[card["n"]]} for card in value]
        return sorted(renamed, key=lambda card: known.came[card["n"]])


class Options(Items):
    """The answers to a question: those with the same verb by card, so that their order tells nothing of numbers."""

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
    """An object of which some fields hold numbers of cards."""

    def __init__(self) -> None:
        self.fields: dict[str, Part] = {}
        self.has_code = False

    def find(self, value: Json, path: str, found: Found) -> None:
        before, found.offered = found.offered, found.offered or self.has_code
        for name, part in self.fields.items():
            if value.get(name) is not None:
                part.find(value[name], f"{path}.{name}", found)
        found.offered = before

    def rename(self, value: Json, known: Known) -> Json:
        renamed = dict(value)
        for name, part in self.fields.items():
            if value.get(name) is not None:
                renamed[name] = part.rename(value[name], known)
        return renamed


@cache
def numbers_of(game: str) -> Part | None:
    """Where the views of a game have numbers of cards; None for a game that does not declare its words."""
    words = box(game).vocabulary()
    return None if words is None else _part(words.view, {})


def _part(declared: Any, known: dict[Any, Fields]) -> Part | None:
    """The part with this type; None when there are no numbers of cards in it."""
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
    return known[declared]


def cards_in(code: str) -> Iterable[int]:
    """The cards that the code of an option names."""
    return [int(number) for number in _IN_CODE.findall(code)]


def rename_code(code: str, names: Mapping[int, int]) -> str:
    """The same option with other numbers. KeyError when it names a card that has none."""
    return _IN_CODE.sub(lambda number: str(names[int(number.group())]), code)
