"""Origins and hosts: whether a request comes from a page of this server, and whether it uses a name of this server."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_HEALTH = "/healthz"


def is_from_elsewhere(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a browser says that the request comes from a page of another site. Other programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")


class KnownHosts:
    """Refuses requests under a foreign host name: another site could point its own name at this machine (DNS
    rebinding).

    Allowed are the names given by the host, including that of the public URL; without any, addresses and this machine's
    own names, unless a proxy in front has already checked the name.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], public_host: str = "") -> None:
        self.app = app
        self._hosts = {host.lower() for host in hosts}
        self._public = {public_host} - {""}
        name = socket.gethostname().lower()
        self._own = {"localhost", name, f"{name}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_known(HTTPConnection(scope)):
            if scope["type"] == "http":
                refusal = PlainTextResponse("unknown host: name it in DECKHALL_HOSTS\n", 421)
                await refusal(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def _is_known(self, connection: HTTPConnection) -> bool:
        if connection.scope["path"] == _HEALTH:  # load balancers use any name for it, and it reveals nothing
            return True
        host = _name_in(connection.headers.get("host", ""))
        if host in self._public:
            return True
        if self._hosts:
            return host in self._hosts
        return host in self._own or "x-forwarded-for" in connection.headers or _is_address(host)


class Folder:
    """Removes the folder of the site from every path; some proxies have already done so."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self._base and (path == self._base or path.startswith(self._base + "/")):
            scope = {**scope, "path": path[len(self._base) :] or "/"}
            if "raw_path" in scope:
                scope["raw_path"] = scope["raw_path"].removeprefix(self._base.encode()) or b"/"
        await self.app(scope, receive, send)


@lru_cache(256)
def _name_in(host: str) -> str:
    """The name in a host header, without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


@lru_cache(256)
def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
