"""Rules S1-S5, R1-R9, W1-W3, G4 and the stalemate: setting up, rounds, winning, and what is hidden."""

from __future__ import annotations

import json
from random import Random

import deckhall
from deckhall.games.ashes.state import Ashes
from tests.ashes.tables import Scene, ashes


def new(seed: int = 7, **choices: object) -> Scene:
    return Scene(
        deckhall.new_game("ashes", seed=seed, **{"decks": ["iron_men", "snakes_in_silver"], **choices})
    )


def test_S4_first_five_without_copies_from_the_deck() -> None:
    table = new()
    assert table.prompt == "first_five"
    while table.prompt == "first_five":
        assert table.game.decision is not None
        assert table.game.decision.secret
        table.game.apply(table.game.decision.options[0])
    for player in (0, 1):
        hand = table.hand(player)
        assert len(hand) == 5 == len(set(hand))
        assert len(table.draw_pile(player)) == 25


def test_S4_suggested_first_five() -> None:
    table = new(first_five="suggested")
    assert sorted(table.hand(0)) == sorted(
        ["anchornaut", "hammer_knight", "iron_worker", "expand_energy", "summon_iron_rhino"]
    )


def test_S3_conjuration_pile() -> None:
    table = new(first_five="suggested")
    assert table.conjurations(0) == ["iron_rhino"] * 5
    assert sorted(table.conjurations(1)) == ["gilder"] * 5 + ["silver_snake"] * 3


def test_R2_R3_all_dice_are_rolled_and_most_basics_begin() -> None:
    for seed in range(8):
        table = new(seed, first_five="suggested")
        basics = []
        for player in (0, 1):
            dice = table.active_dice(player)
            assert sum(dice.values()) == 10
            basics.append(sum([number for kind, number in dice.items() if kind.endswith("basic")]))
        assert basics[table.state.token] == max(basics)
        assert basics[0] != basics[1]


def test_R2_discards_are_secret_until_all_have_chosen() -> None:
    table = new(first_five="suggested")
    assert table.prompt == "prepare_discard"
    first = table.asked
    table.choose(table.hand(first)[0])
    other = 1 - first
    assert table.game.view(other)["decision"] == {"player": None, "prompt": None}
    assert table.discard(first) == []
    table.done()
    assert table.asked == other
    assert table.discard(first) == []
    table.done()
    assert len(table.discard(first)) == 1
    assert len(table.hand(first)) == 5


def test_R2_dice_still_active_are_not_rolled_and_big_hands_are_kept() -> None:
    table = ashes(
        {"hand": ["fear"] * 7, "dice": {"active": {"charm": {"power": 3}}, "exhausted": {"natural": 2}}}
    )
    table.end_round()
    assert table.active_dice(0)["charm_power"] == 3
    assert sum(table.active_dice(0).values()) == 5
    assert len(table.hand(0)) == 7


def test_R4_missing_cards_hurt_all_at_once_in_the_prepare_phase_only() -> None:
    table = ashes({"draw_pile": ["fear"]}, {"hand": ["sympathy_pain"]})
    table.end_round()
    assert table.hand(0) == ["fear"]
    assert table.wounds("player 0") == 4
    table = ashes({"hand": ["sleight_of_hand"], "draw_pile": []})
    table.play("sleight_of_hand")
    assert table.wounds("player 0") == 0


def test_R4_no_reaction_outside_player_turns() -> None:
    table = ashes({"draw_pile": [], "hand": ["sympathy_pain"]})
    table.end_round()
    assert table.prompt == "turn"
    assert table.wounds("player 0") == 4


def test_R5_R6_passing_is_a_main_action_and_a_side_action_may_follow() -> None:
    table = ashes({"hand": ["fear"]})
    table.pass_()
    assert table.can("meditate")
    assert table.can("end")
    assert not table.can("pass")
    table.end()
    assert table.state.turn == 1


def test_R6_the_phase_ends_when_all_pass_in_a_row() -> None:
    table = ashes({"battlefield": ["masked_wolf"]})
    table.end_turn()
    table.end_turn()
    assert table.prompt == "exhaust_dice"
    table = ashes({"battlefield": ["masked_wolf", "masked_wolf"]}, {"battlefield": ["masked_wolf"]})
    table.end_turn()
    table.attack("player 0", "masked_wolf@1")
    table.no_block()
    table.end()
    assert table.state.passes == 0
    table.end_turn()
    table.end_turn()
    assert table.prompt == "exhaust_dice"


def test_R7_recovery_in_order() -> None:
    table = ashes(
        {
            "phoenixborn": {"card": "coal_roarkwin", "exhaustion": 2, "wounds": 3},
            "battlefield": [
                {"card": "leech_warrior", "wounds": 2, "exhaustion": 1},
                {"card": "iron_rhino", "wounds": 2},
            ],
            "dice": {"charm_basic": 3},
        }
    )
    table.end_turn()
    table.end_turn()
    assert [table.wounds("leech_warrior"), table.wounds("iron_rhino")] == [0, 2]
    assert table.wounds("player 0") == 3
    assert [table.exhaustion("coal_roarkwin"), table.exhaustion("leech_warrior")] == [1, 0]
    assert (table.asked, table.prompt) == (0, "exhaust_dice")
    table.choose("charm_basic")
    table.choose("charm_basic")
    table.done()
    assert table.active_dice(0) == {"charm_basic": 3}  # shown together with the others'
    table.done()
    assert table.state.token == 1
    assert table.state.turn == -1 or table.state.round == 2


def test_R7_token_goes_left() -> None:
    table = ashes({}, {}, {})
    table.end_round()
    assert (table.state.token, table.state.turn) == (1, 1)


def test_resourceful_when_turns_begin() -> None:
    table = ashes({"hand": ["iron_worker"]})
    table.play("iron_worker")
    assert table.status("iron_worker") == 1
    table.end()
    table.end_round()
    assert table.status("iron_worker") == 2


def test_W1_the_last_one_left_wins() -> None:
    table = ashes({"battlefield": ["iron_rhino"]}, {"phoenixborn": {"card": "coal_roarkwin", "wounds": 11}})
    table.attack("player 1", "iron_rhino")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("last_phoenixborn", (0,))
    assert table.outcome.scores == (15, 0)
    assert table.prompt == ""


def test_W2_W3_a_player_goes_out_and_the_others_play_on() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "iron_rhino", {"card": "blood_puppet", "owner": 1}]},
        {
            "phoenixborn": {"card": "coal_roarkwin", "wounds": 14},
            "hand": ["fear"],
            "battlefield": ["gilder", {"card": "blood_puppet", "owner": 2}],
            "spellboard": ["purge"],
        },
        {},
        token=1,
    )
    table.attack("player 1", "iron_rhino:1", "iron_rhino:2")
    table.no_block()
    assert table.outcome is None
    assert table.exhaustion("iron_rhino:2") == 1  # its target was gone (U5)
    assert table.state.alive == [True, False, True]
    assert table.state.token == 2  # Q9
    assert [table.hand(1), table.battlefield(1), table.spellboard(1), table.active_dice(1)] == [
        [],
        [],
        [],
        {},
    ]
    assert "blood_puppet" in table.conjurations(2)  # Q8: others' cards go home
    assert "blood_puppet" in table.battlefield(0)  # and what others control stays
    table.end()
    assert table.state.turn == 2
    table.end_turn()
    assert table.state.turn == 0


def test_a_player_who_destroys_themself_in_their_turn() -> None:
    table = ashes(
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 13}, "discard": ["iron_worker"]},
        {},
        {},
    )
    table.activate("ceremonial_magic")
    assert table.state.alive == [False, True, True]
    assert (table.asked, table.prompt) == (1, "turn")


def test_stalemate_after_ten_idle_rounds() -> None:
    table = ashes({"hand": ["fear"] * 5}, {"hand": ["fear"] * 5})
    for _ in range(10):
        assert table.outcome is None
        table.end_round()
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("stalemate", ())


def test_G4_views_hide_hands_and_piles() -> None:
    table = ashes({"hand": ["fear", "seal"], "draw_pile": ["redirect"]}, {"hand": ["golden_veil"]})
    seen = json.dumps(table.game.view(1)["seats"][0])  # type: ignore[index]  # a JSON object
    assert "golden_veil" not in json.dumps(table.game.view(0)["seats"][1].get("hand"))  # type: ignore[index]
    assert '"hand_count": 2' in seen
    assert '"hand": []' in seen


def test_G4_what_everybody_saw_go_to_a_hand_is_known() -> None:
    table = ashes({"phoenixborn": "jessa_na_ni", "hand": ["fear"]}, {"battlefield": ["iron_worker"]})
    table.play("fear", "iron_worker")
    seats = table.game.view(0)["seats"]
    assert isinstance(seats, list)
    assert [card["id"] for card in seats[1]["hand"]] == ["iron_worker"]
    for seed in range(5):
        imagined = table.game.imagine(0, seed)
        assert isinstance(imagined, Ashes)
        assert "iron_worker" in [imagined.sheets[card].id for card in imagined.hands[1]]


def test_a_reaction_is_asked_secretly_and_every_window_leaves_a_mark() -> None:
    marks = []
    for hand in (["sympathy_pain"], ["fear"]):
        table = ashes(
            {"battlefield": ["masked_wolf"]},
            {"phoenixborn": "saria_guideman", "hand": hand, "draw_pile": ["sympathy_pain", "fear"]},
        )
        table.attack("player 1", "masked_wolf")
        if table.prompt == "received":
            assert table.game.view(0)["decision"] == {"player": None, "prompt": None}
            table.pass_()
        marks.append(table.state.windows)
    assert marks[0] == marks[1] == 1


def test_no_mark_where_nobody_could_answer() -> None:
    for seat in (
        {"hand": [], "draw_pile": ["sympathy_pain"]},
        {"hand": ["fear"], "draw_pile": ["sympathy_pain"], "dice": {"charm_class": 1}},
        {"hand": ["fear"]},
    ):
        table = ashes({"battlefield": ["masked_wolf"]}, {"phoenixborn": "saria_guideman", **seat})
        table.attack("player 1", "masked_wolf")
        assert table.state.windows == 0


def test_random_games_of_four_end() -> None:
    names = ["iron_men", "bloodwoods_queen", "cloudsea_siren", "shadows_of_viros"]
    for seed in range(3):
        game, random = deckhall.new_game("ashes", decks=names, seed=seed), Random(seed)
        while game.outcome is None:
            assert game.decision is not None
            game.apply(random.choice(game.decision.options))
        assert len(game.outcome.winners) == 1
