"""The ASGI application."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from stofa.server.connections.guard import RequestTiming
from stofa.server.context import ServerContext
from stofa.server.http.arrivals import ArrivalsMiddleware
from stofa.server.http.event_stream import stream
from stofa.server.http.forwarded import ForwardedMiddleware
from stofa.server.http.metrics_access import may_read_metrics
from stofa.server.http.middleware import SecurityMiddleware, policy
from stofa.server.http.proxy_advice import ProxyAdvice
from stofa.server.http.request import COOKIE, COOKIE_LASTS_S, RequestContext, language_of
from stofa.server.http.routes import ENDPOINTS
from stofa.server.http.static_files import Client
from stofa.server.wire.asyncapi import asyncapi
from stofa.server.wire.openapi import description
from stofa.server.ws.socket import SocketMiddleware
from stofa.tables import protocol as p
from stofa.tables.endpoint import Endpoint
from stofa.tables.error_answers import answer_to, status_of
from stofa.tables.errors import Reason, Refused
from stofa.tables.table import encode

JSON = "application/json"
DEVICE = "/device/"
"""Where the page lies that needs no server."""


def build(context: ServerContext) -> Starlette:
    """The application of a server; its tables open and close with it."""

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    client = Client()
    device = _device_routes(context.settings.site)
    descriptions = {"/openapi.json": encode(description()), "/asyncapi.json": encode(asyncapi())}
    routes = [
        *(Route(e.path, partial(_answer, context, e), methods=[e.method]) for e in ENDPOINTS),
        Route("/api/tables/{table}/stream", _refusing(context, partial(stream, context)), methods=["GET"]),
        Route("/unsubscribe", _unsubscribe, methods=["GET"]),
        Route("/metrics", _refusing(context, partial(_metrics, context, client)), methods=["GET"]),
        *(Route(path, partial(_described, text), methods=["GET"]) for path, text in descriptions.items()),
        *device,
        Route("/{path:path}", _refusing(context, partial(_page, context, client)), methods=["GET"]),
    ]

    async def wrong(request: Request, error: Exception) -> Response:
        reason: Reason = "wrong-method" if getattr(error, "status_code", 404) == 405 else "no-page"
        return _refusal(context, Refused(reason), request)

    handlers = {404: wrong, 405: wrong}
    advice = ProxyAdvice(context.settings)
    middleware = [
        Middleware(RequestTiming),
        Middleware(ArrivalsMiddleware, network=context.network),
        Middleware(ForwardedMiddleware, proxies=context.settings.trusted_proxies, advice=advice),
        Middleware(SecurityMiddleware, context=context, advice=advice),
        Middleware(SocketMiddleware, context=context),
    ]
    app = Starlette(routes=routes, lifespan=life, middleware=middleware, exception_handlers=handlers)
    app.router.redirect_slashes = False
    return app


async def _answer(context: ServerContext, endpoint: Endpoint, request: Request) -> Response:
    """What an endpoint gives; or its refusal."""
    call = RequestContext(context, request, await request.body())
    try:
        given = await endpoint.handler(call)
    except Exception as error:
        return _refusal(context, error, request)
    if isinstance(given, Response):  # one that browsers may keep
        context.metrics.requests[given.status_code] += 1
        return given
    refused = isinstance(given, p.StaleAnswer | p.IllegalAnswer | p.RefusedAnswer)
    status = status_of(given) if refused else 200
    if isinstance(given, p.Health) and given.status != "ok":
        status = 503
    context.metrics.requests[status] += 1
    response = Response(encode(given), status, media_type=JSON)
    if refused:
        _retry_after(response, given)
    if call.new_secret is not None:
        response.set_cookie(
            COOKIE,
            call.new_secret,
            max_age=COOKIE_LASTS_S,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


def _refusal(context: ServerContext, error: Exception, request: Request) -> Response:
    answer = answer_to(error, language_of(request))
    context.metrics.refusals[answer.code] += 1
    status = status_of(answer)
    context.metrics.requests[status] += 1
    response = Response(encode(answer), status, media_type=JSON)
    _retry_after(response, answer)
    return response


def _retry_after(response: Response, answer: p.Answer) -> None:
    if isinstance(answer, p.RefusedAnswer) and answer.retry_after is not None:
        response.headers["retry-after"] = str(int(answer.retry_after) + 1)


def _refusing(
    context: ServerContext, handler: Callable[[Request], Awaitable[Response]]
) -> Callable[[Request], Awaitable[Response]]:
    async def guarded(request: Request) -> Response:
        try:
            return await handler(request)
        except Exception as error:
            return _refusal(context, error, request)

    return guarded


async def _described(text: bytes, _request: Request) -> Response:
    return Response(text, media_type=JSON)


async def _metrics(context: ServerContext, client: Client, request: Request) -> Response:
    if not may_read_metrics(request, context):
        return _wrong_address(context, client, request)
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")


async def _unsubscribe(request: Request) -> Response:
    """Somebody opened the address for one click: the page does it. Programs that only look must not."""
    code = quote(request.query_params.get("code", ""), safe="")
    return RedirectResponse(f"/#unsubscribe={code}", 303)


async def _page(context: ServerContext, client: Client, request: Request) -> Response:
    return client.response(request) or _wrong_address(context, client, request)


def _device_routes(folder: str | None) -> list[Route]:
    """The page that needs no server, if there is one. WebAssembly counts as code that a page makes itself."""
    if folder is None:
        return []
    site = Client(Path(folder), DEVICE)
    headers = {"content-security-policy": policy("'wasm-unsafe-eval'")}

    async def page(request: Request) -> Response:
        answer = site.response(request)
        if answer is None:
            raise HTTPException(404)
        answer.headers.update(headers)
        return answer

    async def to_folder(_request: Request) -> Response:
        return RedirectResponse(DEVICE, 308)

    return [
        Route(DEVICE.rstrip("/"), to_folder, methods=["GET"]),
        Route(DEVICE + "{path:path}", page, methods=["GET"]),
    ]


def _wrong_address(context: ServerContext, client: Client, request: Request) -> Response:
    """For people a page with a way on; for programs, and below `/api`, one sentence as JSON."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        raise Refused("no-page")
    context.metrics.refusals["no-page"] += 1
    context.metrics.requests[404] += 1
    return client.wrong_address()
