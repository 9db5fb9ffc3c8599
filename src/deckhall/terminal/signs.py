"""Signs: the small symbols of the table, with plain letters for terminals that cannot show them."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich import box
from rich.box import Box
from rich.text import Text


@dataclass(frozen=True)
class Signs:
    """A symbol for everything that colours show, because not everyone sees colours."""

    runes: str = "◆"
    power: str = "⚔"
    honor: str = "★"
    mechana_runes: str = "◇"
    used: str = "●"
    ready: str = "○"
    here: str = "▶"
    dot: str = "·"
    times: str = "×"  # noqa: RUF001  # meant: as many times
    factions: dict[str, str] = field(
        default_factory=lambda: {
            "enlightened": "☼",
            "lifebound": "♣",
            "mechana": "⚙",
            "void": "☾",
            "monster": "☠",
            "none": " ",
        }
    )
    magics: dict[str, str] = field(
        default_factory=lambda: {"ceremonial": "▲", "charm": "♥", "illusion": "◈", "natural": "♣"}
    )
    faces: dict[str, str] = field(default_factory=lambda: {"power": "★", "class": "●", "basic": "○"})
    actions: dict[str, str] = field(default_factory=lambda: {"main": "◼", "side": "◻"})
    any_die: str = "⚅"
    life: str = "♥"
    recover: str = "↺"
    exhausted: str = "⊘"
    status: str = "◎"


DRAWN = Signs()
LETTERS = Signs(
    runes="r",
    power="p",
    honor="h",
    mechana_runes="m",
    used="x",
    ready="o",
    here=">",
    dot="-",
    times="x",
    factions={
        "enlightened": "E",
        "lifebound": "L",
        "mechana": "M",
        "void": "V",
        "monster": "!",
        "none": " ",
    },
    magics={"ceremonial": "Ce", "charm": "Ch", "illusion": "Il", "natural": "Na"},
    faces={"power": "*", "class": "+", "basic": "-"},
    actions={"main": "M", "side": "S"},
    any_die="?",
    life="l",
    recover="r",
    exhausted="x",
    status="s",
)

COLOURS = {
    "enlightened": "bright_cyan",
    "lifebound": "green",
    "mechana": "yellow",
    "void": "magenta",
    "monster": "red",
    "none": "white",
}

MAGIC_COLOURS = {
    "ceremonial": "red",
    "charm": "bright_magenta",
    "illusion": "bright_blue",
    "natural": "green",
}

FRAMES: dict[str, Box] = {"hero": box.ROUNDED, "construct": box.DOUBLE, "monster": box.HEAVY}


def fold(text: str, width: int) -> list[str]:
    """A text in lines of at most `width`; longer words are hyphenated."""
    lines = [""]
    for word in text.split():
        while len(word) > width:
            if lines[-1]:
                lines.append("")
            lines[-1], word = word[: width - 1] + "-", word[width - 1 :]
            lines.append("")
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return [line for line in lines if line]


def flow(heading: Text, items: list[Text], width: int, gap: int = 3, indent: int = -1) -> Text:
    """Items in a row after a heading, wrapped only between them; further lines align with the first item.

    With an `indent` they begin there, and the heading is followed by a gap like every item.
    """
    text, used = Text().append_text(heading), heading.cell_len
    if indent < 0:
        indent = used
    else:
        text.append(" " * gap)
        used += gap
    for number, item in enumerate(items):
        if (number or indent < used) and used + (gap if number else 0) + item.cell_len > width:
            text.append("\n" + " " * indent)
            used = indent
        elif number:
            text.append(" " * gap)
            used += gap
        text.append_text(item)
        used += item.cell_len
    return text


def below(heading: Text, items: list[tuple[Text, str]], width: int) -> Text:
    """Long items below each other: each with a mark, and its text in as many lines as it needs."""
    indent = heading.cell_len
    text = Text().append_text(heading)
    for number, (mark, said) in enumerate(items):
        if number:
            text.append("\n" + " " * indent)
        text.append_text(mark)
        start = indent + mark.cell_len
        text.append(("\n" + " " * start).join(fold(said, max(20, width - start))))
    return text
