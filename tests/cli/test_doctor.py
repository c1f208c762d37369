"""`stofa doctor`: for everything that can be wrong, a server that is wrong in just that way."""

import json
import multiprocessing
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, LiteralString

import pytest
from sqlalchemy import make_url

from stofa.cli.doctor import address, machine, postgresql, sqlite_file
from stofa.cli.doctor.finding import Finding
from stofa.engine.words import LANGUAGES
from tests.cli.runner import Finished, command, environment, run
from tests.server.databases import new_database, postgres
from tests.server.running_server import Running

__all__ = ["postgres"]

SOURCES = Path(__file__).parents[2] / "src" / "stofa" / "cli" / "doctor"


@pytest.fixture
def real_workers() -> None:
    """For tests in which a worker process is started. That takes longer than all other checks together."""


@pytest.fixture(autouse=True)
def no_worker_is_started(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "real_workers" not in request.fixturenames:
        monkeypatch.setattr("stofa.cli.doctor.check_workers", lambda wanted: iter(()))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that a server has used."""
    with Running(tmp_path / "stofa.db") as server:
        server.person().open("me", "greedy")
    return tmp_path / "stofa.db"


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


def findings(done: Finished) -> dict[str, dict[str, Any]]:
    """What was found, by code; the exit code says whether something is broken."""
    told = json.loads(done.stdout)
    assert done.stderr == ""
    assert done.returncode == int(not told["healthy"])
    assert told["healthy"] == all(one["level"] != "broken" for one in told["findings"])
    return {one["code"]: one for one in told["findings"]}


def doctor(*arguments: str | Path, **env: str) -> dict[str, dict[str, Any]]:
    return findings(run("doctor", "--json", *arguments, env=env))


def test_all_is_well(database: Path, free_port: int, real_workers: None) -> None:
    found = doctor("--database", database, "--port", str(free_port), "--workers", "1")
    assert {"versions", "sqlite", "disk", "clock", "port-free", "files", "workers"} <= set(found)
    assert "1 table," in found["sqlite"]["sentence"]
    usual = {"core-plain", "no-page", "no-uvloop"}  # as this checkout happens to be
    assert {code for code, one in found.items() if one["level"] != "ok"} <= usual


def test_it_takes_the_settings_of_the_server_from_the_environment(database: Path, free_port: int) -> None:
    found = doctor(STOFA_DATABASE=str(database), STOFA_PORT=str(free_port))
    assert str(database) in found["sqlite"]["sentence"]
    assert str(free_port) in found["port-free"]["sentence"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_line_for_each_finding_and_one_for_what_to_do(language: str, tmp_path: Path) -> None:
    given = ["doctor", "--lang", language, "--origin", "https://stofa.example"]
    given += ["--database", str(tmp_path / "no" / "s.db")]
    done, found = run(*given), run(*given, "--json")
    lines = done.stdout.splitlines()
    for one in json.loads(found.stdout)["findings"]:
        if one["check"] not in ("clock", "disk"):  # they go on
            assert any(line.endswith(one["sentence"]) for line in lines), one
    assert any(line.endswith("--proxy 127.0.0.1") for line in lines)


def test_every_finding_has_its_sentences_and_every_sentence_its_finding() -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))
    english = (SOURCES.parent / "messages" / "en.ftl").read_text("utf-8")
    keys = [line.partition(" =")[0] for line in english.splitlines() if line.startswith("doctor-")]
    for key in keys:
        code = key.removeprefix("doctor-").removesuffix("-do")
        assert f'"{code}"' in source, key
    for level, code in _named(source):
        assert f"doctor-{code}" in keys, code
        assert level == "ok" or f"doctor-{code}-do" in keys, f"{code}: what to do?"


def _named(source: str) -> Iterator[tuple[str, str]]:
    yield from re.findall(r'\b(ok|advice|broken)\(\s*"[a-z]+", "([a-z-]+)"', source)


# ── Database and disk ───────────────────────────────────────────────────────────────────────────────


def test_a_database_that_is_not_there_yet(tmp_path: Path) -> None:
    found = doctor("--database", tmp_path / "new" / "stofa.db")
    assert found["sqlite-none"]["level"] == "ok"
    assert not (tmp_path / "new").exists(), "it changes nothing"


def test_a_folder_in_which_nothing_can_be_made() -> None:
    found = doctor("--database", "/proc/stofa/stofa.db")
    assert found["folder-closed"]["level"] == "broken"
    assert "/proc" in found["folder-closed"]["what_to_do"]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "s.db").write_bytes(b"this is no database, whatever its name says" * 100)
    assert doctor("--database", tmp_path / "s.db")["sqlite-damaged"]["level"] == "broken"


def test_a_database_with_damaged_pages(database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    database.write_bytes(content)
    assert doctor("--database", database)["sqlite-damaged"]["level"] == "broken"


def test_a_database_of_something_else(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "s.db")) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    assert doctor("--database", tmp_path / "s.db")["sqlite-foreign"]["level"] == "broken"


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    assert doctor("--database", tmp_path)["sqlite-closed"]["level"] == "broken"


def test_a_database_that_somebody_keeps_locked(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "WAIT_S", 0.2)
    with closing(sqlite3.connect(database)) as db:
        db.execute("BEGIN EXCLUSIVE")
        assert doctor("--database", database)["sqlite-locked"]["level"] == "broken"


@pytest.mark.parametrize(
    ("version", "code", "level"), [(99, "schema-new", "broken"), (0, "schema-old", "advice")]
)
def test_a_database_of_another_version(database: Path, version: int, code: str, level: str) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE schema_version SET version = ?", [version])
        db.commit()
    assert doctor("--database", database)[code]["level"] == level


def test_a_database_that_others_can_read(database: Path) -> None:
    database.chmod(0o644)
    assert doctor("--database", database)["sqlite-public"]["what_to_do"] == f"chmod 600 {database}"


@pytest.mark.parametrize(
    ("name", "code", "level"), [("LOW_BYTES", "disk-low", "advice"), ("FULL_BYTES", "disk-full", "broken")]
)
def test_a_disk_with_little_room(
    name: str, code: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, name, 10**18)
    assert doctor("--database", tmp_path / "s.db")[code]["level"] == level


@pytest.mark.parametrize(
    "url", ["mysql://root@localhost/stofa", "://", "postgresql://stofa@localhost:port/stofa"]
)
def test_a_database_of_no_kind_that_there_is(url: str) -> None:
    assert doctor("--database", url)["bad-database"]["level"] == "broken"


# ── PostgreSQL ──────────────────────────────────────────────────────────────────────────────────────


def with_role(url: str, role: str) -> str:
    """The URL of the same database for a new role that may do nothing."""
    given = make_url(url)
    name = f"{role}_{given.database}"
    execute(url, f"CREATE ROLE {name} LOGIN PASSWORD 'sesame-street'")
    return given.set(username=name, password="sesame-street").render_as_string(hide_password=False)


def execute(url: str, statement: LiteralString) -> None:
    import psycopg  # of an extra, which the run on the lowest versions leaves out

    with psycopg.connect(url, autocommit=True) as db:
        db.execute(statement)


@pytest.mark.slow
def test_postgresql(postgres: Any) -> None:
    url = new_database(postgres)
    assert doctor("--database", url)["pg-empty"]["level"] == "ok"
    with Running(url) as server:
        server.person().open("me", "greedy")
        found = doctor("--database", url)
    assert "1 table," in found["pg"]["sentence"]
    assert "pg-deaf" not in found

    poor = with_role(url, "poor")
    found = doctor("--database", poor)
    assert found["pg-no-rights"]["level"] == "broken"
    assert "events" in found["pg-no-rights"]["sentence"]
    assert "sesame" not in json.dumps(found)

    empty = new_database(postgres)
    execute(empty, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    stranger = with_role(empty, "stranger")
    assert doctor("--database", stranger)["pg-no-create"]["level"] == "broken"

    execute(url, "UPDATE schema_version SET version = 99")
    assert doctor("--database", url)["schema-new"]["level"] == "broken"

    execute(url, f"ALTER DATABASE {make_url(url).database} SET default_transaction_read_only = on")
    assert doctor("--database", url)["pg-read-only"]["level"] == "broken"


@pytest.mark.slow
def test_postgresql_that_is_deaf_far_or_full(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    url = new_database(postgres)
    monkeypatch.setattr(
        postgresql, "CHANNEL", "stofa_doctor; UNLISTEN *"
    )  # as a pooler gives the session away
    monkeypatch.setattr(postgresql, "HEAR_S", 0.2)
    monkeypatch.setattr(postgresql, "SLOW_MS", -1)
    monkeypatch.setattr(postgresql, "NEEDED", 10**6)
    monkeypatch.setattr(postgresql, "APART_S", -1)
    monkeypatch.setattr(postgresql, "OLDEST", 99)
    found = doctor("--database", url)
    assert found["pg-deaf"]["level"] == "broken"
    assert {"pg-slow", "pg-few-connections", "clock-apart", "pg-old"} <= set(found)


def test_no_password_of_postgresql_is_ever_shown(free_port: int) -> None:
    pytest.importorskip("psycopg", reason="without it, PostgreSQL is not reached at all")
    url = f"postgresql://stofa:sesame-street@127.0.0.1:{free_port}/stofa"
    for arguments in (["--json"], []):
        done = run("doctor", *arguments, "--database", url)
        assert "sesame" not in done.stdout + done.stderr
        assert done.returncode == 1
    assert doctor("--database", url)["pg-unreachable"]["level"] == "broken"


# ── Clock, files, workers ───────────────────────────────────────────────────────────────────────────


def test_a_table_from_the_future(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE tables SET created_at = ?", [int((time.time() + 3600) * 1000)])
        db.commit()
    assert doctor("--database", database)["clock-back"]["level"] == "advice"


def test_a_clock_from_before_stofa(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000_000.0)
    (found,) = machine.check_own_clock()
    assert (found.level, found.code) == ("broken", "clock-past")
    assert "2001" in found.sentence("en")


def test_few_files_may_be_open(tmp_path: Path) -> None:
    arguments = command("doctor", "--json", "--database", tmp_path / "s.db")
    done = subprocess.run(
        ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *arguments],
        capture_output=True,
        text=True,
        env=environment({}),
        check=False,
    )
    few = findings(done)["files-few"]
    assert few["level"] == "advice"
    assert "256" in few["sentence"]


def test_processes_for_bots_that_cannot_be_started(tmp_path: Path, real_workers: None) -> None:
    multiprocessing.set_executable("/bin/false")
    try:
        assert doctor("--database", tmp_path / "s.db")["workers-broken"]["level"] == "broken"
    finally:
        multiprocessing.set_executable(sys.executable)


def test_more_processes_for_bots_than_cores(tmp_path: Path, real_workers: None) -> None:
    assert doctor("--database", tmp_path / "s.db", "--workers", "4096")["workers-many"]["level"] == "advice"


# ── Address ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_server_that_answers(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db") as server:
        found = doctor("--database", tmp_path / "s.db", "--port", str(server.port))
        assert found["server"]["level"] == "ok"
        assert found["sqlite-served"]["level"] == "ok"


class Answering(BaseHTTPRequestHandler):
    """Something else that speaks HTTP."""

    status, body = 200, b"hello"

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize(
    ("status", "body", "code", "level"),
    [
        (200, b"hello", "port-taken", "broken"),
        (200, b'{"status":"ok","version":"0.0.7"}', "server-other", "advice"),
        (503, b'{"status":"failing","version":"0.1.0"}', "server-failing", "broken"),
    ],
)
def test_something_else_at_the_port(status: int, body: bytes, code: str, level: str, tmp_path: Path) -> None:
    handler = type("Handler", (Answering,), {"status": status, "body": body})
    with HTTPServer(("127.0.0.1", 0), handler) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        found = doctor("--database", tmp_path / "s.db", "--port", str(other.server_port))
        other.shutdown()
    assert found[code]["level"] == level


def test_a_port_at_which_nobody_says_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "ANSWER_S", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = str(silent.getsockname()[1])
        assert doctor("--database", tmp_path / "s.db", "--port", port)["port-taken"]["level"] == "broken"


def test_an_address_that_this_machine_does_not_have(tmp_path: Path) -> None:
    assert doctor("--database", tmp_path / "s.db", "--host", "192.0.2.1")["no-address"]["level"] == "broken"


def test_a_server_that_is_open_to_the_network(tmp_path: Path, free_port: int) -> None:
    given = ["--database", str(tmp_path / "s.db"), "--host", "0.0.0.0", "--port", str(free_port)]
    found = doctor(*given, STOFA_NETWORK_ADDRESSES="wifi=127.0.0.2")
    assert "127.0.0.2" in found["network"]["sentence"]
    assert found["not-encrypted"]["level"] == "advice"
    assert doctor(*given, STOFA_NETWORK_ADDRESSES="")["no-network"]["level"] == "advice"
    assert "not-encrypted" not in doctor(*given, "--origin", "https://stofa.example")


def test_an_origin_without_a_proxy_or_with_one_elsewhere(tmp_path: Path, free_port: int) -> None:
    given = [
        "--database",
        str(tmp_path / "s.db"),
        "--port",
        str(free_port),
        "--origin",
        "https://stofa.example",
    ]
    found = doctor(*given)
    assert found["no-proxy"]["level"] == "advice"
    assert found["origin-later"]["level"] == "ok"
    assert "proxy-elsewhere" in doctor(*given, "--proxy", "192.0.2.0/24")


def test_an_origin_that_nothing_serves(tmp_path: Path, free_port: int) -> None:
    with Running(tmp_path / "s.db") as server:
        given = ["--database", str(tmp_path / "s.db"), "--port", str(server.port), "--proxy", "127.0.0.0/8"]
        found = doctor(*given, "--origin", f"https://stofa.example:{free_port}")
    assert found["origin-silent"]["level"] == "advice"


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (502, b"bad gateway", "origin-not-ours"),
        (200, b'{"status":"ok","version":"0.1.0"}', "origin-no-socket"),
    ],
)
def test_a_proxy_that_does_not_lead_to_the_server(
    status: int, body: bytes, code: str, tmp_path: Path
) -> None:
    handler = type("Handler", (Answering,), {"status": status, "body": body})
    with Running(tmp_path / "s.db") as server, HTTPServer(("127.0.0.1", 0), handler) as proxy:
        Thread(target=proxy.serve_forever, daemon=True).start()
        given = ["--database", str(tmp_path / "s.db"), "--port", str(server.port), "--proxy", "127.0.0.1"]
        found = doctor(*given, "--origin", f"http://stofa.example:{proxy.server_port}")
        proxy.shutdown()
    assert found[code]["level"] == "broken"


def test_metrics_that_are_open_to_the_world(tmp_path: Path) -> None:
    """The server itself stands for a proxy that lets everything through."""
    with Running(tmp_path / "s.db", open_metrics=True, origins=("http://127.0.0.1:1",)) as server:
        given = ["--database", str(tmp_path / "s.db"), "--port", str(server.port), "--proxy", "127.0.0.1"]
        found = doctor(*given, "--origin", f"http://127.0.0.1:{server.port}")
    assert found["origin-open-metrics"]["level"] == "broken"


def test_findings_know_how_they_are_told() -> None:
    finding = Finding("files", "advice", "files-few", {"most": 256, "connections": 156})
    assert finding.sentence("is").startswith("Aðeins 256")
