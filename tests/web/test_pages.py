"""Every page in every language: nothing raw, nothing cut off, nothing that axe finds; and what the pages do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.people import config, running
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import Player

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "pl", "de", "ru", "pt-BR")

WIDE, MIDDLE, PHONE = (1440, 900, False), (1024, 768, False), (360, 740, True)
# Axe takes its time: it looks at every language, at every size and at both lights, but not at all of them together.
LOOKED_AT_BY_AXE = {
    ("en", WIDE): "dark",
    ("pl", WIDE): "light",
    ("de", PHONE): "dark",
    ("ru", PHONE): "light",
    ("pt-BR", MIDDLE): "dark",
}
_finished: dict[str, str] = {}


def finished_once(player: Player) -> str:
    """A finished game of this server, played by the first who asks for one."""
    if player.address not in _finished:
        _finished[player.address] = finished(player)
    return _finished[player.address]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE], ids=["wide", "middle", "phone"])
def test_every_page_in_every_language(
    open_browser: Opening, language: str, size: tuple[int, int, bool]
) -> None:
    width, height, touch = size
    axe = (language, size) in LOOKED_AT_BY_AXE
    light = LOOKED_AT_BY_AXE.get((language, size), "dark")
    settings = f'{{"motion":"off","theme":"{light}"}}'
    player = open_browser(language, width=width, height=height, touch=touch, settings=settings).front()
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("data-theme", light)
    check(page, axe)
    page.locator(".page-top .me").click()
    expect(page.locator("dialog .settings")).to_be_visible()
    check(page, axe)
    player.go("/learn")
    expect(page.locator("h1")).to_be_visible()
    check(page, axe)
    player.go("/decks")
    expect(page.locator(".deck-card").first).to_be_visible()
    check(page, axe)
    player.go("/new/ascension")
    expect(page.locator("form")).to_be_visible()
    page.locator("details summary").click()
    check(page, axe)
    player.go(player.make_table(["me", "open"]))
    expect(page.locator(".lobby")).to_be_visible()
    check(page, axe)
    player.sit(player.make_table(["me", "bot:random", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    check(page, axe)
    page.locator("[data-key=a]").click()
    expect(page.locator(".hand .card")).to_have_count(0)
    check(page, axe)
    for key, dialog in (("m", ".menu-dialog"), ("?", ".help-dialog"), ("t", ".talk-dialog")):
        page.keyboard.press(key)
        expect(page.locator(dialog)).to_be_visible()
        check(page, axe)
        page.keyboard.press("Escape")
        expect(page.locator(dialog)).to_have_count(0)
    player.go("/replay")
    expect(page.locator("h1")).to_be_visible()
    check(page, axe)
    player.front()
    player.go(f"/replay/{finished_once(player)}?move=9&seat=0")
    expect(page.locator(".replay-bar")).to_be_visible()
    check(page, axe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_in_every_language(open_browser: Opening, language: str) -> None:
    player = open_browser(language)
    for page, cards in (
        ("ascension?edition=godslayer", 53),
        ("ascension?edition=anniversary", 53),
        ("ashes", 78),
    ):
        player.go(f"/cards/{page}")
        expect(player.page.locator(".card-grid li")).to_have_count(cards)
        check(player.page, axe=language == "en")


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
    page.locator(".seat-choices select").nth(1).select_option("bot:random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board")).to_be_visible()
    table = player.ask("/api" + page.evaluate("location.pathname").replace("/table/", "/tables/"))
    assert table["choices"]["variant"] == "teams"
    assert table["choices"]["edition"] == "anniversary"
    player.front()
    expect(page.locator(".tables").first.locator(".table-line")).to_have_count(1)


def test_a_refused_table_says_why(open_browser: Opening) -> None:
    player = open_browser(refused=True).go("/new/ascension")
    page = player.page
    page.locator("details summary").click()
    page.locator("input[type=number]").fill("9999")
    page.evaluate("document.querySelector('form').noValidate = true")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be set up")


def finished(player: Player) -> str:
    path = player.make_table(["me", "bot:random"], honor=2)
    player.sit(path)
    player.play_to_the_end()
    return path.removeprefix("/table/")


def test_a_replay_is_stepped_scrubbed_and_linked(open_browser: Opening) -> None:
    player = open_browser().front()
    table = finished(player)
    page = player.page
    page.locator(".result-dialog").get_by_role("button", name="Replay").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    check(page)
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".move-number")).to_contain_text("1 /")
    page.locator(".replay-bar input").evaluate(
        "slider => { slider.value = slider.max; slider.dispatchEvent(new Event('input', {bubbles: true})) }"
    )
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".board")).to_be_visible()
    page.get_by_label("Go to a turn").select_option("0")
    expect(page.locator(".move-number")).to_contain_text("0 /")
    player.go(f"/replay/{table}?move=3&seat=1")
    expect(page.locator(".move-number")).to_contain_text("3 /")


def test_a_record_file_is_opened(open_browser: Opening, tmp_path: Path) -> None:
    player = open_browser(refused=True).front()
    answer = player.page.request.get(f"{player.address}/api/records/{finished(player)}")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(answer.text())["record"]))
    player.go("/replay")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.page.locator(".replay-bar")).to_be_visible()
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "ascension"}')
    player.go("/replay")
    player.page.locator("input[type=file]").set_input_files(wrong)
    expect(player.page.get_by_role("alert")).to_contain_text("not a record")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_is_said_in_words_with_what_to_do(open_browser: Opening, language: str) -> None:
    axe = language == "en"
    player = open_browser(language, refused=True)
    page = player.page
    for path in ("/table/nothing", "/nowhere", "/replay/nothing"):
        player.go(path)
        expect(page.locator(".notice h1")).to_be_visible()
        expect(page.locator(".notice button").first).to_be_visible()
        check(page, axe)
    player.go("/recover/used.up.token")
    expect(page.locator(".refused")).to_be_visible()
    check(page, axe)
    page.route("**/parts/**", lambda route: route.fulfill(status=404))
    page.get_by_role("navigation").get_by_role("link").nth(1).click()
    expect(page.locator(".notice h1")).to_be_visible()
    check(page, axe)


def test_a_page_waits_for_a_server_that_is_late(open_browser: Opening) -> None:
    player = open_browser(refused=True)
    missing = [True]
    player.page.route("**/text/*", lambda route: route.fulfill(status=404) if missing else route.continue_())
    player.go("/")
    player.page.wait_for_timeout(500)
    missing.clear()
    expect(player.page.locator(".game").first).to_be_visible()


def test_too_many_tables_are_refused_in_words(open_browser: Opening, tmp_path: Path) -> None:
    with running(config(tmp_path, games=(), tables_per_guest=1)) as small:
        player = open_browser(address=f"http://{small.address}", refused=True).front()
        player.make_table(["me", "open"])
        player.page.get_by_role("button", name="Play against a bot").first.click()
        expect(player.page.get_by_role("alert")).to_contain_text("Close some and try again")


def test_somebody_may_look_on(open_browser: Opening) -> None:
    player, onlooker = open_browser().front(), open_browser().front()
    path = player.make_table(["me", "bot:random"], honor=60, first_player=0)
    player.sit(path)
    player.wait_until_asked()
    onlooker.sit(path)
    expect(onlooker.page.locator(".watching")).to_be_visible()
    expect(onlooker.page.locator(".board .glows")).to_have_count(0)
    expect(onlooker.page.locator(".hand .hidden")).to_have_count(5)


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
