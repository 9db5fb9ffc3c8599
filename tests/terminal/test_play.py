"""Playing at the terminal: whole games by keys, every key by itself, taking back, saving, hiding."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.terminal import saves
from deckhall.terminal.seats import Seat, unpack_seats
from deckhall.terminal.table import Table
from deckhall.text import LANGUAGES
from tests.terminal.sitting import PEOPLE, Sitting, plain, play_at_random

BOT = Seat(bot="random")
CELLS: list[tuple[dict[str, Any], tuple[Seat, ...]]] = [
    ({"edition": "godslayer"}, PEOPLE),
    ({"edition": "anniversary"}, (Seat(), BOT)),
    ({"edition": "anniversary"}, (Seat(), BOT, Seat(), BOT, BOT, BOT)),
    ({"variant": "solo", "honor_pool": 20}, (Seat(),)),
    ({"variant": "solo", "honor_pool": 20, "edition": "anniversary"}, (Seat(),)),
    ({"variant": "teams"}, (Seat(), Seat(), BOT, BOT)),
    ({"variant": "teams", "edition": "anniversary"}, (Seat(), BOT, BOT, BOT, BOT, BOT)),
]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("picture", [True, False], ids=["picture", "lines"])
@pytest.mark.parametrize(("setup", "seats"), CELLS)
def test_a_whole_game_by_keys(
    place: Path, setup: dict[str, Any], seats: tuple[Seat, ...], picture: bool
) -> None:
    setup = {"honor_pool": 10, **setup}
    sitting = play_at_random(place, 3, seats=seats, picture=picture, **setup)
    outcome = sitting.table.game.outcome
    assert outcome is not None
    assert f": {outcome.scores[0]}" in sitting.screens[-1]
    assert saves.load(place)[0].outcome == outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(place: Path, language: str) -> None:
    """A missing message raises, and no key is printed as it is."""
    sitting = play_at_random(place, 5, language=language, honor_pool=12, seats=(Seat(), BOT, Seat()))
    for key in ("?", "l", "c", "c mystic", "c zzz", "c a", "s", "99", "hm", "u"):
        page = Sitting(place, ["", key, ""], language=language).play()
        for word in ("terminal-", "option-", "prompt-", "log-", "count-", "{", "}", "$"):
            assert word not in page.said + sitting.said, word
    assert sitting.table.game.outcome is not None


# -- keys ----------------------------------------------------------------------------------


def test_a_number_does_what_stands_behind_it(place: Path) -> None:
    sitting = Sitting(place, ["", "2"]).play()
    assert "You play Militia +1 power" in sitting.last


def test_play_all_plays_what_asks_nothing(place: Path) -> None:
    position = {
        "game": "ascension",
        "seats": [{"hand": ["apprentice", "arha_initiate", "temple_librarian"]}, {}],
    }
    sitting = Sitting(place, ["", "a"], game=deckhall.load_position(position)).play()
    mine: Any = sitting.table.game.view(0)["seats"]
    assert "temple_librarian" in [card["id"] for card in mine[0]["hand"]]
    assert "because they need a choice: Temple Librarian" in sitting.last
    assert "Played: Apprentice" in sitting.last


def test_play_all_with_only_cards_that_ask(place: Path) -> None:
    position = {"game": "ascension", "seats": [{"hand": ["temple_librarian", "temple_librarian"]}, {}]}
    sitting = Sitting(place, ["", "a"], game=deckhall.load_position(position)).play()
    assert sitting.table.game.last is None
    assert "No card in your hand can be played without making a choice" in sitting.last


def test_ending_the_turn_reminds_of_what_is_possible(place: Path) -> None:
    sitting = Sitting(place, ["", "e"]).play()
    assert sitting.table.game.last is None
    assert "You can still play 5 cards." in sitting.last
    assert "Press e again" in sitting.last


def test_after_the_reminder_another_key_counts(place: Path) -> None:
    assert "You play Militia" in Sitting(place, ["", "e", "2"]).play().last
    assert Sitting(place, ["", "e", ""]).play().table.game.codes() == []
    assert Sitting(place, ["", "e", "e"]).play().table.game.codes() == ["end"]


@pytest.mark.parametrize("key", ["a", "e"])
def test_a_question_is_answered_first(place: Path, key: str) -> None:
    position = {"game": "ascension", "seats": [{"hand": ["temple_librarian", "apprentice", "militia"]}, {}]}
    sitting = Sitting(place, ["", "3", key], game=deckhall.load_position(position)).play()
    assert len(sitting.table.game.codes()) == 1
    assert "Discard a card from your hand. Then: draw 2 cards. (Temple Librarian)" in sitting.last
    assert "answer the question first" in sitting.last


@pytest.mark.parametrize(
    ("key", "notice"),
    [
        ("0", "There is no 0 here: choose a number from 1 to 2."),
        ("3", "There is no 3 here"),
        ("9" * 5000, "There is no 999999 here"),
        ("x", "“x” isn't a valid answer here"),
        ("12a", "“12a” isn't a valid answer here"),
        ("\x1b[2J", "isn't a valid answer here"),
        ("c", "Which card? Type c and part of its name, for example: c Xeron, Duke of Lies"),
        ("c nobody", "No card is called “nobody”"),
        ("c initiate", "Several cards match: Arha Initiate, Lifebound Initiate"),
        ("s /", "cannot be written"),
        ("u", "can't be undone"),
    ],
)
@pytest.mark.parametrize("picture", [True, False], ids=["picture", "lines"])
def test_what_makes_no_sense_changes_nothing(place: Path, key: str, notice: str, picture: bool) -> None:
    sitting = Sitting(place, ["", key], picture=picture).play()
    assert notice in " ".join(sitting.last.split())
    assert sitting.table.game.last is None


def test_the_text_of_a_card(place: Path) -> None:
    sitting = Sitting(place, ["", "c druids of the stone circle"]).play()
    assert "Acquire a hero" in sitting.last
    assert "Cost: 4 runes" in sitting.last


def test_help_names_every_key_and_sign(place: Path) -> None:
    help_page = Sitting(place, ["", "?"]).play().last
    for key in ("1, 2, …", "a ", "e ", "u ", "c NAME", "l ", "s ", "q ", "◆ runes", "☾ Void", "♣ Lifebound"):
        assert key in help_page, key


# -- taking back ----------------------------------------------------------------------------------


def test_taking_back(place: Path) -> None:
    before = Sitting(place, []).table.game.digest()
    sitting = Sitting(place, ["", "1", "1", "u", "u"]).play()
    assert sitting.table.game.digest() == before
    assert "Undone." in sitting.last
    assert "You play" not in sitting.last


def test_what_was_revealed_stays(place: Path) -> None:
    sitting = Sitting(place, ["", "a", "1", "u"]).play()  # the row was refilled
    assert sitting.table.game.codes()[-1].startswith("acquire")
    assert "can't be undone" in sitting.last


def test_the_move_of_another_stays(place: Path) -> None:
    sitting = Sitting(place, ["", "e", "e", "", "u"]).play()
    assert sitting.table.game.codes() == ["end"]
    assert "can't be undone" in sitting.last


def test_alone_against_bots_whole_turns_are_taken_back(place: Path) -> None:
    alone = (Seat("You"), Seat(bot="random"))
    keys = ["e", "e"]  # the reminder asks once more
    table = Sitting(place, keys, seats=alone).play().table
    assert table.game.codes()[0] == "end"
    assert len(table.game.codes()) > 1, "the bot has moved"
    sitting = Sitting(place, [*keys, "u"], seats=alone).play()
    assert sitting.table.game.codes() == []
    assert "Undone." in sitting.last


def test_a_hint_says_what_a_bot_would_do_and_does_nothing(place: Path) -> None:
    sitting = Sitting(place, ["", "h"]).play()
    assert "A bot would choose: Play" in sitting.last
    assert sitting.table.game.last is None


# -- saving ----------------------------------------------------------------------------------


def test_a_resumed_game_goes_on_as_it_would_have(place: Path, tmp_path: Path) -> None:
    keys = ["", "a", "1", "e", "e", "", "a", "2", "e", "e", "", "a", "1"]
    whole = Sitting(tmp_path / "whole.json", keys).play().table.game
    codes, stops = whole.codes(), set()
    for stop in range(2, len(keys)):
        Sitting(place, keys[:stop]).play()
        game, record = saves.load(place)
        done = len(game.codes())
        stops.add(done)
        assert game.digest() == whole.before(len(codes) - done).digest()
        assert unpack_seats(record["seats"], "ascension", 2) == list(PEOPLE)
        for code in codes[done:]:
            game.apply(code)
        assert game.digest() == whole.digest()
    assert len(stops) > 5


def test_quitting_saves_and_says_how_to_go_on(place: Path) -> None:
    sitting = Sitting(place, ["", "1", "q"]).play()
    assert f"deckhall play --resume {place}" in plain(sitting.screens[-1]).replace("\n", "")
    record = json.loads(place.read_text())
    assert record["moves"] == sitting.table.game.codes() == ["play:0"]
    assert record["seats"] == [{"name": "Anna"}, {"name": "Ben"}]


def test_every_move_is_saved(place: Path) -> None:
    def crash(prompt: str) -> str:
        raise MemoryError

    sitting = Sitting(place, ["", "1", "1"])
    first = sitting.keyboard
    sitting.table.keyboard = lambda prompt: first(prompt) if len(sitting.screens) < 3 else crash(prompt)
    with pytest.raises(MemoryError):
        sitting.play()
    assert len(saves.load(place)[0].codes()) == 2


def test_saving_elsewhere(place: Path, tmp_path: Path) -> None:
    other = tmp_path / "new folder" / "other.json"
    sitting = Sitting(place, ["", "1", f"s {other}"], width=300).play()
    assert f"Saved: {other}" in sitting.last
    assert saves.load(other)[0].codes() == ["play:0"]


# -- hiding ----------------------------------------------------------------------------------


def draw(game: Game, seat: int, picture: bool) -> str:
    """The screen of a seat, with the log of the last moves."""
    sitting = Sitting(Path("unused"), game=game, picture=picture, width=200, height=60)
    table: Table = sitting.table
    view = table.words.view(game, seat)
    choices = table.choices(view) if game.decision and game.decision.player == seat else []
    table.screen.table(view, seat, choices, [])
    return sitting.paper.getvalue()


@pytest.mark.parametrize("picture", [True, False], ids=["picture", "lines"])
def test_a_screen_shows_only_what_its_player_may_know(picture: bool) -> None:
    """However the hidden cards are re-dealt, the screen stays the same."""
    game = deckhall.new_game("ascension", players=2, seed=11)
    for move in range(120):
        decision = game.decision
        if decision is None:
            break
        game.apply(decision.options[move * 7 % len(decision.options)])
        if move % 10:
            continue
        for seat in (0, 1):
            if game.decision is None or game.decision.player != seat:
                continue
            seen = draw(game, seat, picture)
            for deal in range(3):
                imagined = Game(game.box, game.imagine(seat, deal), game.setup, None, None)
                assert imagined.digest() != game.digest()
                assert draw(imagined, seat, picture) == seen


def test_between_two_people_the_screen_is_wiped(place: Path) -> None:
    sitting = Sitting(place, ["", "a", "e", "e", "", "e", "e"]).play()
    cards = [sitting.table.words.card_name(card["id"]) for card in deckhall.cards("ascension")]
    handovers = [screen for screen in map(plain, sitting.screens) if "\f" in screen]
    assert len(handovers) == 3
    for screen in handovers:
        wiped = screen.rpartition("\f")[2]
        assert wiped.startswith("Pass the keyboard to")
        assert not [card for card in cards if card in wiped]


def test_one_person_among_bots_is_never_asked_to_pass_the_keyboard(place: Path) -> None:
    sitting = play_at_random(place, 1, seats=(Seat(), BOT), honor_pool=5)
    assert "Pass the keyboard" not in sitting.said


def test_what_others_draw_is_not_told(place: Path) -> None:
    sitting = Sitting(place, ["", "e", "e", "", "l"]).play()
    assert "Anna draws 5 cards" in sitting.last
    assert "Anna discards" in sitting.last


# -- looks ----------------------------------------------------------------------------------


def test_no_line_is_wider_than_the_screen(place: Path) -> None:
    for width, height in ((80, 24), (100, 30), (150, 50), (220, 70)):
        sitting = play_at_random(place, 9, width=width, height=height, honor_pool=20, seats=(Seat(), BOT))
        drawn = [line for line in sitting.said.splitlines() if "deckhall replay" not in line]
        assert max(len(line) for line in drawn) <= width


def test_the_table_fits_a_small_screen(place: Path) -> None:
    """Two players' usual table stays within 24 lines, question and answers included."""
    sitting = play_at_random(place, 9, honor_pool=20, seats=(Seat(), BOT))
    heights = [len(plain(screen).splitlines()) for screen in sitting.screens[:-1]]
    assert max(heights) <= 24


def test_without_a_terminal_there_are_no_codes(place: Path) -> None:
    sitting = play_at_random(place, 2, picture=False, honor_pool=5, seats=(Seat(), BOT))
    assert "\x1b" not in "".join(sitting.screens)


def test_a_bot_that_thinks_long_is_announced(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(place, ["e", "e"], seats=(Seat(), BOT))
    sitting.table.patience = 0.01
    slow = sitting.table.bots[1].choose

    def choose(game: Game) -> str:
        import time

        time.sleep(0.3)
        return slow(game)

    monkeypatch.setattr(sitting.table.bots[1], "choose", choose)
    assert "Bot 2 (random) is thinking…" in sitting.play().said
