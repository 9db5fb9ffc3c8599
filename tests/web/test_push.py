"""Notices to a closed browser: a switch where the host sends them, and a notice that opens its table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserType, Page, Worker, expect

from tests.server.people import RunningServer, config, running
from tests.server.push_service import Browser
from tests.web.conftest import FLAGS, Opening, chromium
from tests.web.looks import check
from tests.web.people import Player
from tests.web.test_profile import open_settings

pytestmark = pytest.mark.browser

SWITCH = "Also when Deckhall isn't open"
# Stands for the service of the browser's maker, which this machine need not reach.
MAKER = """
(() => {
  const kept = () => JSON.parse(localStorage.getItem('test-subscription') ?? 'null');
  const made = ({ endpoint, p256dh, auth }) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { localStorage.removeItem('test-subscription'); return true; },
  });
  PushManager.prototype.getSubscription = async () => kept() && made(kept());
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('not as browsers want it');
    localStorage.setItem('test-subscription', JSON.stringify(SUBSCRIPTION));
    return made(kept());
  };
})();
"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings = config(tmp_path_factory.mktemp("pushing"), push_contact="mailto:host@club.example")
    with running(settings) as server:
        yield server


def at_maker(player: Player) -> Browser:
    """What the maker of a player's browser gives to it."""
    browser = Browser()
    script = MAKER.replace("SUBSCRIPTION", json.dumps(browser.subscription()))
    player.page.context.add_init_script(script)
    player.page.context.grant_permissions(["notifications"], origin=player.address)
    return browser


def test_without_the_hosts_wish_there_is_no_switch(open_browser: Opening) -> None:
    ada = open_browser("en").front()
    with ada.page.expect_response("**/api/my/push"):
        page = open_settings(ada)
    expect(page.get_by_label("Tell me when it's my turn")).to_be_visible()
    expect(page.get_by_label(SWITCH)).to_have_count(0)


def test_the_switch_subscribes_this_browser_and_ends_it(
    open_browser: Opening, pushing: RunningServer
) -> None:
    ada = open_browser("en", address=f"http://{pushing.address}")
    browser = at_maker(ada)
    page = open_settings(ada.front())
    page.get_by_label(SWITCH).check()
    expect(page.get_by_text("only your browser can read it")).to_be_visible()
    page.wait_for_function("fetch('/api/my/push').then(one => one.json()).then(one => one.browsers === 1)")
    check(page)
    [told] = ada.ask("/api/my/data")["push"]
    assert told["endpoint"] == browser.endpoint
    page = open_settings(ada.front())
    expect(page.get_by_label(SWITCH)).to_be_checked()
    page.get_by_label(SWITCH).uncheck()
    page.wait_for_function("fetch('/api/my/push').then(one => one.json()).then(one => one.browsers === 0)")
    assert page.evaluate("localStorage.getItem('test-subscription')") is None


def worker_of(page: Page) -> Worker:
    """The worker that gets messages for this browser."""
    page.evaluate("navigator.serviceWorker.register('/service_worker.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = page.context.service_workers
    return worker


@pytest.fixture
def ada(browser_type: BrowserType, pushing: RunningServer) -> Iterator[Player]:
    """Somebody whose browser shows notifications, as the shell of the other tests does not."""
    browser = browser_type.launch(executable_path=chromium(), args=FLAGS)
    yield Player(browser.new_page(), f"http://{pushing.address}")
    browser.close()


def test_a_message_is_shown_and_opens_its_table(ada: Player) -> None:
    at_maker(ada)
    page = ada.front().page
    table = ada.make_table(["me", "bot:random"])
    worker = worker_of(page)
    devtools = page.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: known.extend(one["registrationId"] for one in said["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    told = {
        "table": table.removeprefix("/table/"),
        "title": "Your turn",
        "body": "Ascension against Jan",
        "lang": "en",
        "dir": "ltr",
    }
    where = {"origin": ada.address, "registrationId": known[0], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", where)
    shown = worker.evaluate(
        """async () => {
          for (;;) {
            const [one] = await registration.getNotifications();
            if (one) return { title: one.title, body: one.body, tag: one.tag };
            await new Promise((then) => setTimeout(then, 20));
          }
        }"""
    )
    assert shown == {
        "title": "Your turn",
        "body": "Ascension against Jan",
        "tag": f"deckhall-{told['table']}",
    }
    opened = worker.evaluate(
        """async () => {
          const [notification] = await registration.getNotifications();
          const opened = new Promise((then) => {
            clients.openWindow = async (place) => then(place); // without a real click no worker may
          });
          dispatchEvent(new NotificationEvent('notificationclick', { notification }));
          return opened;
        }"""
    )
    assert opened == ada.address + table
    assert worker.evaluate("registration.getNotifications().then(({ length }) => length)") == 0
    page.goto(opened)
    expect(page.locator(".board")).to_be_visible()
    expect(page).to_have_url(re.compile(re.escape(table)))
