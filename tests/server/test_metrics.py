"""What Prometheus gets: well-formed, complete and true."""

import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from stofa.server.metrics import Histogram, Metrics
from stofa.tables.errors import Refused
from tests.server.databases import new_database
from tests.server.exposition import Family, read_metrics
from tests.server.running_server import Person, Running, wait_until


def scrape(person: Person) -> dict[str, Family]:
    reply = person.http.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    return read_metrics(reply.text)


def test_commands_are_timed_and_refusals_counted(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db") as server:
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        anna.move(table, 0, "take stock")
        assert anna.do("nudge", table, 0)["type"] == "refused"
        anna.get("/api/tables/nowhere", 404)
        with anna.socket() as socket:
            socket.send(do="nonsense")
            assert socket.until("refused")["code"] == "bad-message"
        assert anna.http.get("/api/me", headers={"origin": "https://evil.example"}).status_code == 403
        found = scrape(anna)
    times = found["stofa_command_duration_seconds"]
    assert times.samples["stofa_command_duration_seconds_count", (("do", "move"),)] == 1
    assert times.samples["stofa_command_duration_seconds_count", (("do", "other"),)] == 0
    assert found["stofa_answers_total"].value(answer="accepted") == 1
    assert found["stofa_answers_total"].value(answer="refused") == 1
    for code in ("nobody-to-nudge", "no-table", "bad-message", "wrong-origin"):
        assert found["stofa_refusals_total"].value(code=code) == 1, code
    assert found["stofa_http_requests_total"].value(status="403") == 1
    commits = found["stofa_commit_duration_seconds"]
    assert commits.samples["stofa_commit_duration_seconds_count", ()] >= 2  # the table, and the move


def test_who_is_connected_and_what_they_look_at(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db") as server:
        anna, bjorn = server.person(), server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        with anna.socket() as seated, bjorn.socket() as spectator:
            seated.watch(table, 0)
            spectator.watch(table)
            found = scrape(anna)
            assert found["stofa_sockets"].value() == 2
            assert found["stofa_players_connected"].value() == 1
            assert found["stofa_spectators"].value() == 1
            assert found["stofa_tables_live"].value() == 1
            assert found["stofa_tables_watched"].value(status="playing") == 1
        wait_until(lambda: scrape(anna)["stofa_sockets"].value() == 0)
        assert scrape(anna)["stofa_tables_watched"].samples == {}


def test_bots_that_think_and_wait(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db", workers=1) as server:
        anna = server.person()
        table = anna.open("me", "thoughtful", "greedy", options={"start": 1})["table"]
        wait_until(lambda: anna.look(table)["turn"] == 0)
        found = scrape(anna)
        tasks = found["stofa_bot_task_duration_seconds"]
        assert tasks.samples["stofa_bot_task_duration_seconds_count", (("task", "think"),)] >= 2
        assert found["stofa_worker_processes"].value() == 1
        assert found["stofa_bots_waiting"].value() == 0


def test_a_database_that_fails_is_seen(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db") as server:

        async def after_a_failure() -> str:
            with suppress(Refused):
                await server.context.tables.database.read(_look_at_nothing)
            return server.context.metrics.text()

        anna = server.person()
        assert scrape(anna)["stofa_database_up"].value() == 1
        found = read_metrics(server.run(after_a_failure()))
        assert found["stofa_database_up"].value() == 0
        assert found["stofa_database_failures_total"].value() == 1
        anna.get("/health")
        assert scrape(anna)["stofa_database_up"].value() == 1


def _look_at_nothing(db: Connection) -> None:
    db.exec_driver_sql("SELECT * FROM nowhere")


@pytest.mark.slow
def test_whether_a_process_hears_the_others(postgres: Any) -> None:
    with Running(new_database(postgres)) as server:
        anna = server.person()
        wait_until(lambda: scrape(anna)["stofa_database_listening"].value() == 1)
        found = scrape(anna)
        assert "stofa_database_bytes" not in found
        (labels,) = (dict(labels) for _, labels in found["stofa_build_info"].samples)
        assert labels["database"] == "postgresql"


def test_the_process_and_the_disk(server: Running) -> None:
    found = scrape(server.person())
    assert found["process_resident_memory_bytes"].value() > 10_000_000
    assert 0 < found["process_open_fds"].value() < found["process_max_fds"].value()
    assert found["process_cpu_seconds_total"].value() > 0
    assert found["process_start_time_seconds"].value() > 1.7e9
    assert found["stofa_database_bytes"].value() > 4096
    assert found["stofa_disk_free_bytes"].value() > 0
    (labels,) = (dict(labels) for _, labels in found["stofa_build_info"].samples)
    assert labels["database"] == "sqlite"


def test_names_keep_to_the_conventions(server: Running) -> None:
    for family in scrape(server.person()).values():
        assert family.name.startswith(("stofa_", "process_"))
        assert family.help.endswith(".")


def test_what_is_odd_is_escaped() -> None:
    metrics = Metrics()
    metrics.refusals['a "quoted" \\ code\n'] += 1
    found = read_metrics(metrics.text())
    assert found["stofa_refusals_total"].value(code='a \\"quoted\\" \\\\ code\\n') == 1


def test_a_histogram_counts_up_to_each_bound() -> None:
    times = Histogram((1.0, 2.0))
    for seconds in (0.5, 1.0, 1.5, 3.0):
        times.observe(seconds)
    assert times.samples("t") == [
        't_bucket{le="1.0"} 2',
        't_bucket{le="2.0"} 3',
        't_bucket{le="+Inf"} 4',
        "t_sum 6.000000",
        "t_count 4",
    ]


def test_prometheus_own_checker_agrees(server: Running) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    anna = server.person()
    text = anna.http.get("/metrics").text
    done = subprocess.run(
        [promtool, "check", "metrics"], input=text, text=True, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
