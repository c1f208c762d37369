"""argparse with one-line errors, and the arguments that several commands share."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import Any, NoReturn

from stofa.arena.match import LIMIT
from stofa.bots import bot_names
from stofa.cli.errors import print_error
from stofa.engine.errors import BadOption
from stofa.engine.plugins import is_path
from stofa.games import register_path, titles


class Parser(ArgumentParser):
    """Reports a wrong command line in one line. Abbreviated options are refused: they break scripts later."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=RawDescriptionHelpFormatter, **settings)

    def error(self, message: str) -> NoReturn:
        hint = f" (see {self.prog} --help)" if self.add_help else ""
        print_error(f"{message}{hint}", self.prog)
        raise SystemExit(2)


def text(given: str) -> str:
    """An argument type: text that is valid UTF-8. Only file names may hold other bytes."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(f"“{given}” is not UTF-8") from None
    return given


def database(given: str) -> str:
    """An argument type: a file name or a URL."""
    return text(given) if "://" in given else given


def at_least(lowest: int) -> Callable[[str], int]:
    """An argument type: a whole number with a lower bound."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise ArgumentTypeError(f"“{text}” is not a whole number") from None
        if value < lowest:
            raise ArgumentTypeError(f"{value} is too small; it must be at least {lowest}")
        return value

    return number


def add_game(parser: ArgumentParser, **settings: Any) -> None:
    listed = ", ".join(titles())
    parser.add_argument(
        "game", metavar="GAME", type=path_or_name, help=f"{listed}, or MODULE:NAME", **settings
    )


def add_games(parser: ArgumentParser) -> None:
    """For commands that take the names of games from elsewhere."""
    parser.add_argument(
        "--games",
        type=names,
        default=[],
        metavar="MODULE:NAME[,…]",
        help="games that are not installed, by path",
    )


def register_games(paths: list[str]) -> None:
    """Make the games of `--games` known to this process and those that it starts."""
    for path in paths:
        register_path(path)


def add_seed(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=text, metavar="S", help="the same seed gives the same games (a new one)"
    )


def add_limit(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--limit",
        type=at_least(1),
        default=LIMIT,
        metavar="M",
        help=f"give a game up after M moves ({LIMIT})",
    )


def add_jobs(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=at_least(1), metavar="J", help="processes; the games are the same (one a processor)"
    )


def add_options(parser: ArgumentParser) -> None:
    known = "; ".join(
        f"{title.id}: {', '.join(option.name for option in title.options)}" for title in titles().values()
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"what is agreed on beforehand, repeatable ({known})",
    )


def path_or_name(given: str) -> str:
    """An argument type: a name, or the path of something that may lie in the folder one is in."""
    if is_path(given) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that it hides nothing
    return given


def names(given: str) -> list[str]:
    """An argument type: names separated by commas."""
    return [path_or_name(name.strip()) for name in given.split(",")]


def add_bots(parser: ArgumentParser, seats: str, default: str) -> None:
    parser.add_argument(
        "--bots",
        type=names,
        default=default,
        metavar="BOT[,BOT…]",
        help=f"one for all {seats}, or one for each: {', '.join(bot_names())}, or MODULE:NAME ({default})",
    )


def read_options(given: list[str]) -> dict[str, str]:
    """Split `edition=icelandic` and the like. The game itself checks names and values later."""
    options: dict[str, str] = {}
    for agreed in given:
        name, equals, value = agreed.partition("=")
        if not equals:
            raise BadOption("no-value", option=name)
        if name in options:
            raise BadOption("named-twice", option=name)
        options[name] = value
    return options
