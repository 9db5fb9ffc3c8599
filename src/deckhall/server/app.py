"""The application: assembles services, tables, API, sockets and pages, starts them, and shuts them down in order."""

from __future__ import annotations

import asyncio
import hashlib
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
from deckhall.server import push_message, results
from deckhall.server.api import Api, refused
from deckhall.server.config import Config, InvalidConfig
from deckhall.server.guests import Guests
from deckhall.server.history import rules_of
from deckhall.server.maintenance import Claim, check, migrate, migrate_postgresql
from deckhall.server.metrics import Metrics
from deckhall.server.moderation import Moderation
from deckhall.server.operating import Operator
from deckhall.server.opponents import Opponents
from deckhall.server.origins import Folder, KnownHosts
from deckhall.server.ownership import Alone, Ownership
from deckhall.server.pages import Pages, SafeHeaders
from deckhall.server.push_notices import PushNotices
from deckhall.server.refusals import Refuse
from deckhall.server.relay import Relay, Relayed
from deckhall.server.rounds import OneByOne, Rounds
from deckhall.server.services import Services
from deckhall.server.socket import Sockets
from deckhall.server.speech import read_catalogue
from deckhall.server.store import Store, open_store
from deckhall.server.studies import every_puzzle
from deckhall.server.tables import Tables
from deckhall.server.workers import Workers
from deckhall.server.writer import Unavailable
from deckhall.text.cards import voice_of

log = logging.getLogger("deckhall.server")


def among_others(config: Config, secret: bytes, metrics: Metrics) -> tuple[Store, Ownership]:
    """The shared storage of several servers, and this one's place among them."""
    migrate_postgresql(config.postgresql)
    store = open_store(config.postgresql, metrics)
    if not store.agree("secret", hashlib.sha256(b"agreed:" + secret).hexdigest()):
        store.close()
        raise InvalidConfig("fault-other-secret", file=str(config.secret_file))
    from deckhall.server.node import Node  # only with the extra `postgresql`

    rules = {game.name: rules_of(game.name) or 0 for game in kits()}
    return store, Node(store, config.postgresql, config.advertise, rules)


def application(config: Config) -> Starlette:
    """The whole server as an ASGI application."""
    for game in kits():
        levels(game.name)  # report a game or bot that cannot be loaded now, not at the first table
        voice_of(game.name)
    if config.push_contact and not push_message.is_installed():
        raise InvalidConfig("fault-extra", extra="push", why="DECKHALL_PUSH_CONTACT")
    read_catalogue()
    every_puzzle()  # read now: it takes a tenth of a second, for which everybody would wait
    metrics = Metrics()
    claim = None
    if config.postgresql:
        secret = config.secret()
        store, owning = among_others(config, secret, metrics)
    else:
        claim = Claim(config.database)
        try:
            secret = config.secret()  # before the database exists: it tells whether this is the first start
            check(config.database)
            saved = migrate(config.database)
        except BaseException:
            claim.give_up()
            raise
        if saved is not None:
            log.info("migrated", extra={"backup": str(saved)})
        store = open_store(config.database, metrics)
        owning = Alone(store)
    opponents = Opponents(config.bot_processes, config.live_tables)
    services = Services(
        config, store, opponents, Workers(config.worker_processes), metrics, owning, Moderation(store)
    )
    return assembled(services, secret, claim)


def assembled(services: Services, secret: bytes, claim: Claim | None = None) -> Starlette:
    """The application built on these services. `claim` is released at the end."""
    config, store, owning, metrics = services.config, services.store, services.owning, services.metrics
    relay = Relay(secret)
    guests = Guests(store, secret, config.public_url)
    tables = Tables(services, guests)
    if config.push_contact:
        services.push = PushNotices(services, guests, secret)
    rounds = Rounds()
    sockets = Sockets(tables, relay, rounds)
    operator = Operator(tables, sockets, relay, secret)
    api = Api(tables, sockets, relay, operator)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await owning.start(tables.lose, tables.renamed)
        await services.moderation.read()
        keeping_order = asyncio.create_task(operator.keep_order())
        housekeeping = asyncio.create_task(tables.keep_house())
        waking = asyncio.create_task(tables.wake())
        filling = asyncio.create_task(results.fill(store))
        try:
            yield
        finally:
            for task in (housekeeping, waking, keeping_order, filling):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await api.analyses.close()
            if services.push is not None:
                services.push.close()
            await tables.close()
            with suppress(Unavailable):
                await owning.stop()
            services.opponents.close()
            services.workers.close()
            await asyncio.to_thread(store.close)
            if claim is not None:
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
            Route("/{path:path}", Pages(guests, base=config.base).answer, methods=["GET"]),
        ],
        middleware=[
            Middleware(Relayed, relay),
            Middleware(OneByOne, rounds),
            Middleware(SafeHeaders),
            Middleware(KnownHosts, config.hosts, config.public_host),
            Middleware(Folder, config.base),
        ],
        exception_handlers={405: wrong_method, Unavailable: unavailable, Exception: failed},
        lifespan=lifespan,
    )
    app.state.tables = tables
    return app
