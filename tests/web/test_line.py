"""A lost connection is noticed within seconds, and no click is carried out behind the player's back."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Opening

pytestmark = pytest.mark.browser

LOST = "Connection lost"


def test_a_line_that_falls_silent_is_noticed_and_clicks_on_it_come_to_nothing(open_browser: Opening) -> None:
    ada = open_browser().front()
    path = ada.make_table(["me", "bot:random"], first_player=0)
    cut = False
    acts: list[str] = []
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def to_server(message: str | bytes) -> None:
            acts.extend([str(message)] if '"act"' in str(message) else [])
            if not cut:
                server.send(message)

        line.on_message(to_server)
        server.on_message(lambda message: None if cut else line.send(message))

    ada.page.route_web_socket("**/ws/**", connect)
    ada.sit(path)
    ada.wait_until_asked()
    before = ada.seq
    cut = True
    banner = ada.page.locator(".banner", has_text=LOST)
    expect(banner).to_be_visible()  # within five seconds: web/test/connection.test.ts, by a clock of its own
    refused = ada.page.locator(".banner.refused")
    ada.page.locator(".hand .glows").first.click()
    expect(refused).to_contain_text("nothing was sent")
    while len(lines) == 1:  # the page tries again, on a line that is as silent
        ada.page.wait_for_timeout(20)
    expect(refused).to_be_hidden()
    ada.page.locator(".hand .glows").first.click()
    expect(refused).to_contain_text("nothing was sent")
    cut = False
    expect(banner).to_be_hidden()
    ada.wait_until_asked()
    assert acts == []
    assert ada.seq == before, "nothing was carried out meanwhile"
    ada.step()
    assert ada.seq > before


def test_a_browser_that_goes_offline_says_so_at_once(open_browser: Opening) -> None:
    ada = open_browser().front()
    ada.sit(ada.make_table(["me", "bot:random"], first_player=0))
    ada.wait_until_asked()
    ada.page.context.set_offline(True)
    banner = ada.page.locator(".banner", has_text=LOST)
    expect(banner).to_be_visible()
    ada.page.context.set_offline(False)
    expect(banner).to_be_hidden()
