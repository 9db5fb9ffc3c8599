"""The services: what every table of a server needs and shares."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from deckhall.server.config import Config
from deckhall.server.metrics import Metrics
from deckhall.server.opponents import Opponents
from deckhall.server.store import Store
from deckhall.server.workers import Workers


@dataclass
class Services:
    """Configuration, storage, bots, workers and figures."""

    config: Config
    store: Store
    opponents: Opponents
    workers: Workers
    metrics: Metrics
    now: Callable[[], float] = time.monotonic
