"""The kinds of moves of a game as a table for people: Markdown, made from the declaration."""

from typing import Final

from stofa.engine.move_kinds import Argument, Kind
from stofa.engine.moves import MoveSet

_LISTED: Final = 3
"""Upper bound of the values that are written out in place of the name of an argument."""


def move_table(moves: MoveSet) -> str:
    """A row for each kind of move: notation, when it is made, rule, name, arguments, who sees them."""
    rows = ["| move | when | rule | kind | names | seen by |", "|---|---|---|---|---|---|"]
    for kind in moves.kinds.values():
        cells = [f"`{written(kind)}`", kind.when, kind.rule, f"`{kind.name}`", _names(kind), _seen_by(kind)]
        rows.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    return "\n".join(rows) + "\n"


def written(kind: Kind) -> str:
    """The notation of a kind, with what it names in capitals: `lay CITY [left|right]`, `~ draw CITY`."""
    form = kind.form.replace("[ ", " [")
    for argument in kind.arguments:
        form = form.replace(f"{{{argument.name}}}", _placeholder(argument))
    return f"~ {form}" if kind.chance else form


def _placeholder(argument: Argument) -> str:
    values = argument.values
    if len(values) <= _LISTED:
        return "|".join(str(value) for value in values)
    if all(isinstance(value, tuple) for value in values):
        return " ".join(argument.name.upper().removesuffix("S") for _ in values[0])  # type: ignore[union-attr]
    words = [choice.text for choice in argument.choices if choice.text and choice.text == choice.suffix]
    return "|".join([argument.name.upper(), *words])


def _names(kind: Kind) -> str:
    return ", ".join(f"`{each.name}`{' (optional)' if each.optional else ''}" for each in kind.arguments)


def _seen_by(kind: Kind) -> str:
    if kind.shown_later:
        return "the seat whose turn it is; everybody, once all have chosen"
    return "the seat whose turn it is" if kind.secret else "everybody"
