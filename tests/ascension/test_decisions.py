"""What we decided where the rulebooks are silent or differ. docs/rulings.md lists each with its test here."""

from __future__ import annotations

import pytest

import deckhall
from tests.ascension.tables import ANNIVERSARY, GODSLAYER, ascension, both_editions

SOLO_ROW = ["spike_vixen", "wolf_shaman", "demon_slayer", "arha_initiate", "landtalker", "mephit"]


@both_editions
def test_free_defeats_reach_the_cultist(edition: str) -> None:
    for hero in ("arha_templar", "oziah_the_peerless"):
        table = ascension(edition=edition, hand=[hero], row=["mephit"])
        table.play(hero)
        assert table.can("defeat", "cultist")


@both_editions
def test_free_acquisitions_reach_the_stacks(edition: str) -> None:
    for hero in ("druids_of_the_stone_circle", "cetra_weaver_of_stars"):
        for stack in ("mystic", "heavy_infantry"):
            table = ascension(edition=edition, hand=[hero], deck=[])
            table.play(hero)
            table.acquire(stack)
            assert table.deck == [stack]


@both_editions
def test_avatars_reward_is_limited_to_the_row(edition: str) -> None:
    table = ascension(edition=edition, row=["avatar_of_the_fallen"], power=7)
    table.defeat("avatar_of_the_fallen")
    assert not {"mystic", "heavy_infantry"} & set(table.offered("acquire"))
    assert not table.can("defeat", "cultist")


@both_editions
def test_reactor_monks_add_up(edition: str) -> None:
    table = ascension(edition=edition, hand=["reactor_monk", "reactor_monk"], row=["the_grand_design"])
    table.play("reactor_monk", "reactor_monk")
    table.acquire("the_grand_design")  # 6 - 2
    assert table.runes == 0


@both_editions
def test_a_free_construct_uses_the_discount_up(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["reactor_monk"],
        row=["avatar_of_the_fallen", "muramasa", "shadow_star"],
        power=7,
    )
    table.play("reactor_monk")
    table.defeat("avatar_of_the_fallen")
    table.acquire("muramasa")
    assert not table.can("acquire", "shadow_star")


def test_each_burrower_triggers_on_its_own() -> None:
    table = ascension(
        edition=GODSLAYER,
        constructs=["burrower_mark_ii", "burrower_mark_ii"],
        hand=["watchmakers_altar"],
        deck=["militia", "militia", "apprentice"],
    )
    table.play("watchmakers_altar")
    assert table.hand == ["militia", "militia"]


@both_editions
def test_hedron_link_reaches_constructs_in_the_row(edition: str) -> None:
    row = ["muramasa", "shadow_star", "landtalker"]
    table = ascension(edition=edition, constructs=["hedron_link_device"], row=row, mechana_runes=3)
    assert table.can("acquire", "shadow_star")
    assert not table.can("acquire", "landtalker")
    table.acquire("shadow_star")
    assert table.mechana_runes == 0
    assert not ascension(edition=edition, row=row, mechana_runes=3).can("acquire", "shadow_star")


def test_askara_is_no_second_play_in_godslayer() -> None:
    """Played first as a copy it would be the turn's first Lifebound hero for a Snapdragon that came in between."""
    table = ascension(
        edition=GODSLAYER, hand=["wolf_shaman", "snapdragon", "twofold_askara"], deck=["apprentice"] * 2
    )
    table.play("wolf_shaman", "snapdragon", "twofold_askara")
    assert table.honor == 0


def test_askara_is_no_second_play_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY, hand=["runic_lycanthrope", "mystic", "twofold_askara", "wolf_shaman"], deck=[]
    )
    table.play("runic_lycanthrope", "mystic", "twofold_askara")
    table.copy("runic_lycanthrope")
    assert table.power == 2  # the copy's; the first Lycanthrope still waits
    table.play("wolf_shaman")
    assert table.power == 4


def test_godslayer_snapdragon_entering_late_gives_nothing() -> None:
    table = ascension(edition=GODSLAYER, hand=["wolf_shaman", "snapdragon", "lifebound_initiate"], deck=[])
    table.play("wolf_shaman", "snapdragon", "lifebound_initiate")
    assert table.honor == 1  # the Initiate's own


def test_godslayer_snapdragon_works_again_in_the_next_turn() -> None:
    table = ascension(
        edition=GODSLAYER, hand=["landtalker", "snapdragon"], deck=["wolf_shaman", *["apprentice"] * 4]
    )
    table.play("landtalker", "snapdragon")
    table.end_turn()
    table.end_turn()
    table.play("wolf_shaman")
    assert table.honor == 1


def test_anniversary_snapdragon_looks_back_over_the_turn() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["wolf_shaman", "snapdragon"], deck=[])
    table.play("wolf_shaman", "snapdragon")
    table.use_second("snapdragon")
    assert table.honor == 1


@both_editions
def test_voidthirster_entering_late_gives_nothing(edition: str) -> None:
    table = ascension(edition=edition, hand=["voidthirster"], row=["wind_tyrant", "wind_tyrant"], power=10)
    table.defeat("wind_tyrant")
    table.play("voidthirster")
    table.defeat("wind_tyrant")
    assert table.honor == 6
    assert table.offered("use_second") == []


@both_editions
def test_voidthirster_after_a_cultist_is_not_late(edition: str) -> None:
    table = ascension(edition=edition, hand=["voidthirster"], row=["wind_tyrant"], power=7)
    table.defeat("cultist")
    table.play("voidthirster")
    table.defeat("wind_tyrant")
    assert table.honor == 1 + 3 + 1


@both_editions
def test_voidthirster_put_into_play_by_the_courier_of_the_first_defeat(edition: str) -> None:
    """Avatar's reward brings it, but Avatar was the first defeat: nothing this turn."""
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99", "hedron_link_device"],
        row=["avatar_of_the_fallen", "voidthirster", "wind_tyrant"],
        power=12,
    )
    table.defeat("avatar_of_the_fallen")
    table.acquire("voidthirster")
    table.yes()
    if edition == ANNIVERSARY:
        table.play("voidthirster")
    table.defeat("wind_tyrant")
    assert table.honor == 4 + 3


@both_editions
def test_runic_lycanthrope_gives_power(edition: str) -> None:
    table = ascension(edition=edition, hand=["wolf_shaman", "runic_lycanthrope"], deck=[])
    table.play("wolf_shaman", "runic_lycanthrope")
    assert (table.power, table.honor) == (2, 0)


def test_anniversary_conditions_may_be_cashed_later() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        constructs=["burrower_mark_ii"],
        hand=["watchmakers_altar", "mystic"],
        deck=["militia"],
    )
    table.play("watchmakers_altar", "mystic")
    table.acquire("heavy_infantry")
    table.use("burrower_mark_ii")
    assert table.hand == ["militia"]


def test_godslayer_triggers_happen_when_they_happen() -> None:
    table = ascension(
        edition=GODSLAYER,
        constructs=["burrower_mark_ii", "snapdragon"],
        hand=["watchmakers_altar"],
        deck=["militia"],
    )
    table.play("watchmakers_altar")
    assert table.hand == ["militia"]
    assert not table.can("use", "burrower_mark_ii")
    assert not table.can("use_second", "snapdragon")


# -- the center deck ----------------------------------------------------------------------------


@both_editions
def test_the_center_deck_is_refilled_the_moment_it_is_empty(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["wolf_shaman", "arha_initiate"],
        center=["shadow_star"],
        void=["mephit"],
        runes=1,
    )
    table.acquire("arha_initiate")
    assert "shadow_star" in table.row
    assert (table.center, table.void) == (["mephit"], [])


@both_editions
def test_a_personal_deck_is_refilled_only_when_a_card_is_needed(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["arha_initiate", "militia"], deck=["apprentice"], discard=["mystic"]
    )
    table.play("arha_initiate")
    assert table.deck == []
    assert table.discard == ["mystic"]


@both_editions
def test_the_row_may_be_short_when_nothing_is_left(edition: str) -> None:
    table = ascension(edition=edition, row=["wolf_shaman", "spike_vixen"], fill=False, center=[], runes=3)
    table.acquire("wolf_shaman")
    assert table.row == ["spike_vixen"]
    table.end_turn()
    assert table.row == ["spike_vixen"]


@both_editions
def test_a_card_banished_with_nothing_left_comes_into_the_row(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["void_initiate", "demon_slayer"],
        row=["wolf_shaman"],
        fill=False,
        center=[],
    )
    table.play("void_initiate")
    table.banish("demon_slayer")
    assert sorted(table.row) == ["demon_slayer", "wolf_shaman"]
    assert (table.center, table.void) == ([], [])


@both_editions
def test_a_single_card_may_come_straight_back(edition: str) -> None:
    table = ascension(edition=edition, row=["wind_tyrant"], center=[], power=5)
    table.defeat("wind_tyrant")
    assert table.row[0] == "wind_tyrant"
    assert table.honor == 3
    assert table.void == []


# -- choices after an acquisition ----------------------------------------------------------------


@both_editions
def test_the_row_is_refilled_while_the_courier_waits(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99"],
        row=["burrower_mark_ii"],
        center=["spike_vixen", "wolf_shaman"],
        runes=3,
    )
    table.acquire("burrower_mark_ii")
    assert table.asked == (0, "redirect")
    assert table.limbo == ["burrower_mark_ii"]
    assert table.row[0] == "spike_vixen"
    for viewer in (0, 1, -1):
        view = table.game.view(viewer)
        assert view["limbo"] == [{"n": table.state.limbo[0], "id": "burrower_mark_ii"}]
    table.no()
    assert table.limbo == []
    assert table.discard == ["burrower_mark_ii"]


@both_editions
def test_the_courier_does_not_carry_gifts(edition: str) -> None:
    table = ascension(
        edition=edition,
        variant="teams",
        constructs=["rocket_courier_x_99"],
        others=[{}, {"constructs": ["rocket_courier_x_99"]}],
        row=["burrower_mark_ii", "watchmakers_altar"],
        runes=9,
    )
    table.give("burrower_mark_ii")
    assert table.asked == (0, "turn")
    assert table.seat(2).discard == ["burrower_mark_ii"]
    table.acquire("watchmakers_altar")  # the Courier has not flown yet
    assert table.asked == (0, "redirect")


@both_editions
def test_only_acquisitions_paid_with_runes_can_be_given(edition: str) -> None:
    table = ascension(
        edition=edition,
        variant="teams",
        hand=["druids_of_the_stone_circle"],
        row=["avatar_of_the_fallen", "wolf_shaman"],
        runes=9,
        power=7,
    )
    table.play("druids_of_the_stone_circle")
    assert table.offered("give") == []
    table.acquire("wolf_shaman")
    table.defeat("avatar_of_the_fallen")
    assert table.offered("give") == []


@both_editions
def test_the_extra_rune_of_a_gift_is_unrestricted(edition: str) -> None:
    row = ["burrower_mark_ii"]
    table = ascension(edition=edition, variant="teams", row=row, mechana_runes=4)
    assert table.can("acquire", "burrower_mark_ii")
    assert not table.can("give", "burrower_mark_ii")
    table = ascension(edition=edition, variant="teams", row=row, mechana_runes=4, runes=1)
    table.give("burrower_mark_ii")
    assert (table.runes, table.mechana_runes) == (0, 1)


@both_editions
def test_a_given_construct_uses_the_discount_up(edition: str) -> None:
    table = ascension(edition=edition, variant="teams", row=["shadow_star"], discount=1, runes=3)
    table.give("shadow_star")
    assert (table.runes, table.state.discount) == (0, 0)


@both_editions
def test_six_players_make_three_teams(edition: str) -> None:
    game = deckhall.new_game("ascension", edition=edition, variant="teams", players=6, seed=1)
    assert game.view(0)["teams"] == [[0, 3], [1, 4], [2, 5]]


@both_editions
@pytest.mark.parametrize(("first", "winners"), [(0, (1, 3)), (1, (0, 2)), (2, (1, 3))])
def test_team_ties_go_to_the_team_that_plays_last(edition: str, first: int, winners: tuple[int, ...]) -> None:
    table = ascension(
        edition=edition,
        variant="teams",
        honor=4,
        others=[{"honor": 3}, {"honor": 4}, {"honor": 5}],
        first=first,
        player=(first + 3) % 4,
        pool=0,
    )
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.winners == winners


@both_editions
@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_play_with_the_stacks_as_printed(edition: str, players: int) -> None:
    table = ascension(edition=edition, players=players)
    assert table.pool == 30 * players
    assert (table.mystics, table.infantry) == ((30, 29) if edition == GODSLAYER else (20, 20))


# -- solo ----------------------------------------------------------------------------------


def test_one_player_alone_means_solo() -> None:
    assert deckhall.new_game("ascension", players=1, seed=1).position()["variant"] == "solo"
    with pytest.raises(deckhall.InvalidSetup, match="individual is for"):
        deckhall.new_game("ascension", players=1, variant="individual", seed=1)


@both_editions
def test_solo_ends_with_the_turn_that_takes_the_last_honor(edition: str) -> None:
    """Samael has no further turn."""
    table = ascension(edition=edition, variant="solo", row=SOLO_ROW, pool=1, power=4)
    table.defeat("cultist")
    assert not table.is_over
    table.defeat("cultist")  # the turn goes on, from the reserve
    table.end_turn()
    assert table.outcome is not None
    assert table.honor == 2
    assert table.samael == []


@both_editions
def test_samael_can_end_the_game(edition: str) -> None:
    table = ascension(edition=edition, variant="solo", row=SOLO_ROW, pool=2)
    table.end_turn()
    assert table.outcome is not None
    assert table.outcome.reason == "pool_empty"
    assert table.pool == 0


@both_editions
def test_samael_acts_after_extra_turns_too(edition: str) -> None:
    table = ascension(edition=edition, variant="solo", row=SOLO_ROW, constructs=["tablet_of_times_dawn"])
    table.use("tablet_of_times_dawn")
    table.end_turn()
    assert table.samael == ["landtalker"]
    assert not table.is_over
    taken = len(table.samael) + len(table.void)
    table.end_turn()
    assert len(table.samael) + len(table.void) == taken + 2


@both_editions
def test_samael_takes_what_is_there(edition: str) -> None:
    table = ascension(edition=edition, variant="solo", row=["landtalker"], fill=False, center=[])
    table.end_turn()
    assert table.samael == ["landtalker"]
    assert table.row == []
    table.end_turn()
    assert not table.is_over


# -- the end of every game ----------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize("players", [2, 3])
def test_twenty_quiet_rounds_are_a_stalemate(edition: str, players: int) -> None:
    table = ascension(edition=edition, honor=3, players=players)
    for _ in range(20 * players):
        assert not table.is_over
        table.end_turn()
    assert table.outcome is not None
    assert table.outcome.reason == "stalemate"
    assert table.outcome.winners == (0,)  # by score
    assert table.outcome.scores == (3, *[0] * (players - 1))


@both_editions
def test_any_deed_breaks_the_quiet(edition: str) -> None:
    deeds = (
        ("acquire", "wolf_shaman", {"runes": 3}),
        ("defeat", "cultist", {"power": 2}),
        ("use_second", "yggdrasil_staff", {"runes": 4, "constructs": ["yggdrasil_staff"]}),
        ("use", "tablet_of_times_dawn", {"constructs": ["tablet_of_times_dawn"]}),
    )
    for verb, card, means in deeds:
        table = ascension(edition=edition, row=["wolf_shaman"], quiet=19, **means)
        table.act(verb, card)
        while table.player == 0:
            table.end_turn()
        table.end_turn()
        assert not table.is_over
        assert table.state.quiet == 0


@both_editions
def test_stalemate_is_a_choice_at_setup(edition: str) -> None:
    game = deckhall.new_game("ascension", edition=edition, players=2, seed=1, stalemate=3)
    for _ in range(6):
        assert game.outcome is None
        game.apply("end")
    assert game.outcome is not None
    assert game.outcome.reason == "stalemate"
    game = deckhall.new_game("ascension", edition=edition, players=2, seed=1, stalemate=0)
    for _ in range(100):
        game.apply("end")
    assert game.outcome is None


@both_editions
def test_the_honor_pool_is_a_choice_at_setup(edition: str) -> None:
    game = deckhall.new_game("ascension", edition=edition, players=3, seed=1, honor_pool=17)
    assert game.view(0)["pool"] == 17


def test_wind_tyrant_has_three_copies_and_cetra_four_honor_in_anniversary() -> None:
    cards = {card["id"]: card for card in deckhall.cards("ascension", edition=ANNIVERSARY)}
    assert cards["wind_tyrant"]["copies"] == 3
    assert cards["cetra_weaver_of_stars"]["honor"] == 4


# -- order ----------------------------------------------------------------------------------


@both_editions
def test_opponents_choose_clockwise_from_the_left(edition: str) -> None:
    constructs = {"constructs": ["shadow_star", "snapdragon"]}
    more = {"constructs": ["voidthirster", "muramasa"]}
    table = ascension(
        edition=edition,
        row=["sea_tyrant"],
        constructs=["yggdrasil_staff", "burrower_mark_ii"],
        others=[constructs, {}, more],
        player=2,
        power=5,
    )
    table.defeat("sea_tyrant")
    order = []
    while table.asked[1] == "keep_construct":
        order.append(table.asked[0])
        table.act("keep")
    assert order == [3, 0, 1]
    assert table.asked == (2, "turn")


@both_editions
def test_free_defeats_and_acquisitions_are_not_optional(edition: str) -> None:
    for hero in ("arha_templar", "oziah_the_peerless", "druids_of_the_stone_circle", "cetra_weaver_of_stars"):
        table = ascension(edition=edition, hand=[hero], row=["mephit", "wolf_shaman"])
        table.play(hero)
        assert table.asked[1] in ("defeat", "acquire_to_deck")
        assert not table.may_pass


@both_editions
def test_restricted_runes_are_spent_first(edition: str) -> None:
    table = ascension(edition=edition, row=["burrower_mark_ii"], runes=5, mechana_runes=2)
    table.acquire("burrower_mark_ii")
    assert (table.runes, table.mechana_runes) == (4, 0)


@both_editions
def test_a_refused_courier_stays_ready(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99"],
        row=["burrower_mark_ii", "watchmakers_altar"],
        runes=8,
    )
    table.acquire("burrower_mark_ii")
    table.no()
    table.acquire("watchmakers_altar")
    assert table.asked == (0, "redirect")


@both_editions
def test_the_courier_carries_free_acquisitions(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99"],
        row=["avatar_of_the_fallen", "the_grand_design"],
        power=7,
    )
    table.defeat("avatar_of_the_fallen")
    table.acquire("the_grand_design")
    assert table.asked == (0, "redirect")


@both_editions
def test_an_extra_turn_is_played_after_samael_took_the_last_honor(edition: str) -> None:
    """And then the game is over, without another turn of his."""
    table = ascension(
        edition=edition, variant="solo", row=SOLO_ROW, constructs=["tablet_of_times_dawn"], pool=2
    )
    table.use("tablet_of_times_dawn")
    table.end_turn()
    assert table.pool == 0
    assert not table.is_over
    taken = table.samael
    table.end_turn()
    assert table.outcome is not None
    assert table.samael == taken


@both_editions
def test_samaels_taking_breaks_the_quiet(edition: str) -> None:
    table = ascension(
        edition=edition, variant="solo", row=["landtalker", "muramasa"], fill=False, center=[], quiet=19
    )
    table.end_turn()
    assert not table.is_over
    for _ in range(20):
        assert not table.is_over
        table.end_turn()
    assert table.outcome is not None
    assert table.outcome.reason == "stalemate"
