"""Origins and hosts: whether a page of this server asks, and whether by a name that is the server's own."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send


def is_from_elsewhere(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a browser says that a page of another site asks. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")


class KnownHosts:
    """Refuses requests under a name that is not this server's: a foreign site may point its own name at this machine.

    Names count that the host has given; without any, addresses and this machine's own names, unless a proxy in front
    has looked at the name already.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self._hosts = {host.lower() for host in hosts}
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
        host = (urlsplit(f"//{connection.headers.get('host', '')}").hostname or "").lower()
        if self._hosts:
            return host in self._hosts
        return host in self._own or "x-forwarded-for" in connection.headers or _is_address(host)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
