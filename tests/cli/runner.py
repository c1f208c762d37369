"""Runs the `stofa` command: in this process, or in one of its own where signals or real pipes matter."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO
from unittest.mock import patch

from stofa.cli import main

GAME = "thurn-and-taxis"
SIMULATE = ("simulate", GAME, "--players", "3", "--bots", "greedy", "--seed", "1", "--jobs", "1")

Finished = subprocess.CompletedProcess[str]


def run(
    *arguments: str | Path,
    typed: str | bytes = "",
    env: Mapping[str, str] | None = None,
    encoding: str = "utf-8",
    stdout: IO[str] | None = None,
) -> Finished:
    """Run the command to its end in this process, with standard streams of its own.

    They have buffers, and the input has a file descriptor, as those of a real process do. `encoding` is that
    of the terminal.
    """
    out, error = (TextIOWrapper(BytesIO(), encoding, "strict") for _ in "12")
    with (
        TemporaryFile() as given,
        TextIOWrapper(given, encoding) as stdin,
        patch.dict(os.environ, environment(env or {})),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(out if stdout is None else stdout),
        redirect_stderr(error),
    ):
        given.write(typed.encode() if isinstance(typed, str) else typed)
        given.seek(0)
        code = main([str(argument) for argument in arguments])
    return subprocess.CompletedProcess(list(map(str, arguments)), code, _written(out), _written(error))


def _written(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def run_process(*arguments: str | Path, env: Mapping[str, str] | None = None) -> Finished:
    """Run the command to its end in a process of its own."""
    return subprocess.run(
        command(*arguments),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(env or {}),
        timeout=180,
        check=False,
    )


def command(*arguments: str | Path) -> list[str]:
    """The command line of such a process."""
    return [sys.executable, "-m", "stofa", *map(str, arguments)]


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    """English, and a width of 100, unless a test wants it otherwise."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", **changes}


def refused(done: Finished, code: int) -> str:
    """The only line on stderr of a command that ended with this exit code."""
    lines = done.stderr.splitlines()
    assert done.returncode == code, done
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return lines[0]
