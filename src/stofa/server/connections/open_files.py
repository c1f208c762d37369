"""How many files the process may have open, and how many of them may be connections."""

import sys
from typing import Final

RESERVED: Final = 100
"""Number of open files that are kept for all but connections: the database and what is written beside it,
pipes to the worker processes, the page's files, the log. A server that does nothing has some thirty."""

LEAST_CONNECTIONS: Final = 16
"""Number of connections that are allowed however few files the process may open."""

MOST_WANTED: Final = 16_384
"""Number of open files that the server asks the system for."""


def raise_limit() -> None:
    """Ask for as many open files as the system grants: what it gives unasked may be a thousand."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_WANTED if hard == resource.RLIM_INFINITY else min(MOST_WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has another limit besides
        return


def room_for_connections(wanted: int) -> int:
    """How many of the connections that are wanted there are files for."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(LEAST_CONNECTIONS, soft - RESERVED))
