"""The names and terms of Ashes are there in every language, with every form that language needs."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import deckhall

LOCALE = Path(deckhall.__file__).parent / "text" / "locale"
FILES = ("names-ashes.ftl", "terms-ashes.ftl")

FORMS = {
    "en": {"an"},
    "pl": {"acc", "gen", "gender"},
    "de": {"acc", "gen", "gender"},
    "ru": {"acc", "gen", "gender"},
    "pt-BR": {"gender"},
}
TERM_FORMS = {
    "en": FORMS["en"],
    "pl": FORMS["pl"] | {"loc"},
    "de": FORMS["de"] | {"dat"},
    "ru": FORMS["ru"] | {"loc"},
    "pt-BR": FORMS["pt-BR"],
}
GENDERS = {
    "pl": {"mp", "ma", "mi", "f", "n", "pl"},
    "de": {"m", "f", "n", "pl"},
    "ru": {"m", "f", "n", "pl"},
    "pt-BR": {"m", "f", "mpl", "fpl"},
}
DIE_FORMS = {"pl": {"acc", "gen"}, "ru": {"acc", "gen"}}
PLURALS = {"pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}


def words(text: str) -> list[str]:
    return text.split()


PHOENIXBORN = words("aradel_summergaard coal_roarkwin jessa_na_ni maeoni_viper noah_redmoon saria_guideman")
CARDS = PHOENIXBORN + words("""
    anchornaut iron_worker hammer_knight one_hundred_blades spiked_armor expand_energy strengthen protect
    chant_of_revenge summon_iron_rhino iron_rhino
    call_upon_the_realms summon_silver_snake refresh empower hypnotize open_memories molten_gold transfer
    golden_veil summon_gilder gilder silver_snake
    shifting_mist summon_mist_spirit summon_blue_jaguar reflections_in_the_water mist_typhoon out_of_the_mist
    root_armor steady_gaze massive_growth summon_butterfly_monk blue_jaguar mist_spirit butterfly_monk
    fear blood_transfer summon_blood_puppet cut_the_strings undying_heart redirect final_cry blood_archer
    living_doll leech_warrior blood_puppet
    purge abundance summon_three_eyed_owl summon_seaside_raven hidden_power seal strange_copy sympathy_pain
    rose_fire_dancer enchanted_violinist seaside_raven three_eyed_owl
    small_sacrifice summon_masked_wolf summon_false_demon sleight_of_hand bound_soul bring_forth
    summon_sleeping_widows shadow_counter fade_away stormwind_sniper masked_wolf false_demon sleeping_widow
    ceremonial_magic charm_magic illusion_magic natural_magic
""")
DECKS = words("iron_men snakes_in_silver mist_guardian bloodwoods_queen cloudsea_siren shadows_of_viros")
ABILITIES = words("""
    focus respark bypass fleeting unit-guard spell-guard magic-guard battle-advantage illusion water-blast slash
    screams-of-the-departed strike shadow-target hearts-pull throw resourceful overtime aftershock spiked-skin
    inheritance consume gaze last-blessing blood-oath pain-link shadow-drain cursed self-inflict distract
    song-of-sorrow memory-drain ambush
""")
TERMS = words("""
    phoenixborn unit ally conjuration ready-spell action-spell reaction-spell alteration-spell hand draw-pile
    conjuration-pile discard-pile battlefield spellboard active-pool exhausted-pool main-action side-action round
    turn prepare-phase player-turns-phase recovery-phase attack life recover first-player-token attacker blocker
    guard counter target
""")
COUNTS = words("damage wounds exhaustion status cards dice units")


def key(kind: str, identifier: str) -> str:
    return f"{kind}-{identifier.replace('_', '-')}"


EXPECTED = {
    "game-ashes",
    "about-ashes",
    *(key("card", card) for card in CARDS),
    *(key("epithet", card) for card in PHOENIXBORN),
    *(key("deck", deck) for deck in DECKS),
    *(key("ability", ability) for ability in ABILITIES),
    *(key("die", magic) for magic in ("ceremonial", "charm", "illusion", "natural")),
    *(key("level", level) for level in ("power", "class", "basic")),
    *(key("term", term) for term in TERMS),
    *(key("count", thing) for thing in COUNTS),
}


def entries(language: str) -> list[ast.EntryType]:
    return [
        entry
        for file in FILES
        for entry in FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body
    ]


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


def text(pattern: ast.Pattern | None) -> str:
    """What a pattern without variables says."""
    assert pattern is not None
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        else:
            assert isinstance(element.expression, ast.StringLiteral)
            said += element.expression.value
    return said


def forms(message: ast.Message) -> dict[str, str]:
    return {attribute.id.name: text(attribute.value) for attribute in message.attributes}


def named(language: str, *kinds: str) -> dict[str, ast.Message]:
    return {m.id.name: m for m in messages(language) if m.id.name.split("-")[0] in kinds}


def test_the_box_holds_78_cards_and_the_powers_of_four_dice() -> None:
    assert len(CARDS) == len(set(CARDS)) == 78 + 4


@pytest.mark.parametrize("language", FORMS)
def test_every_line_is_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", FORMS)
def test_every_name_and_term_is_there_once(language: str) -> None:
    found = [message.id.name for message in messages(language)]
    assert sorted(found) == sorted(EXPECTED)
    assert [message.id.name for message in messages("en")] == found, "languages keep the same order"


@pytest.mark.parametrize("language", FORMS)
def test_cards_and_terms_have_the_forms_of_their_language(language: str) -> None:
    for name, message in named(language, "card", "term").items():
        assert text(message.value), name
        needed = FORMS if name.startswith("card-") else TERM_FORMS
        assert sorted(a.id.name for a in message.attributes) == sorted(needed[language]), name
        for form, said in forms(message).items():
            assert said == said.strip(), (name, form)
            if form == "gender":
                assert said in GENDERS[language], name
            elif form == "an":
                initial = text(message.value)[0].lower()
                assert said in {"", "an" if initial in "aeiou" and name != "term-unit" else "a"}, name
            else:
                assert said, (name, form)


@pytest.mark.parametrize("language", FORMS)
def test_other_names_have_only_the_forms_they_need(language: str) -> None:
    for name, message in named(language, "ability", "deck", "epithet", "level").items():
        assert text(message.value), name
        assert not message.attributes, name
    for name, message in named(language, "die").items():
        assert text(message.value), name
        assert set(forms(message)) == DIE_FORMS.get(language, set()), name


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("kind", ["card", "ability", "deck", "epithet", "die", "level"])
def test_no_two_things_share_a_name(language: str, kind: str) -> None:
    names = [text(message.value) for message in named(language, kind).values()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", FORMS)
def test_amounts_name_their_number_and_inflect(language: str) -> None:
    for name, message in named(language, "count").items():
        assert message.value is not None
        [first, *_] = message.value.elements
        assert isinstance(first, ast.Placeable), name
        variants: list[ast.Variant] = []
        patterns = [message.value]
        if isinstance(first.expression, ast.SelectExpression):
            variants = first.expression.variants
            patterns = [variant.value for variant in variants]
        for pattern in patterns:
            number = pattern.elements[0]
            assert isinstance(number, ast.Placeable), name
            assert isinstance(number.expression, ast.VariableReference), name
            assert number.expression.id.name == "n", name
        if language in PLURALS:
            categories = {v.key.name for v in variants if isinstance(v.key, ast.Identifier)}
            assert categories == PLURALS[language], name
