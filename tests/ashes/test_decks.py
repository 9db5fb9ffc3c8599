"""Decks in and out, their rules, setups that are refused, positions, and drafts."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.setup.decks import (
    conjuration_pile,
    parse_deck,
    read_deck,
    write_deck,
)
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.setup.random_decks import random_deck
from deckhall.games.ashes.table.state import Ashes
from tests.ashes.tables import ashes

SPOKEN = {
    "Iron Worker": "iron_worker",
    "Żelazny Rzemieślnik": "iron_worker",
    "Coal Roarkwin": "coal_roarkwin",
}
NAMES = {name.casefold(): card for name, card in SPOKEN.items()}


@pytest.mark.parametrize("name", PRECONS)
def test_precons_are_legal_and_round_trip_as_text_and_json(name: str) -> None:
    deck = read_deck(name)
    assert sum(deck["cards"].values()) == 30
    assert read_deck(write_deck(deck)) == deck
    assert read_deck(json.dumps(deck)) == deck
    assert read_deck(json.loads(json.dumps(deck))) == deck


def test_names_in_any_language() -> None:
    text = write_deck(PRECONS["iron_men"]).replace("iron_worker", "Żelazny Rzemieślnik")
    assert read_deck(text, NAMES) == read_deck("iron_men")
    spoken = {card: name for name, card in SPOKEN.items()}
    assert "Żelazny Rzemieślnik" in write_deck(PRECONS["iron_men"], spoken)
    assert read_deck(write_deck(PRECONS["iron_men"], spoken), NAMES) == read_deck("iron_men")


def twice(first: str, second: str) -> dict[str, Any]:
    """Iron Men with four Iron Workers, written by two names."""
    cards = {card: count for card, count in PRECONS["iron_men"]["cards"].items() if card != "iron_worker"}
    return {**PRECONS["iron_men"], "cards": {first: 3, second: 1, **cards}, "first_five": None}


@pytest.mark.parametrize("second", ["Iron Worker", "Żelazny Rzemieślnik", "iron worker"])
def test_a_card_that_is_named_twice_counts_together(second: str) -> None:
    deck = twice("iron_worker", second)
    for list_ in (deck, json.dumps(deck)):
        with pytest.raises(deckhall.InvalidDeck, match="iron_worker: 4 copies"):
            read_deck(list_, NAMES)
    deck["cards"]["iron_worker"] = 2
    assert read_deck(deck, NAMES)["cards"]["iron_worker"] == 3


def test_a_card_that_is_named_twice_in_the_same_way_counts_together_in_json_and_text() -> None:
    deck = json.dumps(twice("iron_worker", "TWICE")).replace("TWICE", "iron_worker")
    with pytest.raises(deckhall.InvalidDeck, match="iron_worker: 4 copies"):
        read_deck(deck)
    text = write_deck(PRECONS["iron_men"]).replace("5 natural", "3 natural, 2 natural")
    assert read_deck(text) == read_deck("iron_men")


@pytest.mark.parametrize("count", [-1, "three", 2.0, True, None])
def test_a_number_of_copies_that_is_none_is_named_also_when_the_card_is_named_twice(count: object) -> None:
    for first, second in ((2, count), (count, 2)):
        deck = twice("iron_worker", "Iron Worker")
        deck["cards"].update({"iron_worker": first, "Iron Worker": second})
        with pytest.raises(deckhall.InvalidDeck, match=r"iron_worker: .* is not a number of copies"):
            read_deck(deck)


def test_every_broken_rule_is_named_at_once() -> None:
    deck = {
        "phoenixborn": "iron_worker",
        "cards": {"iron_worker": 4, "iron_rhino": 1, "one_hundred_blades": 2, "no_such_card": 1, "fear": 0},
        "dice": {"natural": 5, "time": 6},
        "first_five": ["iron_worker", "iron_worker", "seal"],
    }
    with pytest.raises(deckhall.InvalidDeck) as broken:
        read_deck(deck)
    for word in (
        "not a Phoenixborn",
        "4 copies",
        "conjuration",
        "one_hundred_blades is unique",
        "no_such_card",
        "fear: 0",
        "8 cards",
        "'time'",
        "11 dice",
        "3 cards in the First Five",
        "iron_worker is more than once",
        "seal of the First Five",
    ):
        assert word in str(broken.value)


@pytest.mark.parametrize("text", ["", "{", "3 x", "dice: many natural", "{}", "[1]", "hello world"])
def test_broken_deck_files(text: str) -> None:
    with pytest.raises(deckhall.InvalidDeck):
        read_deck(text)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("3 x Iron Worker\nhello world\n\ndice: many natural", [(2, "hello world"), (4, "many natural")]),
        ('{\n"cards": 3,,\n}', [(2, '"cards": 3,,')]),
        ("{\n", [(2, "")]),
    ],
)
def test_lines_that_cannot_be_read_are_told(text: str, lines: list[tuple[int, str]]) -> None:
    with pytest.raises(deckhall.InvalidDeck) as broken:
        parse_deck(text)
    assert broken.value.lines == lines


def test_S3_the_pile_is_searched_for_further_producers() -> None:
    assert conjuration_pile("noah_redmoon", ["summon_sleeping_widows", "summon_false_demon"]) == {
        "sleeping_widow": 6,
        "false_demon": 5,
    }


@pytest.mark.parametrize("seed", range(20))
def test_random_decks_are_legal(seed: int) -> None:
    assert read_deck(random_deck(seed))["cards"] == random_deck(seed)["cards"]


def test_parse_counts_lines_of_one_card_together() -> None:
    assert parse_deck("1 iron_worker\n2x iron_worker # two more\n")["cards"] == {"iron_worker": 3}


@pytest.mark.parametrize(
    "setup",
    [
        {"decks": ["iron_men"]},
        {"decks": ["iron_men"] * 5},
        {"decks": ["iron_men", "iron_men"], "players": 3},
        {"decks": ["iron_men", "iron_men"], "wording": "german"},
        {"decks": ["iron_men", "iron_men"], "stalemate": -1},
        {"decks": ["iron_men", "iron_men"], "no_such_choice": 1},
        {"draft": True},
        {"draft": True, "players": 9},
        {"draft": True, "players": 5, "boxes": 1},
        {"draft": True, "players": 3, "boxes": 3},
        {"draft": True, "players": 3, "boxes": "2"},
        {"draft": True, "players": 5, "after_draft": "table"},
        {"draft": True, "players": 3, "after_draft": "party"},
        {"decks": ["iron_men", "iron_men"], "boxes": 2},
        {"decks": ["iron_men", "iron_men"], "after_draft": "duels"},
        {"draft": True, "players": 2, "decks": ["iron_men", "iron_men"]},
    ],
)
def test_wrong_setups_are_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(deckhall.InvalidSetup):
        deckhall.new_game("ashes", seed=1, **setup)
    with pytest.raises(deckhall.InvalidDeck):
        deckhall.new_game("ashes", seed=1, decks=["iron_men", {"phoenixborn": "coal_roarkwin"}])


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        ({"players": []}, "players"),
        ({"players": [{"phoenixborn": "iron_rhino"}, {}]}, "cannot be there"),
        ({"players": [{}, {}]}, "phoenixborn"),
        ({"players": [{"phoenixborn": "coal_roarkwin", "hand": ["nothing"]}] * 2}, "no card 'nothing'"),
        ({"players": [{"phoenixborn": "coal_roarkwin", "mood": 1}] * 2}, "mood"),
        ({"players": [{"phoenixborn": "coal_roarkwin", "dice": {"active": {"time": {}}}}] * 2}, "time"),
        ({"players": [{"phoenixborn": "coal_roarkwin", "battlefield": ["fear"]}] * 2}, "fear"),
        ({"players": [{"phoenixborn": "coal_roarkwin#4"}] * 2}, "twice"),
        ({"turn": 7}, "turn"),
        ({"phase": "lunch"}, "lunch"),
        ({"events": [{"Deal": {"amount": 1}}]}, "events"),
    ],
)
def test_damaged_positions_are_refused(damage: dict[str, Any], word: str) -> None:
    position = {
        "game": "ashes",
        "players": [{"phoenixborn": "coal_roarkwin"}, {"phoenixborn": "noah_redmoon"}],
    }
    with pytest.raises(deckhall.InvalidPosition, match=word):
        deckhall.load_position({**position, **damage})


def test_a_position_with_a_deck_deals_the_rest() -> None:
    table = ashes(
        {"deck": "iron_men", "hand": ["iron_worker"], "phoenixborn": "coal_roarkwin", "draw_pile": []}
    )
    assert table.draw_pile(0) == []
    game = deckhall.load_position(
        {
            "game": "ashes",
            "players": [{"deck": "iron_men", "hand": ["iron_worker"]}, {"phoenixborn": "noah_redmoon"}],
        }
    )
    state = game.state
    assert isinstance(state, Ashes)
    assert len(state.draw_piles[0]) == 29
    assert len(state.conjurations[0]) == 5


# -- the draft ------------------------------------------------------------------


def drafted(players: int, seed: int) -> deckhall.Game:
    game, random = deckhall.new_game("ashes", draft=True, players=players, seed=seed), Random(seed)
    while game.position()["phase"] == "draft":
        assert game.decision is not None
        game.apply(random.choice(game.decision.options))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draft_ends_with_legal_decks_that_play(players: int) -> None:
    game = drafted(players, 5)
    state = game.state
    assert isinstance(state, Ashes)
    for seat in range(players):
        cards = state.hands[seat] + state.draw_piles[seat]
        names = [state.definitions[card].id for card in cards]
        deck: dict[str, Any] = {
            "phoenixborn": state.definitions[state.phoenixborn[seat]].id,
            "cards": {name: names.count(name) for name in names},
            "dice": {
                magic: state.exhausted_dice[seat * 4 + index]
                for index, magic in enumerate(("ceremonial", "charm", "illusion", "natural"))
            },
        }
        assert read_deck(deck)
        assert set(deck["cards"].values()) == {3}
    if players == 4:
        assert sum(state.exhausted_dice) == 40
    assert game.decision is not None
    assert game.decision.prompt == "first_five"


def test_draft_picks_are_secret_and_packs_go_left() -> None:
    game = deckhall.new_game("ashes", draft=True, players=3, seed=2)
    while game.decision is not None and game.decision.prompt == "phoenixborn":
        game.apply(game.decision.options[0])
    state = game.state
    assert isinstance(state, Ashes)
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.player, game.decision.secret) == ("draft", 0, True)
    first_pack = {option.card for option in game.decision.options}
    assert len(first_pack) == 9
    for seat in range(3):
        assert game.decision.player == seat
        game.apply(game.decision.options[0])
    game.apply(game.decision.options[0])
    assert game.decision.player == 1
    assert {option.card for option in game.decision.options} < first_pack  # player 0's pack went to player 1


def test_every_card_is_told() -> None:
    cards = {card["id"]: card for card in deckhall.cards("ashes")}
    assert len(cards) == 78  # the four reference cards of the dice are nobody's
    assert cards["silver_snake"]["attack"] == "X"
    assert cards["silver_snake"]["produced_by"] == ["summon_silver_snake"]
    assert cards["hammer_knight"]["cost"]["dice"][0] == {"count": 1, "magic": "ceremonial", "face": "power"}
    assert cards["mist_spirit"]["conjuration_limit"] == 10
