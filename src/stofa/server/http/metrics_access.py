"""Who may read /metrics."""

from starlette.requests import Request

from stofa.server.context import ServerContext
from stofa.server.http.request import address_of
from stofa.server.networks import Networks


def may_read_metrics(request: Request, context: ServerContext) -> bool:
    """Whether whoever asks is among those that the operator wants to read them."""
    settings = context.settings
    if settings.open_metrics:
        return True
    if "x-forwarded-for" in request.headers and request.scope["peer"] not in settings.trusted_proxies:
        return False  # a proxy that we are not to believe: anybody may stand behind it
    if settings.metrics_from:
        return address_of(request) in Networks(settings.metrics_from)
    return context.addresses.from_here(request.scope)
