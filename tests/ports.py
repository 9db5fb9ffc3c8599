"""Ports for servers that have to know theirs before they start."""

from __future__ import annotations

import random
import socket

_FIRST, _LAST = 12_000, 32_000  # the system gives those from 32,768 on to whoever asks for any


def a_free_port() -> int:
    """A port that nobody uses, and that the system gives to nobody else before it is used."""
    luck = random.SystemRandom()
    while True:
        port = luck.randrange(_FIRST, _LAST)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
