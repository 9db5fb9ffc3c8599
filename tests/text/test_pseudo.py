"""A made-up language goes through cards and games: everything that is said comes from its folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckhall.kits import SHIPPED
from deckhall.text import LANGUAGES, book, speaker
from deckhall.text.checking import faults_of, readings
from deckhall.text.languages import Language
from deckhall.text.translate import NAMES, random_log
from tests.text.pseudo import PLAIN, TAG, accented, lay_pseudo_language


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Language]:
    """The language, while it is among ours."""
    language = lay_pseudo_language(tmp_path_factory.mktemp("languages"))
    LANGUAGES[TAG] = language
    yield language
    del LANGUAGES[TAG]


def foreign(text: str) -> set[str]:
    """Letters in a text that the language does not have."""
    for name in NAMES:
        text = text.replace(name, "")
    return PLAIN.intersection(text)


def test_it_is_longer_than_english() -> None:
    text = "You may banish a card from your hand or discard pile"
    assert 1.25 < len(accented(text)) / len(text) < 1.5


def test_nothing_is_missing_or_wrong(pseudo: Language) -> None:
    assert faults_of(pseudo) == []


def test_every_card_is_said_in_it(pseudo: Language) -> None:
    for _, _, _, card in readings(pseudo):
        for text in (card.name, card.kind, *card.lines, *card.rulings):
            assert not foreign(text), text


@pytest.mark.parametrize("game", [kit.name for kit in SHIPPED])
def test_a_random_game_is_told_in_it(pseudo: Language, game: str) -> None:
    lines = list(random_log(speaker(TAG), game, seed=3))
    assert len(lines) > 50
    for line in lines:
        assert not foreign(line), line


def test_the_browser_gets_its_book(pseudo: Language) -> None:
    assert accented("Apprentice") in book.file(TAG, "ftl")
    assert accented("hero") in book.file(TAG, "json").lower()
