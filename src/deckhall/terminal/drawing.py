"""Drawing: the interface between a game's table and the screen, and the boxes and lines that tables consist of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.box import Box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from deckhall.terminal.signs import Signs, flow
from deckhall.terminal.words import View, Words

NARROW = 13  # columns of a small box: six of them fit into 80
ROOMY = 20  # from this width on, a box holds the text of its card
WIDEST = 28
MOST_DETAIL = 2


@dataclass(frozen=True)
class CardBox:
    """A card as a box: the lines at its top and bottom, its frame and its colour."""

    lines: list[Text]
    bottom: list[Text]
    frame: Box
    colour: str
    number: str = ""  # the number to type for it

    def panel(self, height: int, width: int) -> Panel:
        filling = [Text("")] * (height - len(self.lines) - len(self.bottom))
        return Panel(
            Group(*self.lines, *filling, *self.bottom),
            box=self.frame,
            border_style=self.colour,
            title=Text(f" {self.number} ", style="bold reverse") if self.number else None,
            title_align="left",
            padding=0,
            width=width,
        )


class Drawing:
    """A table as one viewer sees it, with the numbers to type for its cards. A game derives this class."""

    GROUPS: ClassVar[dict[str, str]] = {}  # the verbs of a turn, with the group each is shown in
    ENDING: ClassVar[tuple[str, ...]] = ()  # the verbs that end a turn, which have a key of their own
    KEYS: ClassVar[str] = ""  # the message that names the keys of a turn
    HELP: ClassVar[tuple[str, ...]] = (
        "number",
        "undo",
        "hint",
        "card",
        "log",
        "save",
        "quit",
    )  # keys that work

    def __init__(
        self, view: View, viewer: int, words: Words, signs: Signs, numbers: Mapping[int, str]
    ) -> None:
        self.view = view
        self.viewer = viewer
        self.words = words
        self.signs = signs
        self.numbers = dict(numbers)
        self.width = 10**6  # plain lines are not wrapped

    # -- what each game answers ------------------------------------------------------------------------

    def picture(self, width: int, detail: int) -> RenderableType:
        """The whole table in this width, with more or less of it as boxes (up to MOST_DETAIL)."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """The table as text, for programs, files and screen readers."""
        raise NotImplementedError

    def short(self, option: Mapping[str, Any]) -> str:
        """An option's label under the heading of its group."""
        return self.words.option(option)

    @staticmethod
    def plays_alone(option: Mapping[str, Any], view: View) -> bool:
        """Whether an option plays a card that asks its player nothing, so that several can be played at once."""
        return False

    @staticmethod
    def signs_explained(words: Words, signs: Signs) -> list[str]:
        """The legend of the symbols on the table, a line for each."""
        return []

    # -- boxes and lines ------------------------------------------------------------------------

    def box_width(self) -> int:
        roomy = min(WIDEST, self.width // 6)
        return roomy if roomy >= ROOMY else NARROW

    def side_by_side(self, boxes: Sequence[CardBox]) -> list[RenderableType]:
        """Boxes of equal height, in as many rows as they need."""
        width = self.box_width()
        fitting = max(1, self.width // width)
        rows: list[RenderableType] = []
        for start in range(0, len(boxes), fitting):
            beside = boxes[start : start + fitting]
            height = max(len(box.lines) + len(box.bottom) for box in beside)
            grid = Grid.grid()
            for _ in beside:
                grid.add_column(width=width)
            grid.add_row(*[box.panel(height, width) for box in beside])
            rows.append(grid)
        return rows

    def line(self, key: str, items: list[Text]) -> Text:
        """A heading followed by items."""
        nothing = [Text(self.words.say("terminal-none"), style="dim")]
        heading = self.words.label(self.words.say(key), "")
        return flow(Text(f"  {heading}", style="dim"), items or nothing, self.width)

    def facts(self, text: Text, facts: Iterable[str]) -> Text:
        """A line continued by facts, wrapped only between them."""
        return flow(text, [Text(f"{self.signs.dot}  {fact}") for fact in facts], self.width, 2, 2)

    def numbered(self, number: str, text: Text) -> Text:
        return Text.assemble((f" {number} ", "bold reverse"), " ", text) if number else text

    def others(self, seats: int) -> list[int]:
        """The other seats in turn order; all of them for a spectator."""
        start = self.viewer + 1
        return [(start + place) % seats for place in range(seats - (self.viewer >= 0))]


def counted(cards: Iterable[dict[str, Any]]) -> list[tuple[dict[str, Any], int]]:
    """Each distinct card once, with its count."""
    cards = list(cards)
    counts = Counter(card["id"] for card in cards)
    firsts = {card["id"]: card for card in reversed(cards)}
    return [(firsts[card_id], count) for card_id, count in counts.items()]
