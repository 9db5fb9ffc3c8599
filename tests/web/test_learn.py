"""The learner's guides in the browser: all of them, in the reader's language, with the cards they talk about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import expect

from deckhall.kits import box
from deckhall.text.languages import complete_languages
from tests.web.conftest import Opening
from tests.web.looks import check
from tools import guides

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = re.compile(r"^#{1,2} (.+)$", re.MULTILINE)


@pytest.mark.browser
def test_the_guides_are_read_in_every_language(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    for language in complete_languages():
        for game, tables in (("ascension", 3), ("ashes", 2)):
            player.go(f"/learn/{game}")
            if game == "ascension":
                expect(page.locator(".learn-text h2").first).to_be_visible()  # it has chosen its language
                page.evaluate("language => localStorage.setItem('deckhall-language', language)", language)
                page.reload()
            text = (guides.LEARN / f"{game}.{language}.md").read_text(encoding="utf-8")
            title, *sections = HEADINGS.findall(text)
            expect(page.locator("h1")).to_have_text(title)
            expect(page.locator(".learn-text h2")).to_have_text([*sections, re.compile(".")])
            expect(page.locator("table")).to_have_count(tables)
            expect(page.locator(".learn-example .face").first).to_be_visible()


@pytest.mark.browser
def test_from_the_front_page_to_a_guide_to_a_game(open_browser: Opening) -> None:
    player = open_browser(settings='{"motion":"off","theme":"light"}').front()
    page = player.page
    page.get_by_role("link", name="Learn", exact=True).click()
    check(page)
    page.get_by_role("link", name="In ten minutes").nth(1).click()
    expect(page).to_have_url(re.compile("/learn/ashes$"))
    expect(page.locator(".learn-text h2").first).to_be_visible()
    check(page)
    page.locator(".learn-example .card").first.click()
    expect(page.locator(".zoom.pinned")).to_contain_text("Water Blast")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="card reference").click()
    expect(page).to_have_url(re.compile("/cards/ashes"))
    page.go_back()
    page.locator(".page-top select").select_option("pl")
    expect(page.locator("h1")).to_have_text("Ashes w dziesięć minut")
    page.get_by_role("button", name="Zagraj z botem").first.click()
    player.wait_until_asked()


@pytest.mark.browser
def test_a_page_that_is_still_coming_is_a_page_too(open_browser: Opening) -> None:
    player = open_browser()
    page = player.page
    page.add_init_script(
        """const real = fetch, wanted = new Promise(come => { window.letCome = come; });
        window.fetch = async (...what) => {
          if (String(what[0]).startsWith('/learn/')) await wanted;
          return real(...what);
        };"""
    )
    player.go("/learn/ashes")
    expect(page.locator("main.loading h1")).to_have_text("One moment…")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.evaluate("letCome()")
    expect(page.locator(".learn-text h2").first).to_be_visible()


def test_every_example_shows_cards_that_exist() -> None:
    shown = {
        name: re.findall(r'"(\w+)"', cards)
        for path in (ROOT / "web/src").glob("*/guide.ts")
        for name, cards in re.findall(r'^ +"?([\w-]+)"?: \[(.*)\],$', path.read_text("utf-8"), re.MULTILINE)
    }
    told = set()
    for path in guides.LEARN.glob("*.*.md"):
        told |= set(re.findall(r"<!-- example: ([\w-]+) -->", path.read_text(encoding="utf-8")))
    assert set(shown) == told
    known = {str(card["id"]) for game in ("ascension", "ashes") for card in box(game).cards()}
    known |= {str(card["id"]) for card in box("ascension").cards(edition="anniversary")}
    assert {card for cards in shown.values() for card in cards} <= known


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "a <b>bold</b> word", "> quoted", "    code", "<!-- what: ever -->"]
)
def test_what_the_page_has_no_place_for_is_refused(text: str) -> None:
    with pytest.raises(guides.WrongGuide):
        guides.guide(f"# Title\n\n{text}\n", {})
