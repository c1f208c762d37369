"""`stofa serve`: tables for people and bots, on this machine or for others."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread

import msgspec

from stofa.cli.addresses import machine, origin, port
from stofa.cli.arguments import at_least, database
from stofa.server.errors import CannotServe
from stofa.server.json_logs import log_to_stderr
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import listen, serve, welcome


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", type=machine, default="127.0.0.1", help="where to listen (127.0.0.1: this machine only)"
    )
    parser.add_argument("--port", type=port, help="the port (8000, or one that is free; 0: any that is free)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--database",
        type=database,
        metavar="URL|PATH",
        help="an SQLite file, or postgresql://… (a file in the user's data folder)",
    )
    parser.add_argument(
        "--origin",
        type=origin,
        action="append",
        default=[],
        metavar="URL",
        help="an address people use, if there is a proxy before the server: https://stofa.example",
    )
    parser.add_argument("--workers", type=at_least(1), default=2, metavar="N", help="processes for bots (2)")
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to everybody")
    parser.add_argument(
        "--log",
        default="info",
        choices=["debug", "info", "warning", "error"],
        help="the least that is worth a line on stderr (info)",
    )


def run(args: argparse.Namespace) -> int:
    settings = Settings(
        host=args.host,
        port=Settings().port if args.port is None else args.port,
        database=args.database,
        origins=tuple(args.origin),
        workers=args.workers,
        open_metrics=args.open_metrics,
    )
    door = _door(settings, any_port=args.port is None)
    log_to_stderr(args.log)

    def opened() -> None:
        print(welcome(settings, door), flush=True)
        if args.open:
            Thread(target=_show, args=door.getsockname()[:2], daemon=True).start()

    with contextlib.closing(door), contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(settings, door, opened))
    print("Stofa has closed.", file=sys.stderr, flush=True)
    return 0


def _door(settings: Settings, any_port: bool) -> socket.socket:
    """Whoever asked for no port in particular gets another if the usual one is taken."""
    try:
        return listen(settings)
    except CannotServe as error:
        if not any_port or error.reason != "port-in-use":
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def _show(host: str, port: int) -> None:
    """Open the page in a browser as soon as the server answers; without a browser there is the address."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return  # or a browser for terminals would take this one
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    # The door is open already: the answer comes when there is somebody behind it.
    with contextlib.suppress(OSError, HTTPException, webbrowser.Error):
        with contextlib.closing(HTTPConnection(here, port, timeout=60)) as connection:
            connection.request("GET", "/health")
            connection.getresponse()
        webbrowser.open(f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/")
