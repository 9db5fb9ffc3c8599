"""The Mechana, card by card."""

from __future__ import annotations

from tests.ascension.tables import ANNIVERSARY, GODSLAYER, ascension, both_editions


@both_editions
def test_avatar_golem(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["avatar_golem"],
        constructs=["shadow_star", "shadow_star", "the_all_seeing_eye", "snapdragon"],
    )
    table.play("avatar_golem")
    assert table.power == 2
    assert table.honor == 3  # several constructs of one faction count once


@both_editions
def test_avatar_golem_without_constructs(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["avatar_golem", "muramasa"],
        discard=["snapdragon"],
        others=[{"constructs": ["burrower_mark_ii"]}],
    )
    table.play("avatar_golem")
    assert (table.power, table.honor) == (2, 0)


@both_editions
def test_avatar_golem_gives_at_most_four(edition: str) -> None:
    """Also with Hedron Link Device: constructs keep their own faction and there is no fifth."""
    table = ascension(
        edition=edition,
        hand=["avatar_golem"],
        constructs=[
            "shadow_star",
            "the_all_seeing_eye",
            "snapdragon",
            "hedron_link_device",
            "burrower_mark_ii",
        ],
    )
    table.play("avatar_golem")
    assert table.honor == 4


@both_editions
def test_kor_the_ferromancer(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["kor_the_ferromancer"],
        constructs=["shadow_star", "snapdragon"],
        deck=["militia"],
    )
    table.play("kor_the_ferromancer")
    assert table.power == 2
    assert table.hand == ["militia"]


@both_editions
def test_kor_the_ferromancer_looks_when_played(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["kor_the_ferromancer", "shadow_star", "shadow_star"], deck=["militia"]
    )
    table.play("shadow_star", "kor_the_ferromancer", "shadow_star")
    assert table.power == 2
    assert table.hand == []
    assert table.score == (2 if edition == GODSLAYER else 3) + 2 + 2


def test_mechana_initiate_in_godslayer() -> None:
    for choice, resources in ((0, (1, 0)), (1, (0, 1))):
        table = ascension(edition=GODSLAYER, hand=["mechana_initiate"])
        table.play("mechana_initiate")
        table.choose(choice)
        assert (table.runes, table.power) == resources


def test_mechana_initiate_in_anniversary() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["mechana_initiate"])
    table.play("mechana_initiate")
    assert (table.runes, table.power) == (1, 1)


@both_editions
def test_reactor_monk(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["reactor_monk"], row=["shadow_star", "rocket_courier_x_99"], runes=0
    )
    table.play("reactor_monk")
    assert table.runes == 2
    table.acquire("shadow_star")  # of any faction: 3 - 1
    assert table.runes == 0


@both_editions
def test_reactor_monk_discounts_only_the_next_construct(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["reactor_monk"], row=["shadow_star", "shadow_star", "wolf_shaman"], runes=4
    )
    table.play("reactor_monk")
    table.acquire("wolf_shaman")  # a hero costs what it costs, and does not use the discount up
    assert table.runes == 3
    table.acquire("shadow_star")
    assert table.runes == 1
    assert not table.can("acquire", "shadow_star")


@both_editions
def test_reactor_monk_discount_ends_with_the_turn(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["reactor_monk"],
        deck=["mystic", "militia", "militia", "heavy_infantry", "heavy_infantry"],
        row=["shadow_star"],
    )
    table.play("reactor_monk")
    table.end_turn()
    table.end_turn()
    table.play("mystic")
    assert not table.can("acquire", "shadow_star")


@both_editions
def test_reactor_monk_cannot_make_a_cost_negative(edition: str) -> None:
    table = ascension(edition=edition, row=["shadow_star"], discount=9, runes=1)
    table.acquire("shadow_star")
    assert table.runes == 1


@both_editions
def test_reactor_monk_adds_up(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["reactor_monk", "reactor_monk", "twofold_askara"],
        row=["watchmakers_altar", "burrower_mark_ii"],
    )
    table.play("reactor_monk", "reactor_monk", "twofold_askara")
    assert table.runes == 6
    table.acquire("watchmakers_altar")  # 5 - 3
    assert table.runes == 4
    table.acquire("burrower_mark_ii")
    assert table.runes == 1


def test_burrower_mark_ii_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER,
        hand=["burrower_mark_ii", "watchmakers_altar"],
        deck=["militia", "apprentice"],
    )
    table.play("burrower_mark_ii")
    assert table.hand == ["militia", "watchmakers_altar"]
    table.play("watchmakers_altar")  # once per turn
    assert table.hand == ["militia"]


def test_burrower_mark_ii_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        hand=["burrower_mark_ii", "watchmakers_altar"],
        deck=["militia", "apprentice"],
    )
    table.play("burrower_mark_ii")
    assert table.hand == ["watchmakers_altar"]
    table.play("watchmakers_altar")
    table.use("burrower_mark_ii")  # cashed at any later moment of the turn
    assert table.hand == ["militia"]
    assert not table.can("use", "burrower_mark_ii")


@both_editions
def test_burrower_mark_ii_wants_mechana_constructs(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["burrower_mark_ii"],
        hand=["shadow_star", "avatar_golem"],
        deck=["militia", "apprentice"],
    )
    table.play("shadow_star", "avatar_golem")
    assert table.hand == []
    assert not table.can("use", "burrower_mark_ii")


def test_burrower_mark_ii_twice_in_godslayer() -> None:
    """Each has its own limit: the second one, played beside an unused first, draws two cards."""
    table = ascension(
        edition=GODSLAYER,
        constructs=["burrower_mark_ii"],
        hand=["burrower_mark_ii"],
        deck=["militia", "apprentice", "apprentice"],
    )
    table.play("burrower_mark_ii")
    assert table.hand == ["apprentice", "militia"]


def test_burrower_mark_ii_twice_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        constructs=["burrower_mark_ii"],
        hand=["burrower_mark_ii"],
        deck=["militia", "apprentice", "apprentice"],
    )
    table.play("burrower_mark_ii")
    table.use("burrower_mark_ii")
    table.use("burrower_mark_ii")
    assert table.hand == ["apprentice", "militia"]
    assert not table.can("use", "burrower_mark_ii")


def test_burrower_mark_ii_too_late_for_an_earlier_construct_in_godslayer() -> None:
    """It draws for itself; the Altar before it brought nothing."""
    table = ascension(
        edition=GODSLAYER,
        hand=["watchmakers_altar", "burrower_mark_ii"],
        deck=["militia", "apprentice"],
    )
    table.play("watchmakers_altar", "burrower_mark_ii")
    assert table.hand == ["militia"]


def test_burrower_mark_ii_counts_constructs_put_into_play_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER,
        constructs=["burrower_mark_ii", "rocket_courier_x_99"],
        row=["watchmakers_altar"],
        deck=["militia"],
        runes=5,
    )
    table.acquire("watchmakers_altar")
    table.yes()
    assert table.hand == ["militia"]


@both_editions
def test_the_grand_design(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["the_grand_design"],
        row=["burrower_mark_ii", "burrower_mark_ii", "shadow_star", "mechana_initiate"],
        runes=4,
    )
    table.use("the_grand_design")
    assert (table.runes, table.mechana_runes) == (4, 2)
    assert not table.can("use", "the_grand_design")
    table.acquire("burrower_mark_ii")  # restricted runes first
    assert (table.runes, table.mechana_runes) == (3, 0)
    table.acquire("mechana_initiate")
    assert table.runes == 2


@both_editions
def test_the_grand_design_pays_only_for_mechana_constructs(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["the_grand_design"],
        row=["shadow_star", "mechana_initiate", "burrower_mark_ii"],
        runes=0,
    )
    table.use("the_grand_design")
    assert table.offered("acquire") == []
    table.end_turn()
    assert table.mechana_runes == 0


@both_editions
def test_the_grand_design_runes_may_be_split(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["the_grand_design"],
        hand=["reactor_monk", "mystic"],
        row=["burrower_mark_ii", "rocket_courier_x_99"],
        discount=1,
    )
    table.use("the_grand_design")
    table.play("reactor_monk", "mystic")
    table.acquire("burrower_mark_ii")  # 3 - 2 = 1, out of the restricted ones
    assert (table.runes, table.mechana_runes) == (4, 1)
    table.acquire("rocket_courier_x_99")
    assert (table.runes, table.mechana_runes) == (1, 0)


@both_editions
def test_hedron_cannon(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["hedron_cannon", "shadow_star"],
        hand=["watchmakers_altar", "avatar_golem"],
        others=[{"constructs": ["the_grand_design"]}],
    )
    table.play("watchmakers_altar")
    table.use("hedron_cannon")
    assert table.power == 2
    assert not table.can("use", "hedron_cannon")


@both_editions
def test_hedron_cannon_alone(edition: str) -> None:
    table = ascension(edition=edition, constructs=["hedron_cannon"])
    table.use("hedron_cannon")
    assert table.power == 1


@both_editions
def test_hedron_cannon_with_hedron_link_device(edition: str) -> None:
    table = ascension(
        edition=edition, constructs=["hedron_cannon", "hedron_link_device", "shadow_star", "snapdragon"]
    )
    table.use("hedron_cannon")
    assert table.power == 4


@both_editions
def test_hedron_link_device_in_the_row(edition: str) -> None:
    """Restricted runes buy any construct, and the Courier carries it."""
    table = ascension(
        edition=edition,
        constructs=["hedron_link_device", "the_grand_design", "rocket_courier_x_99"],
        row=["shadow_star", "wolf_shaman"],
        runes=1,
    )
    table.use("the_grand_design")
    assert table.can("acquire", "shadow_star")
    assert not table.can("acquire", "wolf_shaman")
    table.acquire("shadow_star")
    assert (table.runes, table.mechana_runes) == (0, 0)
    assert table.asked == (0, "redirect")


def test_hedron_link_device_feeds_burrower_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER,
        constructs=["hedron_link_device", "burrower_mark_ii"],
        hand=["shadow_star"],
        deck=["militia"],
    )
    table.play("shadow_star")
    assert table.hand == ["militia"]


def test_hedron_link_device_feeds_burrower_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        constructs=["hedron_link_device", "burrower_mark_ii"],
        hand=["shadow_star"],
        deck=["militia"],
    )
    table.play("shadow_star")
    table.use("burrower_mark_ii")
    assert table.hand == ["militia"]


@both_editions
def test_hedron_link_device_works_for_its_owner_only(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["the_grand_design", "hedron_cannon", "shadow_star"],
        others=[{"constructs": ["hedron_link_device"]}],
        row=["shadow_star"],
        runes=2,
    )
    table.use("the_grand_design")
    assert not table.can("acquire", "shadow_star")
    table.use("hedron_cannon")
    assert table.power == 2


def test_rocket_courier_x_99_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER,
        constructs=["rocket_courier_x_99"],
        row=["watchmakers_altar", "burrower_mark_ii", "shadow_star"],
        runes=11,
    )
    table.acquire("shadow_star")  # not Mechana
    assert table.discard == ["shadow_star"]
    table.acquire("watchmakers_altar")
    table.yes()
    assert table.constructs == ["rocket_courier_x_99", "watchmakers_altar"]
    table.use("watchmakers_altar")  # in the same turn
    assert table.mechana_runes == 1
    table.acquire("burrower_mark_ii")  # the Courier has flown this turn
    assert table.discard == ["burrower_mark_ii", "shadow_star"]


def test_rocket_courier_x_99_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        constructs=["rocket_courier_x_99"],
        row=["watchmakers_altar", "burrower_mark_ii", "shadow_star"],
        runes=11,
    )
    table.acquire("shadow_star")
    assert table.discard == ["shadow_star"]
    table.acquire("watchmakers_altar")
    table.yes()
    assert table.hand == ["watchmakers_altar"]
    table.play("watchmakers_altar")
    table.use("watchmakers_altar")
    assert table.mechana_runes == 1
    table.acquire("burrower_mark_ii")
    assert table.discard == ["burrower_mark_ii", "shadow_star"]


@both_editions
def test_rocket_courier_x_99_may_stay(edition: str) -> None:
    """Refused for one construct, it can still carry the next."""
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99"],
        row=["watchmakers_altar", "burrower_mark_ii"],
        runes=8,
    )
    table.acquire("watchmakers_altar")
    table.no()
    assert table.discard == ["watchmakers_altar"]
    table.acquire("burrower_mark_ii")
    table.yes()
    assert table.discard == ["watchmakers_altar"]


@both_editions
def test_rocket_courier_x_99_twice(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99", "rocket_courier_x_99"],
        row=["watchmakers_altar", "burrower_mark_ii", "the_grand_design"],
        runes=14,
    )
    table.acquire("watchmakers_altar")
    table.yes()
    table.acquire("burrower_mark_ii")
    table.yes()
    table.acquire("the_grand_design")
    assert table.discard == ["the_grand_design"]


@both_editions
def test_rocket_courier_x_99_does_not_carry_itself(edition: str) -> None:
    """Bought, it is not in play; a second one in play carries it."""
    table = ascension(edition=edition, row=["rocket_courier_x_99"], runes=4)
    table.acquire("rocket_courier_x_99")
    assert table.discard == ["rocket_courier_x_99"]
    table = ascension(
        edition=edition, constructs=["rocket_courier_x_99"], row=["rocket_courier_x_99"], runes=4
    )
    table.acquire("rocket_courier_x_99")
    table.yes()
    assert table.discard == []


@both_editions
def test_rocket_courier_x_99_carries_free_acquisitions(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["rocket_courier_x_99"],
        row=["avatar_of_the_fallen", "hedron_cannon"],
        power=7,
    )
    table.defeat("avatar_of_the_fallen")
    table.acquire("hedron_cannon")
    assert table.asked == (0, "redirect")
    table.yes()
    where = table.constructs if edition == GODSLAYER else table.hand
    assert "hedron_cannon" in where


@both_editions
def test_watchmakers_altar(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["watchmakers_altar"],
        hand=["reactor_monk"],
        row=["rocket_courier_x_99", "wolf_shaman"],
    )
    table.use("watchmakers_altar")
    assert (table.runes, table.mechana_runes) == (0, 1)
    table.play("reactor_monk")
    assert not table.can("acquire", "wolf_shaman")
    table.acquire("rocket_courier_x_99")  # 4 = 2 runes + 1 restricted + 1 less
    assert (table.runes, table.mechana_runes) == (0, 0)


@both_editions
def test_watchmakers_altar_rune_ends_with_the_turn(edition: str) -> None:
    table = ascension(edition=edition, constructs=["watchmakers_altar"])
    table.use("watchmakers_altar")
    assert not table.can("use", "watchmakers_altar")
    table.end_turn()
    table.end_turn()
    assert table.mechana_runes == 0
    assert table.can("use", "watchmakers_altar")
