"""People who come back: results, a notice of their turn in another tab, passkeys, their data taken and deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.people import RunningServer
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import Player

pytestmark = pytest.mark.browser

# Keeps what the page would have shown as a notice of the browser.
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = localStorage.getItem('test-permission') ?? 'default';
  static async requestPermission() {
    localStorage.setItem('test-permission', 'granted');
    return this.permission = 'granted';
  }
  constructor(title, { body, tag }) { window.notices.push({ title, body, tag }); }
  close() {}
};
"""
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def open_settings(player: Player) -> Page:
    player.page.locator(".page-top .me").click()
    expect(player.page.locator("fieldset.account").last).to_be_visible()
    return player.page


def finish(player: Player, seats: list[str]) -> str:
    """A game that is given up at once; its table."""
    table = player.make_table(seats).removeprefix("/table/")
    player.ask(f"/api/my/tables/{table}/give_up", {})
    return table


def test_results_are_counted_filtered_and_lead_to_replays(open_browser: Opening) -> None:
    ada = open_browser("en").front()
    ada.ask("/api/me", {"name": "Ada"})
    finish(ada, ["me", "bot:easy"])
    last = finish(ada, ["me", "bot:random", "bot:random"])
    ashes = ada.make_ashes_table(decks=["iron_men", "snakes_in_silver"]).removeprefix("/table/")
    ada.ask(f"/api/my/tables/{ashes}/give_up", {})
    ada.go("/me")
    page = ada.page
    expect(page.locator(".total")).to_contain_text("3 games")
    expect(page.locator(".results li")).to_have_count(3)
    check(page)
    page.locator(".group", has_text="Opponent").get_by_role("button", name=re.compile("random", re.I)).click()
    expect(page.locator(".results li")).to_have_count(2)
    page.locator(".group", has_text="Played as").get_by_role("button", name=re.compile("Coal")).click()
    expect(page.locator(".results li")).to_have_count(1)
    expect(page.locator(".total")).to_contain_text("1 game")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download record").click()
    assert json.loads(Path(downloading.value.path()).read_text())["game"] == "ashes"
    page.get_by_role("button", name="Show all games").click()
    page.locator(f'.results a[href="/replay/{last}"]').click()
    expect(page.locator(".board")).to_be_visible()


def test_my_turn_is_told_in_another_tab(open_browser: Opening) -> None:
    hasty = '{"motion":"off","remind":false}'
    ola, jan = open_browser("en").front(), open_browser("en", settings=hasty).front()
    ola.page.context.add_init_script(NOTICES)
    for player, name in ((ola, "Ola"), (jan, "Jan")):
        player.ask("/api/me", {"name": name})
    ola.front()
    settings = open_settings(ola)
    assert settings.evaluate("Notification.permission") == "default", "nobody is asked before they want it"
    settings.get_by_label("Tell me when it's my turn").check()
    check(settings)
    path = jan.make_table(["me", "open"], first_player=0)
    ola.ask(path.replace("/table/", "/api/tables/") + "/join", {})
    ola.sit(path)
    elsewhere = ola.page.context.new_page()
    elsewhere.goto(ola.address + "/cards")
    icon = elsewhere.locator('link[rel="icon"]')
    expect(elsewhere).to_have_title("Cards · Deckhall")
    ola.page.evaluate(HIDE)  # the other tab lies over it
    jan.sit(path).page.locator(".answers .end").click()
    expect(elsewhere).to_have_title("● Cards · Deckhall")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    [notice] = ola.page.evaluate("window.notices")
    assert notice["title"] == "Your turn"
    assert "Jan" in notice["body"]
    assert elsewhere.evaluate("window.notices") == [], "it is told once"
    ola.page.locator(".answers .end").click()
    ola.page.locator(".reminder [data-key=e]").click()
    expect(elsewhere).to_have_title("Cards · Deckhall")
    expect(icon).to_have_attribute("href", "/icon.svg")


AUTHENTICATOR = {
    "options": {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
}


def authenticator_of(player: Player) -> tuple[CDPSession, str]:
    """An authenticator in a browser, which says yes to everything."""
    devtools = player.page.context.new_cdp_session(player.page)
    devtools.send("WebAuthn.enable")
    made = devtools.send("WebAuthn.addVirtualAuthenticator", AUTHENTICATOR)
    return devtools, str(made["authenticatorId"])


def test_a_passkey_makes_another_browser_the_same_guest(open_browser: Opening, server: RunningServer) -> None:
    address = f"http://localhost:{server.address.rpartition(':')[2]}"
    ada = open_browser("en", address=address).front()
    ada.ask("/api/me", {"name": "Ada"})
    ada.front()
    devtools, authenticator = authenticator_of(ada)
    page = open_settings(ada)
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.locator(".passkeys li")).to_have_count(1)
    check(page)
    [made] = devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    other = open_browser("en", address=address).front()
    there, copy = authenticator_of(other)
    there.send("WebAuthn.addCredential", {"authenticatorId": copy, "credential": made})
    assert other.ask("/api/me")["name"] == ""
    open_settings(other).get_by_role("button", name="Sign in with a passkey").click()
    expect(other.page.locator(".page-top .me")).to_contain_text("Ada")
    assert other.ask("/api/me") == ada.ask("/api/me")
    open_settings(other)
    expect(other.page.locator(".passkeys li")).to_contain_text("last used")
    other.page.get_by_role("button", name="Delete passkey").click()
    expect(other.page.locator(".passkeys li")).to_have_count(0)


def test_my_data_is_taken_and_deleted(open_browser: Opening) -> None:
    ada = open_browser("en").front()
    ada.ask("/api/me", {"name": "Ada"})
    ada.front()
    before = ada.ask("/api/me")
    table = finish(ada, ["me", "bot:random"])
    page = open_settings(ada)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download my data").click()
    told = json.loads(Path(downloading.value.path()).read_text())
    assert told["guest"]["name"] == "Ada"
    assert [game["id"] for game in told["games"]] == [table]
    page.get_by_role("button", name="Delete everything about me").click()
    check(page)
    page.get_by_role("button", name="Keep everything").click()
    assert ada.ask("/api/me") == before
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.locator(".page-top .me")).to_contain_text("Guest")
    after = ada.ask("/api/me")
    assert (after["name"], after["id"] != before["id"]) == ("", True)
