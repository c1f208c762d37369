"""What may keep phones out, recognised without rights."""

from pathlib import Path

import pytest

from stofa.engine.words import LANGUAGES
from stofa.server.network.obstacles import Obstacle, likely_obstacle, what_to_try


@pytest.mark.parametrize(
    ("file", "content", "obstacle"),
    [
        ("etc/ufw/ufw.conf", "# on?\nENABLED=yes\nLOGLEVEL=low\n", "ufw"),
        ("etc/ufw/ufw.conf", "ENABLED=no\n", "unknown"),
        ("run/firewalld/.keep", "", "firewalld"),
        ("sys/fs/cgroup/system.slice/firewalld.service/cgroup.procs", "1\n", "firewalld"),
        ("proc/sys/kernel/osrelease", "5.15.167.4-microsoft-standard-WSL2\n", "wsl"),
        (".dockerenv", "", "container"),
        ("run/.containerenv", "", "container"),
    ],
)
def test_linux(tmp_path: Path, file: str, content: str, obstacle: Obstacle) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    assert likely_obstacle("linux", tmp_path) == obstacle


def test_other_systems(tmp_path: Path) -> None:
    assert likely_obstacle("win32", tmp_path) == "windows"
    assert likely_obstacle("darwin", tmp_path) == "macos"
    assert likely_obstacle("linux", tmp_path) == "unknown"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("obstacle", ["container", "firewalld", "macos", "ufw", "unknown", "windows", "wsl"])
def test_there_is_a_sentence_for_each(
    language: str, obstacle: Obstacle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stofa.server.network.obstacles.likely_obstacle", lambda: obstacle)
    assert len(what_to_try(language, 8000, several_addresses=False)) == 2
    said = what_to_try(language, 8000, several_addresses=True)
    assert len(said) == 3
    assert ("8000" in said[1]) is (obstacle not in ("macos", "windows"))
