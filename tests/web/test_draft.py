"""A draft of five from the form to a duel with the drafted decks, and the choices of a table in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.looks import check

pytestmark = pytest.mark.browser


def test_five_draft_and_then_play_a_duel_with_their_decks(open_browser: Opening) -> None:
    player = open_browser("en").front()
    player.go("/new/ashes")
    page = player.page
    page.get_by_role("radio", name="Draft").check(force=True)
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    for seat in range(1, 5):
        page.locator(".seat-choices select").nth(seat).select_option("bot:random")
    page.locator("summary").click()
    expect(page.get_by_label("Boxes")).to_have_attribute("placeholder", "as many as needed")
    expect(page.get_by_text("One box is enough for four drafters")).to_be_visible()
    check(page, axe=False)
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".ashes-table.drafting")).to_be_visible()
    dice = page.locator(".drafter").first.locator(".drafter-dice > *")
    clicked = 0
    while not player.is_over():
        player.wait_until_asked()
        if player.is_over():
            break
        stock = page.locator(".stock-die.glows")
        if stock.count():
            left = [count for count in page.locator(".stock-die b").all_inner_texts() if count != "0"]
            assert stock.count() == len(left), "any die that is left may be taken"
            before = dice.count()
            with player.seeing_it_done():
                stock.last.click()
            clicked += 1
            expect(dice).to_have_count(before + 1)
            if clicked == 2:
                check(page, axe=False)
        else:
            player.step()
    assert clicked == 10
    result = page.locator(".result-dialog")
    expect(result).to_contain_text("The decks are ready.")
    expect(result.locator(".following li")).to_have_count(4)
    check(page, axe=False)
    result.get_by_role("button", name="Play", exact=True).first.click()
    expect(page.locator(".ashes-table.gathers-five")).to_be_visible()
    player.go("/decks")
    shelf = page.get_by_role("region", name="Drafted decks")
    shelf.get_by_label("Name").fill("From the draft")
    shelf.get_by_label("Name").press("Enter")
    check(page, axe=False)
    player.go("/new/ashes")
    expect(page.get_by_role("radio", name="From the draft")).to_have_count(1)


def test_cards_read_as_the_table_plays_them(open_browser: Opening) -> None:
    player = open_browser("en").front()
    lines = []
    for wording in ("errata", "printed"):
        path = player.make_ashes_table(decks=["iron_men", "snakes_in_silver"], wording=wording)
        player.sit(path)
        card = player.page.locator('.first-five [data-zoom="spiked_armor"]').first
        card.hover()
        zoomed = player.page.locator(".zoom")
        expect(zoomed).to_contain_text("Spiked Skin")
        lines.append(zoomed.inner_text())
    assert "at the same time" not in lines[0]
    assert "at the same time" in lines[1]
