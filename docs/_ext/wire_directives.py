"""`{stofa-types} GROUP` and `{stofa-endpoints}`: what goes over the wire, from the server's own types."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from docs._ext.wire_types import (
    Struct,
    field_docs,
    members,
    positions,
    requests_and_replies,
    schemas,
    structs,
)
from stofa.server.http.routes import ENDPOINTS
from stofa.server.wire.asyncapi import INCOMING, OUTGOING

PAGE: Final = "docs/reference/messages"
"""Where the types are described."""

Inline = list[nodes.Node]


def _events() -> tuple[Any, ...]:
    """The kinds of things that happen at a table."""
    return members(structs()["SeenEvent"].__annotations__["what"])


GROUPS: Final[dict[str, Callable[[], Iterable[Any]]]] = {
    "incoming": lambda: INCOMING,
    "outgoing": lambda: OUTGOING,
    "events": _events,
    "http": requests_and_replies,
    "positions": positions,
    "parts": lambda: structs().values(),
}
"""Each type is described in the first group of the page that has it."""


class TypesDirective(SphinxDirective):
    """A section for each type of a group that no earlier group has."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        group = directives.choice(self.arguments[0], list(GROUPS))
        earlier = list(GROUPS)[: list(GROUPS).index(group)]
        described = {kind for name in earlier for kind in GROUPS[name]()}
        wanted = [kind for kind in GROUPS[group]() if kind not in described]
        named = {kind: name for name, kind in structs().items()}
        return [_section(named[kind], kind) for kind in wanted if kind in named]


class EndpointsDirective(SphinxDirective):
    """A table of all HTTP endpoints, with links to the types they take and give."""

    def run(self) -> list[nodes.Node]:
        rows = [
            [
                [nodes.literal("", f"{endpoint.method} {endpoint.path}")],
                [nodes.Text(endpoint.says)],
                _literals(endpoint.asks),
                [] if endpoint.takes is None else _links(endpoint.takes),
                _links(endpoint.gives),
            ]
            for endpoint in ENDPOINTS
        ]
        return [_table(["endpoint", "what it does", "query", "takes", "gives"], rows)]


def _section(name: str, kind: Struct) -> nodes.section:
    section = nodes.section(ids=[anchor(name)], names=[anchor(name)])
    section += nodes.title("", _short(name))
    if kind.__doc__:
        about = nodes.paragraph()
        about += _prose(" ".join(kind.__doc__.split()))
        section += about
    docs = field_docs(kind)
    schema = schemas()[name]
    rows = []
    for field, type_ in schema.get("properties", {}).items():
        optional = "" if field in schema.get("required", ()) else " (may be left out)"
        rows.append(
            [[nodes.literal("", field), nodes.Text(optional)], _type(type_), _prose(docs.get(field, ""))]
        )
    section += _table(["field", "type", "meaning"], rows)
    return section


def anchor(name: str) -> str:
    """The id of the section that describes a type."""
    return f"type-{_short(name).lower()}"


def _short(name: str) -> str:
    """The name of a type; two games may use one name, then with the game before it."""
    path = name.split(".")
    return name if len(path) == 1 else f"{path[path.index('games') + 1]}.{path[-1]}"


def _prose(text: str) -> Inline:
    """A docstring; what stands between backticks is code."""
    return [
        nodes.literal("", part) if place % 2 else nodes.Text(part)
        for place, part in enumerate(text.split("`"))
    ]


def _type(schema: dict[str, Any]) -> Inline:
    """A JSON Schema in a few words, with links to the types it names."""
    match schema:
        case {"$ref": reference}:
            return [_link(str(reference).rpartition("/")[2])]
        case {"anyOf": kinds}:
            return _joined([_type(kind) for kind in kinds], " or ")
        case {"enum": values}:
            return _literals("null" if value is None else f'"{value}"' for value in values)
        case {"const": value}:
            return [nodes.literal("", f'"{value}"')]
        case {"type": "array", "prefixItems": kinds}:
            return [nodes.Text("["), *_joined([_type(kind) for kind in kinds], ", "), nodes.Text("]")]
        case {"type": "array", "items": item}:
            return [nodes.Text("list of "), *_type(item)]
        case {"type": "object", "additionalProperties": dict(value)}:
            return [nodes.Text("object by name, each "), *_type(value)]
        case {"type": kind}:
            return [nodes.Text("list" if kind == "array" else str(kind))]
        case _:
            return [nodes.Text("anything")]


def _links(kind: Any) -> Inline:
    return _joined([[_link(part.__name__)] for part in members(kind)], ", ")


def _link(name: str) -> nodes.Node:
    # The moves of a title are no struct: a section of the page says what they are.
    address = anchor(name) if name in structs() else "moves"
    return nodes.reference("", _short(name), internal=True, refuri=f"#{address}")


def _literals(words: Iterable[str]) -> Inline:
    return _joined([[nodes.literal("", word)] for word in words], ", ")


def _joined(parts: list[Inline], between: str) -> Inline:
    joined: Inline = []
    for part in parts:
        joined += [nodes.Text(between), *part] if joined else part
    return joined


def _table(heads: list[str], rows: list[list[Inline]]) -> nodes.Node:
    if not rows:
        return nodes.paragraph("", "No fields.")
    table = nodes.table(classes=["wire"])
    group = nodes.tgroup(cols=len(heads))
    table += group
    group += [nodes.colspec(colwidth=1) for _ in heads]
    head, body = nodes.thead(), nodes.tbody()
    group += [head, body]
    head += _row([[nodes.Text(text)] for text in heads])
    body += [_row(cells) for cells in rows]
    return table


def _row(cells: list[Inline]) -> nodes.row:
    row = nodes.row()
    for cell in cells:
        entry, paragraph = nodes.entry(), nodes.paragraph()
        paragraph += cell
        entry += paragraph
        row += entry
    return row
