"""Proxies in front of a server."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.certificates import Certificate, make_certificate
from tests.deploy.proxies import Caddy, Nginx, Proxy, free_ports
from tests.server.databases import new_database, postgres

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module", params=[Nginx, Caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, certificate: Certificate) -> Iterator[Proxy]:
    """A proxy that is not running yet."""
    with tempfile.TemporaryDirectory(prefix="stofa-proxy-") as folder:
        yield request.param(Path(folder), certificate, *free_ports(2))


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    """An empty PostgreSQL database."""
    return new_database(postgres)
