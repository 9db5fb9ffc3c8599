"""The draft with one box and more, and what people choose before the first round: in whatever order they like."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.setup.decks import read_deck
from deckhall.games.ashes.table.state import Ashes
from tests.ashes.tables import start


def new_draft(players: int, seed: int = 1, **choices: Any) -> deckhall.Game:
    return deckhall.new_game("ashes", draft=True, players=players, seed=seed, **choices)


def play_until(game: deckhall.Game, prompt: str, seed: int = 1) -> deckhall.Game:
    """Anything at random, until this is asked or the game is over."""
    random = Random(seed)
    while game.decision is not None and game.decision.prompt != prompt:
        game.apply(random.choice(game.decision.options))
    return game


def state_of(game: deckhall.Game) -> Ashes:
    assert isinstance(game.state, Ashes)
    return game.state


def options(game: deckhall.Game) -> list[str]:
    return [] if game.decision is None else [option.code for option in game.decision.options]


def names_offered(game: deckhall.Game) -> list[str]:
    assert game.decision is not None
    return [game.state.card_id(option.card) for option in game.decision.options if option.card >= 0]


# -- in any order ---------------------------------------------------------------


def test_any_card_may_be_the_next_of_the_first_five() -> None:
    table = start("iron_men", "snakes_in_silver", first_five="chosen")
    everything = names_offered(table.game)
    assert len(everything) == 10
    table.choose(everything[-1])
    assert names_offered(table.game) == everything[:-1]
    table.choose(everything[0])
    assert names_offered(table.game) == everything[1:-1]


def test_the_first_five_are_the_same_in_whatever_order_they_were_picked() -> None:
    digests = set()
    for order in ([0, 2, 4, 6, 8], [8, 6, 4, 2, 0], [4, 0, 8, 2, 6]):
        table = start("iron_men", "snakes_in_silver", first_five="chosen")
        everything = names_offered(table.game)
        for place in order:
            table.choose(everything[place])
        assert table.asked == 1
        digests.add(table.game.digest())
    assert len(digests) == 1


def test_any_die_may_be_taken_and_each_answer_takes_one() -> None:
    game = play_until(new_draft(2), "draft_dice")
    state = state_of(game)
    assert game.decision is not None
    seat = game.decision.player
    assert options(game) == ["take:ceremonial", "take:charm", "take:illusion", "take:natural"]
    game.apply("take:natural")
    assert (game.decision.player, sum(state.exhausted_dice)) == (seat, 1)
    assert options(game) == ["take:ceremonial", "take:charm", "take:illusion", "take:natural"]
    game.apply("take:ceremonial")
    assert game.decision.player != seat
    assert sum(state.exhausted_dice) == 2


def test_two_dice_are_the_same_in_whatever_order_they_were_taken() -> None:
    first, second = play_until(new_draft(2), "draft_dice"), play_until(new_draft(2), "draft_dice")
    for game, dice in ((first, ("natural", "charm")), (second, ("charm", "natural"))):
        for magic in dice:
            game.apply(f"take:{magic}")
    assert first.digest() == second.digest()


@pytest.mark.parametrize("seed", range(3))
def test_no_answer_takes_two_dice_at_the_end_of_the_stock_either(seed: int) -> None:
    game, random = play_until(new_draft(4, seed), "draft_dice", seed), Random(seed)
    state = state_of(game)
    forced = 0
    while game.decision is not None and game.decision.prompt == "draft_dice":
        seat, answers = game.decision.player, len(game.decision.options)
        before = sum(state.exhausted_dice[seat * 4 : seat * 4 + 4])
        forced += answers == 1
        game.apply(random.choice(game.decision.options))
        taken = sum(state.exhausted_dice[seat * 4 : seat * 4 + 4]) - before
        if game.decision.prompt == "draft_dice":
            assert taken == 1
    assert sum(state.exhausted_dice) == 40
    assert forced <= 1, "where one magic is left nothing is asked"


# -- more boxes, more players -----------------------------------------------------


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_two_boxes_let_up_to_eight_draft_and_the_decks_are_what_comes_of_it(players: int) -> None:
    game = new_draft(players)
    assert state_of(game).stock == [20] * 4
    play_until(game, "first_five")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("drafted", ())
    decks = game.box.made_decks(game.state)
    assert len(decks) == players
    for deck in decks:
        assert set(read_deck(deck)["cards"].values()) == {3}
    assert game.clone().position() == game.position()
    assert deckhall.load_position(game.position()).digest() == game.digest()


def test_a_few_may_draft_from_two_boxes_too() -> None:
    game = new_draft(2, boxes=2)
    assert sum(len(pack) for pack in state_of(game).packs) == 2 * 54
    play_until(game, "first_five")
    assert game.decision is not None, "two to four go on to play"


def test_the_order_of_cards_from_two_boxes_does_not_tell_which_copies_they_are() -> None:
    names = [one.id for one in state_of(new_draft(2, boxes=2)).definitions]
    assert [name for name, _ in groupby(names)] == list(dict.fromkeys(names))


def test_who_has_copies_of_all_cards_but_one_is_asked_like_everybody_else() -> None:
    forced = 0
    for seed in range(4):
        game = new_draft(2, boxes=2, seed=seed)
        asked = [0, 0]
        while game.decision is not None and game.decision.prompt in ("phoenixborn", "draft"):
            if game.decision.prompt == "draft":
                asked[game.decision.player] += 1
                forced += len(game.decision.options) == 1
            game.apply(game.decision.options[0])
        assert asked == [8, 8], "only the last card of a pack is taken unasked"
    assert forced > 0


def test_with_two_boxes_two_players_may_have_the_same_phoenixborn() -> None:
    game = new_draft(5)
    first = names_offered(game)
    assert len(first) == 6, "equal ones are offered once"
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert sorted(names_offered(game)) == sorted(first)
    game.apply(
        next(option for option in game.decision.options if game.state.card_id(option.card) == first[0])
    )
    assert sorted(names_offered(game)) == sorted(first[1:])
    decks = [deck for deck in state_of(game).draw_piles if deck]
    assert [len(deck) for deck in decks] == [3, 3], "each with its own unique cards"


@pytest.mark.parametrize("seed", range(4))
def test_a_card_one_has_is_picked_again_only_when_nothing_else_is_left(seed: int) -> None:
    game, random = play_until(new_draft(8, seed), "draft", seed), Random(seed)
    repeated = 0
    while game.decision is not None and game.decision.prompt == "draft":
        state = state_of(game)
        mine = {state.card_id(card) for card in state.picks[game.decision.player]}
        offered = names_offered(game)
        assert len(offered) == len(set(offered))
        if mine & set(offered):
            repeated += 1
            assert set(offered) <= mine
        game.apply(random.choice(game.decision.options))
    play_until(game, "first_five", seed)
    for deck in game.box.made_decks(game.state):
        assert len(read_deck(deck)["cards"]) == 10, "a repeated card was replaced from the draft deck"


def test_a_draft_for_duels_ends_with_the_decks() -> None:
    game = play_until(new_draft(3, after_draft="duels"), "first_five")
    assert game.outcome is not None
    assert game.outcome.reason == "drafted"
    assert len(game.box.made_decks(game.state)) == 3


def test_drafted_decks_are_told_when_the_draft_is_over_and_only_then() -> None:
    game = new_draft(2)
    assert game.box.made_decks(game.state) == []
    play_until(game, "first_five")
    decks = game.box.made_decks(game.state)
    assert [sum(deck["dice"].values()) for deck in decks] == [10, 10]
    play_until(game, "turn")
    assert game.box.made_decks(game.state) == []
    assert deckhall.new_game("ashes", decks=decks, seed=3).decision is not None
    ready = start("iron_men", "snakes_in_silver", first_five="chosen").game
    assert ready.box.made_decks(ready.state) == []


def test_whoever_has_chosen_a_phoenixborn_owns_it_with_its_unique_cards() -> None:
    game = new_draft(2)
    game.listen()
    assert game.decision is not None
    seat, chosen = game.decision.player, game.decision.options[0].card
    game.apply(game.decision.options[0])
    state = state_of(game)
    assert state.phoenixborn[seat] == chosen
    assert state.owner[chosen] == seat
    unique = state.draw_piles[seat]
    assert len(unique) == 3
    assert [state.owner[card] for card in unique] == [seat] * 3
    assert state.deck_lists[seat] == {state.card_id(unique[0]): 3}
    assert [happening.card for happening in game.happenings() if happening.kind == "phoenixborn_chosen"] == [
        chosen
    ]


def test_nothing_of_a_draft_is_left_when_the_decks_are_built() -> None:
    state = state_of(play_until(new_draft(3), "first_five"))
    assert (state.packs, state.face_up, state.stock) == ([], [], [])
    assert [picks for picks in state.picks if picks] == []
    assert [sum(deck.values()) for deck in state.deck_lists] == [30] * 3


def test_a_draft_is_written_and_read_at_every_decision() -> None:
    game, random = new_draft(2), Random(2)
    while game.decision is not None and game.decision.prompt != "first_five":
        loaded = deckhall.load_position(game.position())
        assert loaded.digest() == game.digest()
        assert state_of(loaded).picks == state_of(game).picks
        game.apply(random.choice(game.decision.options))
