"""What the tests of notices share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.notices.push_service import PushService, make_certificate
from tests.server.notices.two_players import SetClock


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server trusts the certificate of this machine."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))


@pytest.fixture
def push_service(certificate: Path, trusted: None) -> Iterator[PushService]:
    with PushService(certificate).running() as service:
        yield service
        assert service.problems == []


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of a server lies."""
    return tmp_path / "stofa.db"
