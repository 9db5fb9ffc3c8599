"""The table of a game without its own drawing, generated from its view: a line for each part, cards by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from deckhall.terminal.drawing import Drawing, counted
from deckhall.terminal.signs import flow
from deckhall.text.cards import game_name
from deckhall.text.phrases import kebab, readable

ASIDE = (
    "game",
    "player",
    "decision",
    "outcome",
)  # parts of every view that the screen shows elsewhere

COUNT = "_count"  # a part `hand_count` is the number of cards in `hand`, hidden ones included


class PlainDrawing(Drawing):
    """A table of any game."""

    def picture(self, width: int, detail: int) -> RenderableType:
        self.width = width
        parts: list[RenderableType] = [self.headline(), *self.middle()]
        for seat in self.others(self.seats()):
            parts += self.seat(seat)
        if self.viewer >= 0:
            parts += [Rule(style="dim"), *self.seat(self.viewer)]
        return Group(*parts)

    def lines(self) -> list[str]:
        seats = [*self.others(self.seats()), *([self.viewer] if self.viewer >= 0 else [])]
        drawn = [self.headline(), *self.middle(), *[line for seat in seats for line in self.seat(seat)]]
        return [line.plain.strip() for line in drawn]

    def seats(self) -> int:
        return len(self.words.seats)

    def headline(self) -> Text:
        """The game, and the parts of the view that are a word or a number."""
        name = game_name(self.words.speaker, self.words.game)
        facts = [
            self.words.label(self.name_of(part), value)
            for part, value in self.parts(self.view)
            if not isinstance(value, dict | list)
        ]
        return self.facts(Text(name, style="bold"), facts)

    def middle(self) -> list[Text]:
        """The parts that belong to no seat."""
        return [
            self.row(part, value)
            for part, value in self.parts(self.view)
            if isinstance(value, dict | list) and not self.is_by_seat(value)
        ]

    def seat(self, seat: int) -> list[Text]:
        """A player, with the parts of the view that are by seat."""
        decision = self.view["decision"]
        is_asked = decision is not None and decision["player"] == seat
        name = Text(f"{self.signs.here} " if is_asked else "  ", style="bold")
        name.append(self.words.name(seat), style="bold underline" if seat == self.viewer else "bold")
        facts: list[str] = []
        rows: list[Text] = []
        for part, value in self.of_seat(seat):
            if isinstance(value, dict | list):
                rows.append(self.row(part, value))
            else:
                facts.append(self.words.label(self.name_of(part), value))
        return [self.facts(name, facts), *rows]

    def of_seat(self, seat: int) -> Iterator[tuple[str, Any]]:
        for part, value in self.parts(self.view):
            if self.is_by_seat(value):
                if isinstance(value[seat], dict) and not is_card(value[seat]):
                    yield from self.parts(value[seat])
                else:
                    yield part, value[seat]

    def parts(self, content: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        for part, value in content.items():
            counted_only = value == [] and content.get(f"{part}{COUNT}")
            if part not in ASIDE and value is not None and not counted_only:
                yield part, value

    def is_by_seat(self, value: Any) -> bool:
        """Whether a part of the view is a list with an entry for each seat."""
        return isinstance(value, list) and len(value) == self.seats() and not any(map(is_card, value))

    def row(self, part: str, value: Any) -> Text:
        nothing = [Text(self.words.say("terminal-none"), style="dim")]
        heading = self.words.label(self.name_of(part), "")
        return flow(Text(f"  {heading}", style="dim"), self.things(value) or nothing, self.width)

    def name_of(self, part: str) -> str:
        """The name of a part of the view: the game's own message for it, or its id made readable."""
        for name in (part, part.removesuffix(COUNT)):
            key = f"part-{kebab(self.words.game)}-{kebab(name)}"
            if self.words.speaker.has(key):
                return self.words.say(key)
        return readable(part)

    def things(self, value: Any) -> list[Text]:
        """The contents of a part of a view, as a row: cards by name, equal ones counted."""
        if is_card(value):
            return [self.card(value, 1)]
        if isinstance(value, dict):
            return [
                Text(f"{readable(part)} ").append_text(Text(", ").join(self.things(inner)))
                for part, inner in value.items()
                if inner is not None
            ]
        if isinstance(value, list):
            cards = [one for one in value if is_card(one)]
            others = [thing for one in value if not is_card(one) for thing in self.things(one)]
            return [*[self.card(card, count) for card, count in counted(cards)], *others]
        return [] if value is None else [Text(str(value))]

    def card(self, card: dict[str, Any], count: int) -> Text:
        text = Text(self.words.card_name(card["id"]))
        for part, value in card.items():
            if part not in ("id", "n") and value not in (None, False, 0, [], {}):
                text.append(" " if value is True else f" {value} ", style="dim").append(part, style="dim")
        if count > 1:
            text.append(f" {self.signs.times}{count}")
        return self.numbered(self.numbers.get(card["n"], ""), text)


def is_card(value: Any) -> bool:
    return isinstance(value, dict) and "id" in value and "n" in value
