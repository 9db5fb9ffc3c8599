"""How a table of Ascension looks: as a picture of boxes and lines, or read out in plain lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from deckhall.games.ascension import BOX
from deckhall.games.ascension.abilities import BanishThis, OncePerTurn, OnceWhen, RedirectAcquired
from deckhall.games.ascension.card import MONSTER, Card
from deckhall.games.ascension.effects import (
    AcquireHeroFree,
    AcquireOrDefeatFree,
    Banish,
    BanishFromRow,
    ChooseOne,
    CopyHero,
    DefeatFree,
    Discard,
    Gain,
)
from deckhall.games.ascension.state import ability_key
from deckhall.terminal.signs import COLOURS, FRAMES, Signs, flow, fold
from deckhall.terminal.words import View, Words

ASKING = (
    AcquireHeroFree,
    AcquireOrDefeatFree,
    Banish,
    BanishFromRow,
    ChooseOne,
    CopyHero,
    DefeatFree,
    Discard,
)
GROUPS = {
    "play": "play",
    "use": "use",
    "use_second": "use",
    "acquire": "acquire",
    "defeat": "defeat",
    "give": "give",
}
NARROW = 13
ROOMY = 20  # columns from which a box holds the text of its card
MOST_DETAIL = 2
Numbers = Mapping[int, str]


def needs_no_choice(card_id: str, edition: str) -> bool:
    """Whether playing the card asks its player nothing, so that it may be played together with others."""
    return not any([isinstance(effect, ASKING) for effect in BOX.card(card_id, edition).play])


class Picture:
    """One table of Ascension, seen by one viewer."""

    def __init__(self, view: View, viewer: int, words: Words, signs: Signs, numbers: Numbers) -> None:
        self.view = view
        self.viewer = viewer
        self.words = words
        self.signs = signs
        self.edition: str = view["edition"]
        self.width = 10**6  # a plain line is as long as it needs to be
        self.numbers = dict(numbers)  # what to press for a card on the table
        if view["variant"] != "solo":  # where equal cards of the row are offered once
            offered = {card["id"]: numbers[card["n"]] for card in view["row"] if card["n"] in numbers}
            self.numbers |= {card["n"]: offered[card["id"]] for card in view["row"] if card["id"] in offered}

    # -- as boxes and lines ------------------------------------------------------------------------

    def picture(self, width: int, detail: int) -> RenderableType:
        """The whole table in this width: with all text of cards (2), the hand as boxes (1), or in lines (0)."""
        view, words = self.view, self.words
        self.width = width
        roomy = min(28, width // 6)
        with_text = detail == 2 and roomy >= ROOMY
        box_width = roomy if roomy >= ROOMY else NARROW
        parts: list[RenderableType] = [self.headline()]
        if view["last_round"]:
            parts.append(Text(f" {words.say('terminal-last-round')} ", style="bold reverse red"))
        parts += self.boxes([(card, 1) for card in view["row"]], box_width, with_text)
        parts.append(self.always())
        if "samael" in view:
            parts.append(self.samael())
        parts += [line for seat in self.others() for line in self.seat(seat)]
        if self.viewer >= 0:
            if detail:
                parts.append(Rule(style="dim"))
            parts += self.seat(self.viewer)
            mine = view["seats"][self.viewer]["hand"]
            if detail and mine:
                parts += self.boxes(counted(mine), box_width, with_text)
            elif mine and not all([card["n"] in self.numbers for card, _ in counted(mine)]):
                parts.append(self.line("terminal-hand", self.pile(mine)))  # else the answers name them all
        if view["decision"] is not None:
            parts.append(self.resources())
        return Group(*parts)

    def headline(self) -> Text:
        view, words = self.view, self.words
        text = Text(style="bold")
        text.append(words.say(f"edition-{self.edition}"))
        said = [
            words.say("terminal-turn", number=view["turn"]),
            f"{words.say('terminal-pool', n=view['pool'])} {self.signs.honor}",
            words.say("terminal-void", n=len(view["void"])),
        ]
        text.append("".join([f"  {self.signs.dot}  {part}" for part in said]))
        return text

    def boxes(
        self, cards: list[tuple[dict[str, Any], int]], box_width: int, with_text: bool
    ) -> list[RenderableType]:
        """Cards as boxes side by side, all of one height, in as many rows as they need."""
        fitting = max(1, self.width // box_width)
        rows: list[RenderableType] = []
        for start in range(0, len(cards), fitting):
            contents = [
                self.content(card, count, box_width - 2, with_text)
                for card, count in cards[start : start + fitting]
            ]
            height = max(len(lines) for lines in contents)
            grid = Grid.grid()
            for _ in contents:
                grid.add_column(width=box_width)
            grid.add_row(
                *[
                    self.box(card, lines, height, box_width)
                    for (card, _), lines in zip(cards[start : start + fitting], contents, strict=True)
                ]
            )
            rows.append(grid)
        return rows

    def content(self, card: dict[str, Any], count: int, inner: int, with_text: bool) -> list[Text]:
        """What stands in the box of a card, above its line of numbers."""
        spoken = self.words.card(card["id"])
        name = spoken.name if count == 1 else f"{spoken.name} {self.signs.times}{count}"
        lines = [Text(line, style="bold") for line in fold(name, inner)]
        if with_text:
            lines += [Text(line, style="italic dim") for line in fold(spoken.kind, inner)]
            lines += [Text(line) for said in spoken.lines for line in fold(said, inner)]
        return lines

    def box(self, card: dict[str, Any], lines: list[Text], height: int, width: int) -> Panel:
        printed = BOX.card(card["id"], self.edition)
        side = side_of(printed)
        cost, worth = self.cost(card), f"{honor_of(printed)}{self.signs.honor}"
        room = width - 2 - len(cost) - len(worth)
        bottom = Text.assemble(
            (cost, "bold"),
            (self.signs.factions[side].center(room), COLOURS[side]),
            (worth if honor_of(printed) else " " * len(worth), "bold"),
        )
        filling = [Text("")] * (height - len(lines))
        number = self.numbers.get(card["n"])
        return Panel(
            Group(*lines, *filling, bottom),
            box=FRAMES[printed.type],
            border_style=COLOURS[side],
            title=Text(f" {number} ", style="bold reverse") if number else None,
            title_align="left",
            padding=0,
            width=width,
        )

    def cost(self, card: dict[str, Any]) -> str:
        printed = BOX.card(card["id"], self.edition)
        price = self.view["prices"].get(card["n"], printed.cost)
        return f"{self.signs.power if printed.type == MONSTER else self.signs.runes}{price}"

    def always(self) -> Text:
        """The cards that are always there, with how many are left."""
        left = {"mystic": self.view["mystics"], "heavy_infantry": self.view["infantry"]}
        parts = []
        for card in self.view["always"]:
            printed = BOX.card(card["id"], self.edition)
            part = self.named(card)
            part.append(f" {self.cost(card)} {honor_of(printed)}{self.signs.honor}")
            if card["id"] in left:
                part.append(f" {self.signs.times}{left[card['id']]}", style="dim")
            parts.append(part)
        return self.line("terminal-always", parts)

    def samael(self) -> Text:
        samael = self.view["samael"]
        text = Text(f"  {self.words.say('samael')}", style="bold red")
        text.append(
            f"  {self.words.say('terminal-score', n=samael['score'])} {self.signs.honor}: ", style="not bold"
        )
        return flow(text, self.pile(samael["cards"]), self.width)

    def others(self) -> list[int]:
        """The other seats in turn order."""
        seats = len(self.view["seats"])
        start = self.viewer + 1
        return [(start + place) % seats for place in range(seats - (self.viewer >= 0))]

    def seat(self, seat: int) -> list[RenderableType]:
        """A player's public things in a line or two."""
        shown, words, signs = self.view["seats"][seat], self.words, self.signs
        text = Text()
        text.append(f"{signs.here} " if seat == self.view["player"] else "  ", style="bold")
        text.append(words.name(seat), style="bold underline" if seat == self.viewer else "bold")
        for pair in self.view.get("teams", []):
            if seat in pair:
                text.append(f" ({words.say('terminal-team', number=self.view['teams'].index(pair) + 1)})")
        facts = [
            f"{words.say('terminal-score', n=shown['score'])} {signs.honor}",
            words.say("terminal-tokens", n=shown["honor"]),
        ]
        if seat != self.viewer:
            facts.append(words.say("terminal-hand-count", n=shown["hand_count"]))
        facts += [
            words.say("terminal-deck", n=shown["deck_count"]),
            words.say("terminal-discard", n=len(shown["discard"])),
        ]
        text.append("".join([f"  {signs.dot}  {fact}" for fact in facts]))
        lines: list[RenderableType] = [text]
        if seat != self.viewer and shown["hand"]:
            lines.append(self.line("terminal-hand", self.pile(shown["hand"])))
        if shown["deck_top"]:
            names = ", ".join(words.card_name(card["id"]) for card in shown["deck_top"])
            text.append(f" ({words.say('terminal-deck-top', cards=names)})")
        if shown["constructs"]:
            lines.append(self.line("terminal-constructs", self.constructs(seat)))
        if seat == self.view["player"] and self.view["played"]:
            lines.append(self.line("terminal-played", self.pile(self.view["played"])))
        return lines

    def constructs(self, seat: int) -> list[Text]:
        """A player's constructs; in their turn each with what is used and what is not."""
        parts = []
        for card in self.view["seats"][seat]["constructs"]:
            part = self.named(card)
            if seat == self.view["player"]:
                for used in self.uses(card):
                    part.append(f" {self.signs.used if used else self.signs.ready}")
            parts.append(part)
        return parts

    def uses(self, card: dict[str, Any]) -> list[bool]:
        """For each ability that can be used once a turn, whether it has been."""
        abilities = BOX.card(card["id"], self.edition).abilities
        return [
            ability_key(card["n"], index) in self.view["used"]
            for index, ability in enumerate(abilities)
            if isinstance(ability, OncePerTurn | OnceWhen | RedirectAcquired | BanishThis)
        ]

    def resources(self) -> Text:
        """What the player whose turn it is has to spend."""
        view, words, signs = self.view, self.words, self.signs
        text = Text()
        text.append(
            f" {signs.runes} {words.count('runes', view['runes'])} ", style="bold black on bright_cyan"
        )
        text.append("  ")
        text.append(f" {signs.power} {words.count('power', view['power'])} ", style="bold white on red")
        if view["mechana_runes"]:
            text.append("  ")
            said = words.count("mechana_runes", view["mechana_runes"])
            text.append(f" {signs.mechana_runes} {said} ", style="bold black on yellow")
        if view["discount"]:
            text.append(f"  {words.say('terminal-discount', n=view['discount'])}")
        if view["extra_turns"]:
            text.append(f"  {words.say('terminal-extra-turn', n=view['extra_turns'])}", style="bold")
        return text

    def line(self, key: str, items: list[Text]) -> Text:
        nothing = [Text(self.words.say("terminal-none"), style="dim")]
        return flow(Text(f"  {self.words.say(key)}: ", style="dim"), items or nothing, self.width)

    def pile(self, cards: list[dict[str, Any]]) -> list[Text]:
        """Cards by name, equal ones counted."""
        parts = []
        for card, count in counted(cards):
            part = self.named(card)
            if count > 1:
                part.append(f" {self.signs.times}{count}")
            parts.append(part)
        return parts

    def named(self, card: dict[str, Any]) -> Text:
        """A card by its sign and name, in its colour."""
        side = side_of(BOX.card(card["id"], self.edition))
        name = f"{self.signs.factions[side]} {self.words.card_name(card['id'])}".strip()
        text = Text(name, style=COLOURS[side])
        if card["n"] in self.numbers:
            return Text.assemble((f" {self.numbers[card['n']]} ", "bold reverse"), " ", text)
        return text

    # -- in plain lines ------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The table read out, for programs, files and screen readers."""
        view, words = self.view, self.words
        said = [self.headline().plain]
        if view["last_round"]:
            said.append(words.say("terminal-last-round"))
        said.append(f"{words.say('terminal-row')}: {'; '.join(self.told(card) for card in view['row'])}")
        said.append(
            f"{words.say('terminal-always')}: {'; '.join(self.told(card) for card in view['always'])}"
        )
        if "samael" in view:
            said.append(self.samael().plain)
        for seat in [*self.others(), *([self.viewer] if self.viewer >= 0 else [])]:
            said += [line.plain.strip() for line in self.seat(seat) if isinstance(line, Text)]
        if self.viewer >= 0:
            said.append(
                self.line("terminal-hand", self.pile(view["seats"][self.viewer]["hand"])).plain.strip()
            )
        if view["decision"] is not None:
            said.append(self.resources().plain.strip())
        return said

    def told(self, card: dict[str, Any]) -> str:
        """A card with its kind, cost and worth, in words."""
        spoken, printed = self.words.card(card["id"]), BOX.card(card["id"], self.edition)
        price = self.view["prices"].get(card["n"], printed.cost)
        cost = self.words.count("power" if printed.type == MONSTER else "runes", price)
        return f"{spoken.name} ({spoken.kind}, {cost}, {self.words.count('honor', honor_of(printed))})"


def side_of(card: Card) -> str:
    """What a card belongs to: a faction, the monsters, or nobody."""
    return MONSTER if card.type == MONSTER else card.faction


def honor_of(card: Card) -> int:
    """The honor a card is worth, or the honor for defeating it."""
    if card.type == MONSTER:
        return sum([effect.honor for effect in card.reward if isinstance(effect, Gain)])
    return card.honor


def counted(cards: Iterable[dict[str, Any]]) -> list[tuple[dict[str, Any], int]]:
    """Equal cards once, with how many there are."""
    cards = list(cards)
    counts = Counter(card["id"] for card in cards)
    firsts = {card["id"]: card for card in reversed(cards)}
    return [(firsts[card_id], count) for card_id, count in counts.items()]
