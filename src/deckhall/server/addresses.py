"""The origin of requests, for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
person."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """The address under which a request or a socket is counted."""
    return "" if connection.client is None else network(connection.client.host)


@lru_cache(4_096)
def network(host: str) -> str:
    """An address in the form used for counting."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a unix socket, or a test
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)
