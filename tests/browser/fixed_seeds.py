"""Seeds of the server's tables: the same in every run, different for each test.

So a failure comes from a change of the code and never from the cards. STOFA_LUCK=2 plays other games.
"""

import os
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch
from uuid import uuid4


class FixedSeeds:
    """Derives each table's seed from a file that holds the name of the running test."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._numbers = count()

    def change(self, test: str) -> None:
        written = self._file.with_suffix(".new")
        written.write_text(f"{test} {os.environ.get('STOFA_LUCK', '1')} {uuid4()}", "utf-8")
        written.replace(self._file)

    def decide(self) -> None:
        """Replace the server's source of seeds in this process: the deals, and how bots break ties."""
        patch("stofa.tables.new_tables.new_seed", self._draw).start()

    def _draw(self) -> str:
        test = self._file.read_text("utf-8")
        if test != self._test:
            self._test, self._numbers = test, count()
        named, _, _ = test.rpartition(" ")
        return sha256(f"{named} {next(self._numbers)}".encode()).hexdigest()
