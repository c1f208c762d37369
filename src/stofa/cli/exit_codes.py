"""Runs a command and turns whatever happens into an exit code and at most one line on stderr."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

from stofa.arena.process_map import HelperFailed
from stofa.cli.errors import LONGEST_POSITION, Failure, WrongUse, os_error_text, print_error
from stofa.engine.errors import BadOption, StofaError, UnknownGame, UnknownRule

FAILED: Final = 1
WRONG_COMMAND_LINE: Final = 2
# Shells report a process that a signal has ended as 128 plus the number of the signal.
INTERRUPTED: Final = 128 + 2  # SIGINT
BROKEN_PIPE: Final = 128 + 13  # SIGPIPE
TERMINATED: Final = 128 + 15  # SIGTERM


def run_command(command: Callable[[], int]) -> int:
    """Run a command; its exit code, or the one of the error that ended it."""
    try:
        try:
            return command()
        except SystemExit as exit_request:
            return exit_request.code if isinstance(exit_request.code, int) else 0
        finally:
            # Flushed here, where a full disk can still be reported, and not while the interpreter shuts down.
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not interrupt the message
        print_error("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output(sys.stdout)
        return BROKEN_PIPE
    except (UnknownGame, UnknownRule, BadOption) as error:
        print_error(error.sentence())
        return WRONG_COMMAND_LINE
    except WrongUse as error:
        print_error(str(error))
        return WRONG_COMMAND_LINE
    except StofaError as error:
        print_error(error.sentence())
    except (Failure, HelperFailed) as error:
        print_error(str(error))
    except OSError as error:
        _discard_output(sys.stdout)
        text = os_error_text(error)
        print_error(text if error.filename else f"input or output failed: {text}")
    except Exception as error:
        if os.environ.get("STOFA_DEBUG"):
            raise
        print_error(f"a bug in Stofa: {type(error).__name__}: {error} (STOFA_DEBUG=1 shows where)")
        for note in getattr(error, "__notes__", ()):  # where the game stood, as the person saw it
            print_error(note, "the position", longest=LONGEST_POSITION)
    return FAILED


@contextmanager
def exit_on_sigterm() -> Iterator[None]:
    """Turn SIGTERM into SystemExit, so that it leaves no half-written file and no child process behind."""

    def stop(*_: object) -> None:
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _discard_output(stream: TextIO | None) -> None:
    """Send what is still buffered nowhere, so that Python does not fail on it again at exit."""
    with suppress(OSError, ValueError, AttributeError):
        assert stream is not None
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
