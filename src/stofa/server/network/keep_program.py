"""Runs a program, and ends it as soon as whoever started this is gone, even if that was killed.

    python keep_program.py COMMAND...

The sign is the end of the standard input, which the system closes with the process at its other end. The
program has an input of its own that never says anything: `ssh`, for one, would go when it ends.
"""

import contextlib
import os
import signal
import subprocess
import sys
from threading import Thread

LAST_S = 3.0
"""Seconds that the program has to end by itself, once it has been asked to."""


def keep(command: list[str]) -> int:
    """Run the command to its end, or until our input ends."""
    program = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)

    def watch() -> None:
        while os.read(0, 1024):
            pass
        end(program)

    Thread(target=watch, daemon=True).start()
    return program.wait()


def end(program: "subprocess.Popen[bytes]") -> None:
    """End the program and what it has started: first politely."""
    _signal(program, signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        program.wait(LAST_S)
    _signal(program, getattr(signal, "SIGKILL", signal.SIGTERM))


def _signal(program: "subprocess.Popen[bytes]", number: int) -> None:
    with contextlib.suppress(OSError):  # it has ended
        if hasattr(os, "killpg"):
            os.killpg(program.pid, number)
        else:
            program.terminate()


if __name__ == "__main__":
    # A Ctrl-C in the terminal reaches this process too. The one that started it decides what comes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(keep(sys.argv[1:]) & 0xFF)
