"""Rule lines 1 to 15: setup, zones and the turn."""

from __future__ import annotations

from collections import Counter

import pytest

import deckhall
from tests.ascension.tables import ANNIVERSARY, GODSLAYER, Table, ascension, both_editions


def new_table(**choices: object) -> Table:
    return Table(deckhall.new_game("ascension", **{"seed": 7, **choices}))  # type: ignore[arg-type]  # any choice


@both_editions
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_01_eight_apprentices_two_militia_and_a_hand_of_five(edition: str, players: int) -> None:
    table = new_table(edition=edition, players=players)
    for seat in range(players):
        mine = table.seat(seat)
        assert len(mine.hand) == 5
        assert Counter(mine.hand + mine.deck) == {"apprentice": 8, "militia": 2}
        assert mine.discard == mine.constructs == []


def test_rule_01_starting_decks_are_shuffled() -> None:
    hands = {tuple(new_table(seed=seed).hand) for seed in range(30)}
    assert len(hands) > 1


@both_editions
@pytest.mark.parametrize(("players", "pool"), [(2, 60), (3, 90), (4, 120), (5, 150), (6, 180)])
def test_rule_02_row_of_six_and_thirty_honor_each(edition: str, players: int, pool: int) -> None:
    table = new_table(edition=edition, players=players)
    assert table.pool == pool
    assert len(table.row) == 6
    assert len(table.center) == 94
    copies = Counter({card["id"]: card["copies"] for card in deckhall.cards("ascension", edition=edition)})
    assert all(count <= copies[card] for card, count in Counter(table.row + table.center).items())
    assert new_table(seed=8, edition=edition).row != new_table(seed=9, edition=edition).row


def test_rule_02_first_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = {new_table(players=4, seed=seed).player for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = new_table(players=4, first_player=2)
    order = []
    for _ in range(5):
        order.append(table.player)
        table.end_turn()
    assert order == [2, 3, 0, 1, 2]


@both_editions
def test_rule_03_mystic_infantry_and_cultist_are_always_available(edition: str) -> None:
    table = ascension(edition=edition, runes=3, power=2)
    assert table.can("acquire", "mystic")
    assert table.can("acquire", "heavy_infantry")
    assert table.can("defeat", "cultist")
    assert not {"mystic", "heavy_infantry", "cultist"} & set(table.row + table.center)


def test_rule_04_card_text_beats_the_rulebook() -> None:
    """Acquired cards go to the discard pile, but these texts say otherwise."""
    table = ascension(hand=["cetra_weaver_of_stars"], row=["landtalker"], deck=["apprentice"])
    table.play("cetra_weaver_of_stars")
    table.acquire("landtalker")
    assert table.deck[0] == "landtalker"
    assert table.discard == []


@both_editions
def test_rule_05_any_number_of_deeds_in_any_order(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["mystic", "mystic", "heavy_infantry", "shadow_star"],
        constructs=["muramasa"],
        row=["arha_initiate", "arha_initiate", "wind_tyrant", "mechana_initiate"],
    )
    table.play("mystic")
    table.acquire("arha_initiate")
    table.use("muramasa")
    table.defeat("cultist")
    table.play("heavy_infantry", "shadow_star")
    table.acquire("arha_initiate")
    table.use("shadow_star")
    table.defeat("cultist")
    table.defeat("cultist")
    table.play("mystic")
    table.acquire("mechana_initiate")
    assert (table.runes, table.power, table.honor) == (1, 0, 3)
    assert table.discard == ["arha_initiate", "arha_initiate", "mechana_initiate"]
    assert table.asked == (0, "turn")


@both_editions
def test_rule_06_unspent_resources_stay_until_the_end_of_the_turn(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["mystic", "mystic", "heavy_infantry"], row=["wolf_shaman", "arha_initiate"]
    )
    table.play("mystic", "mystic", "heavy_infantry")
    assert table.runes == 4
    table.acquire("wolf_shaman")
    assert table.runes == 1
    table.acquire("arha_initiate")
    assert table.runes == 0
    assert table.power == 2
    table.end_turn()
    assert (table.runes, table.power, table.mechana_runes) == (0, 0, 0)


@both_editions
def test_rule_06_unspent_runes_vanish(edition: str) -> None:
    table = ascension(edition=edition, runes=5, power=4, mechana_runes=2, discount=1)
    table.end_turn()
    assert (table.runes, table.power, table.mechana_runes, table.state.discount) == (0, 0, 0, 0)


@both_editions
def test_rule_07_conditions_are_checked_when_a_card_is_played(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["kor_the_ferromancer", "avatar_golem", "shadow_star", "muramasa"],
        deck=["apprentice"],
    )
    table.play("kor_the_ferromancer", "avatar_golem", "shadow_star", "muramasa")
    assert table.hand == []
    assert table.honor == 0


def test_rule_07_triggers_come_after_the_played_cards_own_effect() -> None:
    table = ascension(
        edition=GODSLAYER,
        hand=["druids_of_the_stone_circle"],
        constructs=["snapdragon"],
        row=["wolf_shaman"],
    )
    table.play("druids_of_the_stone_circle")
    assert table.asked == (0, "acquire_to_deck")
    assert table.honor == 0
    table.acquire("wolf_shaman")
    assert table.honor == 1


def test_rule_07_unite_comes_after_the_own_effect_of_what_united() -> None:
    table = ascension(
        edition=ANNIVERSARY, hand=["runic_lycanthrope", "druids_of_the_stone_circle"], row=["wolf_shaman"]
    )
    table.play("runic_lycanthrope", "druids_of_the_stone_circle")
    assert table.power == 0
    table.acquire("wolf_shaman")
    assert table.power == 2


@both_editions
def test_rule_08_acquired_cards_go_to_the_discard_pile_and_the_slot_is_refilled(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["spike_vixen", "wolf_shaman", "demon_slayer"],
        center=["arha_initiate", "mephit"],
        runes=3,
    )
    table.acquire("wolf_shaman")
    assert table.discard == ["wolf_shaman"]
    assert table.row[:3] == ["spike_vixen", "arha_initiate", "demon_slayer"]
    assert len(table.row) == 6


@both_editions
def test_rule_09_played_heroes_stay_until_the_end_of_the_turn(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["ascetic_of_the_lidless_eye", "apprentice"], discard=["militia"], deck=[]
    )
    table.play("apprentice", "ascetic_of_the_lidless_eye")
    assert table.played == ["apprentice", "ascetic_of_the_lidless_eye"]
    assert table.hand == ["militia"]  # the deck was rebuilt without the played heroes: only one card came
    table.end_turn()
    assert table.played == []
    assert Counter(table.hand + table.discard + table.deck) == Counter(
        ["apprentice", "ascetic_of_the_lidless_eye", "militia"]
    )


@both_editions
def test_rule_10_constructs_stay_and_work_at_once_and_every_turn(edition: str) -> None:
    table = ascension(edition=edition, hand=["yggdrasil_staff"], runes=4)
    table.play("yggdrasil_staff")
    table.use("yggdrasil_staff")
    table.use_second("yggdrasil_staff")  # each separate effect once
    assert not table.can("use", "yggdrasil_staff")
    assert not table.can("use_second", "yggdrasil_staff")
    table.end_turn()
    assert table.constructs == ["yggdrasil_staff"]
    table.end_turn()
    assert table.can("use", "yggdrasil_staff")


@both_editions
def test_rule_11_construct_effects_only_in_the_own_turn(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["muramasa"],
        others=[{"constructs": ["shadow_star"], "hand": ["heavy_infantry"]}],
    )
    assert table.offered("use") == ["muramasa"]
    table.end_turn()
    assert table.offered("use") == ["shadow_star"]


def test_rule_11_triggers_of_others_do_not_hear_the_active_player() -> None:
    table = ascension(
        edition=GODSLAYER,
        hand=["wolf_shaman"],
        row=["wind_tyrant"],
        others=[{"constructs": ["snapdragon", "voidthirster"]}],
        power=5,
    )
    table.play("wolf_shaman")
    table.defeat("wind_tyrant")
    assert table.seat(1).honor == 0


@both_editions
def test_rule_12_once_per_turn_effects_may_wait(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["the_all_seeing_eye"],
        hand=["mystic", "militia"],
        deck=["heavy_infantry"],
    )
    table.play("mystic", "militia")
    table.acquire("heavy_infantry")
    table.use("the_all_seeing_eye")
    assert table.hand == ["heavy_infantry"]


def test_rule_12_a_condition_once_met_may_be_cashed_later() -> None:
    table = ascension(
        edition=ANNIVERSARY, constructs=["snapdragon"], hand=["wolf_shaman", "mystic", "militia"], deck=[]
    )
    table.play("wolf_shaman", "mystic", "militia")
    table.acquire("mystic")
    table.use_second("snapdragon")
    assert table.honor == 1


@both_editions
def test_rule_13_end_of_turn(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["mystic", "militia", "spike_vixen"],
        deck=["apprentice", "apprentice"],
        discard=["demon_slayer"],
        constructs=["shadow_star"],
    )
    table.play("mystic")
    table.end_turn()
    # The deck gives two; then everything discarded is shuffled into a new deck and gives three of its four.
    assert len(table.hand) == 5
    assert len(table.deck) == 1
    assert table.discard == []
    assert Counter(table.hand + table.deck) == Counter(
        ["apprentice", "apprentice", "demon_slayer", "militia", "mystic", "spike_vixen"]
    )
    assert table.constructs == ["shadow_star"]
    assert table.asked == (1, "turn")


@both_editions
def test_rule_14_an_empty_deck_is_rebuilt_when_a_card_is_needed(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["arha_initiate", "apprentice"], deck=[], discard=["militia", "mystic"]
    )
    table.play("apprentice")
    assert table.discard == ["militia", "mystic"]  # not before
    table.play("arha_initiate")
    assert table.discard == []
    assert len(table.deck) == 1
    assert len(table.hand) == 1


@both_editions
def test_rule_14_nothing_left_to_draw(edition: str) -> None:
    table = ascension(edition=edition, hand=["arha_initiate"], deck=[])
    table.play("arha_initiate")
    assert table.hand == []


@both_editions
def test_rule_15_the_void_becomes_the_new_center_deck(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["wolf_shaman", "spike_vixen"],
        center=["demon_slayer"],
        void=["mephit", "landtalker"],
        runes=5,
    )
    table.acquire("wolf_shaman")
    assert table.row[0] == "demon_slayer"
    assert sorted(table.center) == ["landtalker", "mephit"]
    assert table.void == []


@both_editions
def test_rule_15_starters_and_stacks_never_come_into_the_center_deck(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["void_initiate"] * 3 + ["shade_of_the_black_watch"] * 2,
        discard=["apprentice", "militia", "mystic", "heavy_infantry", "demon_slayer"],
        row=["mephit"],
        center=["wolf_shaman"],
        power=0,
        deck=[],
    )
    for hero, gone in (
        ("void_initiate", "apprentice"),
        ("void_initiate", "militia"),
        ("void_initiate", "mystic"),
        ("shade_of_the_black_watch", "heavy_infantry"),
        ("shade_of_the_black_watch", "demon_slayer"),
    ):
        table.play(hero)
        table.banish(gone, "discard")
    assert table.void == ["demon_slayer"]
    table.defeat("mephit")  # takes the last center card; the void is shuffled at once
    assert sorted(table.center) == ["demon_slayer", "mephit"]
