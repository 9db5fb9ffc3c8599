"""Rule lines 16 to 28: the row, defeating, banishing, and what becomes of constructs."""

from __future__ import annotations

from tests.ascension.tables import GODSLAYER, ascension, both_editions


@both_editions
def test_rule_16_six_cards_lie_there_whenever_anything_happens(edition: str) -> None:
    center = ["spike_vixen", "spike_vixen", "demon_slayer", "demon_slayer", "arha_initiate", "arha_initiate"]
    table = ascension(
        edition=edition,
        hand=["seer_of_the_forked_path", "druids_of_the_stone_circle", "arha_templar"],
        row=["mephit", "mephit", "wolf_shaman", "avatar_of_the_fallen", "shadow_star"],
        center=[*center, "landtalker"],
        deck=["apprentice"],
        runes=3,
        power=10,
    )
    seen = []

    def look() -> None:
        seen.append(len(table.row))

    table.acquire("shadow_star")
    look()
    table.defeat("mephit")
    look()  # while choosing what to banish
    table.banish("spike_vixen")
    look()
    table.play("seer_of_the_forked_path")
    look()
    table.banish("wolf_shaman")
    look()
    table.play("druids_of_the_stone_circle")
    look()
    table.acquire("spike_vixen")
    look()
    table.play("arha_templar")
    look()
    table.defeat("mephit")
    look()
    table.pass_()
    table.defeat("avatar_of_the_fallen")
    look()
    assert seen == [6] * len(seen)


@both_editions
def test_rule_17_monster_to_the_void_refill_reward_then_triggers(edition: str) -> None:
    table = ascension(
        edition=edition,
        constructs=["voidthirster"],
        row=["mistake_of_creation"],
        center=["spike_vixen", "demon_slayer"],
        discard=["apprentice"],
        power=4,
        pool=60,
    )
    table.game.listen()
    table.defeat("mistake_of_creation")
    table.pass_()
    table.pass_()
    told = [(happening.kind, happening.amount, happening.what) for happening in table.game.happenings()]
    assert told == [
        ("defeated", -1, ""),
        ("revealed", -1, ""),
        ("gained", 4, "honor"),
        ("gained", 1, "honor"),
    ]


@both_editions
def test_rule_17_a_bought_card_is_taken_before_the_row_is_refilled(edition: str) -> None:
    table = ascension(edition=edition, row=["wolf_shaman"], center=["mephit", "demon_slayer"], runes=3)
    table.game.listen()
    table.acquire("wolf_shaman")
    told = [(happening.kind, happening.card_id) for happening in table.game.happenings()]
    assert told == [("acquired", "wolf_shaman"), ("revealed", "mephit")]


@both_editions
def test_rule_18_mephits_replacement_is_revealed_before_the_choice(edition: str) -> None:
    table = ascension(edition=edition, row=["mephit"], center=["spike_vixen", "demon_slayer"], power=3)
    table.defeat("mephit")
    assert table.asked == (0, "banish_row")
    assert table.can("banish", "spike_vixen")
    assert not table.can("banish", "mephit")


@both_editions
def test_rule_19_rewards_cannot_be_saved(edition: str) -> None:
    table = ascension(edition=edition, row=["mephit", "earth_tyrant"], deck=["apprentice"] * 2, power=9)
    table.defeat("earth_tyrant")
    assert table.hand == ["apprentice", "apprentice"]  # drawn at once
    table.defeat("mephit")
    assert table.offered("play") == []  # nothing else can be done before the banishing is settled
    table.pass_()
    assert table.offered("banish") == []


@both_editions
def test_rule_20_cultist_four_times_for_eight_power(edition: str) -> None:
    table = ascension(edition=edition, hand=["heavy_infantry"] * 4)
    table.play(*["heavy_infantry"] * 4)
    for _ in range(4):
        table.defeat("cultist")
    assert (table.honor, table.power) == (4, 0)
    assert table.void == []
    assert not table.can("defeat", "cultist")


@both_editions
def test_rule_20_cultist_is_never_banished(edition: str) -> None:
    table = ascension(
        edition=edition, hand=["seer_of_the_forked_path"], row=["mephit", "mistake_of_creation"], power=9
    )
    table.play("seer_of_the_forked_path")
    assert not table.can("banish", "cultist")
    table.pass_()
    for monster in ("mephit", "mistake_of_creation"):
        table.defeat(monster)
        assert not table.can("banish", "cultist")
        table.pass_()


@both_editions
def test_rule_21_a_banished_monster_gives_no_reward(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["seer_of_the_forked_path"],
        constructs=["voidthirster"],
        row=["wind_tyrant"],
        deck=[],
    )
    table.play("seer_of_the_forked_path")
    table.banish("wind_tyrant")
    assert table.void == ["wind_tyrant"]
    assert (table.honor, table.runes, table.state.defeats) == (0, 0, 0)


@both_editions
def test_rule_22_cards_played_this_turn_cannot_be_banished(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["apprentice", "void_initiate", "shade_of_the_black_watch", "arbiter_of_the_precipice"],
        discard=["mystic"],
        deck=["heavy_infantry", "heavy_infantry"],
    )
    table.play("apprentice", "void_initiate")
    assert "apprentice" not in table.offered("banish")
    table.pass_()
    table.play("shade_of_the_black_watch")
    assert sorted(table.offered("banish")) == ["arbiter_of_the_precipice", "mystic"]
    table.pass_()
    table.play("arbiter_of_the_precipice")  # only what is in hand: two equal cards, so no choice is left
    assert table.hand == ["heavy_infantry"]
    assert table.discard == ["mystic"]


@both_editions
def test_rule_23_banishing_from_hand_gives_no_effect(edition: str) -> None:
    table = ascension(edition=edition, hand=["void_initiate", "demon_slayer", "muramasa"])
    table.play("void_initiate")
    table.banish("demon_slayer")
    assert (table.runes, table.power) == (1, 0)
    assert table.played == ["void_initiate"]


@both_editions
def test_rule_24_where_banished_cards_go(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["void_initiate"] * 3 + ["shade_of_the_black_watch"] * 2,
        discard=["apprentice", "militia", "mystic", "heavy_infantry", "spike_vixen"],
        deck=[],
    )
    box, mystics, infantry = table.box, table.mystics, table.infantry
    for hero, gone in (
        ("void_initiate", "apprentice"),
        ("void_initiate", "militia"),
        ("void_initiate", "mystic"),
        ("shade_of_the_black_watch", "heavy_infantry"),
        ("shade_of_the_black_watch", "spike_vixen"),
    ):
        table.play(hero)
        table.banish(gone, "discard")
    assert table.box == sorted([*box, "apprentice", "militia"])
    assert (table.mystics, table.infantry) == (mystics + 1, infantry + 1)
    assert table.void == ["spike_vixen"]


@both_editions
def test_rule_25_exhausted_stacks(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["void_initiate", "mystic"],
        mystics=["mystic"],
        infantry=[],
        runes=6,
    )
    assert not table.can("acquire", "heavy_infantry")
    table.acquire("mystic")
    assert table.mystics == 0
    assert not table.can("acquire", "mystic")
    table.play("void_initiate")
    table.banish("mystic", "hand")
    assert table.can("acquire", "mystic")


@both_editions
def test_rule_26_nobody_touches_cards_in_the_void(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["arha_templar", "druids_of_the_stone_circle", "void_initiate", "seer_of_the_forked_path"],
        void=["mephit", "wolf_shaman", "shadow_star"],
        row=["samaels_trickster"],
        runes=9,
        power=9,
        deck=[],
    )
    banned = {"mephit", "wolf_shaman", "shadow_star"}

    def offered() -> set[str]:
        return {
            card for verb in ("play", "acquire", "defeat", "banish", "use") for card in table.offered(verb)
        }

    assert not banned & offered()
    for hero in ("arha_templar", "druids_of_the_stone_circle", "seer_of_the_forked_path", "void_initiate"):
        table.play(hero)
        assert not banned & offered()
        if table.may_pass:
            table.pass_()
        while table.asked != (0, "turn"):
            decision = table.game.decision
            assert decision is not None
            table.pick(decision.options[-1])
    assert banned <= set(table.void) | set(table.row) | set(table.center)


@both_editions
def test_rule_27_a_destroyed_construct_goes_to_its_controllers_discard_pile(edition: str) -> None:
    table = ascension(
        edition=edition,
        row=["corrosive_widow"],
        others=[{"constructs": ["muramasa"], "discard": []}],
        power=4,
    )
    table.defeat("corrosive_widow")
    assert table.seat(1).discard == ["muramasa"]
    assert table.seat(1).constructs == []
    assert table.seat(1).score == 4  # still owned
    assert table.void == ["corrosive_widow"]


@both_editions
def test_rule_28_you_control_what_lies_before_you_whenever_it_was_played(edition: str) -> None:
    table = ascension(
        edition=edition,
        hand=["shadow_star", "avatar_golem", "kor_the_ferromancer"],
        constructs=["snapdragon"],
        discard=["muramasa", "burrower_mark_ii"],
        others=[{"constructs": ["the_all_seeing_eye"]}],
        deck=["apprentice"],
    )
    table.play("avatar_golem")
    assert table.honor == 1  # Lifebound, from an earlier turn
    table.play("shadow_star", "kor_the_ferromancer")
    assert table.hand == ["apprentice"]  # one of earlier, one of now: two


def test_rule_16_faq_a_card_leaves_while_another_effect_waits() -> None:
    """The slot is filled before the next effect looks at the row."""
    table = ascension(
        edition=GODSLAYER,
        hand=["arha_templar"],
        row=["mephit"],
        center=["spike_vixen", "demon_slayer", "wolf_shaman"],
    )
    table.play("arha_templar")
    table.defeat("mephit")
    assert table.row[0] == "spike_vixen"
    table.banish("spike_vixen")
    assert table.row[0] == "demon_slayer"
