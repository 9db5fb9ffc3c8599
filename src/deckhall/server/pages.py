"""The pages of the built client, compressed once and kept in memory, and the headers that keep pages safe."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckhall.server.guests import Guests

FOLDER = Path(__file__).parent / "static"
FRONT = "index.html"
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

    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.kind = (
            _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        )
        self.etag = f'"{hashlib.sha256(self.plain).hexdigest()[:24]}"'
        compressible = self.kind.startswith(_WORTH_COMPRESSING) and len(self.plain) > 500
        self.packed = gzip.compress(self.plain, 9, mtime=0) if compressible else None


@cache
def _page(path: Path, stamp: tuple[int, int]) -> Page:
    """A file is read and packed once, however many servers a process starts."""
    return Page(path)


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file of the built client by its path within the folder. Nothing else is ever served."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            stat = path.stat()
            found[path.relative_to(folder).as_posix()] = _page(path, (stat.st_mtime_ns, stat.st_size))
    return found


class Pages:
    """The folder of the client, read when the server starts. A path that is no file is a place in the client: it gets
    the front page.

    With the front page a newcomer gets a cookie, so that whatever the page asks for next comes from one guest.
    """

    def __init__(self, guests: Guests, folder: Path = FOLDER) -> None:
        self.guests = guests
        self._pages = read_pages(folder)

    async def answer(self, request: Request) -> Response:
        name = request.path_params.get("path", "") or FRONT
        page = self._pages.get(name)
        if page is None and "." not in name.rpartition("/")[2]:
            name = FRONT
            page = self._pages.get(name)
            if page is None:
                return PlainTextResponse("The client has not been built: run python3 run.py play\n", 404)
        if page is None:
            return PlainTextResponse("not found\n", 404)
        response = _sent(page, request)
        if name == FRONT and not self.guests.is_known(request):
            self.guests.give_cookie(self.guests.newcomer(), request, response)
            response.headers["cache-control"] = "private, no-cache"  # a cookie is nobody else's
        return response


def _sent(page: Page, request: Request) -> Response:
    """A page as this browser takes it: packed or plain, or only the word that it has it already."""
    headers = {"etag": page.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = page.plain
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.packed
    return Response(body, headers=headers, media_type=page.kind)


class SafeHeaders:
    """Adds the safe headers to every answer."""

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
