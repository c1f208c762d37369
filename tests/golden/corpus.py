"""The golden games, as they lie in this folder.

For each version of a title's rules::

    <folder>/rules-1.jsonl        records of whole and of unfinished games
    <folder>/rules-1-legal.json   for each record, a hash of all its lists of legal moves
    perft.json                    for some positions of these records, how many sequences of moves they allow

`make.py` writes them.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

import stofa
from stofa import Game, Record, Title
from stofa.engine.record import read_records

HERE: Final = Path(__file__).parent
PERFT: Final = HERE / "perft.json"


class Count(msgspec.Struct, frozen=True):
    """In a position of a record, the sequences of `depth` moves."""

    record: int
    after: int
    depth: int
    sequences: int


def records_path(title: Title, rules: int) -> Path:
    return HERE / title.package.rpartition(".")[2] / f"rules-{rules}.jsonl"


def legal_path(title: Title, rules: int) -> Path:
    return records_path(title, rules).with_name(f"rules-{rules}-legal.json")


def records(title: Title, rules: int) -> Iterator[Record]:
    with records_path(title, rules).open("rb") as file:
        for _, record in read_records(file):
            yield record


def counted(title: Title, rules: int) -> str:
    """The name of a version's counts in `perft.json`."""
    return f"{title.id} {rules}"


def legal_hash(game: Game) -> str:
    """Tells whether every decision of a game was chosen from the same moves."""
    return sha256(stofa.record_of(game, legal=True).to_json()).hexdigest()


def counts() -> dict[str, list[Count]]:
    return msgspec.json.decode(PERFT.read_bytes(), type=dict[str, list[Count]])


def prefix(record: Record, length: int) -> Game:
    """The game after the first moves of a record."""
    return stofa.replay(msgspec.structs.replace(record, moves=record.moves[:length], result=None))
