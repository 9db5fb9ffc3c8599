"""The names and terms of Ascension are complete in every language and carry the forms phrases ask for."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import deckhall
from deckhall.kits import box

LOCALE = Path(deckhall.__file__).parent / "text" / "locale"
LANGUAGES = ("en", "pl", "de", "ru", "pt-BR")
FILES = ("names-ascension.ftl", "terms-ascension.ftl")

NAME_FORMS = {
    "en": {"an"},
    "pl": {"acc", "gen", "gender"},
    "de": {"acc", "gen", "gender"},
    "ru": {"acc", "gen", "gender"},
    "pt-BR": {"gender"},
}
TERM_FORMS = {
    "en": {"an"},
    "pl": {"acc", "gen", "loc", "gender"},
    "de": {"acc", "gen", "dat", "gender"},
    "ru": {"acc", "gen", "loc", "gender"},
    "pt-BR": {"gender"},
}
PLURAL_FORMS = {
    "en": {"plural"},
    "pl": {"plural", "plural-gen"},
    "de": {"plural", "plural-gen", "plural-dat"},
    "ru": {"plural", "plural-gen"},
    "pt-BR": {"plural"},
}
PLAIN_TYPES = {"hero", "heroes", "construct", "constructs"}
CASED_TYPES = PLAIN_TYPES | {"hero-acc", "hero-gen", "heroes-gen"}
CASED_TYPES |= {"construct-acc", "construct-gen", "constructs-gen"}
FACTION_FORMS = {
    "en": PLAIN_TYPES | {"an"},
    "pl": CASED_TYPES,
    "de": CASED_TYPES | {"heroes-dat", "constructs-dat"},
    "ru": CASED_TYPES,
    "pt-BR": PLAIN_TYPES,
}
GENDERS = {
    "pl": {"mp", "ma", "mi", "f", "n", "pl"},
    "de": {"m", "f", "n", "pl"},
    "ru": {"m", "f", "n", "pl"},
    "pt-BR": {"m", "f", "mpl", "fpl"},
}
CARD_TYPES = {"term-hero", "term-construct", "term-monster"}
PLURAL_CATEGORIES = {"pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}


def text(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return serialize_pattern(pattern).strip()


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body


def messages(language: str, file: str) -> dict[str, ast.Message]:
    found = [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "an id is defined twice"
    return {message.id.name: message for message in found}


def forms(message: ast.Message) -> dict[str, str]:
    found = {attribute.id.name: text(attribute.value) for attribute in message.attributes}
    assert len(found) == len(message.attributes), f"{message.id.name} defines an attribute twice"
    return found


def expected_forms(language: str, key: str) -> set[str]:
    if key.startswith("card-") or key == "samael":
        return NAME_FORMS[language]
    if key.startswith("term-"):
        return TERM_FORMS[language] | (PLURAL_FORMS[language] if key in CARD_TYPES else set())
    if key.startswith("faction-"):
        return FACTION_FORMS[language]
    return set()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_parses(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize("edition", ["godslayer", "anniversary"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_every_name_a_card(language: str, edition: str) -> None:
    cards = {"card-" + card["id"].replace("_", "-") for card in deckhall.cards("ascension", edition=edition)}
    assert cards
    assert set(messages(language, "names-ascension.ftl")) == cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    names = [text(message.value) for message in messages(language, "names-ascension.ftl").values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_forms_of_its_language(language: str, file: str) -> None:
    for key, message in messages(language, file).items():
        found = forms(message)
        assert set(found) == expected_forms(language, key), key
        assert text(message.value), key
        for form, words in found.items():
            if form == "an":
                assert words in ("a", "an", '{ "" }'), key
            elif form == "gender":
                assert words in GENDERS[language], key
            else:
                assert words, f"{key}.{form}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_can_be_set_to_has_a_name(language: str) -> None:
    found = messages(language, "terms-ascension.ftl")
    for cell in box("ascension").cells():
        assert f"edition-{cell['edition']}" in found
        assert f"variant-{cell['variant']}" in found
    for card in deckhall.cards("ascension"):
        assert f"faction-{card['faction']}" in found
        assert f"term-{card['type']}" in found


@pytest.mark.parametrize("language", sorted(PLURAL_CATEGORIES))
def test_counts_cover_every_plural_of_the_language(language: str) -> None:
    for key, message in messages(language, "terms-ascension.ftl").items():
        if key.startswith("count-"):
            assert message.value is not None
            placeable = message.value.elements[0]
            assert isinstance(placeable, ast.Placeable), key
            assert isinstance(placeable.expression, ast.SelectExpression), key
            variants = placeable.expression.variants
            categories = {variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)}
            assert categories == PLURAL_CATEGORIES[language], key


SPOKEN_COUNTS = {
    ("en", "count-runes"): {1: "1 rune", 2: "2 runes"},
    ("en", "count-honor"): {1: "1 honor", 5: "5 honor"},
    ("pl", "count-runes"): {1: "1 runę", 2: "2 runy", 5: "5 run", 12: "12 run", 22: "22 runy"},
    ("pl", "count-honor"): {1: "1 punkt honoru", 3: "3 punkty honoru", 5: "5 punktów honoru"},
    ("de", "count-runes"): {1: "1 Rune", 2: "2 Runen"},
    ("ru", "count-runes"): {1: "1 руну", 2: "2 руны", 5: "5 рун", 11: "11 рун", 21: "21 руну"},
    ("ru", "count-honor"): {1: "1 очко славы", 3: "3 очка славы", 5: "5 очков славы", 21: "21 очко славы"},
    ("pt-BR", "count-runes"): {1: "1 Runa", 2: "2 Runas"},
    ("pt-BR", "count-honor"): {1: "1 de Honra", 5: "5 de Honra"},
}


@pytest.mark.parametrize(("language", "key"), sorted(SPOKEN_COUNTS))
def test_numbers_inflect(language: str, key: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    for number, words in SPOKEN_COUNTS[language, key].items():
        assert bundle.format_pattern(pattern, {"n": number}) == (words, [])
