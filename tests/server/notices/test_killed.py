"""A server that is killed while it tells somebody: they are told once, whenever that was."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.notices.push_service import PushService
from tests.server.running_server import Person, wait_until

pytestmark = pytest.mark.slow

HASTY_SERVER = """
import sys
from stofa.cli import main
from stofa.server.notices import sender
sender.SWEEP_S = 0.1
sender.DELAY_MS = 0
sender.LEASE_MS = 1
sender.RETRIES_MS = (1_000,)
sys.exit(main())
"""
"""A server that waits less before it tells somebody, and before it tries again."""


@contextmanager
def serving(database: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    arguments = [sys.executable, "-c", HASTY_SERVER, "serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, text=True, env=os.environ | {"STOFA_LOOPBACK_PUSH": "1"}
    )
    with process:
        assert process.stdout is not None
        found = re.search(r"http://[0-9.:]+", process.stdout.readline())
        assert found is not None
        try:
            yield found[0], process
        finally:
            process.kill()


def state_of_notice(database: Path) -> str | None:
    with closing(sqlite3.connect(database)) as db:
        found = db.execute("SELECT state FROM deliveries").fetchone()
    return found and str(found[0])


@pytest.mark.parametrize("taken", [True, False], ids=["taken", "refused"])
def test_who_was_told_when_the_server_was_killed_is_not_told_again(
    tmp_path: Path, push_service: PushService, taken: bool
) -> None:
    database = tmp_path / "stofa.db"
    bjorns = push_service.browser("bjorn")
    with serving(database) as (url, process):
        push_service.key = Person(url).get("/api/notices")["push_key"]
        anna, bjorn = Person(url), Person(url)
        opened = anna.open("me", "link", options={"start": 1})
        bjorn.claim(opened["links"][0]["code"])
        if taken:
            push_service.held.clear()  # the push service has it, and the server does not know
        else:
            push_service.answers = [(503, {})]
        bjorn.post("/api/notices/push", bjorns.subscription)
        wait_until(lambda: push_service.asked == 1)
        if not taken:
            wait_until(lambda: state_of_notice(database) == "waiting")
        process.kill()
    push_service.held.set()
    with serving(database) as (url, process):
        wait_until(lambda: len(bjorns.messages) == 1)
        # Anna wishes to be told, too: once she has been, the server has looked at all tables.
        annas = push_service.browser("anna")
        anna = Person(url, anna.secret)
        other = anna.open("me", "link", options={"start": 0})
        Person(url).claim(other["links"][0]["code"])
        anna.post("/api/notices/push", annas.subscription)
        wait_until(lambda: len(annas.messages) == 1)
        process.terminate()  # which waits until it is noted
        process.wait(20)
    assert len(bjorns.messages) == 1
