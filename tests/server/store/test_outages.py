"""PostgreSQL that does not answer, or is away: nobody waits for long, everybody is told to try again."""

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import make_url, text

from stofa.server.store.postgres import READERS, PostgresDatabase
from tests.server.databases import new_database
from tests.server.running_server import Person, Running, command, wait_until
from tests.server.store.relay import Relay

QUICK = "-cstatement_timeout%3D500"
"""In a URL: connections that do not answer are given up after a second and a half."""

LONGEST_S = 20.0
"""Seconds that no answer may take; without a limit it would be minutes."""


@contextmanager
def behind_relay(postgres: Any) -> Iterator[tuple[Relay, Running, str]]:
    """A server whose way to the database can fail, and the way that does not."""
    url = new_database(postgres)
    with Relay(url) as relay, Running(relay.url(QUICK)) as server:
        wait_until(lambda: server.context.tables.database.listening)
        yield relay, server, url


def health(server: Running) -> tuple[int, str | None]:
    reply = httpx.get(f"{server.url}/health", timeout=LONGEST_S, trust_env=False)
    return reply.status_code, reply.json().get("reason")


async def use_all_connections(server: Running) -> None:
    """All that a pool may have are open afterwards."""
    database = server.context.tables.database

    def sleep(db: Any) -> None:
        db.execute(text("SELECT pg_sleep(0.3)"))

    await asyncio.gather(*(database.read(sleep) for _ in range(READERS)), database.write(sleep))


@pytest.mark.slow
def test_a_network_that_swallows_everything_is_noticed_and_left(postgres: Any) -> None:
    """The connections stay open, but nothing comes through them; new ones work."""
    with behind_relay(postgres) as (relay, server, url), Running(url) as other:
        anna, björn = server.person(), server.person()
        opened = anna.open("me", "link", options={"start": 0})
        table = str(opened["table"])
        björn.claim(opened["links"][0]["code"], "Björn")
        server.run(use_all_connections(server))
        with anna.socket() as socket:
            n = socket.watch(table, 0)["view"]["n"]
            relay.be_silent()
            assert Person(other.url, anna.secret).move(table, 0, "take stock")["type"] == "accepted"
            assert socket.until("update")["view"]["n"] > n
            # Who is present elsewhere is heard by the listener, or not at all.
            with Person(other.url, björn.secret).socket() as other_socket:
                other_socket.watch(table, 1)
                wait_until(lambda: anna.get(f"/api/tables/{table}")["present"] == [True, True])
            wait_until(lambda: anna.get(f"/api/tables/{table}")["present"] == [True, False])
        wait_until(lambda: health(server)[0] == 200)
        moved = anna.move(table, 0)
        assert moved["type"] == "accepted"


@pytest.mark.slow
def test_while_the_database_hangs_everybody_is_told_to_try_again(postgres: Any) -> None:
    with behind_relay(postgres) as (relay, server, _):
        anna = server.person()
        table = str(anna.open("me", "here", options={"start": 0})["table"])
        view = anna.look(table, 0)
        n, decision = view["n"], view["decision"]
        order = command("move", table, 0, moves=["take stock"], decision=decision)
        relay.hold()
        began = time.monotonic()
        status, reason = health(server)
        assert (status, reason is not None) == (503, True)
        assert time.monotonic() - began < LONGEST_S
        assert anna.post("/api/commands", order, 503)["code"] == "try-again"
        assert anna.get("/api/tables", 503)["code"] == "try-again"
        relay.go_on()
        wait_until(lambda: health(server)[0] == 200)
        # It may have been written all the same, but not twice.
        assert anna.post("/api/commands", order)["type"] == "accepted"
        assert anna.look(table)["n"] == n + 2


def test_a_process_that_does_not_hear_the_others_is_not_healthy(postgres: Any) -> None:
    with Running(new_database(postgres)) as server:
        wait_until(lambda: health(server)[0] == 200)
        database = server.context.tables.database
        assert isinstance(database, PostgresDatabase)
        server.run(database._listener.close())
        assert health(server) == (503, "not connected to hear what other processes write")


@pytest.mark.slow
def test_sessions_that_are_stopped_are_replaced(postgres: Any) -> None:
    url = new_database(postgres)
    with Running(f"{url}&options={QUICK}") as server:
        anna = server.person()
        table = str(anna.open("me", "here", options={"start": 0})["table"])
        with psycopg.connect(url) as other:
            sessions = other.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
                " AND application_name LIKE 'stofa %'"
            ).fetchall()
        assert len(sessions) >= 2  # those of the listener and of the pool
        for (pid,) in sessions:
            os.kill(pid, signal.SIGSTOP)
        try:
            wait_until(lambda: anna.move(table, 0)["type"] == "accepted")
            wait_until(lambda: health(server)[0] == 200)
        finally:
            for (pid,) in sessions:
                os.kill(pid, signal.SIGCONT)


def test_while_the_database_is_away_all_answers_are_try_again_and_the_log_says_it_once(
    postgres: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "stofa.server")
    with behind_relay(postgres) as (relay, server, _):
        anna = server.person()
        opened = anna.open("me", "link", options={"start": 0})
        table = opened["table"]
        before = len(caplog.records)
        relay.refuse()
        new = {"game": "thurn-and-taxis", "seats": [{"kind": "me"}, {"kind": "open"}]}
        asked = [
            anna.http.get("/api/tables"),
            anna.http.get("/api/tables/unknown-table"),
            anna.http.get(f"/api/tables/{table}/events"),
            anna.http.post("/api/tables", json=new),
            anna.http.post("/api/claim", json={"code": opened["links"][0]["code"], "name": "B"}),
            anna.http.post(f"/api/tables/{table}/links", json={"seat": 1}),
            anna.http.post("/api/commands", json={"do": "leave", "cmd": "x" * 20, "table": table, "seat": 0}),
            anna.http.delete(f"/api/tables/{table}"),
        ]
        for reply in asked:
            assert (reply.status_code, reply.json()["code"]) == (503, "try-again"), reply.request.url
            assert int(reply.headers["retry-after"]) > 0
        status, reason = health(server)
        assert status == 503
        assert reason is not None
        assert "127.0.0.1" not in reason
        time.sleep(2.5)  # the sweeper and the listener have tried some times
        relay.accept_again()
        wait_until(lambda: health(server)[0] == 200)
        assert anna.get("/api/tables")["tables"]
        said = [record.getMessage() for record in caplog.records[before:]]
        assert said.count("the database fails") == said.count("the database works again") == 1
        assert len(said) <= 4, said


@pytest.mark.slow
def test_starting_waits_for_a_database_that_is_not_up_yet(postgres: Any) -> None:
    with Relay(new_database(postgres)) as relay:
        relay.refuse()
        arguments = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", relay.url()]
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            assert "waiting for the database" in process.stderr.readline()
            relay.accept_again()
            assert re.search(r"http://[0-9.:]+", process.stdout.readline())
            process.send_signal(signal.SIGTERM)
            _, errors = process.communicate(timeout=30)
            assert "waiting" not in errors
            assert process.returncode == 0
        finally:
            process.kill()
            process.communicate()


@pytest.mark.parametrize(
    ("query", "limit_s"),
    [
        ("", 6.0),
        ("?options=-c%20statement_timeout%3D20s", 22.0),
        ("?options=-cstatement_timeout%3D1500", 3.5),
        ("?options=-cstatement_timeout%3D0", 6.0),
        ("?options=-cstatement_timeout%3D2min", 122.0),
    ],
)
def test_the_url_says_how_long_the_database_may_take(query: str, limit_s: float) -> None:
    assert PostgresDatabase(make_url(f"postgresql://127.0.0.1/stofa{query}")).limit_s == limit_s


def test_sessions_say_whose_they_are_and_how_long_they_wait(postgres: Any) -> None:
    url = new_database(postgres)
    with Running(url) as server, psycopg.connect(url) as other:
        server.person().get("/api/tables")
        names = {
            row[0]
            for row in other.execute(
                "SELECT application_name FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        }
        assert names == {f"stofa {os.getpid()}"}
