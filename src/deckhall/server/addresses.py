"""Where requests come from, for limits: an IPv4 address, or the /64 of an IPv6 address, which one person has alone."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or a socket is counted by."""
    return "" if connection.client is None else network(connection.client.host)


def network(host: str) -> str:
    """An address as it is counted."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a unix socket, a test
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)
