"""Origins: whether a request was made by a page of this server, or by another site in somebody's name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_from_elsewhere(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a browser says that a page of another site asks. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")
