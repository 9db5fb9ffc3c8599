"""Layouts: the meaning of every number of an observation, an action and an option row, as data that can be hashed.

Two programs that agree on the hash of a schema read the same arrays the same way.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

VERSION: Final = 1  # of the way encodings are made; part of the schema


class Field:
    """A section of an observation: `size` numbers starting at `offset`.

    `kind` is `count` (how many of each label), `flag` (0 or 1 for each label), `number` (any integer) or `id` (the
    number of a label from 1 on, 0 for none). Multiplied by `scale`, numbers are mostly between 0 and 1.
    """

    def __init__(self, name: str, offset: int, size: int, kind: str, labels: str, scale: float) -> None:
        self.name: Final = name
        self.offset: Final = offset
        self.size: Final = size
        self.kind: Final = kind
        self.labels: Final = labels  # the schema's list of labels for its numbers
        self.scale: Final = scale

    def told(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "offset": self.offset,
            "size": self.size,
            "kind": self.kind,
            "labels": self.labels,
            "scale": self.scale,
        }


class Layout:
    """The fields of an observation in order, and the lists of labels they use."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.labels: Final[dict[str, list[str]]] = {}
        self.size = 0

    def name(self, labels: str, names: list[str]) -> None:
        """Give a list of labels a name."""
        self.labels[labels] = names

    def add(self, name: str, labels: str, kind: str = "count", scale: float = 0.25) -> int:
        """Add a field with a number for each label of a list; returns its offset."""
        return self._add(name, len(self.labels[labels]), kind, labels, scale)

    def number(self, name: str, scale: float = 1.0, kind: str = "number", labels: str = "") -> int:
        """Add a field of a single number; returns its offset."""
        return self._add(name, 1, kind, labels, scale)

    def _add(self, name: str, size: int, kind: str, labels: str, scale: float) -> int:
        offset = self.size
        self.fields.append(Field(name, offset, size, kind, labels, scale))
        self.size = offset + size
        return offset

    def scales(self) -> list[float]:
        """The scale of every number of an observation."""
        return [field.scale for field in self.fields for _ in range(field.size)]


def hash_of(schema: dict[str, Any]) -> str:
    """An eight-byte hash that changes with anything in a schema."""
    text = json.dumps(schema, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
