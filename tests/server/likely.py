"""Values that fit a type of the protocol: where attackers start from, so that what they change is all that is wrong."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import inspect

CODES = ["rest", "strike", "pass", "shield:0", "play:3", "end", "done"]
KEYS = ["ambush", "ascension", "ashes", "me", "open", "bot:random", "here:Ola", "shield", "players", "decks"]


def likely(declared: Any, luck: Random) -> Any:
    """A value of this type, as JSON: what is optional is there every other time."""
    return _value(inspect.type_info(declared), luck, 0)


def _value(kind: inspect.Type, luck: Random, depth: int) -> Any:
    match kind:
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            value = {} if tag_field is None else {tag_field: tag}
            for field in fields:
                if field.required or luck.random() < 0.5:
                    value[field.encode_name] = _value(field.type, luck, depth + 1)
            return value
        case inspect.UnionType(types=types):
            return _value(luck.choice(types), luck, depth)
        case inspect.LiteralType(values=values):
            return luck.choice(list(values))
        case inspect.BoolType():
            return luck.random() < 0.5
        case inspect.IntType(ge=least, le=most):
            return luck.randint(least or 0, 9 if most is None else most)
        case inspect.FloatType():
            return luck.random()
        case inspect.StrType():
            return luck.choice(CODES + KEYS)
        case inspect.ListType(item_type=item, min_length=least):
            return [_value(item, luck, depth + 1) for _ in range(luck.randint(least or 0, 3))]
        case inspect.NoneType():
            return None
        case inspect.DictType() | inspect.AnyType() | inspect.RawType():
            return _anything(luck, depth)
        case inspect.CustomType():  # a record as it came
            return _anything(luck, depth)
    raise AssertionError(f"what fits {kind}?")


def _anything(luck: Random, depth: int) -> Any:
    """Choices, decks, records."""
    if depth > 3 or luck.random() < 0.3:
        return luck.choice([0, 1, 2, "closed", "iron_men", True, None, [], {}])
    names = ["players", "decks", "hands", "moves", "setup", "position", "game", "rules", "seed", "deck"]
    return {name: _anything(luck, depth + 1) for name in luck.sample(names, luck.randrange(4))}
