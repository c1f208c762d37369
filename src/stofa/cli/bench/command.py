"""The command line of `stofa bench`, and the order in which things are measured."""

import os
import platform
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import json

from stofa.cli.bench import worker_process
from stofa.cli.bench.figures import HEARTS, Figures
from stofa.cli.bench.print_figures import print_figures
from stofa.cli.bench.worker_process import BENCHMARKS, IN_CHECKOUT, WorkerProcess
from stofa.cli.errors import Failure, print_error
from stofa.cli.exit_codes import exit_on_sigterm
from stofa.cli.files import new_file
from stofa.cli.progress import progress
from stofa.games import installed_title, titles

# Times that everything is measured.
ROUNDS: Final = 5
# Seconds of CPU time of one measurement, by probe.
SECONDS: Final = {"random": 0.25, "greedy": 0.25, "memory": 0.1}
USUAL_SECONDS: Final = 0.15
PLAIN_SECONDS: Final = 0.4  # plain Python takes this long for its first game
QUICK_SECONDS: Final = 0.01
# Names under which measures of the plain core are kept.
UNCOMPILED: Final = {"decisions_per_s": "uncompiled_decisions_per_s"}
ALSO_UNCOMPILED: Final = {"games_per_s_random": "games_per_s_random"}  # where no core is compiled


class Task(NamedTuple):
    """Something to measure once in every round."""

    worker: WorkerProcess
    game: str
    probe: str
    seconds: float
    names: dict[str, str] | None = None
    """New names of the measures to keep; None keeps all of them under their own names."""


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of `stofa bench`."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these of {', '.join(titles())} (all)")
    parser.add_argument("--json", metavar="FILE", help="write the figures as JSON rows, too")
    parser.add_argument("--quick", action="store_true", help="only a rough look")
    peers = parser.add_mutually_exclusive_group()
    peers.add_argument("--peers", action="store_true", help="fail if other people's engines are not here")
    peers.add_argument("--no-peers", action="store_true", help="leave them out even if they are")
    parser.add_argument(
        "--server", action="store_true", help="in a checkout: measure the server under load, not the games"
    )
    parser.add_argument(
        "--write", action="store_true", help="in a checkout: write benchmarks/results.md anew"
    )


def run(args: Namespace) -> int:
    """Measure, and print the figures."""
    if args.server:
        return _bench_server(args)
    games = [installed_title(name).id for name in args.games] or list(titles())
    if args.write and (args.games or args.quick or not IN_CHECKOUT):
        raise Failure("--write needs a whole run in a checkout of Stofa's sources")
    with exit_on_sigterm(), ExitStack() as stack:
        file = None if args.json is None else stack.enter_context(new_file(args.json))
        installed = stack.enter_context(worker_process.start_installed())
        plain = stack.enter_context(worker_process.start_plain()) if installed.compiled else installed
        tasks = _game_tasks(games, installed, plain)
        if IN_CHECKOUT and not args.no_peers:
            peers = stack.enter_context(worker_process.start_peers())
            tasks += [Task(peers, game, probe, PLAIN_SECONDS) for game, probe in peers.offers]
        if (args.peers or args.write) and not any(task.game == HEARTS for task in tasks):
            raise Failure("the peers are not here; in a checkout “python3 run.py bench --peers” gets them")
        if not installed.compiled:
            print_error("the core is not compiled here, so there are no compiled figures", "stofa bench")
        if args.quick:
            figures = _measure([task._replace(seconds=QUICK_SECONDS) for task in tasks], rounds=1)
        else:
            figures = _measure(tasks, ROUNDS)
        print_figures(figures, bars=not args.quick)
        if file is not None:
            file.write(_rows(figures))
    if args.write:
        with new_file(str(BENCHMARKS / "speed.json")) as file:
            file.write(b'{"machine": %b,\n"rows": %b}' % (json.encode(machine_text()), _rows(figures)))
        subprocess.run([sys.executable, "-m", "benchmarks.report"], cwd=BENCHMARKS.parent, check=True)
    return 0


def _bench_server(args: Namespace) -> int:
    """Measure the server under load. Server and clients are processes of their own."""
    if not IN_CHECKOUT:
        raise Failure("--server needs a checkout of Stofa's sources")
    if args.games or args.json is not None or (args.write and args.quick):
        raise Failure("--server goes with --peers or --no-peers, and with --quick or --write")
    flags = [
        f"--{name}"
        for name in ("quick", "peers", "no-peers", "write")
        if getattr(args, name.replace("-", "_"))
    ]
    command = [sys.executable, "-m", "benchmarks.server", *flags]
    return subprocess.run(command, cwd=BENCHMARKS.parent, check=False).returncode


def _rows(figures: Figures) -> bytes:
    """A JSON list with a line for each row."""
    return b"[\n" + b",\n".join(json.encode(row._asdict()) for row in figures.rows()) + b"\n]"


def _game_tasks(games: list[str], installed: WorkerProcess, plain: WorkerProcess) -> list[Task]:
    """What one round measures of our own games; compiled and plain take turns."""
    tasks: list[Task] = []
    for game, probe in installed.offers:
        if game not in games:
            continue
        if probe != "random" or installed.compiled:
            tasks.append(Task(installed, game, probe, SECONDS.get(probe, USUAL_SECONDS)))
        if probe == "random" and not plain.compiled:
            names = UNCOMPILED if installed.compiled else UNCOMPILED | ALSO_UNCOMPILED
            tasks.append(Task(plain, game, probe, PLAIN_SECONDS, names))
    return tasks


def _measure(tasks: list[Task], rounds: int) -> Figures:
    """Every task in turn, round after round, so that a noisy moment affects all of them alike."""
    figures = Figures()
    with progress("measuring", len(tasks) * rounds) as show:
        for number, task in enumerate(tasks * rounds, 1):
            for measure, value in task.worker.measure(task.game, task.probe, task.seconds).items():
                name = measure if task.names is None else task.names.get(measure)
                if name is not None:
                    figures.add(task.game, name, value)
            show(number)
    return figures


def machine_text() -> str:
    """Processor, cores, system and Python of this machine, in one line."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text("utf-8", "replace").splitlines()
        model = next(
            (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model
        )
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}"
