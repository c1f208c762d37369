"""The moves of all games in TypeScript: a type for each game, and what the page has to know of its kinds."""

import json
from collections.abc import Iterator
from typing import Any, Final

from stofa.engine.move_kinds import Argument, Kind, Value
from stofa.engine.title import Title
from stofa.games import own_titles

_LITERAL: Final = 2
"""Upper bound of the values that are listed in a type."""


def prefix_of(title: Title) -> str:
    """What the types of a game begin with: the first word of its folder."""
    return title.package.rpartition(".")[2].partition("_")[0].capitalize()


def move_unions() -> str:
    """A union for each game, discriminated by `kind`; they go to `protocol.ts`."""
    parts = [_union(title) for title in own_titles().values()]
    every = " | ".join(f"{prefix_of(title)}Move" for title in own_titles().values())
    veiled = (
        "/** A move whose arguments are hidden from the reader. */\n"
        "export interface VeiledMove {\n  text: string;\n  kind: string;\n}\n"
    )
    return "\n".join([*parts, f"export type AnyMove = {every};\n", veiled])


def _union(title: Title) -> str:
    kinds = "".join(f"\n  | {_object(kind)}" for kind in title.moves.kinds.values())
    return f"/** The moves of {title.name()}. */\nexport type {prefix_of(title)}Move ={kinds};\n"


def _object(kind: Kind) -> str:
    fields = ["text: string", f'kind: "{kind.name}"']
    fields += [f"{each.name}{'?' if each.optional else ''}: {_type(each)}" for each in kind.arguments]
    return f"{{ {'; '.join(fields)} }}"


def _type(argument: Argument) -> str:
    values = argument.values
    if all(isinstance(value, int) for value in values):
        return "number"
    if all(isinstance(value, tuple) for value in values):
        return "string[]"
    return " | ".join(f'"{value}"' for value in values) if len(values) <= _LITERAL else "string"


# ── What the page has to know of the kinds ──────────────────────────────────────────────────────────────


def moves_module(head: str) -> str:
    """`moves.ts`: for each game, what its kinds of moves are."""
    names = ", ".join(sorted(f"{prefix_of(title)}Move" for title in own_titles().values()))
    intro = f"""{head}import type {{ {names} }} from "./protocol";

/** How messages tell a value of an argument: a suffix leads to another message, facts are filled in. */
export interface ToldValue {{
  suffix?: string;
  facts: Readonly<Record<string, string | number>>;
}}

export interface ArgumentInfo {{
  name: string;
  /** What messages call it. */
  fact: string;
  /** Whether its values are called by `word-VALUE` in the messages of the game. */
  word?: true;
  /** Values that are told in another way, by their texts. */
  told?: Readonly<Record<string, ToldValue>>;
}}

export interface KindInfo {{
  /** The rule to read about it. */
  rule: string;
  /** Whether chance makes it. */
  chance?: true;
  /** Whether only one seat may see what it names. */
  secret?: true;
  /** The ids of the messages about it begin with this, after `told-` or `label-`. */
  message: string;
  arguments: readonly ArgumentInfo[];
}}

interface Declared<K extends string> {{
  /** How moves of a kind are chosen; those of another kind are a whole choice each. */
  roles: Readonly<Record<string, "pick" | "way" | "part" | "done">>;
  /** The notation with {{arguments}}; a part in [brackets] is left out where its argument is missing or 0. */
  forms: Readonly<Record<K, string>>;
  kinds: Readonly<Record<K, KindInfo>>;
}}
"""
    return "\n".join([intro, *(_declared(title) for title in own_titles().values())])


def _declared(title: Title) -> str:
    kinds = title.moves.kinds.values()
    told = _shared_tables(title)
    roles = {kind.name: kind.role for kind in kinds if kind.role}
    forms = {kind.name: kind.form for kind in kinds}
    infos = ",\n".join(f"    {_json(kind.name)}: {_json(_kind_info(kind))}" for kind in kinds)
    tables = ""
    for name, table in told.items():
        infos = infos.replace(_json(table), name)
        tables += f"const {name} = {_json(table)};\n\n"
    name = prefix_of(title)
    return (
        tables + f'export const {name.upper()}_MOVES: Declared<{name}Move["kind"]> = {{\n'
        f"  roles: {_json(roles)},\n  forms: {_json(forms)},\n  kinds: {{\n{infos},\n  }},\n}};\n"
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _kind_info(kind: Kind) -> dict[str, Any]:
    info: dict[str, Any] = {"rule": kind.rule, "message": kind.message}
    info |= {name: True for name in ("chance", "secret") if getattr(kind, name)}
    return info | {"arguments": [dict(_argument_info(each)) for each in kind.arguments]}


def _shared_tables(title: Title) -> dict[str, dict[str, Any]]:
    """Tables of how the values of an argument are told, if they are long, by a name for each."""
    return {
        f"{prefix_of(title)}_{argument.name}".upper(): table
        for kind in title.moves.kinds.values()
        for argument in kind.arguments
        if len(table := dict(_argument_info(argument)).get("told", {})) > _LITERAL
    }


def _argument_info(argument: Argument) -> Iterator[tuple[str, Any]]:
    yield "name", argument.name
    yield "fact", argument.fact
    if argument.word:
        yield "word", True
    told = {
        choice.text: {**({"suffix": choice.suffix} if choice.suffix else {}), "facts": choice.facts}
        for choice in argument.choices
        if choice.value is not None and (choice.suffix or choice.facts != argument.plain_facts(choice.value))
    }
    if told:
        yield "told", told


def move_values(title: Title) -> dict[str, dict[str, list[Value]]]:
    """What the moves of seats can name: the values of each argument, by its name, for each kind."""
    return {
        kind.name: {argument.name: argument.values for argument in kind.arguments}
        for kind in title.moves.kinds.values()
        if not kind.chance
    }


def move_schemas() -> dict[str, Any]:
    """JSON Schemas of the moves of each game, and of any, by name."""
    games = {f"{prefix_of(title)}Move": move_schema(title) for title in own_titles().values()}
    return {**games, "AnyMove": {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in games]}}


def move_schema(title: Title) -> dict[str, Any]:
    """A JSON Schema of the moves of a game, as they are sent."""
    return {"oneOf": [_kind_schema(kind) for kind in title.moves.kinds.values()]}


def _kind_schema(kind: Kind) -> dict[str, Any]:
    properties: dict[str, Any] = {"text": {"type": "string"}, "kind": {"const": kind.name}}
    properties |= {each.name: _value_schema(each) for each in kind.arguments}
    needed = [] if kind.secret else [each.name for each in kind.arguments if not each.optional]
    description = f"{kind.when} ({kind.rule})"
    return {
        "type": "object",
        "description": description,
        "properties": properties,
        "required": ["text", "kind", *needed],
    }


def _value_schema(argument: Argument) -> dict[str, Any]:
    values = argument.values
    if all(isinstance(value, tuple) for value in values):
        return {"type": "array", "items": {"type": "string"}}
    return {"enum": values}
