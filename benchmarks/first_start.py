"""How long the first `python3 run.py` takes, step by step, and what it leaves on the disk.

    python -m benchmarks.first_start [COMMIT ...] [--rounds 3]

For each commit a fresh clone is started: once with empty caches of uv, pip and npm; then, in another clone,
with the caches that the first has filled; and that clone once more. The commits take turns in each round.
"""

import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Final
from urllib.request import ProxyHandler, build_opener

import msgspec

from benchmarks import report
from benchmarks.report import FirstStart, FirstStarts
from stofa.cli.bench.command import machine_text

ROOT: Final = Path(__file__).resolve().parents[1]
# What run.py says when it begins these steps.
BEGINS: Final = {"core": "Compiling the core", "client": "Building the web client"}


def git(*arguments: str | Path) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def clone(commit: str, into: Path) -> Path:
    """A fresh checkout of a commit."""
    git("clone", "--quiet", "--no-checkout", ROOT, into)
    git("-C", into, "checkout", "--quiet", commit)
    return into


def start(checkout: Path, caches: Path) -> dict[str, float]:
    """Start run.py, and end it when the first page has come: the seconds of each step and of all of it."""
    environment = {
        **os.environ,
        "UV_CACHE_DIR": str(caches / "uv"),
        "PIP_CACHE_DIR": str(caches / "pip"),
        "npm_config_cache": str(caches / "npm"),
    }
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        environment.pop(screen, None)
    database = str(checkout / "build" / "first_start.db")
    command = ["python3", "run.py", "play", "--port", "0", "--database", database]
    said: dict[str, float] = {}
    busy = cpu_seconds()
    began = time()
    with subprocess.Popen(
        command, cwd=checkout, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        address = None
        for line in running.stdout:
            said.update({step: time() for step, words in BEGINS.items() if words in line})
            if address := re.search(r"http://[0-9.:]+", line):
                break
        if address is None:
            sys.exit((checkout / ".venv" / "install.log").read_text("utf-8", "replace")[-2000:])
        build_opener(ProxyHandler({})).open(f"{address[0]}/").read()
        page = time()
        running.terminate()
    return {**_steps(checkout, began, said), "page": page - began, "cpu": cpu_seconds() - busy}


def cpu_seconds() -> float:
    """The CPU time of all processes that were started here and have ended, and of theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _steps(checkout: Path, began: float, said: dict[str, float]) -> dict[str, float]:
    """The seconds of the steps that were taken, by the times at which their results were written."""
    venv, install, *core = (
        path.stat().st_mtime
        for path in (
            checkout / ".venv" / "venv.stamp",
            checkout / ".venv" / "install.stamp",
            *(checkout / "build" / "core").glob("[!.]*"),
        )
    )
    client = (checkout / "src" / "stofa" / "web" / ".stamp").stat().st_mtime
    steps: dict[str, float] = {}
    if venv > began:
        steps["venv"], steps["install"] = venv - began, install - venv
    if "core" in said and core:
        steps["core"] = core[0] - said["core"]
    if "client" in said:
        steps["client"] = client - said["client"]
    return steps


def size_mb(folder: Path) -> float:
    """What the files of a folder take, in millions of bytes; links to the caches count as well."""
    files = (Path(place, name) for place, _, names in os.walk(folder) for name in names)
    return sum(file.lstat().st_size for file in files) / 1e6


def measure(commit: str, folder: Path) -> list[FirstStart]:
    """One round of a commit."""
    caches = folder / "caches"
    cold = clone(commit, folder / "cold")
    found = [FirstStart(commit, "cold", start(cold, caches))]
    shutil.rmtree(cold)
    warm = clone(commit, folder / "warm")
    found.append(FirstStart(commit, "warm", start(warm, caches)))
    found[-1].mb = {"venv": size_mb(warm / ".venv"), "node_modules": size_mb(warm / "web" / "node_modules")}
    found.append(FirstStart(commit, "again", start(warm, caches)))
    return found


def medians(rounds: list[FirstStart]) -> FirstStart:
    """The median of each figure."""

    def of(figures: list[dict[str, float]]) -> dict[str, float]:
        return {name: round(statistics.median(each[name] for each in figures), 2) for name in figures[0]}

    first = rounds[0]
    return FirstStart(first.commit, first.caches, of([r.seconds for r in rounds]), of([r.mb for r in rounds]))


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="How long the first start takes, step by step.")
    parser.add_argument("commits", nargs="*", metavar="COMMIT", default=["HEAD"])
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    commits = [git("rev-parse", "--short", commit) for commit in given.commits]
    found: dict[tuple[str, str], list[FirstStart]] = {}
    for number in range(given.rounds):
        for commit in commits:
            with TemporaryDirectory(prefix="stofa-first-start-") as folder:
                for line in measure(commit, Path(folder)):
                    found.setdefault((commit, line.caches), []).append(line)
                    print(f"round {number + 1}: {line}", file=sys.stderr, flush=True)
        # After each round, so that a run that is interrupted has not been in vain.
        result = FirstStarts(machine_text(), number + 1, [medians(rounds) for rounds in found.values()])
        text = msgspec.json.format(msgspec.json.encode(result)) + b"\n"
        (report.HERE / "first_start.json").write_bytes(text)
        report.main()


if __name__ == "__main__":
    main()
