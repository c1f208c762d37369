"""A server of its own process for browsers: as `stofa serve`, but nobody is told to slow down, and with luck
that tests know.

`python -m tests.browser.server_process DATABASE LUCK` says where it is and serves until it is ended.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from stofa.server.logs import log_to_stderr
from stofa.server.serving import listen, serve, welcome
from stofa.server.settings import Settings
from tests.browser.fixed_seeds import Luck
from tests.server.unlimited import NO_LIMITS

END_S = 20


class Served(NamedTuple):
    address: str
    luck: Luck


@contextmanager
def served() -> Iterator[Served]:
    """A server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="stofa-browser-") as folder:
        log, database, file = Path(folder, "log"), Path(folder, "stofa.db"), Path(folder, "luck")
        luck = Luck(file)
        luck.change("nobody's")
        command = [sys.executable, "-m", "tests.browser.server_process", str(database), str(file)]
        with log.open("w") as errors:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        with process:
            assert process.stdout is not None
            found = re.search(r"http://[0-9.:]+", process.stdout.readline())
            assert found is not None, log.read_text()
            try:
                yield Served(found[0], luck)
            finally:
                process.terminate()
                process.wait(END_S)
        said = log.read_text()
        assert "Traceback" not in said, said


def main(database: str, luck: str) -> None:
    Luck(Path(luck)).decide()
    settings = Settings(port=0, database=database, limits=NO_LIMITS)
    log_to_stderr("warning")
    with closing(listen(settings)) as door, suppress(KeyboardInterrupt):
        print(welcome(settings, door), flush=True)
        asyncio.run(serve(settings, door))


if __name__ == "__main__":
    main(*sys.argv[1:])
