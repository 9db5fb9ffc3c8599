"""Rule lines 29 to 45: single cards, honor, the end of the game, solo and teams."""

from __future__ import annotations

import pytest

from tests.ascension.tables import ANNIVERSARY, GODSLAYER, ascension, both_editions

SOLO_ROW = ["spike_vixen", "wolf_shaman", "demon_slayer", "arha_initiate", "landtalker", "mephit"]


@both_editions
def test_rule_29_printed_limits_cannot_be_extended(edition: str) -> None:
    limit = 3 if edition == GODSLAYER else 4
    table = ascension(
        edition=edition,
        hand=["mystic", "druids_of_the_stone_circle", "heavy_infantry", "arha_templar"],
        row=["flytrap_witch", "demon_slayer", "wolf_shaman", "wind_tyrant", "corrosive_widow"],
    )
    table.play("mystic", "heavy_infantry", "druids_of_the_stone_circle")
    assert not table.can("acquire", "flytrap_witch")  # costs 5: a Mystic's runes do not help
    assert table.can("acquire", "demon_slayer") == (limit == 4)
    table.acquire("wolf_shaman")
    table.play("arha_templar")
    assert not table.can("defeat", "wind_tyrant")  # costs 5
    table.defeat("corrosive_widow")
    assert (table.runes, table.power) == (2, 2)


@both_editions
def test_rule_30_tablet_of_times_dawn(edition: str) -> None:
    table = ascension(edition=edition, hand=["tablet_of_times_dawn"], deck=[], others=[{"deck": []}])
    table.play("tablet_of_times_dawn")
    table.end_turn()
    assert not table.can("use", "tablet_of_times_dawn")  # not in another player's turn
    table.end_turn()
    table.use("tablet_of_times_dawn")  # it waited
    table.end_turn()
    assert table.player == 0
    table.end_turn()
    assert table.player == 1


@both_editions
def test_rule_30_tablet_of_times_dawn_in_the_last_turn(edition: str) -> None:
    table = ascension(edition=edition, first=1, constructs=["tablet_of_times_dawn"], pool=1, power=2)
    table.defeat("cultist")
    table.use("tablet_of_times_dawn")
    table.end_turn()
    assert not table.is_over
    assert table.asked == (0, "turn")
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.reason == "pool_empty"


@both_editions
def test_rule_31_sea_tyrant_leaves_a_single_construct(edition: str) -> None:
    table = ascension(edition=edition, row=["sea_tyrant"], others=[{"constructs": ["muramasa"]}], power=5)
    table.defeat("sea_tyrant")
    assert table.seat(1).constructs == ["muramasa"]


@both_editions
def test_rule_32_xeron_takes_from_every_other_hand(edition: str) -> None:
    others = [{"hand": ["mystic"], "deck": []}, {"hand": ["heavy_infantry"], "deck": ["apprentice"] * 2}]
    table = ascension(edition=edition, row=["xeron_duke_of_lies"], others=others, deck=[], power=6)
    table.defeat("xeron_duke_of_lies")
    assert table.hand == ["heavy_infantry", "mystic"]
    assert table.seat(1).hand == table.seat(2).hand == []  # no replacement draw
    table.play("mystic")  # playable at once
    assert table.runes == 2
    table.end_turn()
    assert table.hand == ["heavy_infantry", "mystic"]  # for the rest of the game
    assert table.score == table.honor + 2


@both_editions
def test_rule_33_avatar_golem_gives_at_most_four(edition: str) -> None:
    constructs = ["muramasa", "shadow_star", "snapdragon", "the_all_seeing_eye", "watchmakers_altar"]
    table = ascension(edition=edition, hand=["avatar_golem"], constructs=constructs)
    table.play("avatar_golem")
    assert table.honor == 4


def test_rule_34_runic_lycanthrope_of_the_anniversary() -> None:
    for hand in (["runic_lycanthrope", "wolf_shaman"], ["wolf_shaman", "runic_lycanthrope"]):
        table = ascension(edition=ANNIVERSARY, hand=[*hand, "lifebound_initiate"], deck=["apprentice"])
        table.play(*hand)
        assert table.power == 2
        table.play("lifebound_initiate")
        assert table.power == 2  # once


@both_editions
def test_rule_35_rocket_courier_overrides_the_discard_pile(edition: str) -> None:
    table = ascension(edition=edition, constructs=["rocket_courier_x_99"], row=["burrower_mark_ii"], runes=3)
    table.acquire("burrower_mark_ii")
    table.yes()
    assert table.discard == []
    assert "burrower_mark_ii" in (table.constructs if edition == GODSLAYER else table.hand)


@both_editions
def test_rule_36_yggdrasil_staff_at_different_times(edition: str) -> None:
    table = ascension(edition=edition, constructs=["yggdrasil_staff"], hand=["mystic", "mystic", "militia"])
    table.use("yggdrasil_staff")
    table.play("militia")
    table.defeat("cultist")
    table.play("mystic", "mystic")
    table.use_second("yggdrasil_staff")
    assert table.honor == 4


@both_editions
def test_rule_37_honor_comes_from_the_pool_and_then_from_the_reserve(edition: str) -> None:
    table = ascension(edition=edition, pool=2, power=6)
    table.defeat("cultist")
    assert (table.honor, table.pool) == (1, 1)
    table.defeat("cultist")
    table.defeat("cultist")
    assert (table.honor, table.pool) == (3, 0)


@both_editions
def test_rule_37_a_reward_larger_than_the_pool_is_gained_in_full(edition: str) -> None:
    table = ascension(edition=edition, row=["earth_tyrant"], pool=2, power=6)
    table.defeat("earth_tyrant")
    assert (table.honor, table.pool) == (5, 0)


@both_editions
def test_rule_38_player_two_of_three_takes_the_last_token(edition: str) -> None:
    table = ascension(edition=edition, players=3, player=1, pool=1, power=2)
    table.defeat("cultist")
    assert table.pool == 0
    table.end_turn()
    assert table.asked == (2, "turn")  # player 3 still plays
    table.end_turn()
    assert table.outcome is not None  # player 1 does not
    assert table.outcome.reason == "pool_empty"


@both_editions
@pytest.mark.parametrize(
    ("first", "taker", "turns_left"), [(0, 0, 2), (0, 2, 0), (1, 1, 2), (1, 0, 0), (2, 0, 1)]
)
def test_rule_38_the_round_ends_right_of_the_first_player(
    edition: str, first: int, taker: int, turns_left: int
) -> None:
    table = ascension(edition=edition, players=3, first=first, player=taker, pool=1, power=2)
    table.defeat("cultist")
    table.end_turn()
    for _ in range(turns_left):
        assert not table.is_over
        table.end_turn()
    assert table.outcome is not None


@both_editions
def test_rule_39_equal_turns_except_extra_ones(edition: str) -> None:
    table = ascension(edition=edition, players=2, constructs=["tablet_of_times_dawn"], pool=1, power=2)
    table.use("tablet_of_times_dawn")
    table.defeat("cultist")
    turns = [0, 0]
    while table.outcome is None:
        turns[table.player] += 1
        table.end_turn()
    assert turns == [2, 1]


@both_editions
def test_rule_40_score(edition: str) -> None:
    """Tokens, hand, deck, discard, constructs and what was played; banished cards do not count."""
    table = ascension(
        edition=edition,
        hand=["demon_slayer", "void_initiate", "arha_templar"],  # 2 + 1 + 3
        deck=["muramasa"],  # 4
        discard=["mystic", "spike_vixen"],  # 1 + 1
        constructs=["hedron_cannon"],  # 8
        honor=7,
    )
    assert table.score == 7 + 6 + 4 + 2 + 8
    table.play("void_initiate")
    table.banish("arha_templar")
    assert table.score == 7 + 3 + 4 + 2 + 8


@both_editions
def test_rule_40_a_card_that_waits_for_the_courier_counts(edition: str) -> None:
    table = ascension(edition=edition, constructs=["rocket_courier_x_99"], row=["burrower_mark_ii"], runes=3)
    table.acquire("burrower_mark_ii")
    assert table.limbo == ["burrower_mark_ii"]
    assert table.score == 4 + 3
    table.no()
    assert table.score == 4 + 3


@both_editions
def test_rule_40_the_final_score_is_counted_so(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["demon_slayer"],
        deck=["muramasa"],
        discard=["mystic"],
        constructs=["hedron_cannon"],
        honor=7,
        others=[{"honor": 3, "hand": ["heavy_infantry"]}],
        first=1,
        pool=0,
    )
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.scores == (7 + 2 + 4 + 1 + 8, 3 + 1)
    assert table.outcome.winners == (0,)


@both_editions
@pytest.mark.parametrize(
    ("first", "honors", "winner"),
    [
        (0, (5, 5, 5), 2),
        (0, (5, 5, 4), 1),
        (1, (5, 5, 5), 0),
        (1, (3, 5, 5), 2),
        (2, (5, 4, 5), 0),
        (2, (4, 4, 5), 2),
    ],
)
def test_rule_41_among_equals_the_later_in_turn_order_wins(
    edition: str, first: int, honors: tuple[int, int, int], winner: int
) -> None:
    table = ascension(
        edition=edition,
        honor=honors[0],
        others=[{"honor": honors[1]}, {"honor": honors[2]}],
        first=first,
        player=(first + 2) % 3,
        pool=0,
    )
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.winners == (winner,)


@both_editions
def test_rule_42_solo_setup_and_sliding_row(edition: str) -> None:
    table = ascension(
        edition=edition, variant="solo", row=SOLO_ROW, center=["shadow_star", "muramasa"], runes=1
    )
    assert table.pool == 50
    assert table.asked == (0, "turn")
    table.acquire("arha_initiate")
    assert table.row == ["shadow_star", "spike_vixen", "wolf_shaman", "demon_slayer", "landtalker", "mephit"]


@both_editions
def test_rule_42_defeated_and_banished_cards_slide_too(edition: str) -> None:
    table = ascension(
        edition=edition,
        variant="solo",
        row=SOLO_ROW,
        center=["shadow_star", "muramasa", "snapdragon"],
        power=3,
    )
    table.defeat("mephit")
    assert table.row == ["shadow_star", *SOLO_ROW[:5]]
    table.banish("wolf_shaman")
    assert table.row == [
        "muramasa",
        "shadow_star",
        "spike_vixen",
        "demon_slayer",
        "arha_initiate",
        "landtalker",
    ]


@both_editions
def test_rule_43_samael_takes_the_two_rightmost(edition: str) -> None:
    table = ascension(
        edition=edition,
        variant="solo",
        row=["spike_vixen", "wolf_shaman", "demon_slayer", "arha_initiate", "landtalker", "mephit"],
        center=["shadow_star", "muramasa", "snapdragon"],
    )
    table.end_turn()
    assert table.samael == ["landtalker"]
    assert table.void == ["mephit"]
    assert table.state.samael_honor == 2
    assert table.pool == 48
    assert table.row == [
        "muramasa",
        "shadow_star",
        "spike_vixen",
        "wolf_shaman",
        "demon_slayer",
        "arha_initiate",
    ]
    assert table.asked == (0, "turn")  # nothing was banished for Mephit's sake


@both_editions
def test_rule_43_the_row_slides_and_is_refilled_between_the_two(edition: str) -> None:
    """The center deck runs out with the first refill: it is made of the first monster alone, which comes back."""
    row = ["spike_vixen", "wolf_shaman", "demon_slayer", "arha_initiate", "mephit", "samaels_trickster"]
    for seed in range(8):
        table = ascension(edition=edition, variant="solo", row=row, center=["shadow_star"], seed=seed)
        table.end_turn()
        assert table.row == ["samaels_trickster", "shadow_star", *row[:4]]


@both_editions
def test_rule_43_a_lone_monster_that_comes_straight_back_is_taken_again(edition: str) -> None:
    table = ascension(edition=edition, variant="solo", row=["mephit"], fill=False, center=[])
    table.end_turn()
    assert table.state.samael_honor == 4
    assert table.row == ["mephit"]


@both_editions
def test_rule_43_all_other_rewards_are_ignored(edition: str) -> None:
    table = ascension(
        edition=edition,
        variant="solo",
        row=[
            "spike_vixen",
            "wolf_shaman",
            "demon_slayer",
            "arha_initiate",
            "sea_tyrant",
            "xeron_duke_of_lies",
        ],
        constructs=["muramasa", "shadow_star"],
        deck=["apprentice"] * 5,
    )
    table.end_turn()
    assert table.constructs == ["muramasa", "shadow_star"]
    assert len(table.hand) == 5
    assert table.state.samael_honor == 5 + (3 if edition == GODSLAYER else 4)


@both_editions
@pytest.mark.parametrize(("honor", "winners"), [(4, ()), (5, ()), (6, (0,))])
def test_rule_44_only_strictly_more_honor_wins(edition: str, honor: int, winners: tuple[int, ...]) -> None:
    table = ascension(
        edition=edition,
        variant="solo",
        row=SOLO_ROW,
        honor=honor - 1,
        samael=["muramasa"],  # 4
        samael_honor=1,
        deck=[],
        pool=1,
        power=2,
    )
    table.defeat("cultist")
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.scores == (honor, 5)
    assert table.outcome.winners == winners


@both_editions
@pytest.mark.parametrize(("players", "pool"), [(4, 120), (6, 180)])
def test_rule_45_teams_sit_across_with_thirty_honor_each(edition: str, players: int, pool: int) -> None:
    table = ascension(edition=edition, variant="teams", players=players)
    assert table.pool == pool
    half = players // 2
    assert [table.state.partner(seat) for seat in range(players)] == [*range(half, players), *range(half)]


@both_editions
def test_rule_45_a_card_can_be_given_for_one_rune_more(edition: str) -> None:
    table = ascension(edition=edition, variant="teams", row=["wolf_shaman", "spike_vixen"], runes=4)
    table.give("wolf_shaman")
    assert table.runes == 0
    assert table.seat(2).discard == ["wolf_shaman"]
    assert table.discard == []
    assert len(table.row) == 6
    table = ascension(edition=edition, variant="teams", row=["wolf_shaman"], runes=3)
    assert table.can("acquire", "wolf_shaman")
    assert not table.can("give", "wolf_shaman")
    assert table.can("give", "heavy_infantry")


@both_editions
def test_rule_45_only_teams_give(edition: str) -> None:
    assert ascension(edition=edition, players=4, row=["wolf_shaman"], runes=9).offered("give") == []


@both_editions
def test_rule_45_team_totals_are_compared(edition: str) -> None:
    table = ascension(
        edition=edition,
        variant="teams",
        honor=1,
        others=[{"honor": 10}, {"honor": 20}, {"honor": 10}],
        player=3,
        pool=0,
    )
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)
    assert table.outcome.scores == (1, 10, 20, 10)


@both_editions
def test_rule_45_monsters_spare_the_partner(edition: str) -> None:
    others = [{"constructs": ["shadow_star"]}, {"constructs": ["muramasa"], "hand": ["mystic"]}, {}]
    table = ascension(
        edition=edition,
        variant="teams",
        row=["corrosive_widow", "xeron_duke_of_lies"],
        others=others,
        power=10,
    )
    table.defeat("corrosive_widow")
    table.defeat("xeron_duke_of_lies")
    assert table.seat(1).constructs == []
    assert table.seat(2).constructs == ["muramasa"]
    assert table.seat(2).hand == ["mystic"]
    assert len(table.hand) == 2
