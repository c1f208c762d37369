"""One request: who asks, from where, in which language, for what."""

from typing import Final

from starlette.requests import HTTPConnection, Request

from stofa.server.addresses import canonical
from stofa.server.connections.counts import network_of
from stofa.server.context import ServerContext
from stofa.server.languages import preferred
from stofa.tables import request as tables_request
from stofa.tables.credentials import fingerprint

COOKIE: Final = "stofa_device"
COOKIE_LASTS_S: Final = 400 * 86_400
"""As long as browsers keep any cookie."""

LONGEST_SECRET: Final = 100


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of the asking device: a program sends it as a header, a browser as a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return secret if 20 <= len(secret) <= LONGEST_SECRET and secret.isascii() else None


def language_of(connection: HTTPConnection) -> str:
    asked = connection.query_params.get("lang")
    return preferred(asked, connection.headers.get("accept-language", ""))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def limited_as(connection: HTTPConnection) -> str:
    """What a client is counted as, among those of its address."""
    return network_of(address_of(connection))


def server_address_of(connection: HTTPConnection) -> str:
    """The address of this machine that the client has connected to."""
    server = connection.scope.get("server")
    return canonical(server[0]) if server else "?"


class RequestContext(tables_request.Request[ServerContext]):
    def __init__(self, context: ServerContext, request: Request, body: bytes) -> None:
        self.http = request
        secret = secret_of(request)
        super().__init__(
            context,
            device=fingerprint(secret) if secret else None,
            address=limited_as(request),
            language=language_of(request),
            path=request.path_params,
            query=request.query_params,
            body=body,
        )
