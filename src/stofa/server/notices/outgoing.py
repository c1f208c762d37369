"""Requests to addresses that strangers have named: only to public hosts, over TLS, once, and not for long.

A browser names the address of its push service, and anybody can pretend to be a browser. So that nobody leads
the server to its own network, names are resolved here, every address is checked, and the checked one is used.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

import msgspec

from stofa.tables.errors import Refused

LONGEST_URL: Final = 1_000
TIMEOUT_S: Final = 10.0
"""Seconds for a whole request, from the name to the answer."""
MOST_HEAD_BYTES: Final = 16 * 1024
"""Upper bound of the status line and headers of an answer; the rest is not read."""

_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses that stand for one of IPv4, in their last 32 bits."""


class Unreachable(Exception):
    """There is no answer, for now: nobody there, nobody trusted, or not in time."""


class Forbidden(Exception):
    """An address to which nothing is sent."""


class Reply(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]
    """Names in lower case."""


def checked_endpoint(url: str, loopback: bool = False) -> str:
    """The address of a push service, by its form; refused if it cannot be one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad-message", problem="endpoint") from None
    if (
        len(url) > LONGEST_URL
        or parts.scheme != "https"
        or not parts.hostname
        or parts.username is not None
        or not url.isascii()
        or not url.isprintable()
        or " " in url
        or parts.fragment
        or not (port in (None, 443) or loopback)
        or (_literal(parts.hostname) is not None and not _allowed(parts.hostname, loopback))
    ):
        raise Refused("bad-message", problem="endpoint")
    return url


def _literal(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _allowed(address: str, loopback: bool) -> bool:
    """Whether an address is a public one; or, in tests, one of this machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        found = inner or found
    return (found.is_global and not found.is_multicast) or (loopback and found.is_loopback)


async def _resolve(host: str, port: int, loopback: bool) -> list[str]:
    """The public addresses of a host. If it has any other one besides, nothing is sent there."""
    try:
        infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Unreachable("no such host") from None
    addresses = list(dict.fromkeys(str(info[4][0]) for info in infos))
    if not all(_allowed(address, loopback) for address in addresses):
        raise Forbidden("not a public address")
    return addresses


async def _connect(
    host: str, port: int, addresses: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that answers: many networks have no way to those of IPv6."""
    context = ssl.create_default_context()
    for address in addresses:
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(
                address, port, ssl=context, server_hostname=host, limit=MOST_HEAD_BYTES
            )
    raise Unreachable("no connection")


async def post(url: str, headers: dict[str, str], body: bytes, *, loopback: bool = False) -> Reply:
    """Send a POST, and return how it was answered. Redirects are not followed."""
    try:
        async with asyncio.timeout(TIMEOUT_S):
            return await _post(url, headers, body, loopback)
    except TimeoutError:
        raise Unreachable("no answer in time") from None
    except (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise Unreachable(type(error).__name__) from None


async def _post(url: str, headers: dict[str, str], body: bytes, loopback: bool) -> Reply:
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 443
    reader, writer = await _connect(host, port, await _resolve(host, port, loopback))
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {target} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        while True:
            reply = _head(await reader.readuntil(b"\r\n\r\n"))
            if reply.status >= 200:  # what comes before is not the answer yet
                return reply
    finally:
        writer.transport.abort()  # the rest of the answer is of no interest, nor is a polite end


def _head(head: bytes) -> Reply:
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split(" ", 2)
    if len(words) < 2 or not words[0].startswith("HTTP/1.") or not words[1].isdigit():
        raise Unreachable("not HTTP")
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return Reply(int(words[1]), headers)
