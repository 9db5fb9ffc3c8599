"""Writes the vocabulary of each game (`games/<game>/words.py`) as TypeScript: web/src/words/<game>.ts."""

from __future__ import annotations

import json
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from deckhall.kernel.vocabulary import SeenDecision, SeenOption, SeenOutcome, SeenTable, Vocabulary

HEAD = """// Written by tools/make_types.py from src/deckhall/games/{game}/words.py: change that, not this.
import type {{ GameView }} from "../protocol";
"""
OF_THE_PROTOCOL = (SeenDecision, SeenOption, SeenOutcome)
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def word_types(game: str, words: Vocabulary) -> str:
    """The views of a game as interfaces, and its words as unions of names."""
    parts = [HEAD.format(game=game)]
    for declared in typed_dicts(words.view):
        if declared not in OF_THE_PROTOCOL:
            parts.append(_interface(declared, declared is words.view))
    for name, listed in (
        ("Verb", words.verbs),
        ("Prompt", words.prompts),
        ("Kind", words.happenings),
        ("Place", words.places),
        ("Reason", words.outcomes),
    ):
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(json.dumps(word) for word in listed) + ";\n"
        )
    return "\n".join(parts)


def typed_dicts(declared: Any) -> list[Any]:
    """A TypedDict and all TypedDicts nested in it, innermost first."""
    found: list[Any] = []

    def walk(hint: Any) -> None:
        if not is_typeddict(hint):
            for inner in get_args(hint):
                walk(inner)
        elif hint not in found:
            found.append(hint)
            for inner in get_type_hints(hint, include_extras=True).values():
                walk(inner)

    walk(declared)
    return found[::-1]


def _interface(declared: Any, is_view: bool) -> str:
    extends = " extends GameView" if is_view else ""
    lines = [
        f"/** {' '.join((declared.__doc__ or '').split())} */",
        f"export interface {declared.__name__}{extends} {{",
    ]
    for name, hint in get_type_hints(declared, include_extras=True).items():
        if is_view and name in SeenTable.__annotations__:
            continue
        optional = get_origin(hint) is NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {type_of(hint)};")
    return "\n".join([*lines, "}\n"])


def type_of(hint: Any) -> str:
    """A Python type as a TypeScript type."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return type_of(hint.__supertype__)
    if origin in (NotRequired, Annotated):
        return type_of(inner[0])
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is Literal:
        return " | ".join(json.dumps(one) for one in inner)
    if origin in (Union, UnionType):
        return " | ".join(type_of(one) for one in inner)
    if origin is list:
        item = type_of(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {type_of(inner[1])}>"
    return PLAIN[hint]
