"""Keys: a whole position hashed into one number, for the transposition tables of a search."""

from __future__ import annotations

import dataclasses
from typing import Final

from mypy_extensions import i64

_FACTOR: Final = 0x1E3779B97F4A7C15  # odd, so that multiplying by it loses no information
_BITS: Final = (
    0x3FFFFFFFFFFFFFFF  # the largest number that the compiled build keeps unboxed in a machine word
)
_NOTHING: Final = 0x5A17B00C  # the number that stands for None


class _Shape:
    """A class of Words: its name as a number, and its fields."""

    def __init__(self, name: str, fields: tuple[str, ...]) -> None:
        self.number: Final[int] = hash(name) & _BITS
        self.fields: Final = fields


_shapes: Final[dict[type, _Shape]] = {}


def mix(key: i64, number: i64) -> i64:
    """Mix one number into `key`."""
    key = (key ^ number) * _FACTOR & _BITS
    return key ^ (key >> 32)


def mix_all(key: i64, numbers: list[int]) -> i64:
    """Mix these numbers into `key`, in order."""
    count: i64 = len(numbers)
    key = mix(key, count)
    for entry in numbers:
        number: i64 = entry
        key = (key ^ number) * _FACTOR & _BITS
        key ^= key >> 32
    return key


def mix_unless(key: i64, numbers: list[int], usual: list[int]) -> i64:
    """Mix these numbers into `key`; faster if they equal the `usual` ones."""
    return mix(key, _NOTHING) if numbers == usual else mix_all(key, numbers)


def mix_piles(key: i64, piles: list[list[int]]) -> i64:
    """Mix these piles into `key`, in order."""
    for pile in piles:
        key = mix_all(key, pile)
    return key


def mix_flags(key: i64, flags: list[bool]) -> i64:
    """Mix these booleans into `key`, in order."""
    for flag in flags:
        key = mix(key, 1 if flag else 0)
    return key


def mix_text(key: i64, text: str) -> i64:
    """Mix this text into `key`."""
    return mix(key, hash(text) & _BITS)


def mix_value(key: i64, value: object) -> i64:
    """Mix any value that a state may hold into `key`; slower than the specialised functions."""
    if value is None:
        return mix(key, _NOTHING)
    if isinstance(value, int):
        return mix(key, value & _BITS)
    if isinstance(value, str):
        return mix_text(key, value)
    if isinstance(value, (list, tuple)):
        key = mix(key, len(value))
        for item in value:
            key = mix_value(key, item)
        return key
    if isinstance(value, dict):
        return mix_value(key, sorted(value.items()))
    shape = _shapes.get(type(value))
    if shape is None:
        names = [field.name for field in dataclasses.fields(value)]  # type: ignore[arg-type] # Words are dataclasses
        shape = _shapes[type(value)] = _Shape(type(value).__name__, tuple(names))
    key = mix(key, shape.number)
    for name in shape.fields:
        key = mix_value(key, getattr(value, name))
    return key
