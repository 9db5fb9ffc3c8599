"""Every card of every edition and wording says in every language what it does: its numbers, its amounts, its words."""

from __future__ import annotations

from collections import Counter

import pytest

from deckhall.text import LANGUAGES, speak_card, speaker
from deckhall.text.cards import voice_of
from deckhall.text.checking import card_faults, readings
from deckhall.text.languages import Language


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=str)
def test_every_card_says_what_it_does(language: Language) -> None:
    assert card_faults(language) == []


def test_every_edition_and_every_wording_is_read() -> None:
    read = {(game, *choices.items()) for game, _, choices, _ in readings(LANGUAGES["en"])}
    assert read == {
        ("ascension", ("edition", "godslayer")),
        ("ascension", ("edition", "anniversary")),
        ("ashes",),
        ("ashes", ("wording", "printed")),
        ("ashes", ("illusion_power", "power")),
    }


def faults(game: str, card_id: str, language: str, wrong: str, right: str) -> list[str]:
    """What is found when a card says something wrong."""
    text = speak_card(game, card_id, language).text
    assert right in text
    reading = voice_of(game).reading(card_id)
    assert reading is not None
    return list(reading.faults(speaker(language), game, text.replace(right, wrong)))


def test_a_wrong_number_is_noticed() -> None:
    found = faults("ascension", "kor_the_ferromancer", "pl", "2 karty", "1 kartę")
    assert any("has the numbers" in fault for fault in found)


def test_a_wrong_noun_is_noticed() -> None:
    found = faults("ascension", "apprentice", "en", "1 power", "1 rune")
    assert found == ["does not say '1 rune'"]


def test_a_missing_word_is_noticed() -> None:
    found = faults("ascension", "seer_of_the_forked_path", "en", "Remove", "You may banish")
    assert found == ["does not say banish (banish)", "does not say may (may )"]


def test_a_word_too_many_is_noticed() -> None:
    found = faults("ascension", "apprentice", "en", "You may gain", "Gain")
    assert found == ["says 'may ' (may), which the card does not do"]


def test_numbers_and_words_are_derived_from_effects() -> None:
    reading = voice_of("ascension").reading("yggdrasil_staff", edition="godslayer")
    assert reading is not None
    assert reading.numbers == Counter([1, 4, 3])
    assert reading.amounts == {("count-power", 1), ("count-runes", 4), ("count-honor", 3)}
    assert reading.words == {"once", "may"}
