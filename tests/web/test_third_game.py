"""A game from a folder, which no client was built for: on the front page, at tables, in the terminal, as a replay."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Page, Route, expect

from tests.ports import a_free_port
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import QUICK, Player

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = "stepping_stones"
ANSWERS = ".plain-table .answers button:not(.quiet)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installation with nothing but a folder of two games."""
    place = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "examples" / "games" / GAME, place / "games" / GAME)
    shutil.copy(ROOT / "examples" / "games" / "last_pearl.py", place / "games")
    return place


def deckhall(house: Path, *words: str) -> list[str]:
    return [sys.executable, "-m", "deckhall.cli", *words]


def environment(house: Path) -> dict[str, str]:
    """As a host would have it: the games' folder, and nothing of ours but the package."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return {
        **os.environ,
        "PYTHONPATH": path,
        "DECKHALL_GAMES": str(house / "games"),
        "DECKHALL_DATA": str(house),
    }


@pytest.fixture(scope="module")
def address(house: Path) -> Iterator[str]:
    """A server as a host starts it."""
    files = ["--db", str(house / "games.sqlite3"), "--secret-file", str(house / "secret")]
    command = deckhall(house, "serve", "--no-browser", "--port", str(a_free_port()), *files)
    with subprocess.Popen(command, env=environment(house), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            line = next((line for line in server.stdout if "http://" in line), "")
            address = line[line.index("http://") :].split()[0]
            wait_for(address, server)
            yield address
        finally:
            server.terminate()


def wait_for(address: str, server: subprocess.Popen[str]) -> None:
    """Wait until the server answers: it says its address before it listens there."""
    deadline = time.monotonic() + 120
    while True:
        try:
            if httpx2.get(f"{address}/healthz").status_code == 200:
                return
        except httpx2.TransportError:
            assert server.poll() is None, "the server does not start"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)


def make_table(player: Player, *seats: str) -> str:
    made = player.ask("/api/tables", {"game": GAME, "seats": list(seats), "settings": QUICK})
    return f"/table/{made['id']}"


def play_to_the_end(*players: Player) -> None:
    """Everybody who is asked takes the last answer, until the result is shown to all."""
    deadline = time.monotonic() + 120
    while not all(player.page.locator(".result-dialog").is_visible() for player in players):
        assert time.monotonic() < deadline, "the game does not end"
        for player in players:
            answers = player.page.locator(ANSWERS)
            if answers.count() > 0 and not player.page.locator(".result-dialog").is_visible():
                moment = player.page.locator(".prompt").get_attribute("data-seq")
                answers.last.click()
                player.page.wait_for_function(
                    "before => document.querySelector('.prompt')?.dataset.seq !== before", arg=moment
                )


def texts(page: Page, of: str) -> list[str]:
    return [text.strip() for text in page.locator(of).all_inner_texts()]


def test_the_front_page_offers_every_game_in_the_readers_language(
    open_browser: Opening, address: str
) -> None:
    page = open_browser("pl", address=address).front().page
    names = texts(page, ".game h2")
    assert names == ["Ascension", "Ashes", "Last pearl", "Kamień po kamieniu"]
    told = page.locator(f".game.{GAME}")
    expect(told).to_contain_text("Przejdź przez strumień")
    expect(told.get_by_text("Naucz się grać")).to_have_count(0)
    check(page)
    page.locator(".language-choice select").first.select_option("en")
    expect(told.locator("h2")).to_have_text("Stepping Stones")


def test_two_people_make_a_table_and_play_it_to_the_end(open_browser: Opening, address: str) -> None:
    ada = open_browser("en", address=address)
    ola = open_browser("pl", address=address, width=360, height=740, touch=True)
    ada.go(f"/new/{GAME}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("New table · Stepping Stones")
    ada.page.locator("summary").click()
    expect(ada.page.get_by_text("How many stones everybody holds.")).to_be_visible()
    expect(ada.page.get_by_text("Hints", exact=False)).to_have_count(0)
    ada.page.get_by_label("Stones in hand").fill("2")
    check(ada.page)
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.locator(".lobby h1")).to_have_text("Stepping Stones")
    ola.go(ada.page.evaluate("location.pathname"))
    ola.page.get_by_role("button", name="Usiądź tutaj").click()
    ola.page.locator(".lobby .buttons .primary").click()

    expect(ada.page.locator(".question")).to_contain_text("Your turn: lay a stone.")
    mine = ada.page.get_by_role("region", name="Your side")
    expect(mine.locator("[data-card]")).to_have_count(2)
    others = ada.page.locator(".plain-others")
    expect(others.locator("[data-card]")).to_have_count(0)
    expect(others.get_by_role("img", name="Hand: 2")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Stones left: 20")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
    for player in (ada, ola):
        check(player.page)

    # A card is played by a click on it, too, and the other side hears of it.
    card = mine.locator("[data-card].glows").first
    name = str(card.get_attribute("aria-label")).partition(".")[0]
    card.click()
    expect(ada.page.locator(".log li").first).to_have_text(f"You lay {name}")
    expect(ola.page.locator("[aria-live=polite]")).to_contain_text("przechodzi: +1")
    expect(ola.page.locator(ANSWERS).first).to_contain_text("Połóż")

    play_to_the_end(ada, ola)
    expect(ola.page.locator(".result-dialog")).to_contain_text("Wszystkie kamienie leżą")
    expect(ada.page.locator(".result-dialog")).to_contain_text("All stones are laid")
    check(ada.page)


def test_a_bot_plays_and_the_game_is_seen_again(open_browser: Opening, address: str) -> None:
    ada = open_browser("en", address=address).front()
    ada.go(make_table(ada, "me", "bot:random"))
    play_to_the_end(ada)
    scores = texts(ada.page, ".scores li b")
    ada.page.locator(".result-dialog").get_by_role("button", name="Replay").click()
    expect(ada.page.locator(".replay-bar")).to_be_visible()
    expect(ada.page.locator(".move-number")).to_have_text("0 / 24")
    ada.page.get_by_role("button", name="Forward one move").click()
    expect(ada.page.locator(".log li").first).to_contain_text("lay")
    hidden = ada.page.get_by_role("region", name="Bot (random)'s seat")
    expect(hidden.locator("[data-card]")).to_have_count(0)
    ada.page.locator(".seat-choice select").select_option("all")
    expect(hidden.locator("[data-card]")).to_have_count(3)
    check(ada.page)
    ada.page.get_by_role("button", name="Go to end").click()
    points = [text.removeprefix("Points").strip() for text in texts(ada.page, ".plain-facts > div")]
    assert sorted(points) == sorted(scores)


def test_it_is_played_by_keys_alone(open_browser: Opening, address: str) -> None:
    ada = open_browser("en", address=address).front()
    ada.go(make_table(ada, "me", "bot:random"))
    page = ada.page
    expect(page.locator(ANSWERS).first).to_be_visible()
    before = page.locator(".prompt").get_attribute("data-seq")
    page.keyboard.press("1")
    page.wait_for_function("before => document.querySelector('.prompt')?.dataset.seq !== before", arg=before)
    expect(page.locator(ANSWERS).first).to_be_visible()
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.card.glows')")
    page.keyboard.press("z")
    expect(page.locator(".zoom.pinned")).to_be_visible()
    page.keyboard.press("Escape")


def test_the_cards_page_has_its_cards(open_browser: Opening, address: str) -> None:
    player = open_browser("en", address=address)
    page = player.page
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    with page.expect_response("**/cards.json"):
        player.go(f"/cards/{GAME}")
    held[0].continue_()  # the list of games comes later than the cards
    expect(page.locator(".card-grid .card")).to_have_count(6)
    expect(page.locator(".card-grid")).to_contain_text("Nothing is higher")
    check(page)


def test_a_game_that_nobody_knows_gets_a_friendly_page(open_browser: Opening, address: str) -> None:
    page = open_browser("en", address=address).go("/new/no_such_game").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
    page.get_by_role("button", name="Home").click()
    expect(page.locator(".game")).to_have_count(4)


def test_it_is_played_and_replayed_in_the_terminal(house: Path) -> None:
    saved = str(house / "terminal.json")

    def run(*words: str) -> str:
        done = subprocess.run(
            deckhall(house, *words),
            env=environment(house),
            input="1\n" * 60,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    played = run("play", GAME, "--seed", "4", "--save", saved)
    for words in ("Your turn: lay a stone.", "1: Lay ", "Stones left", "You cross: +", "All stones are laid"):
        assert words in played, words
    assert "All stones are laid" in run("replay", saved)
