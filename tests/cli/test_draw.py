"""`stofa draw`: a picture of a new game, a position or a record; one line for every wrong argument."""

import struct
from pathlib import Path

import pytest

import stofa
from stofa import Game
from tests.cli.runner import GAME, refused, run

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def recorded(lines: list[bytes]) -> Game:
    return stofa.replay(lines[1])


def test_a_new_game_on_standard_output() -> None:
    done = run(
        "draw", GAME, "--players", "3", "--seed", "7", "--option", "edition=icelandic", "--option", "start=1"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    game = stofa.new(GAME, 3, seed="7", edition="icelandic", start=1)
    assert done.stdout == game.picture()


def test_a_record_as_it_ended(records: Path, recorded: Game, tmp_path: Path) -> None:
    path = tmp_path / "end.SVG"
    done = run("draw", "--record", records, "--number", "2", "--output", path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert path.read_text("utf-8") == recorded.picture()


def test_a_record_after_some_moves_as_a_seat_sees_it(records: Path, recorded: Game) -> None:
    done = run(
        "draw", "--record", records, "--number", "2", "--move", "50", "--seat", "1", "--lang", "is", "--dark"
    )
    assert done.stdout == recorded.cut(50).picture(1, language="is", dark=True)


def test_before_the_first_move(records: Path, lines: list[bytes]) -> None:
    done = run("draw", "--record", records, "--move", "0")
    assert done.stdout == stofa.replay(lines[0]).cut(0).picture()


def test_a_record_from_standard_input(lines: list[bytes], recorded: Game) -> None:
    assert run("draw", "--record", "-", typed=lines[1]).stdout == recorded.picture()


def test_a_whole_position() -> None:
    text = stofa.new("partners", seed=1).position_text()
    done = run("draw", "partners", "--position", text)
    assert done.stdout == stofa.position("partners", text, manual_chance=True).picture()


def test_the_position_of_a_view_is_drawn_as_its_seat_sees_it() -> None:
    view = stofa.new("partners", seed=1).view(2)
    drawn = {
        run("draw", "partners", "--position", view.position_text(), "--seed", seed).stdout for seed in "12"
    }
    assert drawn == {view.picture()}


def test_a_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    path = tmp_path / "table.png"
    done = run("draw", "partners", "--seed", "1", "--output", path)
    assert (done.returncode, done.stderr) == (0, "")
    content = path.read_bytes()
    assert content.startswith(PNG)
    assert struct.unpack(">I", content[16:20]) == (1600,)


def test_a_png_without_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("stofa.cli.draw.find_spec", lambda _: None)
    line = refused(run("draw", "partners", "--output", tmp_path / "table.png"), 2)
    assert line == "stofa: PNG files need one more package: pip install 'stofa[png]'"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Name a game"),
        (("whist",), "whist"),
        (("partners", "--output", "table.jpg"), "neither an .svg nor a .png"),
        (("partners", "--seat", "4"), "from 0 to 3"),
        (("partners", "--seat", "-1"), "too small"),
        (("partners", "--players", "3"), "PA-1"),
        (("partners", "--move", "3"), "--move goes with “--record” only"),
        (("partners", "--number", "1"), "--number goes with “--record” only"),
        (("partners", "--position", "turn: 9"), "turn"),
        (("partners", "--position", "…", "--players", "4"), "leave out"),
        (("partners", "--record", "games.jsonl"), "leave out GAME"),
        (("--record", "games.jsonl", "--seed", "1"), "leave out --seed"),
        (("--record", "games.jsonl", "--position", "…"), "leave out --position"),
        (("partners", "--lang", "fr"), "fr"),
    ],
)
def test_a_wrong_command_line_gets_one_line(arguments: tuple[str, ...], said: str) -> None:
    done = run("draw", *arguments)
    assert said in refused(done, done.returncode)
    assert done.returncode in (1, 2)
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--number", "4"), "has only 3 records"),
        (("--number", "3", "--move", "9999"), "Record 3 has only"),
    ],
)
def test_what_a_file_does_not_have(records: Path, arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(run("draw", "--record", records, *arguments), 1)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "no.jsonl"
    path.write_text("{}\n")
    assert str(path) in refused(run("draw", "--record", path), 1)
    assert "cannot read" in refused(run("draw", "--record", tmp_path / "missing"), 1)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "cannot write" in refused(run("draw", "partners", "--output", tmp_path / "none" / "a.svg"), 1)
