"""Playing a whole hand at once: in the order that brings most, and up to what asks or shows something new."""

from __future__ import annotations

import deckhall
from deckhall.bots.bot import judge_of
from deckhall.bots.seat import Seat
from deckhall.games.ashes.setup.precons import PRECONS
from tests.ashes.tables import ashes


def played_at_once(*hand: str, edition: str = "godslayer", constructs: tuple[str, ...] = ()) -> list[str]:
    seats = [{"hand": list(hand), "constructs": list(constructs)}, {}]
    game = deckhall.load_position({"game": "ascension", "edition": edition, "seats": seats})
    played = judge_of("ascension").play_all(Seat(game, 0).imagine(0), game.setup)
    return [str(game.describe(option)["card"]) for option in played]


def test_what_looks_at_other_heroes_comes_after_them() -> None:
    assert played_at_once("runic_lycanthrope", "wolf_shaman")[0] == "wolf_shaman"
    hand = ("runic_lycanthrope", "lifebound_initiate")
    assert played_at_once(*hand) == ["lifebound_initiate", "runic_lycanthrope"]


def test_it_stops_with_the_first_card_that_asks() -> None:
    assert played_at_once("apprentice", "void_initiate", "militia") == ["void_initiate"]
    assert played_at_once("apprentice", "twofold_askara", "militia")[-1] == "twofold_askara"


def test_it_stops_where_something_new_comes_into_sight() -> None:
    assert played_at_once("apprentice", "arha_initiate", "militia") == ["arha_initiate"]


def test_a_first_five_is_that_of_the_deck() -> None:
    game = deckhall.new_game("ashes", decks=["iron_men", "snakes_in_silver"], seed=1)
    chosen = judge_of("ashes").play_all(Seat(game, 0).imagine(0), game.setup)
    names = {str(game.describe(option)["card"]) for option in chosen}
    assert names == set(PRECONS["iron_men"]["first_five"])
    assert len(judge_of("ashes").play_all(Seat(game, 0).imagine(0), {})) == 5


def test_what_hurts_only_oneself_is_known() -> None:
    """A natural power needs a unit as its target: with no other in play it is one's own."""

    def risky(*theirs: str) -> list[str]:
        scene = ashes({"battlefield": ["hammer_knight"]}, {"battlefield": list(theirs)})
        seat, judge = Seat(scene.game, 0), judge_of("ashes")
        state = seat.imagine(0)
        return [
            str(scene.game.describe(option)["card"])
            for option in seat.decision.options
            if judge.harms(state, option)
        ]

    assert risky() == ["natural_magic"]
    assert risky("gilder") == []
