"""What can be asked for over HTTP: all that tables offer, and what concerns the server itself."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

from msgspec.structs import replace
from starlette.responses import Response

import stofa
from stofa.server.dispatch import execute
from stofa.server.http import rulebook
from stofa.server.http.notice_routes import NOTICE_ENDPOINTS
from stofa.server.http.request import RequestContext
from stofa.server.network.obstacles import what_to_try
from stofa.tables import endpoints, protocol as p
from stofa.tables.endpoint import Endpoint
from stofa.tables.errors import Refused


async def games(request: RequestContext) -> p.Games:
    return replace(await endpoints.games(request), device=request.context.settings.site is not None)


async def rules(request: RequestContext) -> Response:
    request.context.rate_limiter.read(request.device, request.address)
    return rulebook.rules(request.path["game"], endpoints.asked_language(request)).response(request.http)


async def lesson(request: RequestContext) -> Response:
    request.context.rate_limiter.read(request.device, request.address)
    return rulebook.lesson(request.path["game"]).response(request.http)


async def messages(request: RequestContext) -> Response:
    request.context.rate_limiter.read(request.device, request.address)
    return rulebook.messages(request.path["game"], endpoints.asked_language(request)).response(request.http)


async def command(request: RequestContext) -> p.Answer:
    return await execute(
        request.context, request.read(p.AnyRequest), request.device, request.address, request.language
    )


async def addresses(request: RequestContext) -> p.Addresses:
    request.context.rate_limiter.read(request.device, request.address)
    return _addresses(request)


def _addresses(request: RequestContext) -> p.Addresses:
    known, network, scope = request.context.addresses, request.context.network, request.http.scope
    if not known.from_here(scope):
        return p.Addresses(known.links_from(scope), known.opens_only_here(scope))
    choices = network.choices()
    lonely = network.lonely
    return p.Addresses(
        known.links_from(scope),
        known.opens_only_here(scope),
        p.Network(
            address=network.address,
            can_be_closed=network.can_be_closed,
            choices=[p.NetworkChoice(each.address, each.interface) for each in choices],
            came_in=network.came_in,
            try_this=what_to_try(request.language, network.port, len(choices) > 1) if lonely else [],
        ),
    )


async def open_network(request: RequestContext) -> p.Addresses:
    request.context.rate_limiter.command(request.device, request.address)
    _only_here(request)
    wish: p.OpenNetwork = request.read(p.OpenNetwork)
    found = await request.context.tables.get(wish.table)
    if request.known_device() != found.row.host:
        raise Refused("not-host")
    await request.context.network.open(wish.address)
    return _addresses(request)


async def close_network(request: RequestContext) -> p.Addresses:
    request.context.rate_limiter.command(request.device, request.address)
    _only_here(request)
    await request.context.network.close()
    return _addresses(request)


def _only_here(request: RequestContext) -> None:
    if not request.context.addresses.from_here(request.http.scope):
        raise Refused("not-here")


async def health(request: RequestContext) -> p.Health:
    """Never takes longer than two seconds: what asks has not much patience."""
    reason = await request.context.tables.database.problem()
    status: Literal["ok", "failing"] = "ok" if reason is None else "failing"
    return p.Health(status, stofa.__version__, stofa.COMPILED, reason)


OWN_WAYS: Final[dict[Callable[[Any], Awaitable[Any]], Callable[[Any], Awaitable[Any]]]] = {
    endpoints.games: games,
    endpoints.rules: rules,
    endpoints.lesson: lesson,
    endpoints.messages: messages,
    endpoints.command: command,
}
"""What is done differently here: a server knows what else it serves, browsers may keep some answers, and
commands are counted."""

ENDPOINTS: Final = (
    *(replace(each, handler=OWN_WAYS.get(each.handler, each.handler)) for each in endpoints.ENDPOINTS),
    Endpoint("GET", "/api/addresses", addresses, p.Addresses, "What links to pass on begin with."),
    Endpoint(
        "POST",
        "/api/network",
        open_network,
        p.Addresses,
        "Lets devices of the network in (a host at the server's machine).",
        p.OpenNetwork,
    ),
    Endpoint(
        "DELETE",
        "/api/network",
        close_network,
        p.Addresses,
        "Keeps devices of the network out again (at the server's machine).",
    ),
    *NOTICE_ENDPOINTS,
    Endpoint("GET", "/health", health, p.Health, "Whether all is well."),
)
