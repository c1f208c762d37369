"""Going back to a copy of the database, as docs/hosting/backups.md describes it."""

import subprocess
from pathlib import Path

import pytest

from stofa.server.store.backup import backup
from tests.server.databases import postgres_program
from tests.server.running_server import Person, Running


def played(server: Running) -> tuple[Person, str]:
    """A table at which two moves were made."""
    anna = server.person()
    table = str(anna.open("me", "here", options={"start": 0})["table"])
    anna.move(table, 0, "take stock")
    return anna, table


def check_restored(server: Running, anna: Person, table: str, known: int, n: int) -> None:
    """Who knows more than the copy is told to forget it, and plays on."""
    again = Person(server.url, anna.secret)
    with again.socket() as socket:
        told = socket.watch(table, 0, after=known)
        assert told["reset"] is True
        assert [event["n"] for event in told["events"]] == list(range(1, n + 1))
        assert again.move(table, 0)["type"] == "accepted"
        assert socket.until("update")["view"]["n"] > n


def test_a_copy_of_sqlite_takes_the_place_of_the_database(tmp_path: Path) -> None:
    database, copy = tmp_path / "stofa.db", tmp_path / "copy.db"
    with Running(database) as server:
        anna, table = played(server)
        n = anna.look(table, 0)["n"]
        backup(database, copy)
        anna.move(table, 0)
        known = anna.look(table, 0)["n"]
        assert known > n
    copy.replace(database)
    for end in ("-wal", "-shm"):
        Path(f"{database}{end}").unlink(missing_ok=True)
    with Running(database) as server:
        check_restored(server, anna, table, known, n)


@pytest.mark.slow
def test_a_dump_of_postgresql_is_restored(postgres_url: str, tmp_path: Path) -> None:
    dump = str(tmp_path / "stofa.dump")
    with Running(postgres_url) as server:
        anna, table = played(server)
        n = anna.look(table, 0)["n"]
        arguments = ["--format=custom", f"--file={dump}", f"--dbname={postgres_url}"]
        subprocess.run([postgres_program("pg_dump"), *arguments], check=True, capture_output=True)
        anna.move(table, 0)
        known = anna.look(table, 0)["n"]
    arguments = ["--clean", "--if-exists", "--single-transaction", f"--dbname={postgres_url}", dump]
    subprocess.run([postgres_program("pg_restore"), *arguments], check=True, capture_output=True)
    with Running(postgres_url) as server:
        check_restored(server, anna, table, known, n)
