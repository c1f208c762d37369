"""Errors as the terminal shows them: one line on stderr, never a traceback."""

import sys
from contextlib import suppress
from typing import Final

# Upper bound of the characters of an error line. What a file contains may be quoted in it.
LONGEST_LINE: Final = 1000

# The same of a line with a position in it.
LONGEST_POSITION: Final = 10_000
"""Characters of the longest position that the command line takes."""


class Failure(Exception):
    """Something outside the game went wrong; its text is the line to show."""


class WrongUse(Failure):
    """Something that cannot be done here or not with these arguments: a wrong command line, as it were."""


def print_error(line: str, prefix: str = "stofa", longest: int = LONGEST_LINE) -> None:
    """Print one line on stderr. Line breaks and control characters, which a file may hold, are escaped."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in f"{prefix}: {line}")
    if len(shown) > longest:  # the place comes first and the reason last: cut in the middle
        shown = f"{shown[: longest // 2]} … {shown[-longest // 2 :]}"
    with suppress(OSError, ValueError):
        print(shown, file=sys.stderr, flush=True)


def os_error_text(error: OSError) -> str:
    """The system's reason, with the name of the file if the error has one."""
    why = error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename else why
