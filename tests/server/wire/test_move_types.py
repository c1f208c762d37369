"""Moves in TypeScript and JSON Schema: they follow from the declarations, and say the same."""

from typing import Any

import pytest

from stofa import Title
from stofa.engine.words import Facts
from stofa.games import own_titles
from stofa.server.wire.move_types import _kind_info, move_schema, move_unions, moves_module, prefix_of
from tests.conformance.every import every_own_title


@every_own_title
def test_every_move_is_sent_as_its_schema_says(title: Title) -> None:
    kinds = {each["properties"]["kind"]["const"]: each for each in move_schema(title)["oneOf"]}
    assert list(kinds) == list(title.moves.kinds)
    for move in (*title.moves, *(title.moves.veil(m) for m in title.moves if m.kind in title.moves.secret)):
        schema = kinds[move.kind]
        assert set(schema["required"]) <= set(move.wire) <= set(schema["properties"])
        for name, value in move.args.items():
            match schema["properties"][name]:
                case {"enum": values}:
                    assert value in values
                case {"type": "array"}:
                    assert isinstance(value, tuple)
                case other:
                    raise AssertionError(other)


def told(info: dict[str, Any], wire: dict[str, Any]) -> tuple[str, Facts]:
    """The message of a move as the page finds it, in the table of kinds."""
    name, facts = str(info["message"]), Facts()
    for argument in info["arguments"]:
        if argument["name"] not in wire:
            continue
        value = wire[argument["name"]]
        special = argument.get("told", {}).get(str(value))
        if special is not None:
            name += f"-{special['suffix']}" if "suffix" in special else ""
            facts |= special["facts"]
        elif isinstance(value, tuple):
            facts |= dict(zip(("first", "second", "third"), value))
        else:
            facts[argument["fact"]] = value
    return name, facts


@every_own_title
def test_the_table_of_kinds_leads_to_the_same_messages(title: Title) -> None:
    infos = {name: _kind_info(kind) for name, kind in title.moves.kinds.items()}
    for move in title.moves:
        assert told(infos[move.kind], move.wire) == title.moves.message_of(move)


@every_own_title
def test_there_is_a_type_and_a_table_for_every_game(title: Title) -> None:
    name = prefix_of(title)
    assert f"export type {name}Move =" in move_unions()
    assert f'export const {name.upper()}_MOVES: Declared<{name}Move["kind"]> = {{' in moves_module("")


@pytest.mark.parametrize(
    "line",
    [
        '  | { text: string; kind: "lay"; city: string; side?: "left" | "right" }',
        '  | { text: string; kind: "lay-three"; colours: string[] }',
        '  | { text: string; kind: "split"; square: string; steps: number }',
        "export type AnyMove = PartnersMove | ThurnMove | TicketMove;",
    ],
)
def test_a_union_has_a_member_for_each_kind(line: str) -> None:
    assert line in move_unions().splitlines()


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [prefix_of(title) for title in own_titles().values()]
    assert len(set(prefixes)) == len(prefixes)
