"""Windows by the book: cards of different players wait at one moment, and the player whose turn it is orders them.

Every position is played in both orders, and the order changes what comes of it.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.ashes.tables import Scene, ashes

ALLIES = (
    "anchornaut",
    "iron_worker",
    "hammer_knight",
    "blood_archer",
    "living_doll",
    "leech_warrior",
    "rose_fire_dancer",
    "enchanted_violinist",
    "stormwind_sniper",
)
MAEONI: dict[str, Any] = {"phoenixborn": "maeoni_viper"}
SARIA: dict[str, Any] = {"phoenixborn": "saria_guideman"}
FULL_HAND = ["call_upon_the_realms"] * 5  # nobody draws, nobody suffers


def snake(wounds: int) -> dict[str, Any]:
    return {"card": "silver_snake", "status": 1, "wounds": wounds}


# -- destroyed: my Silver Snake would consume an ally whose player strikes back ---------------------------------------


def destroyed_ally(ally: str, answer: str, wounds: int) -> Scene:
    """Player 0 destroys an ally of player 1, who answers by killing the Silver Snake that would consume it."""
    hand, spellboard = (["final_cry"], []) if answer == "final_cry" else ([], [answer])
    table = ashes(
        {**MAEONI, "hand": ["molten_gold"], "battlefield": [snake(wounds)]},
        {**SARIA, "battlefield": [ally], "hand": hand, "spellboard": spellboard},
    )
    table.play("molten_gold", ally)
    assert (table.asked, table.prompt) == (1, "destroyed")
    table.react(answer) if hand else table.use(answer)
    assert (table.asked, table.prompt) == (0, "order")
    return table


@pytest.mark.parametrize("ally", ALLIES)
def test_final_cry_kills_the_snake_before_or_after_it_consumes(ally: str) -> None:
    table = destroyed_ally(ally, "final_cry", wounds=2)
    table.order("final_cry")
    table.choose("silver_snake")
    assert (table.battlefield(0), table.removed()) == ([], [])
    assert table.discard(1) == ["final_cry", ally]
    table = destroyed_ally(ally, "final_cry", wounds=2)
    table.order("silver_snake")
    assert table.status("silver_snake") == 2
    table.choose("silver_snake")
    assert (table.battlefield(0), table.removed()) == ([], [ally])


@pytest.mark.parametrize("ally", ALLIES)
def test_chant_of_revenge_kills_the_snake_before_or_after_it_consumes(ally: str) -> None:
    table = destroyed_ally(ally, "chant_of_revenge", wounds=3)
    table.order("chant_of_revenge")
    table.choose("silver_snake")
    assert (table.battlefield(0), table.removed(), table.discard(1)) == ([], [], [ally])
    table = destroyed_ally(ally, "chant_of_revenge", wounds=3)
    table.order("silver_snake")
    table.choose("silver_snake")
    assert (table.battlefield(0), table.removed(), table.discard(1)) == ([], [ally], [])


@pytest.mark.parametrize(
    "ally", ["iron_worker", "rose_fire_dancer", "enchanted_violinist", "stormwind_sniper"]
)
@pytest.mark.parametrize("first", ["final_cry", "silver_snake"])
def test_in_their_own_turn_the_owner_of_the_ally_decides(ally: str, first: str) -> None:
    """The Snake counters; it is the attacker's turn, so the attacker orders Final Cry and Consume."""
    table = ashes(
        {**SARIA, "battlefield": [ally], "hand": ["final_cry"]},
        {**MAEONI, "battlefield": [{"card": "silver_snake", "status": 2, "wounds": 2}], "dice": {}},
    )
    table.attack("silver_snake", ally)
    table.no_guard()
    table.counter()
    table.choose(ally)  # resolved before the Snake
    table.react("final_cry")
    assert (table.asked, table.prompt) == (0, "order")
    table.order(first)
    table.choose("silver_snake")
    assert table.battlefield(0) == table.battlefield(1) == []
    assert table.removed() == ([] if first == "final_cry" else [ally])


# -- dealt: Aftershock and Spiked Skin --------------------------------------------------------------------------------

ARMORED = (
    "iron_rhino",
    "gilder",
    "masked_wolf",
    "mist_spirit",
    "false_demon",
    "blue_jaguar",
    "three_eyed_owl",
    "iron_worker",
)


def knight_against_armor(unit: str) -> Scene:
    table = ashes(
        {"battlefield": [{"card": "hammer_knight", "wounds": 1}]},
        {**SARIA, "battlefield": [{"card": unit, "attached": ["spiked_armor"]}, "leech_warrior"], "dice": {}},
    )
    table.attack(unit, "hammer_knight")
    table.no_guard()
    table.no_counter()
    table.use("hammer_knight")
    assert (table.asked, table.prompt) == (0, "order")
    return table


@pytest.mark.parametrize("unit", ARMORED)
def test_aftershock_before_or_after_spiked_skin_kills_the_knight(unit: str) -> None:
    table = knight_against_armor(unit)
    table.order("hammer_knight")
    table.choose("leech_warrior")
    assert table.wounds("leech_warrior") == 1
    assert table.battlefield(0) == []
    table = knight_against_armor(unit)
    table.order(unit)
    assert table.wounds("leech_warrior") == 0
    assert table.battlefield(0) == []


@pytest.mark.parametrize("attacker", ["iron_rhino", "gilder", "masked_wolf", "blue_jaguar"])
@pytest.mark.parametrize("first", ["hammer_knight", "attacker"])
def test_aftershock_of_a_countering_knight_waits_for_the_attackers_word(attacker: str, first: str) -> None:
    table = ashes(
        {
            **SARIA,
            "battlefield": [{"card": attacker, "attached": ["spiked_armor"]}, "living_doll"],
            "dice": {},
        },
        {**SARIA, "battlefield": [{"card": "hammer_knight", "wounds": 1}]},
    )
    table.attack("hammer_knight", attacker)
    table.no_guard()
    table.counter()
    assert (table.asked, table.prompt) == (1, "dealt")
    table.use("hammer_knight")
    assert (table.asked, table.prompt) == (0, "order")
    table.order(attacker if first == "attacker" else first)
    if first == "hammer_knight":
        assert (table.asked, table.prompt) == (1, "target")
        table.choose("living_doll")
    assert table.battlefield(1) == []
    assert table.wounds("living_doll") == (1 if first == "hammer_knight" else 0)


# -- the end of the round: the new token holder orders ----------------------------------------------------------------


def end_of_round(first: dict[str, Any], second: dict[str, Any]) -> Scene:
    """A round ends with the token at player 1, who gets it now."""
    table = ashes({"hand": FULL_HAND, **first}, {"hand": FULL_HAND, **second})
    table.end_round()
    assert (table.asked, table.prompt) == (1, "order")
    return table


def dying(phoenixborn: str, life: int) -> dict[str, Any]:
    return {"card": phoenixborn, "wounds": life - 1}


LIVES = {
    "aradel_summergaard": 16,
    "coal_roarkwin": 15,
    "jessa_na_ni": 18,
    "maeoni_viper": 22,
    "noah_redmoon": 20,
    "saria_guideman": 20,
}


@pytest.mark.parametrize("other", [name for name in LIVES if name != "coal_roarkwin"])
@pytest.mark.parametrize("loser", [0, 1])
def test_two_cursed_phoenixborn_and_the_first_to_suffer_loses(other: str, loser: int) -> None:
    table = end_of_round(
        {"phoenixborn": dying("coal_roarkwin", 15), "battlefield": ["blood_puppet"], "dice": {}},
        {"phoenixborn": dying(other, LIVES[other]), "battlefield": ["blood_puppet"], "dice": {}},
    )
    table.order(f"blood_puppet@{loser}")
    assert table.outcome is not None
    assert table.outcome.winners == (1 - loser,)


@pytest.mark.parametrize("unit", ["iron_worker", "masked_wolf", "leech_warrior", "anchornaut"])
@pytest.mark.parametrize("faded_first", [True, False])
def test_the_chant_for_a_faded_unit_may_lift_a_curse(unit: str, faded_first: bool) -> None:
    table = end_of_round(
        {**SARIA, "battlefield": [{"card": "blood_puppet", "wounds": 1}], "dice": {}},
        {
            **SARIA,
            "battlefield": [{"card": unit, "attached": ["fade_away"]}],
            "spellboard": ["chant_of_revenge"],
        },
    )
    table.order("fade_away" if faded_first else "blood_puppet")
    table.use("chant_of_revenge", "blood_puppet@0")
    assert table.wounds("player 0") == (0 if faded_first else 1)
    assert table.battlefield(0) == []


@pytest.mark.parametrize(
    "unit",
    [
        {"card": "iron_rhino", "wounds": 4, "charms": 1},
        {"card": "masked_wolf", "wounds": 3, "charms": 3},
        {"card": "gilder", "wounds": 3, "attached": ["massive_growth"]},
        {"card": "blue_jaguar", "wounds": 2, "attached": ["massive_growth"]},
    ],
    ids=["rhino_loses_its_die", "wolf_loses_its_dice", "gilder_shrinks", "jaguar_shrinks"],
)
@pytest.mark.parametrize("falls_first", [True, False])
def test_a_unit_that_falls_when_something_runs_out_may_be_revenged_in_time(
    unit: dict[str, Any], falls_first: bool
) -> None:
    table = end_of_round(
        {**SARIA, "battlefield": [{"card": "blood_puppet", "wounds": 1}], "dice": {}},
        {**SARIA, "battlefield": [unit], "spellboard": ["chant_of_revenge"], "dice": {}},
    )
    runs_out = "massive_growth" if "attached" in unit else unit["card"]
    table.order(runs_out if falls_first else "blood_puppet")
    table.use("chant_of_revenge")
    while table.prompt in ("destroyed", "target"):
        table.pass_() if table.prompt == "destroyed" else table.choose("blood_puppet")
    assert table.wounds("player 0") == (0 if falls_first else 1)


@pytest.mark.parametrize("first", ["strange_copy", "blood_puppet"])
def test_a_fleeting_copy_and_a_curse_decide_the_game(first: str) -> None:
    """Jessa screams for the copy that leaves, unless the Puppet's curse has destroyed her before."""
    table = end_of_round(
        {
            "phoenixborn": dying("coal_roarkwin", 15),
            "battlefield": [{"card": "strange_copy", "status": 2}],
            "dice": {},
        },
        {
            "phoenixborn": dying("jessa_na_ni", 18),
            "battlefield": ["blood_puppet"],
            "dice": {"charm_basic": 1},
        },
    )
    table.order(first)
    if first == "strange_copy":
        table.use("jessa_na_ni")
    assert table.outcome is not None
    assert table.outcome.winners == ((1,) if first == "strange_copy" else (0,))


# -- departed and discarded: three players ----------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["iron_rhino", "masked_wolf", "living_doll", "gilder"])
@pytest.mark.parametrize("first", [0, 2])
def test_two_players_scream_and_the_second_saves_the_die(unit: str, first: int) -> None:
    """The victim's Phoenixborn has 1 life left: the first to scream pays, the other scream is lost."""
    screamer = {"phoenixborn": "jessa_na_ni", "dice": {"charm_basic": 1}}
    table = ashes(
        {**screamer, "hand": ["fear"]},
        {"phoenixborn": dying("coal_roarkwin", 15), "battlefield": [unit], "dice": {}},
        screamer,
    )
    table.play("fear", unit)
    table.use("jessa_na_ni@0")
    assert table.asked == 2
    table.use("jessa_na_ni@2")
    assert (table.asked, table.prompt) == (0, "order")
    table.order(f"jessa_na_ni@{first}")
    assert not table.state.alive[1]
    assert table.active_dice(first) == {}
    assert table.active_dice(2 - first) == {"charm_basic": 1}


@pytest.mark.parametrize("discards", ["meditation", "purge", "hearts_pull"])
@pytest.mark.parametrize("first", [0, 1])
def test_two_violinists_sing_and_only_the_first_survives(discards: str, first: int) -> None:
    """Each Violinist has 1 life left, and each sings at the other."""
    violinist = {"card": "enchanted_violinist", "wounds": 1}
    singers = (1, 2) if discards == "meditation" else (0, 2)
    players: list[dict[str, Any]] = [{**SARIA, "draw_pile": ["fear"]} for _ in range(3)]
    for seat in singers:
        players[seat]["battlefield"] = [violinist]
    players[0]["spellboard"] = ["purge"] if discards == "purge" else []
    table = ashes(*players)
    if discards == "meditation":
        table.meditate("draw_pile")
    elif discards == "purge":
        table.activate("purge", "player 1")
    else:
        table.activate("saria_guideman", "player 1")
        table.yes()
        table.yes()
    one, two = [f"enchanted_violinist@{seat}" for seat in singers]
    table.use(one)
    table.use(two)
    assert (table.asked, table.prompt) == (0, "order")
    table.order((one, two)[first])
    table.choose((two, one)[first])
    assert table.battlefield(singers[first]) == ["enchanted_violinist"]
    assert table.battlefield(singers[1 - first]) == []


# -- a text finishes before its triggers ------------------------------------------------------------------------------


def test_summon_gilder_that_kills_the_jaguar_is_not_gazed_at() -> None:
    table = ashes(
        {"spellboard": ["summon_gilder"]},
        {"battlefield": [{"card": "blue_jaguar", "wounds": 1}]},
    )
    table.activate("summon_gilder", "blue_jaguar")
    table.yes()
    assert table.prompt == "turn"
    assert table.battlefield(1) == []
    assert table.exhaustion("gilder") == 0


def test_both_mist_spirits_are_there_before_the_first_is_gazed_at() -> None:
    table = ashes({"spellboard": ["summon_mist_spirit"]}, {"battlefield": ["blue_jaguar"]})
    table.activate("summon_mist_spirit")
    table.yes()
    assert (table.asked, table.prompt) == (1, "arrived")
    assert table.battlefield(0) == ["mist_spirit", "mist_spirit"]
    table.use("blue_jaguar")
    table.use("blue_jaguar")
    assert [table.exhaustion("mist_spirit:1"), table.exhaustion("mist_spirit:2")] == [1, 1]


def test_a_silver_snake_has_its_tokens_before_it_is_gazed_at() -> None:
    table = ashes(
        {**MAEONI, "spellboard": ["summon_silver_snake"] * 3},
        {"battlefield": ["blue_jaguar"]},
    )
    table.activate("summon_silver_snake")
    assert (table.asked, table.prompt) == (1, "arrived")
    assert table.status("silver_snake") == 2


def test_what_a_text_destroys_is_gone_before_what_it_brings_is_answered() -> None:
    """Cut the Strings: the damage and the lost armor are one text; the armored unit falls when it is done."""
    table = ashes(
        {"spellboard": ["cut_the_strings"], "battlefield": ["iron_rhino"]},
        {**SARIA, "battlefield": [{"card": "gilder", "wounds": 3, "attached": ["massive_growth"]}]},
    )
    table.activate("cut_the_strings")
    assert table.wounds("iron_rhino") == 2  # Massive Growth cannot be affected by it
    table = ashes(
        {"spellboard": ["cut_the_strings"], "battlefield": ["iron_rhino"]},
        {**SARIA, "battlefield": [{"card": "gilder", "wounds": 3, "attached": ["spiked_armor"]}]},
    )
    table.activate("cut_the_strings")
    table.yes()
    assert (table.asked, table.prompt) == (1, "destroyed")  # Inheritance
    assert table.wounds("iron_rhino") == 0  # the damage comes after what was destroyed
    table.use("gilder", "iron_rhino")
    assert (table.status("iron_rhino"), table.wounds("iron_rhino")) == (1, 2)


# -- declaring --------------------------------------------------------------------------------------------------------


def test_whoever_declares_later_sees_what_waits() -> None:
    table = ashes(
        {**MAEONI, "battlefield": ["iron_rhino"]},
        {**MAEONI, "battlefield": ["gilder"], "spellboard": ["empower"]},
    )
    table.attack("player 1", "iron_rhino")
    assert (table.asked, table.prompt) == (0, "declared")
    table.use("maeoni_viper@0")
    assert (table.asked, table.prompt) == (1, "declared")
    assert [card["id"] for card in table.game.view(1)["waiting"]] == ["maeoni_viper"]
    table.pass_()
    assert (table.asked, table.prompt) == (0, "target")


def test_a_declaration_from_a_hand_is_asked_in_secret_and_then_public() -> None:
    table = ashes(
        {"hand": ["molten_gold"], "battlefield": ["masked_wolf"]},
        {"battlefield": ["masked_wolf"], "hand": ["final_cry"]},
    )
    table.play("molten_gold", "masked_wolf@1")
    assert table.game.decision is not None
    assert table.game.decision.secret
    assert table.game.view(0)["decision"] == {"player": None, "prompt": None}
    table.react("final_cry")
    assert [card["id"] for card in table.game.view(0)["played"]] == ["final_cry"]


def test_answers_are_declared_only_if_they_can_be_paid_together() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {**MAEONI, "spellboard": ["empower"], "battlefield": ["gilder"], "dice": {"charm_basic": 1}},
    )
    table.attack("player 1", "iron_rhino")
    assert (table.can("use", "maeoni_viper"), table.can("use", "empower")) == (True, True)
    table.use("empower")
    assert (table.asked, table.prompt) == (1, "target")  # Strike could not be paid any more


def test_a_reaction_that_can_no_longer_be_paid_goes_back_to_hand() -> None:
    """Chant hurts the Leech Warrior, which drains the die that was to pay for Final Cry."""
    table = ashes(
        {"hand": ["molten_gold"], "battlefield": ["leech_warrior"]},
        {
            **SARIA,
            "battlefield": ["masked_wolf", "mist_spirit"],
            "hand": ["final_cry"],
            "spellboard": ["chant_of_revenge"],
            "dice": {"ceremonial_power": 1},
        },
    )
    table.play("molten_gold", "mist_spirit")
    table.use("chant_of_revenge")
    table.react("final_cry")
    assert table.place("final_cry") == "played"
    table.order("chant_of_revenge")
    table.choose("leech_warrior")
    table.use("leech_warrior", "player 1")
    assert table.place("final_cry") == "hand"
    assert not table.state.reacted[1]
    hand = table.game.view(0)["seats"][1]["hand"]
    assert [card["id"] for card in hand] == ["final_cry"]  # everybody has seen it
    assert table.prompt == "turn"


# -- no question where the order cannot matter ------------------------------------------------------------------------


def test_the_order_of_tokens_that_each_takes_for_itself_is_not_asked() -> None:
    table = ashes(
        {"hand": FULL_HAND, "battlefield": ["iron_worker", {"card": "iron_worker", "status": 1}]},
        {"hand": FULL_HAND, "battlefield": [{"card": "iron_worker", "wounds": 1}]},
    )
    table.end_round()
    assert table.prompt == "turn"
    assert [
        table.status("iron_worker@0:1"),
        table.status("iron_worker@0:2"),
        table.status("iron_worker@1"),
    ] == [1, 2, 1]


def test_the_order_of_equal_answers_is_not_asked() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {**SARIA, "battlefield": ["masked_wolf"], "spellboard": ["chant_of_revenge"] * 2},
    )
    table.play("molten_gold", "masked_wolf")
    table.use("chant_of_revenge")
    table.use("chant_of_revenge", "player 0")
    table.choose("player 0")
    assert table.wounds("player 0") == 2


def test_whoever_orders_has_ordered_their_own_answers_by_declaring_them() -> None:
    table = ashes({**MAEONI, "battlefield": ["gilder", "masked_wolf"], "spellboard": ["empower"]}, SARIA)
    table.attack("player 1", "gilder")
    table.use("maeoni_viper")
    table.use("empower")
    assert (table.asked, table.prompt) == (0, "target")
    table.choose("masked_wolf")
    assert table.attack_of("masked_wolf") == 4  # Strike first, as declared


def test_equal_answers_are_offered_once_when_the_order_is_asked() -> None:
    table = ashes(
        {**MAEONI, "hand": ["molten_gold"], "battlefield": [snake(0)]},
        {**SARIA, "battlefield": ["iron_worker"], "spellboard": ["chant_of_revenge"] * 2},
    )
    table.play("molten_gold", "iron_worker")
    table.use("chant_of_revenge")
    table.use("chant_of_revenge")
    assert (table.asked, table.prompt, len(table.options)) == (0, "order", 2)


# -- what may be left is not aimed at oneself unasked -----------------------------------------------------------------


def test_an_own_card_as_the_only_target_of_what_may_be_left_is_asked() -> None:
    table = ashes({"spellboard": ["summon_gilder"], "battlefield": ["masked_wolf"]}, {})
    table.activate("summon_gilder")
    assert (table.prompt, len(table.options)) == ("target", 2)
    table.pass_()
    assert table.prompt == "turn"
    assert table.battlefield(0) == ["masked_wolf", "gilder"]
    table = ashes({"spellboard": ["summon_gilder"], "battlefield": ["masked_wolf"]}, {})
    table.activate("summon_gilder", "masked_wolf")
    table.yes()
    assert table.battlefield(0) == ["gilder"]


def test_an_opposing_card_as_the_only_target_is_aimed_at_by_itself() -> None:
    table = ashes({"spellboard": ["summon_gilder"]}, {**SARIA, "battlefield": ["iron_rhino"]})
    table.activate("summon_gilder", "iron_rhino")
    assert table.prompt == "may"
