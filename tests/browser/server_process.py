"""A server process for browser tests: as `stofa serve`, but without rate limits and with fixed seeds.

`python -m tests.browser.server_process DATABASE SEEDS` prints its address and serves until it is ended.
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

from stofa.server.json_logs import log_to_stderr
from stofa.server.notices import sender
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import listen, run, welcome
from tests.browser.fixed_seeds import FixedSeeds
from tests.server.no_limits import NO_LIMITS

END_S = 20


class ServerProcess(NamedTuple):
    address: str
    seeds: FixedSeeds


@contextmanager
def running_server(**environment: str) -> Iterator[ServerProcess]:
    """A server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="stofa-browser-") as folder:
        log, database, file = Path(folder, "log"), Path(folder, "stofa.db"), Path(folder, "seeds")
        seeds = FixedSeeds(file)
        seeds.change("nobody's")
        command = [sys.executable, "-m", "tests.browser.server_process", str(database), str(file)]
        with log.open("w") as errors:
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | environment
            )
        with process:
            assert process.stdout is not None
            found = re.search(r"http://[0-9.:]+", process.stdout.readline())
            assert found is not None, log.read_text()
            try:
                yield ServerProcess(found[0], seeds)
            finally:
                process.terminate()
                process.wait(END_S)
        said = log.read_text()
        assert "Traceback" not in said, said


def main(database: str, seeds: str) -> None:
    FixedSeeds(Path(seeds)).decide()
    hurried = os.environ.get("STOFA_HURRIED_NOTICES") == "1"
    if hurried:  # nobody waits here before they are told whose turn it is
        sender.SWEEP_S, sender.DELAY_MS = 0.1, 0
    settings = Settings(port=0, database=database, limits=NO_LIMITS, loopback_push=hurried)
    log_to_stderr("warning")
    with closing(listen(settings)) as door, suppress(KeyboardInterrupt):
        run(settings, door, lambda context: print(welcome(context.addresses), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
