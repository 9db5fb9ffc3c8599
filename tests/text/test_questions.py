"""A question says what it asks: for which card, to what effect and cost, from where, and whether it may be declined."""

from __future__ import annotations

from typing import Any

import deckhall
from deckhall.kernel.game import Game
from deckhall.text import LANGUAGES, speaker
from deckhall.text.cards import voice_of
from deckhall.text.phrases import phrase_from
from tests.ashes.tables import ashes


def asked(game: Game, language: str = "en") -> tuple[str, str, dict[str, str]]:
    """The question, why it is asked, and what answers do, by their names."""
    assert game.decision is not None
    view: Any = game.view(game.decision.player)
    voice_of(game.box.name).add_words(game.state, view)
    decision, say = view["decision"], speaker(language).speak
    because = say(phrase_from(decision["because"])) if "because" in decision else ""
    abouts = {
        say(phrase_from(option["say"])): say(phrase_from(option["about"]))
        for option in decision["options"]
        if "about" in option
    }
    return say(phrase_from(decision["say"])), because, abouts


def ascension(*hand: str) -> Game:
    seats = [{"hand": list(hand), "discard": ["militia"]}, {}]
    return deckhall.load_position({"game": "ascension", "edition": "godslayer", "seats": seats})


def test_banishing_says_from_where_and_whether_it_may_be_declined() -> None:
    game = ascension("shade_of_the_black_watch", "apprentice")
    assert game.decision is not None
    shade = [
        option
        for option in game.decision.options
        if game.describe(option).get("card", "").startswith("shade")
    ]
    game.apply(shade[0])
    assert asked(game)[:2] == (
        "You may banish a card from your hand or discard pile.",
        "Shade of the Black Watch",
    )


def test_a_trigger_says_its_name_what_it_does_and_what_happened() -> None:
    table = ashes(
        {"battlefield": ["hammer_knight"]},
        {"phoenixborn": "jessa_na_ni", "battlefield": ["iron_rhino", "gilder"]},
    )
    table.attack("jessa_na_ni", "hammer_knight")
    table.no_block()
    assert asked(table.game) == (
        "Damage has been dealt. React?",
        "Hammer Knight: 4 damage to Jessa Na Ni",
        {"Use Hammer Knight": "Aftershock 1: Place 1 wound token on a target unit"},
    )
    table.game.apply(table.game.decision.options[0])  # type: ignore[union-attr]  # the game goes on
    assert asked(table.game)[:2] == (
        "Target a unit.",
        "Hammer Knight \N{EN DASH} Aftershock 1: Place 1 wound token on a target unit",
    )


def test_what_is_paid_for_is_named_with_its_price() -> None:
    table = ashes({"hand": ["iron_worker"], "dice": {"ceremonial_basic": 2, "natural_basic": 2}})
    table.pay_by_hand = True
    table.play("iron_worker")
    assert asked(table.game)[0] == "Pay for Iron Worker: 2 dice."
    assert len({asked(table.game, language)[0] for language in LANGUAGES}) == len(LANGUAGES)


def answers(game: Game) -> list[str]:
    """What the buttons of the open question say."""
    assert game.decision is not None
    view: Any = game.view(game.decision.player)
    voice_of(game.box.name).add_words(game.state, view)
    return [speaker("en").speak(phrase_from(option["say"])) for option in view["decision"]["options"]]


def test_of_several_attackers_it_says_which_one_is_not_blocked() -> None:
    defender = {"phoenixborn": "jessa_na_ni", "battlefield": ["iron_rhino", "gilder"]}
    table = ashes({"battlefield": ["hammer_knight", "silver_snake"]}, defender)
    table.attack("jessa_na_ni", "hammer_knight", "silver_snake")
    assert answers(table.game)[-1] == "Don't block Hammer Knight"
    table.block("iron_rhino", "hammer_knight")
    assert answers(table.game)[-1] == "Don't block Silver Snake"
    one = ashes({"battlefield": ["hammer_knight"]}, defender)
    one.attack("jessa_na_ni", "hammer_knight")
    assert answers(one.game)[-1] == "Don't block"
