"""Every language is what its folder says, and a complete one lacks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import deckhall
from deckhall.kits import SHIPPED, box
from deckhall.text import LANGUAGES
from deckhall.text.catalogue import Speaker
from deckhall.text.checking import catalogue_faults, catalogue_of
from deckhall.text.languages import (
    InvalidLanguage,
    Language,
    closest,
    complete_languages,
    found_in,
    read_language,
)

TOML = """
name = "Test"
direction = "ltr"
complete = false
plurals = ["one", "few", "other"]
cases = ["acc"]

[punctuation]
quotes = ["«", "»"]
list = "; "
label = " : "
copies = " x"
stop = "!"
ends = "!?"
gap = "  "
"""


def lay(folder: Path, ftl: str = "", toml: str = TOML) -> Language:
    """A made-up language."""
    folder.mkdir(exist_ok=True)
    (folder / "language.toml").write_text(toml, encoding="utf-8")
    (folder / "some.ftl").write_text(ftl, encoding="utf-8")
    return read_language(folder)


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=str)
def test_the_catalogues_of_a_language_are_right(language: Language) -> None:
    assert catalogue_faults(language) == []


def test_what_we_ship_is_complete_or_says_that_it_is_not() -> None:
    assert set(complete_languages()) >= {"en", "pl", "de", "es", "ru", "pt-BR"}


def test_every_card_has_a_name_and_every_name_a_card() -> None:
    files = catalogue_of(LANGUAGES["en"].folder).files.items()
    named = {key for key, file in files if key.startswith("card-") and file.startswith("names-")}
    ids = [card["id"] for kit in SHIPPED for card in box(kit.name).cards()]
    assert named == {f"card-{card_id.replace('_', '-')}" for card_id in ids}


def test_what_a_table_can_be_set_to_has_a_name() -> None:
    known = catalogue_of(LANGUAGES["en"].folder).messages
    for cell in box("ascension").cells():
        assert f"edition-{cell['edition']}" in known
        assert f"variant-{cell['variant']}" in known
    for card in deckhall.cards("ascension"):
        assert f"faction-{card['faction']}" in known
        assert f"term-{card['type']}" in known


# --- What a folder is worth ---------------------------------------------------------------------------------


def test_folders_are_the_list_of_languages(tmp_path: Path) -> None:
    for tag in ("uk", "cs", "en"):
        lay(tmp_path / tag)
    (tmp_path / "notes").mkdir()
    assert [language.tag for language in found_in([tmp_path])] == ["en", "cs", "uk"]


@pytest.mark.parametrize(
    ("toml", "fault"),
    [
        ("name = ", "cannot be read"),
        (TOML.replace('name = "Test"', ""), "must say 'name'"),
        (TOML.replace('"ltr"', '"up"'), "ltr or rtl, not 'up'"),
        (TOML.replace('stop = "!"', ""), r"lacks in \[punctuation\]: stop"),
    ],
)
def test_a_folder_that_is_no_language_says_why(tmp_path: Path, toml: str, fault: str) -> None:
    with pytest.raises(InvalidLanguage, match=fault):
        lay(tmp_path / "uk", toml=toml)


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["pl"], "pl"),
        (["pt_PT.UTF-8"], "pt-BR"),
        (["PT-br"], "pt-BR"),
        (["tlh", "de-AT"], "de"),
        (["plx", "rue"], "en"),
        ([], "en"),
    ],
)
def test_a_wish_finds_the_closest_language(wishes: list[str], found: str) -> None:
    assert closest(wishes) == found


def test_a_language_in_progress_is_not_chosen_for_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LANGUAGES, "uk", lay(tmp_path / "uk"))
    assert closest(["uk", "pl"]) == "pl"


# --- Speaking a language that is not complete ---------------------------------------------------------------


def test_what_is_missing_is_said_in_english(tmp_path: Path) -> None:
    spoken = Speaker(lay(tmp_path / "ru", "option-yes = Ага\n"))
    assert spoken.say("option-yes") == "Ага"
    assert spoken.say("count-runes", n=21) == "21 runes", "21 is `one` in Russian, but not in English"
    assert spoken.say("count-runes", n=1) == "1 rune"
    assert "count-runes" in spoken.missing
    assert "option-yes" not in spoken.missing


def test_a_form_that_is_missing_is_said_in_english(tmp_path: Path) -> None:
    spoken = Speaker(lay(tmp_path / "ru", "ascension-gain = получите { $what }\n"))
    assert spoken.say("ascension-gain", what="всё") == "получите всё"
    assert spoken.say("ascension-gain", "to", what="всё") == "to gain всё"


def test_punctuation_is_that_of_the_language(tmp_path: Path) -> None:
    spoken = Speaker(lay(tmp_path / "fr", "list-and = { $first } et { $second }\n"))
    assert spoken.join(["a", "b", "c"], "and") == "a; b et c"
    assert spoken.label("Coût", 3) == "Coût : 3"
    assert spoken.sentences([spoken.sentence("oui"), spoken.sentence("«non»?")]) == "Oui!  «Non»?"
    assert spoken.cards("mystic,mystic") == "Mystic x2"


def test_capitals_follow_the_language(tmp_path: Path) -> None:
    spoken = Speaker(lay(tmp_path / "tr", toml=TOML + '\n[capitals]\ni = "İ"\n'))
    assert spoken.capital("iki kart") == "İki kart"
    assert spoken.capital("2 kart") == "2 kart"


def test_messages_can_ask_for_the_gender_of_a_card(tmp_path: Path) -> None:
    ftl = """
card-mystic = Mística
    .gender = f
gone = { GENDER($card) ->
    [f] perdida
    [several] perdidos
   *[m] perdido
}
"""
    spoken = Speaker(lay(tmp_path / "es", ftl))
    said = [spoken.say("gone", card=card) for card in ("mystic", "mystic,militia", "militia")]
    assert said == ["perdida", "perdidos", "perdido"]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Mística", "Milicia"], "Mística y Milicia"),
        (["Milicia", "Infantería"], "Milicia e Infantería"),
        (["Milicia", "«Hipnotizar»"], "Milicia e «Hipnotizar»"),
        (["Fuego", "Hielo"], "Fuego y Hielo"),
    ],
)
def test_messages_can_ask_how_a_text_begins(tmp_path: Path, names: list[str], said: str) -> None:
    ftl = """
list-and = { $first } { BEGINS($second, "hie") ->
    [yes] y
   *[no] { BEGINS($second, "i", "hi") ->
        [yes] e
       *[no] y
    }
} { $second }
"""
    assert Speaker(lay(tmp_path / "es", ftl)).join(names, "and") == said


# --- What the check finds -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ftl", "fault"),
    [
        ("yes", "cannot be read: 'yes'"),
        ("yes = Ja\nyes = Jo\n", "yes appears twice, and differs"),
        ("yess = Ja\n", "yess is no message of ours"),
        ("list-more = { $first }\n", "list-more is made of language.toml's punctuation"),
        ("option-yes = { $name }\n", "option-yes uses $name, which it is not given"),
        ("log-undone = Undone\n", "log-undone does not say $name"),
        ("option-yes = { SHOUT(1) }\n", "option-yes calls SHOUT, which does not exist"),
        ("option-yes = { nowhere }\n", "option-yes uses nowhere, which does not exist"),
        ("option-play = { CARD($card, case: \"dat\") }\n", 'asks for the case “dat”'),
        ("count-runes = { $n ->\n    [one] { $n } a\n   *[other] { $n } b\n}\n", "has no variant for few"),
        ("card-mystic = Mystic\n", "card-mystic has no form .acc"),
        ("card-mystic = Mystic\n    .acc = x\n    .gen = y\n", "card-mystic.gen is used by no message"),
        ("option-yes = “Yes”\n", "option-yes has ” where the language has « »"),
    ],
)  # fmt: skip
def test_the_check_finds_what_is_wrong(tmp_path: Path, ftl: str, fault: str) -> None:
    assert any(fault in found for found in catalogue_faults(lay(tmp_path / "uk", ftl)))


def test_a_complete_language_may_miss_nothing(tmp_path: Path) -> None:
    toml = TOML.replace("complete = false", "complete = true")
    found = catalogue_faults(lay(tmp_path / "uk", "option-yes = Так\n", toml))
    assert any("option-no is missing" in fault for fault in found)
    assert any("reading.toml: [ascension] banish is missing" in fault for fault in found)
