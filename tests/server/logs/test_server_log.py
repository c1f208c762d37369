"""What a real server logs while things go wrong."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stofa.tables.credentials import fingerprint
from tests.server.running_server import Person, wish

NAME = "Ólafía Hrafnsdóttir"


@pytest.mark.slow
def test_errors_and_nonsense_name_nobody_and_do_not_fill_the_log(tmp_path: Path) -> None:
    database = tmp_path / "s.db"
    arguments = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        found = re.search(r"http://[0-9.:]+", process.stdout.readline())
        assert found is not None
        anna = Person(found[0])
        anna.open("me", "here")
        with closing(sqlite3.connect(database)) as db:
            db.execute("CREATE TRIGGER stop BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'no'); END")
        body = {"game": "partners", "seats": [{"kind": "me", "name": NAME}, *[wish("here")] * 3]}
        assert anna.post("/api/tables", body, 503)["code"] == "try-again"
        for _ in range(30):
            send_nonsense(anna)
            assert anna.http.get("/", headers={"upgrade": "h2c", "connection": "upgrade"}).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        log = process.stderr.read()
    lines = [json.loads(line) for line in log.splitlines()]
    failed = [line for line in lines if line["level"] == "error"]
    assert len(failed) == 1, "the table that could not be opened, and nothing else"
    assert "SQLITE_CONSTRAINT_TRIGGER" in failed[0]["trace"]
    assert len(lines) < 40
    assert any("left_out" in line for line in lines)
    assert anna.secret is not None
    secrets = (NAME, json.dumps(NAME)[1:-1], anna.secret, fingerprint(anna.secret))
    assert not any(secret in log for secret in secrets)
    assert not re.search(r"[0-9a-f]{32}|seed", log)


def send_nonsense(person: Person) -> None:
    """A text that is no UTF-8."""
    with person.socket() as socket:
        socket.raw.protocol.send_text(b"\xff\xfe")
        socket.raw.send(b"more")
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
