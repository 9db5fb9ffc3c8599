"""A finished turn in one line, in every language."""

from __future__ import annotations

import pytest

import deckhall
from deckhall.text import LANGUAGES, speaker
from deckhall.text.cards import voice_of
from deckhall.text.catalogue import Reader
from deckhall.text.voice import Line
from tests.ascension.tables import ascension
from tests.ashes.tables import ashes

NAMES = ("Ola", "Jan")


def turn_line(game: deckhall.Game, *codes: str) -> Line | None:
    """The line about a turn of seat 0, in which these options are chosen, as seat 1 reads it."""
    game.listen()
    for code in codes:
        game.apply(code)
    voice = voice_of(game.box.name)
    seen = [happening.seen_by(1) for happening in game.happenings()]
    return voice.turn_line([{"kind": voice.TURN, "player": 0}, *seen])


def said(line: Line | None, language: str = "en") -> str:
    assert line is not None
    return speaker(language).speak(line.say, reader=Reader(1, NAMES))


def codes_of(game: deckhall.Game, *wanted: tuple[str, str]) -> list[str]:
    """The codes of options by verb and card, each applied to find the next."""
    game = game.clone()
    codes = []
    for verb, card in wanted:
        assert game.decision is not None
        option = next(
            option
            for option in game.decision.options
            if option.verb == verb and (not card or game.describe(option).get("card") == card)
        )
        codes.append(option.code)
        game.apply(option.code)
    return codes


def test_cards_taken_monsters_beaten_and_honor_won_are_one_line() -> None:
    game = ascension(hand=["mystic"] * 2 + ["heavy_infantry"] * 2, row=["wolf_shaman"]).game
    plays = [("play", "mystic")] * 2 + [("play", "heavy_infantry")] * 2
    deeds = [("acquire", "wolf_shaman"), ("defeat", "cultist"), ("defeat", "cultist")]
    line = turn_line(game, *codes_of(game, *plays, *deeds))
    assert said(line) == "Ola: acquired Wolf Shaman, defeated Cultist ×2"
    assert line is not None
    assert (line.kind, line.player, line.gains) == ("turn_over", 0, (("honor", 2),))


def test_a_turn_of_nothing_but_cards_says_how_many() -> None:
    game = ascension(hand=["apprentice"] * 3).game
    assert said(turn_line(game, *codes_of(game, *[("play", "apprentice")] * 3))) == "Ola: played 3 cards"


def test_a_turn_in_which_nothing_was_done_has_no_line() -> None:
    game = ascension(hand=["apprentice"]).game
    assert turn_line(game, "end") is None


def test_an_attack_is_told_with_who_attacks_whom_and_what_it_did() -> None:
    table = ashes({"battlefield": ["iron_rhino"]}, {"battlefield": ["iron_worker"]})
    table.attack("iron_worker@1", "iron_rhino")
    table.no_guard()
    table.no_counter()
    happened = [happening.seen_by(1) for happening in table.happened]
    line = voice_of("ashes").turn_line([{"kind": "turn_began", "player": 0}, *happened])
    assert (
        said(line) == "Ola: attacked Iron Worker with Iron Rhino, inflicted 5 wounds, destroyed Iron Worker"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_is_said_in_every_language(language: str) -> None:
    game = ascension(hand=["mystic"] * 2, row=["wolf_shaman"]).game
    line = turn_line(game, *codes_of(game, *[("play", "mystic")] * 2, ("acquire", "wolf_shaman")))
    assert said(line, language).startswith("Ola: ")
    assert "{" not in said(line, language)
