"""The application: services, tables, API, sockets and pages put together, started, and ended in good order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from deckhall.bots import levels
from deckhall.kits import kits
from deckhall.server.api import Api, refused
from deckhall.server.config import Config
from deckhall.server.guests import Guests
from deckhall.server.maintenance import Claim, check, migrate
from deckhall.server.metrics import Metrics
from deckhall.server.opponents import Opponents
from deckhall.server.origins import KnownHosts
from deckhall.server.pages import Pages, SafeHeaders
from deckhall.server.refusals import Refuse
from deckhall.server.services import Services
from deckhall.server.socket import Sockets
from deckhall.server.speech import read_catalogue
from deckhall.server.store import Store, Unavailable
from deckhall.server.tables import Tables
from deckhall.server.workers import Workers

log = logging.getLogger("deckhall.server")


def application(config: Config) -> Starlette:
    """The whole server as an ASGI application."""
    for game in kits():
        levels(game.name)  # a game or a bot that cannot be loaded is named now, not at the first table
    read_catalogue()
    claim = Claim(config.database)
    try:
        secret = config.secret()  # before the database is there: it tells whether this is the first start
        check(config.database)
        saved = migrate(config.database)
    except BaseException:
        claim.give_up()
        raise
    if saved is not None:
        log.info("migrated", extra={"backup": str(saved)})
    metrics = Metrics()
    store = Store(config.database, metrics)
    opponents = Opponents(config.bot_processes, config.live_tables)
    services = Services(config, store, opponents, Workers(config.worker_processes), metrics)
    guests = Guests(store, secret)
    tables = Tables(services, guests)
    sockets = Sockets(tables)
    api = Api(tables, sockets)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        housekeeping = asyncio.create_task(tables.keep_house())
        waking = asyncio.create_task(tables.wake())
        try:
            yield
        finally:
            for task in (housekeeping, waking):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await tables.close()
            services.opponents.close()
            services.workers.close()
            await asyncio.to_thread(store.close)
            claim.give_up()

    async def failed(request: Request, error: Exception) -> Response:
        metrics.count("internal_errors")
        log.error("request_failed", exc_info=error)
        return refused(Refuse("busy", status=500))

    async def unavailable(request: Request, problem: Exception) -> Response:
        log.error("not_available", extra={"problem": str(problem)})
        return refused(Refuse("busy", status=503))

    async def wrong_method(request: Request, error: Exception) -> Response:
        return refused(Refuse("not_found", status=405))

    app = Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/ws/tables/{id}", sockets.open),
            Route("/{path:path}", Pages(guests).answer, methods=["GET"]),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(KnownHosts, config.hosts)],
        exception_handlers={405: wrong_method, Unavailable: unavailable, Exception: failed},
        lifespan=lifespan,
    )
    app.state.tables = tables
    return app
