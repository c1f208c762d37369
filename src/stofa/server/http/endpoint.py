"""One thing that can be asked for over HTTP: what it takes and gives. OpenAPI is made from that."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec

from stofa.server.http.request import RequestContext


class Endpoint(msgspec.Struct, frozen=True):
    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Callable[[RequestContext], Awaitable[Any]]
    gives: Any
    says: str
    takes: Any = None
    asks: tuple[str, ...] = ()
    """Names of query parameters."""
