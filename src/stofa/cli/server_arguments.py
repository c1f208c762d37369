"""Arguments that `stofa serve` and `stofa doctor` share: where the server listens, and what it stands on."""

from argparse import ArgumentParser, Namespace

from stofa.cli.addresses import host, network, origin, port
from stofa.cli.arguments import at_least, database
from stofa.server.settings import Settings


def add_server_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host", type=host, default="127.0.0.1", help="where to listen (127.0.0.1: this machine only)"
    )
    parser.add_argument("--port", type=port, help="the port (8000, or one that is free; 0: any that is free)")
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
    parser.add_argument(
        "--proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed",
    )
    parser.add_argument("--workers", type=at_least(1), default=2, metavar="N", help="processes for bots (2)")


def server_settings(args: Namespace) -> Settings:
    """The settings that these arguments make."""
    return Settings(
        host=args.host,
        port=Settings().port if args.port is None else args.port,
        database=args.database,
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        workers=args.workers,
    )
