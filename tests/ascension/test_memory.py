"""What a table of Ascension remembers: who knows which card, who took which, and whether anything stirred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import deckhall
from deckhall.games.ascension import library
from deckhall.games.ascension.card import LIFEBOUND, hero, monster
from deckhall.games.ascension.effects import DefeatFree, Gain, GainPowerPerMechana
from deckhall.games.ascension.state import Ascension
from tests.ascension.tables import ANNIVERSARY, Table, ascension, both_editions

EVERYBODY = -1


def number(card_id: str, players: int = 2, copy: int = 0) -> int:
    """The number of a copy of a card, at a table of so many."""
    state = deckhall.new_game("ascension", seed=1, players=players).state
    assert isinstance(state, Ascension)
    return [card for card in range(len(state.cards)) if state.card_id(card) == card_id][copy]


def known_in_hand(card_id: str, *others: str, **parts: Any) -> Table:
    """A table whose first player holds a card that everybody has seen."""
    card = number(card_id)
    return ascension(hand=[f"{card_id}#{card}", *others], known={str(card): EVERYBODY}, **parts)


# -- a card in the open need not be remembered ------------------------------------------


def test_a_known_card_is_played() -> None:
    table = known_in_hand("mystic")
    table.play("mystic")
    assert table.state.known == {}


def test_a_known_card_is_discarded_for_temple_librarian() -> None:
    table = known_in_hand("mystic", "temple_librarian", "militia", deck=["apprentice"] * 3)
    table.play("temple_librarian")
    table.discard_card("mystic")
    assert table.discard == ["mystic"]
    assert table.state.known == {}


def test_a_known_card_is_still_in_hand_when_the_turn_ends() -> None:
    table = known_in_hand("mystic")
    table.end_turn()
    assert table.state.known == {}


def test_a_known_card_on_another_deck_is_remembered() -> None:
    on_deck = number("mystic", copy=1)
    table = known_in_hand("mystic", others=[{"deck": [f"mystic#{on_deck}", "militia"]}])
    table.state.known[on_deck] = EVERYBODY
    table.end_turn()
    assert table.state.known == {on_deck: EVERYBODY}


def test_a_known_card_is_shuffled_into_a_new_deck() -> None:
    card = number("mystic")
    table = ascension(
        hand=[], deck=[], discard=[f"mystic#{card}", "militia"], known={str(card): EVERYBODY, "0": EVERYBODY}
    )
    table.state.draw(0, 1)
    assert table.state.known == {0: EVERYBODY}


def test_a_stolen_card_is_discarded_at_the_end_of_the_turn() -> None:
    card = number("mystic")
    table = ascension(hand=[f"mystic#{card}"], known={str(card): 3}, stolen=[card, 1])
    table.end_turn()
    assert (table.state.stolen, table.state.known) == ([], {})


def test_of_two_stolen_cards_the_one_that_is_played_is_forgotten() -> None:
    first, second = number("mystic"), number("heavy_infantry")
    for played, left in (("mystic", second), ("heavy_infantry", first)):
        table = ascension(
            hand=[f"mystic#{first}", f"heavy_infantry#{second}"],
            known={str(first): 3, str(second): 3},
            stolen=[first, 1, second, 1],
        )
        table.play(played)
        assert table.state.stolen == [left, 1]
        assert table.state.known == {left: 3}


def test_a_card_taken_by_xeron_is_known_to_taker_and_victim_only() -> None:
    seats: list[dict[str, Any]] = [{"hand": ["militia"]}, {"hand": []}, {"hand": ["mystic"]}]
    table = ascension(hand=seats[0]["hand"], others=seats[1:], row=["xeron_duke_of_lies"], power=6, player=1)
    table.defeat("xeron_duke_of_lies")
    by_card = {table.state.card_id(card): seen for card, seen in table.state.known.items()}
    assert by_card == {"mystic": 0b110, "militia": 0b011}


# -- rounds in which nothing happens ----------------------------------------------------


def test_a_hero_acquired_without_paying_is_a_deed() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["druids_of_the_stone_circle"])
    table.play("druids_of_the_stone_circle")
    table.acquire("mystic")
    assert table.state.stirred is True


@pytest.fixture
def poor_cards() -> Iterator[None]:
    """A monster that brings no honor, and a hero that defeats only the weakest monsters."""
    library.add_card(monster("empty_husk", 2, 1, Gain(runes=1)))
    library.add_card(hero("rat_catcher", LIFEBOUND, 1, 1, 1, DefeatFree(2), GainPowerPerMechana()))
    yield
    library.remove_card("rat_catcher")
    library.remove_card("empty_husk")


@pytest.mark.usefixtures("poor_cards")
def test_a_defeat_without_honor_is_a_deed() -> None:
    table = ascension(row=["empty_husk"], power=2)
    table.defeat("empty_husk")
    assert table.honor == 0
    assert table.state.stirred is True


@pytest.mark.usefixtures("poor_cards")
def test_a_defeat_for_free_may_be_the_cultist_at_just_its_cost() -> None:
    table = ascension(hand=["rat_catcher"], row=["empty_husk"])
    table.play("rat_catcher")
    assert sorted(table.offered("defeat")) == ["cultist", "empty_husk"]


def test_a_key_tells_each_round_that_was_quiet() -> None:
    keys = {
        ascension(quiet=rounds, stirred=stirred).state.key() for rounds in (0, 1) for stirred in (True, False)
    }
    assert len(keys) == 4


# -- what is counted and told -----------------------------------------------------------


@both_editions
def test_every_mechana_construct_played_counts_once(edition: str) -> None:
    table = ascension(edition=edition, hand=["watchmakers_altar", "shadow_star"])
    table.play("watchmakers_altar", "shadow_star")
    assert table.state.mechana_played == 1


def told(table: Table, kind: str) -> list[tuple[int, object]]:
    return [(one.amount, one.what) for one in table.game.happenings() if one.kind == kind]


def test_what_a_card_brings_is_told_in_its_amounts() -> None:
    table = ascension(hand=["mystic", "heavy_infantry"], constructs=["watchmakers_altar"])
    table.game.listen()
    table.play("mystic")
    assert told(table, "gained") == [(2, "runes")]
    table.play("heavy_infantry")
    assert told(table, "gained") == [(2, "power")]
    table.use("watchmakers_altar")
    assert told(table, "gained") == [(1, "mechana_runes")]


def test_the_power_of_hedron_cannon_is_told() -> None:
    table = ascension(constructs=["hedron_cannon", "watchmakers_altar"])
    table.game.listen()
    table.use("hedron_cannon")
    assert told(table, "gained") == [(2, "power")]


@pytest.mark.usefixtures("poor_cards")
def test_no_power_is_not_told() -> None:
    table = ascension(hand=["rat_catcher"])
    table.game.listen()
    table.play("rat_catcher")
    assert (0, "power") not in told(table, "gained")


def test_where_a_construct_goes_that_is_not_carried_is_told() -> None:
    table = ascension(constructs=["rocket_courier_x_99"], row=["watchmakers_altar"], runes=5)
    table.acquire("watchmakers_altar")
    table.game.listen()
    table.no()
    assert [one.destination for one in table.game.happenings() if one.kind == "moved"] == ["discard"]
    assert table.discard == ["watchmakers_altar"]


def test_samael_is_told_to_gain_only_what_he_gains() -> None:
    table = ascension(variant="solo", row=["mephit"], hand=[])
    table.state.row.reverse()
    table.game.listen()
    table.end_turn()
    assert told(table, "samael_gained") == [(2, "honor")]


# -- what several players know of several thefts ----------------------------------------


def two_thefts() -> Table:
    """Seat 1 has taken a Mystic from seat 2 and a Heavy Infantry from seat 3; seat 0 watches."""
    mystic, infantry = number("mystic", 4), number("heavy_infantry", 4)
    return ascension(
        hand=["militia"],
        others=[
            {"hand": [f"mystic#{mystic}", f"heavy_infantry#{infantry}"]},
            {"hand": ["apprentice", "militia"]},
            {"hand": ["apprentice", "militia"]},
        ],
        player=1,
        known={str(mystic): 0b0110, str(infantry): 0b1010},
        stolen=[mystic, 2, infantry, 3],
    )


def test_each_victim_knows_only_what_was_taken_from_them() -> None:
    table = two_thefts()
    hands = [[card["id"] for card in table.game.view(seat)["seats"][1]["hand"]] for seat in range(4)]
    assert [sorted(hand) for hand in hands] == [
        [],
        ["heavy_infantry", "mystic"],
        ["mystic"],
        ["heavy_infantry"],
    ]


def test_a_score_counts_what_was_taken_unseen_for_its_victim() -> None:
    table = two_thefts()
    scores = [[one["score"] for one in table.game.view(seat)["seats"]] for seat in range(4)]
    assert scores[1] == [table.state.score(seat) for seat in range(4)]
    taker, mystic_owner, infantry_owner = scores[1][1:]
    assert scores[0][1:] == [taker - 2, mystic_owner + 1, infantry_owner + 1]
    assert scores[2][1:] == [taker - 1, mystic_owner, infantry_owner + 1]
    assert scores[3][1:] == [taker - 1, mystic_owner + 1, infantry_owner]


def test_cards_owned_count_what_was_taken_unseen_for_its_victim() -> None:
    """Seat 1 and the victims know better than the others where the two cards are."""
    table = two_thefts()
    mystics, infantry = [], []
    for viewer in range(4):
        owned = [seat["owned"] for seat in table.game.view(viewer)["seats"]]
        mystics.append([cards.get("mystic", 0) for cards in owned])
        infantry.append([cards.get("heavy_infantry", 0) for cards in owned])
    assert mystics == [[0, 0, 1, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
    assert infantry == [[0, 0, 0, 1], [0, 1, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]]


@pytest.mark.parametrize("seed", range(4))
def test_imagined_thefts_are_known_to_taker_and_victim(seed: int) -> None:
    imagined = two_thefts().game.imagine(0, seed)
    assert isinstance(imagined, Ascension)
    first, victim, second, other = imagined.stolen
    assert (victim, other) == (2, 3)
    assert imagined.known == {first: 0b0110, second: 0b1010}


def test_two_hidden_cards_are_imagined_in_both_orders() -> None:
    table = ascension(center=["mephit", "landtalker"])
    orders = set()
    for seed in range(20):
        imagined = table.game.imagine(0, seed)
        assert isinstance(imagined, Ascension)
        orders.add(tuple(imagined.center))
    assert len(orders) == 2


# -- extra turns and Samael -------------------------------------------------------------


def test_nobody_but_a_lone_player_meets_samael() -> None:
    table = ascension(constructs=["tablet_of_times_dawn"], row=["mephit"], center=["arha_initiate"] * 3)
    table.use("tablet_of_times_dawn")
    row = table.row
    table.end_turn()
    assert (table.player, table.row) == (0, row)


@pytest.mark.parametrize("pool", [0, 1])
def test_samael_acts_before_an_extra_turn_while_there_is_honor(pool: int) -> None:
    table = ascension(variant="solo", hand=[], extra_turns=1, pool=pool, center=["arha_initiate"] * 3)
    table.end_turn()
    assert len(table.samael) == 2 * pool


@pytest.mark.usefixtures("poor_cards")
def test_samael_gains_nothing_for_a_monster_without_honor() -> None:
    table = ascension(variant="solo", hand=[], row=["empty_husk"], center=["arha_initiate"] * 3)
    table.state.row.reverse()
    table.game.listen()
    table.end_turn()
    assert told(table, "samael_gained") == []
    assert "empty_husk" in table.void


def test_what_samael_and_the_table_do_is_done_by_nobody() -> None:
    table = ascension(variant="solo", hand=[], row=["mephit"], center=["arha_initiate"] * 3, void=[])
    table.state.row.reverse()
    table.game.listen()
    table.end_turn()
    happened = {one.kind: one.player for one in table.game.happenings()}
    kinds = ("samael_took", "samael_gained", "revealed")
    assert [happened[kind] for kind in kinds] == [-1, -1, -1]


def test_a_shuffled_void_is_shuffled_by_nobody() -> None:
    table = ascension(center=[], void=["mephit", "landtalker"], row=["samaels_trickster"], fill=False)
    table.game.listen()
    table.state.rebuild_center()
    assert [one.player for one in table.game.happenings()] == [-1]


def test_a_card_banished_from_hand_may_fill_an_empty_place_at_the_left() -> None:
    table = ascension(
        hand=["void_initiate", "arha_initiate"],
        row=["mephit", "landtalker"],
        fill=False,
        center=[],
        void=[],
    )
    table.play("void_initiate")
    table.banish("arha_initiate")
    assert table.row[0] == "arha_initiate"


def test_a_card_for_free_costs_nothing() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["druids_of_the_stone_circle"], runes=9)
    decision = table.game.decision
    assert decision is not None
    assert all(
        "cost" in table.game.describe(option) for option in decision.options if option.verb == "acquire"
    )
    table.play("druids_of_the_stone_circle")
    decision = table.game.decision
    assert decision is not None
    assert not any("cost" in table.game.describe(option) for option in decision.options)


def test_samael_holds_no_monsters_and_nothing_from_the_stacks() -> None:
    for card_id in ("mephit", "mystic", "apprentice"):
        with pytest.raises(deckhall.InvalidPosition, match=f"samael: '{card_id}' cannot lie there"):
            ascension(variant="solo", samael=[card_id])
    assert ascension(variant="solo", samael=["landtalker"]).samael == ["landtalker"]


def test_a_task_is_about_a_card_that_is_there() -> None:
    table = ascension(edition=ANNIVERSARY, hand=["runic_lycanthrope"])
    table.play("runic_lycanthrope")
    position = table.game.position()
    (waiting,) = position["waiting"]
    with pytest.raises(deckhall.InvalidPosition, match="which does not exist"):
        deckhall.load_position({**position, "waiting": [{**waiting, "source": len(table.state.cards)}]})


def test_a_finished_table_needs_nothing_to_do() -> None:
    game = deckhall.new_game("ascension", seed=1, honor_pool=1)
    while game.decision is not None:
        game.apply(game.decision.options[0] if len(game.codes()) % 3 else game.decision.options[-1])
    position = game.position()
    del position["todo"]
    assert deckhall.load_position(position).decision is None
