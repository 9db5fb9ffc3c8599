"""Decks in and out, their rules, setups that are refused, positions, and drafts."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes import library
from deckhall.games.ashes.card import Card, OnPlay, main
from deckhall.games.ashes.effects.card_verbs import Summon
from deckhall.games.ashes.setup.decks import (
    broken_rules,
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
        (
            "3 x Iron Worker\nhello world\n\ndice: many natural",
            [(2, "hello world"), (4, "dice: many natural")],
        ),
        ('{\n"cards": 3,,\n}', [(2, '"cards": 3,,')]),
        ("{\n", [(2, "")]),
    ],
)
def test_lines_that_cannot_be_read_are_told(text: str, lines: list[tuple[int, str]]) -> None:
    with pytest.raises(deckhall.InvalidDeck) as broken:
        parse_deck(text)
    assert broken.value.lines == lines


def test_S3_the_pile_is_searched_for_further_producers() -> None:
    assert conjuration_pile(["noah_redmoon", "summon_sleeping_widows", "summon_false_demon"]) == {
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


# -- the edges of what is read ---------------------------------------------------


def faults(**parts: Any) -> list[tuple[str, str, int]]:
    found = broken_rules({**PRECONS["iron_men"], **parts})
    return [(fault.key, fault.about, fault.number) for fault in found]


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ({"natural": 10, "charm": 0}, []),
        ({"natural": 10, "charm": -1}, [("not_a_count", "charm: -1", 0)]),
        ({"natural": 10, "charm": "1"}, [("not_a_count", "charm: '1'", 0)]),
        ({"natural": 9, "charm": 2}, [("wrong_dice", "", 11)]),
        ({"natural": 9, "time": 1}, [("unknown_magic", "'time'", 0)]),
        (10, [("not_dice", "", 0)]),
    ],
)
def test_what_is_wrong_with_dice(dice: Any, found: list[tuple[str, str, int]]) -> None:
    assert faults(dice=dice) == found


def test_a_deck_that_names_too_much_is_not_read() -> None:
    many = {f"card {number}": 1 for number in range(200)}
    assert len(faults(cards=many)) == 50
    assert faults(cards={**many, "one more": 1}) == [("wrong_size", "", 201)]


def test_something_unforeseen_is_named_in_short() -> None:
    assert faults(phoenixborn="x" * 99)[0] == ("no_phoenixborn", "'" + "x" * 59, 0)


def test_the_pile_of_an_unfinished_deck() -> None:
    box = deckhall.new_game("ashes").box
    gilder = {"cards": {"summon_gilder": 1, "no_such_card": 1}}
    assert box.check_deck(gilder).extras == {"gilder": 5}
    assert box.check_deck({"phoenixborn": "nobody", **gilder}).extras == {"gilder": 5}
    assert box.check_deck({"phoenixborn": 3, "cards": 3}).extras == {}


def test_conjurations_bring_out_others() -> None:
    """An Iron Rhino that could bring out Gilders would bring them along."""
    rhino = Card("rhino_herd", "conjuration", limit=2, abilities=(OnPlay(do=(Summon("gilder"),)),))
    call = Card("call_the_herd", "action_spell", main(), abilities=(OnPlay(do=(Summon("rhino_herd"),)),))
    library.add_card(rhino)
    library.add_card(call)
    try:
        assert conjuration_pile(["call_the_herd"]) == {"rhino_herd": 2, "gilder": 5}
    finally:
        library.remove_card("call_the_herd")
        library.remove_card("rhino_herd")


def test_a_text_of_twenty_thousand_characters_is_read() -> None:
    deck = write_deck(PRECONS["iron_men"])
    read = parse_deck(deck + "#" * (20_000 - len(deck)))
    assert read["phoenixborn"] == "coal_roarkwin"
    with pytest.raises(deckhall.InvalidDeck, match="longer than 20000 characters"):
        parse_deck(deck + "#" * (20_001 - len(deck)))


@pytest.mark.parametrize("text", ["{" * 10_000, '{"cards": {"fear": ' + "9" * 5_000 + "}}"])
def test_json_without_end_is_refused(text: str) -> None:
    with pytest.raises(deckhall.InvalidDeck, match="not JSON"):
        parse_deck(text)


def test_names_in_json() -> None:
    deck = {"phoenixborn": "Coal Roarkwin", "cards": {"Iron Worker": 3}, "first_five": ["Iron Worker"]}
    assert parse_deck(json.dumps(deck), NAMES) == {
        "phoenixborn": "coal_roarkwin",
        "cards": {"iron_worker": 3},
        "first_five": ["iron_worker"],
    }


def test_numbers_in_text_have_up_to_four_digits() -> None:
    assert parse_deck("1000 x fear")["cards"] == {"fear": 1000}
    with pytest.raises(deckhall.InvalidDeck, match="10000 x fear"):
        parse_deck("1 x protect\n10000 x fear")


def test_a_line_with_a_colon_that_says_nothing_known() -> None:
    with pytest.raises(deckhall.InvalidDeck, match="motto: no mercy"):
        parse_deck("1 x protect\nmotto: no mercy")
    with pytest.raises(deckhall.InvalidDeck, match="first five with a twist"):
        parse_deck("1 x protect\nfirst five with a twist")
    assert parse_deck("first five: fear, protect")["first_five"] == ["fear", "protect"]


def test_the_reactions_that_a_player_may_hold() -> None:
    """With open lists those of the deck, with closed lists any."""
    open_lists = ashes({"hand": ["final_cry"]}, {})
    assert [card.id for card in open_lists.state.reactions[0]] == ["final_cry"]
    assert open_lists.state.reactions[1] == []
    closed = ashes({"hand": ["final_cry"]}, {}, options={"deck_lists": "closed"})
    assert {"final_cry", "golden_veil"} <= {card.id for card in closed.state.reactions[1]}


LISTS = {
    "a deck site": """
        Iron and Fire

        Coal Roarkwin

        Dice:
        5x Natural
        5x Ceremonial

        First Five:
        Anchornaut
        Iron Worker

        Allies (6):
        3x Anchornaut
        3x Iron Worker

        Ready Spells (3):
        3x Summon Iron Rhino

        Conjurations (2):
        2x Iron Rhino
    """,
    "a forum": """
        **Iron and Fire**
        Phoenixborn: Coal Roarkwin
        Dice: 5 Natural / 5 Ceremonial
        - Anchornaut x3
        - Iron Worker (3)
        - Summon Iron Rhino x3
        First Five: Anchornaut, Iron Worker
    """,
    "our own": """
        name: Iron and Fire
        phoenixborn: coal_roarkwin
        dice: 5 natural, 5 ceremonial
        3 x anchornaut
        3 Iron Worker
        3 summon_iron_rhino
        first five: Anchornaut, iron_worker
    """,
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS.keys())
def test_lists_are_read_as_people_write_them(text: str) -> None:
    assert parse_deck(text) == {
        "name": "Iron and Fire",
        "phoenixborn": "coal_roarkwin",
        "dice": {"natural": 5, "ceremonial": 5},
        "cards": {"anchornaut": 3, "iron_worker": 3, "summon_iron_rhino": 3},
        "first_five": ["anchornaut", "iron_worker"],
    }


def test_only_the_first_line_can_be_a_title() -> None:
    with pytest.raises(deckhall.InvalidDeck, match="2 'neither this'"):
        parse_deck("A title\nneither this\n3 x Iron Worker\n")
