"""A third-party game and bot, on a server that is configured by its environment alone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckhall import kits
from deckhall.bots import registry
from deckhall.kernel.errors import GameError
from deckhall.server.app import application
from tests import games
from tests.server.people import Person, config, play, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with one game, and a module that registers a bot; afterwards nobody knows of the bot."""
    place = tmp_path_factory.mktemp("house")
    package = place / "games" / "field_of_ambush"
    package.mkdir(parents=True)
    shutil.copy(games.FOLDER / "ambush.py", package / "rules.py")
    (package / "__init__.py").write_text(
        "from deckhall import Kit\n"
        "KIT = Kit('ambush', 'field_of_ambush.rules:BOX', locale='field_of_ambush')\n"
    )
    (package / "locale" / "en").mkdir(parents=True)
    (package / "locale" / "en" / "names.ftl").write_text("game-ambush = The Ambush\ncard-shield = Buckler\n")
    (place / "house_bots.py").write_text(
        "from deckhall import bots\nfrom tests.bots.own_bots import First\nbots.register('first', First)\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(place)
        patch.setattr(registry, "_levels", registry._levels.copy())
        patch.setenv(registry.MODULES, "house_bots")
        yield place / "games"


@pytest.fixture
def folder(house: Path, small_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kits.FOLDERS, str(house))


def test_people_and_a_bot_of_the_house_play_it(folder: None, tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                told = {game["id"]: game for game in (await ola.get("/api/games"))["games"]}
                assert told["ambush"]["name"] == "The Ambush"
                assert told["ambush"]["levels"] == ["random", "first"]
                assert told["ascension"]["levels"][:3] == ["random", "novice", "easy"]
                assert told["ascension"]["levels"][-1] == "first"
                book = await ola.get("/api/games/ambush/book/pl")
                assert set(book["cards"][""]["shield"]) == {"kind", "lines"}
                assert "card-shield = Buckler" in book["messages"]

                table = await ola.make_table("me", "bot:first", game="ambush")
                seat = await ola.sit(table)
                await seat.play_on(lambda seat: "rest" if "rest" in seat.options else "pass")
                replay = await ola.get(f"/api/replays/{table}")
                struck = [frame["option"]["verb"] for frame in replay["frames"] if frame["player"] == 1]
                assert set(struck) == {"strike"}, "the bot always takes the first option"

    play(script)


def test_hints_are_off_where_no_bot_knows_the_game(folder: None, tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush", hints=True))
                await seat.until(lambda seat: seat.options)
                await seat.tell("hint")
                assert await seat.refused() == "no_hints"

    play(script)


def test_a_seat_is_only_for_registered_bots(folder: None, tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                for level in ("normal", "tests.bots.own_bots:First"):
                    wish = {"game": "ambush", "seats": ["me", f"bot:{level}"]}
                    assert (await ola.post("/api/tables", wish, 422))["reason"] == "unknown_level"

    play(script)


def test_a_game_that_cannot_be_loaded_keeps_the_server_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_on_the_server.py").write_text("1 / 0")
    monkeypatch.setenv(kits.FOLDERS, str(tmp_path))
    with pytest.raises(GameError, match=r"broken_on_the_server\.py cannot be loaded: ZeroDivisionError"):
        application(config(tmp_path))


def test_only_games_with_decks_check_decks(folder: None, tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                ready = {"game": "ashes", "deck": "iron_men"}
                checked = await ola.post("/api/decks/check", ready)
                assert (checked["faults"], checked["conjurations"]) == ([], {"iron_rhino": 5})
                for game, reason in (("ambush", "wrong_setup"), ("chess", "unknown_game")):
                    refused = await ola.post("/api/decks/check", {"game": game, "deck": "iron_men"}, 422)
                    assert refused["reason"] == reason

    play(script)
