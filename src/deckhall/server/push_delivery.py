"""Carries a message to a push service on the internet, and nowhere else: who subscribes names the address, so none
within the host's own network is ever connected to. Blocks, and is called from a thread."""

from __future__ import annotations

import ipaddress
import re
import socket
import ssl
import time
from http.client import HTTPSConnection
from urllib.parse import urlsplit

_CONNECT, _ALTOGETHER = 5.0, 10.0  # seconds
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")
_ENOUGH = 100  # bytes: of an answer only its status is read
_HOST = re.compile(
    r"(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,62}", re.IGNORECASE
)
# Networks within IPv6 in which an address of IPv4 is hidden: the mapped ones, and those of NAT64.
_HIDING = (ipaddress.IPv6Network("::ffff:0:0/96"), ipaddress.IPv6Network("64:ff9b::/96"))


class NotOutside(Exception):
    """An address that is no push service's: within a network of the host, or none at all."""


def is_possible(endpoint: str) -> bool:
    """Whether an endpoint may be one of a push service, as far as it can be seen without asking anybody: HTTPS, a name
    with a dot or an address on the internet, and the usual port."""
    if not endpoint.isascii() or re.search(r"[\x00-\x20\x7f]", endpoint):
        return False
    try:
        place = urlsplit(endpoint)
        port, host = place.port, place.hostname or ""
    except ValueError:
        return False
    if place.scheme != "https" or port not in (None, 443) or place.username is not None or place.fragment:
        return False
    try:
        return is_outside(host)
    except ValueError:
        return _HOST.fullmatch(host) is not None


def is_outside(address: str) -> bool:
    """Whether an address is one of the internet's."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        within = found.sixtofour or (found.teredo[1] if found.teredo else None)
        if any(found in network for network in _HIDING):
            within = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if within is not None:
            return is_outside(str(within))
    return found.is_global and not found.is_multicast


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """The status with which a push service answers. Redirects are not followed."""
    place = urlsplit(endpoint)
    host, port = place.hostname or "", place.port or 443
    ends = time.monotonic() + _ALTOGETHER
    with connected(host, port) as plain, tls().wrap_socket(plain, server_hostname=host) as line:
        connection = HTTPSConnection(host, port)
        connection.sock = line
        target = f"{place.path or '/'}?{place.query}" if place.query else place.path or "/"
        connection.request("POST", target, body, headers)
        answer = b""
        while len(answer) < _ENOUGH and b"\n" not in answer:
            line.settimeout(max(0.01, ends - time.monotonic()))
            if not (more := line.recv(_ENOUGH)):
                break
            answer += more
    found = _STATUS.match(answer)
    if found is None:
        raise OSError("no answer that could be read")
    return int(found[1])


def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def connected(host: str, port: int) -> socket.socket:
    """A connection to a host on the internet. If one of its addresses is not there, it is none; and it is the address
    that was looked at which is connected to, whatever the name leads to a moment later."""
    found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(is_outside(address.partition("%")[0]) for address in found):
        raise NotOutside(host)
    return socket.create_connection((found[0], port), timeout=_CONNECT)
