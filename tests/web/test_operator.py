"""The operator's page in the browser: a table is closed and its players see it, everybody reads an announcement."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from deckhall.server.operator_door import token_from
from tests.server.people import RunningServer
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import Player

pytestmark = pytest.mark.browser


@pytest.fixture
def token(server: RunningServer) -> str:
    """The token that the server prints at its start."""
    return token_from(server.tables.services.config.secret())


def enter(host: Player, token: str) -> Page:
    page = host.go("/operator").page
    page.get_by_label("Token").fill(token)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    return page


def test_the_operator_closes_a_table_and_its_players_see_it(
    open_browser: Opening, server: RunningServer, token: str
) -> None:
    ola = open_browser().front()
    ola.ask("/api/me", {"name": "Ola the loud"})
    path = ola.make_table(["me", "bot:random"], honor=60, first_player=0)
    ola.sit(path)
    host = open_browser(refused=True)
    page = host.go("/operator").page
    page.get_by_label("Token").fill("a guess")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("That is not the token.")
    enter(host, token)
    table = page.locator(".operator-tables > li", has_text="Ola the loud")
    expect(table).to_contain_text("1 connection")
    expect(table).to_contain_text("127.0.0.1")
    page.get_by_label("Find by name").fill("nobody of this name")
    expect(page.get_by_text("No table matches.")).to_be_visible()
    page.get_by_label("Find by name").fill("the loud")
    check(page)
    table.get_by_role("button", name="Close table").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason for the players").fill("The hall closes at ten.")
    check(page)
    page.keyboard.press("Enter")
    expect(page.locator(".operator-told")).to_have_text("Done.")
    expect(page.locator(".operator-log > li").first).to_contain_text("The hall closes at ten.")
    result = ola.page.locator(".result-dialog")
    expect(result).to_contain_text("The host closed this table.")
    expect(result.locator(".host-note")).to_have_text("The hall closes at ten.")
    check(ola.page)


def test_a_table_that_is_closed_before_its_game_says_so(open_browser: Opening, token: str) -> None:
    ola = open_browser().front()
    path = ola.make_table(["me", "open"])
    ola.go(path)
    expect(ola.page.locator(".lobby")).to_be_visible()
    host = open_browser(refused=True).front()
    host.ask("/api/operator/enter", {"token": token})
    host.ask(f"/api/operator/tables/{path.rpartition('/')[2]}/close", {"note": "Another time."})
    expect(ola.page.get_by_role("heading", level=1)).to_have_text("The host closed this table.")
    expect(ola.page.locator(".notice")).to_contain_text("Another time.")


def test_an_announcement_is_on_every_open_page_in_the_language_of_its_reader(
    open_browser: Opening, token: str
) -> None:
    front = open_browser("pl").front()
    player = open_browser("de").front()
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    host = open_browser(refused=True)
    page = enter(host, token)
    page.get_by_label("In how many minutes").fill("5")
    page.get_by_role("button", name="Announce to all").click()
    told = page.locator(".announcement")
    expect(told).to_contain_text("The server restarts in 5 minutes.")
    expect(player.page.locator(".announcement")).to_contain_text(
        "Der Server wird in 5 Minuten neu gestartet."
    )
    check(player.page)
    front.page.dispatch_event("body", "visibilitychange")  # somebody looks at the page again
    expect(front.page.locator(".announcement")).to_contain_text("Za 5 minut serwer uruchomi się ponownie.")
    front.page.locator(".announcement button").click()
    expect(front.page.locator(".announcement")).to_have_count(0)
    front.front()
    expect(front.page.locator(".announcement")).to_have_count(0)
    page.locator(".operator-row select").first.select_option("own")
    page.get_by_label("Your text", exact=True).fill("Pizza is here!")
    page.get_by_role("button", name="Announce to all").click()
    expect(player.page.locator(".announcement p")).to_have_text("Pizza is here!")
    expect(player.page.locator(".announcement p")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Withdraw").click()
    expect(player.page.locator(".announcement")).to_have_count(0)
    expect(page.get_by_text("Nothing is announced now.")).to_be_visible()


def test_somebody_is_silenced_then_banned_and_reads_it(
    open_browser: Opening, server: RunningServer, token: str
) -> None:
    jan = open_browser(refused=True).front()
    jan.ask("/api/me", {"name": "Jan the rude"})
    path = jan.make_table(["me", "bot:random"], honor=60, first_player=0)
    jan.sit(path)
    page = enter(open_browser(refused=True), token)
    page.get_by_label("Find by name").fill("Jan the rude")
    page.get_by_role("button", name="Ban or mute Jan the rude").click()
    dialog = page.get_by_role("dialog")
    check(page)
    dialog.get_by_role("button", name="Mute").click()
    expect(page.locator("#operator-sanctions").locator("xpath=../..")).to_contain_text("Mute: Jan the rude")
    jan.page.keyboard.press("t")
    jan.page.locator(".phrases button").first.click()
    expect(jan.page.locator(".banner.refused")).to_contain_text("The host has muted you")
    page.get_by_role("button", name="Ban or mute Jan the rude").click()
    dialog.get_by_label("Ban", exact=True).check()
    dialog.get_by_label("Reason for them").fill("See you next week.")
    dialog.get_by_label("For how long").select_option("10080")
    dialog.get_by_role("button", name="Ban").click()
    expect(jan.page.get_by_role("heading", level=1)).to_have_text("You are banned from this server")
    expect(jan.page.locator(".notice")).to_contain_text("See you next week.")
    check(jan.page)
    jan.go("/")
    expect(jan.page.get_by_role("heading", level=1)).to_have_text("You are banned from this server")
    for _ in range(2):
        count = page.get_by_role("button", name=re.compile("^Lift: Jan the rude")).count()
        page.get_by_role("button", name=re.compile("^Lift: Jan the rude")).first.click()
        expect(page.get_by_role("button", name=re.compile("^Lift: Jan the rude"))).to_have_count(count - 1)
    jan.go("/")
    expect(jan.page.locator(".game").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_the_page_fits_and_reads_well(open_browser: Opening, token: str, width: int, height: int) -> None:
    """In the language with the longest words, by light, with a table, a ban and an announcement."""
    host = open_browser(
        "ru", width=width, height=height, refused=True, settings='{"motion":"off","theme":"light"}'
    ).front()
    host.make_table(["me", "open", "bot:random"])
    host.ask("/api/operator/enter", {"token": token})
    host.ask("/api/operator/sanctions", {"measure": "silence", "address": "2001:db8::1", "note": "Шум"})
    page = host.go("/operator").page
    expect(page.locator(".operator-tables > li").first).to_be_visible()
    check(page)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing sticks out"
