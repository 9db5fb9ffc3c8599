"""The table of Ashes: as a picture of boxes and lines, or in plain lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from deckhall.games.ashes.terms import FACES, MAGICS
from deckhall.terminal.drawing import MOST_DETAIL, ROOMY, CardBox, Drawing, counted
from deckhall.terminal.signs import MAGIC_COLOURS, Signs, fold
from deckhall.terminal.words import View, Words


class Picture(Drawing):
    """A table of Ashes."""

    GROUPS: ClassVar[dict[str, str]] = {
        "play": "play",
        "activate": "use",
        "use": "use",
        "attack_phoenixborn": "attack",
        "attack_unit": "attack",
        "meditate": "other",
    }
    ENDING: ClassVar[tuple[str, ...]] = ("end", "pass")
    KEYS: ClassVar[str] = "terminal-keys-pass"
    HELP: ClassVar[tuple[str, ...]] = ("number", "pay", "end", "undo", "hint", "card", "log", "save", "quit")

    def __init__(
        self, view: View, viewer: int, words: Words, signs: Signs, numbers: Mapping[int, str]
    ) -> None:
        super().__init__(view, viewer, words, signs, numbers)
        hand = view["seats"][viewer]["hand"] if viewer >= 0 else []  # equal cards in it are offered once
        offered = {card["id"]: numbers[card["n"]] for card in hand if card["n"] in numbers}
        self.numbers |= {card["n"]: offered[card["id"]] for card in hand if card["id"] in offered}

    @staticmethod
    def plays_alone(option: Mapping[str, Any], view: View) -> bool:
        """Nothing in Ashes is played without a payment."""
        return False

    @staticmethod
    def signs_explained(words: Words, signs: Signs) -> list[str]:
        lines = [f"{signs.magics[magic]} {words.say(f'terminal-magic-{magic}')}" for magic in MAGICS]
        lines += [f"{signs.faces[face]} {words.say(f'terminal-face-{face}')}" for face in reversed(FACES)]
        lines += [f"{signs.actions[action]} {words.say(f'term-{action}-action')}" for action in signs.actions]
        lines.append(f"{signs.any_die} {words.say('ashes-price', n=1, magic='any', face='basic')}")
        return lines + [
            f"{sign} {words.say(key)}"
            for sign, key in (
                (signs.power, "reference-attack"),
                (signs.life, "terminal-sign-life"),
                (signs.recover, "reference-recover"),
                (signs.exhausted, "terminal-sign-exhaustion"),
                (signs.status, "terminal-sign-status"),
            )
        ]

    def short(self, option: Mapping[str, Any]) -> str:
        """An option's label under the heading of its group."""
        if "card" not in option:
            return self.words.option(option)
        name = self.words.card_name(option["card"])
        lines = self.words.card(option["card"]).lines
        if option["verb"] == "play":
            return f"{name} {self.cost(option['card'])}".rstrip()
        index = option.get("index", 0)
        return self.words.label(name, lines[index]) if index < len(lines) else name

    # -- as boxes and lines ------------------------------------------------------------------------

    def picture(self, width: int, detail: int) -> RenderableType:
        """The whole table in this width: with full card texts (2), units and hand as boxes (1), or in lines (0)."""
        self.width = width
        parts: list[RenderableType] = [self.headline()]
        for seat in self.others(len(self.view["seats"])):
            parts += self.seat(seat, detail)
        if self.viewer >= 0:
            parts.append(Rule(style="dim"))
            parts += self.seat(self.viewer, detail)
        parts += self.draft()
        parts += self.battle()
        return Group(*parts)

    def headline(self) -> Text:
        view, words = self.view, self.words
        said = [words.say("terminal-phase", phase=view["phase"])]
        if view["token"] >= 0:
            said.append(words.say("terminal-first-player", name=words.name(view["token"])))
        if view["player"] is not None and view["player"] == self.viewer:
            said.append(
                words.say("terminal-actions", main="no" if view["main_done"] else "yes", sides=view["sides"])
            )
        return self.facts(Text(words.say("terminal-round", number=view["round"]), style="bold"), said)

    def seat(self, seat: int, detail: int) -> list[RenderableType]:
        """A player: Phoenixborn, dice, units, spells, and as much of the hand as the viewer knows."""
        board, words, signs = self.view["seats"][seat], self.words, self.signs
        text = Text(f"{signs.here} " if seat == self.view["player"] else "  ", style="bold")
        text.append(words.name(seat), style="bold underline" if seat == self.viewer else "bold")
        if not board["alive"]:
            return [self.facts(text, [words.say("terminal-eliminated")])]
        facts = []
        if board["phoenixborn"] is not None:
            facts.append(self.in_line(board["phoenixborn"]).plain)
        if seat != self.viewer:
            facts.append(words.say("terminal-hand-count", n=board["hand_count"]))
        facts += [
            words.say("terminal-deck", n=board["draw_count"]),
            words.say("terminal-discard", n=len(board["discard"])),
        ]
        lines: list[RenderableType] = [self.facts(text, facts), self.dice(board["dice"])]
        if board["battlefield"]:
            lines += self.cards("terminal-battlefield", board["battlefield"], detail)
        if board["spellboard"]:
            spells = [self.in_line(card) for card in board["spellboard"]]
            lines.append(self.line("terminal-spellboard", spells))
        if seat == self.viewer:
            if board["hand"]:
                lines += self.hand(board["hand"], detail)
            if board.get("conjurations") and detail:
                lines.append(self.line("terminal-conjurations", self.piled(board["conjurations"])))
        elif board["hand"]:
            lines.append(self.line("terminal-hand", [self.in_line(card) for card in board["hand"]]))
        return lines

    def cards(self, key: str, cards: Sequence[dict[str, Any]], detail: int) -> list[RenderableType]:
        if not detail:
            return [self.line(key, [self.in_line(card) for card in cards])]
        return self.side_by_side([self.box(card, self.tokens(card), detail) for card in cards])

    def hand(self, cards: Sequence[dict[str, Any]], detail: int) -> list[RenderableType]:
        if not detail:
            items = []
            for card, count in counted(cards):
                item = self.in_line(card)
                items.append(item.append(f" {self.signs.times}{count}") if count > 1 else item)
            return [self.line("terminal-hand", items)]
        boxes = []
        for card, count in counted(cards):
            several = f" {self.signs.times}{count}" if count > 1 else ""
            boxes.append(self.box(card, [self.cost(card["id"]) + several], detail))
        return self.side_by_side(boxes)

    def box(self, card: dict[str, Any], bottom: Sequence[str], detail: int) -> CardBox:
        spoken = self.words.card(card["id"])
        inner = self.box_width() - 2
        lines = [Text(line, style="bold") for line in fold(spoken.name, inner)]
        if detail == MOST_DETAIL and inner >= ROOMY - 2:
            lines += [Text(line, style="italic dim") for line in fold(spoken.kind, inner)]
            lines += [Text(line) for said in spoken.lines for line in fold(said, inner)]
        for attached in card.get("attached", []):
            name = f"+ {self.words.card_name(attached['id'])}"
            lines += [Text(line, style="italic") for line in fold(name, inner)]
        told = [Text(line, style="bold") for part in bottom for line in fold(part, inner)]
        is_tired = bool(card.get("exhaustion"))
        return CardBox(
            lines,
            told,
            box.SQUARE if is_tired else box.ROUNDED,
            "bright_black" if is_tired else "white",
            self.numbers.get(card["n"], ""),
        )

    def in_line(self, card: dict[str, Any]) -> Text:
        """A card by name with its numbers and tokens."""
        text = Text(self.words.card_name(card["id"]), style="dim" if card.get("exhaustion") else "")
        for part in self.tokens(card):
            text.append(f" {part}", style="bold")
        for attached in card.get("attached", []):
            text.append(f" +{self.words.card_name(attached['id'])}", style="italic")
        return self.numbered(self.numbers.get(card["n"], ""), text)

    def tokens(self, card: dict[str, Any]) -> list[str]:
        """The numbers of a card in play: attack, remaining and total life, recover, and its tokens."""
        signs, told = self.signs, []
        numbers = [f"{signs.power}{card['attack']}"] if "attack" in card else []
        if "life" in card:
            numbers.append(f"{signs.life}{card['life'] - card.get('wounds', 0)}/{card['life']}")
        if "recover" in card:
            numbers.append(f"{signs.recover}{card['recover']}")
        if numbers:
            told.append(" ".join(numbers))
        lying = [
            f"{sign}{card[what]}"
            for sign, what in ((signs.exhausted, "exhaustion"), (signs.status, "status"))
            if card.get(what)
        ]
        if card.get("charms"):
            lying.append(f"{signs.magics['charm']}{signs.faces['power']}{card['charms']}")
        if lying:
            told.append(" ".join(lying))
        return told

    def dice(self, dice: dict[str, dict[str, int]]) -> Text:
        """Active dice by magic and face, best first; exhausted ones by magic."""
        signs, items = self.signs, []
        for face in ("power", "class", "basic"):
            for magic in signs.magics:
                count = dice["active"].get(f"{magic}_{face}", 0)
                if count:
                    shown = f"{signs.magics[magic]}{signs.faces[face]}"
                    items.append(Text(f"{shown}{signs.times}{count}", style=MAGIC_COLOURS[magic]))
        text = self.line("terminal-dice", items)
        if dice["exhausted"]:
            tired = [
                f"{signs.magics[magic]}{signs.times}{count}" for magic, count in dice["exhausted"].items()
            ]
            text.append(f"   {self.words.say('terminal-exhausted', dice='  '.join(tired))}", style="dim")
        return text

    def cost(self, card_id: str) -> str:
        """A card's cost in symbols: the action, then the dice."""
        cost, signs = self.words.facts(card_id).get("cost"), self.signs
        if cost is None:
            return ""
        told = [signs.actions.get(cost["action"], "")]
        for dice in cost["dice"]:
            shown = signs.any_die
            if dice["magic"] != "any":
                shown = f"{signs.magics[dice['magic']]}{signs.faces[dice['face']]}"
            told.append(f"{dice['count']}{shown}" if dice["count"] > 1 else shown)
        return " ".join([part for part in told if part])

    def piled(self, counts: dict[str, int]) -> list[Text]:
        return [
            Text(f"{self.words.card_name(card)} {self.signs.times}{count}") for card, count in counts.items()
        ]

    def draft(self) -> list[RenderableType]:
        """What the viewer has picked so far."""
        draft = self.view.get("draft")
        if draft is None or not draft.get("mine"):
            return []
        return [
            self.line("terminal-picked", [Text(self.words.card_name(card["id"])) for card in draft["mine"]])
        ]

    def battle(self) -> list[RenderableType]:
        """Who attacks whom, and who blocks."""
        attack = self.view["attack"]
        if attack is None:
            return []
        names = self.in_play()
        items = []
        for place, attacker in enumerate(attack["attackers"]):
            blockers = attack["blockers"]
            blocker = blockers[place] if place < len(blockers) else -1
            met = names.get(blocker) or names.get(attack["target"]) or self.target_of(attack)
            items.append(Text(f"{names.get(attacker, '?')} → {met}"))
        return [self.line("terminal-attack", items)] if items else []

    def target_of(self, attack: dict[str, Any]) -> str:
        return self.words.name(attack["defender"]) if attack["defender"] >= 0 else "?"

    def in_play(self) -> dict[int, str]:
        """The names of all cards in play, by their numbers."""
        found: dict[int, str] = {}
        for board in self.view["seats"]:
            for card in [board["phoenixborn"], *board["battlefield"], *board["spellboard"]]:
                if card is not None:
                    found[card["n"]] = self.words.card_name(card["id"])
        return found

    # -- in plain lines ------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The table as text, for programs, files and screen readers."""
        said: list[RenderableType] = [self.headline()]
        for seat in [*self.others(len(self.view["seats"])), *([self.viewer] if self.viewer >= 0 else [])]:
            said += self.seat(seat, 0)
        said += [*self.draft(), *self.battle()]
        return [line.plain.strip() for line in said if isinstance(line, Text)]
