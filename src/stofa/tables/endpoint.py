"""One thing that can be asked for: what it takes and gives. OpenAPI is made from that."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec


class Endpoint(msgspec.Struct, frozen=True):
    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    """Given a `Request`, of whatever kind of service it needs."""
    gives: Any
    says: str
    takes: Any = None
    asks: tuple[str, ...] = ()
    """Names of query parameters."""
