"""The lock files: what is installed to play, to build and to test fits together."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OF_THE_SERVER = {"sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"}


def locked(name: str) -> dict[str, str]:
    """The packages of a lock file, with their versions."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["runtime", "server", "build", "peers"])
def test_they_can_be_installed_on_top_of_each_other(name: str) -> None:
    tools = locked("dev")
    packages = locked(name)
    assert packages
    assert {package: tools.get(package, version) for package, version in packages.items()} == packages


def test_rules_and_bots_need_little() -> None:
    packages = locked("runtime")
    assert {"msgspec", "librt", "fluent-runtime"} <= packages.keys()
    assert not packages.keys() & (OF_THE_SERVER | {"rich"})
    assert len(packages) <= 10


def test_the_server_needs_what_its_extra_brings() -> None:
    assert locked("server").keys() >= OF_THE_SERVER


def test_what_playing_installs_is_part_of_what_testing_installs() -> None:
    assert locked("server").keys() | locked("build").keys() <= locked("dev").keys()


def test_playing_installs_no_test_tools() -> None:
    to_play = locked("server").keys() | locked("build").keys()
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    tools = {re.split(r"[^\w-]", tool)[0] for tool in groups["dev"] if isinstance(tool, str)}
    assert {"pytest", "playwright", "ruff", "sphinx"} <= tools
    assert not to_play & tools


def test_the_core_is_compiled_with_what_builds_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]
