"""A server with the built client, and a Chromium. Any complaint on the console fails a test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.people import RunningServer, config, running
from tests.web.people import SOON, Player

# Without these, Chromium looks up and fetches things of its own.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
]

expect.set_options(timeout=SOON)


def chromium() -> str | None:
    """Debian's Chromium where there is one: Playwright's own download cannot be had everywhere."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def headless_shell() -> str | None:
    """Chromium without its windows, where there is one: a new browser costs a quarter of the time.

    It shows no notifications of service workers.
    """
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")


Opening = Callable[..., Player]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = headless_shell() or chromium()
    return {**browser_type_launch_args, "args": FLAGS, **({"executable_path": found} if found else {})}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(config(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture
def open_browser(browser: Browser, server: RunningServer) -> Iterator[Opening]:
    """Opens browsers of different people; each has its own cookie, language, size and settings."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        address: str = "",
        settings: str = '{"motion":"off"}',
        refused: bool = False,
        newcomer: bool = False,  # who has not yet been asked whether they want to learn first
        **more: Any,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, **more
        )
        context.set_default_timeout(SOON)
        context.add_init_script(
            f"localStorage.getItem('deckhall-language') ?? localStorage.setItem('deckhall-language', '{language}');"
            f"localStorage.getItem('deckhall-settings') ?? localStorage.setItem('deckhall-settings', '{settings}')"
        )
        if not newcomer:
            context.add_init_script("localStorage.setItem('deckhall-learn-offered', 'yes')")
        contexts.append(context)
        page = context.new_page()
        listen(page, complaints, refused)
        return Player(page, address or f"http://{server.address}")

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def listen(page: Page, complaints: list[str], refused: bool) -> None:
    """Collect complaints from the console, except lost connections and refusals, which Chromium reports on its own."""
    usual = ["WebSocket connection to", *(["the server responded with a status of 4"] if refused else [])]

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in usual):
            complaints.append(f"{message.type}: {message.text}")

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
