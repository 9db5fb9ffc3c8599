"""What a turn leaves to the next one: cards, honor and extra turns, and nothing else."""

from __future__ import annotations

from tests.ascension.tables import ANNIVERSARY, GODSLAYER, Table, ascension, both_editions


def everything_of_a_turn(table: Table) -> tuple[object, ...]:
    state = table.state
    numbers = (
        state.runes,
        state.power,
        state.mechana_runes,
        state.discount,
        state.defeats,
        state.mechana_played,
    )
    return (*numbers, state.used, state.waiting, state.stolen, state.played)


@both_editions
def test_a_turn_begins_with_nothing_of_the_one_before(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["runic_lycanthrope"],
        constructs=["muramasa"],
        runes=3,
        power=2,
        mechana_runes=4,
        discount=2,
        defeats=1,
        mechana_played=1,
    )
    table.play("runic_lycanthrope")
    table.use("muramasa")
    table.end_turn()
    assert everything_of_a_turn(table) == (0, 0, 0, 0, 0, 0, [], [], [], [])
    assert table.player == 1
    assert table.state.turn == 2


@both_editions
def test_the_first_defeat_of_each_turn_is_a_first_one(edition: str) -> None:
    """Voidthirster honors the first defeat in the row of a turn: of mine, of yours, and of mine again."""
    table = ascension(
        edition=edition,
        constructs=["voidthirster"],
        others=[{"constructs": ["voidthirster"], "hand": ["heavy_infantry", "heavy_infantry"]}],
        row=["samaels_trickster", "samaels_trickster"],
        deck=["heavy_infantry", "heavy_infantry", "apprentice", "apprentice", "apprentice"],
        center=["samaels_trickster", "hedron_cannon", "muramasa", "yggdrasil_staff"],
        power=3,
    )
    table.use("voidthirster")
    first = table.honor
    table.defeat("samaels_trickster")
    gained = table.honor - first
    table.end_turn()
    table.play("heavy_infantry", "heavy_infantry")
    table.defeat("samaels_trickster")
    assert table.seat(1).honor == gained
    table.end_turn()
    table.play("heavy_infantry", "heavy_infantry")
    before = table.honor
    table.defeat("samaels_trickster")
    assert table.honor - before == gained


def test_a_mechana_construct_of_the_turn_before_draws_no_card_in_anniversary() -> None:
    table = ascension(
        edition=ANNIVERSARY,
        hand=["watchmakers_altar"],
        constructs=["burrower_mark_ii"],
        deck=["apprentice"] * 7,
        others=[{"constructs": ["burrower_mark_ii"]}],
    )
    assert not table.can("use", "burrower_mark_ii")
    table.play("watchmakers_altar")
    assert table.can("use", "burrower_mark_ii")
    table.end_turn()
    assert not table.can("use", "burrower_mark_ii")
    table.end_turn()
    assert not table.can("use", "burrower_mark_ii")


def test_burrower_draws_again_in_the_next_turn_in_godslayer() -> None:
    table = ascension(
        edition=GODSLAYER,
        hand=["watchmakers_altar"],
        constructs=["burrower_mark_ii"],
        deck=["apprentice", "watchmakers_altar", *["apprentice"] * 6],
    )
    table.play("watchmakers_altar")
    assert table.hand == ["apprentice"]
    table.end_turn()
    table.end_turn()
    table.play("watchmakers_altar")
    assert len(table.hand) == 5


@both_editions
def test_a_construct_is_used_once_in_each_turn_also_in_an_extra_one(edition: str) -> None:
    table = ascension(edition=edition, constructs=["shadow_star"], extra_turns=1)
    table.use("shadow_star")
    assert not table.can("use", "shadow_star")
    table.end_turn()
    assert table.player == 0
    assert table.power == 0
    table.use("shadow_star")
    table.end_turn()
    assert table.player == 1


@both_editions
def test_a_discount_does_not_wait_for_the_players_next_turn(edition: str) -> None:
    table = ascension(edition=edition, hand=["reactor_monk"], row=["watchmakers_altar"])
    table.play("reactor_monk")
    assert table.state.discount == 1
    table.end_turn()
    table.end_turn()
    assert table.state.discount == 0


@both_editions
def test_a_quiet_round_is_one_in_which_nobody_stirred(edition: str) -> None:
    table = ascension(edition=edition, runes=3)
    table.acquire("mystic")
    table.end_turn()
    table.end_turn()
    assert (table.state.quiet, table.state.stirred) == (0, False)
    table.end_turn()
    table.end_turn()
    assert table.state.quiet == 1


@both_editions
def test_a_turn_is_never_ended_for_its_player(edition: str) -> None:
    table = ascension(edition=edition, hand=[])
    assert table.asked == (0, "turn")
    assert table.game.decision is not None
    assert [option.code for option in table.game.decision.options] == ["end"]
