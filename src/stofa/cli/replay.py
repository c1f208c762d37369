"""`stofa replay`: checks every move of recorded games against the rules."""

import os
import stat
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import BinaryIO

from stofa.cli.arguments import add_games, register_games
from stofa.cli.errors import Failure, os_error_text
from stofa.cli.files import open_file
from stofa.cli.progress import progress
from stofa.engine.errors import BadRecord, StofaError
from stofa.engine.game import Game
from stofa.engine.record import Record, read_records, replay
from stofa.games import installed_title


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one a line; - is standard input")
    parser.add_argument("--quiet", action="store_true", help="only the summary")
    add_games(parser)


def run(args: Namespace) -> int:
    register_games(args.games)
    records = moves = unfinished = 0
    for name in args.files:
        where = f"{name}: " if len(args.files) > 1 else ""
        for number, game in _games(name, with_bar=args.quiet or not _prints_to_terminal()):
            records += 1
            moves += len(game.history)
            unfinished += not game.over
            if not args.quiet:
                print(f"{where}record {number}: {_summary(game)}")
    finished = f"{unfinished} unfinished" if unfinished else "all finished"
    print(f"{_count(records, 'record')}, {_count(moves, 'move')}, {finished}: every move holds")
    return 0


def _prints_to_terminal() -> bool:
    """Whether results go to a terminal, where a progress bar would get between their lines."""
    return sys.stdout is not None and sys.stdout.isatty()


def _games(name: str, *, with_bar: bool) -> Iterator[tuple[int, Game]]:
    """The records of a file, each replayed and checked. The first bad one is an error."""
    with open_file(name) as file, progress(name, _size(file), shown=with_bar) as show:
        try:
            for number, record in read_records(file):
                yield number, _checked(number, record)
                show(file.tell() if file.seekable() else number)
        except StofaError as error:
            raise Failure(f"{name}: {error.sentence()}") from None
        except OSError as error:
            raise Failure(f"cannot read {name}: {os_error_text(error)}") from None


def _checked(number: int, record: Record) -> Game:
    try:
        return replay(record, installed_title)
    except StofaError as error:
        raise BadRecord(error.reason, at=f"record {number}", cause=error) from None


def _size(file: BinaryIO) -> int | None:
    about = os.fstat(file.fileno())
    return about.st_size if stat.S_ISREG(about.st_mode) else None


def _summary(game: Game) -> str:
    summary = f"{game.title.id}, {game.players} players, {_count(len(game.history), 'move')}: "
    result = game.result
    if result is None:
        return summary + "unfinished"
    winners = " and ".join(map(str, result.winners))
    return (
        summary
        + " ".join(map(str, result.scores))
        + (f", seat {winners} wins" if len(result.winners) == 1 else f", seats {winners} win")
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
