"""The machine: its clock, how many files may be open, and whether processes for bots can be started."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import stofa
from stofa.arena.task_process import ProcessDied, TaskProcess, TaskTimedOut
from stofa.cli.doctor.finding import Finding, advice, broken, ok
from stofa.server.connections.open_files import MOST_WANTED, RESERVED

FEW_FILES: Final = 4096
"""Open files below which a club may run out of them: each connection is one."""

START_S: Final = 30.0
"""Seconds that a process for bots may take to start."""

DAY_S: Final = 86_400


def check_own_clock() -> Iterator[Finding]:
    """Whether the clock stands before the day on which Stofa was installed."""
    installed = Path(stofa.__file__).stat().st_mtime
    now = time.time()
    today = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if now < installed - DAY_S:
        yield broken("clock", "clock-past", now=today)
    else:
        yield ok("clock", "clock", now=today)


def check_files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_WANTED if hard == resource.RLIM_INFINITY else min(hard, MOST_WANTED)
    facts = {"most": most, "connections": max(0, most - RESERVED)}
    yield ok("files", "files", **facts) if most >= FEW_FILES else advice("files", "files-few", **facts)


def check_workers(wanted: int) -> Iterator[Finding]:
    process = None
    try:
        process = TaskProcess()
        process.call(os.getpid, timeout_s=START_S)
    except (OSError, ProcessDied, TaskTimedOut) as error:
        problem = str(error) or type(error).__name__
        yield broken("workers", "workers-broken", problem=problem)
        return
    finally:
        if process is not None:
            process.kill()
            process.close()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if wanted > cores:
        yield advice("workers", "workers-many", wanted=wanted, cores=cores)
    else:
        yield ok("workers", "workers", wanted=wanted)
