"""The fine print: what several cards at once, edges and odd moments come to."""

from __future__ import annotations

import pytest

from deckhall.games.ashes.table.dice import cheapest_option
from deckhall.games.ashes.table.values import opponents
from deckhall.games.ashes.terms import DYING, GONE, KNOWN
from deckhall.kernel.options import NO_CARD
from tests.ashes.tables import Scene, ashes, start

SPIKED = {"card": "iron_worker", "attached": ["spiked_armor"]}


def hurt(table: Scene, victim: str) -> list[int]:
    """How much damage a card has received, time after time."""
    number = table._number(victim)
    return [told.amount for told in table.happened if told.kind == "damaged" and told.card == number]


# -- spikes of attackers --------------------------------------------------------


def test_the_spikes_of_any_attacker_of_a_group_strike_the_countering_unit() -> None:
    table = ashes({"battlefield": ["gilder", SPIKED]}, {"battlefield": ["iron_rhino"], "dice": {}})
    table.attack("iron_rhino", "gilder", "iron_worker")
    table.no_guard()
    table.counter()
    table.split(0)
    assert hurt(table, "iron_rhino") == [2]


def test_the_spikes_of_a_blocked_attacker_strike_the_countering_blocker() -> None:
    table = ashes(
        {"battlefield": ["gilder", SPIKED]},
        {"battlefield": ["iron_rhino"], "dice": {}},
    )
    table.attack("player 1", "gilder", "iron_worker")
    table.block("iron_rhino", "iron_worker")
    table.choose("iron_worker")
    table.counter()
    assert hurt(table, "iron_rhino") == [2]


# -- tokens ---------------------------------------------------------------------


def test_a_token_cannot_be_moved_from_the_only_card() -> None:
    lonely = {"card": "hammer_knight", "wounds": 1, "exhaustion": 1}
    table = ashes({"hand": ["transfer"]}, {"battlefield": [lonely]})
    table.play("transfer", "player 1")
    assert table.prompt == "turn"
    assert (table.wounds("hammer_knight"), table.exhaustion("hammer_knight")) == (1, 1)


def test_more_attack_is_told() -> None:
    table = ashes({"spellboard": ["strengthen"], "battlefield": ["iron_worker"]})
    table.activate("strengthen", "iron_worker")
    assert [told.amount for told in table.happened if told.kind == "strengthened"] == [2]


# -- paying ---------------------------------------------------------------------


def test_any_die_at_all_may_pay_for_any_die() -> None:
    table = ashes(
        {
            "hand": ["massive_growth"],
            "battlefield": ["iron_worker"],
            "dice": {
                "natural_class": 1,
                "ceremonial_basic": 1,
                "charm_basic": 1,
                "illusion_basic": 1,
                "natural_basic": 1,
            },
        }
    )
    table.pay_by_hand = True
    table.play("massive_growth")
    basics = ["ceremonial_basic", "charm_basic", "illusion_basic", "natural_basic"]
    assert table.game.decision is not None
    assert sorted([option.what for option in table.game.decision.options]) == basics


def test_nothing_is_paid_in_the_middle_of_a_turn_or_after_the_end() -> None:
    table = ashes({"hand": ["fear"]})
    assert cheapest_option(table.state) is None
    table = ashes(
        {"battlefield": ["gilder"]}, {"phoenixborn": {"card": "coal_roarkwin", "wounds": 14}, "dice": {}}
    )
    table.attack("player 1", "gilder")
    assert table.outcome is not None
    assert cheapest_option(table.state) is None


# -- what everybody knows of a hand ---------------------------------------------


def known_in_hand(table: Scene) -> list[str]:
    return [
        table.state.definitions[card].id for card in table.state.hands[0] if table.state.marks[card] & KNOWN
    ]


def test_a_copy_of_a_known_card_may_be_the_known_one() -> None:
    table = ashes({"hand": ["strengthen", {"card": "strengthen", "known": True}, "fear"]})
    table.play("strengthen")
    assert (table.hand(0), known_in_hand(table)) == (["strengthen", "fear"], [])


def test_a_known_card_stays_known_when_another_is_played() -> None:
    table = ashes({"hand": ["strengthen", {"card": "fear", "known": True}, "protect"]})
    table.play("strengthen")
    assert known_in_hand(table) == ["fear"]


def test_a_known_card_that_is_played_is_no_longer_marked() -> None:
    table = ashes({"hand": [{"card": "iron_worker", "known": True}]})
    table.play("iron_worker")
    assert not table.state.marks[table._number("iron_worker")] & KNOWN


def test_a_known_card_that_is_discarded_from_hand_is_no_longer_marked() -> None:
    table = ashes({"hand": [{"card": "fear", "known": True}, "protect"]})
    table.meditate("fear")
    assert table.place("fear") == "discard"
    assert not table.state.marks[table._number("fear")] & KNOWN


# -- cards that go in the middle of a text --------------------------------------


def test_damage_for_a_unit_that_falls_before_it_is_dealt_is_lost() -> None:
    weak = {"card": "iron_worker", "wounds": 3, "attached": ["root_armor"]}
    table = ashes({"spellboard": ["cut_the_strings"], "battlefield": [weak], "dice": {"ceremonial_class": 2}})
    table.activate("cut_the_strings")
    if table.prompt == "target":
        table.choose("root_armor")
    table.yes()
    assert table.place("iron_worker") == "discard"
    assert table.state.host[table._number("root_armor")] == NO_CARD
    assert hurt(table, "iron_worker") == []
    assert table.prompt == "turn"


# -- whose turn it is, and copies of a game -------------------------------------


def test_who_has_the_turn_orders_also_when_another_holds_the_token() -> None:
    table = ashes({"hand": ["mist_typhoon"]}, {"battlefield": ["iron_rhino", "gilder"]}, token=1)
    table.play("mist_typhoon")
    table.no()
    assert (table.asked, table.prompt) == (0, "order")


def test_a_clone_is_played_on_like_the_game_itself() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"], "hand": ["fear"]},
        {"battlefield": ["gilder"], "hand": ["final_cry", "protect"]},
    )
    clone = Scene(table.game.clone())
    for scene in (clone, table):
        scene.attack("gilder", "iron_rhino")
        scene.no_guard()
        scene.no_counter()
        assert (scene.asked, scene.prompt) == (1, "destroyed")
        scene.react("final_cry", "player 0")
        assert scene.place("gilder") == "conjurations"
    assert clone.game.digest() == table.game.digest()


def test_two_copies_are_one_choice() -> None:
    table = ashes({"hand": ["strengthen", "strengthen"]})
    assert len([option for option in table.options if option.startswith("play")]) == 1


# -- what can be paid and used --------------------------------------------------


def test_dice_of_other_magics_do_not_pay_for_a_class() -> None:
    growing = {"hand": ["root_armor"], "battlefield": ["iron_worker"]}
    assert not ashes({**growing, "dice": {"charm_power": 3}}).can("play", "root_armor")
    assert ashes({**growing, "dice": {"natural_power": 1}}).can("play", "root_armor")


def test_nobody_declares_what_only_the_next_players_dice_could_pay() -> None:
    table = ashes(
        {"battlefield": ["blue_jaguar", "blue_jaguar"], "dice": {"natural_basic": 1}},
        {"hand": ["iron_worker"]},
        turn=1,
    )
    table.play("iron_worker")
    assert (table.asked, table.prompt) == (0, "arrived")
    table.use("blue_jaguar")
    assert not table.can("use", "blue_jaguar:2")
    assert table.exhaustion("iron_worker") == 1


def test_a_cancelled_ready_spell_cannot_be_used() -> None:
    for cancelled in (False, True):
        spell = {"card": "strengthen", "cancelled": cancelled}
        table = ashes({"battlefield": ["iron_worker"], "spellboard": [spell]})
        assert table.can("activate", "strengthen") is not cancelled


def test_magic_guard_keeps_spells_away_and_nothing_else() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard", "hand": ["out_of_the_mist"]},
        {"battlefield": ["seaside_raven"], "dice": {}},
    )
    assert not table.can("play", "out_of_the_mist")
    table.activate("aradel_summergaard", "seaside_raven")
    assert table.place("seaside_raven") == "conjurations"


def test_own_spells_reach_a_guarded_unit() -> None:
    table = ashes({"battlefield": ["seaside_raven"], "spellboard": ["strengthen"]})
    table.activate("strengthen", "seaside_raven")
    assert table.attack_of("seaside_raven") == 5


# -- around the table -----------------------------------------------------------


def test_three_players_sit_clockwise() -> None:
    state = ashes({}, {}, {}, turn=1).state
    assert state.players() == [1, 2, 0]
    assert [opponents(state, seat) for seat in range(3)] == [[1, 2], [2, 0], [0, 1]]


# -- the steps of an attack -----------------------------------------------------


def step(table: Scene) -> object:
    return table.game.view(0)["attack"]["step"]


def test_everybody_sees_which_step_of_an_attack_it_is() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "gilder"]}, {"battlefield": ["iron_rhino", "gilder"], "dice": {}}
    )
    table.attack("player 1", "iron_rhino@0", "gilder@0")
    assert (table.prompt, step(table)) == ("block", 2)
    table.block("gilder", "iron_rhino@0")
    assert (table.prompt, step(table)) == ("block", 3)
    table.no_block()
    table.choose("iron_rhino")
    assert (table.prompt, step(table)) == ("counter", 4)


def test_several_free_abilities_may_be_used_between_two_steps() -> None:
    table = ashes(
        {"battlefield": ["anchornaut", "anchornaut", "iron_rhino"]}, {"battlefield": ["gilder"], "dice": {}}
    )
    table.attack("gilder", "iron_rhino")
    assert (table.prompt, step(table)) == ("free", 1)
    table.use("anchornaut", "iron_rhino")
    assert (table.prompt, step(table)) == ("free", 1)
    table.pass_()
    assert step(table) == 2
    table.pass_()
    table.guard("player 1")
    assert (table.prompt, step(table)) == ("free", 3)


# -- damage ---------------------------------------------------------------------


def test_no_damage_is_not_even_told() -> None:
    table = ashes({"battlefield": [{"card": "anchornaut"}]}, {"dice": {}})
    table.attack("player 1", "anchornaut")
    while table.prompt == "free":
        table.pass_()
    assert table.exhaustion("anchornaut") == 1
    assert not [told for told in table.happened if told.kind in ("dealt", "damaged")]


def test_a_unit_that_is_being_destroyed_is_dying_and_nothing_else() -> None:
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": ["iron_worker"], "hand": ["final_cry"]})
    table.play("molten_gold", "iron_worker")
    assert table.prompt == "destroyed"
    assert table.state.marks[table._number("iron_worker")] == DYING


def test_everything_that_has_no_life_left_falls() -> None:
    table = ashes({"battlefield": ["butterfly_monk"] * 2, "spellboard": ["summon_butterfly_monk"]})
    table.meditate("summon_butterfly_monk")
    for _ in range(2):
        assert table.prompt == "target"  # Last Blessing
        table.choose("player 0")
    assert table.battlefield(0) == []


def test_an_exhausted_protect_whose_last_token_is_moved_is_discarded_with_nothing_on_it() -> None:
    protect = {"card": "protect", "status": 1, "exhaustion": 1}
    table = ashes({"hand": ["transfer"]}, {"spellboard": [protect], "battlefield": ["gilder"]})
    table.play("transfer", "player 1", "status")
    if table.prompt == "give_token":
        table.choose("gilder")
    assert (table.spellboard(1), table.status("gilder")) == ([], 1)


def test_each_phoenixborn_may_redirect_its_share_of_one_damage() -> None:
    table = ashes(
        {"spellboard": ["abundance"], "hand": ["redirect"], "battlefield": ["iron_rhino"]},
        {"hand": ["redirect"], "battlefield": ["iron_rhino"]},
    )
    table.activate("abundance")
    for seat in (0, 1):
        assert (table.asked, table.prompt) == (seat, "draw")
        table.amount(0)
    for seat in (0, 1):
        assert (table.asked, table.prompt) == (seat, "would_be_dealt")
        table.react("redirect", f"iron_rhino@{seat}")
    table.order("iron_rhino@0")
    assert [table.wounds(f"iron_rhino@{seat}") for seat in (0, 1)] == [2, 2]
    assert [table.wounds(f"player {seat}") for seat in (0, 1)] == [0, 0]


# -- battles --------------------------------------------------------------------


def test_whoever_survives_a_faster_attacker_strikes_back() -> None:
    table = ashes({"battlefield": ["seaside_raven"]}, {"battlefield": ["iron_rhino"], "dice": {}})
    table.attack("iron_rhino", "seaside_raven")
    table.no_guard()
    table.counter()
    assert (table.wounds("iron_rhino"), table.place("seaside_raven")) == (3, "conjurations")


def test_between_two_battles_nobody_fights() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "gilder", "hammer_knight"]},
        {"battlefield": [{"card": "iron_rhino", "attached": ["root_armor"]}], "dice": {}},
    )
    table.attack("player 1", "iron_rhino@0", "gilder@0", "hammer_knight@0")
    table.block("iron_rhino@1", "gilder")
    table.no_block()
    table.choose("gilder")
    table.counter()
    table.order("gilder")
    table.pass_()  # Inheritance
    assert table.prompt == "battle"
    attack = table.state.attack
    assert attack is not None
    assert (attack.fighting, attack.countering) == (NO_CARD, NO_CARD)


def test_a_text_no_longer_aims_at_an_alteration_that_has_come_off() -> None:
    table = ashes(
        {
            "spellboard": ["cut_the_strings"],
            "battlefield": [{"card": "iron_rhino", "attached": ["root_armor"]}],
        }
    )
    table.activate("cut_the_strings")
    if table.prompt == "target":
        table.choose("root_armor")
    table.yes()
    assert table.prompt == "respark"
    assert table.state.use().targets == (GONE,)


# -- a player goes out ----------------------------------------------------------


@pytest.mark.parametrize(("victim", "first"), [(2, 2), (2, 1), (1, 1)])
def test_the_pass_of_whoever_goes_out_no_longer_counts_and_those_of_others_do(
    victim: int, first: int
) -> None:
    """Player 2, or players 1 and 2, pass; then player 0 puts one of them out by a side action."""
    seats = [
        {"phoenixborn": {"card": "jessa_na_ni", "wounds": 18}} if seat == victim else {} for seat in (1, 2)
    ]
    table = ashes({"phoenixborn": "coal_roarkwin", "hand": ["fear", "purge"]}, *seats, turn=first)
    while table.asked:
        table.end_turn()
    assert table.state.passes == 3 - first
    table.activate("coal_roarkwin", "fear", "jessa_na_ni")
    assert not table.state.alive[victim]
    assert table.state.passes == 2 - first


def test_attackers_of_a_phoenixborn_who_is_out_attack_nobody() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "gilder", "hammer_knight"]},
        {"phoenixborn": {"card": "jessa_na_ni", "wounds": 18}},
        {},
    )
    table.attack("player 1", "iron_rhino", "gilder", "hammer_knight")
    table.choose("iron_rhino")
    assert table.prompt == "battle"
    assert table.state.attack is not None
    assert table.state.attack.target == GONE


# -- rounds ---------------------------------------------------------------------


def test_a_round_in_which_nobody_acts_is_idle_also_after_one_in_which_somebody_did() -> None:
    table = ashes({"hand": ["strengthen"]}, options={"stalemate": 1})
    table.play("strengthen")
    table.end_round()
    assert table.prompt == "turn"
    table.end_round()
    assert table.outcome is not None
    assert table.outcome.reason == "stalemate"


def test_the_recovery_of_an_alteration_is_told() -> None:
    armor = {"card": "root_armor", "exhaustion": 1}
    table = ashes({"battlefield": [{"card": "iron_worker", "attached": [armor]}]})
    number = table._number("root_armor")
    table.end_round()
    assert [told.card for told in table.happened if told.kind == "recovered"] == [number]


def test_who_takes_the_token_first_is_told() -> None:
    table = start("iron_men", "snakes_in_silver", first_five="chosen")
    while table.state.round == 0:
        table.choose(table.options[0])
    assert [told.player for told in table.happened if told.kind == "took_token"] == [table.state.token]


def test_dice_are_exhausted_in_secret() -> None:
    table = ashes({}, {})
    while table.prompt == "turn":
        table.end_turn()
    assert table.prompt == "exhaust_dice"
    assert table.game.decision is not None
    assert table.game.decision.secret


# -- ready spells ---------------------------------------------------------------


def activations(*spells: object) -> list[str]:
    table = ashes({"battlefield": ["iron_worker"], "spellboard": list(spells)})
    return [code for code in table.options if code.startswith("activate")]


def test_equal_ready_spells_are_one_choice_and_an_exhausted_one_hides_no_other() -> None:
    tired = {"card": "strengthen", "exhaustion": 1}
    none = len(activations(tired))
    assert len(activations("strengthen", "strengthen")) == none + 1
    assert len(activations(tired, "strengthen")) == none + 1
    assert len(activations("strengthen", tired)) == none + 1


@pytest.mark.parametrize(("mode", "dice"), [(0, 2), (1, 1)])
def test_either_way_of_a_ready_spell_can_be_chosen(mode: int, dice: int) -> None:
    table = ashes({"phoenixborn": "noah_redmoon", "spellboard": ["summon_masked_wolf"] * 2})
    table.activate("summon_masked_wolf", mode=mode)
    assert table.battlefield(0) == ["masked_wolf"]
    assert sum(table.active_dice(0).values()) == 20 - dice


def test_what_is_asked_because_of_cards_in_play_is_no_secret() -> None:
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": ["gilder", "iron_worker"], "dice": {}})
    table.play("molten_gold", "gilder")
    assert (table.asked, table.prompt) == (1, "destroyed")  # Inheritance
    assert table.game.decision is not None
    assert not table.game.decision.secret
