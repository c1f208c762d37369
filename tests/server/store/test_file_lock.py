"""One database, one server."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from stofa.cli import main
from stofa.server.errors import CannotServe
from stofa.server.store.file_lock import FileLock
from tests.server.running_server import Running

needs_rights = pytest.mark.skipif(os.name == "nt", reason="Windows has no rights of this kind")


@pytest.mark.slow
def test_a_second_server_says_where_the_first_one_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "other-name.db"
    link.symlink_to("stofa.db")
    with Running(tmp_path / "stofa.db") as server:
        server.person().open("me", "here")
        for name in ("stofa.db", "other-name.db"):
            assert main(["serve", "--port", "0", "--database", str(tmp_path / name)]) == 1
            out, said = capsys.readouterr()
            assert out == ""
            assert (
                said == f"stofa: Another server uses the database {tmp_path / name} already: {server.url}/\n"
            )
        # Those who only read are not kept out.
        assert main(["backup", "--database", str(tmp_path / "stofa.db"), str(tmp_path / "copy.db")]) == 0
        with sqlite3.connect(f"file:{tmp_path}/stofa.db?mode=ro", uri=True) as db:
            assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    with Running(tmp_path / "stofa.db"):
        pass


@pytest.mark.slow
def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "stofa.db")
    arguments = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", database]
    for _ in range(2):
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert "http://" in process.stdout.readline()
            with pytest.raises(CannotServe) as refused:
                FileLock(tmp_path / "stofa.db").acquire()
            assert "http://127.0.0.1" in refused.value.sentence("is")
            process.send_signal(signal.SIGKILL)


def test_before_it_is_known_where_the_first_one_is(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "stofa.db"), FileLock(tmp_path / "stofa.db")
    first.acquire()
    with pytest.raises(CannotServe) as refused:
        second.acquire()
    assert refused.value.sentence().endswith("already. Only one can.")
    first.release()
    second.acquire()
    second.release()


@needs_rights
def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Running(tmp_path / "stofa.db") as server:
            server.person().open("me", "here")
            assert main(["backup", "--database", str(tmp_path / "stofa.db"), str(tmp_path / "copy.db")]) == 0
            assert rights(tmp_path) == dict.fromkeys(
                ("stofa.db", "stofa.db-wal", "stofa.db-shm", "stofa.db-lock", "copy.db"), "-rw-------"
            )
    finally:
        os.umask(before)


@needs_rights
@pytest.mark.slow
def test_a_database_that_others_could_read_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path / "stofa.db"):
        pass
    (tmp_path / "stofa.db").chmod(0o644)
    (tmp_path / "copy.db").touch(0o666)
    with Running(tmp_path / "stofa.db") as server:
        server.person().open("me", "here")
        assert main(["backup", "--database", str(tmp_path / "stofa.db"), str(tmp_path / "copy.db")]) == 0
        assert set(rights(tmp_path).values()) == {"-rw-------"}
    assert "could be read by other users" in caplog.text


def rights(folder: Path) -> dict[str, str]:
    return {file.name: stat.filemode(file.stat().st_mode) for file in folder.iterdir()}
