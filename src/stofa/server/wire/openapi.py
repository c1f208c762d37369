"""What the server understands, for programs: made from the types and endpoints themselves."""

import re
from typing import Any, Final, get_args, get_type_hints

import msgspec

from stofa import __version__
from stofa.engine.title import OwnPosition, PublicPosition
from stofa.engine.words import LANGUAGES
from stofa.games import own_titles
from stofa.server.http.routes import ENDPOINTS
from stofa.server.wire.move_types import move_schemas
from stofa.tables import protocol as p
from stofa.tables.endpoint import Endpoint

REFERENCE: Final = "#/components/schemas/{name}"
SOCKET: Final = (p.AnyMessage, p.AnyRequest, p.Watch, p.Unwatch, p.Ping)
"""What also goes over the socket."""


_NUMBER: Final = {"type": "integer", "minimum": 0}
_WORDS: Final = {"lang": {"type": "string", "enum": list(LANGUAGES)}, "code": {"type": "string"}}
"""Query parameters that are not numbers."""


def public_parts() -> list[type[PublicPosition]]:
    """The public part of a position, of each game."""
    return [get_type_hints(type(title).public)["return"] for title in own_titles().values()]


def own_parts() -> list[type[OwnPosition]]:
    """The part of a position that depends on who looks, of each game."""
    return [get_type_hints(type(title).own)["return"] for title in own_titles().values()]


def _kinds() -> list[Any]:
    kinds: list[Any] = []
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    return [*kinds, *SOCKET, *public_parts(), *own_parts()]


def schemas() -> dict[str, Any]:
    """All types that go over the wire, as JSON Schema, by name."""
    single: dict[str, Any] = {}
    for kind in _kinds():
        for part in get_args(kind) or (kind,):
            single[part.__name__] = part
    found = msgspec.json.schema_components(list(single.values()), ref_template=REFERENCE)[1]
    position = found["SplitPosition"]["properties"]
    position["public"]["anyOf"] = [_reference(kind) for kind in public_parts()]
    position["own"] = {"anyOf": [_reference(kind) for kind in own_parts()]}
    del found["PublicPosition"], found["OwnPosition"]  # each game has its own
    return found | move_schemas()


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def _schema(kind: Any) -> dict[str, Any]:
    kinds = get_args(kind) or (kind,)
    found = list(msgspec.json.schema_components(kinds, ref_template=REFERENCE)[0])
    return found[0] if len(found) == 1 else {"anyOf": found}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _WORDS.get(name, _NUMBER)}
        for name in endpoint.asks
    ]
    operation: dict[str, Any] = {
        "summary": endpoint.says,
        "operationId": endpoint.handler.__name__,
        "responses": {
            "200": {
                "description": "Done.",
                "content": {"application/json": {"schema": _schema(endpoint.gives)}},
            },
            "default": {
                "description": "Refused, with a stable code.",
                "content": {"application/json": {"schema": _schema(p.RefusedAnswer)}},
            },
        },
    }
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        body = {"application/json": {"schema": _schema(endpoint.takes)}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def description() -> dict[str, Any]:
    """The OpenAPI description."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stofa", "version": __version__, "description": "Board games at one table."},
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "stofa_device"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }
