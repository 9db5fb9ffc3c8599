"""What players see of a table of Ashes, and how it is written down."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes import BOX
from deckhall.kernel.state import SPECTATOR
from tests.ashes.tables import Scene, ashes


def view(table: Scene, seat: int) -> Any:
    return table.game.view(seat)


def test_a_unit_shows_its_numbers_and_what_lies_on_it() -> None:
    knight = {"card": "hammer_knight", "wounds": 1, "exhaustion": 2, "status": 3, "attached": ["root_armor"]}
    table = ashes({"battlefield": [knight, "gilder"]})
    seen: Any = table.seen("hammer_knight")
    number = table.state.battlefields[0][0]
    assert seen["n"] == number
    assert (seen["attack"], seen["life"], seen["recover"]) == (4, table.life_of("hammer_knight"), 1)
    assert (seen["wounds"], seen["exhaustion"], seen["status"], seen["owner"]) == (1, 2, 3, 0)
    assert [card["id"] for card in seen["attached"]] == ["root_armor"]
    assert "bypass" not in seen
    assert "destroyed" not in seen
    plain: Any = table.seen("gilder")
    assert set(plain) == {"n", "id", "owner", "attack", "life", "recover"}


def test_a_board_shows_piles_by_number_and_conjurations_by_name() -> None:
    mine = {
        "phoenixborn": "maeoni_viper",
        "spellboard": ["summon_gilder"],
        "hand": ["fade_away", "fade_away"],
    }
    table = ashes(mine, {"phoenixborn": "coal_roarkwin"})
    board = view(table, 0)["seats"][0]
    assert board["conjurations"] == Counter(table.conjurations(0))
    assert board["conjurations"]["gilder"] == 5
    assert board["conjuration_count"] == len(table.conjurations(0))
    assert board["deck"]["fade_away"] == 2
    assert [card["id"] for card in board["hand"]] == ["fade_away", "fade_away"]
    assert (board["hand_count"], board["draw_count"]) == (2, 6)
    cards = {card["id"]: card for card in deckhall.cards("ashes")}["maeoni_viper"]
    assert (board["slots"], board["pages"]) == (cards["battlefield"], cards["spellbook"])
    theirs = view(table, 1)["seats"][0]
    assert theirs["hand"] == []
    assert "chosen" not in theirs
    assert theirs["conjurations"] == board["conjurations"]


def test_closed_deck_lists_hide_decks_and_conjurations_of_others() -> None:
    game = deckhall.new_game("ashes", seed=1, decks=["iron_men", "cloudsea_siren"], deck_lists="closed")
    mine: Any = game.view(0)["seats"]
    assert mine[0]["deck"] == game.box.check_deck("iron_men").deck["cards"]
    assert "conjurations" in mine[0]
    assert "deck" not in mine[1]
    assert "conjurations" not in mine[1]
    watching: Any = game.view(SPECTATOR)["seats"]
    assert "deck" not in watching[0]


def test_everybody_sees_the_deck_lists_of_a_game_with_open_ones() -> None:
    game = deckhall.new_game("ashes", seed=1, decks=["iron_men", "cloudsea_siren"])
    seats: Any = game.view(0)["seats"]
    for seat, name in enumerate(("iron_men", "cloudsea_siren")):
        assert seats[seat]["deck"] == game.box.check_deck(name).deck["cards"]


def test_what_is_going_on_is_seen_with_its_targets() -> None:
    table = ashes(
        {"phoenixborn": "maeoni_viper", "spellboard": ["summon_gilder", "summon_gilder"]},
        {"hand": ["golden_veil"], "battlefield": ["anchornaut"]},
    )
    table.activate("summon_gilder", "anchornaut")
    assert table.prompt == "targets_chosen"
    going_on = view(table, SPECTATOR)["events"]
    spell = table.state.spellboards[0][0]
    assert going_on == [
        {
            "event": "use",
            "player": 0,
            "card": spell,
            "text": spell,
            "targets": [table.state.battlefields[1][0]],
            "cancelled": False,
        }
    ]


def test_an_attack_is_seen_as_it_goes_on() -> None:
    table = ashes({"battlefield": ["hammer_knight", "gilder"]}, {"battlefield": ["iron_rhino"]})
    table.attack("player 1", "hammer_knight", "gilder")
    attack = view(table, 1)["attack"]
    assert (attack["player"], attack["defender"], attack["on_unit"]) == (0, 1, False)
    assert attack["attackers"] == table.state.battlefields[0]
    assert len(attack["blockers"]) == 2


def test_a_position_says_in_which_order_alterations_were_attached() -> None:
    knight = {"card": "hammer_knight", "attached": ["root_armor"]}
    one = ashes({"battlefield": [knight]}).game.position()
    assert "attached_order" not in one
    assert "removed" not in one
    worker = {"card": "iron_worker", "attached": ["root_armor"]}
    two = ashes({"battlefield": [knight, worker]})
    assert two.game.position()["attached_order"] == two.state.alterations


def test_a_card_that_belongs_to_somebody_else_says_so_in_a_position() -> None:
    table = ashes(
        {"battlefield": [{"card": "anchornaut", "owner": 1}]},
        {"battlefield": [{"card": "gilder", "owner": 0}]},
    )
    players = table.game.position()["players"]
    assert players[0]["battlefield"][0]["owner"] == 1
    assert players[1]["battlefield"][0]["owner"] == 0


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("hammer_knight", {"magic": ["ceremonial", "natural"], "copies": 3, "recover": 1}),
        ("gilder", {"copies": 5, "conjuration_limit": 5, "produced_by": ["summon_gilder"]}),
        ("summon_gilder", {"produces": ["gilder"], "copies": 3}),
        ("golden_veil", {"magic": ["charm", "natural"], "copies": 3}),
    ],
)
def test_what_is_told_of_a_card(card: str, facts: dict[str, object]) -> None:
    told = {one["id"]: one for one in deckhall.cards("ashes")}[card]
    assert {fact: told.get(fact) for fact in facts} == facts


def test_actions_that_cards_cost() -> None:
    actions = {one["id"]: one["cost"]["action"] for one in deckhall.cards("ashes") if "cost" in one}
    assert (actions["hammer_knight"], actions["golden_veil"]) == ("main", None)
    assert set(actions.values()) == {"main", "side", None}


def test_choices_of_a_game_have_their_defaults() -> None:
    options = BOX.about()["options"]
    assert {name: choice["default"] for name, choice in options.items()} == {
        "draft": False,
        "boxes": None,
        "after_draft": None,
        "first_five": "chosen",
        "deck_lists": "open",
        "wording": "errata",
        "illusion_power": "any",
        "stalemate": 10,
    }
    assert options["draft"]["choices"] == [False, True]
    assert (options["boxes"]["least"], options["boxes"]["most"]) == (1, 2)
    assert (options["stalemate"]["least"], options["stalemate"]["most"]) == (0, 1000)
    assert BOX.about()["players"] == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_decks_make_a_table(players: int) -> None:
    names = ["iron_men", "snakes_in_silver", "mist_guardian", "bloodwoods_queen", "cloudsea_siren"]
    assert deckhall.new_game("ashes", decks=names[:players]).state.seats() == players
    for wrong in (names[:1], names):
        with pytest.raises(deckhall.InvalidSetup, match="two to four"):
            deckhall.new_game("ashes", decks=wrong)


def test_a_suggested_first_five_needs_decks_that_have_one() -> None:
    deck = {**deckhall.new_game("ashes").box.check_deck("iron_men").deck}
    deck.pop("first_five", None)
    with pytest.raises(deckhall.InvalidSetup, match="First Five"):
        deckhall.new_game("ashes", decks=[deck, "iron_men"], first_five="suggested")


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ({"dice": {"activ": {}}}, "activ"),
        ({"dice": {"active": {"charm": {"poser": 1}}}}, "poser"),
        ({"dice": {"active": {"charm": 3}}}, "active dice are written"),
    ],
)
def test_dice_of_a_position_that_cannot_be(player: dict[str, Any], message: str) -> None:
    players = [{"phoenixborn": "coal_roarkwin", **player}, {"phoenixborn": "noah_redmoon"}]
    with pytest.raises(deckhall.InvalidPosition, match=message):
        deckhall.load_position({"game": "ashes", "players": players})


def test_a_new_game_begins_with_nothing_done() -> None:
    game = deckhall.new_game("ashes", seed=1)
    table: Any = game.view(0)
    assert (table["round"], table["phase"], table["main_done"], table["sides"], table["passes"]) == (
        0,
        "setup",
        False,
        0,
        0,
    )
    position = game.position()
    assert (position["acted"], position["idle_rounds"], position["turns"], position["result"]) == (
        False,
        0,
        0,
        0,
    )
