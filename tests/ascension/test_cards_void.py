"""The Void, card by card."""

from __future__ import annotations

from tests.ascension.tables import GODSLAYER, ascension, both_editions


@both_editions
def test_arbiter_of_the_precipice(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["arbiter_of_the_precipice", "apprentice"],
        deck=["mystic", "militia", "heavy_infantry"],
    )
    table.play("arbiter_of_the_precipice")
    assert sorted(table.offered("banish")) == ["apprentice", "militia", "mystic"]  # one just drawn, too
    assert not table.may_pass
    table.banish("mystic")
    assert table.hand == ["apprentice", "militia"]


@both_editions
def test_arbiter_of_the_precipice_costs(edition: str) -> None:
    cost, honor = (4, 1) if edition == GODSLAYER else (5, 3)
    table = ascension(edition=edition, row=["arbiter_of_the_precipice"], deck=[], runes=cost)
    table.acquire("arbiter_of_the_precipice")
    assert table.runes == 0
    assert table.score == honor


@both_editions
def test_arbiter_of_the_precipice_cannot_banish_what_was_played(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["apprentice", "arbiter_of_the_precipice"], deck=["militia", "mystic"]
    )
    table.play("apprentice", "arbiter_of_the_precipice")
    assert sorted(table.offered("banish")) == ["militia", "mystic"]


@both_editions
def test_arbiter_of_the_precipice_with_nothing_to_draw(edition: str) -> None:
    table = ascension(edition=edition, hand=["arbiter_of_the_precipice"], deck=[])
    table.play("arbiter_of_the_precipice")
    assert table.asked == (0, "turn")


@both_editions
def test_demon_slayer(edition: str) -> None:
    table = ascension(edition=edition, hand=["demon_slayer"])
    table.play("demon_slayer")
    assert (table.runes, table.power) == (0, 3)


@both_editions
def test_emri_one_with_the_void(edition: str) -> None:
    table = ascension(edition=edition, hand=["emri_one_with_the_void"], deck=[])
    table.play("emri_one_with_the_void")
    assert table.power == 4
    assert table.score == (3 if edition == GODSLAYER else 4)


@both_editions
def test_shade_of_the_black_watch(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["mystic", "shade_of_the_black_watch", "apprentice", "militia"],
        discard=["apprentice", "spike_vixen"],
    )
    table.play("mystic", "shade_of_the_black_watch")
    assert table.power == 2
    assert sorted(table.offered("banish")) == ["apprentice", "apprentice", "militia", "spike_vixen"]
    table.banish("spike_vixen", "discard")
    assert table.void == ["spike_vixen"]
    assert table.asked == (0, "turn")  # one card in total


@both_editions
def test_shade_of_the_black_watch_may_banish_nothing(edition: str) -> None:
    table = ascension(edition=edition, hand=["shade_of_the_black_watch", "apprentice"])
    table.play("shade_of_the_black_watch")
    table.pass_()
    assert table.hand == ["apprentice"]


@both_editions
def test_spike_vixen(edition: str) -> None:
    table = ascension(edition=edition, hand=["spike_vixen"], deck=["militia"])
    table.play("spike_vixen")
    assert table.power == 1
    assert table.hand == ["militia"]


@both_editions
def test_void_initiate(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "apprentice"], discard=["militia"])
    table.play("void_initiate")
    assert table.runes == 1
    assert sorted(table.offered("banish")) == ["apprentice", "militia"]
    table.banish("militia")
    assert table.discard == []
    assert table.hand == ["apprentice"]


@both_editions
def test_void_initiate_may_banish_nothing(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "apprentice"])
    table.play("void_initiate")
    table.pass_()
    assert table.hand == ["apprentice"]


@both_editions
def test_void_initiate_cannot_banish_a_played_apprentice(edition: str) -> None:
    table = ascension(edition=edition, hand=["apprentice", "void_initiate"], deck=["militia"])
    table.play("apprentice", "void_initiate")
    assert table.asked == (0, "turn")  # neither hand nor discard pile holds anything
    assert table.runes == 2


@both_editions
def test_muramasa(edition: str) -> None:
    table = ascension(edition=edition, hand=["muramasa"])
    table.play("muramasa")
    table.use("muramasa")
    assert table.power == 3
    assert not table.can("use", "muramasa")


@both_editions
def test_shadow_star(edition: str) -> None:
    table = ascension(edition=edition, constructs=["shadow_star", "shadow_star"])
    table.use("shadow_star")
    assert table.power == 1
    table.use("shadow_star")  # the other one
    assert table.power == 2
    assert not table.can("use", "shadow_star")


@both_editions
def test_voidthirster(edition: str) -> None:
    table = ascension(
        edition=edition, constructs=["voidthirster"], row=["wind_tyrant", "wind_tyrant"], power=9
    )
    table.use("voidthirster")
    assert table.power == 10
    assert not table.can("use", "voidthirster")
    table.defeat("wind_tyrant")
    assert table.honor == 3 + 1
    table.defeat("wind_tyrant")  # only the first time each turn
    assert table.honor == 4 + 3


@both_editions
def test_voidthirster_is_not_triggered_by_the_cultist(edition: str) -> None:
    table = ascension(edition=edition, constructs=["voidthirster"], row=["wind_tyrant"], power=7)
    table.defeat("cultist")
    assert table.honor == 1
    table.defeat("wind_tyrant")  # still the first of the center row
    assert table.honor == 1 + 3 + 1


@both_editions
def test_voidthirster_comes_last(edition: str) -> None:
    """Monster to the void, refill, reward, then the trigger."""
    table = ascension(
        edition=edition,
        constructs=["voidthirster"],
        row=["mephit"],
        center=["spike_vixen", "demon_slayer", "arha_initiate"],
        power=3,
    )
    table.defeat("mephit")
    assert table.void == ["mephit"]
    assert table.row[0] == "spike_vixen"
    assert table.asked == (0, "banish_row")
    assert table.honor == 2  # the reward's honor has come, the trigger waits for the rest of the reward
    table.banish("spike_vixen")
    assert table.honor == 3


@both_editions
def test_voidthirster_too_late(edition: str) -> None:
    table = ascension(edition=edition, hand=["voidthirster"], row=["wind_tyrant", "wind_tyrant"], power=10)
    table.defeat("wind_tyrant")
    table.play("voidthirster")
    table.defeat("wind_tyrant")
    assert table.honor == 6


@both_editions
def test_voidthirster_twice(edition: str) -> None:
    table = ascension(
        edition=edition, constructs=["voidthirster", "voidthirster"], row=["wind_tyrant"], power=5
    )
    table.defeat("wind_tyrant")
    assert table.honor == 3 + 2
