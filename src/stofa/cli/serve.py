"""`stofa serve`: runs the server, for this machine or for others."""

import argparse
import contextlib
import os
import socket
import sys
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread

import msgspec

from stofa.bots import name_by_path as name_bot
from stofa.cli.addresses import host, origin, port
from stofa.cli.arguments import add_games, at_least, database, names, use_games
from stofa.server.errors import CannotServe
from stofa.server.json_logs import log_to_stderr
from stofa.server.notices.mail import PASSWORD_VARIABLE, mail_server
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import listen, run as run_server, welcome


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", type=host, default="127.0.0.1", help="where to listen (127.0.0.1: this machine only)"
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
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help="a mail server, to tell people by e-mail that it is their turn: smtp://user@host:587 or smtps://user@host"
        f" (its password: {PASSWORD_VARIABLE} in the environment)",
    )
    parser.add_argument(
        "--mail-from", metavar="ADDRESS", help='the sender of these e-mails: "Stofa <stofa@club.example>"'
    )
    add_games(parser)
    parser.add_argument(
        "--bots",
        type=names,
        default=[],
        metavar="MODULE:NAME[,…]",
        help="bots that are not installed, by path",
    )
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to everybody")
    parser.add_argument(
        "--log",
        default="info",
        choices=["debug", "info", "warning", "error"],
        help="the lowest level that is logged on stderr (info)",
    )


def run(args: argparse.Namespace) -> int:
    use_games(args.games)
    for path in args.bots:
        name_bot(path)
    settings = Settings(
        host=args.host,
        port=Settings().port if args.port is None else args.port,
        database=args.database,
        origins=tuple(args.origin),
        workers=args.workers,
        open_metrics=args.open_metrics,
        mail=mail_server(args.smtp, args.mail_from),
        loopback_push=os.environ.get("STOFA_LOOPBACK_PUSH") == "1",
    )
    listener = _listen(settings, any_port=args.port is None)
    log_to_stderr(args.log)

    def opened() -> None:
        print(welcome(settings, listener), flush=True)
        if args.open:
            Thread(target=_open_browser, args=listener.getsockname()[:2], daemon=True).start()

    with contextlib.closing(listener), contextlib.suppress(KeyboardInterrupt):
        run_server(settings, listener, opened)
    print("Stofa has closed.", file=sys.stderr, flush=True)
    return 0


def _listen(settings: Settings, any_port: bool) -> socket.socket:
    """A listening socket. If no port was asked for and the usual one is taken, on another port."""
    try:
        return listen(settings)
    except CannotServe as error:
        if not any_port or error.reason != "port-in-use":
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def _open_browser(host: str, port: int) -> None:
    """Open the page as soon as the server answers. Without a browser, the printed address has to do."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return  # else a text browser could take over this terminal
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    # The socket listens already: the answer comes once the server is up.
    with contextlib.suppress(OSError, HTTPException, webbrowser.Error):
        with contextlib.closing(HTTPConnection(here, port, timeout=60)) as connection:
            connection.request("GET", "/health")
            connection.getresponse()
        webbrowser.open(f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/")
