"""The Enlightened, card by card."""

from __future__ import annotations

from tests.ascension.tables import ANNIVERSARY, GODSLAYER, ascension, both_editions


@both_editions
def test_arha_initiate(edition: str) -> None:
    table = ascension(edition=edition, hand=["arha_initiate"], deck=["militia", "apprentice"])
    table.play("arha_initiate")
    assert table.hand == ["militia"]
    assert table.deck == ["apprentice"]


@both_editions
def test_arha_templar(edition: str) -> None:
    table = ascension(edition=edition, hand=["arha_templar"], row=["corrosive_widow", "wind_tyrant"])
    table.play("arha_templar")
    assert sorted(table.offered("defeat")) == ["corrosive_widow", "cultist"]
    table.defeat("corrosive_widow")
    assert table.honor == 3
    assert table.void == ["corrosive_widow"]
    assert len(table.row) == 6


@both_editions
def test_arha_templar_cannot_be_topped_up_with_power(edition: str) -> None:
    table = ascension(edition=edition, hand=["arha_templar"], row=["wind_tyrant", "mephit"], power=4)
    table.play("arha_templar")
    assert not table.can("defeat", "wind_tyrant")
    table.defeat("mephit")
    assert table.power == 4


@both_editions
def test_arha_templar_really_defeats(edition: str) -> None:
    """The reward comes, the row is refilled, and Voidthirster is triggered."""
    table = ascension(
        edition=edition,
        hand=["arha_templar"],
        row=["tormented_soul"],
        center=["spike_vixen", "demon_slayer"],
        constructs=["voidthirster"],
        deck=["militia"],
    )
    table.play("arha_templar")
    table.defeat("tormented_soul")
    assert table.row[0] == "spike_vixen"
    assert table.hand == ["militia"]
    assert table.honor == (1 if edition == GODSLAYER else 2) + 1


@both_editions
def test_ascetic_of_the_lidless_eye(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["ascetic_of_the_lidless_eye"], deck=["militia", "mystic", "apprentice"]
    )
    table.play("ascetic_of_the_lidless_eye")
    assert table.hand == ["militia", "mystic"]
    assert table.score == (2 if edition == GODSLAYER else 3) + 1


@both_editions
def test_master_dhartha(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["master_dhartha"], deck=["militia", "mystic", "apprentice", "apprentice"]
    )
    table.play("master_dhartha")
    assert table.hand == ["apprentice", "militia", "mystic"]
    assert table.score == (3 if edition == GODSLAYER else 4) + 1


@both_editions
def test_oziah_the_peerless(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["oziah_the_peerless"],
        row=["avatar_of_the_fallen", "earth_tyrant"],
        deck=["apprentice", "militia"],
        power=3,
    )
    table.play("oziah_the_peerless")
    assert sorted(table.offered("defeat")) == ["cultist", "earth_tyrant"]
    table.defeat("earth_tyrant")
    assert table.honor == 5
    assert table.hand == ["apprentice", "militia"]
    assert table.power == 3


@both_editions
def test_seer_of_the_forked_path(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["seer_of_the_forked_path"],
        row=["avatar_of_the_fallen", "mephit", "demon_slayer"],
        center=["spike_vixen", "arha_initiate"],
        deck=["militia"],
    )
    table.play("seer_of_the_forked_path")
    assert table.hand == ["militia"]  # drawn before the choice
    assert "avatar_of_the_fallen" not in table.offered("banish")
    table.banish("mephit")
    assert table.row[:3] == ["avatar_of_the_fallen", "spike_vixen", "demon_slayer"]
    assert table.void == ["mephit"]
    assert table.honor == 0  # banished, not defeated


@both_editions
def test_seer_of_the_forked_path_may_banish_nothing(edition: str) -> None:
    table = ascension(edition=edition, hand=["seer_of_the_forked_path"], row=["mephit"])
    table.play("seer_of_the_forked_path")
    table.pass_()
    assert table.row[0] == "mephit"
    assert table.asked == (0, "turn")


@both_editions
def test_temple_librarian(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["temple_librarian", "apprentice", "militia"], deck=["mystic", "heavy_infantry"]
    )
    table.play("temple_librarian")
    assert sorted(table.offered("discard")) == ["apprentice", "militia"]
    assert not table.may_pass
    table.discard_card("apprentice")
    assert table.hand == ["heavy_infantry", "militia", "mystic"]
    assert table.discard == ["apprentice"]


@both_editions
def test_temple_librarian_with_an_empty_hand_does_nothing(edition: str) -> None:
    table = ascension(edition=edition, hand=["temple_librarian"], deck=["apprentice", "militia"])
    table.play("temple_librarian")
    assert table.hand == []
    assert table.asked == (0, "turn")


@both_editions
def test_temple_librarian_may_draw_what_it_discarded(edition: str) -> None:
    table = ascension(edition=edition, hand=["temple_librarian", "apprentice"], deck=["militia"])
    table.play("temple_librarian")  # the only other card goes by itself
    assert table.hand == ["apprentice", "militia"]
    assert table.discard == []


@both_editions
def test_twofold_askara(edition: str) -> None:
    table = ascension(edition=edition, hand=["twofold_askara", "demon_slayer", "mystic"], runes=0)
    table.play("demon_slayer", "mystic", "twofold_askara")
    assert sorted(table.offered("copy")) == ["demon_slayer", "mystic"]
    table.copy("demon_slayer")
    assert (table.runes, table.power) == (2, 6)


@both_editions
def test_twofold_askara_alone_does_nothing(edition: str) -> None:
    table = ascension(edition=edition, hand=["twofold_askara"], constructs=["muramasa"])
    table.play("twofold_askara")
    assert table.asked == (0, "turn")
    assert (table.runes, table.power) == (0, 0)


@both_editions
def test_twofold_askara_copies_heroes_of_every_kind_but_no_constructs(edition: str) -> None:
    heroes = ["apprentice", "heavy_infantry", "militia", "mystic"]
    table = ascension(edition=edition, hand=["twofold_askara", "shadow_star", *heroes])
    table.play("shadow_star", *heroes, "twofold_askara")
    assert sorted(table.offered("copy")) == heroes


@both_editions
def test_twofold_askara_chooses_anew(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["shade_of_the_black_watch", "twofold_askara", "apprentice", "militia"]
    )
    table.play("shade_of_the_black_watch")
    table.banish("apprentice")
    table.play("twofold_askara")
    table.banish("militia")
    assert table.power == 4
    assert table.hand == []


@both_editions
def test_twofold_askara_stays_what_it_is(edition: str) -> None:
    """Copying a Lifebound hero is not a second play of one: it feeds neither Snapdragon nor Unite."""
    table = ascension(
        edition=edition, hand=["twofold_askara", "lifebound_initiate"], constructs=["snapdragon"]
    )
    table.play("lifebound_initiate", "twofold_askara")
    snapdragon = 1 if edition == GODSLAYER else 0  # the anniversary one waits until it is used
    assert table.honor == 2 + snapdragon
    table.end_turn()
    assert sorted(table.discard) == ["lifebound_initiate", "twofold_askara"]


@both_editions
def test_twofold_askara_copies_runic_lycanthrope_with_its_power(edition: str) -> None:
    table = ascension(edition=edition, hand=["twofold_askara", "runic_lycanthrope"])
    table.play("runic_lycanthrope")
    assert table.power == 0
    table.play("twofold_askara")
    assert (table.runes, table.power) == (4, 2)


def test_twofold_askara_does_not_unite_in_anniversary() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["runic_lycanthrope", "mystic", "twofold_askara"])
    table.play("runic_lycanthrope", "mystic", "twofold_askara")
    table.copy("runic_lycanthrope")
    assert table.power == 2  # the copy's own; the first one still waits for a real Lifebound hero


@both_editions
def test_the_all_seeing_eye(edition: str) -> None:
    table = ascension(
        edition=edition, constructs=["the_all_seeing_eye"], hand=["apprentice"], deck=["militia"]
    )
    table.play("apprentice")
    table.use("the_all_seeing_eye")  # late in the turn
    assert table.hand == ["militia"]
    assert not table.can("use", "the_all_seeing_eye")
    assert table.score == (2 if edition == GODSLAYER else 3)


@both_editions
def test_the_all_seeing_eye_only_in_the_own_turn(edition: str) -> None:
    table = ascension(edition=edition, others=[{"constructs": ["the_all_seeing_eye"]}])
    assert not table.can("use", "the_all_seeing_eye")
    table.end_turn()
    assert table.can("use", "the_all_seeing_eye")


@both_editions
def test_tablet_of_times_dawn(edition: str) -> None:
    table = ascension(edition=edition, constructs=["tablet_of_times_dawn"])
    assert table.score == (2 if edition == GODSLAYER else 3)
    table.use("tablet_of_times_dawn")
    assert table.void == ["tablet_of_times_dawn"]
    assert table.constructs == []
    assert table.score == 0
    table.end_turn()
    assert table.player == 0
    table.end_turn()
    assert table.player == 1


@both_editions
def test_tablet_of_times_dawn_may_wait_for_a_later_turn(edition: str) -> None:
    table = ascension(edition=edition, hand=["tablet_of_times_dawn"], deck=[])
    table.play("tablet_of_times_dawn")
    table.end_turn()
    assert not table.can("use", "tablet_of_times_dawn")  # the opponent's turn
    table.end_turn()
    table.use("tablet_of_times_dawn")
    table.end_turn()
    assert table.player == 0


@both_editions
def test_tablet_of_times_dawn_banished_from_elsewhere_gives_nothing(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["seer_of_the_forked_path"],
        row=["tablet_of_times_dawn"],
        deck=[],
    )
    table.play("seer_of_the_forked_path")
    table.banish("tablet_of_times_dawn")
    table.end_turn()
    assert table.player == 1
    for place in ("hand", "discard"):
        table = ascension(
            edition=edition,
            hand=["void_initiate", *(["tablet_of_times_dawn"] if place == "hand" else [])],
            discard=["tablet_of_times_dawn"] if place == "discard" else [],
            deck=["apprentice"] * 5,
        )
        table.play("void_initiate")
        table.banish("tablet_of_times_dawn", place)
        assert table.void == ["tablet_of_times_dawn"]
        table.end_turn()
        assert table.player == 1


@both_editions
def test_tablet_of_times_dawn_in_the_last_turn_of_the_game(edition: str) -> None:
    table = ascension(
        edition=edition, players=2, player=0, first=1, constructs=["tablet_of_times_dawn"], pool=0
    )
    table.use("tablet_of_times_dawn")
    table.end_turn()
    assert not table.is_over
    assert table.player == 0
    table.end_turn()
    assert table.outcome is not None
