"""A move is drawn in turns: its cards at once, then the question, new faces and the log, one in each frame."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening

pytestmark = pytest.mark.browser

# Frames come only while nobody holds them.
HOLD_FRAMES = """
  const real = window.requestAnimationFrame, held = [];
  window.requestAnimationFrame = draw => window.holding ? held.push(draw) : real(draw);
  window.goOn = () => { window.holding = false; held.splice(0).forEach(draw => real(draw)); };
"""
UNFINISHED = """() => [...document.querySelectorAll('.ghost, .table .card > .plain, .hand .card:not(:has(.name))')]
    .map(found => found.outerHTML.slice(0, 80))"""


def test_a_question_that_is_answered_cannot_be_answered_until_the_next_is_drawn(
    open_browser: Opening,
) -> None:
    player = open_browser().front()
    page = player.page
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.add_init_script(HOLD_FRAMES)
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    before, answers = player.seq, len(sent)

    page.evaluate("window.holding = true; document.querySelector('.hand .glows').click()")
    expect(page.locator(".table")).to_have_attribute("data-seq", str(before + 1))
    expect(page.locator(".hand .card")).to_have_count(4)  # the cards lie as they do now
    assert player.seq == before  # the question is the old one, and says that it is answered
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    page.evaluate("document.querySelector('.answers .end').click()")
    page.evaluate("document.querySelector('.reminder [data-key=e]')?.click()")
    page.wait_for_timeout(300)
    assert len(sent) == answers + 1, sent[answers:]

    page.evaluate("window.goOn()")
    expect(page.locator(".prompt")).to_have_attribute("data-seq", str(before + 1))
    expect(page.locator(".prompt")).not_to_have_attribute("aria-busy", "true")
    page.locator(".hand .glows").first.click()
    expect(page.locator(".prompt")).to_have_attribute("data-seq", str(before + 2))


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_where_things_move_every_card_comes_to_rest_with_its_face(open_browser: Opening, game: str) -> None:
    player = open_browser(settings='{"motion":"fast"}').front()
    page = player.page
    player.sit(
        player.make_table(["me", "bot:easy"], honor=60, first_player=0)
        if game == "ascension"
        else player.make_ashes_table(decks=["iron_men", "mist_guardian"], first_five="suggested")
    )
    for _ in range(12):
        player.wait_until_asked()
        player.step()
    player.wait_until_asked()
    page.wait_for_function(f"() => ({UNFINISHED})().length === 0")
    assert page.evaluate("document.querySelectorAll('.log li').length") > 5


def test_new_lines_of_the_log_are_in_sight_unless_older_ones_are_read(open_browser: Opening) -> None:
    player = open_browser(height=700).front()
    page = player.page
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    left = (
        "(log => log.scrollHeight - log.scrollTop - log.clientHeight)(document.querySelector('.rail .log'))"
    )

    def play_on(lines: int) -> None:
        while page.locator(".log li").count() < lines:
            player.wait_until_asked()
            player.step()
        player.wait_until_asked()

    play_on(60)
    page.wait_for_function(f"() => {left} < 2 && document.querySelector('.rail .log').scrollTop > 100")
    page.evaluate("document.querySelector('.rail .log').scrollTop = 20")
    page.wait_for_timeout(100)
    play_on(75)
    assert page.evaluate("document.querySelector('.rail .log').scrollTop") == 20
    page.locator(".log-button").click()  # the log is put away, and comes back
    expect(page.locator(".rail")).to_be_hidden()
    page.locator(".log-button").click()
    expect(page.locator(".rail")).to_be_visible()
