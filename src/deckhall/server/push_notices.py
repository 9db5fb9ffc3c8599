"""Tells people who are away that others wait for their move, through the makers of their browsers (Web Push).

Only the server that owns a table does so, once until the person has looked at the table again: that is stored with
the table before anything is sent.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from deckhall.server import absence, push_delivery, push_subscriptions
from deckhall.server.guests import Guests
from deckhall.server.limits import Limit
from deckhall.server.messages import encode
from deckhall.server.people_messages import PushWish
from deckhall.server.push_message import ServerKey, encrypted, read
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import SavedTable
from deckhall.server.services import Services
from deckhall.server.writer import Unavailable
from deckhall.text.cards import game_name
from deckhall.text.catalogue import Speaker, speaker, speaker_from
from deckhall.text.languages import LANGUAGES
from deckhall.text.phrases import kebab, readable

if TYPE_CHECKING:
    from deckhall.server.table import Table

log = logging.getLogger("deckhall.server")

_AT_ONCE = 4  # threads
_UNDER_WAY = 500  # messages; more are not sent
_KEPT_FOR = 2 * 86_400  # seconds that a service keeps a message for a device that is off
_GONE = (401, 403, 404, 410)  # the browser has unsubscribed, or subscribed to another key


class PushNotices:
    """The notices of one server."""

    def __init__(self, services: Services, guests: Guests, secret: bytes) -> None:
        self.key = ServerKey(secret, services.config.push_contact)
        self._secret = secret
        self._services = services
        self._guests = guests
        self._threads = ThreadPoolExecutor(_AT_ONCE, "push")
        self._under_way: set[asyncio.Task[None]] = set()
        self._waiting: set[tuple[str, int]] = set()  # tables and seats whose time runs
        self._limit = Limit(20, 1 / 60, services.config.limits)

    def asked(self, table: Table, seat: int) -> None:
        """It is the turn of somebody. If they stay away for a while, they are told."""
        place = (table.saved.id, seat)
        if place in self._waiting or not is_wanted(table, seat):
            return
        self._waiting.add(place)
        asyncio.get_running_loop().call_later(self._services.config.push_after, self._time_is_up, table, seat)

    def _time_is_up(self, table: Table, seat: int) -> None:
        self._waiting.discard((table.saved.id, seat))
        if is_wanted(table, seat):
            table.spawn(self._tell(table, seat))

    async def _tell(self, table: Table, seat: int) -> None:
        guest_id = table.saved.seats[seat].guest
        try:
            browsers = await push_subscriptions.of_guest(self._services.store, guest_id)
            if not browsers:
                return
            guest = await self._guests.by_id(guest_id)
            async with table.lock:
                if not is_wanted(table, seat):
                    return
                self._limit.check(guest_id)
                await table.write(saved=absence.with_seat(table.saved, seat, told=True))
        except (Refuse, Unavailable):
            return  # what is not stored is not told
        content = await asyncio.to_thread(notice, table.saved, seat, guest.language)
        for browser in browsers:
            self._send(guest_id, browser, content, self._topic(table.saved.id))

    def _topic(self, table_id: str) -> str:
        """By which a service knows messages about the same table, and nothing about it: who has its id may join."""
        return hashlib.blake2b(table_id.encode(), key=self._secret[:64], digest_size=12).hexdigest()

    def _send(self, guest_id: str, browser: PushWish, content: bytes, topic: str) -> None:
        if len(self._under_way) >= _UNDER_WAY:
            self._services.metrics.count("push_notices_dropped")
            return
        task = asyncio.get_running_loop().create_task(self._deliver(guest_id, browser, content, topic))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _deliver(self, guest_id: str, browser: PushWish, content: bytes, topic: str) -> None:
        host = urlsplit(browser.endpoint).hostname
        loop, metrics = asyncio.get_running_loop(), self._services.metrics
        try:
            status = await loop.run_in_executor(self._threads, partial(self._post, browser, content, topic))
        except push_delivery.NotOutside:
            status = _GONE[-1]
        except Exception as problem:  # whatever a stranger's server does, or the way to it
            metrics.count("push_notices_failed")
            log.warning("push_failed", extra={"host": host, "problem": type(problem).__name__})
            return
        metrics.count("push_notices_sent" if 200 <= status < 300 else "push_notices_failed")
        if status in _GONE:
            with suppress(Unavailable):
                await push_subscriptions.remove(self._services.store, browser.endpoint, guest_id)
        elif status >= 300:
            log.warning("push_refused", extra={"host": host, "status": status})

    def _post(self, browser: PushWish, content: bytes, topic: str) -> int:
        """In a thread: encrypt, sign and send."""
        headers = {
            "Authorization": self.key.authorization(browser.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_FOR),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = encrypted(content, read(browser.p256dh), read(browser.auth))
        return push_delivery.post(browser.endpoint, body, headers)

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_wanted(table: Table, number: int) -> bool:
    """Whether somebody who is asked is away, others play with them, and they have not been told yet."""
    saved, game = table.saved, table.game
    if table.closed or saved.state != "playing" or game is None or game.decision is None:
        return False
    seat = saved.seats[number]
    is_asked = game.decision.player == number and not table.is_waiting_at_window()
    others = [one for one in saved.seats if one.guest not in ("", seat.guest) and not one.resigned]
    is_theirs = seat.kind == "person" and not seat.substituted
    return is_asked and is_theirs and bool(others) and not seat.told and not table.is_present(number)


def notice(saved: SavedTable, seat: int, language: str) -> bytes:
    """What a browser shows, as JSON: it says no more than the list of one's games does."""
    words, names = speaker_from(language, "interface.ftl"), speaker(language, "terms-*.ftl")
    others = [seat_name(words, saved, number) for number in range(len(saved.seats)) if number != seat]
    listed = speaker_from(language, "words.ftl").join(others, "and")
    return encode(
        {
            "table": saved.id,
            "title": words.say("games-your-turn"),
            "body": f"{game_name(names, saved.game)} {words.say('against', names=listed)}",
            "lang": language,
            "dir": LANGUAGES[language].direction,
        }
    )


def seat_name(words: Speaker, saved: SavedTable, number: int) -> str:
    """What a player is called in lists of games."""
    seat = saved.seats[number]
    if seat.kind == "person":
        return f"\u2068{seat.name}\u2069" if seat.name else words.say("guest-number", count=number + 1)
    key = f"level-{kebab(seat.level)}"
    name = words.say("bot-name", level=words.say(key) if words.has(key) else readable(seat.level))
    same = [one for one in saved.seats if one.kind == "bot" and one.level == seat.level]
    return f"{name} {[one is seat for one in same].index(True) + 1}" if len(same) > 1 else name
