"""What the pages around the tables do. How they look is tested in test_screens."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, StorageState, expect

from tests.server.people import RunningServer
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import Player

pytestmark = pytest.mark.browser


def test_cards_are_found_in_the_language_one_reads(open_browser: Opening) -> None:
    player = open_browser("pl").go("/cards")
    page = player.page
    page.locator("input[type=search]").fill("wszechwidzace")
    expect(page.locator(".card-grid li")).to_have_count(1)
    page.locator(".card-grid .card").click()
    expect(page.locator(".zoom.pinned")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("input[type=search]").fill("")
    page.get_by_role("button", name="Potwory").click()
    expect(page.locator(".card-grid li")).to_have_count(11)


def test_cards_are_found_by_type_cost_and_names_of_any_language_and_have_a_link(
    open_browser: Opening,
) -> None:
    player = open_browser(permissions=["clipboard-read", "clipboard-write"]).go("/cards")
    page = player.page
    cards, search = page.locator(".card-grid li"), page.locator("input[type=search]")
    search.fill("construct")
    expect(cards).to_have_count(18)
    search.fill("")
    page.get_by_label("Type").select_option("construct")
    expect(cards).to_have_count(13)
    page.get_by_label("Sort by").select_option("cost")
    costs = [int(text) for text in page.locator(".card-grid .badge.runes").all_inner_texts()]
    assert costs == sorted(costs)
    page.get_by_label("Type").select_option("")
    search.fill("Wszechwidzące")
    expect(cards).to_have_count(1)
    page.locator(".card-grid .card").click()
    zoom = page.locator(".zoom.pinned")
    expect(zoom.locator(".keywords")).to_contain_text("Once per turn")
    zoom.get_by_role("button", name="Copy link to this card").click()
    expect(zoom).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(player.address + "/cards/ascension/")
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("all_seeing"))
    player.go(link.removeprefix(player.address))
    expect(page.locator(".zoom.pinned")).to_be_visible()
    check(page)


def test_the_language_changes_at_once(open_browser: Opening) -> None:
    player = open_browser("en").front()
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    expect(player.page.locator(".answers .end")).to_contain_text("End turn")
    player.page.keyboard.press("m")
    player.page.locator(".menu-dialog select").select_option("de")
    expect(player.page.locator(".answers .end")).to_contain_text("Zug beenden")
    expect(player.page.locator(".row .card .text").first).not_to_contain_text("gain")


def test_a_table_is_made_with_choices(open_browser: Opening) -> None:
    player = open_browser().go("/new/ascension")
    page = player.page
    page.get_by_label("Teams").check()
    expect(page.locator(".seat-choices li")).to_have_count(4)
    page.get_by_label("10th Anniversary Edition").check()
    for seat in (1, 2, 3):  # by default the partner's seat is open for a friend
        page.locator(".seat-choices select").nth(seat).select_option("bot:random")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".board")).to_be_visible()
    table = player.ask("/api" + page.evaluate("location.pathname").replace("/table/", "/tables/"))
    assert table["choices"]["variant"] == "teams"
    assert table["choices"]["edition"] == "anniversary"
    player.front()
    expect(page.locator(".tables").first.locator(".table-line")).to_have_count(1)


@dataclass(frozen=True)
class Finished:
    """A game that is over, and the guest who played it."""

    table: str
    guest: StorageState


@pytest.fixture(scope="module")
def finished(browser: Browser, server: RunningServer) -> Finished:
    """A short game against a bot, played by another bot: how games are played is tested elsewhere."""
    context = browser.new_context()
    player = Player(context.new_page(), f"http://{server.address}").front()
    path = player.make_table(["me", "bot:random"], honor=2)
    player.let_a_bot_play(path, "false")
    guest = context.storage_state()
    guest["origins"] = []  # settings and language are each browser's own
    context.close()
    return Finished(path.removeprefix("/table/"), guest)


def test_a_replay_is_stepped_scrubbed_and_linked(open_browser: Opening, finished: Finished) -> None:
    player = open_browser(storage_state=finished.guest)
    table, page = finished.table, player.page
    player.go(f"/table/{table}")
    page.locator(".result-dialog").get_by_role("button", name="Replay").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Forward one move").click()
    expect(page.locator(".move-number")).to_contain_text("1 /")
    page.locator(".replay-bar input").evaluate(
        "slider => { slider.value = slider.max; slider.dispatchEvent(new Event('input', {bubbles: true})) }"
    )
    expect(page.get_by_role("button", name="Forward one move")).to_be_disabled()
    page.get_by_label("View as").select_option("all")
    expect(page.locator(".board")).to_be_visible()
    jump = page.get_by_label("Go to turn")
    jump.select_option("0")
    expect(page.locator(".move-number")).to_contain_text("0 /")
    jump.select_option(index=2)
    expect(page.locator(".where")).to_contain_text("Turn 3")
    assert jump.locator("option:checked").inner_text().startswith("3 ·")
    player.go(f"/replay/{table}?move=3&seat=1")
    expect(page.locator(".move-number")).to_contain_text("3 /")


def test_all_cards_are_face_up_in_a_replay_and_the_table_stays(
    open_browser: Opening, finished: Finished
) -> None:
    """Every hand is open, nobody is "you", the log follows and leads to its moves, Home and End work."""
    player = open_browser(storage_state=finished.guest)
    table, page = finished.table, player.page
    number = page.locator(".move-number")
    player.go(f"/replay/{table}?move=1&seat=0")
    mine = page.locator(".my-name")
    expect(mine).to_contain_text("Guest")
    page.get_by_label("View as").select_option("all")
    expect(page.locator(".open-hands li")).to_contain_text("Bot (random)'s hand")
    expect(page.locator(".open-hands button").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Go to end")).to_be_disabled()
    expect(mine).to_contain_text("Guest")
    expect(page.locator(".rail .log li.mine")).to_have_count(0)
    page.get_by_label("View as").select_option("1")
    expect(mine).to_contain_text("Bot (random)")
    page.wait_for_function(
        "() => { const log = document.querySelector('.rail .log');"
        " return log.scrollHeight - log.scrollTop - log.clientHeight < 30 }"
    )
    page.locator(".rail .log li button").first.click()
    expect(number).not_to_contain_text(re.compile(r"^(\d+) / \1$"))
    page.locator(".move-number").click()
    page.keyboard.press("Home")
    expect(number).to_contain_text("0 /")
    page.get_by_label("Playback speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(number).not_to_contain_text(re.compile("^0 /"))
    phone = open_browser(width=390, height=780, touch=True, storage_state=finished.guest)
    phone.go(f"/replay/{table}?move=1&seat=0")
    expect(phone.page.locator(".replay-caption")).to_contain_text(re.compile(".{8}"))
    phone.page.get_by_role("button", name="Log").click()
    phone.page.locator(".log-dialog .log li button").first.click()
    expect(phone.page.locator(".log-dialog")).to_have_count(0)
    check(phone.page)


def test_a_moment_is_copied_pasted_and_played_on(open_browser: Opening, finished: Finished) -> None:
    clipboard = ["clipboard-read", "clipboard-write"]
    player = open_browser(refused=True, permissions=clipboard, storage_state=finished.guest)
    page = player.page
    player.go(f"/replay/{finished.table}?move=3&seat=0")
    page.get_by_role("button", name="Share or save").click()
    with page.expect_download() as file:
        page.get_by_role("button", name="Download the record").click()
    assert json.loads(file.value.path().read_text())["names"] == ["Guest", "Bot (random)"]
    page.get_by_role("button", name="Copy position").click()
    expect(page.locator("dialog")).to_contain_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    player.go("/replay")
    page.get_by_role("button", name="Paste a position or record").click()
    text = page.locator("dialog textarea")
    text.fill("{")
    page.locator("dialog .primary").click()
    expect(page.get_by_role("alert")).to_contain_text("isn't a record")
    text.fill(copied)
    page.locator("dialog .primary").click()
    expect(page.locator(".move-number")).to_have_text("3 / 3")
    expect(page.locator(".my-name")).to_contain_text("Guest")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("You play").select_option("1")
    page.locator("dialog").get_by_role("button", name="Play on from here").click()
    player.wait_until_asked()
    expect(page.locator(".where")).to_contain_text("Turn")


def test_a_result_tells_what_the_score_is_made_of_and_stays_at_hand(
    open_browser: Opening, finished: Finished
) -> None:
    player = open_browser(storage_state=finished.guest)
    page = player.page
    player.go(f"/table/{finished.table}")
    result = page.locator(".result-dialog")
    expect(result.locator("table")).to_contain_text("Honor tokens")
    expect(result.get_by_role("img", name="Honor over the turns")).to_be_visible()
    expect(result.locator("details")).to_have_count(2)
    check(page)
    result.get_by_role("button", name="View table").click()
    after = page.get_by_role("region", name="After the game")
    after.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()
    result.get_by_role("button", name="View table").click()
    over = page.url
    after.get_by_role("button", name="Play again").click()
    page.wait_for_function("over => location.href !== over", arg=over)
    expect(page.locator(".board")).to_be_visible()


def test_a_record_file_is_opened(open_browser: Opening, finished: Finished, tmp_path: Path) -> None:
    player = open_browser(refused=True, storage_state=finished.guest)
    answer = player.page.request.get(f"{player.address}/api/records/{finished.table}")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(answer.text())["record"]))
    player.go("/replay")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.page.locator(".replay-bar")).to_be_visible()
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "ascension", "moves": 3}')
    player.go("/replay")
    player.page.locator("input[type=file]").set_input_files(wrong)
    expect(player.page.get_by_role("alert")).to_contain_text("isn't a record")


def test_a_page_waits_for_a_server_that_is_late(open_browser: Opening) -> None:
    player = open_browser(refused=True)
    missing = [True]
    player.page.route("**/text/*", lambda route: route.fulfill(status=404) if missing else route.continue_())
    player.go("/")
    player.page.wait_for_timeout(500)
    missing.clear()
    expect(player.page.locator(".game").first).to_be_visible()


def test_somebody_may_look_on(open_browser: Opening) -> None:
    player, onlooker = open_browser().front(), open_browser().front()
    path = player.make_table(["me", "bot:random"], honor=60, first_player=0)
    player.sit(path)
    player.wait_until_asked()
    onlooker.sit(path)
    expect(onlooker.page.locator(".watching")).to_be_visible()
    expect(onlooker.page.locator(".board .glows")).to_have_count(0)
    expect(onlooker.page.locator(".hand .hidden")).to_have_count(5)


def test_copying_says_whether_it_worked(open_browser: Opening) -> None:
    """Over plain http there is no clipboard: what is selected is copied, if the browser lets us."""
    player = open_browser().front()
    page = player.page
    player.go(player.make_table(["me", "open"]))
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate(
        "() => { document.execCommand = () => { window.copied = document.activeElement.value; return true } }"
    )
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".copying")).to_have_text("Copied")
    assert page.evaluate("window.copied") == page.url
    page.evaluate("() => { document.execCommand = () => false }")
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".copying")).to_have_text("Couldn't copy: your browser doesn't allow it")


def test_the_first_load_is_small(open_browser: Opening) -> None:
    """Page, code and styles of the front page, as they come over the wire."""
    player = open_browser()
    asked: list[Request] = []

    def keep(request: Request) -> None:  # the list's own method is nothing that Playwright can call
        asked.append(request)

    player.page.on("requestfinished", keep)
    player.front()
    player.page.wait_for_load_state("networkidle")
    first = [request for request in asked if request.resource_type in ("document", "script", "stylesheet")]
    assert {"document", "script", "stylesheet"} == {request.resource_type for request in first}
    for request in first:
        answer = request.response()
        assert answer is not None
        small = request.sizes()["responseBodySize"] < 1024
        assert small or answer.header_value("content-encoding") == "gzip", request.url
    assert sum(request.sizes()["responseBodySize"] for request in first) < 150 * 1024


def test_the_browser_can_install_it(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(player.address + address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async source => { const image = new Image(); image.src = source; await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}` }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")
