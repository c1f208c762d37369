"""`stofa serve` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.server.running_server import WAIT_S


class ServingProcess:
    """Ends with SIGTERM, unless it has been killed."""

    def __init__(self, arguments: Sequence[str], log: Path, env: Mapping[str, str] | None = None) -> None:
        self._log = log.open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stofa", "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            env=os.environ | (env or {}),
        )

    def __enter__(self) -> Self:
        assert self.process.stdout is not None
        welcome = self.process.stdout.readline().decode()
        found = re.search(r"http://[0-9.]+:([0-9]+)", welcome)
        assert found is not None, Path(self._log.name).read_text("utf-8")
        self.port = int(found[1])
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(WAIT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(WAIT_S)
