"""Atomic file writes: a file gets its name once it is complete; an interrupted one leaves nothing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex


@contextmanager
def part_of(path: str) -> Iterator[str]:
    """A temporary file beside the target, under a unique name; removed at the end."""
    part = f"{path}.{token_hex(4)}.part"
    try:
        yield part
    finally:
        with suppress(OSError):  # as a rule it is in its place by now
            os.unlink(part)


def put_in_place(part: str, path: str) -> None:
    """Rename the complete file to its name, durably."""
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, path)
    with suppress(OSError):  # not every system can do this with a folder
        folder = os.open(os.path.dirname(path) or ".", os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
