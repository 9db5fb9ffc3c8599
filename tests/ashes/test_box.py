"""What can be chosen for a game of Ashes, and what is said about its cards."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.box import AshesBox
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from tests.ashes.tables import ashes

BOX = AshesBox()
DUEL = ["iron_men", "snakes_in_silver"]


def new(**setup: Any) -> Ashes:
    state = deckhall.new_game("ashes", seed=1, **setup).state
    assert isinstance(state, Ashes)
    return state


@pytest.mark.parametrize("rounds", [0, 1, 1000])
def test_a_stalemate_comes_after_so_many_rounds(rounds: int) -> None:
    assert new(decks=DUEL, stalemate=rounds).match.stalemate == rounds


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ({"decks": DUEL, "stalemate": 1001}, "number of rounds up to 1000"),
        ({"decks": DUEL, "stalemate": -1}, "number of rounds up to 1000"),
        ({"decks": DUEL, "stalemate": "3"}, "number of rounds up to 1000"),
        ({"draft": True, "players": 1}, "two to 8 can draft, not 1"),
        ({"draft": True, "players": 9}, "two to 8 can draft, not 9"),
        ({"draft": True, "players": "3"}, "two to 8 can draft, not '3'"),
        ({"draft": True, "players": 3, "boxes": 0}, "from 1 to 2, not 0"),
        ({"draft": True, "players": 3, "boxes": "2"}, "from 1 to 2, not '2'"),
        ({"draft": True, "players": 5, "boxes": 1}, "5 players need 2 boxes"),
        ({"draft": True, "players": 5, "after_draft": "table"}, "not 5: choose duels"),
        ({"draft": True, "players": 2, "first_five": "suggested"}, "its First Five is chosen"),
        ({"players": 5}, "two to four players can play, not 5"),
        ({"players": 3, "decks": DUEL}, "3 players, but 2 decks"),
        ({"decks": DUEL, "wording": "loud"}, "wording='loud' is not possible"),
        ({"decks": DUEL, "luck": 1}, "has no choice 'luck'"),
    ],
)
def test_what_cannot_be_chosen(setup: dict[str, Any], fault: str) -> None:
    with pytest.raises(deckhall.InvalidSetup, match=fault):
        new(**setup)


def test_without_decks_the_first_precons_play() -> None:
    names = [deck["phoenixborn"] for deck in PRECONS.values()]
    for choices, players in (({}, 2), ({"players": 2}, 2), ({"players": 4}, 4)):
        state = new(**choices)
        assert [state.definitions[card].id for card in state.phoenixborn] == names[:players]


def test_a_draft_is_a_variant() -> None:
    decks, draft = BOX.about()["variants"]
    assert (decks["choices"], draft["choices"]) == ({}, {"draft": True})


@pytest.mark.parametrize(("number", "can_play"), [(1, False), (2, True), (4, True), (5, False)])
def test_decks_of_a_draft_make_a_game_of_two_to_four(number: int, can_play: bool) -> None:
    decks = [PRECONS["iron_men"]] * number
    drafted = {"draft": True, "players": number, "wording": "printed", "stalemate": 3, "boxes": 2}
    game = {"decks": decks, "wording": "printed", "stalemate": 3}
    assert BOX.setup_with_decks(drafted, decks) == (game if can_play else None)


def test_every_card_lies_in_one_place() -> None:
    table = ashes({"battlefield": ["gilder"], "hand": ["fear"]}, {"spellboard": ["protect"]})
    everywhere = BOX.everywhere(table.state)
    assert everywhere is not None
    assert sorted(everywhere) == list(range(len(table.state.definitions)))


# -- cards ----------------------------------------------------------------------


def test_a_card_by_its_name() -> None:
    assert BOX.card("gilder").limit == 5
    with pytest.raises(deckhall.UnknownCard, match="no card 'golden_goose'"):
        BOX.card("golden_goose")


def test_cards_are_worded_as_printed_or_corrected_and_in_no_other_way() -> None:
    assert len(BOX.cards(wording="printed")) == len(BOX.cards())
    with pytest.raises(deckhall.InvalidSetup, match="has no choice 'edition'"):
        BOX.cards(edition="first")


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        (
            "charm_magic",
            {
                "type": "reference",
                "ability_costs": [
                    {
                        "action": "side",
                        "exhaust": False,
                        "discard": 0,
                        "dice": [{"count": 1, "magic": "charm", "face": "power"}],
                    }
                ],
                "abilities": ["charm_power"],
            },
        ),
        (
            "coal_roarkwin",
            {
                "type": "phoenixborn",
                "life": 15,
                "battlefield": 6,
                "spellbook": 5,
                "abilities": ["slash"],
            },
        ),
        (
            "molten_gold",
            {
                "type": "action_spell",
                "cost": {
                    "action": "main",
                    "exhaust": False,
                    "discard": 0,
                    "dice": [{"count": 2, "magic": "natural", "face": "power"}],
                },
                "magic": ["natural"],
                "copies": 3,
                "abilities": [],
            },
        ),
        (
            "silver_snake",
            {
                "type": "conjuration",
                "attack": "X",
                "life": 4,
                "recover": 3,
                "unique_to": "maeoni_viper",
                "conjuration_limit": 3,
                "produced_by": ["summon_silver_snake"],
                "copies": 3,
                "abilities": ["consume"],
            },
        ),
    ],
)
def test_everything_that_is_said_about_a_card(name: str, facts: dict[str, Any]) -> None:
    said = next(card for card in BOX.cards() if card["id"] == name)
    assert said == {"id": name, "ability_costs": [], **facts}


def test_unique_cards_name_their_phoenixborn() -> None:
    unique = {card["id"]: card["unique_to"] for card in BOX.cards() if "unique_to" in card}
    assert set(unique.values()) == {deck["phoenixborn"] for deck in PRECONS.values()}
    assert "iron_worker" not in unique
