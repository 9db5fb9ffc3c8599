"""A card of one's own, written outside the package, plays in both editions and both builds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import deckhall
from deckhall.games.ascension import library
from deckhall.games.ascension.card import LIFEBOUND, hero
from deckhall.games.ascension.effects import Draw, Gain
from deckhall.games.ascension.state import Ascension, AscensionEffect
from deckhall.kernel.state import Task
from tests.ascension.tables import ascension


@dataclass(frozen=True)
class DoublePower(AscensionEffect):
    """You have twice as much power."""

    def resolve(self, state: Ascension, task: Task) -> None:
        state.power *= 2


@pytest.fixture
def stag() -> Iterator[None]:
    library.add_card(
        hero("silver_stag", LIFEBOUND, 4, 2, 3, Gain(power=2), DoublePower()), play=(Gain(runes=1), Draw(1))
    )
    yield
    library.remove_card("silver_stag")


@pytest.mark.usefixtures("stag")
def test_own_card() -> None:
    table = ascension(hand=["silver_stag"])
    table.play("silver_stag")
    assert table.power == 4


@pytest.mark.usefixtures("stag")
def test_an_own_card_may_differ_between_editions() -> None:
    table = ascension(hand=["silver_stag"], edition="anniversary")
    table.play("silver_stag")
    assert (table.power, table.runes) == (0, 1)


@pytest.mark.usefixtures("stag")
def test_printed_cards_keep_their_numbers() -> None:
    def numbered() -> list[tuple[int, str]]:
        state = deckhall.new_game("ascension", seed=1).state
        assert isinstance(state, Ascension)
        return [(number, card.id) for number, card in enumerate(state.cards)]

    with_stag = numbered()
    library.remove_card("silver_stag")
    without = numbered()
    library.add_card(hero("silver_stag", LIFEBOUND, 4, 2, 3))
    assert with_stag[: len(without)] == without
    assert [card_id for _, card_id in with_stag[len(without) :]] == ["silver_stag"] * 3


def test_a_card_that_is_there_already_is_refused() -> None:
    with pytest.raises(deckhall.InvalidSetup, match="has a card 'mystic' already"):
        library.add_card(hero("mystic", LIFEBOUND, 1, 1, 1))


def test_a_card_that_was_not_added_cannot_be_removed() -> None:
    with pytest.raises(deckhall.UnknownCard):
        library.remove_card("mystic")
