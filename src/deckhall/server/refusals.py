"""Refusals: what the server does not do, with a reason key listed in docs/protocol.md."""

from __future__ import annotations

from typing import Any

from deckhall.server.messages import Refusal


class Refuse(Exception):
    """Not done, and nothing changed. `fresh` says that the asker's view may be stale."""

    def __init__(
        self, reason: str, *, status: int = 409, detail: str = "", fresh: bool = False, **args: Any
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.detail = detail
        self.fresh = fresh
        self.args_ = args

    def body(self) -> Refusal:
        return Refusal(self.reason, self.args_, self.detail)
