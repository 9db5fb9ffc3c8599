"""Friends at one table: the lobby, talk, spectators, another game; people at one device; and one's own games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import QUICK, Player

pytestmark = pytest.mark.browser


def make(player: Player, seats: list[str], **settings: object) -> str:
    wish = {"game": "ascension", "seats": seats, "choices": {"first_player": 0}}
    made = player.ask("/api/tables", {**wish, "settings": {**QUICK, **settings}})
    return f"/table/{made['id']}"


def test_friends_from_the_lobby_to_another_game(open_browser: Opening) -> None:
    host = open_browser().front()
    clock = {"kind": "bank", "seconds": 600, "increment": 5, "at_zero": "bot"}
    path = make(host, ["me", "open"], chat=True, clock=clock)
    host.go(path)
    lobby = host.page.locator(".lobby")
    expect(lobby.locator(".works")).to_contain_text("this computer only")
    expect(lobby.locator(".choices")).to_contain_text("Chronicle of the Godslayer")
    for fact in ("10 min each, +5 s per decision", "hints", "free chat", "spectators welcome"):
        expect(lobby.locator(".table-facts")).to_contain_text(fact)

    friend = open_browser(width=390, height=844, touch=True).go(path)
    friend.page.get_by_label("What should the others call you?").fill("Ola")
    check(friend.page)
    friend.page.get_by_role("button", name="Sit here").click()
    expect(lobby.locator(".lobby-seats")).to_contain_text("Ola")
    expect(lobby.locator(".not-ready")).to_be_visible()
    check(host.page)
    host.page.get_by_role("button", name="Wait, not yet").click()
    friend.page.get_by_role("button", name="I'm ready").click()
    expect(lobby.locator("li", has_text="Ola").locator(".ready")).to_be_visible()
    expect(lobby).to_be_visible()  # the host takes their time
    host.page.get_by_role("button", name="I'm ready").click()
    for player in (host, friend):
        expect(player.page.locator(".board")).to_be_visible()

    watcher = open_browser().go(path)
    expect(host.page.locator(".watchers")).to_contain_text("1 spectator")
    expect(watcher.page.locator(".watching")).to_be_visible()
    host.wait_until_asked()
    host.page.keyboard.press("t")
    panel = host.page.locator(".chat-panel")
    panel.get_by_label("Say something").fill("x" * 300)
    host.page.keyboard.press("Enter")
    expect(panel.locator(".said b")).to_have_text("Guest 1")
    bubble = friend.page.locator(".bubble p")
    expect(bubble).to_contain_text("Guest 1")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    with host.seeing_it_done():
        host.page.locator(".hand .glows").first.click()  # the game goes on beside the talk
    host.page.go_back()
    expect(panel).to_have_count(0)
    expect(host.page.locator(".board")).to_be_visible()

    friend.page.get_by_role("button", name="Menu").click()
    friend.page.get_by_role("button", name="Concede").click()
    friend.page.get_by_role("button", name="Concede this game?").click()
    friend.page.locator(".result-dialog").get_by_role("button", name="Play again").click()
    host.page.get_by_role("button", name="Ola wants another game: join").click()
    for player in (host, friend):
        expect(player.page.locator(".board")).to_be_visible()
        expect(player.page).not_to_have_url(re.compile(path))


def test_back_closes_a_card_before_it_leaves_the_page(open_browser: Opening) -> None:
    ada = open_browser(width=390, height=844, touch=True).front()
    expect(ada.page.get_by_role("navigation").get_by_role("link", name="Cards")).to_be_visible()
    ada.page.get_by_role("navigation").get_by_role("link", name="Cards").click()
    ada.page.locator(".card-grid .card").first.click()
    zoom = ada.page.locator(".zoom.pinned")
    expect(zoom).to_be_visible()
    ada.page.go_back()
    expect(zoom).to_have_count(0)
    expect(ada.page.locator(".cards-page")).to_be_visible()
    ada.page.locator(".card-grid .card").first.click()
    expect(zoom).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    ada.page.go_back()
    expect(ada.page.locator(".front")).to_be_visible()


def test_two_people_at_one_device_see_only_their_own_cards(open_browser: Opening) -> None:
    ada = open_browser().front()
    ada.ask("/api/me", {"name": "Ada"})
    ada.go("/new/ascension")
    ada.page.locator(".seat-choices select").nth(1).select_option("here:")
    ada.page.locator(".here-name input").fill("Ola")
    check(ada.page)
    ada.page.get_by_role("button", name="Start game").click()
    cover = ada.page.locator(".hand-over")
    seen: list[str] = []
    for _ in range(2):
        expect(cover).to_be_visible()
        expect(ada.page.locator(".hand, .board")).to_have_count(0)
        name = cover.locator("h1").inner_text().removeprefix("Hand the device to ")
        seen.append(name)
        check(ada.page)
        ada.page.get_by_role("button", name=f"I am {name}").click()
        expect(ada.page.locator(".my-name")).to_contain_text(name)
        expect(ada.page.locator(".hand .card")).to_have_count(5)
        ada.page.keyboard.press("e")
        ada.page.locator(".reminder [data-key=e]").or_(cover).first.wait_for()
        if ada.page.locator(".reminder").count():
            ada.page.locator(".reminder [data-key=e]").click()
    assert sorted(seen) == ["Ada", "Ola"]
    expect(cover).to_contain_text(seen[0])


def test_my_games_say_how_they_stand_and_can_be_put_away(open_browser: Opening) -> None:
    ada = open_browser().front()
    ada.page.get_by_role("button", name="Play against a bot").first.dblclick()
    expect(ada.page.locator(".board")).to_be_visible()
    assert len(ada.ask("/api/my/tables")["tables"]) == 1, "a double click is one wish"
    ada.make_ashes_table(["me", "bot:random"], decks=["iron_men", "snakes_in_silver"], first_five="suggested")
    ada.front()
    games = ada.page.locator(".my-games")
    ashes = games.locator(".my-game", has_text="Ashes")
    for words in ("against Bot (random)", "Coal Roarkwin", "Maeoni Viper", "15 : 22"):
        expect(ashes).to_contain_text(words)
    expect(ashes.locator("time")).to_have_count(1)
    check(ada.page, axe=False)
    ashes.get_by_role("button", name="Concede").click()
    ashes.get_by_role("button", name="Concede?").click()
    expect(ashes.locator(".state")).to_have_text("you lost")
    ashes.get_by_role("button", name="Move to archive").click()
    expect(ashes).to_have_count(0)
    games.get_by_role("button", name="Archive").click()
    ashes.get_by_role("button", name="Delete for good").click()
    ashes.get_by_role("button", name="Delete for good?").click()
    expect(games.locator(".my-game")).to_have_count(0)
    games.get_by_role("button", name="All").click()
    expect(games.locator(".my-game")).to_have_count(1)


def test_a_device_link_says_that_it_is_secret_works_once_and_ends(open_browser: Opening) -> None:
    ada = open_browser().front()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Continue on another device").click()
    note = ada.page.locator(".device-link .note")
    expect(note).to_contain_text("secret")
    expect(note).to_contain_text("works once, until")


def test_a_friend_is_the_partner_in_teams(open_browser: Opening) -> None:
    ada = open_browser().front().go("/new/ascension")
    ada.page.get_by_role("radio", name="Teams").check(force=True)
    form = ada.page.locator(".new-table")
    expect(form.locator(".team-line").first).to_have_text("Team 1: You and Open, for a friend")
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.locator(".lobby-seats li.open")).to_contain_text("your partner")
