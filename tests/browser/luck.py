"""The same cards and the same bots in every run, for each test its own.

So that a failure is somebody's change and never bad luck. To play other games: STOFA_LUCK=2
"""

import os
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch


class Luck:
    """What a server draws, by what is written in a file: the name of the test that goes on."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._numbers = count()

    def change(self, test: str) -> None:
        self._file.write_text(f"{test} {os.environ.get('STOFA_LUCK', '1')}", "utf-8")

    def decide(self) -> None:
        """From now on, it decides in this process: how tables are dealt, and bots choose among equals."""
        patch("stofa.server.opening.new_seed", self._draw).start()
        patch("secrets.randbits", lambda bits: int(self._draw(), 16) % 2**bits).start()

    def _draw(self) -> str:
        test = self._file.read_text("utf-8")
        if test != self._test:
            self._test, self._numbers = test, count()
        return sha256(f"{test} {next(self._numbers)}".encode()).hexdigest()
