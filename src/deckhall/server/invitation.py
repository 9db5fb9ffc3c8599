"""Invitations: where the link to a table works, the links to offer, and their QR codes."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from functools import lru_cache
from typing import Literal

from starlette.requests import Request

from deckhall.server.config import Config
from deckhall.server.table_messages import Invitation, InvitationLink

Works = Literal["machine", "network", "anywhere"]

EVERY_ADDRESS = ("0.0.0.0", "::", "")


def invitation(request: Request, config: Config, path: str) -> Invitation:
    """Where a link to `path` works: at the public URL; without one, it depends on the host name of the request and on
    where this server listens."""
    if config.public_url:
        return Invitation(reach(config.public_host), [_link(f"{config.public_url.rstrip('/')}{path}")])
    host, port = request.url.hostname or "", _port(request)
    works = reach(host, "x-forwarded-for" in request.headers)
    if works != "machine":
        return Invitation(works, [_link(f"{request.url.scheme}://{request.url.netloc}{path}")])
    # Only this machine is told the addresses at which others reach it, whatever host name a request uses, and only if
    # the server answers to addresses.
    told = reach(request.client.host if request.client else "") == "machine" and not config.hosts
    others = [one for one in network_addresses(config.host) if reach(one) != "machine"] if told else []
    links = [_link(f"{request.url.scheme}://{in_brackets(one)}:{port}{path}") for one in others]
    return Invitation("network", links) if links else Invitation("machine", [])


def reach(host: str, is_forwarded: bool = False) -> Works:
    """How widely a host name or an address works."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if host == "localhost":
            return "anywhere" if is_forwarded else "machine"
        return "anywhere" if is_forwarded or "." in host.removesuffix(".local") else "network"
    if address.is_loopback:
        return "machine"
    return "network" if address.is_private or address.is_link_local else "anywhere"


def network_addresses(bound: str) -> list[str]:
    """The addresses of this machine at which a server that listens on `bound` can be reached from elsewhere."""
    if bound not in EVERY_ADDRESS:
        return [bound]
    found = [_outgoing_address()]
    with suppress(OSError):  # some machines do not know their own name
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if one and reach(one) != "machine"]


def in_brackets(host: str) -> str:
    """A host in URL notation: IPv6 addresses are in brackets."""
    return f"[{host}]" if ":" in host else host


def _outgoing_address() -> str:
    """The address from which this machine reaches its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _port(request: Request) -> int:
    server = request.scope.get("server")
    return int(server[1]) if server else (request.url.port or 80)


@lru_cache(maxsize=256)
def _link(address: str) -> InvitationLink:
    import segno  # imported when first needed: most servers never do

    code = segno.make(address, error="m", micro=False)
    rows = [[bool(module) for module in row] for row in code.matrix]
    dots = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return InvitationLink(address, dots, len(rows))
