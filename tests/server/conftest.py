"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import database, postgres
from tests.server.running_server import Calendar, Running

__all__ = ["database", "postgres"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an empty SQLite database, for one module."""
    path: Path = tmp_path_factory.mktemp("server") / "stofa.db"
    with Running(path) as running:
        yield running


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[Running]:
    """The same, by a clock that can be put forward."""
    with Running(tmp_path_factory.mktemp("running") / "stofa.db", now=calendar) as server:
        yield server
