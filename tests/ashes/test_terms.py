"""A card with a word that means nothing is refused before anybody plays it, in both builds.

The ignores in this file are part of the tests: a type checker that did not see the wrong term would call them unused.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest

import deckhall
from deckhall.games.ashes import card, library, terms
from deckhall.games.ashes.card import Activated, AttachOnlyTo, Card, Keyword, OnPlay, Target, Triggered, XIs
from deckhall.games.ashes.card_check import check_names, check_terms
from deckhall.games.ashes.cards import all_cards
from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.effects.card_verbs import Summon
from deckhall.games.ashes.effects.conditions import May
from deckhall.games.ashes.effects.verbs import Deal
from deckhall.games.ashes.terms import ACTION_SPELL, ALLY, UNIT
from deckhall.kernel.errors import InvalidCard
from deckhall.kernel.packing import words


def spell(*do: Any, targets: tuple[Target, ...] = (Target(UNIT),)) -> Card:
    return Card("my_spell", ACTION_SPELL, abilities=(OnPlay(targets=targets, do=do),))


WRONG: dict[str, Card] = {
    "targt": spell(Deal(2, "targt")),  # type: ignore[arg-type]  # that is what is tested
    "tow": spell(May((Deal("tow"),))),  # type: ignore[arg-type]  # that is what is tested
    "yuors": spell(Deal(2), targets=(Target(UNIT, "yuors"),)),  # type: ignore[arg-type]  # that is what is tested
    "unti": spell(Deal(2), targets=(Target("unti"),)),  # type: ignore[arg-type]  # that is what is tested
    "dyed": Card("mine", ALLY, abilities=(Triggered(when=("received", "dyed")),)),  # type: ignore[arg-type]  # that is what is tested
    "enemy": Card("mine", ALLY, abilities=(Triggered(when=("received",), whom="enemy"),)),  # type: ignore[arg-type]  # that is what is tested
    "fight": Card("mine", ALLY, abilities=(Triggered(when=("received",), by="fight"),)),  # type: ignore[arg-type]  # that is what is tested
    "unit_gard": Card("mine", ALLY, abilities=(Keyword("unit_gard"),)),  # type: ignore[arg-type]  # that is what is tested
    "alley": Card("mine", "alley"),  # type: ignore[arg-type]  # that is what is tested
    "magick": Card("mine", ALLY, card.main(card.Dice(1, "magick", "class"))),  # type: ignore[arg-type]  # that is what is tested
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_term_is_refused_with_card_and_term(wrong: str) -> None:
    with pytest.raises(InvalidCard, match=rf"^{WRONG[wrong].id}: .*'{wrong}'"):
        Definition(WRONG[wrong])
    with pytest.raises(InvalidCard):
        library.add_card(WRONG[wrong])


def test_the_message_says_what_is_possible() -> None:
    with pytest.raises(InvalidCard) as raised:
        check_terms(WRONG["yuors"])
    assert str(raised.value) == "my_spell: Target.whose is 'yuors'; it may be: anybody, yours, opposing"
    assert isinstance(raised.value, deckhall.GameError)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (spell(Summon("guilder"), targets=()), "my_spell speaks of 'guilder', which is no conjuration"),
        (
            spell(Summon("iron_worker"), targets=()),
            "my_spell speaks of 'iron_worker', which is no conjuration",
        ),
        (
            Card("mine", ALLY, unique_to="noah_redmoo"),
            "mine speaks of 'noah_redmoo', which is no phoenixborn",
        ),
        (
            Card("mine", ALLY, abilities=(XIs(copies_of="summon_guilder"),)),
            "mine counts copies of 'summon_guilder', which is no card",
        ),
        (
            Card("mine", ALLY, abilities=(AttachOnlyTo(having="ilusion"),)),
            "mine speaks of the ability 'ilusion', which no card has",
        ),
    ],
)
def test_a_card_speaks_of_what_is_there(wrong: Card, said: str) -> None:
    with pytest.raises(InvalidCard) as raised:
        check_names({**all_cards(), wrong.id: wrong})
    assert str(raised.value) == said
    with pytest.raises(InvalidCard):
        library.add_card(wrong)


def test_a_right_card_is_accepted() -> None:
    check_terms(spell(Deal(2, "target")))
    check_terms(Card("mine", ALLY, abilities=(Activated("throw", 1, do=(Deal("number", "this"),)),)))


def test_every_field_that_holds_a_term_says_which() -> None:
    """So that nobody adds a verb whose typing errors nobody sees."""
    known = {name: get_args(kind) for name, kind in vars(terms).items() if get_args(kind)}
    checked = 0
    for word in words("deckhall.games.ashes").values():
        for field in getattr(word, "__dataclass_fields__", {}).values():
            named = [name for name in known if isinstance(field.type, str) and name in _names(field.type)]
            if named and word.__module__ != "deckhall.games.ashes.table.events":
                assert field.metadata.get("allowed") == known[named[0]], f"{word.__name__}.{field.name}"
                checked += 1
    assert checked > 25 or deckhall.compiled()  # the compiled build keeps no names of types


def _names(annotation: str) -> list[str]:
    return annotation.replace("[", " ").replace("]", " ").replace(",", " ").split()
