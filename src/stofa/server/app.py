"""The ASGI application."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from stofa.server import protocol as p
from stofa.server.answers import answer_to, status_of
from stofa.server.call import COOKIE, COOKIE_LASTS_S, Call, language_of
from stofa.server.client import Client
from stofa.server.errors import Refused
from stofa.server.headers import Doorkeeper
from stofa.server.house import House
from stofa.server.openapi import description
from stofa.server.routes import ENDPOINTS, Endpoint
from stofa.server.settings import LOOPBACK
from stofa.server.socket import socket
from stofa.server.stream import stream
from stofa.server.table import encode

JSON = "application/json"


def build(house: House) -> Starlette:
    """The application of a house; its tables open and close with it."""

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def talk(websocket: WebSocket) -> None:
        await socket(house, websocket)

    client = Client()
    openapi = encode(description())
    routes = [
        *(Route(e.path, partial(_answer, house, e), methods=[e.method]) for e in ENDPOINTS),
        Route("/api/tables/{table}/stream", _refusing(house, partial(stream, house)), methods=["GET"]),
        Route("/metrics", _refusing(house, partial(_metrics, house)), methods=["GET"]),
        Route("/openapi.json", lambda _: Response(openapi, media_type=JSON), methods=["GET"]),
        WebSocketRoute("/ws", talk),
        Route("/{path:path}", _refusing(house, partial(_page, client)), methods=["GET"]),
    ]

    async def wrong(request: Request, error: Exception) -> Response:
        code = "wrong-method" if getattr(error, "status_code", 404) == 405 else "no-page"
        return _refusal(house, Refused(code), request)

    handlers = {404: wrong, 405: wrong}
    keeper = Middleware(Doorkeeper, settings=house.settings)
    app = Starlette(routes=routes, lifespan=life, middleware=[keeper], exception_handlers=handlers)
    app.router.redirect_slashes = False
    return app


async def _answer(house: House, endpoint: Endpoint, request: Request) -> Response:
    """What an endpoint gives; or its refusal."""
    call = Call(house, request, await request.body())
    try:
        given = await endpoint.handler(call)
    except Exception as error:
        return _refusal(house, error, request)
    if isinstance(given, Response):  # one that browsers may keep
        house.metrics.requests[given.status_code] += 1
        return given
    refused = isinstance(given, p.Stale | p.Illegal | p.Refusal)
    status = status_of(given) if refused else 200
    if isinstance(given, p.Health) and given.status != "ok":
        status = 503
    house.metrics.requests[status] += 1
    response = Response(encode(given), status, media_type=JSON)
    if refused:
        _retry_after(response, given)
    if call.new_cookie is not None:
        response.set_cookie(
            COOKIE,
            call.new_cookie,
            max_age=COOKIE_LASTS_S,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


def _refusal(house: House, error: Exception, request: Request) -> Response:
    answer = answer_to(error, language_of(request), None, None)
    status = status_of(answer)
    house.metrics.requests[status] += 1
    response = Response(encode(answer), status, media_type=JSON)
    _retry_after(response, answer)
    return response


def _retry_after(response: Response, answer: p.Answer) -> None:
    if isinstance(answer, p.Refusal) and answer.retry_after is not None:
        response.headers["retry-after"] = str(int(answer.retry_after) + 1)


def _refusing(
    house: House, handler: Callable[[Request], Awaitable[Response]]
) -> Callable[[Request], Awaitable[Response]]:
    async def guarded(request: Request) -> Response:
        try:
            return await handler(request)
        except Exception as error:
            return _refusal(house, error, request)

    return guarded


async def _metrics(house: House, request: Request) -> Response:
    here = request.client is not None and request.client.host in LOOPBACK
    if not here and not house.settings.open_metrics:
        raise Refused("no-page")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


async def _page(client: Client, request: Request) -> Response:
    found = client.response(request)
    if found is None:
        raise Refused("no-page")
    return found
