"""A made-up language, accented and longer than English, on the browser's screens: no raw key, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from deckhall.puzzles import puzzles
from deckhall.server.operator_door import token_from
from deckhall.text import LANGUAGES
from tests.server.people import RunningServer, config, running
from tests.text.pseudo import PLAIN, TAG, accented, lay_pseudo_language
from tests.web.conftest import listen
from tests.web.looks import check
from tests.web.people import SOON, Player
from tests.web.test_analysis import done, played_badly
from tests.web.test_lessons import state
from tests.web.test_profile import authenticator_of, finish, open_settings

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (360, 740))
ROOMY = ((1440, 900), (414, 896))  # for a table that shares the screen with its analysis
# Words that are the same in every language: names of languages, of keys and of the player, what the browser says about
# times and days, and the command that a host types.
SAME = re.compile(
    r"Deckhall|English|Deutsch|Español|Polski|Português \(Brasil\)|\(Home\)|\(End\)|http\S+|\bYmnlf\b"
    r"|\b[AP]M\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b"
)
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')].flatMap(
    one => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n').split('\\n')"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that was started with a language that the client was not built with."""
    LANGUAGES[TAG] = lay_pseudo_language(tmp_path_factory.mktemp("languages"))
    with running(config(tmp_path_factory.mktemp("server"))) as server:
        yield server
    del LANGUAGES[TAG]


@pytest.fixture
def player(browser: Browser, server: RunningServer) -> Iterator[Player]:
    yield from at_the_browser(browser, server, refused=False)


@pytest.fixture
def host(browser: Browser, server: RunningServer) -> Iterator[Player]:
    """Somebody whom the operator's page refuses until they show the token."""
    yield from at_the_browser(browser, server, refused=True)


def at_the_browser(browser: Browser, server: RunningServer, refused: bool) -> Iterator[Player]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(SOON)
    context.add_init_script(
        f"localStorage.setItem('deckhall-language', '{TAG}');"
        """localStorage.setItem('deckhall-settings', '{"motion":"off"}')"""
    )
    page = context.new_page()
    complaints: list[str] = []
    listen(page, complaints, refused=refused)
    yield Player(page, f"http://{server.address}")
    context.close()
    assert complaints == []


Screens = Iterator[str]  # their names, each while the player is at it


def look_at(player: Player, screens: Screens, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Look at screens, wide and on a phone, and say everything that is wrong with them."""
    wrong = []
    for screen in screens:
        expect(player.page.locator("html")).to_have_attribute("lang", TAG)
        for width, height in reversed(sizes):  # ending with the size in which the player goes on
            player.page.set_viewport_size({"width": width, "height": height})
            try:
                check(player.page, axe=False)
            except AssertionError as error:
                wrong.append(f"{screen}, {width} wide: {error}")
        if not screen.startswith("guide"):  # which is shown in English where a language has none
            wrong += [
                f"{screen}, in English: {line}" for line in player.page.evaluate(SAID) if is_plain(line)
            ]
    assert not wrong, "\n".join(wrong)


def is_plain(line: str) -> bool:
    """Whether a line has words that did not come from the catalogue of the language."""
    return not PLAIN.isdisjoint(SAME.sub("", line))


def test_pages_in_a_made_up_language(player: Player) -> None:
    look_at(player, pages(player))


def pages(player: Player) -> Screens:
    player.front()
    expect(player.page.locator("select").first).to_contain_text(accented("English"))
    yield "front page"
    for path in ("/new/ascension", "/new/ashes", "/cards", "/cards/ashes", "/replay", "/puzzles", "/learn"):
        player.go(path)
        expect(player.page.locator("h1").first).to_be_visible()
        if path.startswith("/cards"):
            expect(player.page.locator(".card-grid .face").first).to_be_visible()
        yield path
    for game in ("ascension", "ashes"):
        player.go(f"/learn/{game}")
        expect(player.page.locator(".lesson-card").first).to_be_visible()
        expect(player.page.locator(".learn-example .face").first).to_be_visible()
        yield f"guide to {game}, with its lessons"


def test_decks_in_a_made_up_language(player: Player) -> None:
    look_at(player, decks(player))


def decks(player: Player) -> Screens:
    page = player.page
    player.go("/decks")
    expect(page.locator(".deck-card").first).to_be_visible()
    yield "decks"
    page.locator(".decks-head .primary").click()
    expect(page.locator(".verdict .faults li").first).to_be_visible()
    yield "a deck that cannot be played"
    player.go("/decks")
    page.locator(".deck-card").last.click()
    expect(page.locator(".verdict.legal")).to_be_visible()
    yield "a deck that can be played"
    page.locator(".decks-head .quiet").last.click()
    yield "a deck to be deleted"


def test_lessons_and_puzzles_in_a_made_up_language(player: Player) -> None:
    look_at(player, lessons_and_puzzles(player))


def lessons_and_puzzles(player: Player) -> Screens:
    page = player.page
    first = [min(puzzles(game), key=lambda one: one.proof.nodes).id for game in ("ascension", "ashes")]
    for path in (
        "/learn/ascension/01-acquire",
        "/learn/ashes/03-side-then-main",
        *map("/puzzles/{}".format, first),
    ):
        player.go(path)
        state(page, "open")
        yield path
    player.go("/learn/ascension/01-acquire")
    state(page, "open")
    page.locator(".answers .end").click()
    page.locator(".reminder [data-key=e]").click()
    state(page, "failed")
    yield "a failed lesson"


def test_ones_own_pages_in_a_made_up_language(player: Player, server: RunningServer) -> None:
    # Passkeys belong to a name, which an address is not.
    look_at(player, own_pages(Player(player.page, f"http://localhost:{server.address.rpartition(':')[2]}")))


def own_pages(player: Player) -> Screens:
    page = player.page
    player.front()
    player.ask("/api/me", {"name": "Ymnlf"})
    finish(player, ["me", "bot:easy"])
    ashes = player.make_ashes_table(decks=["iron_men", "snakes_in_silver"]).removeprefix("/table/")
    player.ask(f"/api/my/tables/{ashes}/give_up", {})
    player.go("/me")
    expect(page.locator(".results li")).to_have_count(2)
    yield "results"
    player.front()
    authenticator_of(player)
    open_settings(player)
    page.locator("fieldset.account", has_text=accented("Create a passkey")).locator("button").first.click()
    expect(page.locator(".passkeys li")).to_have_count(1)
    yield "settings with notices, a passkey and one's data"
    page.get_by_role("button", name=accented("Delete everything about me")).click()
    expect(page.locator(".deletion")).to_be_visible()
    yield "the question before everything is deleted"


def test_the_operators_page_in_a_made_up_language(host: Player, server: RunningServer) -> None:
    look_at(host, operators_pages(host, token_from(server.tables.services.config.secret())))


def operators_pages(player: Player, token: str) -> Screens:
    page = player.page
    player.front()
    player.go("/operator")
    expect(page.locator("input").first).to_be_visible()
    yield "the operator's door"
    player.ask("/api/me", {"name": "Ymnlf"})
    table = player.make_table(["me", "bot:easy"], first_player=0)
    page.locator("input").first.fill(token)
    page.keyboard.press("Enter")
    expect(page.locator(".operator-tables > li").first).to_be_visible()
    yield "tables"
    page.locator(".operator-tables > li").first.get_by_role("button", name=accented("Close table")).click()
    yield "a table to be closed"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=accented("Announce to all")).click()
    expect(page.locator(".announcement")).to_be_visible()
    yield "an announcement"
    player.ask(f"/api/operator/tables/{table.rpartition('/')[2]}/close", {})
    player.sit(table)
    expect(page.locator(".result-dialog")).to_be_visible()
    yield "a closed table"
    player.ask("/api/operator/announcement/withdraw", {})


def test_an_analysis_in_a_made_up_language(player: Player, server: RunningServer) -> None:
    look_at(player, an_analysis(player, *played_badly(server, "Ymnlf", 6)), ROOMY)


def an_analysis(player: Player, table: str, cookie: str) -> Screens:
    page = player.page
    page.context.add_cookies([{"name": "deckhall", "value": cookie, "url": player.address}])
    player.go(f"/replay/{table}?seat=0&analysis=1")
    done(page)
    yield "chances"
    page.locator("body").press("ArrowDown")
    expect(page.locator(".analysis-says")).to_contain_text(accented("Better:"))
    yield "a mistake"
    page.get_by_role("button", name=accented("Details")).press("Enter")
    expect(page.locator(".analysis-dialog .analysis-moves button").first).to_be_visible()
    yield "details"


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_a_game_in_a_made_up_language(player: Player, game: str) -> None:
    look_at(player, a_game(player, game))


def a_game(player: Player, game: str) -> Screens:
    page = player.page
    player.front()
    player.go(a_table(player, game, "open"))
    expect(page.locator(".lobby .invite")).to_be_visible()
    yield "lobby"
    path = a_table(player, game, "bot:easy")
    player.sit(path)
    player.wait_until_asked()
    yield "table"
    player.let_a_bot_play(path, "false")
    player.sit(path)
    expect(page.locator(".result-dialog")).to_be_visible()
    yield "result"
    player.go(path.replace("/table/", "/replay/") + "?move=25&seat=0")
    expect(page.locator(".replay-bar .play-on:not(.analyse)")).to_be_visible()
    yield "replay"
    player.front()
    expect(page.locator(".my-game").first).to_be_visible()
    yield "my games"
    page.locator(".my-games .filter").nth(2).click()
    expect(page.locator(".my-game").first).to_be_visible()
    yield "my games that are over"


def a_table(player: Player, game: str, other: str) -> str:
    """The path of a new table for the player and someone else."""
    if game == "ascension":
        return player.make_table(["me", other])
    return player.make_ashes_table(["me", other], decks=["iron_men", "mist_guardian"], first_five="suggested")
