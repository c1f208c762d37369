"""What the client is built from: `python -m stofa.server.typescript FOLDER` writes it.

The wire types are `protocol.ts`, and the printed things of each game `board-GAME.json`.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

from stofa.engine.lesson import Moment
from stofa.games import titles
from stofa.server import protocol as p
from stofa.server.openapi import positions, schemas

HEAD: Final = """// Made by `python -m stofa.server.typescript` from the server's own types. Not to be edited.
"""

_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_TAKEN: Final = {"Record": "GameRecord", "Event": "TableEvent"}
"""Names that mean something else in a browser."""


def _name(name: str) -> str:
    """Two games may have types of one name: then the name of the game comes first."""
    path = name.split(".")
    if len(path) == 1:
        return _TAKEN.get(name, name)
    game = path[path.index("games") + 1] if "games" in path else path[-2]
    return "".join(word.capitalize() for word in game.split("_")) + path[-1]


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": reference}:
            return _name(str(reference).rpartition("/")[2])
        case {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(_type(kind) for kind in kinds))
        case {"enum": values}:
            return " | ".join("null" if v is None else _quoted(v) for v in values)
        case {"const": value}:
            return _quoted(value)
        case {"type": "array", "prefixItems": kinds}:
            return f"[{', '.join(_type(kind) for kind in kinds)}]"
        case {"type": "array"}:
            item = _type(schema.get("items", {}))
            return f"({item})[]" if " " in item else f"{item}[]"
        case {"type": "object"}:
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case {"type": kind}:
            return _PLAIN[kind]
        case _:
            return "unknown"


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = [f"{_comment(schema.get('description'))}export interface {_name(name)} {{\n"]
    for field, kind in schema["properties"].items():
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {_field(name, field, kind)};\n")
    return "".join(lines) + "}\n"


def _field(name: str, field: str, schema: dict[str, Any]) -> str:
    # What depends on the game.
    if field == "position" and name in (p.TableView.__name__, p.Frame.__name__):
        return "Position | null"
    if field == "position" and name in (p.Trial.__name__, Moment.__name__):
        return "Position"
    return _type(schema)


def _union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(_name(kind.__name__) for kind in get_args(kinds))};\n"


def typescript() -> str:
    """All types, each before nothing it needs: TypeScript does not mind the order."""
    parts = [HEAD]
    for name, schema in sorted(schemas().items()):
        if "properties" in schema:
            parts.append(_interface(name, schema))
        else:
            parts.append(
                f"{_comment(schema.get('description'))}export type {_name(name)} = {_type(schema)};\n"
            )
    parts.append(f"export type Position = {' | '.join(sorted(kind.__name__ for kind in positions()))};\n")
    parts.append(_union("AnyCommand", p.AnyCommand))
    parts.append(_union("AnyMessage", p.AnyMessage))
    parts.append(_union("Answer", p.Answer))
    return "\n".join(parts)


def generated() -> dict[str, str]:
    """All files of the folder, by name."""
    boards = {
        f"board-{title.id}.json": json.dumps(title.board(), ensure_ascii=False, separators=(",", ":")) + "\n"
        for title in titles().values()
    }
    return {"protocol.ts": typescript(), **boards}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("python -m stofa.server.typescript FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in generated().items():
        (folder / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
