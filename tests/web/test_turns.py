"""A move is drawn in turns: its cards at once, then the question, new faces and the log, one in each frame."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.people import Player

pytestmark = pytest.mark.browser

# Frames come only while nobody holds them.
HOLD_FRAMES = """
  const real = window.requestAnimationFrame, held = [];
  window.requestAnimationFrame = draw => window.holding ? held.push(draw) : real(draw);
  window.goOn = () => { window.holding = false; held.splice(0).forEach(draw => real(draw)); };
"""
UNFINISHED = """() => [...document.querySelectorAll('.ghost, .table .card > .plain, .hand .card:not(:has(.name))')]
    .map(found => found.outerHTML.slice(0, 80))"""


def a_table(player: Player, game: str) -> str:
    """A table of either game against a bot; its path."""
    if game == "ascension":
        return player.make_table(["me", "bot:easy"], honor=60, first_player=0)
    return player.make_ashes_table(decks=["iron_men", "mist_guardian"], first_five="suggested")


def test_a_question_that_is_answered_cannot_be_answered_until_the_next_is_drawn(
    open_browser: Opening,
) -> None:
    player = open_browser().front()
    page = player.page
    sent: list[str | bytes] = []

    def remember(frame: str | bytes) -> None:
        if '"act"' in str(frame):  # not the heartbeat
            sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", remember))
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


# What glows in the very moment a question is drawn, by the question's number.
KEEP_GLOWS = """() => { window.glowed = {}; new MutationObserver(([{target}]) => {
    window.glowed[target.dataset.seq] = document.querySelectorAll('.board .glows').length;
}).observe(document.querySelector('.prompt'), {attributes: true, attributeFilter: ['data-seq', 'class']}) }"""


def test_a_question_is_drawn_with_everything_that_answers_it(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    player.sit(a_table(player, "ashes"))
    player.wait_until_asked()
    page.evaluate(KEEP_GLOWS)
    compared = 0
    for _ in range(20):
        before = player.seq
        player.step()
        player.wait_until_asked()
        if player.is_over():
            break
        seq = player.seq
        page.wait_for_timeout(100)  # all that a move brings is drawn
        if player.seq == seq != before:
            assert page.locator(".board .glows").count() == page.evaluate(f"window.glowed[{seq}]"), seq
            compared += 1
    assert compared > 3


# Ends the turn in the very moment its question is drawn, once, where something is left to do: that asks first.
END_AT_ONCE = """() => new MutationObserver((_, observer) => {
    const end = document.querySelector('.prompt.asked .answers .end:not(.primary)');
    if (end === null || document.querySelector('.hand .glows') === null) return;
    observer.disconnect();
    end.click();
    window.ended = true;
}).observe(document.querySelector('.prompt'), {attributes: true, attributeFilter: ['data-seq']})"""


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_what_a_quick_hand_begins_as_soon_as_it_is_asked_is_not_lost(
    open_browser: Opening, game: str
) -> None:
    player = open_browser().front()
    page = player.page
    player.sit(a_table(player, game))
    player.wait_until_asked()
    page.evaluate(END_AT_ONCE)
    for _ in range(30):
        if game == "ascension":
            page.locator(".hand .glows").first.click()  # not "play all": that would go on
        else:
            player.step()
        player.wait_until_asked()
        if page.evaluate("window.ended"):
            break
    seq = player.seq
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
    expect(page.locator(".reminder")).to_be_visible()
    assert player.seq == seq


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_where_things_move_every_card_comes_to_rest_with_its_face(open_browser: Opening, game: str) -> None:
    player = open_browser(settings='{"motion":"fast"}').front()
    page = player.page
    player.sit(a_table(player, game))
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
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    play_on(75)
    assert page.evaluate("document.querySelector('.rail .log').scrollTop") == 20
    page.locator(".log-button").click()  # the log is put away, and comes back
    expect(page.locator(".rail")).to_be_hidden()
    page.locator(".log-button").click()
    expect(page.locator(".rail")).to_be_visible()
