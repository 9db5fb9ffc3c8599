"""Rules at their edges: full boards, the second attacker, the first seat, several prices at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes import BOX
from deckhall.games.ashes.card import Dice
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.library import remove_card
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import MOMENTS
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.state import Task
from tests.ashes.tables import Scene, ashes
from tests.laws import checks


@dataclass(frozen=True)
class OneMoreSideAction(AshesEffect):
    def resolve(self, state: Ashes, task: Task) -> None:
        state.sides += 1


QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}


def pass_windows(table: Scene) -> None:
    while table.prompt in ("declaring", "declared", "free"):
        table.pass_()


def test_attackers_are_declared_in_the_order_of_the_battlefield() -> None:
    """Not of their numbers: those would tell which of two equal allies was drawn first."""
    table = ashes({"battlefield": ["gilder", "gilder", "anchornaut"]}, QUIET)
    table.state.battlefields[0].reverse()
    units = list(table.state.battlefields[0])
    table.choose("attack_phoenixborn")
    assert table.options == [f"attacker:{unit}" for unit in units]
    table.choose(f"attacker:{units[1]}")
    assert table.options == [f"attacker:{units[2]}", "done"]


def test_with_closed_decks_every_moment_may_be_answered() -> None:
    """Which windows never open would tell what is in nobody's deck."""
    decks = ["cloudsea_siren", "shadows_of_viros"]
    closed, opened = [
        deckhall.new_game("ashes", decks=decks, deck_lists=lists, seed=1).state
        for lists in ("closed", "open")
    ]
    assert isinstance(closed, Ashes)
    assert isinstance(opened, Ashes)
    assert closed.match.listening == (1 << len(MOMENTS)) - 1 != opened.match.listening


def test_a_card_of_a_player_belongs_to_a_player() -> None:
    with pytest.raises(InvalidPosition, match="owner"):
        ashes({"battlefield": [{"card": "gilder", "owner": -1}]}, QUIET)


def test_after_an_attacker_that_cannot_be_blocked_the_next_one_can() -> None:
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "spellboard": ["hypnotize"],
            "battlefield": ["iron_rhino", "gilder", "mist_spirit"],
        },
        {**QUIET, "battlefield": ["leech_warrior", "anchornaut"]},
    )
    table.activate("hypnotize", "iron_rhino")
    table.attack("jessa_na_ni", "iron_rhino", "gilder", "mist_spirit")
    pass_windows(table)
    assert (table.asked, table.prompt) == (1, "block")
    table.block("leech_warrior", "gilder")
    pass_windows(table)
    table.block("anchornaut", "mist_spirit")


def test_a_ready_spell_needs_a_page_and_no_slot() -> None:
    room = next(card["battlefield"] for card in deckhall.cards("ashes") if card["id"] == "coal_roarkwin")
    table = ashes({"hand": ["hypnotize"], "battlefield": ["iron_worker"] * room}, QUIET)
    table.play("hypnotize")
    assert table.spellboard() == ["hypnotize"]


def test_an_ally_needs_a_slot_and_no_page() -> None:
    cards = deckhall.cards("ashes")
    pages = next(card["spellbook"] for card in cards if card["id"] == "coal_roarkwin")
    spells = [card["id"] for card in cards if card["type"] == "ready_spell" and "unique_to" not in card]
    table = ashes({"hand": ["iron_worker"], "spellboard": spells[:pages]}, QUIET)
    table.play("iron_worker")
    assert table.battlefield() == ["iron_worker"]


def test_a_card_that_leaves_play_leaves_everything_behind() -> None:
    gilder = {"card": "gilder", "wounds": 1, "exhaustion": 2, "status": 1}
    table = ashes({**QUIET, "hand": ["fear"]}, {"phoenixborn": "maeoni_viper", "battlefield": [gilder]})
    number = table.state.battlefields[1][0]
    table.state.boost[number] = 3
    table.play("fear")
    state = table.state
    assert table.place(number) == "conjurations"
    tokens = (state.wounds, state.exhaustion, state.status, state.boost, state.marks, state.charms)
    assert [kind[number] for kind in tokens] == [0] * 6


def test_a_resparked_alteration_lies_among_the_played_cards_until_its_owner_has_chosen() -> None:
    worker = {"card": "iron_worker", "attached": [{"card": "undying_heart", "owner": 1}]}
    table = ashes({**QUIET, "hand": ["fear"]}, {"battlefield": [worker], "dice": {"charm_basic": 2}})
    table.play("fear")
    assert table.prompt == "respark"
    assert table.place("undying_heart") == "played"
    assert table.state.alterations == []


@pytest.mark.parametrize(
    ("dice", "wanted", "enough"),
    [
        ({"charm_class": 2}, [("charm", "class"), ("charm", "class")], True),
        ({"charm_class": 1, "natural_class": 1}, [("charm", "class"), ("charm", "class")], False),
        ({"natural_class": 1, "charm_power": 1}, [("natural", "class"), ("charm", "power")], True),
        ({"natural_class": 1, "charm_class": 1}, [("natural", "class"), ("charm", "power")], False),
        ({"charm_power": 2}, [("charm", "class"), ("charm", "power")], True),
        ({"charm_power": 1}, [("charm", "class"), ("charm", "power")], False),
        (
            {"illusion_class": 1, "ceremonial_class": 1},
            [("illusion", "class"), ("ceremonial", "class")],
            True,
        ),
        ({"illusion_class": 2}, [("illusion", "class"), ("ceremonial", "class")], False),
        ({"illusion_basic": 1, "charm_class": 1}, [("charm", "class"), ("", "basic")], True),
        ({"charm_class": 1}, [("charm", "class"), ("", "basic")], False),
    ],
)
def test_prices_that_are_paid_together(
    dice: dict[str, int], wanted: list[tuple[Any, Any]], enough: bool
) -> None:
    table = ashes({}, {"dice": dice})
    prices = [Price((Dice(1, magic, face),)) for magic, face in wanted]
    assert table.state.can_pay_all(1, prices) is enough


def test_a_phoenixborn_that_can_be_activated_is_offered_once_and_to_its_player_alone() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard"},
        {"phoenixborn": "aradel_summergaard", "battlefield": ["gilder"]},
    )
    for seat in (0, 1):
        assert table.asked == seat
        assert len(set(table.options)) == len(table.options)
        activated = [option for option in table.options if option.startswith("activate:")]
        assert f"activate:{table.state.phoenixborn[1 - seat]}" not in activated
        table.end_turn()


@pytest.mark.parametrize("turn", [-1, 2, 7])
def test_a_position_is_the_turn_of_somebody_who_sits_there(turn: int) -> None:
    with pytest.raises(deckhall.InvalidPosition):
        ashes(turn=turn)


def test_numbers_of_cards_have_no_gaps() -> None:
    with pytest.raises(deckhall.InvalidPosition, match="without gaps"):
        ashes({"hand": ["fear#500"]})


def test_a_deck_with_a_part_that_decks_do_not_have() -> None:
    deck = {**BOX.check_deck("iron_men").deck, "sleeves": "red"}
    assert ("unknown_part", "'sleeves'") in [
        (fault.key, fault.about) for fault in BOX.check_deck(deck).faults
    ]


def test_only_a_card_that_was_added_can_be_removed() -> None:
    with pytest.raises(deckhall.UnknownCard, match="was added"):
        remove_card("hammer_knight")


@pytest.mark.parametrize("seat", [-2, 2])
def test_turn_and_token_are_seats(seat: int) -> None:
    for part in ("turn", "token"):
        with pytest.raises(deckhall.InvalidPosition, match="seats of players"):
            ashes(**{"turn": 0, "token": 0, part: seat})


def test_a_position_that_goes_on_has_two_living_players() -> None:
    with pytest.raises(deckhall.InvalidPosition, match="at least two living players"):
        ashes({}, {"alive": False})


def test_what_was_chosen_must_be_there() -> None:
    for thing in (-1, 5000):
        with pytest.raises(deckhall.InvalidPosition, match="has chosen"):
            ashes({"chosen": [thing]})


def test_a_chosen_die_of_the_first_kind_is_written_and_read() -> None:
    table = ashes({"dice": {"ceremonial_basic": 2}})
    while table.prompt == "turn":
        table.end_turn()
    assert (table.asked, table.prompt) == (0, "exhaust_dice")
    table.choose("ceremonial_basic")
    loaded = deckhall.load_position(table.game.position()).state
    assert isinstance(loaded, Ashes)
    assert loaded.chosen[0] == [0]


def test_dice_deal_damage_as_dice_and_abilities_as_abilities() -> None:
    table = ashes({"dice": {"natural_power": 1}}, {**QUIET, "battlefield": ["iron_rhino"]})
    table.activate("natural_magic", "iron_rhino")
    assert [happening.what for happening in table.happened if happening.kind == "damaged"] == ["die"]
    thrown = ashes({"battlefield": ["anchornaut"]}, {**QUIET, "battlefield": ["iron_rhino"]})
    thrown.use("anchornaut", "iron_rhino")
    assert [happening.what for happening in thrown.happened if happening.kind == "damaged"] == ["ability"]


def test_each_countering_blocker_deals_its_own_damage() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", {"card": "hammer_knight", "attached": ["reflections_in_the_water"]}]},
        {**QUIET, "battlefield": ["gilder", "leech_warrior"]},
    )
    table.attack("jessa_na_ni", "iron_rhino", "hammer_knight")
    pass_windows(table)
    table.block("gilder", "iron_rhino")
    pass_windows(table)
    table.block("leech_warrior", "hammer_knight")
    pass_windows(table)
    wounds = {}
    while table.prompt != "turn":
        if table.prompt == "counter":
            table.counter()
        elif table.can("resolve"):
            table.choose(table.options[0])
        else:
            table.pass_()
        for unit in ("iron_rhino", "hammer_knight"):
            wounds[unit] = table.wounds(unit)
    assert wounds == {"iron_rhino": 1, "hammer_knight": 2}


def test_spiked_skin_works_besides_another_alteration() -> None:
    knight = {"card": "hammer_knight", "attached": ["fade_away", "spiked_armor"]}
    table = ashes({"battlefield": ["iron_rhino"]}, {**QUIET, "battlefield": [knight]})
    table.attack("hammer_knight", "iron_rhino")
    while table.prompt != "turn":
        table.choose("pass" if table.can("pass") else table.options[0])
    assert table.wounds("iron_rhino") == 2


def test_overtime_is_told() -> None:
    table = ashes({"battlefield": [{"card": "iron_worker", "status": 2}]})
    table.use("iron_worker")
    table.amount(1)
    removed = [happening for happening in table.happened if happening.kind == "status_removed"]
    assert [(happening.player, happening.amount) for happening in removed] == [(0, 1)]
    assert table.status("iron_worker") == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_player_who_is_out_had_still_to_do_is_lost(seat: int) -> None:
    table = ashes({}, {"phoenixborn": "noah_redmoon"}, {"phoenixborn": "saria_guideman"})
    state = table.game.state.clone()
    assert isinstance(state, Ashes)
    state.alive[seat] = False
    state.sides = 1
    state.perform(Task(OneMoreSideAction(), seat))
    assert state.sides == 1
    state.alive[seat] = True
    state.perform(Task(OneMoreSideAction(), seat))
    assert state.sides == 2


def test_a_position_in_another_phase_needs_its_to_do_stack() -> None:
    with pytest.raises(deckhall.InvalidPosition, match="without to-do stack"):
        ashes(phase="recovery")
    with pytest.raises(deckhall.InvalidPosition, match="without to-do stack"):
        ashes({"alive": False}, {"phoenixborn": "noah_redmoon"}, {"phoenixborn": "saria_guideman"})


def test_what_a_position_leaves_out_of_a_deck_is_its_draw_pile() -> None:
    players = [
        {"phoenixborn": "coal_roarkwin", "deck": "iron_men", "hand": ["hammer_knight"]},
        {"phoenixborn": "noah_redmoon"},
    ]
    state = deckhall.load_position({"game": "ashes", "players": players}).state
    assert isinstance(state, Ashes)
    assert (len(state.hands[0]), len(state.draw_piles[0]), len(state.draw_piles[1])) == (1, 29, 0)


def test_a_position_with_more_effects_than_a_game_can_have() -> None:
    position = ashes().game.position()
    position["todo"] = [[0] * 20_000]
    with pytest.raises(deckhall.InvalidPosition, match="more effects than a game can have"):
        deckhall.load_position(position)


# -- what is imagined -----------------------------------------------------------


def ids(state: Ashes, cards: list[int]) -> tuple[str, ...]:
    return tuple([state.card_id(card) for card in cards])


def test_with_closed_deck_lists_anybodys_conjurations_may_be_any() -> None:
    game = deckhall.new_game("ashes", seed=1, decks=["iron_men", "cloudsea_siren"], deck_lists="closed")
    imagined = [game.imagine(0, seed) for seed in range(8)]
    piles = set()
    for state in imagined:
        assert isinstance(state, Ashes)
        assert state.definitions is state.match.definitions
        piles.add(ids(state, state.conjurations[1]))
    assert len(piles) > 1


def test_every_card_is_somewhere_once_in_an_imagined_first_five() -> None:
    game = deckhall.new_game("ashes", seed=1, decks=["iron_men", "cloudsea_siren"])
    for _ in range(8):
        assert game.decision is not None
        for seat in (0, 1):
            cards = BOX.everywhere(game.imagine(seat, 3))
            assert cards is not None
            assert sorted(cards) == list(range(len(cards)))
        game.apply(game.decision.options[0])


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_imagined_of_a_draft_follows_from_what_was_seen(players: int) -> None:
    game, random = deckhall.new_game("ashes", draft=True, players=players, seed=1), Random(1)
    guesses: set[int] = set()
    while game.decision is not None and game.decision.prompt != "first_five":
        checks.views_do_not_leak(game, 7)
        checks.imagined_deals_follow_from_what_is_known(game, 7)
        state = game.state
        assert isinstance(state, Ashes)
        if state.packs and state.chosen[0]:
            for seed in range(4):
                imagined = game.imagine(1, seed)
                assert isinstance(imagined, Ashes)
                guesses.add(imagined.chosen[0][0])
        game.apply(random.choice(game.decision.options))
    assert len(guesses) > 9, "what another has picked in secret is anybody's guess"
