"""One request: who asks, from where, in which language, for what."""

from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection, Request

from stofa.server.addresses import canonical
from stofa.server.connections.counts import network_of
from stofa.server.context import ServerContext
from stofa.server.credentials import fingerprint, new_secret
from stofa.server.errors import Refused
from stofa.server.languages import preferred

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


class RequestContext:
    def __init__(self, context: ServerContext, request: Request, body: bytes) -> None:
        self.context = context
        self.http = request
        self.body = body
        secret = secret_of(request)
        self._device = fingerprint(secret) if secret else None
        self.address = limited_as(request)
        """What the asking client is counted as."""
        self.language = language_of(request)
        self.new_cookie: str | None = None
        """The secret of a device that has just been made up."""

    @property
    def device(self) -> str | None:
        """What is known of the asking device: a hash of its secret."""
        return self._device

    def known_device(self) -> str:
        if self._device is None:
            raise Refused("no-device")
        return self._device

    def device_or_new(self, bearer: bool = False) -> tuple[str, str | None]:
        """The asking device, which is made up if it has none; then with its secret, if it is to be told."""
        if self._device is not None:
            return self._device, None
        secret = new_secret()
        self._device = fingerprint(secret)
        if bearer:
            return self._device, secret
        self.new_cookie = secret
        return self._device, None

    @property
    def table(self) -> str:
        return str(self.http.path_params["table"])

    def read(self, kind: Any) -> Any:
        """The body, decoded as `kind`."""
        return decoded(self.body, msgspec.json.Decoder(kind))

    def number(self, name: str, otherwise: int | None = None) -> int | None:
        given = self.http.query_params.get(name)
        if given is None or given == "":
            return otherwise
        if not (given.isascii() and given.isdigit() and len(given) < 10):
            raise Refused("bad-message", problem=name)
        return int(given)


def decoded(body: bytes | str, kind: "msgspec.json.Decoder[Any]") -> Any:
    try:
        return kind.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", problem=str(error)[:200]) from None
