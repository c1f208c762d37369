"""The types of the wire, as documentation needs them: by name, with what their fields mean."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from typing import Any, get_args

import msgspec
from msgspec import inspect
from sphinx.pycode import ModuleAnalyzer

from stofa.games import own_titles as titles
from stofa.server.http.routes import ENDPOINTS
from stofa.server.wire.asyncapi import INCOMING, OUTGOING
from stofa.server.wire.openapi import schemas as all_schemas

Struct = type
"""A msgspec struct or, for positions, a dataclass."""


def members(kind: Any) -> tuple[Any, ...]:
    """The types of a union, or the one type itself."""
    return get_args(kind) or (kind,)


def requests_and_replies() -> list[Any]:
    """What is sent and answered over HTTP, in the order of the endpoints."""
    found: list[Any] = []
    for endpoint in ENDPOINTS:
        for kind in (endpoint.takes, endpoint.gives):
            if kind is not None:
                found += members(kind)
    return list(dict.fromkeys(found))


@cache
def schemas() -> dict[str, Any]:
    """All types as JSON Schema, by name."""
    return all_schemas()


@cache
def positions() -> list[Struct]:
    """What a seat is told of each game: those types of its module `position` that are sent."""
    return [
        kind
        for title in titles().values()
        for kind in vars(import_module(f"{title.package}.position")).values()
        if isinstance(kind, type)
        and _has_fields(kind)
        and kind.__module__.startswith(title.package)
        and any(name.rpartition(".")[2] == kind.__name__ for name in schemas())
    ]


@cache
def structs() -> dict[str, Struct]:
    """Every struct that goes over the wire, by the name of its schema, with those it is made of."""
    kinds = [*requests_and_replies(), *INCOMING, *OUTGOING, *positions()]
    found = {kind for info in inspect.multi_type_info(kinds) for kind in _structs_in(info)}
    by_name: dict[str, Struct] = {}
    for name in schemas():
        last = name.rpartition(".")[2]
        matching = [kind for kind in found if kind.__name__ == last and (name == last or _is_at(kind, name))]
        if matching:
            by_name[name] = matching[0]
    return by_name


def _is_at(kind: Struct, name: str) -> bool:
    return f"{kind.__module__}.{kind.__qualname__}".endswith(name)


def _structs_in(info: Any) -> Iterator[Struct]:
    """Every struct in what msgspec knows of a type."""
    seen: set[Struct] = set()
    waiting = [info]
    while waiting:
        info = waiting.pop()
        if isinstance(info, inspect.StructType | inspect.DataclassType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls
            waiting += [field.type for field in info.fields]
        else:
            for part in ("types", "item_types"):
                waiting += list(getattr(info, part, ()))
            for part in ("item_type", "key_type", "value_type", "type"):
                if isinstance(getattr(info, part, None), inspect.Type):
                    waiting.append(getattr(info, part))


def _has_fields(kind: type) -> bool:
    return is_dataclass(kind) or (issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct)


@cache
def field_docs(kind: Struct) -> dict[str, str]:
    """What the docstrings below the fields say, those of base classes included."""
    docs: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if _has_fields(base):
            analyzer = ModuleAnalyzer.for_module(base.__module__)
            analyzer.analyze()
            for (owner, field), lines in analyzer.attr_docs.items():
                if owner == base.__qualname__:
                    docs[field] = " ".join(" ".join(lines).split())
    return docs
