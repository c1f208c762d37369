"""Command lines: argparse, with errors of one line, and the arguments that several commands share."""

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import Any, NoReturn

from stofa.bots import BOTS
from stofa.cli.endings import complain
from stofa.engine.errors import BadOption
from stofa.games import titles


class Parser(ArgumentParser):
    """Says what is wrong in one line. Words are not guessed from their beginnings: scripts rely on them."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=RawDescriptionHelpFormatter, **settings)

    def error(self, message: str) -> NoReturn:
        complain(f"{message} (see {self.prog} --help)", self.prog)
        raise SystemExit(2)


def at_least(lowest: int) -> Callable[[str], int]:
    """An argument type: a whole number, not too small."""

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
    parser.add_argument("game", metavar="GAME", help=", ".join(titles()), **settings)


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


def bots_help() -> str:
    return ", ".join(BOTS)


def read_options(given: list[str]) -> dict[str, str]:
    """`edition=icelandic` and the like; whether the game knows them is found out by the game."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            raise BadOption("unknown-option", option=text, options="NAME=VALUE")
        options[name] = value
    return options
