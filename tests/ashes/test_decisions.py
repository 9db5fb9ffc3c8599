"""Where the rules are silent: what we decided (docs/rulings.md)."""

from __future__ import annotations

from tests.ashes.tables import ashes


def test_Q5_the_active_player_answers_first_then_clockwise() -> None:
    table = ashes(
        {"spellboard": ["empower"], "battlefield": ["masked_wolf"]},
        {"phoenixborn": "maeoni_viper"},
        {"spellboard": ["empower"]},
    )
    table.attack("player 1", "masked_wolf")
    asked = []
    while table.prompt == "declared":
        asked.append(table.asked)
        table.pass_()
    assert asked == [0, 1, 2]


def test_Q5_all_answers_are_declared_then_each_is_seen_through_in_the_active_players_order() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"], "spellboard": ["chant_of_revenge"]},
        {"battlefield": ["masked_wolf"], "hand": ["final_cry"], "spellboard": ["chant_of_revenge"]},
    )
    table.activate("natural_magic", "masked_wolf@1")
    assert table.asked == 1
    table.use("chant_of_revenge@1")
    table.react("final_cry")
    assert (table.asked, table.prompt) == (0, "order")  # both are player 1's, but it is player 0's turn
    table.order("chant_of_revenge@1")
    table.choose("masked_wolf@0")
    assert (table.asked, table.prompt) == (0, "destroyed")  # what Chant sets off comes before Final Cry
    table.pass_()
    assert (table.asked, table.prompt) == (1, "target")
    table.choose("player 0")
    assert table.wounds("player 0") == 2


def test_Q6_the_cost_of_a_trigger_is_paid_when_it_is_used() -> None:
    table = ashes(
        {
            "phoenixborn": "jessa_na_ni",
            "hand": ["mist_typhoon"],
            "dice": {"illusion_class": 1, "natural_class": 1, "charm_basic": 1},
        },
        {"battlefield": ["mist_spirit", "mist_spirit"], "dice": {}},
    )
    table.play("mist_typhoon")
    table.no()
    table.use("jessa_na_ni")
    assert table.prompt == "turn"  # no die is left for the second
    assert table.wounds("player 1") == 1


def test_Q11_abundance_asks_the_active_player_first_and_deals_one_packet_each() -> None:
    table = ashes({"spellboard": ["abundance", "abundance"]}, {}, turn=0)
    table.activate("abundance")
    assert (table.asked, table.prompt) == (0, "draw")
    table.amount(1)
    assert table.asked == 1
    table.amount(0)
    assert len(table.hand(0)) == 1
    assert table.wounds("player 0") == 0  # focus 1 takes one away
    assert table.wounds("player 1") == 2


def test_Q11_blood_oath_of_an_archer_that_stays_behind() -> None:
    table = ashes({"battlefield": ["blood_archer", "masked_wolf"]})
    table.attack("player 1", "masked_wolf")
    table.use("blood_archer")
    assert table.attack_of("blood_archer") == 5
    assert table.wounds("player 1") == 2


def test_blood_oath_can_destroy_the_only_attacker() -> None:
    table = ashes({"battlefield": [{"card": "blood_archer", "wounds": 1}]}, {"dice": {}})
    table.attack("player 1", "blood_archer")
    table.use("blood_archer")
    assert table.discard(0) == ["blood_archer"]
    assert table.wounds("player 1") == 0
    assert table.prompt == "turn"


def test_blood_puppet_needs_a_player_with_room() -> None:
    full = ["gilder"] * 3
    players = [{"phoenixborn": "maeoni_viper", "battlefield": list(full)} for _ in range(2)]
    table = ashes({**players[0], "spellboard": ["summon_blood_puppet"]}, players[1])
    assert not table.can("activate", "summon_blood_puppet")
    table = ashes({**players[0], "spellboard": ["summon_blood_puppet"]}, {})
    table.activate("summon_blood_puppet", "player 1")
    assert table.battlefield(1) == ["blood_puppet"]


def test_a_second_bring_forth_finds_no_illusion() -> None:
    table = ashes({"hand": ["bring_forth", "bring_forth"], "battlefield": ["false_demon"]})
    table.play("bring_forth", "false_demon")
    assert (table.attack_of("false_demon"), table.life_of("false_demon")) == (3, 5)
    table.end()
    table.end_turn()
    assert not table.can("play", "bring_forth")


def test_bring_forth_takes_illusion_away() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]},
        {"battlefield": [{"card": "false_demon", "attached": ["bring_forth"]}], "dice": {}},
    )
    table.attack("false_demon", "masked_wolf")
    table.no_guard()
    table.no_counter()
    assert table.wounds("false_demon") == 2


def test_one_text_is_one_discard_event() -> None:
    table = ashes(
        {"spellboard": ["purge", "purge"], "battlefield": ["enchanted_violinist"]},
        {"battlefield": ["iron_rhino"], "dice": {}},
    )
    table.activate("purge", "player 1")
    assert table.prompt == "may_pay"  # Focus 1 is another line of the same text
    table.yes()
    table.use("enchanted_violinist", "iron_rhino")
    assert table.wounds("iron_rhino") == 1
    assert table.prompt == "turn"


def test_choosing_a_model_is_not_targeting() -> None:
    table = ashes({"hand": ["strange_copy"]}, {"hand": ["golden_veil"], "battlefield": ["iron_rhino"]})
    table.play("strange_copy", "iron_rhino")
    assert table.attack_of("strange_copy") == 5


def test_a_text_that_only_chooses_may_be_used_without_anything_to_choose() -> None:
    table = ashes({"spellboard": ["cut_the_strings"], "hand": ["bound_soul"]})
    assert table.can("activate", "cut_the_strings")
    assert table.can("play", "bound_soul")


def test_deaths_in_one_battle_are_dealt_together_and_suffered_in_order() -> None:
    """A countering Hammer Knight uses Aftershock although the attacker will be resolved after it is gone."""
    table = ashes({"battlefield": ["iron_rhino"]}, {"battlefield": ["hammer_knight", "masked_wolf"]})
    table.attack("hammer_knight", "iron_rhino")
    table.no_guard()
    table.counter()
    assert (table.asked, table.prompt) == (1, "dealt")
    table.use("hammer_knight", "masked_wolf@1")
    table.choose("hammer_knight")
    assert table.battlefield(0) == []
    assert table.battlefield(1) == []


def test_illusion_destroys_before_damage_becomes_wounds() -> None:
    """Illusion destroys the Demon before anybody is asked about the damage."""
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "battlefield": ["masked_wolf", {"card": "silver_snake", "status": 1}],
        },
        {"battlefield": ["false_demon"], "spellboard": ["chant_of_revenge"]},
    )
    table.attack("false_demon", "masked_wolf")
    table.pass_()  # Strike
    table.no_guard()
    table.no_counter()
    assert table.prompt == "destroyed"
    table.pass_()
    assert table.status("silver_snake") == 1  # its own ability destroyed the Demon
    assert table.wounds("false_demon") == 0


def test_a_unit_summoned_by_a_text_is_gazed_at_when_the_text_and_its_damage_are_done() -> None:
    table = ashes(
        {"spellboard": ["summon_gilder"], "battlefield": ["iron_worker"]},
        {"battlefield": ["blue_jaguar"], "dice": {"natural_basic": 1}},
    )
    table.activate("summon_gilder", "blue_jaguar")
    assert table.battlefield(0) == ["iron_worker", "gilder"]
    table.yes()
    assert table.wounds("blue_jaguar") == 1
    assert (table.asked, table.prompt) == (1, "arrived")
    table.use("blue_jaguar")
    assert table.exhaustion("gilder") == 1


def test_ambush_comes_before_gaze() -> None:
    table = ashes({"hand": ["stormwind_sniper"]}, {"battlefield": ["blue_jaguar"]})
    table.play("stormwind_sniper")
    assert (table.asked, table.prompt) == (0, "arrives")
    table.use("stormwind_sniper", "blue_jaguar")
    assert table.battlefield(1) == []
    assert table.prompt == "turn"
    assert table.exhaustion("stormwind_sniper") == 0


def test_redirect_keeps_who_dealt_the_damage() -> None:
    """The Silver Snake of the attacker eats the ally that took the redirected damage."""
    table = ashes(
        {"phoenixborn": "maeoni_viper", "battlefield": [{"card": "silver_snake", "status": 3}]},
        {
            "phoenixborn": "jessa_na_ni",
            "hand": ["redirect"],
            "battlefield": [{"card": "leech_warrior", "exhaustion": 1}],
        },
    )
    table.attack("player 1", "silver_snake")
    table.pass_()  # Strike
    table.react("redirect")
    assert table.removed() == ["leech_warrior"]
    assert table.status("silver_snake") == 4


def test_a_resparked_card_is_known_to_everybody() -> None:
    table = ashes({}, {"battlefield": [{"card": "mist_spirit", "wounds": 2, "attached": ["root_armor"]}]})
    table.activate("natural_magic", "mist_spirit")
    table.choose("root_armor")
    assert table.hand(1) == ["root_armor"]
    seats = table.game.view(0)["seats"]
    assert isinstance(seats, list)
    assert [card["id"] for card in seats[1]["hand"]] == ["root_armor"]
