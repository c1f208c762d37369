"""The `stofa` command: as its users meet it, a process of its own; or in this one, which is quicker."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from stofa.cli import main

GAME = "thurn-and-taxis"
SIMULATE = ("simulate", GAME, "--players", "3", "--bots", "greedy", "--seed", "1", "--jobs", "1")

Finished = subprocess.CompletedProcess[str]


def stofa(*arguments: str | Path, typed: str = "", env: Mapping[str, str] | None = None) -> Finished:
    """Run the command to its end."""
    return subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(env or {}),
        timeout=180,
        check=False,
    )


def here(*arguments: str | Path, typed: str = "", env: Mapping[str, str] | None = None) -> Finished:
    """The same in this process: for the many cases of one thing of which another test runs one for real."""
    out, error = StringIO(), StringIO()
    with (
        patch.dict(os.environ, environment(env or {})),
        patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(error),
    ):
        code = main([str(argument) for argument in arguments])
    return subprocess.CompletedProcess(list(map(str, arguments)), code, out.getvalue(), error.getvalue())


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "stofa", *map(str, arguments)]


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    """English, and a width of 100, unless a test wants it otherwise."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", **changes}


def refused(done: Finished, code: int) -> str:
    """The one line on stderr with which a command ended that way."""
    lines = done.stderr.splitlines()
    assert done.returncode == code, done
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return lines[0]
