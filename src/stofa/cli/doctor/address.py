"""The address: whether the server can listen there or does, and whether people reach it through the proxy."""

import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPException, HTTPResponse
from typing import Final
from urllib.parse import urlsplit

import stofa
from stofa.cli.doctor.finding import Finding, advice, broken, ok
from stofa.server.errors import CannotServe
from stofa.server.network.interfaces import network_addresses
from stofa.server.networks import LOOPBACK_NETWORKS
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import listen

ANSWER_S: Final = 5.0
"""Seconds to wait for an answer."""

MOST_BYTES: Final = 100_000
"""Length of what is read of an answer."""

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""What to ask if the server listens at all addresses."""

PORTS: Final = {"http": 80, "https": 443}


def check_address(settings: Settings) -> Iterator[Finding]:
    serves = False
    try:
        listen(settings).close()
    except CannotServe as error:
        if error.reason == "port-in-use":
            finding = _who_is_there(settings)
            serves = finding.code in ("server", "server-other")
            yield finding
        else:
            yield broken("address", "no-address", problem=error.sentence())
    else:
        yield ok("address", "port-free", address=_shown(settings))
    if settings.host not in ("localhost",) and settings.host not in LOOPBACK_NETWORKS:
        yield from _check_network(settings)
    for origin in settings.origins:
        yield from _check_origin(origin, settings, serves)


def _shown(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"{host}:{settings.port}"


def _who_is_there(settings: Settings) -> Finding:
    host = EVERYWHERE.get(settings.host, settings.host)
    try:
        with closing(socket.create_connection((host, settings.port), ANSWER_S)) as connection:
            status, body = _get(connection, "/health", f"{host}:{settings.port}")
        told = json.loads(body)
        version, state = told["version"], told["status"]
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return broken("address", "port-taken", address=_shown(settings))
    if status != 200 or state != "ok":
        return broken(
            "address", "server-failing", address=_shown(settings), told=body.decode("utf-8", "replace")[:300]
        )
    if version != stofa.__version__:
        return advice(
            "address", "server-other", address=_shown(settings), version=version, installed=stofa.__version__
        )
    return ok("address", "server", address=_shown(settings), version=version)


def _check_network(settings: Settings) -> Iterator[Finding]:
    if settings.host in EVERYWHERE:
        found = ", ".join(each.address for each in network_addresses())
        yield ok("address", "network", addresses=found) if found else advice("address", "no-network")
    if not any(origin.startswith("https://") for origin in settings.origins):
        yield advice("address", "not-encrypted", address=_shown(settings))


def _check_origin(origin: str, settings: Settings, serves: bool) -> Iterator[Finding]:
    if not settings.proxies:
        yield advice("address", "no-proxy", origin=origin)
    elif not any(here in settings.trusted_proxies for here in ("127.0.0.1", "::1")):
        yield ok("address", "proxy-elsewhere", origin=origin)
        return
    if not serves:
        yield ok("address", "origin-later", origin=origin)
        return
    try:
        yield from _check_through_proxy(origin)
    except ssl.SSLCertVerificationError as error:
        yield broken("address", "origin-certificate", origin=origin, problem=error.verify_message)
    except (OSError, HTTPException) as error:
        problem = getattr(error, "strerror", None) or str(error) or type(error).__name__
        yield advice("address", "origin-silent", origin=origin, problem=problem)


def _check_through_proxy(origin: str) -> Iterator[Finding]:
    host = urlsplit(origin).netloc
    with closing(_connected(origin)) as connection:
        status, body = _get(connection, "/health", host)
    if status != 200 or b'"version"' not in body:
        yield broken("address", "origin-not-ours", origin=origin, status=status)
        return
    with closing(_connected(origin)) as connection:
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "c3RvZmEgZG9jdG9yIDEyMw==",
            "Origin": origin,
        }
        status, body = _get(connection, "/ws", host, **upgrade)
    if status != 101:
        yield broken("address", "origin-no-socket", origin=origin, status=status)
        return
    with closing(_connected(origin)) as connection:
        status, body = _get(connection, "/metrics", host)
    if b"stofa_" in body:
        yield broken("address", "origin-open-metrics", origin=origin)
        return
    yield ok("address", "origin", origin=origin)


def _connected(origin: str) -> socket.socket:
    """A connection to the proxy on this machine, whatever the name of the origin leads to from elsewhere."""
    parts = urlsplit(origin)
    plain = socket.create_connection(("127.0.0.1", parts.port or PORTS[parts.scheme]), ANSWER_S)
    if parts.scheme != "https":
        return plain
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
    except OSError:
        plain.close()
        raise


def _get(connection: socket.socket, path: str, host: str, **headers: str) -> tuple[int, bytes]:
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if "Connection" not in headers:
        lines.append("Connection: close")
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = HTTPResponse(connection)
    answer.begin()
    return answer.status, b"" if answer.status == 101 else answer.read(MOST_BYTES)
