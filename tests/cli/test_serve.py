"""`stofa serve`: where it listens, and the browser it opens."""

import re
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from stofa.cli import serve
from stofa.cli.addresses import origin
from stofa.server.errors import CannotServe
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import welcome
from tests.server.running_server import Running, has_ipv6


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_another_port_if_the_usual_one_is_taken(taken: int) -> None:
    with serve._listen(Settings(port=taken), any_port=True) as listener:
        assert listener.getsockname()[1] not in (0, taken)


def test_no_other_port_than_the_one_asked_for(taken: int) -> None:
    with pytest.raises(CannotServe):
        serve._listen(Settings(port=taken), any_port=False)


@pytest.mark.parametrize(
    ("given", "browsers_write"),
    [
        ("https://stofa.example", "https://stofa.example"),
        ("https://Stofa.Example/", "https://stofa.example"),
        ("http://192.168.0.2:8000", "http://192.168.0.2:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_taken_as_browsers_write_it(given: str, browsers_write: str) -> None:
    assert origin(given) == browsers_write


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser was asked to open."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    return addresses


def test_the_browser_opens_the_page(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    serve._open_browser("http://127.0.0.1:8000")
    assert opened == ["http://127.0.0.1:8000/"]


def test_no_browser_without_a_screen(opened: list[str]) -> None:
    serve._open_browser("http://127.0.0.1:8000")
    assert opened == []


@pytest.mark.parametrize(("host", "here"), [("0.0.0.0", "127.0.0.1"), ("::", "[::1]")])
def test_addresses_are_printed_that_work(
    host: str, here: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--host 0.0.0.0` is no address that a browser could open."""
    if host == "::" and not has_ipv6():
        pytest.skip("no IPv6 on this machine")
    # 127.0.0.2 stands for the machine's own address on the network; nothing answers at 192.0.2.1.
    monkeypatch.setenv("STOFA_NETWORK_ADDRESSES", "old=192.0.2.1,wifi=127.0.0.2")
    with Running(tmp_path / "s.db", host=host) as server:
        said = welcome(server.context.addresses)
    assert re.findall(r"http://\S+", said) == [
        f"http://{here}:{server.port}/",
        f"http://127.0.0.2:{server.port}/",
    ]
