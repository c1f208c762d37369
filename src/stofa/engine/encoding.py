"""What a seat may know, as an array of small numbers for learning programs: which cell tells what.

A game declares its fields once, in `core/encoding.py`, beside the function that writes them. The array is
made of bytes and written eight at a time, so every field begins at a multiple of eight; cells between the
last one of a field and the next field are always 0. Seats are counted from the one that looks: it is 0
itself, the next one clockwise 1, and so on.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CELLS: Final = 8
"""Cells in a word of the core."""

SEATS: Final = ("self", "next", "second next", "third next")
"""What the cells of a field are called that marks a seat."""


@dataclass(frozen=True)
class Field:
    """Some cells that tell one thing."""

    name: str
    cells: tuple[str, ...]
    """What each cell stands for."""
    most: int | tuple[int, ...]
    """The largest number that can be in a cell; or in each."""
    meaning: str

    @property
    def width(self) -> int:
        """How many cells it takes, with those that are not used."""
        return -(-len(self.cells) // CELLS) * CELLS

    @property
    def bounds(self) -> list[int]:
        """The largest number of each cell, of unused ones as well."""
        used = [self.most] * len(self.cells) if isinstance(self.most, int) else list(self.most)
        return used + [0] * (self.width - len(used))


def marked(name: str, cells: Sequence[str], meaning: str) -> Field:
    """A field in which cells are 1 or 0."""
    return Field(name, tuple(cells), 1, meaning)


def numbers(name: str, meaning: str, **most: int) -> Field:
    """A field of single numbers, each with the largest that it can be."""
    return Field(name, tuple(cell.replace("_", " ") for cell in most), tuple(most.values()), meaning)


def write_fields(fields: Iterable[Sequence[int]], into: vec[i64], at: int) -> int:
    """Write the cells of fields from the word `at` on, as `Observation.encode` does; returns the next word.

    For games in plain Python: each field begins at a word of its own.
    """
    for cells in fields:
        for first in range(0, len(cells), CELLS):
            into[at] = int.from_bytes(bytes(cells[first : first + CELLS]), "little")
            at += 1
    return at


@dataclass(frozen=True)
class PlacedField:
    """A field in an array."""

    field: Field
    seat: int | None
    """Of a field that each player has: whose it is, counted from the seat that looks."""
    offset: int
    """Where it begins."""

    @property
    def name(self) -> str:
        """The name, with the seat."""
        return self.field.name if self.seat is None else f"{self.field.name} of {SEATS[self.seat]}"


@dataclass(frozen=True)
class Layout:
    """All fields of a game for a number of players, one behind the other."""

    fields: tuple[PlacedField, ...]

    @property
    def width(self) -> int:
        """How many cells there are."""
        last = self.fields[-1]
        return last.offset + last.field.width

    @property
    def bounds(self) -> bytes:
        """The largest number that can be in each cell."""
        return bytes(bound for placed in self.fields for bound in placed.field.bounds)

    def read(self, observation: bytes | Sequence[int]) -> dict[str, dict[str, int]]:
        """An array by the names of its fields and cells."""
        return {
            placed.name: {
                cell: int(observation[placed.offset + number])
                for number, cell in enumerate(placed.field.cells)
            }
            for placed in self.fields
        }

    def describe(self) -> str:
        """The fields as a text: where they are, and what they tell."""
        return "\n".join(self._described())

    def _described(self) -> Iterator[str]:
        for placed in self.fields:
            field = placed.field
            end = placed.offset + len(field.cells)
            yield f"{placed.offset:4}:{end:<4} {placed.name} (0 to {max(field.bounds)}). {field.meaning}"


@dataclass(frozen=True)
class Encoding:
    """The fields of a game."""

    table: tuple[Field, ...]
    """What there is once."""
    own: tuple[Field, ...]
    """What only the seat itself knows."""
    player: tuple[Field, ...]
    """What there is for each player: all of it for the seat that looks, then for the next one, and on."""

    def layout(self, players: int) -> Layout:
        """Where everything is when so many play."""
        placed: list[PlacedField] = []
        offset = 0
        everything: list[tuple[Field, int | None]] = [(field, None) for field in self.table + self.own]
        everything += [(field, seat) for seat in range(players) for field in self.player]
        for field, seat in everything:
            placed.append(PlacedField(field, seat, offset))
            offset += field.width
        return Layout(tuple(placed))
