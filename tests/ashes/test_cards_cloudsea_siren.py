"""The Cloudsea Siren: Saria Guideman and her cards."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}
SARIA = {"phoenixborn": "saria_guideman"}


def test_saria_guideman_pulls_hearts() -> None:
    table = ashes({**SARIA, "draw_pile": ["seal"]}, {**QUIET, "draw_pile": ["fear", "purge"]})
    table.activate("saria_guideman", "player 1")
    table.yes()
    assert table.hand(0) == ["seal"]
    table.yes()
    assert table.discard(1) == ["purge"]
    assert table.exhaustion("saria_guideman") == 1


def test_saria_guideman_needs_a_card_drawn() -> None:
    table = ashes({**SARIA, "draw_pile": []}, {**QUIET, "draw_pile": ["fear"]})
    table.activate("saria_guideman", "player 1")
    while table.prompt == "may":
        table.yes()
    assert table.discard(1) == []


def test_purge_discards_from_the_pile_and_with_focus_one_more() -> None:
    table = ashes({**SARIA, "spellboard": ["purge"]}, {**QUIET, "draw_pile": ["fear", "seal"]})
    table.activate("purge", "player 1")
    assert table.discard(1) == ["seal"]
    table = ashes({**SARIA, "spellboard": ["purge"] * 2}, {**QUIET, "draw_pile": ["fear", "seal"]})
    table.activate("purge", "player 1")
    table.yes()
    assert sorted(table.discard(1)) == ["fear", "seal"]


def test_abundance_everybody_draws_or_is_hurt() -> None:
    table = ashes(
        {**SARIA, "spellboard": ["abundance"], "draw_pile": ["seal"] * 3}, {**QUIET, "draw_pile": ["fear"]}
    )
    table.activate("abundance")
    assert (table.asked, table.prompt) == (0, "draw")
    table.amount(2)
    if table.prompt == "draw":
        table.amount(1)
    assert len(table.hand(0)) == 2
    assert table.wounds("saria_guideman") == 0
    assert table.wounds("jessa_na_ni") == 1  # one card was not there


def test_abundance_with_focus_is_softer_to_its_owner() -> None:
    for copies, wounds in ((1, 2), (2, 1), (3, 0)):
        table = ashes({**SARIA, "spellboard": ["abundance"] * copies}, QUIET)
        table.activate("abundance")
        table.amount(0)
        table.amount(2)
        while table.prompt == "order":
            table.game.apply(table.options[0])
        assert table.wounds("saria_guideman") == wounds


def test_summon_three_eyed_owl() -> None:
    table = ashes({**SARIA, "spellboard": ["summon_three_eyed_owl"], "dice": {"charm_class": 1}}, QUIET)
    table.activate("summon_three_eyed_owl")
    assert table.battlefield(0) == ["three_eyed_owl"]


def test_summon_seaside_raven() -> None:
    table = ashes({**SARIA, "spellboard": ["summon_seaside_raven"], "dice": {"natural_basic": 3}}, QUIET)
    table.activate("summon_seaside_raven")
    assert table.battlefield(0) == ["seaside_raven"]
    assert table.conjurations(0).count("seaside_raven") == 1


def test_hidden_power_readies_two_dice_even_the_one_it_was_paid_with() -> None:
    table = ashes({**SARIA, "hand": ["hidden_power"], "dice": {"illusion_class": 1}}, QUIET)
    table.play("hidden_power")
    while table.prompt in ("ready_die", "face"):
        table.choose("power") if table.prompt == "face" else table.choose("illusion")
    assert table.active_dice(0) == {"illusion_power": 1}


def test_seal_exhausts_every_copy_of_a_spell() -> None:
    table = ashes(
        {**SARIA, "hand": ["seal"]},
        {**QUIET, "spellboard": ["purge", {"card": "purge", "exhaustion": 1}, "protect"]},
    )
    table.state.status[table._number("protect")] = 3
    table.play("seal", "player 1")
    table.choose("purge")
    assert sorted([table.exhaustion("purge:1"), table.exhaustion("purge:2")]) == [1, 2]
    assert table.exhaustion("protect") == 0


def test_strange_copy_is_an_ally_of_that_attack_for_one_round() -> None:
    table = ashes(
        {**SARIA, "hand": ["strange_copy"] + ["seal"] * 4},
        {**QUIET, "battlefield": ["iron_rhino"], "hand": ["seal"] * 5},
    )
    table.play("strange_copy", "iron_rhino")
    assert table.status("strange_copy") == 5
    assert (table.attack_of("strange_copy"), table.life_of("strange_copy")) == (5, 5)
    table.end_round()
    assert table.discard(0) == ["strange_copy"]


def test_sympathy_pain_deals_three_when_hurt() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {**SARIA, "hand": ["sympathy_pain"]})
    table.attack("saria_guideman", "iron_worker")
    assert (table.asked, table.prompt) == (1, "received")
    table.react("sympathy_pain", "coal_roarkwin")
    assert (table.wounds("coal_roarkwin"), table.wounds("saria_guideman")) == (3, 2)


def test_rose_fire_dancer_distracts_in_the_turn_she_arrives() -> None:
    table = ashes({**SARIA, "hand": ["rose_fire_dancer"]}, {**QUIET, "battlefield": ["iron_rhino"]})
    table.play("rose_fire_dancer")
    table.activate("rose_fire_dancer", "iron_rhino")
    assert table.exhaustion("iron_rhino") == 1
    assert table.exhaustion("rose_fire_dancer") == 1


def test_enchanted_violinist_sings_once_for_each_discard_event() -> None:
    table = ashes(
        {**SARIA, "spellboard": ["purge"] * 2, "battlefield": ["enchanted_violinist"]},
        {**QUIET, "draw_pile": ["fear", "seal", "fear"], "battlefield": ["iron_rhino"]},
    )
    table.activate("purge", "player 1")
    table.yes()  # the line of Focus 1 belongs to the same text, and so to the same discard
    assert len(table.draw_pile(1)) == 1
    table.use("enchanted_violinist", "iron_rhino")
    assert table.wounds("iron_rhino") == 1
    assert table.prompt == "turn"


def test_enchanted_violinist_hears_the_opponents_meditation() -> None:
    table = ashes(
        {**QUIET, "draw_pile": ["seal", "fear"], "dice": {}},
        {**SARIA, "battlefield": ["enchanted_violinist"], "dice": {"charm_basic": 2}},
    )
    table.meditate("draw_pile", "draw_pile")
    songs = 0
    while table.prompt == "pile_discarded":
        table.use("enchanted_violinist")  # the only unit there is
        songs += 1
    assert songs == 2  # one by one: each is its own event


def test_enchanted_violinist_costs_a_basic_unless_as_printed() -> None:
    poor = {**SARIA, "hand": ["enchanted_violinist"], "dice": {}}
    assert not ashes(poor, QUIET).can("play", "enchanted_violinist")
    assert ashes(poor, QUIET, options={"wording": "printed"}).can("play", "enchanted_violinist")


def test_seaside_raven_is_guarded_against_magic_but_not_abilities() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard", "hand": ["molten_gold", "fade_away"]},
        {**SARIA, "dice": {}, "battlefield": ["seaside_raven"]},
    )
    assert not table.can("play", "fade_away")
    table.play("molten_gold")
    assert not table.can("choose", "seaside_raven")
    table.choose("saria_guideman")
    table.activate("aradel_summergaard", "seaside_raven")
    assert table.place("seaside_raven") == "conjurations"


def test_three_eyed_owl_drains_a_card_of_the_players_choice() -> None:
    table = ashes({**SARIA, "battlefield": ["three_eyed_owl"]}, {**QUIET, "hand": ["fear", "seal"]})
    table.activate("three_eyed_owl", "player 1")
    assert (table.asked, table.prompt) == (1, "discard")
    table.choose("seal")
    assert table.hand(1) == ["fear"]
