"""A server process for browser tests: as `stofa serve`, but without rate limits and with fixed seeds.

`python -m tests.browser.server_process DATABASE SEEDS CLOCK` prints its address and serves until it is ended.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from stofa.server.context import ServerContext
from stofa.server.logs.setup import json_log
from stofa.server.network import listener
from stofa.server.notices import sender
from stofa.server.notices.mail import mail_server
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import listen, run, welcome
from tests.browser.fixed_seeds import FixedSeeds
from tests.browser.server_clock import ServerClock
from tests.server.no_limits import NO_LIMITS

END_S = 20

MAIL_PORT = "STOFA_TEST_MAIL_PORT"
"""Environment variable: the port of a mail server on this machine, by which the server sends e-mails."""

SITE = "STOFA_TEST_SITE"
"""Environment variable: the folder with the page that needs no server."""

LONELY_S = "STOFA_TEST_LONELY_S"
"""Environment variable: seconds after which the server says what to try if nobody comes in."""


class ServerProcess(NamedTuple):
    address: str
    seeds: FixedSeeds
    clock: ServerClock


@contextmanager
def running_server(**environment: str) -> Iterator[ServerProcess]:
    """A server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="stofa-browser-") as folder:
        log, database, file = Path(folder, "log"), Path(folder, "stofa.db"), Path(folder, "seeds")
        seeds = FixedSeeds(file)
        seeds.change("nobody's")
        clock = Path(folder, "clock")
        given = [str(database), str(file), str(clock)]
        command = [sys.executable, "-m", "tests.browser.server_process", *given]
        with log.open("w") as errors:
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | environment
            )
        with process:
            assert process.stdout is not None
            found = re.search(r"http://[0-9.:]+", process.stdout.readline())
            assert found is not None, log.read_text()
            try:
                yield ServerProcess(found[0], seeds, ServerClock(clock))
            finally:
                process.terminate()
                process.wait(END_S)
        said = log.read_text()
        assert "Traceback" not in said, said


def main(database: str, seeds: str, clock: str) -> None:
    FixedSeeds(Path(seeds)).decide()
    listener.LONELY_S = float(os.environ.get(LONELY_S, listener.LONELY_S))
    hurried = os.environ.get("STOFA_HURRIED_NOTICES") == "1"
    if hurried:  # nobody waits here before they are told whose turn it is
        vars(sender).update(SWEEP_S=0.1, DELAY_MS=0)
    settings = Settings(port=0, database=database, limits=NO_LIMITS, bot_move_s=0.0, loopback_push=hurried)
    settings = msgspec.structs.replace(settings, site=os.environ.get(SITE))
    if mail_port := os.environ.get(MAIL_PORT):
        mail = mail_server(f"smtp://127.0.0.1:{mail_port}", "Stofa <stofa@stofa.example>")
        settings = msgspec.structs.replace(settings, mail=mail, origins=("https://stofa.example",))
    with closing(listen(settings)) as door, json_log("warning"), suppress(KeyboardInterrupt):
        run(settings, door, lambda context: _begin(context, ServerClock(Path(clock))))


def _begin(context: ServerContext, clock: ServerClock) -> None:
    context.tables.now = clock
    print(welcome(context.addresses), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
