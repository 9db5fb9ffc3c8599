"""Photographs the pages for docs/screenshots: `python -m tools.screenshots`.

Needs the built client and a Chromium. A game is played by clicks until there is something to see.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.people import config, running
from tests.web.conftest import FLAGS, chromium
from tests.web.people import Player

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
TURNS = 7


def sit_down(browser: Browser, address: str, language: str, size: tuple[int, int], theme: str) -> Player:
    """Somebody before a browser of this size, who reads this language."""
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone
    )
    context.add_init_script(
        f"localStorage.setItem('deckhall-language', '{language}');"
        f"localStorage.setItem('deckhall-settings', JSON.stringify({{motion: 'off', theme: '{theme}'}}))"
    )
    player = Player(context.new_page(), f"http://{address}").front()
    player.ask("/api/me", {"name": "Ada"})
    return player


def photograph(player: Player, name: str) -> None:
    player.page.wait_for_timeout(800)
    player.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=86)


def play_some(player: Player, seats: list[str], **choices: object) -> str:
    """Play until the middle of a game, with the cards of a turn on the table."""
    path = player.make_table(seats, honor=90, **choices)
    player.sit(path)
    touch = bool(player.page.evaluate("matchMedia('(pointer: coarse)').matches"))
    ended = 0
    while ended < TURNS:
        player.wait_until_asked()
        ended += (
            player.page.locator(".answers .end").count() and not player.page.locator(".board .glows").count()
        )
        player.step(touch)
    player.wait_until_asked()
    player.step(touch)
    player.wait_until_asked()
    return path


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(config(Path(folder), games=())) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language, size, theme, name in (
            ("en", DESKTOP, "dark", "en"),
            ("pl", DESKTOP, "light", "pl-light"),
            ("ru", PHONE, "dark", "ru-phone"),
            ("en", TABLET, "dark", "en-tablet"),
        ):
            player = sit_down(browser, server.address, language, size, theme)
            photograph(player, f"front-{name}")
            play_some(player, ["me", "bot:easy", "bot:easy"])
            photograph(player, f"ascension-{name}")
        player = sit_down(browser, server.address, "de", DESKTOP, "dark")
        path = player.make_table(["me", "bot:easy"], honor=10)
        player.sit(path)
        player.play_to_the_end()
        player.go(path.replace("/table/", "/replay/") + "?move=30&seat=0")
        player.page.locator(".replay-bar").wait_for()
        photograph(player, "replay-de")
        player.go("/cards")
        player.page.locator(".card-grid li").first.wait_for()
        photograph(player, "cards-de")
        browser.close()


if __name__ == "__main__":
    main()
