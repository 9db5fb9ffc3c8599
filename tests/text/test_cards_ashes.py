"""Every card of Ashes speaks in every language, and what it says is what it does.

Back-reading: all numbers of a spoken text, and the things they count, are those that a walk over the definition finds.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator

import pytest

import deckhall
from deckhall.games.ashes.card import Ability, Activated, Card, Dice, Target, Triggered
from deckhall.games.ashes.cards import WORDINGS, all_cards
from deckhall.games.ashes.terms import NUMBER, REACTION_SPELL, REFERENCE
from deckhall.kernel.state import Word
from deckhall.text import LANGUAGES, speak_card, speaker

CARDS = [card["id"] for card in deckhall.cards("ashes")]
LEFTOVERS = re.compile(r"[{}$]|ashes-|  | [.,;:]|\.\.|\bTrue\b|\bNone\b|[a-z]_[a-z]|\?\?\?|, :|::")

# Numbers that belong to an effect itself, in every language.
OWN_NUMBERS = {
    "PlaceDie": [1, 1],
    "PreventWithTokens": [1],
    "SealSpells": [1],
    "MoveToken": [1],
    "WorkOvertime": [1],
    "SearchPile": [1],
    "DrawOrSuffer": [1],
    "ExhaustDie": [1],
}
# What the amount of an effect is counted in.
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
# Words of a text that stand there if and only if the card does it.
SIGNS = {
    "en": {
        "may": r"you may",
        "target": r"target(?!s a unit)",
        "destroy": r"destroy (this|the)",
        "summon": r"conjuration pile onto",
    },
    "pl": {
        "may": r"możesz",
        "target": r"wskazan|oba cele",
        "destroy": r"zniszcz (tę|jed)",
        "summon": r"stosu przyzwańców",
    },
    "de": {
        "may": r"\bdu\b.*darfst|darfst du|du darfst",
        "target": r"ziel(?! eines zaubers)",
        "destroy": r"zerstöre ",
        "summon": r"aus deinem beschworenenstapel",
    },
    "ru": {
        "may": r"вы можете",
        "target": r"целев|обе цели",
        "destroy": r"уничтожьте",
        "summon": r"призовите",
    },
    "pt-BR": {
        "may": r"você pode",
        "target": r"\balvo(?! de um feitiço)|unidade-alvo|alvos",
        "destroy": r"destrua",
        "summon": r"pilha de conjurações no",
    },
}


def walk(word: Word) -> Iterator[Word]:
    yield word
    for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
        inside = getattr(word, part.name)
        for one in inside if isinstance(inside, tuple) else (inside,):
            if isinstance(one, Word):
                yield from walk(one)


def abilities_of(card: Card) -> list[Ability]:
    """The abilities, those that differ only in their moment once: they are one line of text."""
    found: list[Ability] = []
    for ability in card.abilities:
        last = found[-1] if found else None
        if not (
            isinstance(ability, Triggered)
            and isinstance(last, Triggered)
            and dataclasses.replace(ability, when=last.when) == last
        ):
            found.append(ability)
    return found


def spoken_words(ability: Ability) -> Iterator[Word]:
    """All words of an ability that are spoken."""
    for word in walk(ability):
        if type(word).__name__ == "MayIfTargetsReady":
            return  # Small Sacrifice: a test of its own reads it
        yield word


def numbers_done(card: Card) -> Counter[int]:
    found: Counter[int] = Counter()
    for ability in abilities_of(card):
        if ability.number and card.type != REFERENCE:
            found[ability.number] += 1
        if isinstance(ability, Triggered) and "pile_discarded" in ability.when:
            found[1] += 1
        for word in spoken_words(ability):
            name = type(word).__name__
            found.update(OWN_NUMBERS.get(name, []))
            for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
                value = getattr(word, part.name)
                if value == NUMBER:
                    found[ability.number] += 1
                elif type(value) is int and value > 0 and part.name != "number":
                    found[value] += 1
    return found


def is_simple(card: Card) -> bool:
    return not any(type(word).__name__ == "MayIfTargetsReady" for word in walk(card))


def deeds_done(card: Card) -> set[str]:
    found = set()
    for word in walk(card):
        name = type(word).__name__
        if isinstance(word, Target):
            found.add("target")
        elif (
            name in ("May", "MayPay", "SearchPile", "HealWithBlood", "MayIfTargetsReady")
            or (isinstance(word, Activated) and (word.instead is not None or word.extra is not None))
            or (isinstance(word, Triggered) and word.optional and card.type != REACTION_SPELL)
        ):
            found.add("may")
        elif name == "Destroy":
            found.add("destroy")
        elif name == "Summon":
            found.add("summon")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wording", WORDINGS)
def test_every_card_speaks(wording: str, language: str) -> None:
    for card_id, definition in all_cards(wording).items():
        card = speak_card("ashes", card_id, language, wording=wording)
        assert card.name
        assert bool(card.lines) == bool(definition.abilities)
        for sentence in (card.kind, *card.lines, *card.rulings):
            assert not LEFTOVERS.search(sentence), sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert all(sentence.endswith(".") for sentence in (*card.lines, *card.rulings))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card_id", CARDS)
def test_numbers_read_back_are_those_of_the_card(card_id: str, language: str) -> None:
    card = all_cards()[card_id]
    text = re.sub(r"X-\d+", "", speak_card("ashes", card_id, language).text)
    said = Counter(int(number) for number in re.findall(r"\d+", text))
    if is_simple(card):
        assert said == numbers_done(card), text
    else:
        assert said == Counter({1: 5}), text  # 1 die, 1 damage, 1 damage, focus 1, 1 token on each


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card_id", CARDS)
def test_amounts_read_back_count_the_right_things(card_id: str, language: str) -> None:
    spoken = speaker(language)
    text = speak_card("ashes", card_id, language).text
    for ability in abilities_of(all_cards()[card_id]):
        for word in spoken_words(ability):
            key = COUNTED.get(type(word).__name__)
            amount = getattr(word, "amount", 0)
            number = ability.number if amount == NUMBER else amount
            if key is not None and isinstance(number, int):
                assert spoken.say(key, n=number) in text, text
            if isinstance(word, Dice) and word.magic and language == "en":
                assert f"{word.count} {word.magic} {word.face} d" in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card_id", CARDS)
def test_deeds_read_back_are_those_of_the_card(card_id: str, language: str) -> None:
    text = speak_card("ashes", card_id, language).text
    said = {deed for deed, sign in SIGNS[language].items() if re.search(sign, text, re.IGNORECASE)}
    expected = deeds_done(all_cards()[card_id])
    assert said == expected, text
