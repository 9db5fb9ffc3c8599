"""Matchers and predicates: how a lesson's data refers to an option, a happening, or the state of the table.

A matcher fits a description if every field it names is equal, or is in the given list. A predicate is evaluated on what
one seat sees and has seen, so a lesson cannot use hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Told = Mapping[str, Any]  # an option as described by `Game.describe`, or a happening by `seen_by`
Matcher = Mapping[str, Any]
Predicate = Mapping[str, Any]

COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": lambda one, other: one == other,
    ">=": lambda one, other: one >= other,
    "<=": lambda one, other: one <= other,
}
OF_OPTIONS: Final = ("verb", "card", "place", "target", "target_place", "what", "amount", "index")
OF_HAPPENINGS: Final = ("kind", "player", "card", "target", "amount", "seat", "from", "to", "what")
OF_QUESTIONS: Final = ("prompt", "card")


def matches(matcher: Matcher, told: Told) -> bool:
    """Whether a description has everything that a matcher names."""
    return all(
        told.get(name) in wanted if isinstance(wanted, list) else told.get(name) == wanted
        for name, wanted in matcher.items()
    )


@dataclass
class Seen:
    """What one seat sees now, and what it has seen happen since the lesson began."""

    seat: int
    view: Told
    past: Sequence[Told] = field(default_factory=list)

    def holds(self, predicate: Predicate) -> bool:
        """Whether a predicate is true."""
        return all(_ASKED[word](self, predicate) for word in predicate if word in _ASKED)

    def happened(self, predicate: Predicate) -> bool:
        found = [told for told in self.past if matches(predicate["happened"], told)]
        if "sum" in predicate:
            return bool(sum(told.get("amount", 0) for told in found) >= predicate["sum"])
        return bool(len(found) >= predicate.get("times", 1))

    def shows(self, predicate: Predicate) -> bool:
        value = part_of(self.view, predicate["view"])
        return COMPARISONS[predicate.get("is", "=")](value, predicate["value"])

    def asks(self, predicate: Predicate) -> bool:
        decision = self.view["decision"]
        return (
            decision is not None and decision["player"] == self.seat and matches(predicate["asked"], decision)
        )

    def is_won(self, predicate: Predicate) -> bool:
        outcome = self.view["outcome"]
        return outcome is not None and (self.seat in outcome["winners"]) == predicate["won"]


def part_of(view: Told, path: str) -> Any:
    """A part of a view by its path, such as `seats.0.honor`; 0 for parts that a view leaves out when empty."""
    part: Any = view
    for word in path.split("."):
        if isinstance(part, list):
            part = part[int(word)]
        elif word in part:
            part = part[word]
        else:
            return 0
    return part


_ASKED: Final[dict[str, Callable[[Seen, Predicate], bool]]] = {
    "all": lambda seen, one: all(seen.holds(inner) for inner in one["all"]),
    "any": lambda seen, one: any(seen.holds(inner) for inner in one["any"]),
    "not": lambda seen, one: not seen.holds(one["not"]),
    "happened": Seen.happened,
    "view": Seen.shows,
    "asked": Seen.asks,
    "won": Seen.is_won,
    "over": lambda seen, one: (seen.view["outcome"] is not None) == one["over"],
}

# -- checking ---------------------------------------------------------------------------------------


def matcher_faults(matcher: object, fields: Sequence[str]) -> list[str]:
    """What is wrong with a matcher of options, happenings or questions."""
    if not isinstance(matcher, dict):
        return [f"{matcher!r} is no matcher: it must be an object such as {{{fields[0]!r}: ...}}"]
    return [
        f"{name!r} is no field to match; there are {', '.join(fields)}"
        for name in matcher
        if name not in fields
    ]


def predicate_faults(predicate: object) -> list[str]:
    """What is wrong with a predicate."""
    if not isinstance(predicate, dict) or not predicate:
        return [f"{predicate!r} is no predicate: it must be an object such as {{'won': true}}"]
    faults: list[str] = []
    for word, content in predicate.items():
        match word:
            case "all" | "any":
                inner = content if isinstance(content, list) and content else [None]
                faults += [fault for one in inner for fault in predicate_faults(one)]
            case "not":
                faults += predicate_faults(content)
            case "happened":
                faults += matcher_faults(content, OF_HAPPENINGS)
            case "asked":
                faults += matcher_faults(content, OF_QUESTIONS)
            case "times" | "sum" if type(content) is int and "happened" in predicate:
                pass
            case "view" if isinstance(content, str) and "value" in predicate:
                pass
            case "is" if content in COMPARISONS and "view" in predicate:
                pass
            case "value" if "view" in predicate:
                pass
            case "won" | "over" if isinstance(content, bool):
                pass
            case _:
                faults.append(f"{word!r}: {content!r} says nothing in {predicate!r}")
    return faults
