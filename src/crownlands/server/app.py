"""The application: all routes on one hall."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from crownlands import __version__
from crownlands.core.errors import Refusal
from crownlands.core.text import text
from crownlands.core.zones import plain
from crownlands.server import catalogue, pages, routes
from crownlands.server.border import (
    Limits,
    Unreadable,
    answer,
    check_runner,
    not_found,
    refusal_answer,
)
from crownlands.server.figures import Figures
from crownlands.server.house import House, house_of
from crownlands.server.play import play
from crownlands.tables.hall import Hall, Manners
from crownlands.tables.listening import Listener
from crownlands.tables.store import Store
from crownlands.tables.thinking import Thinkers

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

logger = structlog.get_logger()


@dataclass(frozen=True)
class Options:
    """How a server is run; `origins` are other sites whose pages may talk to it.

    `metrics_token` opens the figures to other machines.
    """

    database: str
    workers: int | None = None
    origins: tuple[str, ...] = ()
    metrics_token: str | None = None
    manners: Manners = field(default_factory=Manners)
    limits: Limits = field(default_factory=Limits)
    static: Path = pages.STATIC


def make_app(options: Options) -> FastAPI:
    """Put the application together; the store opens when it starts."""
    app = FastAPI(title="Crownlands", version=__version__, lifespan=lifespan)
    app.state.options = options
    app.state.static = options.static
    app.include_router(catalogue.router)
    app.include_router(routes.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/play", play))
    app.add_api_route("/metrics", metrics, tags=["running"])
    app.add_api_route("/healthz", health, tags=["running"])
    app.add_api_route("/healthz", health, methods=["HEAD"], include_in_schema=False)
    app.add_api_route("/api/{path:path}", no_route, methods=METHODS, include_in_schema=False)
    app.include_router(pages.router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(SQLAlchemyError, store_down)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the hall, and close it at the end."""
    options: Options = app.state.options
    figures = Figures()
    store = await asyncio.to_thread(Store, options.database)
    thinkers = Thinkers(options.workers)
    hall = Hall(store, thinkers, options.manners, figures.commit_size.observe)
    app.state.house = House(hall, options.limits, options.origins, figures)
    listener = Listener(store, hall) if store.shared else None
    await hall.open()
    logger.info("the hall is open", database=store.engine.dialect.name)
    yield
    if listener is not None:
        await asyncio.to_thread(listener.close)
    await hall.close()
    store.close()
    logger.info("the hall is closed")


async def metrics(request: Request) -> Response:
    """Give the figures to whoever runs the server: they would tell when a secret is chosen."""
    check_runner(request, request.app.state.options.metrics_token)
    house = house_of(request)
    return Response(house.figures.page(house.hall), media_type="text/plain; version=0.0.4")


async def health(request: Request) -> Response:
    """Tell whether the store answers."""
    await asyncio.to_thread(house_of(request).hall.store.check)
    return answer({"ok": True})


async def no_route(path: str) -> Response:
    """Answer for all of the interface that there is not."""
    return not_found(text("refused-no-route", path=f"/api/{path}"[:80]))


# When something is refused or fails -----------------------------------------------------------


async def refused(request: Request, error: Exception) -> Response:
    """Answer a refusal in plain words."""
    assert isinstance(error, Refusal)
    house_of(request).figures.refusals.labels(error.text.id).inc()
    return refusal_answer(error)


async def unreadable(_request: Request, error: Exception) -> Response:
    """Answer a path or query that cannot be read."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refusal_answer(Unreadable(f"{where}: {first['msg']}"))


async def store_down(_request: Request, error: Exception) -> Response:
    """Answer while the store does not work."""
    logger.error("the store does not answer", error=str(error))
    return answer({"refused": plain(text("refused-not-stored"))}, 503)


def describe(app: FastAPI) -> dict[str, Any]:
    """Describe the interface, with the shapes of the bodies."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = schema.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(routes.components())
        app.openapi_schema = schema
    return app.openapi_schema
