"""What the browser gets to read: complete, small, and the same words as in Python."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import deckhall
from deckhall.text import LANGUAGES, book, speak_card, speaker
from deckhall.text.book import messages, write

MOST = 40 * 1024


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("book")
    write(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_small(folder: Path, language: str) -> None:
    """What every table needs; rulings come when somebody reads a card closely."""
    sizes = [len(gzip.compress((folder / f"{language}.{kind}").read_bytes())) for kind in ("ftl", "json")]
    assert sum(sizes) < MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_spoken_in_the_book(folder: Path, language: str) -> None:
    written_book = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    for game, editions in written_book.items():
        for edition, cards in editions.items():
            if "=" in edition:
                continue  # the cards that differ with another choice, see below
            choices = {"edition": edition} if edition else {}
            for card in deckhall.cards(game, **choices):
                spoken = deckhall.speak(game, card["id"], lang=language, **choices)
                assert cards[card["id"]] == {part: spoken[part] for part in ("kind", "lines")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_in_the_book(folder: Path, language: str) -> None:
    written_rulings = json.loads((folder / f"{language}.rulings.json").read_text(encoding="utf-8"))
    for game, editions in written_rulings.items():
        for edition, rulings in editions.items():
            choices = {"edition": edition} if edition else {}
            for card in deckhall.cards(game, **choices):
                spoken = deckhall.speak(game, card["id"], lang=language, **choices)
                assert rulings.get(card["id"], []) == spoken["rulings"]


def test_the_words_of_a_card_are_explained(folder: Path) -> None:
    """The rarest first, in the language one reads, and nothing that stands on the card already."""
    english, polish = (
        json.loads((folder / f"{language}.keywords.json").read_text(encoding="utf-8"))
        for language in ("en", "pl")
    )
    assert list(english["ascension"]["godslayer"]["void_initiate"]) == ["Banish", "Rune"]
    assert list(polish["ascension"]["godslayer"]["void_initiate"]) == ["Usunąć", "Runa"]
    assert "Unite" in english["ascension"]["anniversary"]["runic_lycanthrope"]
    assert "Battle Advantage" not in english["ashes"][""]["blood_archer"], "its text says what that is"
    assert max(len(words) for words in english["ashes"][""].values()) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_book_say_the_same(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(messages(language)))
    spoken = speaker(language)
    pattern = bundle.get_message("count-runes").value
    assert pattern is not None
    for number in (1, 2, 5, 22):
        assert bundle.format_pattern(pattern, {"n": number}) == (spoken.say("count-runes", n=number), [])
    assert not bundle.has_message("rulings-cultist")


def test_the_book_has_no_comments() -> None:
    assert not any(line.startswith("#") for line in messages("en").splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_reads_differently_with_other_choices_is_there_too(language: str) -> None:
    """Printed or errata, the illusion power: the browser lays these pages over the usual one."""
    said = book.sayings(language)["ashes"]
    assert {name for name in said if "=" in name} == {"wording=printed", "illusion_power=power"}
    assert list(said["illusion_power=power"]) == ["illusion_magic"]
    assert set(said["wording=printed"]) >= {"spiked_armor", "redirect"}
    for name in ("wording=printed", "illusion_power=power"):
        choices = dict([name.split("=")])
        for card, saying in said[name].items():
            assert saying["lines"] == speak_card("ashes", card, language, **choices).lines
            assert saying != said[""][card]
    both = book.page("ashes", language, {"wording": "printed", "illusion_power": "power"})
    assert both == {**said[""], **said["wording=printed"], **said["illusion_power=power"]}
    assert all("=" not in name for name in book.sayings(language)["ascension"])
