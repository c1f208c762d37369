"""Without the packages of the extra `server` one line says so; tests/wheel/check.py tries it without them."""

import pytest

from stofa.cli import server_extra
from stofa.cli.server_extra import PACKAGES
from tests.cli.runner import refused, run


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_extra, "PACKAGES", (*PACKAGES, "a_package_that_nobody_has"))


@pytest.mark.usefixtures("missing")
@pytest.mark.parametrize("command", [["serve"], ["serve", "--help"], ["backup", "copy.db"]], ids=" ".join)
def test_it_is_told_how_to_get_them(command: list[str]) -> None:
    line = refused(run(*command), 2)
    assert line == "stofa: The server needs more packages: pip install 'stofa[server]'"


@pytest.mark.usefixtures("missing")
@pytest.mark.parametrize(
    ("language", "says"), [("de_DE.UTF-8", "braucht weitere Pakete"), ("is_IS.UTF-8", "fleiri pakka")]
)
def test_in_the_language_of_the_environment(language: str, says: str) -> None:
    assert says in refused(run("serve", env={"LC_ALL": language}), 2)


@pytest.mark.usefixtures("missing")
def test_everything_else_does_without() -> None:
    assert run("rules", "TT-1").returncode == 0
    assert run("simulate", "partners", "--json", "--jobs", "1").returncode == 0
