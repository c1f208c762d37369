"""A server that is killed while it tells somebody: after the next start they are told, and only once."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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
sender.LEASE_MS = 1_000
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


def test_a_notice_outlives_the_process_that_was_sending_it(tmp_path: Path, push_service: PushService) -> None:
    database = tmp_path / "stofa.db"
    bjorns = push_service.browser("bjorn")
    with serving(database) as (url, process):
        push_service.key = Person(url).get("/api/notices")["push_key"]
        anna, bjorn = Person(url), Person(url)
        opened = anna.open("me", "link", options={"start": 1})
        bjorn.claim(opened["links"][0]["code"])
        push_service.answers = [(503, {})]
        push_service.held.clear()
        bjorn.post("/api/notices/push", bjorns.subscription)
        wait_until(lambda: push_service.asked == 1)
        process.kill()
    push_service.held.set()
    with serving(database) as (url, process):
        wait_until(lambda: len(bjorns.messages) == 1)
        process.terminate()  # which waits until it is noted
        process.wait(20)
    with serving(database) as (url, process):
        # Anna wishes to be told, too: once she has been, the server has looked.
        annas = push_service.browser("anna")
        anna = Person(url, anna.secret)
        anna.post("/api/notices/push", annas.subscription)
        bjorn = Person(url, bjorn.secret)
        while bjorn.look(opened["table"], 1)["turn"] == 1:
            bjorn.move(opened["table"], 1)
        wait_until(lambda: len(annas.messages) == 1)
    assert len(bjorns.messages) == 1
