"""The operator's login: a token opens the page, and a cookie for this page keeps it open for some hours."""

from __future__ import annotations

import hashlib
import hmac
import time

from starlette.requests import HTTPConnection
from starlette.responses import Response

from deckhall.server.refusals import Refuse

COOKIE, SAFE_COOKIE = "deckhall-operator", "__Host-deckhall-operator"
OPEN_FOR = 4 * 3_600  # seconds, after which the token is required again


def token_from(secret: bytes) -> str:
    """The token of a server whose host has set none: derived from the secret, so that all servers have the same."""
    return hmac.new(secret, b"operator's token", hashlib.sha256).hexdigest()[:32]


class OperatorDoor:
    """Admits those who have the token. Cookies are signed with it, so changing it ends them."""

    def __init__(self, token: str, secret: bytes) -> None:
        self._token = hashlib.sha256(token.encode()).digest()
        self._key = hmac.new(secret, b"operator's cookie:" + self._token, hashlib.sha256).digest()

    def open(self, token: str) -> int:
        """Until when the login with this token lasts; raises Refuse for a wrong one."""
        if not hmac.compare_digest(hashlib.sha256(token.encode()).digest(), self._token):
            raise Refuse("wrong_token", status=403)
        return int(time.time()) + OPEN_FOR

    def open_until(self, request: HTTPConnection) -> int:
        """Until when this request's login lasts; raises Refuse if there is none."""
        cookie = request.cookies.get(SAFE_COOKIE) or request.cookies.get(COOKIE, "")
        until, _, signature = cookie.partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(until).encode())
        if not is_ours or int(until) <= time.time():
            raise Refuse("not_operator", status=403)
        return int(until)

    def give_cookie(self, until: int, response: Response, is_safe: bool) -> None:
        response.set_cookie(
            SAFE_COOKIE if is_safe else COOKIE,
            f"{until}.{self._sign(str(until))}",
            max_age=OPEN_FOR,
            httponly=True,
            samesite="strict",
            secure=is_safe,
        )

    def shut(self, response: Response, is_safe: bool) -> None:
        name = SAFE_COOKIE if is_safe else COOKIE
        response.delete_cookie(name, httponly=True, samesite="strict", secure=is_safe)

    def _sign(self, until: str) -> str:
        return hmac.new(self._key, until.encode(), hashlib.sha256).hexdigest()
