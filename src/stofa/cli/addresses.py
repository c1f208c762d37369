"""Arguments that say where a server is to be found, checked as far as one can without asking around."""

import re
from argparse import ArgumentTypeError
from typing import Final

from stofa.cli.arguments import at_least

LAST_PORT: Final = 65535
ORIGIN: Final = re.compile(r"[a-z][a-z0-9+.-]*://([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def machine(given: str) -> str:
    """A name or an address."""
    try:
        known = given.encode("idna")
    except UnicodeError:
        known = b""
    if not known:
        raise ArgumentTypeError(f"“{given}” is no name or address of a machine")
    return given


def port(given: str) -> int:
    """The number of a port; 0 is any."""
    number = at_least(0)(given)
    if number > LAST_PORT:
        raise ArgumentTypeError(f"{number} is too big; ports end at {LAST_PORT}")
    return number


def origin(given: str) -> str:
    """An address without anything behind it, as browsers write it."""
    address = given.lower().rstrip("/")
    if ORIGIN.fullmatch(address) is None:
        raise ArgumentTypeError(
            f"“{given}” is no such address; write https://stofa.example or https://stofa.example:8443"
        )
    return address
