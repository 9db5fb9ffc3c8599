"""What a player cannot know is re-dealt; what they know stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.box import AshesBox
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import DRAW_PILE, HAND, KINDS, KNOWN, PACK, PICKED
from tests.ashes.tables import Scene, ashes, start
from tests.ashes.test_draft import new_draft, play_until

SEEDS = range(12)


def imagined(game: deckhall.Game, viewer: int) -> list[Ashes]:
    states = [game.imagine(viewer, seed) for seed in SEEDS]
    assert all([AshesBox().everywhere(state) is not None for state in states])
    return [state for state in states if isinstance(state, Ashes)]


def kinds_of(part: Callable[[Ashes], list[int]], states: list[Ashes]) -> set[tuple[int, ...]]:
    """How differently a part of the table was imagined."""
    return {tuple(part(state)) for state in states}


def duel(**parts: Any) -> Scene:
    hand = ["iron_worker", "molten_gold", "protect"]
    pile = ["transfer", "redirect", "abundance", "final_cry"]
    return ashes({"hand": hand, "draw_pile": pile}, {"hand": hand, "draw_pile": pile}, **parts)


def test_ones_own_hand_is_known_and_ones_own_pile_is_not() -> None:
    table = duel()
    states = imagined(table.game, 0)
    assert kinds_of(lambda state: state.hands[0], states) == {tuple(table.state.hands[0])}
    assert len(kinds_of(lambda state: state.draw_piles[0], states)) > 5
    assert kinds_of(lambda state: sorted(state.draw_piles[0]), states) == {tuple(table.state.draw_piles[0])}


def test_the_order_of_a_pile_is_not_told_by_what_is_imagined() -> None:
    """Two games that differ only in what nobody can know are imagined alike."""
    for lists in ("open", "closed"):
        first, second = duel(options={"deck_lists": lists}), duel(options={"deck_lists": lists})
        for seat in range(2):
            second.state.draw_piles[seat].reverse()
        assert [names(state) for state in imagined(first.game, 0)] == [
            names(state) for state in imagined(second.game, 0)
        ]


def names(state: Ashes) -> list[list[str]]:
    """What lies in hands and draw piles."""
    return [[state.definitions[card].id for card in pile] for pile in (*state.hands, *state.draw_piles)]


def test_the_hand_of_somebody_else_is_dealt_anew_but_for_what_everybody_knows() -> None:
    table = duel()
    known = table.state.hands[1][1]
    table.state.marks[known] |= KNOWN
    states = imagined(table.game, 0)
    assert len(kinds_of(lambda state: state.hands[1], states)) > 5
    for state in states:
        assert state.hands[1][1] == known
        assert len(state.hands[1]) == 3
        assert [state.place_of[card] for card in state.hands[1]] == [HAND] * 3
        assert [state.place_of[card] for card in state.draw_piles[1]] == [DRAW_PILE] * 4
        assert sorted(state.hands[1] + state.draw_piles[1]) == sorted(
            table.state.hands[1] + table.state.draw_piles[1]
        )


def test_first_fives_are_chosen_anew() -> None:
    table = start("iron_men", "snakes_in_silver", first_five="chosen")
    for _ in range(5):
        table.game.apply(table.options[0])
    states = imagined(table.game, 1)
    assert len(kinds_of(lambda state: state.hands[0], states)) > 5
    for state in states:
        hand, pile = state.hands[0], state.draw_piles[0]
        assert hand == sorted(hand)
        assert len({state.definitions[card].id for card in hand}) == 5
        assert [state.place_of[card] for card in hand] == [HAND] * 5
        assert [state.place_of[card] for card in pile] == [DRAW_PILE] * 25
        assert sorted(hand + pile) == sorted(table.state.hands[0] + table.state.draw_piles[0])


def until(table: Scene, prompt: str) -> Scene:
    while table.prompt != prompt:
        if table.prompt == "turn":
            table.end_turn()
        else:
            table.done()
    return table


def test_discards_are_chosen_anew() -> None:
    table = until(duel(), "prepare_discard")
    chooser = table.asked
    for card in table.state.hands[chooser][:2]:
        table.choose(card)
    table.done()
    assert table.prompt == "prepare_discard"
    states = imagined(table.game, 1 - chooser)
    assert len(kinds_of(lambda state: state.chosen[chooser], states)) > 5
    assert any([state.chosen[chooser] != sorted(state.hands[chooser][:2]) for state in states])
    for state in states:
        chosen = state.chosen[chooser]
        assert len(chosen) == 2
        assert chosen == sorted(chosen)
        assert set(chosen) < set(state.hands[chooser])
        assert state.chosen[1 - chooser] == []


def test_exhausted_dice_are_chosen_anew() -> None:
    """Only player 1 has natural dice, and only player 0 the others."""
    table = duel(turn=1)
    for seat, kinds in ((0, (0, 5, 5, 10)), (1, (3, 7, 11, 11))):
        for kind in range(KINDS):
            table.state.active_dice[seat * KINDS + kind] = kinds.count(kind)
    until(table, "exhaust_dice")
    chooser = table.asked
    assert chooser == 1
    for _ in range(2):
        table.game.apply(table.options[0])
    table.done()
    pool = [(0, 5, 5, 10), (3, 7, 11, 11)][chooser]
    states = imagined(table.game, 1 - chooser)
    assert len(kinds_of(lambda state: state.chosen[chooser], states)) > 3
    for state in states:
        chosen = state.chosen[chooser]
        assert len(chosen) == 2
        assert chosen == sorted(chosen)
        assert all([chosen.count(kind) <= pool.count(kind) for kind in chosen])


def test_with_closed_deck_lists_any_legal_deck_is_imagined() -> None:
    """Player 1 has shown all three copies of Protect and two of Gilder's spell."""
    shown = ["protect", "protect", "protect"]
    table = ashes(
        {"hand": ["fear"]},
        {
            "hand": ["iron_worker"] * 2,
            "draw_pile": ["iron_worker"] * 90,
            "discard": [*shown, "summon_gilder", "summon_gilder"],
        },
        options={"deck_lists": "closed"},
    )
    states = imagined(table.game, 0)
    hidden = table.state.hands[1] + table.state.draw_piles[1]
    names: list[str] = []
    for state in states:
        cards = [state.definitions[card].id for card in hidden]
        names.extend(cards)
        assert "protect" not in cards
        assert cards.count("summon_gilder") <= 1
        assert max([cards.count(name) for name in cards]) <= 3
        piles = [state.definitions[card].id for card in state.conjurations[1]]
        assert piles.count("gilder") == 5
        assert {state.definitions[card].type for card in hidden} == {
            "ally",
            "action_spell",
            "ready_spell",
            "reaction_spell",
            "alteration_spell",
        }
        own = [state.definitions[card].card.unique_to for card in [*hidden, *state.conjurations[1]]]
        assert set(own) <= {"", "aradel_summergaard"}
    assert len(set(names)) > 40
    assert "summon_blue_jaguar" in names
    assert {state.definitions[table.state.hands[0][0]].id for state in states} == {"fear"}


def test_conjurations_that_nobody_has_seen_the_summons_of_may_be_any() -> None:
    table = ashes(
        {},
        {"hand": ["summon_gilder"], "draw_pile": ["iron_worker"] * 9},
        options={"deck_lists": "closed"},
    )
    pile = table.state.conjurations[1]
    assert len(pile) == 5
    states = imagined(table.game, 0)
    found = {state.definitions[card].id for state in states for card in pile}
    assert "gilder" in found
    assert "blue_jaguar" in found
    assert "silver_snake" not in found
    assert len(found) > 4


# -- drafts ---------------------------------------------------------------------


def drafted(players: int, picks: int, **choices: Any) -> deckhall.Game:
    """A draft in which everybody has picked so many cards."""
    game = play_until(new_draft(players, **choices), "draft")
    for _ in range(picks * players):
        assert game.decision is not None
        game.apply(game.decision.options[0])
    return game


def state_of(game: deckhall.Game) -> Ashes:
    assert isinstance(game.state, Ashes)
    return game.state


@pytest.mark.parametrize("picks", [0, 1, 2, 3, 5])
def test_a_pack_that_one_has_seen_holds_what_it_held(picks: int) -> None:
    """Three players: player 0 has held pack 0 first, then pack 2, then pack 1, then pack 0 again."""
    game = drafted(3, picks)
    state, states = state_of(game), imagined(game, 0)
    assert kinds_of(lambda one: one.picks[0], states) == {tuple(state.picks[0])}
    for pack in range(3):
        different = {tuple(one.packs[pack]) for one in states}
        looks = [pick for pick in range(picks + 1) if (0 - pick) % 3 == pack]
        if not looks:
            assert len(different) == len(SEEDS), "anything may be in a pack that one has not seen"
        elif looks[-1] == picks:
            assert different == {tuple(state.packs[pack])}
        else:
            at_last = {*state.packs[pack], *taken(state, pack, looks[-1] + 1, picks)}
            assert len(different) > 1
            assert all([set(one) <= at_last for one in different])
    for one in states:
        for seat in range(3):
            assert [one.place_of[card] for card in one.picks[seat]] == [PICKED] * picks
            assert [one.holder[card] for card in one.picks[seat]] == [seat] * picks
        assert {one.place_of[card] for pack in one.packs for card in pack} == {PACK}
        assert {one.holder[card] for pack in one.packs for card in pack} == {-1}


def taken(state: Ashes, pack: int, first: int, end: int) -> list[int]:
    """The cards that were picked out of a pack, one pick after the other."""
    return [state.picks[(pack + pick) % 3][pick] for pick in range(first, end)]


def test_between_two_looks_it_is_known_what_was_taken_but_not_by_whom() -> None:
    game = drafted(3, 3)
    state, states = state_of(game), imagined(game, 0)
    both = {tuple(taken(one, 0, 1, 3)) for one in states}
    assert len(both) == 2
    assert {tuple(sorted(pair)) for pair in both} == {tuple(sorted(taken(state, 0, 1, 3)))}


def test_what_was_taken_before_the_first_look_may_be_anything() -> None:
    """Player 0 sees pack 2 at the second pick, when player 2 has taken a card of it."""
    game = drafted(3, 1)
    states = imagined(game, 0)
    assert len({one.picks[2][0] for one in states}) > 5
    assert len({tuple(one.packs[2]) for one in states}) == 1


def test_what_was_taken_face_up_is_known() -> None:
    game = drafted(3, 2)
    state = state_of(game)
    known = state.picks[1][1]
    state.marks[known] |= KNOWN
    for viewer in (0, 2, -1):
        states = imagined(game, viewer)
        assert {one.picks[1][1] for one in states} == {known}
        assert len({one.picks[1][0] for one in states}) > 1


def test_a_spectator_knows_nothing_of_a_draft() -> None:
    game = drafted(2, 4)
    states = imagined(game, -1)
    for seat in range(2):
        assert len(kinds_of(lambda one, seat=seat: one.picks[seat], states)) == len(SEEDS)  # type: ignore[misc]
        assert len(kinds_of(lambda one, seat=seat: one.packs[seat], states)) == len(SEEDS)  # type: ignore[misc]


def test_after_the_last_pick_the_own_picks_are_all_that_is_known() -> None:
    game = play_until(new_draft(3), "draft_dice")
    state, states = state_of(game), imagined(game, 1)
    assert [len(picks) for picks in state.picks] == [9, 9, 9]
    assert kinds_of(lambda one: one.picks[1], states) == {tuple(state.picks[1])}
    assert len(kinds_of(lambda one: one.picks[0], states)) > 5
    for one in states:
        assert sorted(taken(one, 1, 0, 9)) == sorted(taken(state, 1, 0, 9)), "player 1 has held it first"
    view: Any = game.view(1)
    assert view["draft"]["pack"] == []
    assert sorted([card["n"] for card in view["draft"]["mine"]]) == sorted(state.picks[1])


def test_a_drafter_sees_the_own_pack_and_picks() -> None:
    game = drafted(3, 1)
    state = state_of(game)
    for seat in range(3):
        view: Any = game.view(seat)
        assert sorted([card["n"] for card in view["draft"]["pack"]]) == sorted(state.packs[(seat - 1) % 3])
        assert [card["n"] for card in view["draft"]["mine"]] == state.picks[seat]
    watching: Any = game.view(-1)
    assert "pack" not in watching["draft"]
    assert "mine" not in watching["draft"]
