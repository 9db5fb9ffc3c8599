"""A made-up language, accented and longer than English, on the browser's screens: no raw key, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from deckhall.text import LANGUAGES
from tests.server.people import RunningServer, config, running
from tests.text.pseudo import TAG, accented, lay_pseudo_language
from tests.web.conftest import listen
from tests.web.looks import check
from tests.web.people import Player

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (360, 740))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that was started with a language that the client was not built with."""
    LANGUAGES[TAG] = lay_pseudo_language(tmp_path_factory.mktemp("languages"))
    with running(config(tmp_path_factory.mktemp("server"))) as server:
        yield server
    del LANGUAGES[TAG]


@pytest.fixture
def player(browser: Browser, server: RunningServer) -> Iterator[Player]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.setItem('deckhall-language', '{TAG}')")
    page = context.new_page()
    complaints: list[str] = []
    listen(page, complaints, refused=False)
    yield Player(page, f"http://{server.address}")
    context.close()
    assert complaints == []


def look(player: Player) -> None:
    """Look at a screen, wide and on a phone."""
    expect(player.page.locator("html")).to_have_attribute("lang", TAG)
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        check(player.page, axe=False)


def test_pages_in_a_made_up_language(player: Player) -> None:
    player.front()
    expect(player.page.locator("select").first).to_contain_text(accented("English"))
    look(player)
    for path in ("/new/ascension", "/new/ashes", "/cards", "/decks", "/learn", "/replay"):
        player.go(path)
        expect(player.page.locator("h1").first).to_be_visible()
        look(player)


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_a_table_in_a_made_up_language(player: Player, game: str) -> None:
    player.front()
    if game == "ashes":
        player.sit(player.make_ashes_table(["me", "bot:easy"], decks=["iron_men", "mist_guardian"]))
    else:
        player.sit(player.make_table(["me", "bot:easy"]))
    look(player)
