"""Whole games of Ashes in a real browser, a draft, and a deck that is built, refused, corrected and played."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from deckhall.text import LANGUAGES
from tests.web.conftest import Opening
from tests.web.people import PATIENCE, QUICK, Player

pytestmark = pytest.mark.browser

# What to click, best first: finish what is being gathered, attack, then play what can be played.
CLICKS = (
    ".option-menu button:last-child",
    ".reminder .primary",
    ".first-five .glows:not(.chosen)",
    ".ashes-table:has([data-key=Escape]) .side.near .unit.glows:not(.chosen)",
    ".ashes-table:has([data-key=Escape]):not(:has(.opposite .chosen)) .opposite .phoenixborn-tile.glows",
    ".answers [data-key=e].primary:not([disabled]):not(.end)",
    ".answers [data-key=a]",
    ".draft .glows",
    ".tray .glows",
    ".hand .glows",
    ".near .glows:not(.chosen)",
    ".opposite .glows",
    ".answers [data-key='1']",
    ".answers [data-key=e]:not([disabled])",
    ".answers [data-key=p]",
)
# What a click changes: the moment of the game, a menu, what is chosen, the question.
SIGNS = """() => [document.querySelector('.table')?.dataset.seq,
    document.querySelectorAll('.option-menu, .reminder, dialog[open]').length,
    document.querySelectorAll('.chosen').length,
    document.querySelector('.question')?.textContent].join()"""


def make_table(
    player: Player, seats: Sequence[str] = ("me", "bot:random"), settings: object = QUICK, **choices: Any
) -> str:
    wish = {"game": "ashes", "seats": seats, "choices": choices, "settings": settings}
    made = player.ask("/api/tables", wish)
    assert "id" in made, made
    return f"/table/{made['id']}"


def step(player: Player) -> None:
    """Do one thing that can be done, by a click, and wait until it has had its effect."""
    page = player.page
    selector = page.evaluate(
        """choices => choices.find(choice => [...document.querySelectorAll(choice)]
            .some(found => found.offsetParent !== null)) ?? ''""",
        list(CLICKS),
    )
    if not selector:
        page.wait_for_timeout(20)
        return
    before = page.evaluate(SIGNS)
    try:
        page.locator(selector).first.click()
    except PlaywrightTimeout:  # gone between looking and clicking: somebody else, or a plan, went on
        if page.locator(selector).count():
            raise
        return
    page.wait_for_function(f"before => ({SIGNS})() !== before", arg=before)


def test_one_click_on_the_front_page_plays_ashes(open_browser: Opening) -> None:
    player = open_browser().front()
    player.page.get_by_role("button", name="Play against a bot").nth(1).click()
    player.wait_until_asked()
    expect(player.page).to_have_url(re.compile("/table/"))


def play_to_the_end(player: Player) -> None:
    until = time.monotonic() + PATIENCE
    while not player.is_over():
        assert time.monotonic() < until, "the game does not end"
        player.wait_until_asked()
        if not player.is_over():
            step(player)


def test_a_game_by_clicks(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(make_table(player, decks=["iron_men", "mist_guardian"]))
    player.wait_until_asked()
    expect(player.page.locator(".first-five .card")).to_have_count(10)
    expect(player.page.get_by_role("button", name="Begin with these")).to_be_disabled()
    play_to_the_end(player)
    expect(player.page.locator(".scores .winner")).to_have_count(1)
    expect(player.page.locator(".log li.wounded").last).to_be_attached()


def test_from_a_draft_to_the_end(open_browser: Opening) -> None:
    player = open_browser().front()
    player.go("/new/ashes")
    player.page.get_by_role("radio", name="Draft").click()
    expect(player.page.locator(".deck-choice")).to_have_count(0)
    player.sit(make_table(player, draft=True, players=2))
    player.wait_until_asked()
    expect(player.page.locator(".ashes-table.drafting")).to_be_visible()
    play_to_the_end(player)
    expect(player.page.locator(".scores li")).to_have_count(2)


def test_a_payment_is_shown_before_it_is_made(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    player.sit(make_table(player, decks=["iron_men", "mist_guardian"], first_five="suggested"))
    until = time.monotonic() + PATIENCE
    while not page.locator(".prompt [aria-label='The dice you pay with']").count():
        assert time.monotonic() < until, "nothing is paid"
        assert not player.is_over(), "nothing was paid"
        player.wait_until_asked()
        if not page.locator(".prompt [aria-label='The dice you pay with']").count():
            step(player)
    active = page.locator(".near .pool-active .die-place").count()
    dice = page.locator(".prompt .die-choice").count()
    assert dice >= 1
    page.get_by_role("button", name="Pay", exact=True).click()
    expect(page.locator(".near .pool-active .die-place")).to_have_count(active - dice)


def test_a_deck_is_built_refused_corrected_and_played(open_browser: Opening) -> None:
    page = open_browser().go("/decks").page
    page.get_by_role("button", name="The Iron Men").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("This deck can be played.")
    page.get_by_role("button", name="One more Hammer Knight", exact=True).click()
    page.get_by_role("button", name="One fewer: natural die").click()
    expect(verdict.locator("li")).to_have_text(
        [
            "Hammer Knight: 4 copies, at most 3 are allowed.",
            "31 cards: a deck has exactly 30.",
            "9 dice: a deck has exactly 10.",
        ]
    )
    play = page.get_by_role("button", name="Play it against a bot")
    expect(play).to_be_disabled()
    page.get_by_role("radio", name="Aradel Summergaard").check(force=True)
    expect(verdict).to_contain_text("is only for Coal Roarkwin")
    page.get_by_role("radio", name="Coal Roarkwin").check(force=True)
    page.get_by_role("button", name="One fewer Hammer Knight", exact=True).click()
    page.get_by_role("button", name="One more: charm die").click()
    expect(verdict).to_contain_text("This deck can be played.")
    expect(page.locator(".conjured")).to_contain_text("5 × Iron Rhino")  # noqa: RUF001  # the sign players read
    page.reload()
    expect(verdict).to_contain_text("This deck can be played.")
    play.click()
    expect(page.locator(".ashes-table")).to_be_visible()
    expect(page.locator(".side.near .phoenixborn-tile, .first-five .card").first).to_be_attached()


def test_a_deck_in_words_is_read(open_browser: Opening) -> None:
    page = open_browser(refused=True).go("/decks").page
    page.get_by_role("button", name="Import").click()
    page.locator("textarea").fill("what is this")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be read as a deck")
    page.locator("textarea").fill(
        "phoenixborn: Saria Guideman\ndice: 10 charm\n3 x Rycerz Młota\n2 x Nobody\n"
    )
    page.get_by_role("button", name="Read it").click()
    expect(page.locator(".builder")).to_be_visible()
    expect(page.locator(".deck-line", has_text="Hammer Knight")).to_contain_text("3")
    expect(page.locator(".verdict")).to_contain_text("There is no card “Nobody” for a deck.")


def raw_keys(page: Page) -> list[str]:
    """Words that look like keys of messages: two or more parts with dashes, one of them a known start."""
    words = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')].map(
            one => `${one.getAttribute('aria-label') ?? ''} ${one.title}`)].join(' ').split(/[\\s,;:]+/)"""
    )
    starts = (
        "phoenix-",
        "deck-",
        "option-",
        "prompt-",
        "log-",
        "ashes-",
        "term-",
        "die-",
        "card-",
        "ability-",
    )
    return [word for word in words if word.startswith(starts)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(open_browser: Opening, language: str) -> None:
    player = open_browser(language=language)
    page = player.page
    player.go("/new/ashes")
    expect(page.locator(".deck-choice")).to_be_visible()
    page.locator("summary").click()
    looked_at(page, language)
    player.go("/decks")
    expect(page.locator(".deck-card").first).to_be_visible()
    looked_at(page, language)
    page.locator(".deck-card").first.click()
    expect(page.locator(".verdict.legal")).to_be_visible()
    looked_at(page, language)
    player.sit(make_table(player, draft=True, players=2))
    player.wait_until_asked()
    looked_at(page, language)
    player.sit(make_table(player, decks=["cloudsea_siren", "bloodwoods_queen"]))
    player.wait_until_asked()
    looked_at(page, language)
    for _ in range(10):
        player.wait_until_asked()
        if player.is_over():
            break
        assert raw_keys(page) == []
        step(player)
    looked_at(page, language)


def looked_at(page: Page, language: str) -> None:
    assert raw_keys(page) == []
    if language == "en":  # what axe looks at does not depend on the language; it takes its time
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("width", [360, 390, 1024])
def test_nothing_sticks_out(open_browser: Opening, width: int) -> None:
    player = open_browser(width=width, height=800)
    player.front().sit(make_table(player, decks=["iron_men", "mist_guardian"], first_five="suggested"))
    player.wait_until_asked()
    for path in ("", "/decks", "/new/ashes"):
        if path:
            player.go(path)
            player.page.wait_for_load_state("networkidle")
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width
