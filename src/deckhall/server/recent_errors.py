"""Recent errors for the operator's page, by their names in the log, without the content of any game."""

from __future__ import annotations

import logging
from collections import deque

from deckhall.server.operator_messages import RecentError

_KEPT = 20


class RecentErrors(logging.Handler):
    """Keeps the last errors of the server's log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._kept: deque[RecentError] = deque(maxlen=_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None  # the error's own message might quote a game
        problem = kind.__name__ if kind is not None else str(record.__dict__.get("problem", ""))[:200]
        self._kept.append(RecentError(int(record.created), record.getMessage()[:80], problem))

    def told(self) -> list[RecentError]:
        """Newest first."""
        return list(reversed(self._kept))
