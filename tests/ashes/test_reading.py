"""Positions written by hand: what may be left out, and what is wrong with what is there."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from tests.ashes.test_draft import new_draft

COAL: dict[str, Any] = {"phoenixborn": "coal_roarkwin"}
NOAH: dict[str, Any] = {"phoenixborn": "noah_redmoon"}


def load(*players: Any, **parts: Any) -> Ashes:
    position = {"game": "ashes", "players": list(players) or [COAL, NOAH], **parts}
    state = deckhall.load_position(position).state
    assert isinstance(state, Ashes)
    return state


def names(state: Ashes, cards: list[int]) -> list[str]:
    return [state.definitions[card].id for card in cards]


@pytest.mark.parametrize(
    ("players", "parts", "fault"),
    [
        ([], {"weather": "fine"}, "position: unknown part 'weather'"),
        ([], {"options": {"mood": 1}}, "options: unknown part 'mood'"),
        ([], {"options": {"wording": "loud"}}, "'options' need a wording"),
        ([], {"options": {"illusion_power": "loud"}}, "'options' need a wording"),
        ([], {"options": 3}, "'options' is an object"),
        ([], {"options": {"stalemate": "3"}}, "'stalemate' must be a number"),
        ([COAL], {}, "two to four players"),
        ([COAL] * 5, {}, "two to four players"),
        ([COAL] * 9, {"phase": "draft"}, "two to four players"),
        ([COAL, 3], {}, "player 1 is an object"),
        ([COAL, {}], {}, "player 1 needs a phoenixborn"),
        ([COAL, {"deck": "nothing"}], {}, "player 1: "),
        ([{**COAL, "hand": [3]}, NOAH], {}, "a card is written as its id"),
        ([{**COAL, "hand": [{"card": "fear", "age": 3}]}, NOAH], {}, "unknown part 'age'"),
        ([{**COAL, "hand": ["fear#x"]}, NOAH], {}, "'fear#x' has no number after '#'"),
        ([{**COAL, "hand": ["fear#3"]}, NOAH], {}, "card number 3 appears twice"),
        ([{**COAL, "hand": ["fear#99"]}, NOAH], {}, "without gaps"),
        ([{**COAL, "hand": "fear"}, NOAH], {}, "'hand' is a list"),
        ([{**COAL, "hand": ["gilder"]}, NOAH], {}, "gilder .conjuration. cannot be there"),
        ([{**COAL, "hand": ["charm_magic"]}, NOAH], {}, "charm_magic .reference. cannot be there"),
        ([{**COAL, "spellboard": ["fear"]}, NOAH], {}, "fear .action_spell. cannot be there"),
        ([{**COAL, "conjurations": ["fear"]}, NOAH], {}, "fear .action_spell. cannot be there"),
        ([{**COAL, "battlefield": [{"card": "gilder", "attached": ["fear"]}]}, NOAH], {}, "cannot be there"),
        ([], {"removed": ["charm_magic"]}, "cannot be there"),
        ([], {"removed": ["fear"]}, "removed: a card there needs its 'owner'"),
        ([], {"removed": [{"card": "fear", "owner": 2}]}, "fear: its owner is no player"),
        ([{**COAL, "dice": {"exhausted": {"time": 1}}}, NOAH], {}, "unknown part 'time'"),
        ([], {"attached_order": [5]}, "lists the numbers of all attached cards"),
        ([], {"attack": {"Event": {"card": 4, "player": 0}}}, "'attack' is an Attack"),
        ([], {"phase": "recovery"}, "the turn of a living player"),
        ([], {"turn": -1, "token": 0}, "the turn of a living player"),
        ([], {"turn": 2}, "'token' and 'turn' are seats"),
        ([], {"turn": -2, "token": 0}, "'token' and 'turn' are seats"),
        ([], {"token": 2}, "'token' and 'turn' are seats"),
        ([{**COAL, "alive": False}, NOAH, COAL], {"token": 1}, "the turn of a living player"),
        ([], {"round": 1_000_001}, "'round' must be a number up to 1000000"),
        ([], {"round": 1.5}, "'round' must be a number"),
    ],
)
def test_what_is_wrong(players: list[Any], parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(deckhall.InvalidPosition, match=fault):
        load(*players, **parts)


@pytest.mark.parametrize(("place", "cards"), [("removed", 985), ("removed", 986)])
def test_a_table_has_at_most_a_thousand_cards(place: str, cards: int) -> None:
    bare: dict[str, Any] = {"draw_pile": [], "conjurations": []}
    others = [{**COAL, **bare, "discard": ["fear"] * 9}, {**NOAH, **bare}]
    pile = [{"card": "fear", "owner": 0}] * cards
    if cards == 985:
        assert len(load(*others, removed=pile).definitions) == 1000
    else:
        with pytest.raises(deckhall.InvalidPosition, match="at most 1000 cards"):
            load(*others, removed=pile)


def test_effects_are_at_most_ten_thousand_values() -> None:
    """Empty lists nobody reads: the first four are the parts themselves."""
    for count, fault in ((9_995, "a list of events"), (9_997, "more effects")):
        with pytest.raises(deckhall.InvalidPosition, match=fault):
            load(events=[[]] * count)


def test_what_is_left_out() -> None:
    state = load()
    assert (state.round, state.token, state.player, state.sides, state.passes) == (1, 0, 0, 1, 0)
    assert (state.match.wording, state.match.illusion, state.match.closed) == ("errata", "any", False)
    assert state.match.stalemate == 10
    assert load(turn=1).token == 1
    assert load(round=1_000_000).round == 1_000_000


def test_two_to_four_sit_at_a_table() -> None:
    for players in (2, 3, 4):
        assert len(load(*[COAL] * players).alive) == players


def test_eight_have_drafted() -> None:
    again = deckhall.load_position(new_draft(8).position())
    assert again.state.seats() == 8
    outcome = {"reason": "drafted", "winners": [], "scores": [0] * 8}
    ended = deckhall.load_position({"game": "ashes", "players": [COAL] * 8, "outcome": outcome})
    assert ended.outcome is not None
    with pytest.raises(deckhall.InvalidPosition, match="two to four players"):
        deckhall.load_position({"game": "ashes", "players": [COAL] * 9, "outcome": outcome})


def test_numbers_of_cards_may_be_given_to_some() -> None:
    state = load({**COAL, "hand": ["fear#4", "protect"]}, NOAH)
    assert (names(state, [4]), state.hands[0][0]) == (["fear"], 4)
    assert state.phoenixborn[0] == 5


def test_a_deck_brings_what_is_not_on_the_table() -> None:
    player = {"deck": "iron_men", "hand": ["iron_worker"], "battlefield": ["iron_rhino", "hammer_knight"]}
    state = load(player, NOAH, seed=1)
    pile = names(state, state.draw_piles[0])
    cards = PRECONS["iron_men"]["cards"]
    assert pile.count("iron_worker") == cards["iron_worker"] - 1
    assert pile.count("hammer_knight") == cards["hammer_knight"] - 1
    assert len(pile) == 28
    assert names(state, state.conjurations[0]) == ["iron_rhino"] * 4
    other = load(player, NOAH, seed=2)
    assert names(other, other.draw_piles[0]) != pile


def test_a_draw_pile_that_is_given_stays_as_it_is() -> None:
    pile = ["fear", "protect", "transfer", "redirect", "abundance"]
    for seed in range(3):
        state = load({"deck": "iron_men", "draw_pile": pile}, NOAH, seed=seed)
        assert names(state, state.draw_piles[0]) == pile


def test_who_has_reacted_and_what_was_chosen() -> None:
    assert load({**COAL, "reacted": True}, NOAH).reacted == [True, False]


def test_alterations_in_the_order_of_their_attachment() -> None:
    units = [
        {"card": "iron_worker#5", "attached": ["root_armor#6"]},
        {"card": "gilder#7", "attached": ["root_armor#8"]},
    ]
    player = {"phoenixborn": "coal_roarkwin#4", "battlefield": units, "conjurations": []}
    assert load(player, NOAH, attached_order=[8, 6]).alterations == [8, 6]
    assert load(player, NOAH).alterations == [6, 8]
    with pytest.raises(deckhall.InvalidPosition, match="all attached cards"):
        load(player, NOAH, attached_order=[8])


def test_a_draft_keeps_its_picks_and_stock() -> None:
    game = new_draft(2)
    while game.decision is not None and game.decision.prompt != "draft_dice":
        game.apply(game.decision.options[0])
    game.apply("take:charm")
    position = game.position()
    again = deckhall.load_position(position)
    assert again.position() == position
    assert isinstance(again.state, Ashes)
    assert [len(picks) for picks in again.state.picks] == [9, 9]
    assert again.state.stock == [10, 9, 10, 10]
