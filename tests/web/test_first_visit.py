"""A friend opens a table's link as the first visit ever, sits down and plays, in whatever order things come."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Opening
from tests.web.people import PATIENCE, Player

pytestmark = pytest.mark.browser

LATE = 400  # milliseconds


def at_once(page: Page) -> None:
    """Nothing is in the way."""


def socket_late(page: Page) -> None:
    def connect(line: WebSocketRoute) -> None:
        page.wait_for_timeout(LATE)
        line.connect_to_server()

    page.route_web_socket("**/ws/**", connect)


def requests_late(page: Page) -> None:
    def pass_on(route: Route) -> None:
        page.wait_for_timeout(LATE)
        route.continue_()

    page.route("**/api/**", pass_on)


def page_without_cookie(page: Page) -> None:
    """The page's cookie does not last, and the socket is opened before another one comes."""

    def pass_on(route: Route) -> None:
        page.context.clear_cookies()
        route.continue_()

    page.route("**/main.js", pass_on)
    requests_late(page)


HINDRANCES = (at_once, socket_late, requests_late, page_without_cookie)


@pytest.mark.parametrize("hindrance", HINDRANCES)
@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_a_friend_sits_down_on_the_first_visit_and_plays(
    open_browser: Opening, game: str, hindrance: Callable[[Page], None]
) -> None:
    visit_and_play(open_browser, game, hindrance)


@pytest.mark.soak
@pytest.mark.parametrize("hindrance", HINDRANCES)
@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_twenty_friends_of_twenty_sit_down_and_play(
    open_browser: Opening, game: str, hindrance: Callable[[Page], None]
) -> None:
    for number in range(20):
        try:
            visit_and_play(open_browser, game, hindrance)
        except Exception as error:
            error.add_note(f"{number} of 20 had sat down and played")
            raise


def visit_and_play(open_browser: Opening, game: str, hindrance: Callable[[Page], None]) -> None:
    """A friend with a fresh browser opens the link of a table as the first page ever."""
    host = open_browser().front()
    path = make_table_for_a_friend(host, game)
    host.go(path)
    friend = open_browser()
    hindrance(friend.page)
    friend.go(path)
    sit_down_and_move(friend, host)
    for player in (friend, host):
        player.page.context.close()


def test_whoever_lost_their_cookies_but_kept_the_page_sits_down_and_plays(open_browser: Opening) -> None:
    host = open_browser().front()
    path = make_table_for_a_friend(host, "ascension")
    friend = open_browser().go(path)
    friend.page.context.clear_cookies()
    host.go(path)
    friend.go(path)
    sit_down_and_move(friend, host)


def make_table_for_a_friend(host: Player, game: str) -> str:
    if game == "ashes":
        return host.make_ashes_table(["me", "open"], decks=["iron_men", None], first_five="suggested")
    return host.make_table(["me", "open"], first_player=1)


def sit_down_and_move(friend: Player, host: Player) -> None:
    friend.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.locator(".lobby-seats .not-ready")).to_have_count(1)  # one may still choose a deck
    friend.page.get_by_role("button", name="I'm ready").click()
    for player in (friend, host):
        expect(player.page.locator(".board")).to_be_visible()
    expect(friend.page.locator(".watching")).to_have_count(0)
    until = time.monotonic() + PATIENCE
    while not friend.is_asked():
        assert time.monotonic() < until, "the friend is never asked"
        host.step()
    before = friend.seq
    friend.step()
    while friend.seq == before:  # the first click may have chosen only a part of the move
        assert time.monotonic() < until, "the friend's move has no effect"
        friend.step()
