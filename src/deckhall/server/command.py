"""The commands of the server: `deckhall serve` and `deckhall backup`."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Annotated, Any

import typer
import uvicorn

from deckhall.bots.registry import MODULES
from deckhall.kits import FOLDERS
from deckhall.server import wire
from deckhall.server.app import application
from deckhall.server.config import Config, InvalidConfig, from_environment
from deckhall.server.invitation import EVERY_ADDRESS, in_brackets, network_addresses, reach
from deckhall.server.logs import set_up_logs, silence_uvicorn
from deckhall.server.maintenance import back_up, how_to_dump, migrate_postgresql
from deckhall.server.operator_door import token_from
from deckhall.server.tables import Tables
from deckhall.server.writer import Unavailable
from deckhall.text.catalogue import Speaker, speaker_from
from deckhall.text.languages import usual_language

NOBODY = "nobody:0"  # if no other server needs to reach us
_OTHER_FILES = 200  # open files besides connections


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on (127.0.0.1 means this machine only).")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    db: Annotated[
        str | None,
        typer.Option(
            help="Database file, created on the first start; or postgresql://... for several servers."
        ),
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(help="File with the key that signs cookies; created on the first start.")
    ] = None,
    games: Annotated[
        list[Path] | None, typer.Option(help="Folder with your own games; can be given more than once.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(help="Module that registers your own bots; can be given more than once."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            help="Public address of this server, for example https://play.example or https://club.example/cards."
        ),
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        typer.Option(
            help="Proxy trusted to report visitors' addresses: an address or a network; can be given more than once."
        ),
    ] = None,
    advertise: Annotated[
        str | None, typer.Option(help="HOST:PORT under which the other servers reach this one (PostgreSQL).")
    ] = None,
    ponder: Annotated[
        bool | None,
        typer.Option(
            help="Let strong bots think while people decide: they answer sooner, but use more processor time."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the game in the browser.")] = True,
) -> None:
    """Serve the game and open it in the browser.

    Options can also be set in the environment, for example DECKHALL_HOST and DECKHALL_PORT.
    """
    config = from_environment(
        host=host,
        port=port,
        db=db,
        advertise=advertise,
        secret_file=secret_file,
        public_url=public_url,
        trusted_proxies=tuple(trusted_proxies) if trusted_proxies else None,
        ponder=ponder,
    )
    if games:  # in the environment, so that the processes of bots and replays inherit them
        os.environ[FOLDERS] = os.pathsep.join(str(folder.resolve()) for folder in games)
    if bots:
        os.environ[MODULES] = " ".join(bots)
    set_up_logs()
    os.umask(0o077)  # all files written are readable by their owner only
    app = application(config)
    server = Server(uvicorn_config(app, config), app)
    address = where(config)
    for line in [*greeting(config), *about_operator(config, is_shown=sys.stdout.isatty())]:
        typer.echo(line)
    if browser and "DECKHALL_NO_BROWSER" not in os.environ:
        timer = Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    keep_waits_short()
    server.run()


def where(config: Config) -> str:
    """The server's address for someone on this machine."""
    name = "127.0.0.1" if config.host in EVERY_ADDRESS else config.host
    return f"http://{in_brackets(name)}:{config.port}{config.base}"


def terminal_speaker() -> Speaker:
    """Says what a host reads, in the language of the terminal."""
    return speaker_from(usual_language(), "hosting.ftl")


def greeting(config: Config) -> list[str]:
    """What the host needs to know: the server's addresses, for this machine and for others."""
    spoken = terminal_speaker()
    lines = [spoken.say("hosting-here", address=where(config))]
    if config.public_url:
        return [*lines, spoken.say("hosting-public", address=config.public_url)]
    others = [one for one in network_addresses(config.host) if reach(one) != "machine"]
    if others:
        found = ", ".join(f"http://{in_brackets(one)}:{config.port}" for one in others)
        lines.append(spoken.say("hosting-network", addresses=found))
    elif config.host in EVERY_ADDRESS:
        lines.append(spoken.say("hosting-no-network"))
    return lines


def about_operator(config: Config, is_shown: bool) -> list[str]:
    """The address of the operator's page, and its token. The token is omitted if the output goes to a file, or if the
    host has set it and thus knows it."""
    spoken = terminal_speaker()
    address = f"{config.public_url.rstrip('/') or where(config)}/operator"
    lines = [spoken.say("hosting-operator", address=address)]
    if config.operator_token:
        return [*lines, spoken.say("hosting-token-set")]
    if not is_shown:
        return [*lines, spoken.say("hosting-token-hidden")]
    return [*lines, spoken.say("hosting-token", token=token_from(config.secret()))]


def keep_waits_short() -> None:
    """Reduce pauses that affect every table.

    The garbage collector looks only at the youngest objects, few at a time, with a full collection once an hour: with
    1,000 live tables the next older ones took 130 ms. Moves, sockets and tables that are put away leave nothing for it
    to find. Threads switch after a tenth of a millisecond instead of five, because the thread
    that stores a move needs several turns: beside a loop kept busy for the purpose, on a shared machine, 480 commits
    took 5.7 ms on average, with half a millisecond 8.3.
    """
    gc.freeze()
    gc.set_threshold(500, 1_000_000, 1_000_000)
    sys.setswitchinterval(0.0001)


def backup(
    to: Annotated[Path | None, typer.Argument(help="File to write; it must not exist yet.")] = None,
    db: Annotated[str | None, typer.Option(help="Database file.")] = None,
) -> None:
    """Back up the database to a file, even while the server is running."""
    os.umask(0o077)
    config = from_environment(db=db, advertise=NOBODY)
    if config.postgresql:
        raise InvalidConfig("fault-dump", command=how_to_dump(config.postgresql, to))
    place = to or config.database.with_name(f"{config.database.name}.backup-{time.strftime('%Y%m%d-%H%M%S')}")
    back_up(config.database, place)
    typer.echo(str(place))


def operator(
    secret_file: Annotated[
        Path | None, typer.Option(help="File with the key that signs cookies; created on the first start.")
    ] = None,
) -> None:
    """Print the address and the token of the operator's page.

    It needs the server's secret. A token set in DECKHALL_OPERATOR_TOKEN is not printed.
    """
    config = from_environment(secret_file=secret_file, advertise=NOBODY)
    for line in about_operator(config, is_shown=True):
        typer.echo(line)


def migrate(
    db: Annotated[str | None, typer.Option(help="The database, as postgresql://...")] = None,
) -> None:
    """Upgrade the PostgreSQL database of several servers to the current schema.

    Every server also does this when it starts; running it several times at once does no harm.
    """
    config = from_environment(db=db, advertise=NOBODY)
    if not config.postgresql:
        raise InvalidConfig("fault-migrate-file")
    done = migrate_postgresql(config.postgresql)
    typer.echo(terminal_speaker().say("hosting-migrated" if done else "hosting-not-migrated"))


class Server(uvicorn.Server):
    """Uvicorn, extended so that one of several servers hands its tables over before it stops."""

    def __init__(self, config: uvicorn.Config, app: Any) -> None:
        super().__init__(config)
        self._tables: Tables = app.state.tables

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services = self._tables.services
        if services.owning.is_shared and not self.force_exit:
            with suppress(Unavailable):
                await (
                    services.owning.leave()
                )  # from now on healthz reports failure, and tables are made elsewhere
            end = services.now() + services.config.drain
            while services.now() < end and not self.force_exit:  # noqa: ASYNC110 - a second signal sets a plain flag
                await asyncio.sleep(0.05)
            await self._tables.close()
        await super().shutdown(sockets)


def uvicorn_config(app: Any, config: Config) -> uvicorn.Config:
    """The settings of uvicorn: small frames only, and no access log."""
    silence_uvicorn()
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        limit_concurrency=None,
        forwarded_allow_ips=list(config.trusted_proxies),
        **wire.protocols(wire.Gate(_room(config), config.connections_per_address, config.trusted_proxies)),
    )


def _room(config: Config) -> int:
    """The number of connections allowed, below the system's limit for a process."""
    try:
        import resource
    except ImportError:  # Windows
        return config.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return config.connections if soft < 0 else max(64, min(config.connections, soft - _OTHER_FILES))
