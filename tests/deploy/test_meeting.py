"""Several processes behind a proxy: those at one table meet at one of them."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.deploy.proxies import Proxy
from tests.server.no_limits import NO_LIMITS
from tests.server.running_server import Running

pytestmark = pytest.mark.slow

GROUPS = [f"{first}{second}" for first in "abcd" for second in "27"]
"""First letters of the ids of some tables."""

FRIENDS = 3


@pytest.fixture
def servers(proxy: Proxy, tmp_path: Path) -> Iterator[list[Running]]:
    settings = {"origins": (proxy.origin,), "proxies": ("127.0.0.1",), "limits": NO_LIMITS}
    with ExitStack() as stack:
        running = [stack.enter_context(Running(tmp_path / f"{number}.db", **settings)) for number in (1, 2)]
        stack.enter_context(proxy.running([server.port for server in running]))
        yield running


def come(stack: ExitStack, proxy: Proxy, address: str, near: str) -> None:
    """Somebody opens a socket, and it stays open."""
    socket = stack.enter_context(proxy.visitor(address).socket(near=near))
    socket.send(do="ping")
    assert socket.until("pong")


def test_those_at_one_table_meet_at_one_process(proxy: Proxy, servers: list[Running]) -> None:
    with ExitStack() as stack:
        for number, near in enumerate(GROUPS):
            for _ in range(FRIENDS):
                come(stack, proxy, f"127.0.2.{number + 1}", near)
        met = [
            [server.context.sockets[f"127.0.2.{number + 1}"] for server in servers]
            for number in range(len(GROUPS))
        ]
        assert all(sorted(counts) == [0, FRIENDS] for counts in met), met
        assert {counts[0] for counts in met} == {0, FRIENDS}, "all tables are at one process"


def test_who_names_no_table_goes_anywhere(proxy: Proxy, servers: list[Running]) -> None:
    with ExitStack() as stack:
        for _ in range(16):
            come(stack, proxy, "127.0.3.1", "")
        assert all(server.context.sockets["127.0.3.1"] > 0 for server in servers)
