"""Argument types for network addresses. They check the form only and look nothing up."""

import re
from argparse import ArgumentTypeError
from ipaddress import ip_network
from typing import Final

from stofa.cli.arguments import at_least
from stofa.server.network.tunnel_programs import TunnelCommand, tunnel_command

LAST_PORT: Final = 65535
ORIGIN: Final = re.compile(r"[a-z][a-z0-9+.-]*://([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def host(given: str) -> str:
    """The name or address of a machine."""
    try:
        encoded = given.encode("idna")
    except UnicodeError:
        encoded = b""
    if not encoded:
        raise ArgumentTypeError(f"“{given}” is not the name or address of a machine")
    return given


def port(given: str) -> int:
    """A port number; 0 stands for any free port."""
    number = at_least(0)(given)
    if number > LAST_PORT:
        raise ArgumentTypeError(f"{number} is too big; ports end at {LAST_PORT}")
    return number


def network(given: str) -> str:
    """An address, or a network: 10.0.0.0/8."""
    try:
        ip_network(given, strict=False)
    except ValueError:
        raise ArgumentTypeError(
            f"“{given}” is neither an address nor a network; write 127.0.0.1, ::1 or 10.0.0.0/8"
        ) from None
    return given


def origin(given: str) -> str:
    """An origin as browsers send it: scheme, host and port, with no path."""
    address = given.lower().rstrip("/")
    if ORIGIN.fullmatch(address) is None:
        raise ArgumentTypeError(
            f"“{given}” is not an origin; write https://stofa.example or https://stofa.example:8443"
        )
    return address


def tunnel(given: str) -> TunnelCommand:
    """A tunnel program that is known, or a command."""
    try:
        return tunnel_command(given)
    except ValueError as error:
        raise ArgumentTypeError(f"“{given}” is not a command: {error}") from None
