"""Before a game: a friend comes by the link, chooses a deck and sits down."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import play_together

pytestmark = pytest.mark.browser

OWN = {
    "key": "mine",
    "name": "Meine Natter",
    "phoenixborn": "maeoni_viper",
    "cards": {},
    "dice": {"natural": 10},
}


def test_two_browsers_play_ashes_by_link_each_with_a_deck_and_a_language(open_browser: Opening) -> None:
    ada, ola = open_browser("en").front(), open_browser("pl", width=360, height=740, touch=True).front()
    ada.go("/new/ashes")
    ada.page.get_by_role("radio", name="The Iron Men").check(force=True)
    ada.page.locator(".seat-choices select").nth(1).select_option("open")
    ada.page.locator("summary").click()
    ada.page.get_by_label("First Five").select_option("suggested")
    ada.page.get_by_role("button", name="Create table").click()
    lobby = ada.page.locator(".lobby")
    expect(lobby.get_by_role("radio", name="The Iron Men")).to_be_checked()
    with ada.page.expect_response("**/join"):
        lobby.get_by_role("radio", name="The Cloudsea Siren").check(force=True)
    check(ada.page, axe=False)
    ola.go(ada.page.evaluate("location.pathname"))
    check(ola.page, axe=False)
    ola.page.get_by_role("radio", name="Srebrne Węże").check(force=True)
    ola.sit_down()
    for player in (ada, ola):
        expect(player.page.locator(".board")).to_be_visible()
    table = ada.ask(ada.page.evaluate("location.pathname").replace("/table/", "/api/tables/"))
    assert table["choices"]["decks"] == ["cloudsea_siren", "snakes_in_silver"]
    play_together((ada, ola), lambda: ada.seq > 12)
    expect(ola.page.locator(".near .phoenixborn-tile")).to_contain_text("Maeoni")


def test_who_sits_may_choose_again_and_a_broken_deck_is_not_taken(open_browser: Opening) -> None:
    ada, ola = open_browser("en").front(), open_browser("de").front()
    path = ada.make_ashes_table(
        ["me", "open", "open"], decks=["iron_men", None, None], first_five="suggested"
    )
    ola.page.evaluate("decks => localStorage.setItem('deckhall-decks', decks)", json.dumps([OWN]))
    ola.go(path)
    page = ola.page
    page.get_by_role("radio", name="Meine Natter").check(force=True)
    expect(page.get_by_role("alert")).to_contain_text("noch nicht")
    expect(page.get_by_role("radio", name="Zufällig")).to_be_checked()
    page.get_by_role("radio", name="Die Königin").check(force=True)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Hier hinsetzen").first.click()
    expect(page.locator(".lobby-seats li.open")).to_have_count(1)
    page.reload()
    chosen = page.get_by_role("radio", name="Die Königin")
    expect(chosen).to_be_checked()
    with page.expect_response("**/join"):
        page.get_by_role("radio", name="Die Eisenmänner").check(force=True)
    ada.go(path)
    ada.page.get_by_role("button", name="Start now").click()
    expect(page.locator(".board")).to_be_visible()
    table = ada.ask(path.replace("/table/", "/api/tables/"))
    assert table["choices"]["decks"][:2] == ["iron_men", "iron_men"]
