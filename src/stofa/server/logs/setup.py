"""Has everything logged as JSON: what the server says, libraries, warnings, errors that nobody caught."""

import asyncio
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from stofa.server.logs.json_lines import JsonLines
from stofa.server.logs.throttle import Throttle

log = logging.getLogger(__name__)


@contextmanager
def json_log(level: str = "info") -> Iterator[None]:
    """Until the end, all logs go to standard error, the server's own from this level on."""
    throttle = Throttle()
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(throttle)
    root, own = logging.getLogger(), logging.getLogger("stofa")
    # Only warnings of uvicorn: at lower levels it logs the address of every client.
    levels: dict[logging.Logger, int | str] = {
        root: logging.WARNING,
        own: level.upper(),
        logging.getLogger("uvicorn"): logging.WARNING,
    }
    before = {logger: logger.level for logger in levels}
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    root.addHandler(handler)
    for logger, wanted in levels.items():
        logger.setLevel(wanted)
    logging.captureWarnings(True)
    sys.excepthook = lambda _kind, error, _trace: _uncaught(error)
    threading.excepthook = lambda hook: _uncaught(hook.exc_value)
    sys.unraisablehook = lambda hook: _uncaught(hook.exc_value)
    try:
        yield
    finally:
        if left_out := throttle.left_out():
            log.warning("messages were left out", extra={"left_out": left_out})
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
        logging.captureWarnings(False)
        for logger, wanted in before.items():
            logger.setLevel(wanted)
        root.removeHandler(handler)


def _uncaught(error: BaseException | None) -> None:
    log.error("an error that nobody caught", exc_info=error)


def log_errors_of(loop: asyncio.AbstractEventLoop) -> None:
    """Have errors in an event loop logged without what asyncio tells of the objects they happened in."""
    loop.set_exception_handler(_in_loop)


def _in_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    log.error(
        "an error in the event loop",
        extra={"where": context.get("message")},
        exc_info=context.get("exception"),
    )
