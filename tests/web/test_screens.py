"""Every screen in every language, wide and on a phone, dark and light: nothing raw, cut off, or found by axe.

The tables are set once, each at a moment worth looking at, by one guest; then that guest comes with every language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, StorageState, WebSocketRoute, expect

from deckhall.text.languages import complete_languages
from tests.laws.games import SOAK
from tests.server.people import RunningServer, slow_bots
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.people import QUICK, Player

pytestmark = pytest.mark.browser

WIDE, MIDDLE, PHONE = (1440, 900), (1024, 768), (360, 740)
# Where readers of a language walk. Each screen on the way is then made as small, or as wide, as the others in the list.
# English and German (long words) are looked at in all sizes, the others on a phone, where there is least room.
NARROW = (PHONE, WIDE) if SOAK else (PHONE,)
SIZES = {"en": (WIDE, PHONE), "de": (WIDE, MIDDLE, PHONE)}
# In every run the languages with the longest words and texts; the pseudo-language is longer than all (test_pseudo.py).
WALKED = complete_languages() if SOAK else ("en", "de", "ru")
# What axe finds has little to do with the words, and it takes its time.
AXE = ("en", "pl") if SOAK else ("en",)
SETTLED = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
)
TRIES = 8


@dataclass
class Tables:
    """Paths of tables, by what is to be seen at them, and the guest who sits at them."""

    guest: StorageState
    record: Path
    paths: dict[str, str]


@dataclass(frozen=True)
class Moment:
    """A moment of a game, as the first seat sees it (JavaScript on `view`), and the table at which it comes."""

    game: str
    bots: int
    choices: dict[str, Any]
    until: str


MY_TURN = "view.decision?.player === 0 && view.decision.prompt === 'turn'"
OVER = "false"
DECKS = ["cloudsea_siren", "iron_men", "mist_guardian", "bloodwoods_queen"]
TWO = {"decks": DECKS[:2], "first_five": "suggested"}
MOMENTS = {
    "ascension": Moment("ascension", 2, {"honor_pool": 90}, f"{MY_TURN} && view.turn > 12"),
    "teams": Moment("ascension", 3, {"honor_pool": 90, "variant": "teams"}, f"{MY_TURN} && view.turn > 8"),
    "solo": Moment("ascension", 0, {"honor_pool": 60, "variant": "solo"}, f"{MY_TURN} && view.turn > 2"),
    "ascension tray": Moment(
        "ascension",
        1,
        {"honor_pool": 150, "edition": "anniversary"},
        "view.decision?.player === 0"
        " && view.decision.options?.some(one => ['discard', 'void', 'deck'].includes(one.place))",
    ),
    "ascension over": Moment("ascension", 1, {"honor_pool": 8}, OVER),
    "ashes": Moment("ashes", 1, TWO, f"{MY_TURN} && !view.main_done && began > 4"),
    "ashes for four": Moment(
        "ashes", 3, {**TWO, "decks": DECKS}, f"{MY_TURN} && !view.main_done && began > 4"
    ),
    "defence": Moment(
        "ashes", 1, TWO, "view.decision?.player === 0 && ['block', 'counter'].includes(view.decision.prompt)"
    ),
    "draft": Moment(
        "ashes",
        1,
        {"draft": True, "players": 2},
        "view.decision?.player === 0 && view.draft?.mine?.length > 3",
    ),
    "ashes over": Moment("ashes", 1, TWO, OVER),
}


def set_table(player: Player, moment: Moment) -> str:
    """A table at which this moment has come; its path."""
    over = moment.until == OVER
    wish = {
        "game": moment.game,
        "seats": ["me", *["bot:easy"] * moment.bots],
        "choices": moment.choices,
        "settings": QUICK,
    }
    for luck in range(TRIES):
        with pytest.MonkeyPatch.context() as fixed:
            if not SOAK:  # the same games in every run: a screen that fails can be looked at again
                fixed.setattr("secrets.randbits", Random(luck).getrandbits)
            path = f"/table/{player.ask('/api/tables', wish)['id']}"
            if player.let_a_bot_play(path, moment.until) is not over:
                return path
    raise AssertionError(f"in {TRIES} games this never came: {moment.until}")


@pytest.fixture(scope="module")
def tables(browser: Browser, server: RunningServer, tmp_path_factory: pytest.TempPathFactory) -> Tables:
    context = browser.new_context()
    player = Player(context.new_page(), f"http://{server.address}").front()
    player.ask("/api/me", {"name": "Maximiliane"})
    paths = {}
    with slow_bots(server, 0.01):  # so that a player can take a seat back before the bot answers
        for name, moment in MOMENTS.items():
            paths[name] = set_table(player, moment)
    paths["first five"] = player.make_ashes_table(decks=DECKS[:2])
    paths["lobby"] = player.make_table(["me", "open", "bot:easy"])
    paths["ashes lobby"] = player.make_ashes_table(["me", "open"], decks=["iron_men", None])
    record = tmp_path_factory.mktemp("records") / "game.json"
    over = paths["ashes over"].removeprefix("/table/")
    answer = context.request.get(
        f"{player.address}/api/records/{over}"
    )  # not by the page: its numbers are too short
    record.write_text(json.dumps(json.loads(answer.text())["record"]))
    guest = context.storage_state()
    guest["origins"] = []  # the language and the settings are each reader's own
    context.close()
    return Tables(guest, record, paths)


# Each walk goes from screen to screen, and says where it is.
Walk = Callable[[Player, Tables], Iterator[str]]


def front(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    player.front()
    expect(page.locator(".table-line").first).to_be_visible()
    yield "front page, with games of mine"
    page.locator(".page-top .me").click()
    expect(page.locator("dialog .settings")).to_be_visible()
    yield "settings"
    page.locator("dialog .settings fieldset > button").first.click()
    expect(page.locator("dialog .copy-link input")).to_be_visible()
    yield "settings, with the link for another device"
    player.go("/recover/used.up.token")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "front page, with a refusal"
    player.go("/learn")
    expect(page.locator(".game").first).to_be_visible()
    yield "what to learn"
    for game in ("ascension", "ashes"):
        player.go(f"/learn/{game}")
        expect(page.locator(".learn-example .face").first).to_be_visible()
        yield f"guide to {game}"


def new_tables(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    for game in ("ascension", "ashes"):
        player.go(f"/new/{game}")
        expect(page.locator("form")).to_be_visible()
        page.locator("summary").click()
        expect(page).to_have_title(re.compile(" · Deckhall$"))
        variants = page.locator("input[name=variant]")
        for index in range(variants.count()):
            variants.nth(index).check(force=True)
            yield f"new table of {game}, variant {index}"
            if page.locator("input[name=players]").count():
                page.locator("input[name=players]").last.check(force=True)
                for choice in page.locator(".details select").all():
                    choice.select_option(index=choice.locator("option").count() - 1)
                yield f"new table of {game}, variant {index}, most players, other rules"
        if game == "ascension":
            page.locator("input[type=number]").first.fill("9999")
            page.evaluate("document.querySelector('form').noValidate = true")
            page.locator("form button[type=submit]").click()
            expect(page.get_by_role("alert")).to_be_visible()
            yield "new table, refused"
    for name in ("lobby", "ashes lobby"):
        player.go(tables.paths[name])
        expect(page.locator(".lobby .invite")).to_be_visible()
        if name == "ashes lobby":
            expect(page.locator(".lobby .deck-choice")).to_be_visible()
        yield name


def cards(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    for path, count in (
        ("ascension?edition=godslayer", 53),
        ("ascension?edition=anniversary", 53),
        ("ashes", 78),
    ):
        player.go(f"/cards/{path}")
        expect(page.locator(".card-grid li")).to_have_count(count)
        yield f"cards of {path}"
    page.locator(".card-grid .card").first.click()
    expect(page.locator(".zoom.pinned")).to_be_visible()
    yield "a card seen large"
    page.keyboard.press("Escape")
    page.locator("input[type=search]").fill("xyz")
    expect(page.locator(".card-grid li")).to_have_count(0)
    yield "no card found"


def decks(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    player.go("/decks")
    for kept in player.ask("/api/my/decks")["decks"]:  # of the guest in another language
        player.ask(f"/api/my/decks/{kept['id']}/remove", {})
    player.go("/decks")
    expect(page.locator(".deck-card").first).to_be_visible()
    yield "decks"
    page.locator(".decks-head button").nth(1).click()
    page.locator("dialog textarea").fill("???")
    yield "a deck to read"
    page.locator("dialog .primary").click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "a deck that cannot be read"
    page.keyboard.press("Escape")
    page.locator(".deck-card").first.click()
    expect(page.locator(".verdict.legal")).to_be_visible()
    yield "a deck that can be played"
    player.go("/decks")
    page.locator(".decks-head .primary").click()
    expect(page.locator(".verdict .faults li").first).to_be_visible()
    for card in page.locator(".shelf-cards .card").all()[:3]:
        for _ in range(4):
            card.click()
    expect(page.locator(".verdict .faults li")).not_to_have_count(2)
    yield "a deck that cannot be played"
    page.locator(".decks-head .quiet").last.click()
    yield "a deck to be thrown away"


def ascension(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    player.sit(tables.paths["ascension"])
    player.wait_until_asked()
    yield "turn"
    page.keyboard.press("e")
    if page.locator(".reminder").count():
        yield "reminder before the turn ends"
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hint-says")).to_be_visible()
    yield "hint"
    for key, dialog in (("m", ".menu-dialog"), ("?", ".help-dialog"), ("t", ".chat-panel")):
        page.keyboard.press(key)
        expect(page.locator(dialog)).to_be_visible()
        yield dialog
        page.keyboard.press("Escape")
        expect(page.locator(dialog)).to_have_count(0)
    if page.evaluate("innerWidth < 1100"):
        page.keyboard.press("l")
        expect(page.locator(".log-dialog")).to_be_visible()
        yield "log"
        page.keyboard.press("Escape")
    page.locator(".row .card").first.focus()
    page.keyboard.press("z")
    expect(page.locator(".zoom.pinned")).to_be_visible()
    yield "a card seen large"
    page.keyboard.press("Escape")
    for pile in page.locator("button.pile:visible").all()[:3]:
        pile.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield "a pile"
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for name in ("ascension tray", "solo", "teams"):
        player.sit(tables.paths[name])
        player.wait_until_asked()
        yield name
    player.sit(tables.paths["ascension over"])
    expect(page.locator(".result-dialog")).to_be_visible()
    yield "result"


def ashes(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    for name in ("draft", "first five", "ashes for four", "defence"):
        player.sit(tables.paths[name])
        player.wait_until_asked()
        yield name
    player.sit(tables.paths["ashes"])
    player.wait_until_asked()
    yield "turn"
    page.keyboard.press("h")
    expect(page.locator(".hint-says")).to_be_visible()
    expect(page.locator(".hint-says")).to_contain_text(re.compile(r"\d+\s?%"))
    yield "hint"
    page.keyboard.press("e")
    expect(page.locator(".reminder")).to_be_visible()
    yield "reminder before passing"
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.locator(".stepper button").last.click()
    yield "meditation"
    page.keyboard.press("Escape")
    if page.locator("[data-key=a]").count():
        page.keyboard.press("a")
        page.locator(".near .unit.glows").first.click()
        yield "attack"
        page.keyboard.press("Escape")
    for pile in page.locator("button.count:visible:not([disabled])").all()[:3]:
        pile.click()
        expect(page.locator(".pile-dialog")).to_be_visible()
        yield "a pile"
        page.keyboard.press("Escape")
        expect(page.locator(".pile-dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".help-dialog")).to_be_visible()
    yield "help"
    page.keyboard.press("Escape")
    page.locator(".near .phoenixborn-tile").focus()
    page.keyboard.press("z")
    expect(page.locator(".zoom.pinned")).to_be_visible()
    yield "a Phoenixborn seen large"
    player.sit(tables.paths["ashes over"])
    expect(page.locator(".result-dialog")).to_be_visible()
    yield "result"


def replays(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    player.go("/replay")
    expect(page.locator(".table-line").first).to_be_visible()
    yield "replays"
    for name in ("ascension over", "ashes over"):
        for seat in ("0", "all"):
            player.go(tables.paths[name].replace("/table/", "/replay/") + f"?move=25&seat={seat}")
            expect(page.locator(".replay-bar")).to_be_visible()
            expect(page.locator(".turn-jump")).to_be_visible()
            expect(page.locator(".replay-bar .play-on:not(.analyse)")).to_be_visible()
            if name == "ashes over":  # the board of Ascension has no box of its own
                board = page.locator(".board").bounding_box()
                assert board is not None
                assert board["width"] > 0.6 * page.evaluate("innerWidth")
            yield f"replay of {name}, seen by {seat}"
    player.go("/replay")
    page.locator("input[type=file]").set_input_files(tables.record)
    expect(page.locator(".replay-bar")).to_be_visible()
    yield "replay of a file"


def notices(player: Player, tables: Tables) -> Iterator[str]:
    page = player.page
    for path in ("/table/nothing", "/nowhere", "/new/chess", "/replay/nothing", "/replay/file"):
        player.go(path)
        expect(page.locator(".notice h1")).to_be_visible()
        expect(page.locator(".notice button").first).to_be_visible()
        yield path
    page.route("**/parts/**", lambda route: route.fulfill(status=404))
    page.locator(".page-top nav a").nth(1).dispatch_event("click")  # on a phone it is not in sight
    expect(page.locator(".notice h1")).to_be_visible()
    yield "a page that cannot be fetched"
    page.unroute("**/parts/**")
    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/ws/**", lambda line: lines.append(line) if lines else pass_on(line, lines))
    player.sit(tables.paths["ascension"])
    lines[0].close(code=1006)
    expect(page.locator(".banner")).to_be_visible()
    yield "a lost connection"


def pass_on(line: WebSocketRoute, lines: list[WebSocketRoute]) -> None:
    """Let the first connection through; later ones hang."""
    line.connect_to_server()
    lines.append(line)


WALKS: list[Walk] = [front, new_tables, cards, decks, ascension, ashes, replays, notices]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("language", WALKED)
def test_every_screen(open_browser: Opening, tables: Tables, language: str, walk: Walk) -> None:
    usual, *others = SIZES.get(language, NARROW)
    player = open_browser(language, *usual, touch=usual == PHONE, refused=True, storage_state=tables.guest)
    for screen in walk(player, tables):
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        try:
            check(player.page, axe=language in AXE)
            for size in others:
                resize(player, size)
                check(player.page, axe=False)
            if others:
                resize(player, usual)
        except AssertionError as error:
            error.add_note(f"on the screen: {screen}, {player.page.viewport_size}")
            raise


def resize(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.evaluate(SETTLED)


def test_an_onlooker_reads_every_screen(open_browser: Opening, tables: Tables) -> None:
    player = open_browser("de", width=360, height=740, touch=True, refused=True)
    for name in ("ascension", "ashes for four"):
        player.sit(tables.paths[name])
        expect(player.page.locator(".watching")).to_be_visible()
        check(player.page)
    for name in ("lobby", "ashes lobby"):
        player.go(tables.paths[name])
        expect(player.page.get_by_role("button", name=re.compile("Hier hinsetzen"))).to_be_visible()
        check(player.page)
