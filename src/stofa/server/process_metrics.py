"""What the operating system knows of this process, under the names that Prometheus' own libraries use."""

import os
import time
from pathlib import Path
from typing import Final

from stofa.server.metrics import Metrics

PROC: Final = Path("/proc/self")
STARTED_AT: Final = time.time()


def watch_process(metrics: Metrics) -> None:
    """Add the metrics of this process. Memory and files are known on Linux only."""
    watch = metrics.watch
    watch("process_cpu_seconds_total", "counter", "CPU time of this process.", time.process_time)
    watch("process_start_time_seconds", "gauge", "When this process started, since 1970.", lambda: STARTED_AT)
    watch("process_resident_memory_bytes", "gauge", "Memory of this process.", resident_bytes)
    watch("process_open_fds", "gauge", "Open file descriptors, each socket among them.", open_files)
    watch("process_max_fds", "gauge", "The most file descriptors that may be open.", most_files)


def resident_bytes() -> int | None:
    try:
        pages = int((PROC / "statm").read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def open_files() -> int | None:
    try:
        return len(os.listdir(PROC / "fd"))
    except OSError:  # not Linux, or none is left to look with
        return None


def most_files() -> int | None:
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
