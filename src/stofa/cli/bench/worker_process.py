"""Starts the child processes that measure, and asks them for figures."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from stofa.arena.task_process import interrupts_ignored
from stofa.cli.errors import Failure

WORKER: Final = Path(__file__).resolve().with_name("worker.py")
BENCHMARKS: Final = WORKER.parents[4] / "benchmarks"
IN_CHECKOUT: Final = (BENCHMARKS / "peers.py").is_file()
"""Whether this is a checkout: only there can peers be measured and results be written."""


class WorkerProcess:
    """A child process that measures on request and is idle otherwise."""

    def __init__(self, *arguments: str | Path, **environment: str) -> None:
        self.name = " ".join(Path(argument).stem for argument in arguments)
        with interrupts_ignored():  # Ctrl-C is for the parent process to handle
            self._process = subprocess.Popen(
                [sys.executable, "-P", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, **environment},
                text=True,
                encoding="utf-8",
            )
        try:
            hello = self._answer()
        except BaseException:
            self.close()
            raise
        self.offers: list[tuple[str, str]] = [(game, probe) for game, probe in hello["offers"]]
        """What it can measure, as pairs of game and probe."""
        self.compiled: bool = hello.get("compiled", False)

    def measure(self, game: str, probe: str, seconds: float) -> dict[str, float]:
        """Send a request and wait for the figures."""
        assert self._process.stdin is not None
        request = json.dumps({"game": game, "probe": probe, "seconds": seconds})
        with suppress(BrokenPipeError):  # reported below, by the missing answer
            print(request, file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Failure(f"the measuring process ({self.name}) ended with code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def start_installed() -> WorkerProcess:
    """A worker that measures the games with the installed core."""
    return WorkerProcess(WORKER)


def start_plain() -> WorkerProcess:
    """A worker that measures the games with the plain sources of the core."""
    return WorkerProcess(WORKER, "plain", STOFA_PURE="1")


def start_peers() -> WorkerProcess:
    """A worker that measures other engines, as far as they are installed."""
    return WorkerProcess(BENCHMARKS / "peers.py")
