"""How a server is set up: from flags, the environment (DECKHALL_...), and otherwise good defaults."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from deckhall.kernel.errors import GameError
from deckhall.places import data_folder


class InvalidConfig(GameError):
    """The server cannot be set up like this; the message says what to change."""


@dataclass(frozen=True)
class Config:
    """What a host may set. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: Path = field(default_factory=lambda: data_folder() / "deckhall.sqlite3")
    secret_file: Path = field(default_factory=lambda: data_folder() / "secret")
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    hosts: tuple[
        str, ...
    ] = ()  # the names under which it is reached; none: addresses and this machine's names
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For and -Proto count
    bot_processes: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))  # one may be stuck
    worker_processes: int = 2  # for records and decks from outside
    idle_after: float = 600.0  # a table nobody looks at leaves the memory
    forget_open_after: float = 86_400.0  # an open table nobody starts is closed
    away_after: float = 30.0  # then others may let a bot play for a player who is not connected
    limits: float = 1.0  # how generous rate limits are; 0 turns them off
    tables_per_guest: int = 20  # open or being played
    connections_per_guest: int = 24
    connections: int = 10_000
    connections_per_address: int = 256
    onlookers_per_table: int = 100
    onlookers_per_address: int = 40
    listed_per_host: int = 5  # tables in the list that wait for players
    listed_per_address: int = 30
    live_tables: int = 20_000
    metrics_token: str = ""  # lets others than this machine read /metrics
    snapshot_every: int = 50  # events

    def secret(self) -> bytes:
        """The key that signs cookies and links, made on the first start. Only its owner may read the file."""
        place = self.secret_file
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists() and self.database.exists():
                raise InvalidConfig(
                    f"the secret file {place} is missing, though there is a database: put it back. If it is lost, make"
                    " an empty file there; then nobody is known again"
                )
            handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
            with os.fdopen(handle, "r+") as file:
                place.chmod(0o600)
                secret = file.read().strip()
                if not secret:
                    secret = secrets.token_hex(32)
                    file.write(secret)
        except OSError as error:
            raise InvalidConfig(f"the secret file {place} cannot be read or created: {error}") from error
        if len(secret) < 32:
            raise InvalidConfig(f"the secret in {place} is too short: it needs at least 32 characters")
        return secret.encode()


def from_environment(**flags: object) -> Config:
    """A config from DECKHALL_HOST, _PORT, _DB, _SECRET_FILE, _ORIGINS, _LIMITS. Flags win."""
    found: dict[str, object] = {}
    environment = os.environ
    if "DECKHALL_HOST" in environment:
        found["host"] = environment["DECKHALL_HOST"]
    if "DECKHALL_PORT" in environment:
        found["port"] = _port(environment["DECKHALL_PORT"])
    if "DECKHALL_DB" in environment:
        found["database"] = Path(environment["DECKHALL_DB"])
    if "DECKHALL_SECRET_FILE" in environment:
        found["secret_file"] = Path(environment["DECKHALL_SECRET_FILE"])
    if "DECKHALL_ORIGINS" in environment:
        found["origins"] = tuple(environment["DECKHALL_ORIGINS"].split())
    if "DECKHALL_LIMITS" in environment:
        found["limits"] = _number(environment["DECKHALL_LIMITS"])
    if "DECKHALL_HOSTS" in environment:
        found["hosts"] = tuple(environment["DECKHALL_HOSTS"].split())
    if "DECKHALL_TRUSTED_PROXIES" in environment:
        found["trusted_proxies"] = tuple(environment["DECKHALL_TRUSTED_PROXIES"].split())
    if "DECKHALL_METRICS_TOKEN" in environment:
        found["metrics_token"] = environment["DECKHALL_METRICS_TOKEN"]
    found.update({name: flag for name, flag in flags.items() if flag is not None})
    config = Config(**found)  # type: ignore[arg-type]  # each was read as the type of its field
    if not 0 <= config.port <= 65_535:
        raise InvalidConfig(f"a port must be a number from 0 to 65535, not {config.port}")
    return config


def _number(text: str) -> float:
    try:
        number = float(text)
        if not 0 <= number < 1e6:
            raise ValueError
    except ValueError as error:
        raise InvalidConfig(f"DECKHALL_LIMITS must be a number from 0 (none) on, not {text!r}") from error
    return number


def _port(text: str) -> int:
    if not text.isdigit():
        raise InvalidConfig(f"DECKHALL_PORT must be a number, not {text!r}")
    return int(text)
