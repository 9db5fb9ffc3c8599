"""The costs of abilities as the deck builder shows them."""

from __future__ import annotations

import pytest

from deckhall.games.ashes.box import AshesBox

BOX = AshesBox()


@pytest.mark.parametrize(
    ("name", "prices"),
    [
        ("root_armor", [["any"]]),  # respark
        ("summon_mist_spirit", [["illusion"], ["any"]]),  # activating it, and paying more
        ("blue_jaguar", [["any"]]),  # Gaze, whenever a unit arrives
        ("summon_gilder", [["natural"]]),
    ],
)
def test_what_the_abilities_of_a_card_cost(name: str, prices: list[list[str]]) -> None:
    said = next(card for card in BOX.cards() if card["id"] == name)
    assert [[dice["magic"] for dice in cost["dice"]] for cost in said["ability_costs"]] == prices
