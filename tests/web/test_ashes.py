"""Whole games of Ashes in a real browser, a draft, and a deck that is built, refused, corrected and played."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import PATIENCE

pytestmark = pytest.mark.browser


def test_a_first_game_asks_for_a_phoenixborn_and_a_level(open_browser: Opening) -> None:
    player = open_browser().front()
    player.page.get_by_role("button", name="Play against a bot").nth(1).click()
    dialog = player.page.locator(".quick-dialog")
    expect(dialog.get_by_role("combobox", name="Opponent")).to_have_value("novice")
    dialog.get_by_role("combobox", name="Opponent").select_option("casual")
    expect(dialog).to_contain_text("misses combinations")
    expect(dialog.get_by_role("radio", name="The Iron Men")).to_be_checked()
    dialog.get_by_role("radio", name="The Mist Guardian").check(force=True)
    dialog.get_by_role("button", name="Start game").click()
    player.wait_until_asked()
    expect(player.page.locator(".near .phoenixborn-tile, .first-five").first).to_be_visible()
    [table] = player.ask("/api/my/tables")["tables"]
    assert table["standing"]["champions"][0] == "aradel_summergaard"
    assert table["seats"][1]["level"] == "casual"
    expect(player.page).to_have_url(re.compile("/table/"))


def test_a_game_by_clicks(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_ashes_table(decks=["iron_men", "mist_guardian"]))
    player.wait_until_asked()
    expect(player.page.locator(".first-five .tray-cards .card")).to_have_count(10)
    expect(player.page.locator(".first-five .chosen")).to_have_count(5)  # a suggestion, which can be changed
    player.page.locator(".first-five .chosen").first.click()
    expect(player.page.get_by_role("button", name="Start with these")).to_be_disabled()
    player.play_to_the_end()
    expect(player.page.locator(".scores .winner")).to_have_count(1)
    expect(player.page.locator(".log li[data-kind=wounded]").last).to_be_attached()


def test_from_a_draft_to_the_end(open_browser: Opening) -> None:
    player = open_browser().front()
    player.go("/new/ashes")
    player.page.get_by_role("radio", name="Draft").click()
    expect(player.page.locator(".deck-choice")).to_have_count(0)
    player.sit(player.make_ashes_table(draft=True, players=2))
    player.wait_until_asked()
    expect(player.page.locator(".ashes-table.drafting")).to_be_visible()
    player.play_to_the_end()
    expect(player.page.locator(".scores li")).to_have_count(2)


def test_a_payment_is_shown_before_it_is_made(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    player.sit(player.make_ashes_table(decks=["iron_men", "mist_guardian"], first_five="suggested"))
    until = time.monotonic() + PATIENCE
    while not page.locator(".prompt [aria-label='Dice you pay with']").count():
        assert time.monotonic() < until, "nothing is paid"
        assert not player.is_over(), "nothing was paid"
        player.wait_until_asked()
        if not page.locator(".prompt [aria-label='Dice you pay with']").count():
            player.step()
    active = page.locator(".near .pool-active .die-place").count()
    dice = page.locator(".prompt .die-choice").count()
    assert dice >= 1
    page.get_by_role("button", name="Pay", exact=True).click()
    expect(page.locator(".near .pool-active .die-place")).to_have_count(active - dice)


def test_a_deck_is_built_refused_corrected_and_played(open_browser: Opening) -> None:
    page = open_browser().go("/decks").page
    page.get_by_role("button", name="The Iron Men").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("This deck is legal.")
    page.get_by_role("button", name="Add one Hammer Knight", exact=True).click()
    page.get_by_role("button", name="Remove one: natural die").click()
    expect(verdict.locator("li")).to_have_text(
        [
            "Hammer Knight: 4 copies; the limit is 3.",
            "31 cards: a deck needs exactly 30.",
            "9 dice: a deck needs exactly 10.",
        ]
    )
    play = page.get_by_role("button", name="Play it against a bot")
    expect(play).to_be_disabled()
    page.get_by_role("radio", name="Aradel Summergaard").check(force=True)
    expect(verdict).to_contain_text("can only be used with Coal Roarkwin")
    page.get_by_role("radio", name="Coal Roarkwin").check(force=True)
    page.get_by_role("button", name="Remove one Hammer Knight", exact=True).click()
    page.get_by_role("button", name="Add one: charm die").click()
    expect(verdict).to_contain_text("This deck is legal.")
    pile = page.get_by_role("region", name="Conjuration pile")
    expect(pile).to_contain_text("5 × Iron Rhino")  # noqa: RUF001  # the sign players read
    page.reload()  # at once: the last change is saved as the page is left
    expect(verdict).to_contain_text("This deck is legal.")
    page.locator(".filters select").nth(1).select_option("illusion")
    expect(page.locator(".shelf-cards .card[data-zoom=summon_mist_spirit]")).to_be_visible()
    page.locator(".filters select").nth(2).select_option("name")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(verdict).to_be_in_viewport()
    page.get_by_role("button", name="Draw five cards").click()
    expect(page.locator(".sample .conjured li")).to_have_count(5)
    link = page.evaluate("location.href")
    other = page.context.new_page()
    other.goto(link)  # the same guest, for whom the server keeps it
    expect(other.locator(".verdict")).to_contain_text("This deck is legal.")
    other.close()
    play.click()
    expect(page.locator(".ashes-table")).to_be_visible()
    expect(page.locator(".side.near .phoenixborn-tile, .first-five .card").first).to_be_attached()


def test_a_deck_in_words_is_read(open_browser: Opening) -> None:
    page = open_browser(refused=True).go("/decks").page
    page.get_by_role("button", name="Import").click()
    page.locator("textarea").fill("what is this")
    page.get_by_role("button", name="Read deck").click()
    expect(page.get_by_role("alert")).to_contain_text("can't be read as a deck: line 1 “what is this”.")
    page.locator("textarea").fill(
        "phoenixborn: Saria Guideman\ndice: 10 charm\n3 x Rycerz Młota\n2 x Nobody\n3 x Iron Wroker\n"
    )
    page.get_by_role("button", name="Read deck").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no deck card called “Nobody”.")
    page.get_by_role("button", name="Did you mean Iron Worker?").click()
    expect(page.locator("textarea")).to_have_value(re.compile("3 x Iron Worker"))
    page.get_by_role("button", name="Import anyway").click()
    expect(page.locator(".builder")).to_be_visible()
    expect(page.locator(".deck-line", has_text="Hammer Knight")).to_contain_text("3")
    expect(page.locator(".verdict")).to_contain_text("There is no deck card called “Nobody”.")


def test_a_deck_is_shared_by_its_link_and_fits_a_phone(open_browser: Opening) -> None:
    maker = open_browser(permissions=["clipboard-read", "clipboard-write"]).go("/decks").page
    maker.get_by_role("button", name="The Iron Men").click()
    maker.get_by_role("button", name="Share link").click()
    expect(maker.locator(".decks-head")).to_contain_text("Copied")
    link = maker.evaluate("navigator.clipboard.readText()")
    page = open_browser(width=390, height=780, touch=True).page
    page.goto(link)
    expect(page.locator("h1")).to_have_text("The Iron Men")
    check(page)
    page.get_by_role("button", name="Add to my decks").click()
    expect(page.locator(".verdict")).to_contain_text("This deck is legal.")
    card = page.locator(".shelf-cards .card").first
    card.scroll_into_view_if_needed()
    expect(card.locator(".text").first).to_be_visible()  # two columns wide enough for the text of a card
    box = card.bounding_box()
    assert box is not None
    assert box["width"] >= 150


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "line 2 “what is this”"),
        ("ru", "строка 2 «what is this»"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(open_browser: Opening, language: str, line: str) -> None:
    page = open_browser(language, refused=True).go("/decks").page
    page.locator(".decks-head button").nth(1).click()
    page.locator("textarea").fill("3 x Hammer Knight\nwhat is this")
    page.locator("dialog .primary").click()
    expect(page.get_by_role("alert")).to_contain_text(line)
    page.locator("textarea").fill('{\n"cards": 3,,\n}')
    page.locator("dialog .primary").click()
    expect(page.get_by_role("alert")).to_contain_text(line.split(" ")[0].lower()[:4], ignore_case=True)
    expect(page.get_by_role("alert")).to_contain_text("JSON")
