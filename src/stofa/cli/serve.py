"""`stofa serve`: tables for people and bots, on this machine or for others."""

import argparse
import asyncio
import contextlib
import sys

from stofa.server.logs import log_to_stderr
from stofa.server.serving import listen, serve, welcome
from stofa.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="the port (8000; 0: any that is free)")
    parser.add_argument(
        "--database",
        metavar="URL|PATH",
        help="an SQLite file, or postgresql://… (a file in the user's data folder)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="an address people use, if there is a proxy before the server: https://stofa.example",
    )
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes for bots (2)")
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to everybody")
    parser.add_argument("--log", default="info", choices=["debug", "info", "warning", "error"])


def run(args: argparse.Namespace) -> int:
    settings = Settings(
        host=args.host,
        port=args.port,
        database=args.database,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        workers=max(1, args.workers),
        open_metrics=args.open_metrics,
    )
    door = listen(settings)
    log_to_stderr(args.log)
    print(welcome(settings, door), flush=True)
    with contextlib.closing(door), contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(settings, door))
    print("Stofa has closed.", file=sys.stderr, flush=True)
    return 0
