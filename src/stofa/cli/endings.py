"""How a command ends: well, or with one line that says why not. Never with a traceback."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

from stofa.arena.process_map import HelperFailed
from stofa.engine.errors import BadOption, StofaError, UnknownGame, UnknownRule

FAILED: Final = 1
WRONG_COMMAND_LINE: Final = 2
INTERRUPTED: Final = 128 + 2  # as shells count signals: SIGINT …
NOBODY_LISTENS: Final = 128 + 13  # … SIGPIPE …
TERMINATED: Final = 128 + 15  # … and SIGTERM

_LONGEST = 1000


class Failure(Exception):
    """Something outside the game went wrong; its text is the line to show."""


def ending(command: Callable[[], int]) -> int:
    """Run a command and turn whatever happens into an exit code, and at most one line."""
    try:
        try:
            return command()
        except SystemExit as wish:
            return wish.code if isinstance(wish.code, int) else 0
        finally:
            # Here, where a full disk can still be told, and not when the interpreter is gone.
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # one is enough
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _silence(sys.stdout)
        return NOBODY_LISTENS
    except (UnknownGame, UnknownRule, BadOption) as error:
        complain(error.sentence())
        return WRONG_COMMAND_LINE
    except StofaError as error:
        complain(error.sentence())
    except (Failure, HelperFailed) as error:
        complain(str(error))
    except OSError as error:
        _silence(sys.stdout)
        complain(reason(error) if error.filename else f"input or output failed: {reason(error)}")
    except Exception as error:
        if os.environ.get("STOFA_DEBUG"):
            raise
        complain(f"a mistake in Stofa itself: {type(error).__name__}: {error} (STOFA_DEBUG=1 shows where)")
    return FAILED


@contextmanager
def termination_cleans_up() -> Iterator[None]:
    """SIGTERM too leaves no half-written file and no helper behind."""

    def stop(*_: object) -> None:
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def complain(line: str, who: str = "stofa") -> None:
    """One line on stderr, whatever is in it: a file's text may hold line breaks or worse."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in f"{who}: {line}")
    if len(shown) > _LONGEST:  # where it happened stands first, and why last
        shown = f"{shown[: _LONGEST // 2]} … {shown[-_LONGEST // 2 :]}"
    with suppress(OSError, ValueError):
        print(shown, file=sys.stderr, flush=True)


def reason(error: OSError) -> str:
    """What the system refused, in its own words."""
    why = error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename else why


def _silence(stream: TextIO | None) -> None:
    """What is still in the buffer goes nowhere, so that Python does not fail on it once more."""
    with suppress(OSError, ValueError, AttributeError):
        assert stream is not None
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
