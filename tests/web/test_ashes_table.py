"""The table of Ashes in the middle of a game: windows to react, the keyboard alone, and nothing that sticks out."""

from __future__ import annotations

import re
import time
from functools import partial

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.text import LANGUAGES
from tests.web.conftest import Opening
from tests.web.looks import raw_keys
from tests.web.people import PATIENCE, Player

pytestmark = pytest.mark.browser

PAUSE = 3_000  # milliseconds
# Ten charm dice always pay for a Sympathy Pain.
READY_TO_REACT = {**PRECONS["cloudsea_siren"], "dice": {"charm": 10}}


# -- windows to react ------------------------------------------------------------------------------


# Passes what is asked now, unless what is waited for has come: in one go, so that it cannot come in between.
PASS = """wanted => {
  if (wanted && document.querySelector(wanted)) return;
  if (!document.querySelector('.prompt.asked:not([aria-busy=true])')) return;
  for (const key of 'ep1') {
    const button = document.querySelector(`.answers [data-key='${key}']:not([disabled])`);
    if (button) return button.click();
  }
}"""


def pass_until(page: Page, player: Player, selector: str) -> None:
    """Do nothing but pass until something is there."""
    until = time.monotonic() + PATIENCE
    while not page.locator(selector).count():
        assert time.monotonic() < until, f"{selector} never came"
        assert not player.is_over(), f"the game is over before {selector} came"
        page.evaluate(PASS, "" if "has-text" in selector else selector)  # only Playwright knows has-text
        page.wait_for_timeout(40)


def with_a_reaction_in_hand(open_browser: Opening) -> Player:
    """Somebody at a table with pauses, who has a reaction among their First Five."""
    player = open_browser().front()
    settings = {"window_pause": PAUSE}
    player.sit(player.make_ashes_table(settings=settings, decks=[READY_TO_REACT, "iron_men"]))
    player.wait_until_asked()
    while player.page.locator(".first-five .chosen").count():  # another five is suggested
        player.page.locator(".first-five .chosen").first.click()
    player.page.locator(".first-five .card[data-zoom=sympathy_pain]").click()
    for _ in range(4):
        player.page.locator(".first-five .glows:not(.chosen)").first.click()
    return player


# Holds a window by its key as soon as it is seen to count down, as nobody at a busy machine could.
HOLD_AT_ONCE = """() => new MutationObserver((_, observer) => {
    const countdown = document.querySelector('.countdown');
    if (countdown === null) return;
    observer.disconnect();
    window.counted = countdown.ariaLabel;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
}).observe(document.body, { childList: true, subtree: true })"""


def test_a_window_counts_down_only_before_others_is_held_and_is_not_asked_again(
    open_browser: Opening,
) -> None:
    player = with_a_reaction_in_hand(open_browser)
    page = player.page
    react = page.get_by_role("button", name="Play Sympathy Pain", exact=True)
    pass_until(page, player, ".answers .costs")
    expect(react).to_be_visible()
    expect(react).to_contain_text("Deal")
    expect(page.locator(".answers [data-key=h]")).to_be_visible()
    expect(page.locator(".countdown")).to_have_count(0)
    page.evaluate(HOLD_AT_ONCE)
    watcher = open_browser().go(page.url.removeprefix(player.address))  # and could learn from the time
    expect(page.locator(".countdown.held")).to_be_visible()
    assert re.fullmatch(r"Time to react: [123] s", page.evaluate("window.counted"))
    watcher.page.context.close()
    expect(page.locator(".because")).to_contain_text("damage to Saria Guideman")
    assert react.locator(".costs .emblem").count() == 2
    page.get_by_role("button", name="Don't ask about Sympathy Pain again").click()
    expect(react).to_have_count(0)
    ask_again = page.get_by_role("button", name="Ask me again (1)")
    expect(ask_again).to_be_visible()
    wounds = page.locator(".rail .log li[data-kind=wounded]", has_text="Saria Guideman")
    before = wounds.count()
    until = time.monotonic() + PATIENCE
    while wounds.count() == before:
        assert time.monotonic() < until, "Saria Guideman is never wounded again"
        pass_until(page, player, ".prompt")
        assert react.count() == 0, "asked about a card that is not to be asked about"
        if player.is_asked():
            page.keyboard.press("e")
        page.wait_for_timeout(40)
    ask_again.click()
    expect(ask_again).to_have_count(0)


def test_a_window_that_nobody_answers_closes(open_browser: Opening) -> None:
    player = with_a_reaction_in_hand(open_browser)
    page = player.page
    open_browser().go(page.url.removeprefix(player.address))  # somebody watches: only then it is timed
    pass_until(page, player, ".answers .costs")
    expect(page.locator(".answers .costs")).to_have_count(0)
    expect(page.locator(".hand .card[data-zoom=sympathy_pain]")).to_have_count(1)


# -- keys alone --------------------------------------------------------------------------------------


def press(page: Page, selector: str) -> None:
    """Use what a selector finds by keys alone: by its own key, or by walking to it."""
    target = page.locator(selector).locator("visible=true").first
    key = target.get_attribute("data-key")
    if key is not None:
        page.keyboard.press(key)
        return
    if selector.startswith(".option-menu"):
        expect(page.locator(".option-menu :focus")).to_have_count(1)  # as soon as it is drawn
        page.keyboard.press("End" if "last" in selector else "Home")
        page.keyboard.press("Enter")
        return
    for _ in range(80):
        page.keyboard.press("n")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{selector} cannot be reached by keys")


def test_a_game_by_keys_alone(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    player.sit(player.make_ashes_table(decks=["iron_men", "mist_guardian"]))
    until = time.monotonic() + PATIENCE
    while not player.is_over():
        assert time.monotonic() < until, "the game does not end"
        player.wait_until_asked()
        if player.is_over():
            break
        player.step(press=partial(press, page))
    expect(page.locator(".scores .winner")).to_have_count(1)


# -- taps alone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)], ids=["upright", "sideways"])
def test_a_phone_plays_by_taps(open_browser: Opening, width: int, height: int) -> None:
    player = open_browser(width=width, height=height, touch=True).front()
    page = player.page
    player.sit(player.make_ashes_table(decks=["iron_men", "mist_guardian"], first_five="suggested"))
    until = time.monotonic() + PATIENCE
    while player.seq < 40 and not player.is_over():
        assert time.monotonic() < until, "the game does not go on"
        player.wait_until_asked()
        player.step(tap=True)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# -- nothing sticks out --------------------------------------------------------------------------------

# What lies outside the window or is wider than its place; words that are cut off.
STICKS_OUT = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
  for (const row of document.querySelectorAll('.ashes-table, .side, .prompt, .answers, .hand, .pile-row'))
    if (row.scrollWidth > row.clientWidth + 6)
      faults.push(`${row.className} is ${row.clientWidth} wide and holds ${row.scrollWidth}`);
  for (const thing of document.querySelectorAll('.ashes-table button')) {
    if (thing.offsetParent === null) continue;
    const box = thing.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
      faults.push(`out of sight: ${thing.getAttribute('aria-label') ?? thing.textContent}`);
    if (!thing.matches('.card, .glows, .die-choice') && thing.scrollWidth > thing.clientWidth + 1)
      faults.push(`too narrow for its words: ${thing.textContent}`);
  }
  return faults;
}"""
SIZES = ((1440, 900), (1024, 768), (1180, 820), (820, 1180), (360, 740))


def look_at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("document.fonts.ready")
    assert page.evaluate(STICKS_OUT) == [], size
    assert raw_keys(page) == []


@pytest.mark.parametrize("seats", [2, 3])  # four: test_crowded
def test_the_middle_of_a_game_fits_in_every_language(open_browser: Opening, seats: int) -> None:
    player = open_browser().front()
    page = player.page
    player.sit_in_the_middle(seats)
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('deckhall-language', language)", language)
        page.reload()
        expect(page.locator(".ashes-table .hand, .result-dialog").first).to_be_attached()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in SIZES:
            look_at(page, size)
    if seats == 3:
        for theme in ("light", "dark"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            for size in (SIZES[0], SIZES[-1]):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                found = Axe().run(page)
                assert found.violations_count == 0, found.generate_report()


def test_a_pile_that_is_looked_through_fits_on_a_phone(open_browser: Opening) -> None:
    """Ten kinds of cards to choose from, each shown once: the first of them lies in reach."""
    player = open_browser(width=360, height=740, touch=True).front()
    page = player.page
    path = player.make_ashes_table(decks=["snakes_in_silver", "iron_men"], first_five="suggested")
    player.sit(path)
    pass_until(page, player, ".where:has-text('your turn')")
    page.keyboard.press("Escape")  # the last key may have come into our turn, which is not to be passed
    page.locator(".hand [data-zoom=open_memories].glows").first.tap()
    page.locator(".zoom-actions .primary").tap()
    until = time.monotonic() + PATIENCE
    while not page.locator(".tray .glows").count():
        assert time.monotonic() < until, "nothing to choose from"
        # A payment is there to be confirmed only where there is a choice.
        page.evaluate(
            "document.querySelector('.answers [data-key=e].primary:not([disabled], .end)')?.click()"
        )
        page.wait_for_timeout(100)
    for card in page.locator(".tray .glows").all():
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        assert box["y"] >= 46
        assert box["y"] + box["height"] <= 740
    expect(page.locator(".answers button", has_text="Take")).to_have_text(
        "Take no card"
    )  # each card is its own button
    page.locator(".tray .glows").first.tap()
    expect(page.locator(".tray .glows")).to_have_count(0)


def test_a_die_tells_its_power(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_ashes_table(decks=["iron_men", "snakes_in_silver"], first_five="suggested"))
    player.wait_until_asked()
    player.page.locator(".near .die-place[data-zoom=ceremonial_magic]").first.hover()
    expect(player.page.locator(".zoom")).to_contain_text("Ceremonial Magic")
    expect(player.page.locator(".zoom")).to_contain_text(
        "Return an ally from your discard pile to your hand."
    )
