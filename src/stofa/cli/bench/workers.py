"""The processes that measure, from the side of the one that asks."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from stofa.arena.process_map import interrupts_ignored
from stofa.cli.endings import Failure

WORKER: Final = Path(__file__).resolve().with_name("worker.py")
BENCHMARKS: Final = WORKER.parents[4] / "benchmarks"
IN_CHECKOUT: Final = (BENCHMARKS / "peers.py").is_file()
"""Only there can peers be measured and results be kept."""


class Worker:
    """A child process that measures what it is asked, and does nothing meanwhile."""

    def __init__(self, *arguments: str | Path, **environment: str) -> None:
        self.name = " ".join(Path(argument).stem for argument in arguments)
        with interrupts_ignored():  # Ctrl-C is meant for the process that asks
            self._process = subprocess.Popen(
                [sys.executable, "-P", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, **environment},
                text=True,
                encoding="utf-8",
            )
        try:
            told = self._answer()
        except BaseException:
            self.close()
            raise
        self.offers: list[tuple[str, str]] = [(game, probe) for game, probe in told["offers"]]
        """What it can measure: game and probe."""
        self.compiled: bool = told.get("compiled", False)

    def measure(self, game: str, probe: str, seconds: float) -> dict[str, float]:
        """Ask, and wait for the figures."""
        assert self._process.stdin is not None
        question = json.dumps({"game": game, "probe": probe, "seconds": seconds})
        with suppress(BrokenPipeError):  # the missing answer will tell
            print(question, file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Failure(f"the process that measures ({self.name}) ended with code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def as_installed() -> Worker:
    """Measures the games with the core that this installation has."""
    return Worker(WORKER)


def plain() -> Worker:
    """Measures the games with the plain sources of the core."""
    return Worker(WORKER, "plain", STOFA_PURE="1")


def peers() -> Worker:
    """Measures other people's engines, as far as they are installed."""
    return Worker(BENCHMARKS / "peers.py")
