"""A socket on which nothing is said for long stays open behind a proxy: the server's pings see to that."""

import time
from pathlib import Path

import pytest

from stofa.server import uvicorn_server
from tests.deploy.proxies import Proxy
from tests.server.running_server import Running


def test_a_silent_socket_is_not_cut(proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with pings every 20 s and a proxy that waits for 75 s, but twenty times as fast."""
    monkeypatch.setattr(uvicorn_server, "PING_S", 1.0)
    with (
        Running(tmp_path / "s.db", origins=(proxy.origin,), proxies=("127.0.0.1",)) as server,
        proxy.running([server.port], idle_s=3),
    ):
        anna = proxy.visitor()
        table = anna.open("me", "here", options={"start": 0})["table"]
        with anna.socket() as socket:
            n = socket.watch(table, 0)["view"]["n"]
            time.sleep(4.5)  # longer than the proxy waits
            anna.move(table, 0, "take stock")
            assert socket.until("update")["view"]["n"] > n
