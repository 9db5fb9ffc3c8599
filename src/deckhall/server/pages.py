"""The pages of the built client, compressed once and kept in memory, and the security headers."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import mimetypes
from functools import cache
from html import escape
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckhall.server.guests import Guests
from deckhall.text import LANGUAGES, book
from deckhall.text.catalogue import speaker_from
from deckhall.text.languages import ENGLISH, closest

FOLDER = Path(__file__).parent / "static"
FRONT = "index.html"
SPEAKING = (FRONT, "manifest.webmanifest")  # contain texts in the reader's language
_WORTH_COMPRESSING = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)
_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}

SAFE_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Page:
    """One file as it is sent."""

    def __init__(self, name: str, content: bytes) -> None:
        self.plain = content
        suffix = Path(name).suffix
        self.kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(self.plain).hexdigest()[:24]}"'
        compressible = self.kind.startswith(_WORTH_COMPRESSING) and len(self.plain) > 500
        self.packed = gzip.compress(self.plain, 9, mtime=0) if compressible else None


@cache
def _page(path: Path, stamp: tuple[int, int]) -> Page:
    """A file, read and compressed once per process, however many servers it starts."""
    return Page(path.name, path.read_bytes())


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file of the built client by its path. Nothing else is ever served."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            stat = path.stat()
            found[path.relative_to(folder).as_posix()] = _page(path, (stat.st_mtime_ns, stat.st_size))
    return found


def language_of(request: Request) -> str:
    """The language requested by a browser."""
    wishes = request.headers.get("accept-language", "").split(",")
    return closest([request.query_params.get("lang", ""), *[wish.partition(";")[0] for wish in wishes]])


class Pages:
    """The client's folder, read when the server starts. A path that is not a file is a route of the client and gets the
    front page.

    The front page and the manifest are in the reader's language. With the front page a newcomer gets a cookie, so that
    all following requests of the page come from one guest.
    """

    def __init__(self, guests: Guests, folder: Path = FOLDER, base: str = "") -> None:
        self.guests = guests
        self._base = base
        self._pages = read_pages(folder)

    async def answer(self, request: Request) -> Response:
        name = request.path_params.get("path", "") or FRONT
        if name not in self._pages and "." not in name.rpartition("/")[2]:
            name = FRONT
            if name not in self._pages:
                return PlainTextResponse("The client has not been built: run python3 run.py play\n", 404)
        page = await self._page(name, request)
        if page is None:
            return PlainTextResponse("not found\n", 404)
        response = _sent(page, request)
        if name in SPEAKING:
            response.headers["vary"] = "accept-encoding, accept-language"
        if name == FRONT and not self.guests.is_known(request):
            self.guests.give_cookie(self.guests.newcomer(), request, response)
            response.headers["cache-control"] = "private, no-cache"  # a cookie must not be shared by caches
        return response

    async def _page(self, name: str, request: Request) -> Page | None:
        language = language_of(request) if name in SPEAKING else ""
        page = self._pages.get(f"{language} {name}" if language else name)
        if page is None:
            page = await asyncio.to_thread(self._made, name, language)
            if page is not None:
                self._pages[f"{language} {name}" if language else name] = page
        return page

    def _made(self, name: str, language: str) -> Page | None:
        """A page made when first needed: in a language, or of a language the client was not built with."""
        if language and name in self._pages:
            return Page(
                name, in_language(name, self._pages[name].plain.decode(), language, self._base).encode()
            )
        room, _, file = name.partition("/")
        language, _, kind = file.partition(".")
        if room == "text" and language in LANGUAGES and kind in book.FILES:
            return Page(name, book.file(language, kind).encode())
        game, _, tag = file.removesuffix(".json").rpartition(".")
        if room == "learn" and tag in LANGUAGES:  # languages without a guide get the English one
            return self._pages.get(f"learn/{game}.{ENGLISH}.json")
        return None


def in_language(name: str, text: str, language: str, base: str = "") -> str:
    """The front page or the manifest with its texts, its folder and the list of languages filled in."""
    spoken = speaker_from(language, "words.ftl")
    safe = escape if name == FRONT else lambda said: json.dumps(said, ensure_ascii=False)[1:-1]
    listed = json.dumps([one.about() for one in LANGUAGES.values()], ensure_ascii=False)
    direction = LANGUAGES[language].direction
    where = f' data-base="{base}"' if base else ""
    for place, words in (
        ('="/', f'="{base}/'),
        (': "/', f': "{base}/'),
        ('lang="en" dir="ltr"', f'lang="{language}" dir="{direction}"{where}'),
        ('id="languages">[]', f'id="languages">{listed}'.replace("</", "<\\/")),
        ("@lang@", language),
        ("@dir@", direction),
        ("@about@", safe(spoken.say("deckhall-about"))),
        ("@no-script@", safe(spoken.say("no-script"))),
    ):
        text = text.replace(place, words)
    return text


def _sent(page: Page, request: Request) -> Response:
    """A page for this browser: compressed or plain, or 304 if it already has it."""
    headers = {"etag": page.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = page.plain
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.packed
    return Response(body, headers=headers, media_type=page.kind)


class SafeHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, safely)
