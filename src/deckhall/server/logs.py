"""Machine-readable logs: one JSON object per line, without cookies, tokens, seeds or chat."""

from __future__ import annotations

import json
import logging
import sys
import time

_FIELDS = (
    "attempt",
    "backup",
    "game",
    "level",
    "problem",
    "reason",
    "seats",
    "table",
)  # the fields allowed besides the event's name


class Lines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        for name in _FIELDS:
            if name in record.__dict__:
                line["bot_level" if name == "level" else name] = record.__dict__[name]
        if "table" in line:
            line["table"] = str(line["table"])[:6]  # enough to find it; the whole id would let a reader join
        if record.exc_info is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    """Send the server's log to standard error."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[lines], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def silence_uvicorn() -> None:
    """Uvicorn would log addresses (recovery links among them) and frames: keep only its warnings."""
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
