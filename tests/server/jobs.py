"""Jobs for workers. They are here by themselves so that a worker imports nothing else for them."""

from __future__ import annotations

import os
import time

from deckhall.server.refusals import Refuse

MEGABYTE = 1024 * 1024


def greet(name: str) -> bytes:
    return f"hello {name}".encode()


def loop() -> bytes:
    while True:
        pass


def wait(seconds: float) -> bytes:
    time.sleep(seconds)
    return b""


def grow() -> bytes:
    kept = []
    while True:
        kept.append(bytes(16 * MEGABYTE))


def talk() -> bytes:
    return bytes(2 * MEGABYTE)


def die() -> bytes:
    os._exit(3)


def refuse() -> bytes:
    raise Refuse("no_seat", status=422, detail="none", seat=3)


def fail() -> bytes:
    raise LookupError("something unforeseen")
