"""The screen: on a terminal as a picture, anywhere else as plain lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from deckhall.kits import kit, resolve
from deckhall.terminal.drawing import MOST_DETAIL, Drawing
from deckhall.terminal.plain import PlainDrawing
from deckhall.terminal.signs import DRAWN, LETTERS, below, flow
from deckhall.terminal.words import View, Words

NEWS = 6  # lines of recent events, which take precedence over a nicer table
FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and its scrollback


@dataclass(frozen=True)
class Choice:
    """An option with the number to type for it."""

    number: int
    option: dict[str, Any]


def drawing_of(game: str) -> type[Drawing]:
    """The class that draws the table of a game."""
    named = kit(game).screen
    drawing: type[Drawing] = PlainDrawing if named is None else resolve(named)
    return drawing


def usual_console() -> Console:
    """The terminal this program runs in. Characters it cannot show become question marks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(highlight=False)


class Screen:
    """Draws for one table."""

    def __init__(
        self, console: Console, words: Words, plain: bool = False, is_only_shown: bool = False
    ) -> None:
        self.console = console
        self.is_only_shown = is_only_shown  # nobody is asked, as in a replay
        self.words = words
        self.plain = plain or not console.is_terminal
        self.signs = LETTERS if console.options.ascii_only else DRAWN

    # -- the table ------------------------------------------------------------------------

    def table(
        self, view: View, viewer: int, choices: Sequence[Choice], happened: Sequence[str], notice: str = ""
    ) -> None:
        """Show the table with recent events, the question and its answers."""
        if self.plain:
            self._read_out(view, viewer, choices, happened, notice)
            return
        width, height = self.console.size
        numbers: dict[int, str] = {}
        for choice in choices:
            if "card" in choice.option:
                numbers.setdefault(choice.option["card_number"], str(choice.number))
        picture = drawing_of(self.words.game)(view, viewer, self.words, self.signs, numbers)
        under: list[RenderableType] = self.question(picture, choices)
        if notice:
            under.append(Text(notice, style="bold yellow"))
        news = min(len(happened), NEWS)
        for detail in range(MOST_DETAIL, -1, -1):
            drawn = picture.picture(width, detail)
            room = height - 1 - self._lines_of(Group(drawn, *under))
            if room >= news:
                break
        if happened:
            under.insert(0, self.happened(happened, width, max(1, room)))
        self.clear()
        self.console.print(Group(drawn, *under))

    def happened(self, lines: Sequence[str], width: int, room: int) -> RenderableType:
        """The latest events, in as many lines as there is room for."""
        wrapped = Text("\n".join(lines), style="dim").wrap(self.console, width - 2)
        return Padding(Text("\n").join(wrapped[-room:]), (0, 0, 0, 2))

    def question(self, picture: Drawing, choices: Sequence[Choice]) -> list[RenderableType]:
        """The question and its possible answers, grouped by meaning."""
        view, words, width = picture.view, self.words, self.console.width
        decision = view["decision"]
        if decision is None or self.is_only_shown:
            return []
        parts: list[RenderableType] = [Text(words.question(view), style="bold")]
        if decision["prompt"] == "turn" and picture.GROUPS:
            groups: dict[str, list[Choice]] = {}
            for choice in choices:
                groups.setdefault(picture.GROUPS[choice.option["verb"]], []).append(choice)
            for group, members in groups.items():
                heading = Text(words.label(words.say(f"terminal-group-{group}"), ""), style="bold")
                said = [(self.mark(choice), picture.short(choice.option)) for choice in members]
                if group == "use":
                    parts.append(below(heading, said, width))
                else:
                    parts.append(flow(heading, [Text.assemble(*pair) for pair in said], width))
        else:
            shown = [Text.assemble(self.mark(choice), words.option(choice.option)) for choice in choices]
            parts.append(flow(Text(" "), shown, width))
        parts.append(Text(self.keys(view), style="dim"))
        return parts

    def keys(self, view: View) -> str:
        """The keys that work now, in one line."""
        of_turns = drawing_of(self.words.game).KEYS if view["decision"]["prompt"] == "turn" else ""
        keys = [self.words.say(of_turns)] if of_turns else []
        if view.get("payment"):
            keys.append(self.words.say("terminal-keys-pay"))
        return f" {self.signs.dot} ".join([*keys, self.words.say("terminal-keys")])

    def mark(self, choice: Choice) -> Text:
        """The number to type."""
        return Text.assemble((f" {choice.number} ", "bold reverse"), " ")

    def _read_out(
        self, view: View, viewer: int, choices: Sequence[Choice], happened: Sequence[str], notice: str
    ) -> None:
        for line in happened:
            self.line(f"- {line}")
        if not notice:
            for line in drawing_of(self.words.game)(view, viewer, self.words, self.signs, {}).lines():
                self.line(line)
        decision = view["decision"]
        if decision is not None and not self.is_only_shown:
            self.line(self.words.question(view))
            for choice in choices:
                self.line(f"{choice.number}: {self.words.option(choice.option)}")
            self.line(self.keys(view))
        if notice:
            self.line(notice)

    def _lines_of(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    # -- pages ------------------------------------------------------------------------

    def clear(self) -> None:
        if not self.plain:
            self.console.clear()

    def forget(self) -> None:
        """Clear everything of the last player's screen, including the scrollback."""
        if not self.plain:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Show a page of text instead of the table."""
        self.clear()
        self.line(title, style="bold")
        for line in lines:
            self.line(line)

    def card(self, card_id: str, facts: Sequence[str]) -> None:
        """Show a card with its full text."""
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
