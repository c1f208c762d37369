"""The commands that a table has carried out, in a few bytes each."""

from collections.abc import Iterable
from typing import Final

from stofa.tables.events import Event

BYTES: Final = 8
"""Number of bytes by which a command is remembered."""


class KnownCommands:
    """Says at once that a command is new, as nearly all are, so that the database need not look for it.

    It knows all commands up to the newest event that the table knows. One that another process has carried
    out since then cannot be carried out here either: nothing is written that does not follow the newest event
    of the log, and whoever has to read on in the log learns of the command as well.
    """

    def __init__(self, events: Iterable[Event]) -> None:
        self._hashes = bytearray()
        self.note(events)

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.cmd is not None:
                self._hashes += _hash(event.cmd)

    def may_have(self, cmd: str) -> bool:
        """Whether the log may have a command; it has to be asked only then."""
        return _hash(cmd) in self._hashes


def _hash(cmd: str) -> bytes:
    return hash(cmd).to_bytes(BYTES, "little", signed=True)
