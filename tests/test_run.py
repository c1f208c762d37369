"""run.py: every step is taken once, and again only when what it depends on has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

import run


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What installers and builders were asked for, in a checkout where nothing has been done yet."""
    asked: list[str] = []

    def note(*command: str | Path) -> int:
        asked.append(" ".join(Path(str(word)).name for word in command))
        return 0

    for path in run.TO_TEST:
        place = tmp_path / path
        place.parent.mkdir(exist_ok=True)
        place.write_text(path)
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "BIN", tmp_path)  # where there is no uv
    monkeypatch.setattr(run, "LOG", tmp_path / ".venv" / "install.log")
    monkeypatch.setattr(run, "logged_code", note)
    return asked


def installed(commands: list[str]) -> list[str]:
    """The lock files that were installed, in order."""
    names = [word for command in commands for word in command.split() if word.endswith(".lock")]
    commands.clear()
    return names


def play() -> None:
    run.once("install", run.install_stofa, *run.TO_PLAY)


def tools() -> None:
    run.once("tools", run.install_tools, *run.TO_TEST)


def test_playing_installs_no_tools_and_does_so_once(commands: list[str]) -> None:
    play()
    assert installed(commands) == ["server.lock", "build.lock"]
    play()
    assert commands == []


def test_tools_come_on_top_and_are_enough_to_play(commands: list[str]) -> None:
    tools()
    assert installed(commands) == ["dev.lock", "site.lock"]
    tools()
    play()
    assert commands == []


@pytest.mark.parametrize("first", [play, tools])
def test_what_has_changed_is_installed_again(
    commands: list[str], tmp_path: Path, first: Callable[[], None]
) -> None:
    first()
    commands.clear()
    (tmp_path / "requirements" / "server.lock").write_text("newer")
    play()
    assert installed(commands) == ["server.lock", "build.lock"]
    (tmp_path / "requirements" / "dev.lock").write_text("newer")
    play()
    assert commands == []
    tools()
    assert installed(commands) == ["dev.lock", "site.lock"]


@pytest.mark.parametrize(
    ("typed", "served"),
    [
        ([], ["--open"]),
        (["--lan"], ["--open", "--lan"]),
        (["--port", "80"], ["--open", "--port", "80"]),
        (["play", "--lan"], ["--open", "--lan"]),
    ],
)
def test_options_are_those_of_the_server(
    typed: list[str], served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[str] = []
    monkeypatch.setattr(run, "once", lambda *_: None)
    monkeypatch.setattr(run, "prepare_to_play", lambda: True)
    monkeypatch.setattr(run, "stofa", lambda *arguments: became.extend(arguments))
    run.main(*typed)
    assert became == ["serve", *served]


def test_an_unknown_word_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main("lan") == 2
    assert "python3 run.py --lan" in capsys.readouterr().err
    assert run.main("--help") == 0


def test_a_step_that_was_interrupted_is_taken_again(commands: list[str]) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.once("install", interrupt, *run.TO_PLAY)
    play()
    assert commands


def test_a_program_that_ctrl_c_has_ended_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "LOG", tmp_path / "install.log")
    with pytest.raises(KeyboardInterrupt):
        run.logged("sh", "-c", "kill -INT $$")
    assert not run.logged("sh", "-c", "exit 1")


def test_after_ctrl_c_no_lane_starts_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "LOG", tmp_path / "install.log")
    monkeypatch.setattr(run, "ROOT", tmp_path)

    def interrupted() -> dict[str, bool]:
        raise KeyboardInterrupt

    def other() -> dict[str, bool]:
        run.interrupted.wait(60)
        return {"started": run.logged("touch", "started")}

    try:
        with pytest.raises(KeyboardInterrupt):
            run.side_by_side(interrupted, other)
    finally:
        run.interrupted.clear()
    assert not (tmp_path / "started").exists()
