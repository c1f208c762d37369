"""`stofa serve`: where it listens, and the browser it opens."""

import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from stofa.cli import serve
from stofa.cli.addresses import origin
from stofa.server.errors import CannotServe
from stofa.server.settings import Settings
from tests.server.running_server import Running


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


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_browser_opens_when_the_server_answers(
    host: str, opened: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    with Running(tmp_path / "s.db") as server:
        serve._open_browser(host, server.port)
        assert opened == [f"{server.url}/"]


def test_no_browser_without_a_screen_or_a_server(
    opened: list[str], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve._open_browser("127.0.0.1", taken)
    monkeypatch.setenv("DISPLAY", ":0")
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    serve._open_browser("127.0.0.1", port)
    assert opened == []
