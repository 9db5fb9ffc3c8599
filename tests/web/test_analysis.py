"""From a finished game to its analysis: the graph, mistakes, a variation, and learning from one's own mistakes."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from deckhall.text import LANGUAGES
from tests.server.people import Person, RunningServer, Seat, play
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import Player

PATIENCE = 120_000  # milliseconds: plain Python on a busy machine takes its time for a whole game


def lazily(seat: Seat) -> str:
    """Ends every second turn at once, which costs something for certain."""
    lazy = seat.view["turn"] % 4 < 2 and "end" in seat.options
    return "end" if lazy else seat.options[0]


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[str, str]:
    return played_badly(server, "Ada", 10)


def played_badly(server: RunningServer, name: str, honor: int) -> tuple[str, str]:
    """A game that somebody of this name played badly: the table, and their cookie."""
    found: list[str] = []

    async def script() -> None:
        async with Person(server.address, name) as ada:
            choices = {"honor_pool": honor, "first_player": 0}
            table = await ada.make_table("me", "bot:normal", game="ascension", choices=choices)
            seat = await ada.sit(table)
            await seat.play_on(lazily)
            found.extend((table, ada.cookie))

    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        beside.submit(play, script).result()
    return found[0], found[1]


def as_ada(player: Player, finished: tuple[str, str]) -> str:
    """Be the one who played the game; its id."""
    table, cookie = finished
    player.page.context.add_cookies([{"name": "deckhall", "value": cookie, "url": player.address}])
    return table


def done(page: Page) -> None:
    """Wait until everything is judged."""
    expect(page.locator(".analysis-graph")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".analysis progress")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.browser
def test_a_finished_game_is_analysed_and_played_otherwise_by_keys(
    open_browser: Opening, finished: tuple[str, str]
) -> None:
    player = open_browser()
    table = as_ada(player, finished)
    page = player.page
    player.go(f"/replay/{table}?seat=0")
    page.get_by_role("button", name="Analyse").press("Enter")
    done(page)
    expect(page).to_have_url(re.compile("analysis=1"))
    assert "Ada's chance to win" in (page.locator(".analysis-graph").get_attribute("aria-label") or "")
    page.locator("body").press("ArrowDown")
    says = page.locator(".analysis-says")
    expect(says).to_contain_text("Better:")
    expect(says).to_contain_text(re.compile(r"Mistake|Blunder"))
    check(page)
    # Details: the chances as a table, luck in words, and every mistake as a button.
    page.get_by_role("button", name="Details").press("Enter")
    dialog = page.locator(".analysis-dialog")
    expect(dialog.locator(".analysis-moves button").first).to_be_visible()
    dialog.locator("details summary").first.press("Enter")
    expect(dialog.locator("tbody tr").first).to_contain_text("%")
    check(page)
    dialog.locator(".analysis-moves button").first.press("Enter")
    expect(says).to_contain_text("Better:")
    # The better line is shown, then left again.
    page.locator("body").press("v")
    expect(page).to_have_url(re.compile(r"/try\?move=\d+.*line="))
    expect(page).to_have_url(re.compile("path="), timeout=PATIENCE)
    expect(page.get_by_role("button", name="Start over")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Back to the game").first.press("Enter")
    done(page)
    # A variation: another answer at the same moment, kept in the address.
    expect(says).to_contain_text("Better:")
    page.locator("body").press("t")
    expect(page.locator(".coach")).to_contain_text("Play it differently", timeout=PATIENCE)
    check(page)
    page.locator(".hand .glows").first.press("Enter")
    expect(page).to_have_url(re.compile(r"/try\?move=\d+&seat=0&path="), timeout=PATIENCE)
    page.reload()
    expect(page.get_by_role("button", name="Start over")).to_be_visible(timeout=PATIENCE)


@pytest.mark.browser
def test_one_learns_from_ones_own_mistakes_after_a_game(
    open_browser: Opening, finished: tuple[str, str]
) -> None:
    player = open_browser()
    table = as_ada(player, finished)
    page = player.page
    player.go(f"/table/{table}")
    page.get_by_role("button", name="Learn from your mistakes").first.click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Find something better", timeout=PATIENCE)
    check(page)
    # The same again is no better; nobody is told so before they have tried.
    page.locator(".answers .end").click()
    if page.locator(".reminder").is_visible():
        page.locator(".reminder [data-key=e]").click()
    expect(coach).to_contain_text(re.compile("Try something else"), timeout=PATIENCE)
    page.get_by_role("button", name="Show me").click()
    expect(coach).to_contain_text("Better:")
    check(page)
    page.get_by_role("button", name="Take back").click()
    expect(coach).to_contain_text("Find something better")
    page.locator(".hand .glows").first.click()
    expect(coach).to_contain_text("Yes!", timeout=PATIENCE)
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".table-top")).to_contain_text("Mistake 2")


@pytest.mark.browser
def test_a_phone_shows_the_analysis_in_every_language(
    open_browser: Opening, finished: tuple[str, str]
) -> None:
    for language in LANGUAGES:
        player = open_browser(language, 390, 844, touch=True)
        table = as_ada(player, finished)
        page = player.page
        player.go(f"/replay/{table}?seat=0&analysis=1")
        done(page)
        page.locator(".analysis-buttons button:has(svg):not(:disabled)").nth(1).tap()
        expect(page.locator(".analysis-says .sign")).to_be_visible()
        check(page, axe=language == "en")
        page.set_viewport_size({"width": 740, "height": 360})
        graph = page.locator(".analysis-graph").bounding_box()
        assert graph is not None, "a phone held sideways shows the graph too"
        assert graph["width"] > 120
        assert graph["height"] > 30
        assert graph["y"] + graph["height"] <= 360
        check(page, axe=False)
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator(".analysis-buttons button:not(.round)").last.tap()
        expect(page.locator(".analysis-dialog")).to_be_visible()
        check(page, axe=language == "en")
        page.context.close()
