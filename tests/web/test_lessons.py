"""Newcomers learn: from the front page through a first lesson of each game, by mouse, keys and on a phone; puzzles."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

from deckhall.puzzles import puzzles
from deckhall.server.study_messages import StudySource, StudyWish
from tests.server.people import RunningServer
from tests.web.conftest import Opening

PATIENCE = 60_000  # a worker may have to be started first, on a busy machine


def state(page: Page, wanted: str) -> None:
    expect(page.locator(f".study[data-state={wanted}]")).to_be_visible(timeout=PATIENCE)


def check_axe(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def moment(page: Page) -> str:
    return page.locator(".study").get_attribute("data-seq") or ""


def click_what_is_meant(page: Page) -> None:
    """Click what the coach points at, and wait until it has come to something."""
    before = moment(page)
    page.locator(".study .hinted").first.click()
    expect(page.locator(".study")).not_to_have_attribute("data-seq", before, timeout=PATIENCE)


@pytest.mark.browser
def test_a_newcomer_is_offered_a_lesson_once_and_learns_by_mouse(open_browser: Opening) -> None:
    player = open_browser(newcomer=True).front()
    page = player.page
    page.get_by_role("button", name="Play against a bot").first.click()
    check_axe(page)
    page.get_by_role("button", name="Learn first").click()
    state(page, "open")
    expect(page.locator(".coach")).to_contain_text("Your first hand")
    check_axe(page)
    # Ending the turn is a mistake: it says so, and is taken back.
    page.locator(".answers .end").click()
    if page.locator(".reminder").is_visible():
        page.locator(".reminder [data-key=e]").click()
    state(page, "failed")
    expect(page.locator(".coach")).to_contain_text("too early")
    check_axe(page)
    page.get_by_role("button", name="Take back").click()
    state(page, "open")
    for _ in range(3):
        click_what_is_meant(page)
    expect(page.locator(".coach")).to_contain_text("3 runes are enough")
    expect(page).to_have_url(re.compile(r"/learn/ascension/01-acquire\?path="))
    page.reload()
    state(page, "open")
    expect(page.locator(".coach")).to_contain_text("3 runes are enough", timeout=PATIENCE)
    page.locator(".study .hinted").first.click()
    state(page, "done")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.locator(".coach")).to_contain_text("Power defeats monsters", timeout=PATIENCE)
    player.go("/learn/ascension")
    expect(page.locator(".lesson-card.done")).to_have_count(1)
    expect(page.get_by_role("link", name="Continue: Power and monsters")).to_be_visible()
    check_axe(page)
    player.front()
    page.get_by_role("button", name="Play against a bot").first.click()
    expect(page).to_have_url(re.compile("/table/"), timeout=PATIENCE)


@pytest.mark.browser
def test_by_keys_alone(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    player.go("/learn/ascension/next")
    state(page, "open")
    for _ in range(3):
        before = moment(page)
        page.locator(".study .hinted").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".study")).not_to_have_attribute("data-seq", before, timeout=PATIENCE)
    page.locator(".study .hinted").first.focus()
    page.keyboard.press("Enter")
    state(page, "done")
    expect(page.get_by_role("button", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_contain_text("Power defeats monsters", timeout=PATIENCE)


@pytest.mark.browser
def test_on_a_phone(open_browser: Opening) -> None:
    player = open_browser(width=390, height=844, touch=True, settings='{"motion":"off","lookFirst":false}')
    page = player.page
    for address, line in (
        ("ascension/02-defeat", "Power defeats"),
        ("ashes/03-side-then-main", "Win this turn"),
    ):
        player.go(f"/learn/{address}")
        state(page, "open")
        coach = page.locator(".coach")
        expect(coach).to_contain_text(line)
        box = coach.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
        before = moment(page)
        page.locator(".study .hinted").first.tap()
        expect(page.locator(".study")).not_to_have_attribute("data-seq", before, timeout=PATIENCE)
        check_axe(page)


@pytest.mark.browser
def test_a_puzzle_is_failed_and_solved(open_browser: Opening, server: RunningServer) -> None:
    from deckhall.server import studies, study

    puzzle = min(puzzles("ascension"), key=lambda one: one.proof.nodes)
    wish = StudyWish(StudySource(puzzle=puzzle.id), help="way")
    way = study.read(studies.study(wish, b"")).way or []
    player = open_browser()
    page = player.page
    player.go("/puzzles")
    expect(page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()
    check_axe(page)
    player.go(f"/puzzles/{puzzle.id}")
    state(page, "open")
    page.locator(".answers .end").click()
    if page.locator(".reminder").is_visible():
        page.locator(".reminder [data-key=e]").click()
    state(page, "failed")
    expect(page.locator(".coach")).to_contain_text("Rating", timeout=PATIENCE)
    check_axe(page)
    page.get_by_role("button", name="Take back").click()
    state(page, "open")
    player.go(f"/puzzles/{puzzle.id}?path={','.join(way)}")
    state(page, "done")
    expect(page.locator(".coach")).to_contain_text("Solved!")
    expect(page.locator(".coach .themes > *")).to_have_count(len(puzzle.themes))
    check_axe(page)
