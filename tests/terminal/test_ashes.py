"""Ashes at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.terminal import saves
from deckhall.terminal.seats import Seat
from deckhall.text import LANGUAGES
from tests.terminal.sitting import PEOPLE, Sitting, play_at_random

BOT = Seat(bot="random")
TWO = ["iron_men", "snakes_in_silver"]
CELLS: list[tuple[dict[str, Any], tuple[Seat, ...]]] = [
    ({"decks": TWO}, PEOPLE),
    ({"decks": TWO, "first_five": "suggested", "wording": "printed"}, (Seat(), BOT)),
    ({"decks": ["mist_guardian", "bloodwoods_queen", "cloudsea_siren"]}, (Seat(), BOT, Seat())),
    ({"decks": ["shadows_of_viros", *TWO, "mist_guardian"]}, (Seat(), BOT, BOT, BOT)),
    ({"draft": True, "players": 2}, PEOPLE),
    ({"draft": True, "players": 4}, (Seat(), BOT, BOT, BOT)),
]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def ashes(seed: int = 5, **setup: Any) -> Game:
    return deckhall.new_game("ashes", **{"seed": seed, "decks": TWO, **setup})


@pytest.mark.parametrize("picture", [True, False], ids=["picture", "lines"])
@pytest.mark.parametrize(("setup", "seats"), CELLS)
def test_a_whole_game_by_keys(
    place: Path, setup: dict[str, Any], seats: tuple[Seat, ...], picture: bool
) -> None:
    game = deckhall.new_game("ashes", seed=5, **setup)
    sitting = play_at_random(place, 3, game=game, seats=seats, picture=picture, width=120, height=40)
    assert sitting.table.game.outcome is not None
    assert saves.load(place)[0].outcome == sitting.table.game.outcome
    drawn = [line for line in sitting.said.splitlines() if "deckhall replay" not in line]
    assert not picture or max(len(line) for line in drawn) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(place: Path, language: str) -> None:
    """A missing message raises, and no key is printed as it is."""
    sitting = play_at_random(place, 8, game=ashes(), language=language, seats=(Seat(), BOT))
    page = Sitting(place, ["", "?", "", "c hammer knight"], game=ashes(), language=language).play()
    for word in ("terminal-", "option-", "prompt-", "log-", "count-", "{", "}", "$"):
        assert word not in page.said + sitting.said, word


def test_paying_cheapest(place: Path) -> None:
    """p pays everything at once, and is refused where nothing is to be paid."""
    game = ashes(first_five="suggested")
    while game.decision is not None and game.decision.prompt != "pay":
        options = game.decision.options
        game.apply(next((option for option in options if option.verb == "play"), options[-1]))
    assert game.decision is not None
    payer = game.decision.player
    before: Any = game.view(payer)
    sitting = Sitting(place, ["", "p", "p"], game=game).play()
    after: Any = sitting.table.game.view(payer)
    paid = sum(before["seats"][payer]["dice"]["active"].values())
    assert paid - sum(after["seats"][payer]["dice"]["active"].values()) == len(before["payment"]["cheapest"])


def test_p_without_anything_to_pay(place: Path) -> None:
    assert "There is nothing to pay right now." in Sitting(place, ["", "p"], game=ashes()).play().last


@pytest.mark.parametrize("picture", [True, False], ids=["picture", "lines"])
def test_a_screen_shows_only_what_its_player_may_know(picture: bool) -> None:
    """However the hidden cards are re-dealt, the screen stays the same."""
    game = ashes(11)
    looked = 0
    for move in range(150):
        decision = game.decision
        if decision is None:
            break
        game.apply(decision.options[move * 7 % len(decision.options)])
        if game.decision is None or move % 6:
            continue
        seat = game.decision.player
        for deal in range(2):
            imagined = Game(game.box, game.imagine(seat, deal), game.setup, None, None)
            assert draw(imagined, seat, picture) == draw(game, seat, picture)
            looked += 1
    assert looked > 20


def draw(game: Game, seat: int, picture: bool) -> str:
    sitting = Sitting(Path("unused"), game=game, picture=picture, width=200, height=70)
    view = sitting.table.words.view(game, seat)
    sitting.table.screen.table(view, seat, sitting.table.choices(view), [])
    return sitting.paper.getvalue()


def hand_at(prompt: str) -> Game:
    """A game at the first question of this kind."""
    game = ashes(first_five="suggested")
    for _ in range(500):
        assert game.decision is not None
        if game.decision.prompt == prompt:
            return game
        game.apply(game.decision.options[-1])
    raise AssertionError(f"{prompt} is never asked")


@pytest.mark.parametrize("prompt", ["prepare_discard", "exhaust_dice"])
def test_several_are_chosen_at_once_in_any_order(place: Path, prompt: str) -> None:
    game = hand_at(prompt)
    assert game.decision is not None
    player = game.decision.player
    first, second = [option.code for option in game.decision.options][:2]
    sitting = Sitting(place, ["", "2 1"], game=game).play()
    assert sitting.table.game.codes()[-2:] == [first, second]
    assert sitting.table.game.decision is not None
    assert sitting.table.game.decision.player == player


def test_what_cannot_be_chosen_together_is_said(place: Path) -> None:
    game = hand_at("turn")
    before = len(game.codes())
    sitting = Sitting(place, ["", "1 2"], game=game).play()
    assert "2 couldn't be chosen together with the others." in sitting.last
    assert len(sitting.table.game.codes()) == before + 1


@pytest.mark.parametrize("after", ["table", "duels"])
def test_people_keep_the_decks_they_have_drafted(place: Path, after: str) -> None:
    game = deckhall.new_game("ashes", seed=5, draft=True, players=2, after_draft=after)
    sitting = Sitting(place, ["", *["1"] * 200], game=game, seats=(Seat(), BOT)).play()
    deck = place.with_name("game-deck-1.txt")
    assert "Your deck is saved" in sitting.said
    assert not place.with_name("game-deck-2.txt").exists(), "a bot keeps nothing"
    assert deckhall.new_game("ashes", decks=[deck.read_text(), "iron_men"]).outcome is None
