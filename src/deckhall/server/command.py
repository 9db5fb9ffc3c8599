"""The commands of the server: `deckhall serve` and `deckhall backup`."""

from __future__ import annotations

import gc
import os
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
from deckhall.server.config import Config, from_environment
from deckhall.server.logs import set_up_logs, silence_uvicorn
from deckhall.server.maintenance import back_up

_OTHER_FILES = 200  # that are open besides connections


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on (127.0.0.1 means this machine only).")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    db: Annotated[Path | None, typer.Option(help="Database file; created on the first start.")] = None,
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
    browser: Annotated[bool, typer.Option(help="Open the game in the browser.")] = True,
) -> None:
    """Serve the game and open it in the browser. Options can also be set in the environment: DECKHALL_HOST, ..."""
    config = from_environment(host=host, port=port, database=db, secret_file=secret_file)
    if games:  # into the environment, which the processes of bots and replays inherit
        os.environ[FOLDERS] = os.pathsep.join(str(folder.resolve()) for folder in games)
    if bots:
        os.environ[MODULES] = " ".join(bots)
    set_up_logs()
    os.umask(0o077)  # whatever is written is for its owner only
    server = uvicorn.Server(uvicorn_config(application(config), config))
    address = f"http://{'127.0.0.1' if config.host in ('0.0.0.0', '::') else config.host}:{config.port}"
    typer.echo(f"Deckhall is at {address} (press Ctrl-C to stop)")
    if browser and "DECKHALL_NO_BROWSER" not in os.environ:
        timer = Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    keep_collections_short()
    server.run()


def keep_collections_short() -> None:
    """Let the garbage collector collect young objects only; a full collection runs once an hour.

    With 500 live tables looking through all takes a third of a second, in which nobody's move goes on.
    """
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000_000)


def backup(
    to: Annotated[Path | None, typer.Argument(help="File to write; it must not exist yet.")] = None,
    db: Annotated[Path | None, typer.Option(help="Database file.")] = None,
) -> None:
    """Back up the database to a file, even while the server is running."""
    os.umask(0o077)
    config = from_environment(database=db)
    place = to or config.database.with_name(f"{config.database.name}.backup-{time.strftime('%Y%m%d-%H%M%S')}")
    back_up(config.database, place)
    typer.echo(str(place))


def uvicorn_config(app: Any, config: Config) -> uvicorn.Config:
    """How uvicorn is run: small frames only, and nothing written down."""
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
    """How many connections there may be, below what the system allows a process."""
    try:
        import resource
    except ImportError:  # Windows
        return config.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return config.connections if soft < 0 else max(64, min(config.connections, soft - _OTHER_FILES))
