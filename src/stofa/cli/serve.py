"""`stofa serve`: runs the server, for this machine or for others."""

import argparse
import contextlib
import os
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread

import msgspec

from stofa.bots import register_path as register_bot
from stofa.cli.addresses import network, tunnel
from stofa.cli.arguments import add_games, names, register_games
from stofa.cli.server_arguments import add_server_arguments, server_settings
from stofa.cli.way_in import show_way_in
from stofa.server.context import ServerContext
from stofa.server.errors import CannotServe
from stofa.server.logs.setup import json_log
from stofa.server.network.tunnel import check_program
from stofa.server.network.tunnel_programs import PROGRAMS
from stofa.server.notices.mail import PASSWORD_VARIABLE, mail_server
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import listen, run as run_server, welcome


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_server_arguments(parser)
    parser.add_argument(
        "--lan",
        action="store_true",
        help="let phones and other devices in the same network join; shows a QR code to scan",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--tunnel",
        type=tunnel,
        metavar="COMMAND",
        help="let friends anywhere in through a tunnel: "
        f"{', '.join(program.name for program in PROGRAMS)}, or a command that prints an https address; "
        "{port} and {address} in it are the server's",
    )
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help="a mail server, to tell people that it is their turn: smtp://user@host:587 or smtps://user@host"
        f" (its password: {PASSWORD_VARIABLE} in the environment)",
    )
    parser.add_argument(
        "--mail-from", metavar="ADDRESS", help='the sender of these e-mails: "Stofa <stofa@club.example>"'
    )
    parser.add_argument(
        "--site",
        type=site_folder,
        metavar="DIR",
        help="a folder that `run.py site` has written: browsers keep it, to play without the server",
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
        "--metrics-from",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="show /metrics to this address or network only (this machine, if there is no proxy)",
    )
    parser.add_argument(
        "--log",
        default="info",
        choices=["debug", "info", "warning", "error"],
        help="the lowest level that is logged on stderr (info)",
    )


def site_folder(text: str) -> str:
    if not (Path(text) / "site.json").is_file():
        raise argparse.ArgumentTypeError(f"{text} has no site.json: it was not written by `run.py site`")
    return text


def run(args: argparse.Namespace) -> int:
    register_games(args.games)
    for path in args.bots:
        register_bot(path)
    settings = msgspec.structs.replace(
        server_settings(args),
        lan=args.lan,
        tunnel=args.tunnel,
        site=args.site,
        open_metrics=args.open_metrics,
        mail=mail_server(args.smtp, args.mail_from),
        loopback_push=os.environ.get("STOFA_LOOPBACK_PUSH") == "1",
        metrics_from=tuple(args.metrics_from),
    )
    if settings.tunnel is not None:
        check_program(settings.tunnel)
    listener = _listen(settings, any_port=args.port is None)

    def opened(context: ServerContext) -> None:
        print(welcome(context.addresses), flush=True)
        if args.lan:
            show_way_in(context)
        if args.open:
            Thread(target=_open_browser, args=[context.addresses.here], daemon=True).start()

    with contextlib.closing(listener), json_log(args.log), contextlib.suppress(KeyboardInterrupt):
        run_server(settings, listener, opened, partial(print, flush=True))
    print("Stofa has closed.", flush=True)
    return 0


def _listen(settings: Settings, any_port: bool) -> socket.socket:
    """A listening socket. If no port was asked for and the usual one is taken, on another port."""
    try:
        return listen(settings)
    except CannotServe as error:
        if not any_port or error.reason != "port-in-use":
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def _open_browser(here: str) -> None:
    """Open the page. Without a browser, the printed address has to do."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return  # else a text browser could take over this terminal
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(f"{here}/")
