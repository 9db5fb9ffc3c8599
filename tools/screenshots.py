"""Photographs the pages for docs/screenshots: `python -m tools.screenshots`, or with names only these parts.

Needs the built client and a Chromium. A game is played by clicks until there is something to see.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import deckhall
from deckhall import bots
from deckhall.bots.seat import Seat
from tests.server.people import config, running
from tests.web.conftest import FLAGS, chromium
from tests.web.people import Player
from tests.web.stage import Stage

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
TURNS = 7
FOUR = ["cloudsea_siren", "iron_men", "mist_guardian", "bloodwoods_queen"]


def sit_down(browser: Browser, address: str, language: str, size: tuple[int, int], theme: str) -> Player:
    """A browser page of this size in this language."""
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
    player.page.mouse.move(0, 0)  # so that the card clicked last shows no preview
    player.page.wait_for_timeout(800)
    player.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=86)


def play_some(player: Player, seats: list[str], **choices: object) -> str:
    """Play to the middle of a game, with the cards of a turn on the table."""
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


# -- Ashes: bots play in this process until there is something to see, and the page is shown the last moves of it ------

Seen = dict[str, Any]  # the first player's view


def my_turn(view: Seen) -> bool:
    decision = view["decision"]
    return decision["player"] == 0 and decision["prompt"] == "turn" and not view["main_done"]


def full_table(view: Seen) -> bool:
    me = view["seats"][0]
    full = all(len(seat["battlefield"]) > 1 and len(seat["spellboard"]) > 1 for seat in view["seats"])
    return my_turn(view) and full and len(me["battlefield"]) > 2 and len(me["hand"]) > 2


def four_sides(view: Seen) -> bool:
    me = view["seats"][0]
    full = all(len(seat["battlefield"]) + len(seat["spellboard"]) > 1 for seat in view["seats"])
    return my_turn(view) and full and len(me["battlefield"]) > 1 and len(me["hand"]) > 1


def my_defence(view: Seen) -> bool:
    decision, attack = view["decision"], view["attack"] or {"attackers": []}
    several = sum(card >= 0 for card in attack["attackers"]) > 1
    asked = decision["player"] == 0 and decision["prompt"] in ("block", "counter")
    return asked and several and len(view["seats"][0]["battlefield"]) > 1


def in_a_draft(view: Seen) -> bool:
    return view["decision"]["player"] == 0 and len((view["draft"] or {}).get("mine", ())) > 3


TRIES = 60
LAST_MOVES = 40  # shown in the log


def sit_at_ashes(player: Player, is_worth_it: Callable[[Seen], bool], **choices: Any) -> None:
    """Sit down at a table of Ashes at a moment that is worth showing."""
    for seed in range(TRIES):
        game = deckhall.new_game("ashes", seed=seed, **choices)
        bot = bots.bot("normal", "ashes", seed)
        past: list[deckhall.Game] = []
        codes: list[str] = []
        while game.decision is not None and not is_worth_it(game.view(0)):
            past.append(game.clone())
            codes.append(bot.choose(Seat(game, game.decision.player)).code)
            game.apply(codes[-1])
        if game.decision is None:
            continue
        stage = Stage(past[-LAST_MOVES:][0])
        stage.table.seats[0].name = "Ada"
        stage.set_before(player).act(*codes[-LAST_MOVES:])
        player.page.locator(".prompt.asked").wait_for()
        return
    raise RuntimeError(f"in {TRIES} games of Ashes this never came: {is_worth_it.__name__}")


def photograph_ashes(browser: Browser, address: str) -> None:
    for language, size, theme, moment, name, decks in (
        ("en", DESKTOP, "dark", full_table, "en", ["bloodwoods_queen", "cloudsea_siren"]),
        ("pl", DESKTOP, "light", full_table, "pl-light", ["mist_guardian", "shadows_of_viros"]),
        ("en", DESKTOP, "dark", my_defence, "battle-en", ["iron_men", "shadows_of_viros"]),
        ("de", PHONE, "dark", full_table, "de-phone", ["cloudsea_siren", "mist_guardian"]),
        ("en", TABLET, "light", four_sides, "four-en-tablet", FOUR),
    ):
        player = sit_down(browser, address, language, size, theme)
        sit_at_ashes(player, moment, decks=decks, first_five="suggested")
        photograph(player, f"ashes-{name}")
    player = sit_down(browser, address, "en", DESKTOP, "dark")
    sit_at_ashes(player, in_a_draft, draft=True, players=2)
    photograph(player, "draft-en")


def photograph_decks(browser: Browser, address: str) -> None:
    for language, theme in (("en", "dark"), ("de", "light")):
        player = sit_down(browser, address, language, DESKTOP, theme)
        player.go("/decks")
        player.page.locator(".deck-card").first.click()
        player.page.locator(".verdict.legal").wait_for(timeout=120_000)
        photograph(player, f"decks-{language}")


def photograph_ascension(browser: Browser, address: str) -> None:
    for language, size, theme, name in (
        ("en", DESKTOP, "dark", "en"),
        ("pl", DESKTOP, "light", "pl-light"),
        ("ru", PHONE, "dark", "ru-phone"),
        ("en", TABLET, "dark", "en-tablet"),
    ):
        player = sit_down(browser, address, language, size, theme)
        photograph(player, f"front-{name}")
        play_some(player, ["me", "bot:easy", "bot:easy"])
        photograph(player, f"ascension-{name}")
    player = sit_down(browser, address, "de", DESKTOP, "dark")
    path = player.make_table(["me", "bot:easy"], honor=10)
    player.sit(path)
    player.play_to_the_end()
    player.go(path.replace("/table/", "/replay/") + "?move=60&seat=0")
    player.page.locator(".replay-bar").wait_for()
    photograph(player, "replay-de")
    player.go("/cards")
    player.page.locator(".card-grid li").first.wait_for()
    photograph(player, "cards-de")


PARTS = {"ascension": photograph_ascension, "ashes": photograph_ashes, "decks": photograph_decks}


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(config(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for part in wanted:
            PARTS[part](browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
