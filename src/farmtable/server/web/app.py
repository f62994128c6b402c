"""The server as a Litestar app."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from inspect import isawaitable
from logging import getLogger
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import Message, Scope

from farmtable import __version__, games
from farmtable.core.show.phrase import phrase
from farmtable.server.access.quotas import Left, Quotas
from farmtable.server.cluster.postgres import cluster_of
from farmtable.server.ops.health import Health
from farmtable.server.ops.memory import collect
from farmtable.server.ops.metrics import Metrics
from farmtable.server.settings import Settings
from farmtable.server.storage.store import LAST, Store, StoreError
from farmtable.server.tables.lobby import Lobby, load
from farmtable.server.tables.thinkers import Thinker, Thinkers
from farmtable.server.web.connections import Connections
from farmtable.server.web.door import Door
from farmtable.server.web.guard import BODY, LEFT, Guard, few, told
from farmtable.server.web.openapi import PROBLEM_JSON, Description, openapi
from farmtable.server.web.people import PERSONS, SEATS_OF_PERSONS, own_key
from farmtable.server.web.reporting import report, report_table
from farmtable.server.web.reports import Reports, folder_of
from farmtable.server.web.routes import AT_A_TABLE, HOUSE, enter
from farmtable.server.web.socket import table_socket
from farmtable.server.web.static import for_people, page, page_routes
from farmtable.server.web.watch import Watch, WatchedThinker
from farmtable.server.wire.messages import Problem
from farmtable.server.wire.problem import Refused, problem

LOGGER = getLogger("farmtable")
CHORES = 30.0  # seconds between two rounds of putting tables to sleep and away
HOUR = 3600.0  # seconds
TICK = 1.0  # seconds between two looks at clocks
LATE = 300.0  # seconds after which a bot's turn is taken over from a server that is gone
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # links to tables are secrets
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def secured(message: Message, scope: Scope) -> None:
    """Every answer has the security headers; what the API says is kept nowhere, unless it says so."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")
            quotas: Quotas = scope["litestar_app"].state.quotas
            left: Left | None = cast("dict[str, Any]", scope).get(LEFT)
            headers["ratelimit-policy"] = quotas.policy
            if left is not None and few(left, quotas.most(left.name)):
                headers.setdefault("ratelimit", str(left))


def answered(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error as problem+json. What we did not foresee is logged, and told to nobody."""
    if isinstance(error, Refused):
        refused = error
    elif isinstance(error, StoreError):
        refused = Refused(503, "problem-store")
    elif isinstance(error, UnicodeError):
        refused = Refused(400, phrase("problem-request", detail="no UTF-8"))
    elif isinstance(error, HTTPException) and isinstance(error.__cause__, msgspec.ValidationError):
        refused = Refused(400, phrase("problem-request", detail=str(error.__cause__)[:300]))  # for Litestar a 500
    elif isinstance(error, HTTPException) and error.status_code < 500:
        detail = str(getattr(error, "extra", None) or error.detail)
        key = phrase("problem-request", detail=detail[:300])
        refused = Refused(error.status_code, "problem-too-large" if error.status_code == 413 else key)
    else:
        LOGGER.error("unforeseen", exc_info=error)
        request.app.state.metrics.count("errors")
        refused = Refused(500, "problem-internal")
    found = problem(refused)
    return Response(found, status_code=found.status, media_type=PROBLEM_JSON, headers=told(refused))


def make_app(settings: Settings, thinker: Thinker | None = None) -> Litestar:
    """The app; its store is opened when it starts and closed when it stops."""
    metrics = Metrics()
    quotas = Quotas(settings.quotas, metrics)
    connections = Connections(quotas, settings.proxies)
    reports = Reports(folder_of(settings.database, settings.reports))
    description = Description([load(name) for name in games.names(settings.hidden)])

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, settings.database, settings.synchronous, settings.database_wait)
        thinkers = thinker or Thinkers(settings.processes)
        cluster = cluster_of(store)
        health = Health()
        watch, watched = Watch(health, store, cluster), WatchedThinker(thinkers, health)
        at_once = 0
        if isinstance(thinkers, Thinkers):
            thinkers.pool.faulty = lambda fault: watched.faulty(fault.kind)
            at_once = thinkers.pool.processes
        lobby = Lobby(
            store,
            cluster,
            watched,
            settings.hidden,
            settings.grace,
            sleep=settings.sleep,
            rules=settings.rules,
            at_once=at_once,
        )
        await lobby.house.open()
        app.state.watch = watch
        app.state.lobby, app.state.door = lobby, Door(lobby, quotas)
        work = (
            lobby.go_on(),
            every(CHORES, lobby.forget, lobby.put_away, partial(lobby.go_on, LATE)),
            every(HOUR, lobby.let_go),
            every(TICK, lobby.tick),
            watch.keep_looking(),
            connections.watch(),
            collect(),
        )
        tasks = [asyncio.ensure_future(one) for one in work]
        LOGGER.info("ready", extra={"kept": str(store.kept)} if store.kept else {})
        try:
            async with cluster.listening(lobby):
                yield
        finally:
            for task in tasks:
                task.cancel()
            await closed(lobby)
            if isinstance(thinkers, Thinkers):
                await asyncio.to_thread(thinkers.close)
            await asyncio.to_thread(store.close)
            LOGGER.info("stopped")

    index = page(settings.page)

    def nowhere(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        """Who types an address that there is not gets the page, which says so and shows the way home."""
        if index is None or not for_people(request):
            return answered(request, error)
        return index.answer(request.headers.get("accept-encoding", ""), "", 404)

    app = Litestar(
        route_handlers=[
            *HOUSE,
            *PERSONS,
            AT_A_TABLE,
            SEATS_OF_PERSONS,
            report,
            report_table,
            table_socket,
            openapi,
            *page_routes(settings.page),
        ],
        lifespan=[life],
        dependencies={
            "lobby": Provide(lambda: app.state.lobby, sync_to_thread=False),
            "people": Provide(lambda: app.state.door.people, sync_to_thread=False),
            "door": Provide(lambda: app.state.door, sync_to_thread=False),
            "watch": Provide(lambda: app.state.watch, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "house": Provide(lambda: connections, sync_to_thread=False),
            "reports": Provide(lambda: reports, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "place": Provide(enter),
            "own": Provide(own_key),
        },
        exception_handlers={Exception: answered, HTTPException: answered, NotFoundException: nowhere},
        before_send=[secured],
        openapi_config=OpenAPIConfig(
            title="Farmtable",
            version=__version__,
            path="/schema",
            render_plugins=[description],
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )
    app.state.metrics, app.state.description = metrics, description
    app.state.quotas, app.state.connections = quotas, connections
    app.asgi_handler = Guard(app.asgi_handler, settings, quotas)
    return app


async def closed(lobby: Lobby) -> None:
    """What people have begun is done; but a database that does not answer now is not waited for."""
    closing = asyncio.ensure_future(lobby.close())
    if not (await asyncio.wait([closing], timeout=LAST))[0]:
        lobby.store.give_up()
    await closing


async def every(seconds: float, *work: Callable[[], object]) -> None:
    """Again and again; what fails is told, and tried again the next time."""
    while True:
        await asyncio.sleep(seconds)
        for one in work:
            try:
                found = one()
                if isawaitable(found):
                    await found
            except Exception as error:
                LOGGER.warning("chore failed", extra={"error": repr(error)[:300]})
