"""Printed cards made ready for play: what is worked out once for every game, and the library that keeps it."""

from __future__ import annotations

import pytest

import deckhall
from deckhall.games.ashes import library
from deckhall.games.ashes.card import Card, Dice, OnPlay, class_, main, power, side
from deckhall.games.ashes.cards import all_cards
from deckhall.games.ashes.definition import Definition, Price
from deckhall.games.ashes.effects.card_verbs import Draw, Summon
from deckhall.games.ashes.terms import (
    AT_ARRIVES,
    AT_DESTROYED,
    AT_TARGETS_CHOSEN,
    AT_WOULD_RECEIVE,
    CHARM,
    MAGICS,
    NATURAL,
)
from deckhall.kernel.errors import InvalidCard


def made(name: str) -> Definition:
    return Definition(all_cards()[name])


def every(part: str) -> dict[str, object]:
    """The cards for which this part says something."""
    found = {name: getattr(Definition(card), part) for name, card in all_cards().items()}
    return {name: value for name, value in found.items() if value}


def test_a_price_is_paid_power_first_and_any_die_last() -> None:
    price = Price((Dice(2), class_(NATURAL), power(CHARM)))
    assert price.demands == (9, 7, 0, 0)
    assert (price.total, price.needs) == (4, [(CHARM, 1, 0), (NATURAL, 0, 1)])
    assert price.payment is None


@pytest.mark.parametrize("magic", range(4))
def test_a_price_in_each_magic(magic: int) -> None:
    assert Price((Dice(1, MAGICS[magic], "class"),)).demands == (4 + magic,)
    assert Price((Dice(1, MAGICS[magic], "power"),)).demands == (8 + magic,)


def test_focus_makes_a_price_cheaper_by_dice_of_any_kind() -> None:
    assert Price((Dice(3),), 2).demands == (0,)
    assert Price((Dice(1),), 2).demands == ()
    assert [price.total for price in made("summon_iron_rhino").activations[0].prices] == [6, 5, 4]


def test_a_second_way_to_pay_is_a_second_activation() -> None:
    first, second = made("summon_masked_wolf").activations
    assert first.ability is second.ability
    assert (first.index, second.index) == (0, 1)
    assert (first.cost, second.cost) == (first.ability.cost, first.ability.instead)
    assert (first.focus, second.focus) == (0, 1)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("charm_magic", ["is_reference"]),
        ("summon_gilder", ["is_spell", "is_ready_spell"]),
        ("final_cry", ["is_spell", "is_reaction"]),
        ("spiked_armor", ["is_spell", "is_alteration"]),
        ("gilder", ["is_conjuration"]),
        ("molten_gold", ["is_spell"]),
        ("iron_worker", []),
    ],
)
def test_kinds_of_cards(name: str, kinds: list[str]) -> None:
    definition = made(name)
    every_kind = [
        "is_reference",
        "is_spell",
        "is_ready_spell",
        "is_reaction",
        "is_alteration",
        "is_conjuration",
    ]
    assert [kind for kind in every_kind if getattr(definition, kind)] == kinds


def test_abilities_are_sorted_by_what_the_rules_do_with_them() -> None:
    prices = {name: price.total for name, price in every("respark").items() if isinstance(price, Price)}
    assert prices == {"reflections_in_the_water": 1, "root_armor": 1, "undying_heart": 2, "bring_forth": 2}
    assert set(every("suppresses")) == {"reflections_in_the_water", "bring_forth"}
    assert set(every("attach_only_to")) == {"massive_growth", "bring_forth"}
    assert every("x_copies_of") == {"butterfly_monk": "summon_butterfly_monk"}
    assert set(every("is_guarded")) == {"summon_silver_snake", "massive_growth", "seaside_raven"}
    assert set(every("discards_when_empty")) == {"protect"}
    assert set(every("becomes_ally")) == {"strange_copy"}
    assert set(every("x_attack")) == {"strange_copy", "silver_snake"}
    assert set(every("x_life")) == {"strange_copy", "butterfly_monk"}


@pytest.mark.parametrize(
    ("name", "speaks", "must"),
    [
        ("protect", {AT_ARRIVES, AT_WOULD_RECEIVE}, {AT_ARRIVES}),
        ("golden_veil", {AT_TARGETS_CHOSEN}, set()),
        ("silver_snake", {AT_DESTROYED}, {AT_DESTROYED}),
        ("molten_gold", set(), set()),
    ],
)
def test_moments_at_which_a_card_speaks(name: str, speaks: set[int], must: set[int]) -> None:
    definition = made(name)
    assert definition.mask == sum([1 << moment for moment in speaks])
    assert definition.forced_mask == sum([1 << moment for moment in must])


# -- the library ----------------------------------------------------------------


def test_a_definition_is_made_once() -> None:
    assert library.definitions()["gilder"] is library.definitions()["gilder"]
    assert library.definitions("printed")["gilder"] is not library.definitions()["gilder"]


def test_a_card_of_ones_own_comes_and_goes() -> None:
    library.definitions()
    library.add_card(Card("gift", "action_spell", side(), abilities=(OnPlay(do=(Draw(1),)),)))
    try:
        assert library.definitions()["gift"].cost.side
        library.add_card(Card("gift", "action_spell", main()))  # a better thought
        assert not library.definitions()["gift"].cost.side
    finally:
        library.remove_card("gift")
    assert "gift" not in library.definitions()
    with pytest.raises(deckhall.UnknownCard, match="no card 'gift' was added"):
        library.remove_card("gift")


def test_printed_cards_are_not_replaced() -> None:
    with pytest.raises(deckhall.InvalidSetup, match="has a card 'gilder' already"):
        library.add_card(Card("gilder", "conjuration"))


def test_what_a_card_brings_out_must_be_there() -> None:
    summons = Card("summons", "action_spell", main(), abilities=(OnPlay(do=(Summon("golden_goose"),)),))
    with pytest.raises(InvalidCard, match="golden_goose"):
        library.add_card(summons)
