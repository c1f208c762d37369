"""`stofa backup`: copies the database of a running server."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from stofa.cli.arguments import database
from stofa.cli.errors import Failure
from stofa.cli.exit_codes import exit_on_sigterm
from stofa.server.store.backup import backup
from stofa.server.store.open import sqlite_path


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    parser.add_argument(
        "--database", type=database, metavar="URL|PATH", help="the database, as for stofa serve"
    )


def run(args: Namespace) -> int:
    source = sqlite_path(args.database)
    if source is None:
        raise Failure("for PostgreSQL use its own tool: pg_dump --format=custom")
    with exit_on_sigterm():
        tables = backup(source, args.file)
    print(f"{tables} tables in {args.file}")
    return 0
