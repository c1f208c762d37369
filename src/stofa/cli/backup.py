"""`stofa backup`: a copy of the server's database, while it runs."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from stofa.cli.arguments import database
from stofa.cli.endings import Failure, termination_cleans_up
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
    with termination_cleans_up():
        tables = backup(source, args.file)
    print(f"{tables} tables in {args.file}")
    return 0
