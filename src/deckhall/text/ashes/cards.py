"""The texts of Ashes' cards.

They refer to targets named elsewhere on the card, to the number after an ability's name, and to focus, so the code that
words an effect knows its card and ability (`Place`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from typing import Any

from deckhall.games.ashes import BOX
from deckhall.games.ashes.card import (
    Ability,
    Activated,
    AttachOnlyTo,
    Card,
    Cost,
    Keyword,
    OnPlay,
    Respark,
    Suppress,
    Target,
    Triggered,
    XIs,
)
from deckhall.games.ashes.cards import all_cards
from deckhall.games.ashes.effects.conditions import Focus, IfDone, IfExtra, May, MayIfTargetsReady, MayPay
from deckhall.games.ashes.terms import (
    DISCARD_WHEN_EMPTY,
    NO_ALTERATIONS,
    NUMBER,
    REACTION_SPELL,
    REFERENCE,
    ROUND_ENDS,
    SECOND_TARGET,
    TARGET,
    TARGET_PLAYER,
    THIS,
    TURNS_BEGIN,
    X,
)
from deckhall.kernel.state import Effect
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import Argument, Listing, Phrase, argument, kebab, phrase_of

EDITION: str = ""  # Ashes has only one
# The words that `reminder-` messages explain, in the order in which players learn them.
REMINDERS: tuple[str, ...] = (
    "phoenixborn",
    "unit",
    "main-action",
    "side-action",
    "active-pool",
    "exhausted-pool",
    "ready-spell",
    "action-spell",
    "reaction-spell",
    "alteration-spell",
    "ally",
    "conjuration",
    "battlefield",
    "spellboard",
    "exhaustion",
    "wound",
    "status",
    "inexhaustible",
    "meditation",
    "counter",
    "guard",
    "target",
    "focus",
    "respark",
    "unit-guard",
    "spell-guard",
    "magic-guard",
    "battle-advantage",
    "bypass",
    "fleeting",
)
# Fields that hold a referent: messages use one name for all of them.
WHOM = ("to", "of", "what")
PLAYERS = ("whose", "onto")


@cache
def printed(card_id: str, wording: str = "errata", illusion_power: str = "any") -> Card:
    return all_cards(wording, illusion_power)[card_id]


# -- effects ------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Place:
    """A place in a card's text: what "target", "this" and "number" refer to here."""

    card: Card
    ability: Ability
    targets: tuple[Target, ...] = ()
    again: bool = False  # whether the targets have been named before
    more: bool = False  # whether the same effect comes before this one: "put 1 more ..."

    def whom(self, word: str) -> str:
        if word in (TARGET, SECOND_TARGET):
            target = self.targets[word == SECOND_TARGET]
            if self.again:
                return "it"
            whose = "" if target.whose == "anybody" else f"_{target.whose}"
            return f"target_{target.kind}{whose}"
        if word == THIS:
            return "this_spell" if self.card.type.endswith("spell") else "this_unit"
        return word

    def phrase(self, effect: Effect) -> Phrase:
        """The phrase of a plain effect: its message, its referent, its amount."""
        args: dict[str, Argument] = {}
        for part in dataclasses.fields(effect):  # type: ignore[arg-type]  # every effect is a dataclass
            value = getattr(effect, part.name)
            if part.name in WHOM:
                args["whom"] = self.whom(value)
            elif part.name in PLAYERS:
                args["player"] = "that_player" if self.again and value == TARGET_PLAYER else value
            elif part.name in ("amount", "count"):
                number = self.ability.number if value == NUMBER else value
                args["amount"] = "number" if isinstance(number, int) else number
                args["n"] = number if isinstance(number, int) else "X"
            else:
                args[part.name] = argument("ashes", value)
        args["more"] = "yes" if self.more else "no"
        args.setdefault("n", self.ability.number or 1)
        if "whom" not in args and self.targets:
            args["whom"] = self.whom(TARGET)
        return Phrase(f"ashes-{kebab(type(effect).__name__)}", args)

    def sentences(self, effects: Sequence[Effect]) -> list[Phrase]:
        """Effects as consecutive sentences; a dependent effect follows the one it depends on."""
        found: list[Phrase] = []
        for effect in effects:
            if isinstance(effect, May):
                found.append(Phrase("ashes-may", {"do": self.together(plain(effect.do))}))
                found += self.sentences([part for part in effect.do if isinstance(part, IfDone)])
            elif isinstance(effect, IfDone):
                found += self.if_done(effect)
            elif isinstance(effect, Focus):
                found += self.focus(effect)
            elif isinstance(effect, IfExtra):
                assert isinstance(self.ability, Activated)
                assert self.ability.extra is not None
                found.append(
                    Phrase(
                        "ashes-if-extra",
                        {
                            "cost": cost_phrases(self.ability.extra),
                            "text": dataclasses.replace(self, more=True).text(effect.do),
                        },
                    )
                )
            elif isinstance(effect, MayPay):
                found.append(
                    Phrase("ashes-may-pay", {"cost": cost_phrases(effect.cost), "text": self.text(effect.do)})
                )
            elif isinstance(effect, MayIfTargetsReady):
                found.append(Phrase("ashes-may-if-targets-ready", self.phrase(effect.do[0]).args))
            else:
                found.append(self.phrase(effect))
        return found

    def if_done(self, effect: IfDone) -> list[Phrase]:
        first, *others = effect.do
        if isinstance(first, May):
            said = Phrase("ashes-if-done-may", {"do": self.together(plain(first.do))})
        else:
            said = Phrase("ashes-if-done", {"do": self.phrase(first)})
        return [said, *self.sentences(others)]

    def focus(self, effect: Focus) -> list[Phrase]:
        later = dataclasses.replace(self, again=True)
        level: dict[str, Argument] = {"level": effect.level, "text": later.text(effect.do)}
        if not effect.otherwise:
            return [Phrase("ashes-focus", level)]
        says_instead = isinstance(effect.do[0], MayIfTargetsReady)
        key = "ashes-focus" if says_instead else "ashes-focus-instead"
        return [*self.sentences(effect.otherwise), Phrase(key, level)]

    def text(self, effects: Sequence[Effect]) -> Listing:
        return Listing(tuple(self.sentences(effects)), join="sentences")

    def together(self, effects: Sequence[Effect]) -> Listing:
        """Effects that form one sentence: "draw 1 card and ..."."""
        return Listing(tuple(self.phrase(effect) for effect in effects))


def plain(effects: Sequence[Effect]) -> list[Effect]:
    return [effect for effect in effects if not isinstance(effect, IfDone)]


# -- costs --------------------------------------------------------------------------------


def cost_phrases(cost: Cost) -> Listing:
    """A cost, part by part."""
    parts: list[Phrase] = []
    if cost.main:
        parts.append(Phrase("ashes-cost-main"))
    if cost.side:
        parts.append(Phrase("ashes-cost-side"))
    if cost.exhaust:
        parts.append(Phrase("ashes-cost-exhaust"))
    if cost.discard:
        parts.append(Phrase("ashes-cost-discard", {"n": cost.discard}))
    for dice in cost.dice:
        parts.append(
            Phrase("ashes-cost-dice", {"n": dice.count, "magic": dice.magic or "any", "face": dice.face})
        )
    return Listing(tuple(parts), join="more")


# -- abilities ----------------------------------------------------------------------------


def lines(
    spoken: Speaker,
    card_id: str,
    wording: str = "errata",
    illusion_power: str = "any",
    edition: str = EDITION,
) -> list[str]:
    """The rules text, one line per paragraph."""
    said: list[str] = []
    for phrase, inexhaustible in paragraphs(card_id, wording, illusion_power):
        texts = [spoken.speak(phrase), *([spoken.say("ashes-inexhaustible")] if inexhaustible else [])]
        said.append(spoken.sentences([spoken.sentence(text) for text in texts]))
    return said


@cache
def paragraphs(card_id: str, wording: str, illusion_power: str) -> list[tuple[Phrase, bool]]:
    """The paragraphs of a card, and whether each works while the card is exhausted. Cached, because cards never
    change."""
    card = printed(card_id, wording, illusion_power)
    return [(line(card, group), group[0].inexhaustible) for group in together(card.abilities)]


def together(abilities: Sequence[Ability]) -> list[list[Ability]]:
    """Group abilities that differ only in their moment."""
    groups: list[list[Ability]] = []
    for ability in abilities:
        last = groups[-1][-1] if groups else None
        if (
            isinstance(ability, Triggered)
            and isinstance(last, Triggered)
            and dataclasses.replace(ability, when=last.when) == last
        ):
            groups[-1].append(ability)
        else:
            groups.append([ability])
    return groups


def line(card: Card, abilities: Sequence[Ability]) -> Phrase:
    """A paragraph: name, cost and text."""
    ability = abilities[0]
    named = bool(ability.name) and card.type != REFERENCE
    if isinstance(ability, OnPlay | Activated | Triggered):
        said = with_name(ability, body(card, abilities), named)
    elif isinstance(ability, Keyword):
        args: dict[str, Argument] = {"keyword": "other"}
        if ability.name in (NO_ALTERATIONS, DISCARD_WHEN_EMPTY):
            args["keyword"] = ability.name
        else:
            args["name"] = name_of(ability)
            args["reminder"] = Phrase(f"reminder-{kebab(ability.name)}")
        said = Phrase("ashes-keyword", args)
    elif isinstance(ability, Respark):
        said = Phrase(
            "ashes-respark", {"cost": cost_phrases(ability.cost), "reminder": Phrase("reminder-respark")}
        )
    elif isinstance(ability, Suppress):
        said = Phrase("ashes-suppress", {"ability": ability.ability or "none"})
    elif isinstance(ability, AttachOnlyTo):
        said = Phrase(
            "ashes-attach-only-to", {"having": ability.having or "none", "n": ability.attack_at_most}
        )
    elif isinstance(ability, XIs):
        said = Phrase("ashes-x-is", {"copies_of": ability.copies_of or "none"})
    else:
        said = phrase_of("ashes", ability)
    if isinstance(ability, Triggered) and ability.granted:
        return Phrase("ashes-granted", {"text": said})
    return said


def with_name(ability: Ability, text: Phrase | Listing, named: bool) -> Phrase:
    """A text preceded by the ability's name and the cost of using it."""
    cost = cost_phrases(ability.cost) if isinstance(ability, Activated) else Listing(())
    args: dict[str, Argument] = {"text": text}
    if named:
        args["name"] = name_of(ability)
    if cost.phrases:
        args["cost"] = cost
    return Phrase(LINES[named, bool(cost.phrases)], args)


# The parts of a line: whether it has a name, whether it has a cost.
LINES = {
    (False, False): "ashes-text",
    (True, False): "ashes-line-named",
    (False, True): "ashes-line-cost",
    (True, True): "ashes-line-named-cost",
}


def name_of(ability: Ability) -> Phrase:
    return Phrase("ashes-name", {"name": Phrase(f"ability-{kebab(ability.name)}"), "number": ability.number})


def body(card: Card, abilities: Sequence[Ability]) -> Phrase | Listing:
    """What an ability does, and when."""
    ability = abilities[0]
    assert isinstance(ability, OnPlay | Activated | Triggered)
    place = Place(card, ability, ability.targets)
    if isinstance(ability, Triggered):
        return trigger(card, [one for one in abilities if isinstance(one, Triggered)], place)
    sentences = place.sentences(ability.do)
    if isinstance(ability, Activated):
        if ability.cheaper:
            sentences.append(Phrase("ashes-cheaper", {"n": ability.cheaper}))
        if ability.instead is not None:
            sentences.append(
                Phrase(
                    "ashes-instead", {"level": ability.instead_from, "cost": cost_phrases(ability.instead)}
                )
            )
        if ability.free:
            sentences.append(Phrase("ashes-free"))
    return Listing(tuple(sentences), join="sentences")


def trigger(card: Card, abilities: Sequence[Triggered], place: Place) -> Phrase:
    ability = abilities[0]
    when = [(one, moment) for one in abilities for moment in one.when]
    moments = Listing(tuple(Phrase("ashes-moment", {"moment": moment_of(*one)}) for one in when))
    pays = ability.cost.exhaust or ability.cost.dice
    if pays:
        args: dict[str, Argument] = {"cost": cost_phrases(ability.cost), "text": place.text(ability.do)}
        return Phrase("ashes-when-pay", {"moment": moments, **args})
    if ability.optional and card.type != REACTION_SPELL:
        return Phrase("ashes-when-may", {"moment": moments, "do": place.together(plain(ability.do))})
    bare = [moment in (TURNS_BEGIN, ROUND_ENDS) for _, moment in when]
    clause = "no" if all(bare) else "both" if any(bare) else "yes"
    return Phrase("ashes-when", {"moment": moments, "text": place.text(ability.do), "clause": clause})


def moment_of(ability: Triggered, moment: str) -> str:
    return "-".join([moment, ability.whom, *([ability.by] if ability.by else [])])


# -- what is printed around the text ------------------------------------------------------


def kind(
    spoken: Speaker,
    card_id: str,
    wording: str = "errata",
    illusion_power: str = "any",
    edition: str = EDITION,
) -> str:
    """The type line: "Ally", "Ready spell"."""
    card = printed(card_id, wording, illusion_power)
    key = "ashes-reference" if card.type == REFERENCE else f"term-{kebab(card.type)}"
    return spoken.capital(spoken.say(key))


def numbers(spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]:
    """The numbers printed on a card, with their labels."""
    card = printed(facts["id"])
    found: list[tuple[str, str]] = []
    if "cost" in facts:
        action = {"main": "ashes-cost-main", "side": "ashes-cost-side", None: ""}[facts["cost"]["action"]]
        parts = [spoken.say(action)] if action else []
        for dice in facts["cost"]["dice"]:
            parts.append(spoken.say("ashes-price", n=dice["count"], magic=dice["magic"], face=dice["face"]))
        found.append((spoken.say("reference-cost"), spoken.join(parts, "more")))
    added = "+" if card.type == "alteration_spell" else ""
    for part in ("attack", "life", "recover", "battlefield", "spellbook"):
        if part in facts:
            label = spoken.capital(spoken.say(f"reference-{part}"))
            found.append((label, f"{added}{facts[part]}" if facts[part] != X else "X"))
    if "conjuration_limit" in facts:
        found.append((spoken.say("reference-limit"), str(facts["conjuration_limit"])))
    if "unique_to" in facts:
        found.append((spoken.say("reference-only"), spoken.card(facts["unique_to"])))
    return found


def columns(spoken: Speaker) -> list[str]:
    """The labels of the numbers of any card."""
    labels = ("cost", "attack", "life", "recover", "battlefield", "spellbook", "limit", "only")
    return [spoken.capital(spoken.say(f"reference-{label}")) for label in labels]


def sections(spoken: Speaker) -> list[tuple[str, list[str]]]:
    """The cards by type, under headings."""
    groups: dict[str, list[str]] = {}
    for card in BOX.cards():
        groups.setdefault(kind(spoken, card["id"]), []).append(card["id"])
    return list(groups.items())
