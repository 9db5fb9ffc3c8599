"""Guests: people without accounts. A signed cookie is the identity; a recovery link transfers it to another device
once."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from deckhall.server.messages import Language
from deckhall.server.people_messages import Colour, Me, MyWishes
from deckhall.server.refusals import Refuse
from deckhall.server.store import Store
from deckhall.text.languages import ENGLISH, LANGUAGES

COOKIE = "deckhall"
SAFE_COOKIE = "__Host-deckhall"  # over HTTPS: no other site of the same domain can set it
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep a cookie
RECOVERY_SECONDS = 86_400
_REMEMBERED = 20_000  # guests held in memory
_READ_AGAIN = 1.0  # seconds; another server may have changed them
COLOURS: tuple[Colour, ...] = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "pink")


class Guest:
    """A person. Nothing is stored before they change something or take a seat."""

    __slots__ = ("colour", "created", "id", "language", "name", "read_at", "recoveries", "stored")

    def __init__(self, guest_id: str) -> None:
        self.id = guest_id
        self.name = ""
        self.colour: Colour = COLOURS[int(hashlib.sha256(guest_id.encode()).hexdigest(), 16) % len(COLOURS)]
        self.language: Language = ENGLISH
        self.created = int(time.time())
        self.recoveries = 0
        self.stored = False
        self.read_at = 0.0

    def me(self) -> Me:
        return Me(self.id, self.name, self.colour, self.language)


class Guests:
    """All guests, by their cookies."""

    def __init__(self, store: Store, secret: bytes, public_url: str = "") -> None:
        self._store = store
        self._secret = secret
        self._public = urlsplit(public_url)
        self._known: OrderedDict[str, Guest] = OrderedDict()

    # -- cookies ---------------------------------------------------------------------------------

    def newcomer(self) -> Guest:
        """Somebody without a cookie."""
        return self._remember(Guest(secrets.token_urlsafe(12)))

    def is_known(self, request: HTTPConnection) -> bool:
        """Whether a request carries a cookie of ours."""
        return self._id_in_cookie(request) is not None

    async def who_asks(self, request: HTTPConnection) -> Guest | None:
        """The guest of a request's cookie; None if it is not ours."""
        guest_id = self._id_in_cookie(request)
        return None if guest_id is None else await self.by_id(guest_id)

    def give_cookie(self, guest: Guest, request: HTTPConnection, response: Response) -> None:
        """Make the browser this guest from now on, for as long as browsers keep cookies."""
        is_safe = self.comes_over_https(request)
        response.set_cookie(
            SAFE_COOKIE if is_safe else COOKIE,
            f"{guest.id}.{self.sign('cookie', guest.id)}",
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=is_safe,
        )
        if is_safe and COOKIE in request.cookies:
            response.delete_cookie(COOKIE)

    def comes_over_https(self, request: HTTPConnection) -> bool:
        """Whether the browser uses HTTPS, to this server or to a proxy under its public name."""
        if request.url.scheme in ("https", "wss"):
            return True
        return self._public.scheme == "https" and request.url.hostname == self._public.hostname

    def origin_of(self, request: HTTPConnection) -> str:
        """The origin of our pages as seen by the requesting browser."""
        scheme = "https" if self.comes_over_https(request) else "http"
        return f"{scheme}://{request.headers.get('host', '')}"

    def _id_in_cookie(self, request: HTTPConnection) -> str | None:
        # Cookies from before the safe one are renewed as such (`/api/me`).
        cookie = request.cookies.get(SAFE_COOKIE) or request.cookies.get(COOKIE, "")
        guest_id, _, signature = cookie.partition(".")
        return guest_id if guest_id and _same(signature, self.sign("cookie", guest_id)) else None

    def sign(self, purpose: str, content: str) -> str:
        """Our signature of some content, for one purpose."""
        return hmac.new(self._secret, f"{purpose}:{content}".encode(), hashlib.sha256).hexdigest()

    def is_signed(self, purpose: str, content: str, signature: str) -> bool:
        return _same(signature, self.sign(purpose, content))

    async def by_id(self, guest_id: str, is_new: bool = False) -> Guest:
        """The guest with this public id. Only a cookie proves that somebody is that guest. With several servers,
        changes by others are read after a second, or at once if `is_new`."""
        known = self._known.get(guest_id)
        if known is not None:
            self._known.move_to_end(guest_id)
            if not (is_new or (self._store.is_shared and time.monotonic() - known.read_at > _READ_AGAIN)):
                return known
        guest = known or Guest(guest_id)
        guest.read_at = time.monotonic()
        row = await self._store.guest(guest_id)
        if row is None and guest.stored:  # deleted by another server
            self.forget(guest_id)
            guest = Guest(guest_id)
        if row is not None:
            guest.name, guest.colour = row["name"], row["colour"]
            guest.language = row["language"] if row["language"] in LANGUAGES else ENGLISH
            guest.created, guest.recoveries, guest.stored = row["created"], row["recoveries"], True
        return self._remember(guest)

    def known_name(self, guest_id: str) -> str:
        """The name of a guest who was here recently."""
        known = self._known.get(guest_id)
        return "" if known is None else known.name

    def _remember(self, guest: Guest) -> Guest:
        guest = self._known.setdefault(guest.id, guest)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return guest

    def forget(self, guest_id: str) -> None:
        """Forget a guest whose data was deleted."""
        self._known.pop(guest_id, None)

    # -- what a guest changes ------------------------------------------------------------------

    async def change(self, guest: Guest, wishes: MyWishes) -> None:
        changes: dict[str, Any] = {}
        if wishes.name is not None:
            changes["name"] = clean_name(wishes.name)
        if wishes.colour is not None:
            changes["colour"] = wishes.colour
        if wishes.language is not None:
            if wishes.language not in LANGUAGES:
                raise Refuse(
                    "malformed", status=422, detail=f"language must be one of {', '.join(LANGUAGES)}"
                )
            changes["language"] = wishes.language
        await self.keep(guest, **changes)

    async def keep(self, guest: Guest, **changes: Any) -> None:
        """Store a guest; the changes take effect only then."""
        row = {
            "id": guest.id,
            "name": guest.name,
            "colour": guest.colour,
            "language": guest.language,
            "created": guest.created,
            "recoveries": guest.recoveries,
        }
        await self._store.save_guest({**row, **changes})
        for name, value in changes.items():
            setattr(guest, name, value)
        guest.stored = True

    # -- another device --------------------------------------------------------------------------

    def recovery_token(self, guest: Guest) -> tuple[str, int]:
        """A token that works once, and its expiry."""
        expires = int(time.time()) + RECOVERY_SECONDS
        content = f"{guest.id}.{guest.recoveries}.{expires}"
        return f"{content}.{self.sign('recovery', content)}", expires

    async def recover(self, token: str) -> Guest:
        """The guest of a recovery token, which is then used up."""
        guest = await self.of_token(token)
        if not guest.stored:
            await self.keep(guest)
        number = guest.recoveries
        if not await self._store.use_recovery(guest.id, number):
            raise Refuse("bad_token", status=403)
        guest.recoveries = number + 1
        return guest

    async def of_token(self, token: str) -> Guest:
        """The guest of a recovery token that is still valid."""
        content, _, signature = token.rpartition(".")
        if not _same(signature, self.sign("recovery", content)):
            raise Refuse("bad_token", status=403)
        guest_id, number, expires = content.split(".")
        guest = await self.by_id(guest_id, is_new=self._store.is_shared)
        if int(number) != guest.recoveries or time.time() > int(expires):
            raise Refuse("bad_token", status=403)
        return guest


# Letters and marks that are invisible, though Unicode does not count them as spaces.
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"
_MOST_MARKS = 3  # per letter


def clean_name(name: str) -> str:
    """A name without invisible characters, line breaks, direction changes or stacked marks, at most 24 characters
    long."""
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind in "CZ" or letter in _BLANK:
            kept += " "
        elif marks <= _MOST_MARKS and (kind != "M" or kept.strip()):
            kept += letter
    return " ".join(kept.split())[:24]


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
