"""What the server says no to is said in words, with what to do next, and never blocks the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.people import config, running
from tests.web.conftest import Opening
from tests.web.looks import check

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740, "touch": True}
OWN = {
    "key": "mine",
    "name": "Meine Natter",
    "phoenixborn": "maeoni_viper",
    "cards": {"hammer_knight": 4},
    "dice": {"natural": 10},
}


@pytest.mark.parametrize(
    ("language", "gone", "closed", "taken", "size"),
    [
        ("en", "create a table of your own", "the browser you joined with", "All seats are taken", {}),
        (
            "de",
            "mach selbst einen Tisch auf",
            "in dem du dich hingesetzt hast",
            "Alle Plätze sind besetzt",
            PHONE,
        ),
    ],
    ids=["desktop", "phone"],
)
def test_whoever_cannot_come_in_reads_what_to_do(
    open_browser: Opening, language: str, gone: str, closed: str, taken: str, size: dict[str, Any]
) -> None:
    host = open_browser().front()
    friend = open_browser(language, **size)
    friend.go("/table/nothing")
    expect(friend.page.get_by_role("alert")).to_contain_text(gone)
    expect(friend.page.locator(".notice button")).to_have_count(1)  # to try again would not help
    wish = {"game": "ascension", "seats": ["me", "bot:random"], "choices": {"first_player": 0}}
    private = host.ask("/api/tables", {**wish, "settings": {"watch": False}})["id"]
    friend.go(f"/table/{private}")
    expect(friend.page.get_by_role("alert")).to_contain_text(closed)
    check(friend.page)
    full = host.ask("/api/tables", wish)["id"]
    friend.go(f"/table/{full}")
    expect(friend.page.locator(".question")).to_contain_text(taken)
    check(friend.page)
    expect(friend.page.locator(".watching")).to_be_visible()
    friend.go("/recover/used-up")
    expect(friend.page.get_by_role("alert")).to_be_visible()
    check(friend.page)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Honor in the pool: choose a number from 1 to 600."),
        ("ru", "Слава в запасе: укажите число от 1 до 600."),
    ],
)
def test_a_refused_table_says_why(open_browser: Opening, language: str, words: str) -> None:
    player = open_browser(language, refused=True).go("/new/ascension")
    page = player.page
    page.locator("details summary").click()
    page.locator("input[type=number]").first.fill("9999")
    page.evaluate("document.querySelector('form').noValidate = true")
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text(words)
    check(page, axe=False)


def test_a_table_with_a_broken_deck_says_what_breaks_it(open_browser: Opening) -> None:
    player = open_browser("de", **PHONE, refused=True)
    player.go("/")
    page = player.page
    page.evaluate("decks => localStorage.setItem('deckhall-decks', decks)", json.dumps([OWN]))
    player.go("/new/ashes")
    page.get_by_role("radio", name="Meine Natter").check(force=True)
    page.locator("button[type=submit]").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Das Deck von Platz 1 ist nicht regelkonform.")
    expect(alert.locator("li")).to_have_count(2)
    expect(alert).to_contain_text("4")
    expect(alert).to_contain_text("30")
    check(page)


def test_suggested_cards_need_a_deck_that_has_them(open_browser: Opening) -> None:
    """Said of the choice, not of the deck, which is as it should be."""
    player = open_browser("pl", refused=True).front()
    page = player.page
    ready = player.ask("/api/decks/check", {"game": "ashes", "deck": "snakes_in_silver"})["deck"]
    own = {**OWN, "phoenixborn": ready["phoenixborn"], "cards": ready["cards"], "dice": ready["dice"]}
    page.evaluate("decks => localStorage.setItem('deckhall-decks', decks)", json.dumps([own]))
    player.go("/new/ashes")
    page.get_by_role("radio", name="Meine Natter").check(force=True)
    page.locator("details summary").click()
    page.get_by_label("Pierwsza Piątka").select_option("suggested")
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("niech każdy sam wybierze pięć kart")


def test_too_many_tables_are_refused_in_words(open_browser: Opening, tmp_path: Path) -> None:
    with running(config(tmp_path, tables_per_guest=1)) as small:
        player = open_browser(address=f"http://{small.address}", refused=True).front()
        player.make_table(["me", "open"])
        player.page.get_by_role("button", name="Play against a bot").first.click()
        expect(player.page.get_by_role("alert")).to_contain_text("Close some and try again")


def refuse_the(number: int, line: WebSocketRoute) -> None:
    """Let a table's line through, but refuse the so-and-so-many-th answer as too fast."""
    table = line.connect_to_server()
    answers = 0

    def pass_on(message: str | bytes) -> None:
        nonlocal answers
        said = json.loads(message)
        answers += said["t"] == "act"
        if said["t"] == "act" and answers == number:
            line.send(json.dumps({"t": "refused", "reason": "too_fast", "seq": said["seq"], "args": {}}))
        else:
            table.send(message)

    line.on_message(pass_on)


def test_a_refused_step_of_several_lets_the_player_go_on(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    path = player.make_ashes_table(decks=["iron_men", "mist_guardian"])
    page.route_web_socket("**/ws/**", lambda line: refuse_the(1, line))
    player.sit(path)
    player.wait_until_asked()
    expect(page.locator(".first-five .chosen")).to_have_count(5)  # the suggestion
    page.locator(".answers [data-key=e]").click()
    expect(page.get_by_role("alert")).to_contain_text("Too fast")
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".first-five .chosen")).to_have_count(5)
    page.locator(".answers [data-key=e]").click()
    expect(page.locator(".first-five")).to_have_count(0)


def test_all_cards_that_were_refused_can_be_played_again(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    path = player.make_table(["me", "bot:random"], honor=60, first_player=0)
    page.route_web_socket("**/ws/**", lambda line: refuse_the(1, line))
    player.sit(path)
    player.wait_until_asked()
    page.locator(".answers [data-key=a]").click()
    expect(page.get_by_role("alert")).to_contain_text("Too fast")
    expect(page.locator(".hand .card")).to_have_count(5)
    page.locator(".answers [data-key=a]").click()
    expect(page.locator(".hand .card")).to_have_count(0)
