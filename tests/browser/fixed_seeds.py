"""The same cards and the same bots in every run, for each test its own.

So that a failure is somebody's change and never bad luck. To play other games: STOFA_LUCK=2
"""

import os
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch
from uuid import uuid4


class Luck:
    """The seeds of a server's tables, by what is written in a file: the name of the test that goes on."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._numbers = count()

    def change(self, test: str) -> None:
        written = self._file.with_suffix(".new")
        written.write_text(f"{test} {os.environ.get('STOFA_LUCK', '1')} {uuid4()}", "utf-8")
        written.replace(self._file)

    def decide(self) -> None:
        """From now on, it decides in this process what tables are dealt, and how bots choose among equals."""
        patch("stofa.server.opening.new_seed", self._draw).start()

    def _draw(self) -> str:
        test = self._file.read_text("utf-8")
        if test != self._test:
            self._test, self._numbers = test, count()
        named, _, _ = test.rpartition(" ")
        return sha256(f"{named} {next(self._numbers)}".encode()).hexdigest()
