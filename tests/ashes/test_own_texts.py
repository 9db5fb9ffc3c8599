"""Texts that no printed card has: "if you do" looks at the step before it, and what would do nothing is not asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckhall.games.ashes import library
from deckhall.games.ashes.card import Activated, Card, Cost, OnPlay, Target, basic, main
from deckhall.games.ashes.effects.card_verbs import Draw
from deckhall.games.ashes.effects.conditions import Focus, IfDone, May
from deckhall.games.ashes.effects.verbs import Deal, DealToYourUnit, RemoveWounds
from deckhall.games.ashes.terms import UNIT, YOUR_PHOENIXBORN, YOUR_UNITS
from deckhall.kernel.state import Effect
from tests.ashes.tables import Scene, ashes


@pytest.fixture
def text(request: pytest.FixtureRequest) -> Iterator[None]:
    """A spell with a text of its own."""
    do: tuple[Effect, ...] = request.param
    targets = (Target(UNIT),) if any([isinstance(effect, RemoveWounds) for effect in do]) else ()
    library.add_card(
        Card("own_text", "action_spell", main(basic()), abilities=(OnPlay(do=do, targets=targets),))
    )
    yield
    library.remove_card("own_text")


def read() -> Scene:
    table = ashes({"hand": ["own_text"]})
    table.play("own_text")
    return table


IF_SO_DRAW = IfDone((Draw(1),))
NO_DAMAGE = Deal(0, YOUR_PHOENIXBORN)


@pytest.mark.parametrize(
    "text",
    [
        (Draw(1), Deal(YOUR_UNITS, YOUR_PHOENIXBORN), IF_SO_DRAW),  # without units it deals nothing
        (Draw(1), DealToYourUnit(1), IF_SO_DRAW),  # there is none
        (Draw(1), May((NO_DAMAGE,)), IF_SO_DRAW),
    ],
    indirect=True,
)
@pytest.mark.usefixtures("text")
def test_if_you_do_asks_about_the_step_before_and_none_earlier() -> None:
    assert read().hand(0) == ["call_upon_the_realms"]


@pytest.mark.parametrize("text", [(NO_DAMAGE, IF_SO_DRAW)], indirect=True)
@pytest.mark.usefixtures("text")
def test_no_damage_is_nothing_done() -> None:
    table = read()
    assert (table.hand(0), table.wounds("coal_roarkwin")) == ([], 0)


@pytest.mark.parametrize("text", [(May((NO_DAMAGE,)),)], indirect=True)
@pytest.mark.usefixtures("text")
def test_whether_to_deal_no_damage_is_not_asked() -> None:
    assert read().prompt == "turn"


@pytest.mark.parametrize("text", [(RemoveWounds(2),)], indirect=True)
@pytest.mark.usefixtures("text")
@pytest.mark.parametrize(("wounds", "healed"), [(0, []), (1, [1])])
def test_whoever_has_no_wounds_is_not_healed(wounds: int, healed: list[int]) -> None:
    table = ashes({"hand": ["own_text"], "battlefield": [{"card": "hammer_knight", "wounds": wounds}]})
    table.play("own_text", "hammer_knight")
    assert [happening.amount for happening in table.happened if happening.kind == "healed"] == healed


def test_a_card_has_one_definition() -> None:
    assert library.definitions() is library.definitions()


@pytest.mark.parametrize("text", [(May((DealToYourUnit(1),)),)], indirect=True)
@pytest.mark.usefixtures("text")
def test_what_does_not_say_whether_it_can_happen_is_asked() -> None:
    assert read().prompt == "may"


@pytest.mark.parametrize("text", [(Focus(1, (Draw(2),), (Draw(1),)),)], indirect=True)
@pytest.mark.usefixtures("text")
def test_only_spells_on_a_spellboard_have_focus() -> None:
    assert len(read().hand(0)) == 1


def test_three_cards_are_the_price() -> None:
    ability = Activated(cost=Cost(side=True, discard=3), do=(Draw(1),))
    library.add_card(Card("own_spell", "ready_spell", main(basic()), abilities=(ability,)))
    try:
        table = ashes({"spellboard": ["own_spell"], "hand": ["fear", "protect", "purge", "redirect"]})
        table.activate("own_spell", "fear", "protect", "purge")
        assert table.discard(0) == ["fear", "protect", "purge"]
        assert table.hand(0) == ["redirect", "call_upon_the_realms"]
    finally:
        library.remove_card("own_spell")


@pytest.mark.parametrize("text", [(IF_SO_DRAW, Draw(1))], indirect=True)
@pytest.mark.usefixtures("text")
def test_if_you_do_at_the_beginning_of_a_text_asks_about_nothing_before_it() -> None:
    table = ashes({"hand": ["own_text", "own_text"]})
    table.play("own_text")
    assert len(table.hand(0)) == 2
    table.end_turn()
    table.end_turn()
    table.play("own_text")
    assert len(table.hand(0)) == 2
