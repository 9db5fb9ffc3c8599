"""A server with the built client, and a Chromium to look at it. Whatever the console complains about fails a test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.people import RunningServer, config, running
from tests.web.people import Player

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
]

expect.set_options(timeout=15_000)


def chromium() -> str | None:
    """Debian's Chromium where there is one: Playwright's own download cannot be had everywhere."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


Opening = Callable[..., Player]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = chromium()
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
        **more: Any,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, **more
        )
        context.set_default_timeout(15_000)
        context.add_init_script(
            f"localStorage.getItem('deckhall-language') ?? localStorage.setItem('deckhall-language', '{language}');"
            f"localStorage.getItem('deckhall-settings') ?? localStorage.setItem('deckhall-settings', '{settings}')"
        )
        contexts.append(context)
        page = context.new_page()
        listen(page, complaints, refused)
        return Player(page, address or f"http://{server.address}")

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def listen(page: Page, complaints: list[str], refused: bool) -> None:
    """Hear what the console complains about. Chromium reports lost connections and refusals by itself."""
    usual = ["WebSocket connection to", *(["the server responded with a status of 4"] if refused else [])]

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in usual):
            complaints.append(f"{message.type}: {message.text}")

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
