"""`stofa backup`: a copy of the server's database, while it runs."""

import argparse
import sqlite3
import sys
from pathlib import Path

from stofa.cli.endings import Failure
from stofa.server.backup import backup
from stofa.server.store.store import sqlite_path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the copy goes")
    parser.add_argument("--database", metavar="URL|PATH", help="the database, as for stofa serve")


def run(args: argparse.Namespace) -> int:
    source = sqlite_path(args.database)
    if source is None:
        print("stofa backup: for PostgreSQL use its own tool: pg_dump --format=custom", file=sys.stderr)
        return 1
    try:
        tables = backup(source, args.file)
    except (OSError, sqlite3.Error) as error:
        raise Failure(f"cannot copy {source} to {args.file}: {error}") from None
    print(f"{tables} tables in {args.file}")
    return 0
