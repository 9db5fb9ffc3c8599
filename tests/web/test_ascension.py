"""Whole games of Ascension in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.people import config, running
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import play_together

pytestmark = pytest.mark.browser


def test_one_click_on_the_front_page_plays(open_browser: Opening) -> None:
    player = open_browser().front()
    player.page.get_by_role("button", name="Play against a bot").first.click()
    expect(player.page.locator(".board")).to_be_visible()
    player.wait_until_asked()
    expect(player.page.locator(".hand .card")).to_have_count(5)
    expect(player.page.locator(".row .card")).to_have_count(6)


@pytest.mark.parametrize("edition", ["godslayer", "anniversary"])
def test_a_game_by_clicks(open_browser: Opening, edition: str) -> None:
    player = open_browser().front()
    player.sit(player.make_table(["me", "bot:random"], honor=4, edition=edition))
    player.play_to_the_end()
    expect(player.page.locator(".scores li")).to_have_count(2)
    assert player.page.locator(".scores .winner").count() == 1


def test_alone_against_samael(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_table(["me"], honor=10, variant="solo"))
    player.wait_until_asked()
    expect(player.page.locator(".samael")).to_be_visible()
    expect(player.page.locator(".row .doomed")).to_have_count(2)
    player.play_to_the_end()
    expect(player.page.locator(".scores li")).to_have_count(2)


def test_teams_may_give_to_the_partner(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_table(["me", "bot:random", "bot:random", "bot:random"], honor=12, variant="teams"))
    player.wait_until_asked()
    expect(player.page.locator(".seat.partner")).to_have_count(1)
    given = False
    while not player.is_over() and not given:
        player.wait_until_asked()
        gift = player.page.locator(".option-menu button", has_text="for your partner")
        if gift.count():
            gift.first.click()
            expect(player.page.locator(".rail .log li[data-kind=given]").last).to_contain_text("You acquire")
            given = True
        else:
            player.step()
    assert given
    player.play_to_the_end()
    assert player.page.locator(".scores:not(.team-scores) .winner").count() == 2
    assert player.page.locator(".team-scores .winner").count() == 1


def test_a_game_by_keys_alone(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    for _ in range(30):  # to the button that plays, by Tab alone
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Play against a bot":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    player.sit(player.make_table(["me", "bot:random"], honor=5))
    for _ in range(600):
        player.wait_until_asked()
        if player.is_over():
            break
        before = page.evaluate("document.querySelector('.prompt').dataset.seq")
        if page.locator("[data-key=a]").count():
            page.keyboard.press("a")
        elif page.locator(".reminder").count():
            page.keyboard.press("e")
        elif page.locator(".board .glows").count():
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        elif page.locator("[data-key='1']").count():
            page.keyboard.press("1")
        else:
            page.keyboard.press("e")
        page.wait_for_function(
            "before => document.querySelector('.prompt').dataset.seq !== before"
            " || document.querySelector('.reminder, .option-menu, .result-dialog')",
            arg=before,
        )
    assert player.is_over()


def test_arrows_walk_the_table_and_the_focus_stays(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    page = player.page

    def zone() -> str:
        return str(page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''"))

    page.locator(".hand .card").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement === document.querySelectorAll('.hand .card')[1]")
    page.keyboard.press("Enter")
    expect(page.locator(".played-now .card")).to_have_count(1)
    assert zone() == "hand"
    page.keyboard.press("ArrowUp")
    assert zone() != "hand"
    page.locator(".hand .card").first.focus()
    page.keyboard.press("z")
    expect(page.locator(".zoom.pinned")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".zoom.pinned")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".help-dialog")).to_be_visible()


def test_ending_a_turn_reminds_and_undo_takes_back(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    page = player.page
    expect(page.locator(".hand .glows")).to_have_count(5)  # equal cards too
    page.locator(".answers .end").click()
    expect(page.locator(".reminder")).to_contain_text("play 5 cards")
    page.get_by_role("button", name="Keep playing").click()
    page.locator("h1").evaluate(  # a key that is held down asks, and does not answer itself
        """at => [false, true, true].forEach(repeat => at.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'e', repeat, bubbles: true })))"""
    )
    expect(page.locator(".reminder")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(5)
    page.keyboard.press("Escape")
    page.locator(".hand .card").first.click()
    expect(page.locator(".hand .card")).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .card")).to_have_count(5)
    expect(page.locator(".rail .log li[data-kind=undone]")).to_have_count(1)


def test_the_page_can_be_loaded_anew_in_the_middle(open_browser: Opening) -> None:
    player = open_browser().front()
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    player.page.locator(".hand .card").first.click()
    expect(player.page.locator(".hand .card")).to_have_count(4)
    player.page.reload()
    expect(player.page.locator(".hand .card")).to_have_count(4)
    expect(player.page.locator(".rail .log li[data-kind=played]")).to_have_count(1)


def test_the_server_may_restart_in_the_middle(open_browser: Opening, tmp_path: Path) -> None:
    settings = config(tmp_path)
    with running(settings) as first:
        address = first.address
        player = open_browser(address=f"http://{address}").front()
        player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
        player.wait_until_asked()
        player.page.locator(".hand .card").first.click()
        expect(player.page.locator(".hand .card")).to_have_count(4)
    expect(player.page.locator(".banner")).to_contain_text("Reconnecting")
    with running(config(tmp_path, port=int(address.rpartition(":")[2]))):
        expect(player.page.locator(".banner")).to_have_count(0)
        player.page.locator(".hand .card").first.click()
        expect(player.page.locator(".hand .card")).to_have_count(3)


def test_a_phone_plays_by_taps(open_browser: Opening) -> None:
    player = open_browser(width=360, height=740, touch=True).front()
    player.sit(player.make_table(["me", "bot:random"], honor=5))
    player.wait_until_asked()
    sizes = player.page.evaluate(
        "[document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]"
    )
    assert sizes[0] <= sizes[1]
    assert sizes[2] <= sizes[3]
    for part in (".row .card", ".always .card", ".hand .card", ".answers .end", ".seat"):
        for box in [found.bounding_box() for found in player.page.locator(part).all()]:
            assert box is not None
            assert box["x"] >= -1
            assert box["x"] + box["width"] <= 361
            assert box["y"] + box["height"] <= 741
    player.play_to_the_end(tap=True)


def test_two_browsers_by_link_in_two_languages(open_browser: Opening) -> None:
    ada, ola = open_browser("en").front(), open_browser("pl").front()
    ada.ask("/api/me", {"name": "Ada"})
    ola.ask("/api/me", {"name": "Ola"})
    path = ada.make_table(["me", "open"], honor=3)
    ada.go(path)
    expect(ada.page.locator(".lobby")).to_be_visible()
    ola.go(path)
    ola.sit_down()
    for player in (ada, ola):
        expect(player.page.locator(".board")).to_be_visible()
    ada.page.get_by_role("button", name="Say something").click()
    ada.page.get_by_role("button", name="Good luck!").click()
    expect(ola.page.locator(".bubble")).to_contain_text("Powodzenia!")
    ada.page.keyboard.press("Escape")
    play_together((ada, ola), lambda: ada.is_over() and ola.is_over())
    expect(ada.page.locator(".result-dialog")).to_be_visible()
    expect(ola.page.locator(".result-dialog")).to_contain_text("Pula honoru jest pusta")
    won = [player.page.locator(".result-dialog.won").count() for player in (ada, ola)]
    assert sum(won) == 1


def test_cards_glide_unless_motion_is_off(open_browser: Opening) -> None:
    count = """() => { window.glided = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.glided++; return animate.apply(this, how); } }"""
    for settings, more, moves in (
        ('{"motion":"normal"}', {}, True),
        ('{"motion":"off"}', {}, False),
        ('{"motion":"normal"}', {"reduced_motion": "reduce"}, False),
    ):
        player = open_browser(settings=settings, **more).front()
        player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
        player.wait_until_asked()
        player.page.evaluate(count)
        player.page.locator(".hand .card").first.click()
        expect(player.page.locator(".played-now .card")).to_have_count(1)
        assert (player.page.evaluate("window.glided") > 0) is moves


# Nothing lies on something else: the parts of the table from the top to the bottom of an upright phone.
OVERLAPS = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const parts = ['.others', '.center', '.in-play', '.hand .card', '.my-piles .pile', '.prompt'].map(box);
  return parts.slice(1).map((part, index) => Math.round(parts[index].bottom - part.top)).filter(over => over > 1);
}"""


@pytest.mark.parametrize("seats", [1, 4])  # six: test_crowded
def test_a_phone_shows_everything(open_browser: Opening, seats: int) -> None:
    player = open_browser("ru", width=360, height=740, touch=True).front()
    page = player.page
    choices = {"variant": "solo"} if seats == 1 else {"first_player": 0}
    player.sit(player.make_table(["me", *["bot:random"] * (seats - 1)], honor=60, **choices))
    player.wait_until_asked()
    for height in (740, 640):
        page.set_viewport_size({"width": 360, "height": height})
        assert page.evaluate(OVERLAPS) == []
        if seats == 4:
            assert page.evaluate("document.querySelector('.others').scrollWidth") <= 360
        check(page, axe=False)
    for width, height in ((740, 360), (932, 430)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (".row .card", ".hand .card", ".always .card", ".answers button", ".pile"):
            for place in page.locator(part).all():
                box = place.bounding_box()
                assert box is not None
                assert box["width"] > 20, part
                assert box["y"] >= 0, part
                assert box["y"] + box["height"] <= height, part
                assert box["x"] + box["width"] <= width, part
        check(page, axe=False)
