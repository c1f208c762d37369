"""A game as one JSON object, to keep, exchange and check. Many games are JSON Lines."""

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

import msgspec

from stofa.engine.chance import Chance
from stofa.engine.core.moves import Moves
from stofa.engine.errors import BadRecord, StofaError
from stofa.engine.game import Game, begin_at
from stofa.engine.options import Options
from stofa.engine.title import Title

FORMAT: Final = "stofa-record/1"
LONGEST: Final = 256 * 2**20
"""Upper bound of a record's size in bytes; a very long game with all its legal moves has fewer."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game needs to be played again, move by move, without any generator."""

    format: str
    """The version of this format."""
    game: str
    """The id of the title."""
    rules: int
    """The version of its rules, by which it is replayed."""
    options: Options
    """What was agreed on, complete and concrete."""
    seats: list[str]
    """A name for each seat."""
    moves: list[list[Any]]
    """`[mover, move]`, or `[mover, move, legal moves]`; the mover is a seat or "~"."""
    position: str | None = None
    """The position that it began from, as text; None if it began as usual."""
    result: dict[str, Any] | None = None
    """How it ended; None while it is unfinished."""

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from stofa.engine.html_table import html_facts, html_table  # only needed by whoever looks at it

        about = [
            ("game", self.game),
            ("rules", self.rules),
            *self.options.items(),
            ("moves", len(self.moves)),
        ]
        result = self.result or {}
        scores, winners = result.get("scores", ()), result.get("winners", ())
        players = (
            (seat, name, *(str(score) for score in scores[seat : seat + 1]), "won" if seat in winners else "")
            for seat, name in enumerate(self.seats)
        )
        moves = ((number, *entry[:2]) for number, entry in enumerate(self.moves, 1))
        return (
            html_facts(about)
            + html_table(("seat", "name", *(("points", "") if self.result else ())), players)
            + html_table(("", "mover", "move"), moves, scrolled=True)
        )

    def to_json(self) -> bytes:
        """The record as one line of JSON."""
        return msgspec.json.encode(self)


_decode = msgspec.json.Decoder(Record).decode


def record_of(game: Game, *, legal: bool = False) -> Record:
    """The record of a game so far; with `legal`, each decision with the list it was chosen from."""
    if legal:
        moves = _moves_with_legal(game)
    else:
        moves = [[mover, str(move)] for mover, move in game.history]
    return Record(
        format=FORMAT,
        game=game.title.id,
        rules=game.rules,
        options=dict(game.options),
        seats=list(game.seats),
        moves=moves,
        position=game.began_from,
        result=game.result.as_json() if game.result else None,
    )


def _moves_with_legal(game: Game) -> list[list[Any]]:
    write = game.title.moves.write
    found = Moves()
    moves: list[list[Any]] = []
    for state, mover, move in game.walk():
        if mover == "~":
            moves.append([mover, str(move)])
        else:
            state.legal(found)
            moves.append([mover, str(move), sorted(str(write(code)) for code in found.listed())])
    return moves


def read_record(line: bytes) -> Record:
    """The record that one JSON object holds. A byte-order mark, as some editors write, is skipped."""
    if not isinstance(line, bytes | bytearray | memoryview):
        raise BadRecord("record-type", record=line)
    try:
        record = _decode(bytes(line).removeprefix(BOM_UTF8))
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", problem=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("record-json") from None
    if record.format != FORMAT:
        raise BadRecord("record-format", format=record.format, known=FORMAT)
    return record


def read_records(file: BinaryIO) -> Iterator[tuple[int, Record]]:
    """The records of a file, one by one, numbered from 1: JSON Lines, or one object on several lines."""
    number = 0
    while line := file.readline(LONGEST):
        if not line.removeprefix(BOM_UTF8).strip():
            continue
        number += 1
        if number == 1 and not _is_whole(line):
            line += file.read(LONGEST)
        try:
            yield number, read_record(line)
        except BadRecord as error:
            error.at = f"record {number}"
            raise
    if number == 0:
        raise BadRecord("record-none")


def _is_whole(line: bytes) -> bool:
    try:
        msgspec.json.decode(line.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def replay(record: Record, find_title: Callable[[str], Title]) -> Game:
    """Play a record through, checking every move and the result. The game as it then stands."""
    title = find_title(record.game)
    if not title.plays_by(record.rules):
        raise BadRecord("record-rules", game=title.id, rules=record.rules, known=title.known_rules)
    if record.position is None:
        game = Game(title, len(record.seats), record.options, seats=record.seats, rules=record.rules)
    else:
        game = _at_position(title, record, record.position)
    if not _same(record.options, game.options):
        raise BadRecord("record-options", at="the options", options=_text(game.options).decode())
    for number, entry in enumerate(record.moves, 1):
        _replay_move(game, number, entry)
    if game.result is None and record.result is not None:
        raise BadRecord("record-unfinished", at="the result")
    if game.result is not None and not _same(record.result, game.result.as_json()):
        raise BadRecord("record-result", at="the result", result=_text(game.result.as_json()).decode())
    return game


def _at_position(title: Title, record: Record, text: str) -> Game:
    try:
        game, _ = begin_at(title, text, Chance(0), manual_chance=True, seats=record.seats, rules=record.rules)
    except StofaError as error:
        raise BadRecord("record-position", at="the position", cause=error) from error
    if game.rules != record.rules:
        raise BadRecord("record-rules", game=title.id, rules=record.rules, known=str(game.rules))
    if game.began_from != text:
        raise BadRecord("record-position", at="the position", position=game.began_from or "")
    return game


def _text(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def _same(told: object, true: object) -> bool:
    """Compared as text, for Python finds 1 equal to 1.0 and to true."""
    return _text(told) == _text(true)


def _replay_move(game: Game, number: int, entry: list[Any]) -> None:
    match entry:
        case ["~", str()] | [int(), str()] | [int(), str(), list()]:
            mover, move, *legal = entry
        case _:
            raise BadRecord("record-move", at=f"move {number}")
    if isinstance(mover, bool) or (isinstance(mover, int) and mover < 0):
        raise BadRecord("record-mover", at=f"move {number}")
    at = f"move {number}, {move!r} by {'chance' if mover == '~' else f'seat {mover}'}"
    listed = sorted(map(str, game.legal)) if legal else []
    try:
        game.play(move, mover)
    except StofaError as error:
        raise BadRecord("record-move", at=at, cause=error) from error
    if legal and legal[0] != listed:
        raise _wrong_list(at, legal[0], listed)


_MOST_NAMED: Final = 5
"""Upper bound of the moves that are named of those that a list has wrong."""


def _wrong_list(at: str, told: list[Any], true: list[str]) -> BadRecord:
    """What is wrong with a list of legal moves: moves that are missing, too many, or not in order."""
    missing = Counter(true)
    missing.subtract(entry for entry in told if isinstance(entry, str))
    others = [_text(entry).decode() for entry in told if not isinstance(entry, str)]
    lacks = _named([move for move, count in missing.items() if count > 0])
    extra = _named([*(move for move, count in missing.items() if count < 0), *others])
    if lacks:
        wrong = "record-legal-both" if extra else "record-legal-missing"
    else:
        wrong = "record-legal-extra" if extra else "record-legal-order"
    return BadRecord(wrong, at=at, missing=lacks, extra=extra)


def _named(moves: list[str]) -> str:
    more = ", …" if len(moves) > _MOST_NAMED else ""
    return ", ".join(moves[:_MOST_NAMED]) + more
