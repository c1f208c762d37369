"""A full disk, and a damaged file: `/health` says so, clients are told what to do, and nothing is lost."""

import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from stofa.server.store.database import SqlDatabase
from stofa.server.store.integrity import IntegrityCheck
from tests.server.running_server import Person, Running, wait_until, wish

PAGE_BYTES = 4096


class SmallDisk:
    """A server whose database is on a disk of four megabytes."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path, url: str) -> None:
        self._process = process
        self._folder = folder
        self.person = Person(url)

    def run(self, command: str) -> None:
        """Have something done where the disk is."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{command} 2>/dev/null; echo done\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "done\n"

    def fill(self) -> None:
        self.run(f"dd if=/dev/zero of={self._folder}/filler bs=1k")

    def empty(self) -> None:
        self.run(f"rm {self._folder}/filler")

    def health(self) -> tuple[int, Any]:
        reply = self.person.http.get("/health")
        return reply.status_code, reply.json().get("reason")


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    inside = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=4m none {folder}"
    if subprocess.run([*inside, mount], capture_output=True, check=False).returncode != 0:
        pytest.skip("no file systems of one's own here")
    serve = shlex.join(
        [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", f"{folder}/s.db"]
    )
    script = (
        f'{mount}; {serve} & server=$!; while read -r line; do eval "$line"; done; kill $server; wait $server'
    )
    with subprocess.Popen(
        [*inside, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://[0-9.:]+", process.stdout.readline())
        assert found is not None
        yield SmallDisk(process, folder, found[0])
        assert process.stdin is not None
        process.stdin.close()
        process.stdout.read()


@pytest.mark.slow
def test_a_full_disk_is_told_and_all_goes_on_by_itself_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        anna = disk.person
        table = anna.open("me", "here", options={"start": 0})["table"]
        assert disk.health() == (200, None)
        disk.fill()
        seats = [wish("me"), wish("here")]
        answers = [
            anna.post("/api/tables", {"game": "thurn-and-taxis", "seats": seats}, None) for _ in range(9)
        ]
        assert {answer.get("code", "") for answer in answers} <= {"", "try-again"}  # what fits may be written
        assert answers[-1]["code"] == "try-again"
        assert disk.health() == (503, "the disk is full")
        assert anna.look(table)["status"] == "playing"  # reading still works
        disk.empty()
        wait_until(lambda: disk.health() == (200, None))
        assert anna.move(table, 0, "take stock")["type"] == "accepted"


def test_whether_it_can_be_written_is_found_out_by_writing(tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("PRAGMA", {}, Exception("disk I/O error"))

    with Running(tmp_path / "s.db") as server:
        anna = server.person()
        store = server.context.tables.database
        assert isinstance(store, SqlDatabase)
        event.listen(store._writing, "before_cursor_execute", fail)
        try:
            assert anna.get("/health", 503)["reason"] == "the database cannot be written"
        finally:
            event.remove(store._writing, "before_cursor_execute", fail)
        wait_until(lambda: anna.http.get("/health").status_code == 200)


def damage(database: Path, table: str) -> None:
    """Write nonsense over the first page of a table."""
    with closing(sqlite3.connect(database)) as db:
        found = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with database.open("rb+") as file:
        file.seek((found[0] - 1) * PAGE_BYTES)
        file.write(b"\xa5" * PAGE_BYTES)


@pytest.mark.slow
def test_damaged_pages_are_told_before_and_after_anybody_comes_upon_them(tmp_path: Path) -> None:
    database = tmp_path / "s.db"
    with Running(database) as server:
        table = server.person().open("me", "here")["table"]
    assert not IntegrityCheck(database).finds_damage()
    damage(database, "events")
    assert IntegrityCheck(database).finds_damage()
    with Running(database) as server:
        anna = server.person()
        wait_until(lambda: anna.http.get("/health").status_code == 503)
        assert "damaged" in anna.get("/health", 503)["reason"]
        for language, said in (
            ("en", "no longer be read"),
            ("de", "nicht mehr lesen"),
            ("is", "ekki lengur"),
        ):
            refused = anna.get(f"/api/tables/{table}", 503, lang=language)
            assert refused["code"] == "damaged"
            assert said in refused["sentence"]
        assert anna.get("/api/games")["games"]


def test_pages_that_are_damaged_while_the_server_runs(tmp_path: Path) -> None:
    database = tmp_path / "s.db"
    with Running(database) as server:
        anna = server.person()
        table = anna.open("me", "here")["table"]
        with closing(sqlite3.connect(database)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damage(database, "keys")
        server.context.tables.live.clear()
        server.context.tables.database._reading.dispose()  # type: ignore[attr-defined]
        assert anna.get(f"/api/tables/{table}", 503)["code"] == "damaged"
        assert "damaged" in anna.get("/health", 503)["reason"]


def test_a_log_that_makes_no_sense_is_no_mistake_of_the_server(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db") as server:
        anna = server.person()
        table = anna.open("me", "here")["table"]
        other = anna.open("me", "here")["table"]
        with closing(sqlite3.connect(tmp_path / "s.db")) as db:
            db.execute("UPDATE events SET data = '\xa5' WHERE table_id = ? AND seq = 2", (table,))
            db.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (other,))
            db.commit()
        server.context.tables.live.clear()
        assert anna.get(f"/api/tables/{table}", 503)["code"] == "damaged"
        assert anna.get(f"/api/tables/{other}", 503)["code"] == "damaged"
        assert anna.get("/health")["status"] == "ok"  # of two tables, not of the server
