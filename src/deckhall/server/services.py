"""The services that all tables of a server share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from deckhall.server.config import Config
from deckhall.server.metrics import Metrics
from deckhall.server.moderation import Moderation
from deckhall.server.opponents import Opponents
from deckhall.server.ownership import Ownership
from deckhall.server.store import Store
from deckhall.server.workers import Workers

if TYPE_CHECKING:
    from deckhall.server.push_notices import PushNotices


@dataclass
class Services:
    """Configuration, storage, bots, workers, metrics, table ownership, and the host's orders."""

    config: Config
    store: Store
    opponents: Opponents
    workers: Workers
    metrics: Metrics
    owning: Ownership
    moderation: Moderation
    now: Callable[[], float] = time.monotonic
    push: PushNotices | None = None  # where the host has switched it on
    lose: Callable[[list[str]], None] = lambda _: None  # drops tables that another server has taken
