"""The `stofa` command. Each subcommand is a module here with `add_arguments` and `run`.

Every error is one line on stderr and an exit code: 2 for a wrong command line, 130 for Ctrl-C, 1 for
anything else. A closed pipe is not reported: `stofa rules | head` is not an error.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from stofa.cli.arguments import Parser
from stofa.cli.environment import environment_arguments
from stofa.cli.exit_codes import run_command
from stofa.cli.server_extra import check_server_extra

COMMANDS: Final = {
    "play": "play in the terminal against bots",
    "simulate": "let bots play many games, and keep their records",
    "arena": "let bots play a tournament, and rate them",
    "replay": "check every move of recorded games",
    "draw": "make a picture of a table",
    "rules": "read the numbered rules",
    "site": "write a folder of files that needs no server",
    "serve": "open tables for people and bots over the network",
    "backup": "copy the server's database",
    "doctor": "check what a server needs, and say what to do",
    "bench": "measure the speed of the games",
}
# Commands that need the extra `server`.
SERVER_COMMANDS: Final = ("serve", "backup", "doctor")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal may lack a letter
            stream.reconfigure(errors="replace")
    return run_command(lambda: _dispatch(given))


def _dispatch(given: list[str]) -> int:
    if given and given[0] in COMMANDS:
        word = given[0]
        if word in SERVER_COMMANDS:
            check_server_extra()
        module = _module(word)
        parser = Parser(prog=f"stofa {word}", description=f"{COMMANDS[word].capitalize()}.")
        module.add_arguments(parser)
        parser.parse_args(given[1:])  # whatever is wrong after this comes from the environment
        code: int = module.run(parser.parse_args(_with_environment(word, module, given[1:])))
        return code
    parser = Parser(prog="stofa", usage="stofa COMMAND …", epilog="stofa COMMAND --help tells more.")
    parser.description = "Board games at one table, exactly by their rules.\n\n" + "\n".join(
        f"  {word:<10}{text}" for word, text in COMMANDS.items()
    )
    parser.add_argument("--version", action="store_true", help="show the version and exit")
    if given and not given[0].startswith("-"):
        parser.error(f"there is no command “{given[0]}”; there are: {', '.join(COMMANDS)}")
    if parser.parse_args(given).version:
        print(_version())
    else:
        parser.print_help()
    return 0


def _with_environment(word: str, module: ModuleType, given: list[str]) -> list[str]:
    """The arguments, after those that the environment stands for: the last one counts."""
    first: list[str] = []
    for variable, arguments in environment_arguments(word, os.environ):
        named = Parser(prog=variable, add_help=False)  # so that an error names the variable
        module.add_arguments(named)
        named.parse_args([*arguments, *given])
        first += arguments
    return [*first, *given]


def _module(word: str) -> ModuleType:
    """The module of a subcommand. The others are not imported: some of them are slow to load."""
    return import_module(f"{__name__}.{word}")


def _version() -> str:
    from stofa import COMPILED, __version__

    python = ".".join(map(str, sys.version_info[:3]))
    return f"stofa {__version__}, core {'compiled' if COMPILED else 'not compiled'}, Python {python}"
