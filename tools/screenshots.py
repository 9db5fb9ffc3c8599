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
FOUR = ["cloudsea_siren", "iron_men", "mist_guardian", "bloodwoods_queen"]


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


# What makes a picture of Ashes worth taking: JavaScript on what the first player sees.
MY_TURN = "view.decision?.player === 0 && view.decision.prompt === 'turn' && !view.main_done"
FULL_TABLE = (
    f"{MY_TURN} && view.seats[0].battlefield.length > 2 && view.seats[0].hand.length > 2"
    " && view.seats.every(seat => seat.battlefield.length > 1 && seat.spellboard.length > 1)"
)
FOUR_SIDES = (
    f"{MY_TURN} && view.seats[0].battlefield.length > 1 && view.seats[0].hand.length > 1"
    " && view.seats.every(seat => seat.battlefield.length + seat.spellboard.length > 1)"
)
MY_DEFENCE = (
    "view.decision?.player === 0 && ['block', 'counter'].includes(view.decision.prompt)"
    " && view.attack?.attackers.filter(card => card >= 0).length > 1 && view.seats[0].battlefield.length > 1"
)
TRIES = 12


def sit_at_ashes(player: Player, moment: str, decks: list[str]) -> None:
    """Sit down at a table of Ashes at such a moment; a bot plays until then."""
    for _ in range(TRIES):
        wish = {
            "game": "ashes",
            "seats": ["me", *["bot:easy"] * (len(decks) - 1)],
            "choices": {"decks": decks, "first_five": "suggested"},
            "settings": {"bot_pause": 100, "window_pause": 0},
        }
        path = f"/table/{player.ask('/api/tables', wish)['id']}"
        if player.let_a_bot_play(path, moment):
            player.sit(path)
            return
    raise RuntimeError(f"in {TRIES} games of Ashes this never came: {moment}")


def photograph_ashes(browser: Browser, address: str) -> None:
    for language, size, theme, moment, name, decks in (
        ("en", DESKTOP, "dark", FULL_TABLE, "en", ["bloodwoods_queen", "cloudsea_siren"]),
        ("pl", DESKTOP, "light", FULL_TABLE, "pl-light", ["mist_guardian", "shadows_of_viros"]),
        ("en", DESKTOP, "dark", MY_DEFENCE, "battle-en", ["iron_men", "shadows_of_viros"]),
        ("de", PHONE, "dark", FULL_TABLE, "de-phone", ["cloudsea_siren", "mist_guardian"]),
        ("en", TABLET, "light", FOUR_SIDES, "four-en-tablet", FOUR),
    ):
        player = sit_down(browser, address, language, size, theme)
        sit_at_ashes(player, moment, decks)
        photograph(player, f"ashes-{name}")
    for language, theme in (("en", "dark"), ("de", "light")):
        player = sit_down(browser, address, language, DESKTOP, theme)
        player.go("/decks")
        player.page.locator(".deck-card").first.click()
        player.page.locator(".verdict.legal").wait_for()
        photograph(player, f"decks-{language}")
    player = sit_down(browser, address, "en", DESKTOP, "dark")
    wish = {
        "game": "ashes",
        "seats": ["me", "bot:easy"],
        "choices": {"draft": True},
        "settings": {"bot_pause": 100, "window_pause": 0},
    }
    path = f"/table/{player.ask('/api/tables', wish)['id']}"
    player.let_a_bot_play(path, "view.decision?.player === 0 && view.draft?.mine?.length > 3")
    player.sit(path)
    photograph(player, "draft-en")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(config(Path(folder))) as server,
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
        player.go(path.replace("/table/", "/replay/") + "?move=60&seat=0")
        player.page.locator(".replay-bar").wait_for()
        photograph(player, "replay-de")
        player.go("/cards")
        player.page.locator(".card-grid li").first.wait_for()
        photograph(player, "cards-de")
        photograph_ashes(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
