"""Choices of any game from a command line: `--set NAME=VALUE` for whatever the game lets people choose."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from deckhall.kernel.errors import InvalidSetup
from deckhall.kits import box, names

GAMES = ", ".join(names())
SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Any other choice of the game; a wrong one lists them all."
    ),
]


def read_choices(game: str, words: list[str] | None) -> dict[str, Any]:
    """The choices that words such as `stalemate=10` make; the name alone says yes."""
    options = box(game).about()["options"]
    found: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in options:
            raise InvalidSetup(f"{game} has no choice {name!r}; it has: {', '.join(options) or 'none'}", name)
        found[name] = _value(name, options[name], value.strip() if equals else "true")
    return found


def _value(name: str, option: dict[str, Any], text: str) -> Any:
    if "choices" in option:
        known = {str(choice).lower(): choice for choice in option["choices"]}
        if text.lower() not in known:
            raise InvalidSetup(f"{name} is one of {', '.join(known)}, not {text!r}", name)
        return known[text.lower()]
    try:
        return int(text)
    except ValueError as error:
        raise InvalidSetup(f"{name} is a number, not {text!r}", name) from error
