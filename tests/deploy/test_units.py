"""The units for systemd: it takes them, and what they start works."""

import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.deploy.proxies import DEPLOY
from tests.deploy.serving_process import ServingProcess
from tests.server.databases import postgres_program
from tests.server.running_server import Person, Running

UNITS = DEPLOY / "systemd"
STOFA = "/opt/stofa/bin/stofa"


def settings(unit: Path, name: str) -> list[str]:
    """The values of a setting, with continued lines joined."""
    text = unit.read_text("utf-8").replace("\\\n", "")
    return re.findall(rf"^{name}=(.*)$", text, re.MULTILINE)


def environment() -> dict[str, str]:
    """What the environment file sets."""
    text = (UNITS / "stofa.env").read_text("utf-8")
    return dict(re.findall(r"^([A-Z_]+)=(.*)$", text, re.MULTILINE))


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    for unit in UNITS.iterdir():  # with a program that is there
        text = unit.read_text("utf-8").replace(STOFA, sys.executable)
        (tmp_path / unit.name.replace("@.", "@8001.")).write_text(text, "utf-8")
    units = sorted(str(unit) for unit in tmp_path.iterdir() if unit.suffix in (".service", ".timer"))
    done = subprocess.run(
        [analyze, "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "stofa" in line]
    assert (done.returncode, ours) == (0, [])


def test_each_timer_has_its_service() -> None:
    timers = list(UNITS.glob("*.timer"))
    assert timers
    for timer in timers:
        assert timer.with_suffix(".service").is_file()


@pytest.mark.slow
def test_the_server_of_the_unit_serves(tmp_path: Path) -> None:
    (start,) = settings(UNITS / "stofa@.service", "ExecStart")
    program, word, *arguments = shlex.split(start.replace("%i", "0"))
    assert (program, word) == (STOFA, "serve")
    env = {name: value.replace("/var/lib/stofa", str(tmp_path)) for name, value in environment().items()}
    with ServingProcess(arguments, tmp_path / "log", env) as server:
        anna = Person(server.url)
        assert anna.get("/health")["status"] == "ok"
        assert anna.http.get("/metrics").status_code == 404  # there is a proxy
        public = {"origin": env["STOFA_ORIGIN"], "host": "stofa.example", "x-forwarded-for": "192.0.2.7"}
        assert anna.http.get("/api/me", headers=public).status_code == 200
    assert server.process.returncode == 0
    assert (tmp_path / "stofa.db").is_file()


@pytest.mark.slow
def test_the_nightly_copy_of_sqlite_is_whole(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    with Running(tmp_path / "stofa.db") as server:
        server.person().open("me", "greedy")
        (start,) = settings(UNITS / "stofa-backup.service", "ExecStart")
        start = start.replace(STOFA, f"{sys.executable} -m stofa")
        start = start.replace("/var/lib/stofa-backups", str(backups)).replace("%%", "%")
        env = {"STOFA_DATABASE": str(tmp_path / "stofa.db"), "PATH": "/usr/bin:/bin"}
        subprocess.run(shlex.split(start), env=env, check=True, capture_output=True)
    (copy,) = backups.iterdir()
    assert re.fullmatch(r"stofa-\d{4}-\d\d-\d\d\.db", copy.name)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.parametrize("unit", ["stofa-backup", "stofa-backup-postgresql"])
def test_old_copies_are_thrown_away(unit: str, tmp_path: Path) -> None:
    (clean,) = settings(UNITS / f"{unit}.service", "ExecStartPost")
    end = "dump" if "postgresql" in unit else "db"
    old, young, other = (tmp_path / name for name in (f"stofa-1.{end}", f"stofa-2.{end}", "notes.txt"))
    for file in (old, young, other):
        file.write_bytes(b"")
    for file in (old, other):
        subprocess.run(["touch", "-d", "40 days ago", str(file)], check=True)
    subprocess.run(shlex.split(clean.replace("/var/lib/stofa-backups", str(tmp_path))), check=True)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["notes.txt", young.name]


@pytest.mark.slow
def test_the_nightly_dump_of_postgresql_is_whole(postgres_url: str, tmp_path: Path) -> None:
    with Running(postgres_url) as server:
        server.person().open("me", "greedy")
        (start,) = settings(UNITS / "stofa-backup-postgresql.service", "ExecStart")
        start = start.replace("/var/lib/stofa-backups", str(tmp_path)).replace("%%", "%")
        program = postgres_program("pg_dump")
        start = start.replace("pg_dump", f"{program} --dbname={postgres_url}")
        subprocess.run(shlex.split(start), check=True, capture_output=True)
    (dump,) = tmp_path.iterdir()
    assert re.fullmatch(r"stofa-\d{4}-\d\d-\d\d\.dump", dump.name)
    listed = subprocess.run(
        [postgres_program("pg_restore"), "--list", str(dump)], check=True, capture_output=True, text=True
    )
    assert "TABLE DATA public events" in listed.stdout
