"""`stofa backup`: a copy that is whole or not there at all, and nothing else harmed."""

import errno
import os
import signal
import sqlite3
from pathlib import Path

import pytest

from stofa.cli import main
from tests.server.running_server import Person, Running


def back_up(server: Running, target: Path) -> int:
    return main(["backup", str(target), "--database", server.settings.database or ""])


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    return said


def test_a_backup_of_a_running_server_is_whole(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = server.person()
    table = anna.open("me", "here")["table"]
    copy = tmp_path / "copy.db"
    assert back_up(server, copy) == 0
    assert "1 tables" in capsys.readouterr().out
    assert os.listdir(tmp_path) == ["copy.db"]
    db = sqlite3.connect(copy)
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    with Running(copy) as restored:
        assert Person(restored.url, anna.secret).look(table, 0) == anna.look(table, 0)


def test_an_older_copy_is_replaced_and_a_link_stays_a_link(server: Running, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("from yesterday")
    (tmp_path / "link.db").symlink_to(tmp_path / "copy.db")
    assert back_up(server, tmp_path / "link.db") == 0
    assert (tmp_path / "link.db").is_symlink()
    assert (tmp_path / "copy.db").read_bytes().startswith(b"SQLite format 3")


def test_what_is_no_file_stays_what_it_is(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    (tmp_path / "link").symlink_to(pipe)
    for target in (pipe, tmp_path / "link", tmp_path):
        assert back_up(server, target) == 1
        assert "not a file" in one_line(capsys)
    assert pipe.is_fifo()
    assert sorted(os.listdir(tmp_path)) == ["link", "pipe"]


def test_the_database_is_not_copied_over_itself(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = Path(server.settings.database or "")
    before = source.stat().st_ino
    (tmp_path / "link").symlink_to(source)
    for target in (source, tmp_path / "link"):
        assert back_up(server, target) == 1
        assert "the database itself" in one_line(capsys)
    assert source.stat().st_ino == before


def test_what_cannot_be_copied_is_told(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    no_database = tmp_path / "no.db"
    no_database.write_bytes(b"this is no database, whatever its name says" * 100)
    assert back_up(server, tmp_path / "nowhere" / "copy.db") == 1
    assert "cannot be copied" in one_line(capsys)
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(no_database)]) == 1
    assert "cannot be copied" in one_line(capsys)
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "nothing.db")]) == 1
    assert "nothing.db" in one_line(capsys)
    assert main(["backup", str(tmp_path / "copy.db"), "--database", "postgresql://localhost/x"]) == 1
    assert "pg_dump" in one_line(capsys)
    assert os.listdir(tmp_path) == ["no.db"]


@pytest.mark.parametrize(
    ("trouble", "code"), [(OSError(errno.ENOSPC, "No space left"), 1), (KeyboardInterrupt(), 130)]
)
def test_whatever_happens_nothing_is_left_behind(
    trouble: BaseException,
    code: int,
    server: Running,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise trouble

    monkeypatch.setattr(os, "replace", fail)
    (tmp_path / "copy.db").write_text("from yesterday")
    before = signal.getsignal(signal.SIGINT)
    try:
        assert back_up(server, tmp_path / "copy.db") == code
    finally:
        signal.signal(signal.SIGINT, before)
    one_line(capsys)
    assert os.listdir(tmp_path) == ["copy.db"]
    assert (tmp_path / "copy.db").read_text() == "from yesterday"
