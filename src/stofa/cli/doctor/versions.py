"""Whether what is installed is whole and new enough."""

import platform
import sqlite3
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final

import stofa
from stofa.cli.doctor.finding import Finding, advice, broken, ok
from stofa.engine.words import package_file

OLDEST_SQLITE: Final = (3, 35, 0)
"""The oldest SQLite whose SQL is understood: from 2021."""


def check_versions() -> Iterator[Finding]:
    yield ok("versions", "versions", version=stofa.__version__, python=platform.python_version())
    if stofa.COMPILED:
        yield ok("versions", "core-compiled")
    else:
        yield advice("versions", "core-plain")
    if package_file("stofa", "web", "index.html") is None:
        yield broken("versions", "no-page")
    if sys.platform in ("linux", "darwin") and find_spec("uvloop") is None:
        yield advice("versions", "no-uvloop")
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        yield broken("versions", "old-sqlite", version=sqlite3.sqlite_version, oldest=oldest)
