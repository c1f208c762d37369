"""The socket and the event stream, described for programs as AsyncAPI 3.0.

Everything comes from the types: what the socket reads is `Incoming`, what the server says is `AnyMessage`.
The schemas are those of the OpenAPI description, but for discriminators, which AsyncAPI writes differently.
"""

from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec

from stofa import __version__
from stofa.server.http.request import COOKIE
from stofa.server.wire.openapi import schemas
from stofa.server.ws.socket import LINES, PATH
from stofa.tables import protocol as p
from stofa.tables.conversation import Incoming

STREAM: Final = "/api/tables/{table}/stream"

INCOMING: Final[tuple[type[msgspec.Struct], ...]] = get_args(Incoming)
"""What a client may send over the socket."""

OUTGOING: Final[tuple[type[msgspec.Struct], ...]] = get_args(p.AnyMessage)
"""What the server may send over the socket."""

_NAMES_ITS_CAUSE: Final = frozenset({"cmd", "ask"})
"""Fields of a message that say which message of the client it answers."""


def is_answer(kind: type[msgspec.Struct]) -> bool:
    """Whether the server sends such a message only when it was asked for."""
    return kind is p.Pong or not _NAMES_ITS_CAUSE.isdisjoint(kind.__struct_fields__)


def tag(kind: type[msgspec.Struct]) -> str:
    """What a message calls itself: its `do` or its `type`."""
    return str(kind.__struct_config__.tag)


def asyncapi() -> dict[str, Any]:
    """The AsyncAPI description."""
    answers = [kind for kind in OUTGOING if is_answer(kind)]
    unasked = [kind for kind in OUTGOING if not is_answer(kind)]
    streamed = [kind for kind in unasked if kind is not p.Changes]  # for which a socket has to ask
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Stofa",
            "version": __version__,
            "description": "Board games at one table: commands, and what happens at tables, as it happens.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": PATH,
                "description": (
                    "A WebSocket. Each text frame is one message; to clients that ask for the subprotocol "
                    f"`{LINES}` binary ones with one or several, a line each in UTF-8."
                ),
                "messages": _messages((*INCOMING, *OUTGOING)),
                "bindings": {"ws": {"method": "GET"}},
            },
            "stream": {
                "address": STREAM,
                "description": (
                    "Server-sent events, for clients without a socket: `event` is the type of the message, "
                    "`data` the message, and `id` the number of the last event in it. The query takes "
                    "`seat`, `after` (the last event already known) and `lang`; `Last-Event-ID` counts as "
                    "`after`."
                ),
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": _messages(streamed),
            },
        },
        "operations": {
            "take": {
                "action": "receive",
                "summary": "Commands are answered in the order in which they were sent.",
                "channel": _channel("socket"),
                "messages": _references("socket", INCOMING),
                "reply": {"channel": _channel("socket"), "messages": _references("socket", answers)},
                "security": _SECURITY,
            },
            "tell": {
                "action": "send",
                "summary": "What happens at the tables that a client watches.",
                "channel": _channel("socket"),
                "messages": _references("socket", unasked),
            },
            "stream": {
                "action": "send",
                "summary": "The same, of one table.",
                "channel": _channel("stream"),
                "messages": _references("stream", streamed),
                "bindings": {"http": {"method": "GET"}},
                "security": _SECURITY,
            },
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*INCOMING, *OUTGOING)},
            "schemas": _plain_discriminators(schemas()),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "httpApiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


_SECURITY: Final = [
    {"$ref": "#/components/securitySchemes/bearer"},
    {"$ref": "#/components/securitySchemes/cookie"},
]


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    message = {"name": tag(kind), "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}
    if kind.__doc__:
        message["summary"] = " ".join(kind.__doc__.split())
    return message


def _messages(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    return {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds}


def _channel(name: str) -> dict[str, str]:
    return {"$ref": f"#/channels/{name}"}


def _references(channel: str, kinds: Iterable[type[msgspec.Struct]]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds]


def _plain_discriminators(schema: Any) -> Any:
    """The discriminator of OpenAPI is an object, that of AsyncAPI the name of the field alone."""
    match schema:
        case {"discriminator": {"propertyName": field}}:
            return _plain_discriminators({**schema, "discriminator": field})
        case dict():
            return {key: _plain_discriminators(value) for key, value in schema.items()}
        case list():
            return [_plain_discriminators(value) for value in schema]
        case _:
            return schema
