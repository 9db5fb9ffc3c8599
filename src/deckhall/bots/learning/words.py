"""A card as amounts of words: the types, verbs and numbers it declares, and how much of each.

A network that weighs words instead of cards can judge a card that nobody has played yet.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from deckhall.kernel.state import Word

NOT_WEIGHED: Final = (
    "id",
    "unique_to",
    "copies",
    "limit",
    "zone",
)  # fields of a card without an effect on play
MOST: Final = 10.0  # the largest amount; "of any cost" is written as 99


def words_of(card: Word) -> dict[str, float]:
    """The words of a card with their amounts: `attack` 2, `play/Gain.runes` 3, `type=hero` 1, and so on.

    The part before the slash is the part of the card: its play, its cost, its abilities.
    """
    found: dict[str, float] = {}
    for field in dataclasses.fields(card):  # type: ignore[arg-type]  # every Word is a dataclass
        if field.name not in NOT_WEIGHED:
            _collect(found, getattr(card, field.name), field.name, field.name)
    return found


def _collect(found: dict[str, float], content: object, label: str, part: str) -> None:
    if isinstance(content, tuple):
        for one in content:
            _collect(found, one, label, part)
    elif isinstance(content, Word):
        name = f"{part}/{type(content).__name__}"
        found[name] = found.get(name, 0.0) + 1.0
        for field in dataclasses.fields(content):  # type: ignore[arg-type]  # every Word is a dataclass
            is_title = (
                field.name == "name" and not field.metadata
            )  # the name of an ability; the name of a keyword is a term
            if not is_title:
                _collect(found, getattr(content, field.name), f"{name}.{field.name}", part)
    elif isinstance(content, str):
        if content:
            found[f"{label}={content}"] = found.get(f"{label}={content}", 0.0) + 1.0
    elif isinstance(content, (int, float)) and content:
        found[label] = found.get(label, 0.0) + min(MOST, float(content))
