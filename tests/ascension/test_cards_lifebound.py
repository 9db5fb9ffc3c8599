"""The Lifebound, card by card."""

from __future__ import annotations

from tests.ascension.tables import ANNIVERSARY, GODSLAYER, ascension, both_editions


@both_editions
def test_cetra_weaver_of_stars(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["cetra_weaver_of_stars"],
        row=["master_dhartha", "mephit", "muramasa"],
        center=["spike_vixen", "demon_slayer"],
        deck=["apprentice"],
    )
    table.play("cetra_weaver_of_stars")
    assert sorted(table.offered("acquire")) == ["heavy_infantry", "master_dhartha", "mystic"]
    assert not table.may_pass
    table.acquire("master_dhartha")
    assert table.deck == ["master_dhartha", "apprentice"]
    assert table.row[0] == "spike_vixen"
    assert table.runes == 0
    assert table.score == 4 + (3 if edition == GODSLAYER else 4)


@both_editions
def test_cetra_weaver_of_stars_may_take_a_mystic(edition: str) -> None:
    table = ascension(edition=edition, hand=["cetra_weaver_of_stars"], deck=["apprentice"])
    left = table.mystics
    table.play("cetra_weaver_of_stars")
    table.acquire("mystic")
    assert table.deck == ["mystic", "apprentice"]
    assert table.mystics == left - 1


def test_druids_of_the_stone_circle_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER,
        hand=["druids_of_the_stone_circle"],
        row=["wolf_shaman", "demon_slayer", "flytrap_witch", "shadow_star"],
        center=["spike_vixen", "mephit"],
        deck=["apprentice"],
        runes=1,
    )
    table.play("druids_of_the_stone_circle")
    assert sorted(table.offered("acquire")) == ["heavy_infantry", "mystic", "wolf_shaman"]
    table.acquire("wolf_shaman")
    assert table.deck == ["wolf_shaman", "apprentice"]
    assert table.row[0] == "spike_vixen"
    assert table.runes == 1  # runes were neither needed nor could they have helped


def test_druids_of_the_stone_circle_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        hand=["druids_of_the_stone_circle"],
        row=["wolf_shaman", "demon_slayer", "flytrap_witch", "shadow_star"],
        center=["spike_vixen", "mephit"],
        deck=["apprentice"],
        runes=1,
    )
    table.play("druids_of_the_stone_circle")
    assert sorted(table.offered("acquire")) == ["demon_slayer", "heavy_infantry", "mystic", "wolf_shaman"]
    table.acquire("demon_slayer")
    assert table.deck == ["demon_slayer", "apprentice"]
    assert table.row[1] == "spike_vixen"
    assert table.runes == 1


@both_editions
def test_flytrap_witch(edition: str) -> None:
    table = ascension(edition=edition, hand=["flytrap_witch"], deck=["militia"], pool=10)
    table.play("flytrap_witch")
    assert (table.honor, table.pool) == (2, 8)
    assert table.hand == ["militia"]


@both_editions
def test_landtalker(edition: str) -> None:
    table = ascension(edition=edition, hand=["landtalker"], deck=[])
    table.play("landtalker")
    assert table.runes == 3
    assert table.score == (3 if edition == GODSLAYER else 4)


@both_editions
def test_lifebound_initiate(edition: str) -> None:
    table = ascension(edition=edition, hand=["lifebound_initiate"])
    table.play("lifebound_initiate")
    assert (table.runes, table.honor) == (1, 1)


@both_editions
def test_runic_lycanthrope_never_counts_itself(edition: str) -> None:
    table = ascension(edition=edition, hand=["runic_lycanthrope", "mystic"])
    table.play("mystic", "runic_lycanthrope")
    assert (table.runes, table.power) == (4, 0)


@both_editions
def test_runic_lycanthrope_after_another_lifebound_hero(edition: str) -> None:
    table = ascension(edition=edition, hand=["lifebound_initiate", "runic_lycanthrope"])
    table.play("lifebound_initiate", "runic_lycanthrope")
    assert (table.runes, table.power) == (3, 2)


@both_editions
def test_runic_lycanthrope_is_not_united_by_a_construct(edition: str) -> None:
    table = ascension(edition=edition, hand=["runic_lycanthrope", "snapdragon", "yggdrasil_staff"])
    table.play("yggdrasil_staff", "runic_lycanthrope", "snapdragon")
    assert table.power == 0


def test_runic_lycanthrope_does_not_wait_in_godslayer() -> None:
    table = ascension(edition=GODSLAYER, hand=["runic_lycanthrope", "lifebound_initiate"])
    table.play("runic_lycanthrope", "lifebound_initiate")
    assert (table.runes, table.power) == (3, 0)


def test_runic_lycanthrope_unites_later_and_once_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY, hand=["runic_lycanthrope", "lifebound_initiate", "lifebound_initiate"]
    )
    table.play("runic_lycanthrope")
    assert (table.runes, table.power) == (2, 0)
    table.play("lifebound_initiate")
    assert (table.runes, table.power) == (3, 2)
    table.play("lifebound_initiate")
    assert table.power == 2


def test_runic_lycanthrope_already_united_does_not_unite_again_in_anniversary() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["lifebound_initiate", "runic_lycanthrope", "wolf_shaman"])
    table.play("lifebound_initiate", "runic_lycanthrope", "wolf_shaman")
    assert table.power == 2


def test_runic_lycanthrope_waits_no_longer_than_the_turn_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        hand=["runic_lycanthrope"],
        deck=["lifebound_initiate", "apprentice", "apprentice", "apprentice", "apprentice"],
    )
    table.play("runic_lycanthrope")
    table.end_turn()
    table.end_turn()
    table.play("lifebound_initiate")
    assert table.power == 0


def test_runic_lycanthrope_twice_in_godslayer() -> None:
    table = ascension(edition=GODSLAYER, hand=["runic_lycanthrope", "runic_lycanthrope"])
    table.play("runic_lycanthrope", "runic_lycanthrope")
    assert table.power == 2


def test_runic_lycanthrope_twice_in_anniversary() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["runic_lycanthrope", "runic_lycanthrope"])
    table.play("runic_lycanthrope", "runic_lycanthrope")
    assert table.power == 4


@both_editions
def test_wolf_shaman(edition: str) -> None:
    table = ascension(edition=edition, hand=["wolf_shaman"], deck=["mystic"], row=["runic_lycanthrope"])
    table.play("wolf_shaman")
    assert table.runes == 1
    table.play("mystic")  # what was drawn is played before the rune is spent
    table.acquire("runic_lycanthrope")
    assert table.runes == 0


@both_editions
def test_snapdragon(edition: str) -> None:
    table = ascension(edition=edition, constructs=["snapdragon"], deck=[])
    table.use("snapdragon")
    assert table.runes == 1
    assert not table.can("use", "snapdragon")
    assert table.score == (2 if edition == GODSLAYER else 3)


def test_snapdragon_honors_the_first_lifebound_hero_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER, hand=["mystic", "wolf_shaman", "wolf_shaman"], constructs=["snapdragon"]
    )
    table.play("mystic")
    assert table.honor == 0
    table.play("wolf_shaman")
    assert table.honor == 1
    table.play("wolf_shaman")
    assert table.honor == 1


def test_snapdragon_too_late_in_godslayer() -> None:
    table = ascension(edition=GODSLAYER, hand=["wolf_shaman", "wolf_shaman", "snapdragon"])
    table.play("wolf_shaman", "snapdragon", "wolf_shaman")
    assert table.honor == 0
    assert not table.can("use_second", "snapdragon")


def test_snapdragon_looks_back_in_anniversary() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["wolf_shaman", "snapdragon"])
    table.play("wolf_shaman", "snapdragon")
    table.use_second("snapdragon")
    assert table.honor == 1
    assert not table.can("use_second", "snapdragon")


def test_snapdragon_needs_a_lifebound_hero_in_anniversary() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["mystic", "wolf_shaman"], constructs=["snapdragon"])
    table.play("mystic")
    assert not table.can("use_second", "snapdragon")
    table.play("wolf_shaman")
    assert table.honor == 0
    table.use_second("snapdragon")
    assert table.honor == 1


@both_editions
def test_yggdrasil_staff(edition: str) -> None:
    table = ascension(edition=edition, constructs=["yggdrasil_staff"], runes=4)
    table.use_second("yggdrasil_staff")
    assert (table.runes, table.honor, table.power) == (0, 3, 0)
    table.use("yggdrasil_staff")  # later, and in any order
    assert table.power == 1
    assert not table.can("use", "yggdrasil_staff")
    assert not table.can("use_second", "yggdrasil_staff")


@both_editions
def test_yggdrasil_staff_only_once_and_for_four(edition: str) -> None:
    assert not ascension(edition=edition, constructs=["yggdrasil_staff"], runes=3).can(
        "use_second", "yggdrasil_staff"
    )
    table = ascension(edition=edition, constructs=["yggdrasil_staff"], runes=8)
    table.use_second("yggdrasil_staff")
    assert not table.can("use_second", "yggdrasil_staff")


@both_editions
def test_yggdrasil_staff_takes_no_mechana_runes(edition: str) -> None:
    table = ascension(edition=edition, constructs=["yggdrasil_staff", "the_grand_design"], runes=3)
    table.use("the_grand_design")
    assert (table.runes, table.mechana_runes) == (3, 2)
    assert not table.can("use_second", "yggdrasil_staff")
