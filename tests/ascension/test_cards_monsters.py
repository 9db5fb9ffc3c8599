"""The monsters, card by card."""

from __future__ import annotations

from tests.ascension.tables import GODSLAYER, ascension, both_editions


@both_editions
def test_avatar_of_the_fallen(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["avatar_of_the_fallen", "mephit"],
        center=["spike_vixen", "demon_slayer", "arha_initiate"],
        power=7,
    )
    table.defeat("avatar_of_the_fallen")
    assert table.honor == 4
    assert table.void == ["avatar_of_the_fallen"]  # defeating is not banishing
    assert table.row[:2] == ["spike_vixen", "mephit"]  # refilled before the choice
    table.acquire("spike_vixen")
    assert table.discard == ["spike_vixen"]
    assert table.row[:2] == ["demon_slayer", "mephit"]
    assert table.power == 0


@both_editions
def test_avatar_of_the_fallen_then_another_monster(edition: str) -> None:
    table = ascension(
        edition=edition, row=["avatar_of_the_fallen", "earth_tyrant"], deck=["apprentice"] * 2, power=7
    )
    table.defeat("avatar_of_the_fallen")
    table.defeat("earth_tyrant")
    assert table.honor == 4 + 5
    assert table.hand == ["apprentice", "apprentice"]


@both_editions
def test_avatar_of_the_fallen_then_nothing(edition: str) -> None:
    table = ascension(edition=edition, row=["avatar_of_the_fallen"], power=7)
    table.defeat("avatar_of_the_fallen")
    table.pass_()
    assert table.asked == (0, "turn")


@both_editions
def test_avatar_of_the_fallen_takes_only_from_the_row(edition: str) -> None:
    table = ascension(edition=edition, row=["avatar_of_the_fallen"], power=7)
    table.defeat("avatar_of_the_fallen")
    assert not table.can("acquire", "mystic")
    assert not table.can("acquire", "heavy_infantry")
    assert not table.can("defeat", "cultist")
    assert len(table.offered("acquire")) + len(table.offered("defeat")) <= 6


@both_editions
def test_avatar_of_the_fallen_cannot_be_banished(edition: str) -> None:
    row = ["avatar_of_the_fallen", "mephit", "mistake_of_creation"]
    table = ascension(edition=edition, hand=["seer_of_the_forked_path"], row=row, power=7)
    table.play("seer_of_the_forked_path")
    assert not table.can("banish", "avatar_of_the_fallen")
    table.pass_()
    for monster in ("mephit", "mistake_of_creation"):
        table.defeat(monster)
        assert not table.can("banish", "avatar_of_the_fallen")
        table.pass_()


@both_editions
def test_avatar_of_the_fallen_can_be_taken_by_samael(edition: str) -> None:
    row = ["spike_vixen"] * 2 + ["demon_slayer"] * 2 + ["landtalker", "avatar_of_the_fallen"]
    table = ascension(edition=edition, variant="solo", row=row)
    table.end_turn()
    assert table.state.samael_honor == 4
    assert table.void == ["avatar_of_the_fallen"]
    assert table.samael == ["landtalker"]


@both_editions
def test_corrosive_widow(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["corrosive_widow"],
        constructs=["muramasa"],
        others=[
            {"constructs": ["shadow_star", "snapdragon"], "discard": []},
            {},
            {"constructs": ["voidthirster"]},
        ],
        power=4,
    )
    table.defeat("corrosive_widow")
    assert table.honor == 3
    assert table.asked == (1, "lose_construct")
    table.destroy("snapdragon")
    assert table.seat(1).constructs == ["shadow_star"]
    assert table.seat(1).discard == ["snapdragon"]
    assert table.seat(3).discard == ["voidthirster"]  # no choice to make
    assert table.constructs == ["muramasa"]
    assert table.asked == (0, "turn")


@both_editions
def test_corrosive_widow_spares_the_partner(edition: str) -> None:
    others = [{"constructs": ["shadow_star"]}, {"constructs": ["muramasa"]}, {"constructs": ["shadow_star"]}]
    table = ascension(edition=edition, variant="teams", row=["corrosive_widow"], others=others, power=4)
    table.defeat("corrosive_widow")
    assert table.seat(1).constructs == []
    assert table.seat(2).constructs == ["muramasa"]
    assert table.seat(3).constructs == []


@both_editions
def test_earth_tyrant(edition: str) -> None:
    table = ascension(
        edition=edition, row=["earth_tyrant"], deck=["militia", "mystic", "apprentice"], power=6
    )
    table.defeat("earth_tyrant")
    assert table.honor == 5
    assert table.hand == ["militia", "mystic"]
    table.play("mystic")  # now, in this turn
    assert table.runes == 2


@both_editions
def test_mephit(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["mephit", "demon_slayer"],
        center=["spike_vixen", "arha_initiate", "landtalker"],
        power=3,
    )
    table.defeat("mephit")
    assert table.honor == 2
    table.banish("spike_vixen")  # the card that replaced it
    assert table.void == ["mephit", "spike_vixen"]
    assert table.row[:2] == ["arha_initiate", "demon_slayer"]


@both_editions
def test_mephit_may_banish_nothing(edition: str) -> None:
    table = ascension(edition=edition, row=["mephit"], power=3)
    table.defeat("mephit")
    table.pass_()
    assert table.void == ["mephit"]


@both_editions
def test_mistake_of_creation(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["mistake_of_creation", "demon_slayer"],
        discard=["apprentice", "spike_vixen"],
        hand=["militia"],
        power=4,
    )
    table.defeat("mistake_of_creation")
    assert table.honor == 4
    assert table.asked == (0, "banish_row")
    table.banish("demon_slayer")
    assert table.asked == (0, "banish")
    assert sorted(table.offered("banish")) == ["apprentice", "spike_vixen"]  # not from hand
    table.banish("apprentice")
    assert table.discard == ["spike_vixen"]
    assert table.void == ["demon_slayer", "mistake_of_creation"]


@both_editions
def test_mistake_of_creation_each_part_may_be_passed_on_its_own(edition: str) -> None:
    table = ascension(
        edition=edition, row=["mistake_of_creation"] * 2, discard=["apprentice", "militia"], power=8
    )
    table.defeat("mistake_of_creation")
    table.pass_()
    table.banish("apprentice")
    assert table.discard == ["militia"]
    table.defeat("mistake_of_creation")
    table.banish("hedron_cannon")
    table.pass_()
    assert table.discard == ["militia"]
    assert "hedron_cannon" in table.void


@both_editions
def test_samaels_trickster(edition: str) -> None:
    table = ascension(edition=edition, row=["samaels_trickster", "lifebound_initiate"], power=3)
    table.defeat("samaels_trickster")
    assert table.honor == (1 if edition == GODSLAYER else 2)
    assert table.runes == 1
    table.acquire("lifebound_initiate")  # usable this turn


@both_editions
def test_sea_tyrant(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["sea_tyrant"],
        constructs=["snapdragon", "snapdragon"],
        others=[
            {"constructs": ["shadow_star", "muramasa", "voidthirster"], "discard": []},
            {"constructs": ["burrower_mark_ii"]},
            {},
        ],
        power=5,
    )
    table.defeat("sea_tyrant")
    assert table.honor == 5
    assert table.asked == (1, "keep_construct")
    table.keep("muramasa")
    assert table.seat(1).constructs == ["muramasa"]
    assert table.seat(1).discard == ["shadow_star", "voidthirster"]
    assert table.seat(2).constructs == ["burrower_mark_ii"]  # exactly one: kept
    assert table.constructs == ["snapdragon", "snapdragon"]
    assert table.asked == (0, "turn")


@both_editions
def test_sea_tyrant_with_equal_constructs(edition: str) -> None:
    """Two equal constructs leave no choice, and one of them is kept."""
    table = ascension(
        edition=edition, row=["sea_tyrant"], others=[{"constructs": ["shadow_star", "shadow_star"]}], power=5
    )
    table.defeat("sea_tyrant")
    assert table.seat(1).constructs == ["shadow_star"]


@both_editions
def test_sea_tyrant_spares_the_partner(edition: str) -> None:
    others = [{}, {"constructs": ["muramasa", "shadow_star"]}]
    table = ascension(edition=edition, variant="teams", row=["sea_tyrant"], others=others, power=5)
    table.defeat("sea_tyrant")
    assert table.seat(2).constructs == ["muramasa", "shadow_star"]


@both_editions
def test_tormented_soul(edition: str) -> None:
    table = ascension(edition=edition, row=["tormented_soul"], deck=["militia"], power=3)
    table.defeat("tormented_soul")
    assert table.honor == (1 if edition == GODSLAYER else 2)
    assert table.hand == ["militia"]


@both_editions
def test_wind_tyrant(edition: str) -> None:
    table = ascension(edition=edition, row=["wind_tyrant", "wolf_shaman"], power=5)
    table.defeat("wind_tyrant")
    assert (table.honor, table.runes) == (3, 3)
    table.acquire("wolf_shaman")


@both_editions
def test_xeron_duke_of_lies(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["xeron_duke_of_lies"],
        others=[
            {"hand": ["mystic", "mystic"], "deck": []},
            {"hand": ["demon_slayer"], "deck": ["apprentice"] * 5},
        ],
        deck=[],
        power=6,
    )
    table.defeat("xeron_duke_of_lies")
    assert table.honor == (3 if edition == GODSLAYER else 4)
    assert table.hand == ["demon_slayer", "mystic"]
    assert table.seat(1).hand == ["mystic"]
    assert table.seat(2).hand == []
    assert table.score == table.honor + 2 + 1  # they count for the taker
    table.play("demon_slayer", "mystic")
    assert (table.power, table.runes) == (3, 2)
    table.end_turn()
    assert sorted(table.hand) == ["demon_slayer", "mystic"]  # for good: its five cards are these two
    assert table.seat(1).hand == ["mystic"]  # no replacement
    table.end_turn()
    assert table.player == 2
    assert table.seat(2).hand == []


@both_editions
def test_xeron_duke_of_lies_finds_an_empty_hand(edition: str) -> None:
    table = ascension(
        edition=edition, row=["xeron_duke_of_lies"], others=[{"hand": [], "deck": ["apprentice"]}], power=6
    )
    table.defeat("xeron_duke_of_lies")
    assert table.hand == []
    assert table.seat(1).deck == ["apprentice"]


@both_editions
def test_xeron_duke_of_lies_spares_the_partner(edition: str) -> None:
    others = [{"hand": ["militia"]}, {"hand": ["demon_slayer"]}, {"hand": ["militia"]}]
    table = ascension(edition=edition, variant="teams", row=["xeron_duke_of_lies"], others=others, power=6)
    table.defeat("xeron_duke_of_lies")
    assert table.hand == ["militia", "militia"]
    assert table.seat(2).hand == ["demon_slayer"]


def test_xeron_duke_of_lies_takes_at_random_in_godslayer() -> None:
    taken = set()
    for seed in range(20):
        table = ascension(
            edition=GODSLAYER,
            row=["xeron_duke_of_lies"],
            others=[{"hand": ["militia", "apprentice", "mystic"]}],
            power=6,
            seed=seed,
        )
        table.defeat("xeron_duke_of_lies")
        taken.update(table.hand)
    assert taken == {"militia", "apprentice", "mystic"}
