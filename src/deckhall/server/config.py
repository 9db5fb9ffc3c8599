"""The configuration of a server: from flags, the environment (DECKHALL_...), and defaults."""

from __future__ import annotations

import ipaddress
import os
import re
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError
from deckhall.places import data_folder

_SECRET = 32  # characters, at least
_PLAIN_PATH = re.compile(r"(/[\w.~-]+)*/?", re.ASCII)
_CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^/\s]+\S*")


class InvalidConfig(Spoken, GameError):
    """The server cannot be set up like this; the message says what to change."""


@dataclass(frozen=True)
class Config:
    """The host's settings. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: Path = field(default_factory=lambda: data_folder() / "deckhall.sqlite3")
    postgresql: str = ""  # instead of the file, for several servers
    advertise: str = ""  # host:port where the other servers reach this one
    drain: float = 3.0  # with several servers: how long a stopping one waits for the load balancer to notice
    secret_file: Path = field(default_factory=lambda: data_folder() / "secret")
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    hosts: tuple[str, ...] = ()  # the host names it answers to; none: addresses and this machine's names
    trusted_proxies: tuple[str, ...] = (
        "127.0.0.1",
        "::1",
    )  # addresses or networks whose X-Forwarded-For and -Proto headers are trusted
    public_url: str = ""  # the public address of this server; its path is the folder of the site
    bot_processes: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))  # one may be stuck
    ponder: bool = False  # whether bots think while people decide
    worker_processes: int = 2  # for records and decks from outside
    idle_after: float = 600.0  # a table that nobody watches is removed from memory
    forget_open_after: float = 86_400.0  # an open table that nobody starts is closed
    away_after: float = 30.0  # after that, others may let a bot play for a disconnected player
    limits: float = 1.0  # factor for the rate limits; 0 turns them off
    tables_per_guest: int = 20  # open or running
    connections_per_guest: int = 24
    connections: int = 10_000
    connections_per_address: int = 256
    onlookers_per_table: int = 100
    onlookers_per_address: int = 40
    listed_per_host: int = 5  # listed tables that wait for players
    listed_per_address: int = 30
    live_tables: int = 20_000
    metrics_token: str = ""  # allows other machines to read /metrics
    operator_token: str = ""  # opens the operator's page; "": derived from the secret
    push_contact: str = ""  # switches notices to closed browsers on: whom push services can write to
    push_after: float = 20.0  # a player who is asked and stays away so long gets such a notice
    snapshot_every: int = 50  # events

    @property
    def base(self) -> str:
        """The folder of the host's site where the server is: "" at the top, otherwise such as "/cards"."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def public_host(self) -> str:
        return (urlsplit(self.public_url).hostname or "").lower()

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """The sites whose pages may use this server, besides the host name of the request itself."""
        if not self.public_url:
            return self.origins
        parts = urlsplit(self.public_url)
        return (*self.origins, f"{parts.scheme}://{parts.netloc}")

    def secret(self) -> bytes:
        """The key that signs cookies and links, created on the first start. The file is readable by its owner only."""
        place = self.secret_file
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists() and not self.postgresql and self.database.exists():
                raise InvalidConfig("fault-secret-missing", file=str(place))
            if place.exists() and not os.access(
                place, os.W_OK
            ):  # provided by systemd or a container, read-only
                return _long_enough(place.read_text().strip(), place)
            handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
            with os.fdopen(handle, "r+") as file:
                wait_for_lock(handle)  # several servers may start at the same time
                place.chmod(0o600)
                secret = file.read().strip()
                if not secret:
                    secret = secrets.token_hex(32)
                    file.write(secret)
        except OSError as error:
            raise InvalidConfig("fault-secret-unreadable", file=str(place), why=str(error)) from error
        return _long_enough(secret, place)


def _long_enough(secret: str, place: Path) -> bytes:
    if len(secret) < _SECRET:
        raise InvalidConfig("fault-secret-short", file=str(place), least=_SECRET)
    return secret.encode()


def wait_for_lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows, which runs a single server
        return
    fcntl.flock(file, fcntl.LOCK_EX)


def from_environment(**flags: object) -> Config:
    """The config from DECKHALL_HOST, _PORT, _DB, _SECRET_FILE, _ORIGINS, _LIMITS and so on. Flags take precedence."""
    found: dict[str, object] = {}
    environment = os.environ
    if "DECKHALL_HOST" in environment:
        found["host"] = environment["DECKHALL_HOST"]
    if "DECKHALL_PORT" in environment:
        found["port"] = _port(environment["DECKHALL_PORT"])
    if "DECKHALL_DB" in environment:
        found["db"] = environment["DECKHALL_DB"]
    if "DECKHALL_ADVERTISE" in environment:
        found["advertise"] = environment["DECKHALL_ADVERTISE"]
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
    if "DECKHALL_PUBLIC_URL" in environment:
        found["public_url"] = environment["DECKHALL_PUBLIC_URL"]
    if "DECKHALL_METRICS_TOKEN" in environment:
        found["metrics_token"] = environment["DECKHALL_METRICS_TOKEN"]
    if "DECKHALL_OPERATOR_TOKEN" in environment:
        found["operator_token"] = _long_token(environment["DECKHALL_OPERATOR_TOKEN"])
    if "DECKHALL_PONDER" in environment:
        found["ponder"] = environment["DECKHALL_PONDER"] not in ("", "0")
    if "DECKHALL_PUSH_CONTACT" in environment:
        found["push_contact"] = _contact(environment["DECKHALL_PUSH_CONTACT"])
    found.update({name: flag for name, flag in flags.items() if flag is not None})
    found |= _where_games_are(str(found.pop("db", "")))
    config = Config(**found)  # type: ignore[arg-type]  # each was read as the type of its field
    if not 0 <= config.port <= 65_535:
        raise InvalidConfig("fault-port", port=str(config.port))
    for proxy in config.trusted_proxies:
        _check_network(proxy)
    _check_public_url(config.public_url)
    return replace(config, advertise=_advertised(config)) if config.postgresql else config


def _where_games_are(db: str) -> dict[str, object]:
    if db.startswith(("postgresql://", "postgres://")):
        return {"postgresql": "postgresql://" + db.partition("://")[2]}
    if "://" in db:
        raise InvalidConfig("fault-db", scheme=db.partition("://")[0])
    return {"database": Path(db)} if db else {}


def _advertised(config: Config) -> str:
    """The address where other servers reach this one."""
    if not config.advertise and config.host in ("0.0.0.0", "::", ""):
        raise InvalidConfig("fault-no-advertise")
    name = f"[{config.host}]" if ":" in config.host else config.host
    address = config.advertise or f"{name}:{config.port}"
    if not re.fullmatch(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+):\d{1,5}", address):
        raise InvalidConfig("fault-advertise", address=repr(address))
    return address


def _check_network(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy)
    except ValueError as error:
        raise InvalidConfig("fault-proxy", proxy=repr(proxy)) from error


def _check_public_url(url: str) -> None:
    if not url:
        return
    try:
        parts = urlsplit(url)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None
        wrong = wrong or bool(parts.query or parts.fragment) or (parts.port or 80) < 1
    except ValueError:
        wrong = True
    if wrong or not _PLAIN_PATH.fullmatch(parts.path):
        raise InvalidConfig("fault-public-url", url=repr(url))


def _number(text: str) -> float:
    try:
        number = float(text)
        if not 0 <= number < 1e6:
            raise ValueError
    except ValueError as error:
        raise InvalidConfig("fault-limits", value=repr(text)) from error
    return number


def _long_token(text: str) -> str:
    if not 16 <= len(text) <= 200:
        raise InvalidConfig("fault-operator-token")
    return text


def _contact(text: str) -> str:
    if text and not (text.isascii() and len(text) <= 200 and _CONTACT.fullmatch(text)):
        raise InvalidConfig("fault-push-contact", contact=repr(text))
    return text


def _port(text: str) -> int:
    if not text.isdigit():
        raise InvalidConfig("fault-not-number", option="DECKHALL_PORT")
    return int(text)
