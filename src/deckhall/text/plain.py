"""Plain words for a game that brings no voice of its own: its ids made readable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import readable

EDITION: str = ""
REMINDERS: tuple[str, ...] = ()


def lines(spoken: Speaker, card_id: str, **choices: Any) -> list[str]:
    """Nobody knows what a card does but the rules."""
    return []


def kind(spoken: Speaker, card_id: str, **choices: Any) -> str:
    return ""


def numbers(spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]:
    """What the rules print on a card, as it is called there."""
    return [
        (readable(name), str(value))
        for name, value in facts.items()
        if isinstance(value, int) and not isinstance(value, bool)
    ]


def columns(spoken: Speaker) -> list[str]:
    return []


def sections(spoken: Speaker) -> list[tuple[str, list[str]]]:
    return []


def choices(spoken: Speaker, card_id: str, edition: str = EDITION) -> list[str]:
    return []


def say_option(spoken: Speaker, view: Mapping[str, Any], option: Mapping[str, Any]) -> str:
    """An option by its verb and what it is about."""
    what = [readable(option["verb"]), *[str(option[part]) for part in ("what", "amount") if part in option]]
    return say(spoken, " ".join(what), option.get("card", ""), option.get("target", ""))


def say(spoken: Speaker, what: str, card: str = "", target: str = "") -> str:
    """A word with the cards that it is about."""
    form = "onto" if card and target else "about" if card or target else ""
    return spoken.say("plain", form, what=what, card=card or target, target=target)
