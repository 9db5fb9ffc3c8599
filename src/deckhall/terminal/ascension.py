"""The table of Ascension: as a picture of boxes and lines, or in plain lines of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from deckhall.games.ascension import BOX
from deckhall.games.ascension.card import FACTIONS, MONSTER, Card
from deckhall.games.ascension.effects import Gain
from deckhall.games.ascension.facts import asks
from deckhall.terminal.drawing import MOST_DETAIL, ROOMY, CardBox, Drawing, counted
from deckhall.terminal.signs import COLOURS, FRAMES, Signs, flow, fold
from deckhall.terminal.words import View, Words


class Picture(Drawing):
    """A table of Ascension."""

    GROUPS: ClassVar[dict[str, str]] = {
        "play": "play",
        "use": "use",
        "use_second": "use",
        "acquire": "acquire",
        "defeat": "defeat",
        "give": "give",
    }
    ENDING: ClassVar[tuple[str, ...]] = ("end",)
    KEYS: ClassVar[str] = "terminal-keys-play-all"
    HELP: ClassVar[tuple[str, ...]] = ("number", "all", "end", "undo", "hint", "card", "log", "save", "quit")

    def __init__(
        self, view: View, viewer: int, words: Words, signs: Signs, numbers: Mapping[int, str]
    ) -> None:
        super().__init__(view, viewer, words, signs, numbers)
        self.edition: str = view["edition"]
        if view["variant"] != "solo":  # where equal cards of the row are offered once
            offered = {card["id"]: numbers[card["n"]] for card in view["row"] if card["n"] in numbers}
            self.numbers |= {card["n"]: offered[card["id"]] for card in view["row"] if card["id"] in offered}

    @staticmethod
    def plays_alone(option: Mapping[str, Any], view: View) -> bool:
        """Whether an option plays a card that asks its player nothing, so that several can be played at once."""
        card = BOX.card(option["card"], view["edition"])
        return not asks(card)

    @staticmethod
    def signs_explained(words: Words, signs: Signs) -> list[str]:
        lines = [
            f"{sign} {words.say(f'terminal-sign-{what}')}"
            for sign, what in (
                (signs.runes, "runes"),
                (signs.power, "power"),
                (signs.honor, "honor"),
                (signs.mechana_runes, "mechana-runes"),
                (signs.ready, "ready"),
                (signs.used, "used"),
            )
        ]
        lines += [f"{signs.factions[faction]} {words.say(f'faction-{faction}')}" for faction in FACTIONS]
        lines.append(f"{signs.factions['monster']} {words.say('term-monster')}")
        return lines + [words.say(f"terminal-sign-{kind}") for kind in ("hero", "construct", "monster")]

    def short(self, option: Mapping[str, Any]) -> str:
        """An option's label under the heading of its group."""
        name = self.words.card_name(option["card"])
        if option["verb"] in ("use", "use_second"):
            return self.words.label(
                name, self.words.card(option["card"]).lines[option["verb"] == "use_second"]
            )
        if option["verb"] == "play":
            hand = self.view["seats"][self.viewer]["hand"]
            count = [card["id"] for card in hand].count(option["card"])
            return f"{name} {self.signs.times}{count}" if count > 1 else name
        sign = self.signs.power if option["verb"] == "defeat" else self.signs.runes
        return f"{name} {sign}{option['cost']}"

    # -- as boxes and lines ------------------------------------------------------------------------

    def picture(self, width: int, detail: int) -> RenderableType:
        """The whole table in this width: with full card texts (2), the hand as boxes (1), or in lines (0)."""
        view, words = self.view, self.words
        self.width = width
        with_text = detail == MOST_DETAIL and self.box_width() >= ROOMY
        parts: list[RenderableType] = [self.headline()]
        if view["last_round"]:
            parts.append(Text(f" {words.say('terminal-last-round')} ", style="bold reverse red"))
        parts += self.side_by_side([self.box(card, 1, with_text) for card in view["row"]])
        parts.append(self.always())
        if "samael" in view:
            parts.append(self.samael())
        parts += [line for seat in self.others(len(view["seats"])) for line in self.seat(seat)]
        if self.viewer >= 0:
            if detail:
                parts.append(Rule(style="dim"))
            parts += self.seat(self.viewer)
            mine = view["seats"][self.viewer]["hand"]
            if detail and mine:
                parts += self.side_by_side(
                    [self.box(card, count, with_text) for card, count in counted(mine)]
                )
            elif mine and not all([card["n"] in self.numbers for card, _ in counted(mine)]):
                parts.append(
                    self.line("terminal-hand", self.pile(mine))
                )  # otherwise the answers name them all
        if view["decision"] is not None:
            parts.append(self.resources())
        return Group(*parts)

    def headline(self) -> Text:
        view, words = self.view, self.words
        text = Text(words.say(f"edition-{self.edition}"), style="bold")
        said = [
            words.say("terminal-turn", number=view["turn"]),
            f"{words.say('terminal-pool', n=view['pool'])} {self.signs.honor}",
            words.say("terminal-void", n=len(view["void"])),
        ]
        return self.facts(text, said)

    def box(self, card: dict[str, Any], count: int, with_text: bool) -> CardBox:
        printed, spoken = BOX.card(card["id"], self.edition), self.words.card(card["id"])
        inner = self.box_width() - 2
        name = spoken.name if count == 1 else f"{spoken.name} {self.signs.times}{count}"
        lines = [Text(line, style="bold") for line in fold(name, inner)]
        if with_text:
            lines += [Text(line, style="italic dim") for line in fold(spoken.kind, inner)]
            lines += [Text(line) for said in spoken.lines for line in fold(said, inner)]
        side, honor = side_of(printed), honor_of(printed)
        cost, worth = self.cost(card), f"{honor}{self.signs.honor}" if honor else "  "
        bottom = Text.assemble(
            (cost, "bold"),
            (self.signs.factions[side].center(inner - len(cost) - len(worth)), COLOURS[side]),
            (worth, "bold"),
        )
        number = self.numbers.get(card["n"], "")
        return CardBox(lines, [bottom], FRAMES[printed.type], COLOURS[side], number)

    def cost(self, card: dict[str, Any]) -> str:
        printed = BOX.card(card["id"], self.edition)
        price = self.view["prices"].get(card["n"], printed.cost)
        return f"{self.signs.power if printed.type == MONSTER else self.signs.runes}{price}"

    def always(self) -> Text:
        """The always-available cards, with the number left."""
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
        score = f"{self.words.say('terminal-score', n=samael['score'])} {self.signs.honor}"
        text.append(f"  {self.words.label(score, '')}", style="not bold")
        return flow(text, self.pile(samael["cards"]), self.width)

    def seat(self, seat: int) -> list[RenderableType]:
        """A player's public information in a line or two."""
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
        if shown["deck_top"]:
            names = words.listed([words.card_name(card["id"]) for card in shown["deck_top"]])
            facts.append(words.say("terminal-deck-top", cards=names))
        lines: list[RenderableType] = [self.facts(text, facts)]
        if seat != self.viewer and shown["hand"]:
            lines.append(self.line("terminal-hand", self.pile(shown["hand"])))
        if shown["constructs"]:
            lines.append(self.line("terminal-constructs", self.constructs(seat)))
        if seat == self.view["player"] and self.view["played"]:
            lines.append(self.line("terminal-played", self.pile(self.view["played"])))
        return lines

    def constructs(self, seat: int) -> list[Text]:
        """A player's constructs; in their turn, each with whether it is used or usable."""
        parts = []
        for card in self.view["seats"][seat]["constructs"]:
            part = self.named(card)
            if card["used"] or card["ready"]:
                part.append(f" {self.signs.used if card['used'] else self.signs.ready}")
            parts.append(part)
        return parts

    def resources(self) -> Text:
        """What the active player has to spend."""
        view, words, signs = self.view, self.words, self.signs
        text = Text()
        text.append(f" {signs.runes} {words.count('runes', view['runes'])} ", style="black on cyan")
        text.append("  ")
        text.append(f" {signs.power} {words.count('power', view['power'])} ", style="white on red")
        if view["mechana_runes"]:
            text.append("  ")
            said = words.count("mechana_runes", view["mechana_runes"])
            text.append(f" {signs.mechana_runes} {said} ", style="black on yellow")
        if view["discount"]:
            text.append(f"  {words.say('terminal-discount', n=view['discount'])}")
        if view["extra_turns"]:
            text.append(f"  {words.say('terminal-extra-turn', n=view['extra_turns'])}", style="bold")
        return text

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
        """A card by its symbol and name, in its colour."""
        side = side_of(BOX.card(card["id"], self.edition))
        name = f"{self.signs.factions[side]} {self.words.card_name(card['id'])}".strip()
        text = Text(name, style=COLOURS[side])
        return self.numbered(self.numbers.get(card["n"], ""), text)

    # -- in plain lines ------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The table as text, for programs, files and screen readers."""
        view, words = self.view, self.words
        said = [self.headline().plain]
        if view["last_round"]:
            said.append(words.say("terminal-last-round"))
        said.append(
            words.label(words.say("terminal-row"), "; ".join(self.told(card) for card in view["row"]))
        )
        said.append(
            words.label(words.say("terminal-always"), "; ".join(self.told(card) for card in view["always"]))
        )
        if "samael" in view:
            said.append(self.samael().plain)
        for seat in [*self.others(len(view["seats"])), *([self.viewer] if self.viewer >= 0 else [])]:
            said += [line.plain.strip() for line in self.seat(seat) if isinstance(line, Text)]
        if self.viewer >= 0:
            said.append(
                self.line("terminal-hand", self.pile(view["seats"][self.viewer]["hand"])).plain.strip()
            )
        if view["decision"] is not None:
            said.append(self.resources().plain.strip())
        return said

    def told(self, card: dict[str, Any]) -> str:
        """A card with its type, cost and worth, in words."""
        spoken, printed = self.words.card(card["id"]), BOX.card(card["id"], self.edition)
        price = self.view["prices"].get(card["n"], printed.cost)
        cost = self.words.count("power" if printed.type == MONSTER else "runes", price)
        return f"{spoken.name} ({spoken.kind}, {cost}, {self.words.count('honor', honor_of(printed))})"


def side_of(card: Card) -> str:
    """A card's group: a faction, the monsters, or none."""
    return MONSTER if card.type == MONSTER else card.faction


def honor_of(card: Card) -> int:
    """The honor a card is worth, or the honor for defeating it."""
    if card.type == MONSTER:
        return sum([effect.honor for effect in card.reward if isinstance(effect, Gain)])
    return card.honor
