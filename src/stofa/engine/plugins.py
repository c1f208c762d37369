"""Games and bots that other people bring: found by the entry points of installed distributions, or by a path.

One that does not work is reported in one line that says where it comes from; the rest goes on without it.
"""

import logging
import os
import sys
from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from typing import Any, NamedTuple

from stofa.engine.errors import BadOption

log = logging.getLogger(__name__)


class Plugin(NamedTuple):
    """Something that was found, and may be a game or a bot."""

    name: str
    """What its entry point calls it, or its path."""
    origin: str
    """Where it comes from, for people."""
    value: Any


class BadPlugin(Exception):
    """Something that was found, and is not what it should be; its text says why."""


def installed(group: str, variable: str) -> Iterator[Plugin]:
    """What installed distributions and an environment variable name, as far as it can be imported."""
    if sys.platform != "emscripten":  # in a browser nobody installs anything
        from importlib.metadata import entry_points

        for entry in entry_points(group=group):
            distribution = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
            origin = f"{entry.name} ({distribution})"
            try:
                yield Plugin(entry.name, origin, entry.load())
            except (Exception, SystemExit) as error:
                report(origin, error)
    for path in named_in(variable):
        try:
            yield Plugin(path, f"{path} ({variable})", import_path(path))
        except BadOption as error:
            report(f"{path} ({variable})", error)


def named_in(variable: str) -> list[str]:
    """The paths that an environment variable lists, separated by commas."""
    return [path.strip() for path in os.environ.get(variable, "").split(",") if path.strip()]


def add_to(variable: str, path: str) -> None:
    """Have an environment variable name a path, for the processes that are started from now on."""
    os.environ[variable] = ",".join(dict.fromkeys([*named_in(variable), path]))


def report(origin: str, problem: object) -> None:
    """Say in one line that something cannot be used; processes that were started to help do not repeat it."""
    if not _is_helper():
        said = f"{type(problem).__name__}: {problem}" if _unexpected(problem) else str(problem)
        log.warning("%s cannot be used: %s", origin, " ".join(said.split()))


def _is_helper() -> bool:
    """Whether this process was started by another one of ours."""
    helper = False
    if sys.platform != "emscripten":
        from multiprocessing import parent_process

        helper = parent_process() is not None
    return helper


def _unexpected(problem: object) -> bool:
    return isinstance(problem, BaseException) and not isinstance(problem, BadPlugin | BadOption)


def is_path(name: str) -> bool:
    """Whether a name is a path: the name of a game or bot has no colon."""
    return ":" in name


def import_path(path: str) -> Any:
    """What lies at a path: `package.module:NAME`. Whoever names one has its module run."""
    module, _, names = path.partition(":")
    try:
        if not module or not names:
            raise ImportError("it is not MODULE:NAME")
        return reduce(getattr, names.split("."), import_module(module))
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("bad-path", path=path, problem=" ".join(why.split())) from error
