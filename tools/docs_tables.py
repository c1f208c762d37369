"""Tables in the documentation that repeat what the code declares: `python -m tools.docs_tables` updates them.

They are kept in the Markdown files, between two comments, so that they can be read on a code host as well:

    <!-- table: moves thurn-and-taxis -->
    …
    <!-- end of table -->
"""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import stofa
from stofa import Title
from stofa.engine.encoding import CELLS, Field
from stofa.engine.move_kinds import Argument
from stofa.engine.move_table import move_table

ROOT: Final = Path(__file__).resolve().parents[1]
BLOCK: Final = re.compile(r"(<!-- table: (\S+) (\S+) -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)
MOST_LISTED: Final = 24
"""Upper bound of the values of an argument that are all listed."""


def moves(title: Title) -> str:
    """How each kind of move is written, and when it can be made."""
    return move_table(title.moves)


def arguments(title: Title) -> str:
    """What the arguments of moves can be."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind in title.moves.kinds.values():
        for argument in kind.arguments:
            found.setdefault((argument.name, _values(argument)), []).append(f"`{kind.name}`")
    rows = [[f"`{name}`", ", ".join(kinds), values] for (name, values), kinds in found.items()]
    return _table(["argument", "of", "values"], rows)


def messages(title: Title) -> str:
    """The messages about moves, by what follows `told-` and `label-`, with their variables."""
    found: dict[tuple[str, ...], dict[str, None]] = {}
    veiled = [title.moves.veil(move) for move in title.moves if move.kind in title.moves.secret]
    for move in (*title.moves, *veiled):
        message, facts = title.moves.message_of(move)
        found.setdefault(tuple(facts), {})[f"`{message}`"] = None
    rows = [[", ".join(names), ", ".join(facts) or "–"] for facts, names in found.items()]
    return _table(["messages", "variables"], rows)


def positions(title: Title) -> str:
    """The parts that a position is written with, in their order."""
    notation = title.position_notation()
    usual = {option.name: getattr(option, "default", 0) for option in title.options}
    options = {name: str(notation.default.get(name, value)).lower() for name, value in usual.items()}
    counts = ", ".join(map(str, title.player_counts))
    versions = ", ".join(map(str, (title.rules_version, *title.earlier_rules)))
    rows = [
        ["`view`", "whose view it is: a seat, or `spectator`", "everything is told"],
        ["`rules`", f"the version of the rules: {versions}", str(title.rules_version)],
        ["`players`", f"how many play: {counts}", "as few as the seats named allow"],
        *([f"`{name}`", "an option of the game", f"`{value}`"] for name, value in options.items()),
        ["`turn`", "the seat whose turn it is, or to which cards come", notation.unsaid_turn],
        ["`step`", _listed(notation.steps), notation.unsaid_step],
    ]
    for part in notation.parts:
        name = f"`{part.name} SEAT`" if part.per_seat else f"`{part.name}`"
        rows.append([name, part.what, part.default or "–"])
    return _table(["part", "what it says", "left out"], rows)


def observations(title: Title) -> str:
    """What the cells of an encoded observation tell."""
    assert title.encoding is not None
    rows: list[list[str]] = []
    listed: dict[tuple[str, ...], str] = {}
    offset = 0
    for field in title.encoding.table + title.encoding.own:
        rows.append(_field(field, str(offset), listed))
        offset += field.width
    size = sum(field.width for field in title.encoding.player)
    rows.append([f"{offset}", "", f"Here the cells of `self` begin, {size} for each player (*p*).", "", ""])
    offset = 0
    for field in title.encoding.player:
        rows.append(_field(field, f"*p* + {offset}", listed))
        offset += field.width
    return _table(["from", "field", "meaning", "cells", "most"], rows)


def _field(field: Field, place: str, listed: dict[tuple[str, ...], str]) -> list[str]:
    """A row of the table. Cells that an earlier field has as well are not listed again."""
    bounds = field.bounds[: len(field.cells)]
    cells = f"as of *{listed[field.cells]}*" if field.cells in listed else _listed(field.cells)
    if isinstance(field.most, tuple) and len(bounds) <= CELLS:
        cells = ", ".join(f"`{cell}` ({bound})" for cell, bound in zip(field.cells, bounds))
    listed.setdefault(field.cells, field.name)
    return [place, field.name, field.meaning, cells, str(max(bounds))]


TABLES: Final[dict[str, Callable[[Title], str]]] = {
    "arguments": arguments,
    "messages": messages,
    "moves": moves,
    "observations": observations,
    "positions": positions,
}


def _values(argument: Argument) -> str:
    values = argument.values
    numbers = sorted(value for value in values if isinstance(value, int))
    if len(numbers) == len(values):
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"a number, {numbers[0]} to {numbers[-1]}"
        return f"a number: {', '.join(map(str, numbers))}"
    lists = [value for value in values if isinstance(value, tuple)]
    if lists:
        return f"a list of {len(lists[0])} names: {_listed(', '.join(names) for names in lists)}"
    return _listed(str(value) for value in values)


def _listed(values: Iterable[str]) -> str:
    names = [f"`{value}`" for value in values]
    if len(names) <= MOST_LISTED:
        return ", ".join(names)
    return f"{names[0]}, {names[1]} … {names[-1]} ({len(names)})"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def updated(text: str) -> str:
    """A Markdown text with its tables as they should be."""

    def table(match: re.Match[str]) -> str:
        begin, name, game, _old, end = match.groups()
        return f"{begin}\n{TABLES[name](stofa.title(game))}\n{end}"

    return BLOCK.sub(table, text)


def pages() -> dict[Path, str]:
    """Every page that has such tables, with its text."""
    found = {path: path.read_text("utf-8") for path in sorted(ROOT.glob("docs/**/*.md"))}
    return {path: text for path, text in found.items() if BLOCK.search(text)}


def main() -> int:
    """Updates all pages."""
    for path, text in pages().items():
        path.write_text(updated(text), "utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
