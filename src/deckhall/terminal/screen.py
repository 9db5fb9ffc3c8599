"""The screen: what is drawn where, on a terminal as a picture, anywhere else as plain lines."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from deckhall.terminal import ascension
from deckhall.terminal.signs import DRAWN, LETTERS, flow
from deckhall.terminal.words import View, Words

PICTURES = {"ascension": ascension.Picture}
NEWS = 6  # lines about what happened that are worth more than a prettier table
FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and what scrolled off it


@dataclass(frozen=True)
class Choice:
    """An option with the number to press for it."""

    number: int
    option: dict[str, Any]


def usual_console() -> Console:
    """The terminal this program runs in. What it cannot show, it shows as a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(highlight=False)


class Screen:
    """Draws for one table."""

    def __init__(self, console: Console, words: Words, plain: bool = False) -> None:
        self.console = console
        self.words = words
        self.plain = plain or not console.is_terminal
        self.signs = LETTERS if console.options.ascii_only else DRAWN

    # -- the table ------------------------------------------------------------------------

    def table(
        self, view: View, viewer: int, choices: Sequence[Choice], happened: Sequence[str], notice: str = ""
    ) -> None:
        """The table with what happened, the question and its answers."""
        if self.plain:
            self._read_out(view, viewer, choices, happened, notice)
            return
        width, height = self.console.size
        numbers: dict[int, str] = {}
        for choice in choices:
            if "card" in choice.option:
                numbers.setdefault(choice.option["card"], str(choice.number))
        picture = PICTURES[view["game"]](view, viewer, self.words, self.signs, numbers)
        below: list[RenderableType] = self.question(view, choices)
        if notice:
            below.append(Text(notice, style="bold yellow"))
        news = min(len(happened), NEWS)
        for detail in range(ascension.MOST_DETAIL, -1, -1):
            drawn = picture.picture(width, detail)
            room = height - 1 - self._lines_of(Group(drawn, *below))
            if room >= news:
                break
        if happened:
            below.insert(0, self.happened(happened, width, max(1, room)))
        self.clear()
        self.console.print(Group(drawn, *below))

    def happened(self, lines: Sequence[str], width: int, room: int) -> RenderableType:
        """What happened last, in as many lines as there is room for."""
        wrapped = Text("\n".join(lines), style="dim").wrap(self.console, width - 2)
        return Padding(Text("\n").join(wrapped[-room:]), (0, 0, 0, 2))

    def question(self, view: View, choices: Sequence[Choice]) -> list[RenderableType]:
        """What is asked, and what can be answered, grouped by meaning."""
        decision = view["decision"]
        if decision is None or "options" not in decision:
            return []
        asked = Text(self.words.question(view), style="bold")
        parts: list[RenderableType] = [asked]
        if decision["prompt"] == "turn":
            parts += self.groups(view, choices)
            parts.append(Text(self.words.say("terminal-keys-turn"), style="dim"))
        else:
            told = [self.numbered(choice, self.words.option(view, choice.option)) for choice in choices]
            parts.append(flow(Text(" "), told, self.console.width))
            parts.append(Text(self.words.say("terminal-keys"), style="dim"))
        return parts

    def groups(self, view: View, choices: Sequence[Choice]) -> list[RenderableType]:
        grouped: dict[str, list[Text]] = {}
        hand = Counter(card["id"] for card in view["seats"][view["decision"]["player"]]["hand"])
        for choice in choices:
            option = choice.option
            group = ascension.GROUPS.get(option["verb"], "other")
            name = self.words.card_name(option["card_id"])
            if group == "use":
                spoken = self.words.card(option["card_id"]).lines
                name = f"{name}: {spoken[-1 if option['verb'] == 'use_second' else 0]}"
            elif group == "play" and hand[option["card_id"]] > 1:
                name = f"{name} {self.signs.times}{hand[option['card_id']]}"
            elif "cost" in option:
                sign = self.signs.power if group == "defeat" else self.signs.runes
                name = f"{name} {sign}{option['cost']}"
            grouped.setdefault(group, []).append(self.numbered(choice, name))
        lines: list[RenderableType] = []
        for group, texts in grouped.items():
            heading = Text(f"{self.words.say(f'terminal-group-{group}')}: ", style="bold")
            lines.append(flow(heading, texts, self.console.width))
        return lines

    def numbered(self, choice: Choice, text: str) -> Text:
        return Text.assemble((f" {choice.number} ", "bold reverse"), " ", text)

    def _read_out(
        self, view: View, viewer: int, choices: Sequence[Choice], happened: Sequence[str], notice: str
    ) -> None:
        for line in happened:
            self.line(f"- {line}")
        if not notice:
            for line in PICTURES[view["game"]](view, viewer, self.words, self.signs, {}).lines():
                self.line(line)
        decision = view["decision"]
        if decision is not None and "options" in decision:
            self.line(self.words.question(view))
            for choice in choices:
                self.line(f"{choice.number}: {self.words.option(view, choice.option)}")
            keys = "terminal-keys-turn" if decision["prompt"] == "turn" else "terminal-keys"
            self.line(self.words.say(keys))
        if notice:
            self.line(notice)

    def _lines_of(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    # -- pages ------------------------------------------------------------------------

    def clear(self) -> None:
        if not self.plain:
            self.console.clear()

    def forget(self) -> None:
        """Leave nothing of the last player's screen, not even above it."""
        if not self.plain:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def page(self, title: str, lines: Sequence[str]) -> None:
        """A page of text over the table."""
        self.clear()
        self.line(title, style="bold")
        for line in lines:
            self.line(line)

    def card(self, card_id: str, facts: Sequence[str]) -> None:
        """A card with everything it says."""
        spoken = self.words.card(card_id)
        lines = [spoken.kind, *facts, "", *spoken.lines]
        if spoken.rulings:
            lines += ["", f"{self.words.say('terminal-rulings')}:", *[f"- {said}" for said in spoken.rulings]]
        if self.plain:
            self.page(spoken.name, [line for line in lines if line])
            return
        self.clear()
        self.console.print(
            Panel(
                Text("\n".join(lines)),
                title=Text(spoken.name, style="bold"),
                width=min(72, self.console.width),
            )
        )

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=self.plain)
