"""Options of the server from environment variables."""

import os
from pathlib import Path

import pytest

from stofa.cli.environment import environment_arguments
from tests.cli.runner import refused, run
from tests.server.running_server import Running


def test_variables_stand_for_options() -> None:
    found = environment_arguments(
        "serve",
        {
            "STOFA_PORT": "8001",
            "STOFA_DATABASE": "postgresql:///stofa",
            "STOFA_ORIGIN": "https://a.example, https://b.example",
            "STOFA_PROXY": " 127.0.0.1 ::1 ",
            "STOFA_OPEN_METRICS": "1",
            "STOFA_WORKERS": "",
            "STOFA_NONSENSE": "1",
        },
    )
    assert [argument for _, arguments in found for argument in arguments] == [
        "--port=8001",
        "--database=postgresql:///stofa",
        "--origin=https://a.example",
        "--origin=https://b.example",
        "--proxy=127.0.0.1",
        "--proxy=::1",
        "--open-metrics",
    ]
    assert environment_arguments("serve", {"STOFA_OPEN_METRICS": "0"}) == []
    assert environment_arguments("play", {"STOFA_PORT": "8001"}) == []


@pytest.mark.parametrize(
    ("variable", "value", "named"),
    [
        ("STOFA_PORT", "many", "“many” is not a whole number"),
        ("STOFA_PROXY", "127.0.0.1,proxy", "“proxy” is neither an address nor a network"),
        ("STOFA_LOG", "loud", "loud"),
    ],
)
def test_a_wrong_value_is_told_with_its_variable(variable: str, value: str, named: str) -> None:
    line = refused(run("serve", env={variable: value}), 2)
    assert line.startswith(f"{variable}: ")
    assert named in line


def test_an_option_counts_more_than_its_variable(tmp_path: Path) -> None:
    with Running(tmp_path / "a.db") as server:
        server.person().open("me", "greedy")
    with Running(tmp_path / "b.db"):
        pass
    env = {"STOFA_DATABASE": str(tmp_path / "a.db")}
    assert run("backup", tmp_path / "copy.db", env=env).stdout.startswith("1 tables")
    done = run("backup", tmp_path / "copy.db", "--database", tmp_path / "b.db", env=env)
    assert done.stdout.startswith("0 tables")
    assert "STOFA_DATABASE" not in os.environ
