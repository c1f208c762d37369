"""A file that bears its name only once it is whole: cut short, it leaves nothing behind."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex


@contextmanager
def part_of(path: str) -> Iterator[str]:
    """Where the file grows: beside its place, under a name that nobody else has. At the end it is gone."""
    part = f"{path}.{token_hex(4)}.part"
    try:
        yield part
    finally:
        with suppress(OSError):  # as a rule it is in its place by now
            os.unlink(part)


def put_in_place(part: str, path: str) -> None:
    """Give the whole file its name, in one move that survives a power cut."""
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, path)
    with suppress(OSError):  # not every system can do this with a folder
        folder = os.open(os.path.dirname(path) or ".", os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
