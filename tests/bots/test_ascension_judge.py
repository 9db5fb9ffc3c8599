"""What the judge of Ascension understands, on tables set for it."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.ascension.judge import AscensionJudge
from deckhall.bots.ascension.offer import Offer
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.options import Option


def chosen(**position: Any) -> tuple[str, str]:
    """What normal does at a table: verb and card."""
    table = deckhall.load_position({"game": "ascension", **position})
    assert table.decision is not None
    seat = bots.Seat(table, table.decision.player)
    told = table.describe(bots.bot("normal", "ascension").choose(seat))
    return str(told["verb"]), str(told.get("card", ""))


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        (["apprentice", "arha_initiate", "militia"], "arha_initiate"),
        (["apprentice", "druids_of_the_stone_circle", "arha_initiate"], "druids_of_the_stone_circle"),
        (["lifebound_initiate", "snapdragon"], "snapdragon"),
        (["twofold_askara", "apprentice"], "apprentice"),
        (["shadow_star", "apprentice"], "shadow_star"),
        (["runic_lycanthrope", "lifebound_initiate"], "lifebound_initiate"),
    ],
)
def test_what_changes_later_choices_is_played_first(hand: list[str], first: str) -> None:
    assert chosen(seats=[{"hand": hand}, {}]) == ("play", first)


def test_nothing_is_bought_before_the_hand_is_played() -> None:
    assert chosen(runes=9, seats=[{"hand": ["apprentice"]}, {}])[0] == "play"


def test_a_good_construct_is_bought_before_two_weak_cards() -> None:
    row = ["muramasa", "druids_of_the_stone_circle", "cetra_weaver_of_stars", "arha_templar", "avatar_golem"]
    assert chosen(runes=7, row=row, seats=[{"hand": []}, {}]) == ("acquire", "muramasa")


def test_the_best_plan_leaves_no_runes_over() -> None:
    offer = Offer()
    offer.add(Option("acquire", 1), 5, 6.0)
    offer.add(Option("acquire", 2), 3, 4.0)
    offer.add(Option("acquire", 3), 3, 4.0)
    offer.repeat(6, 2, 1.0)
    assert offer.best(6) == 8.0
    assert offer.best(5) == 6.0
    assert offer.best(5, without=0) == 5.0
    assert offer.best(1) == 0.0


def test_a_starter_is_banished_and_not_a_good_card() -> None:
    position = {
        "seats": [{"hand": ["void_initiate"], "discard": ["muramasa", "apprentice", "mystic"]}, {}],
    }
    table = deckhall.load_position({"game": "ascension", **position})
    assert table.decision is not None
    table.apply(table.decision.options[0])
    assert table.decision.prompt == "banish"
    option = bots.bot("normal", "ascension").choose(bots.Seat(table, 0))
    assert table.describe(option)["card"] == "apprentice"


def test_the_tablet_waits_until_the_game_is_nearly_over() -> None:
    def seats() -> list[dict[str, Any]]:
        return [{"hand": [], "constructs": ["tablet_of_times_dawn"]}, {}]

    assert chosen(seats=seats(), pool=50)[0] == "end"
    assert chosen(seats=seats(), pool=3) == ("use", "tablet_of_times_dawn")


def test_at_the_end_honor_counts_and_not_the_deck() -> None:
    row = ["muramasa", "hedron_link_device"]
    assert chosen(runes=7, pool=0, row=row, seats=[{"hand": []}, {}]) == ("acquire", "hedron_link_device")
    assert chosen(runes=7, pool=60, row=row, seats=[{"hand": []}, {}]) == ("acquire", "muramasa")


def judged(**position: Any) -> list[float]:
    state = deckhall.load_position({"game": "ascension", **position}).state
    assert isinstance(state, Ascension)
    return AscensionJudge().chances(state, 0)


def test_chances_add_up_and_follow_the_lead() -> None:
    ahead = judged(pool=10, seats=[{"honor": 30}, {"honor": 20}])
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > 0.8
    three = judged(pool=20, seats=[{"honor": 10}, {"honor": 20}, {"honor": 10}])
    assert sum(three) == pytest.approx(1)
    assert three[1] == max(three)
    four = judged(pool=20, variant="teams", seats=[{"honor": 10}, {"honor": 0}, {"honor": 10}, {"honor": 0}])
    assert four[0] == four[2] > four[1] == four[3]
    assert four[0] + four[1] == pytest.approx(1)
    assert judged(variant="solo", pool=10, seats=[{"honor": 40}])[0] > 0.9


def test_against_samael_the_rightmost_cards_are_worth_more() -> None:
    state = deckhall.load_position(
        {
            "game": "ascension",
            "variant": "solo",
            "seats": [{"hand": []}],
            "runes": 3,
            "row": ["shadow_star", "mephit", "mephit", "mephit", "arha_initiate", "shadow_star"],
        }
    ).state
    assert isinstance(state, Ascension)
    judge = AscensionJudge()
    worth = judge.tables(state)
    values = [judge.denial(state, worth, card, 1.0) for card in (state.row[0], state.row[5])]
    assert values == [0.0, 0.0]
    state.row[3], state.row[0] = state.row[0], state.row[3]
    assert judge.denial(state, worth, state.row[5], 1.0) == 0.0
    assert judge.denial(state, worth, state.row[4], 1.0) == -1.0


def test_a_card_goes_to_the_partner_whose_deck_has_more_use_for_it() -> None:
    large = ["mystic"] * 12 + ["heavy_infantry"] * 8
    seats = [{"hand": [], "deck": large}, {}, {"hand": [], "deck": ["mystic"], "discard": []}, {}]
    position = {"variant": "teams", "runes": 8, "row": ["muramasa"], "pool": 120, "seats": seats}
    assert chosen(**position) == ("give", "muramasa")
    position["runes"] = 7
    assert chosen(**position) == ("acquire", "muramasa")
