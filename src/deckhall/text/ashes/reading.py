"""What the text of a card of Ashes must mention, derived from its effects."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from deckhall.games.ashes.card import Ability, Activated, Card, Dice, Target, Triggered
from deckhall.games.ashes.effects.conditions import MayIfTargetsReady
from deckhall.games.ashes.terms import NUMBER, REACTION_SPELL, REFERENCE, TARGETS_CHOSEN
from deckhall.kernel.state import Word
from deckhall.text.ashes.cards import EDITION, printed, together
from deckhall.text.reading import Reading, parts_of

# Numbers inherent in an effect, in every language.
OWN_NUMBERS = {
    "PlaceDie": (1, 1),
    "PreventWithTokens": (1,),
    "SealSpells": (1,),
    "MoveToken": (1,),
    "WorkOvertime": (1,),
    "SearchPile": (1,),
    "DrawOrSuffer": (1,),
    "ExhaustDie": (1,),
}
# The unit of an effect's amount.
COUNTED = {
    "Deal": "count-damage",
    "DealToYourUnit": "count-damage",
    "PlaceWounds": "count-wounds",
    "RemoveWounds": "count-wounds",
    "PlaceExhaustion": "count-exhaustion",
    "PlaceStatus": "count-status",
    "Draw": "count-cards",
    "DiscardFromHand": "count-cards",
    "DiscardFromPile": "count-cards",
}
MAGICS = ("illusion",)  # magics after which an ability is also named
OPTIONAL = ("May", "MayPay", "SearchPile", "HealWithBlood", "MayIfTargetsReady")


def reading(
    card_id: str, wording: str = "errata", illusion_power: str = "any", edition: str = EDITION
) -> Reading:
    """What a card must mention."""
    card = printed(card_id, wording, illusion_power)
    found = Reading()
    for group in together(card.abilities):
        read_ability(card, group[0], found)
    return found


def read_ability(card: Card, ability: Ability, found: Reading) -> None:
    """Add what a paragraph mentions."""
    if ability.number and card.type != REFERENCE:
        found.add(ability.number)
    if isinstance(ability, Triggered):
        if "pile_discarded" in ability.when:
            found.add(1)
        if ability.optional and card.type != REACTION_SPELL:
            found.words.add("may")
        if TARGETS_CHOSEN in ability.when:
            found.free.add("target")
    if isinstance(ability, Activated) and (ability.instead is not None or ability.extra is not None):
        found.words.add("may")
    named = [ability.name, *[getattr(ability, part, "") for part in ("having", "ability")]]
    found.free |= {name for name in named if name in MAGICS}
    for word in spoken_words(ability):
        read_word(ability, word, found)


def spoken_words(word: Word) -> Iterator[Word]:
    """A word and all nested words that its text mentions. The alternative of a focus effect was mentioned before it."""
    yield word
    parts = [word.do[0]] if isinstance(word, MayIfTargetsReady) else parts_of(word)
    for part in parts:
        yield from spoken_words(part)


def read_word(ability: Ability, word: Word, found: Reading) -> None:
    """Add what an effect, a cost or a target mentions."""
    kind = type(word).__name__
    for number in OWN_NUMBERS.get(kind, ()):
        found.add(number)
    if isinstance(word, Target):
        found.words.add("target")
    elif kind in OPTIONAL:
        found.words.add("may")
    elif kind in ("Destroy", "Summon"):
        found.words.add(kind.lower())
    if isinstance(word, Dice) and word.magic:
        found.words.add(word.magic)
    for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
        value = getattr(word, part.name)
        number = ability.number if value == NUMBER else value
        if type(number) is int and number > 0 and not (word is ability and part.name == "number"):
            found.add(number, COUNTED.get(kind, "") if part.name in ("amount", "count") else "")
