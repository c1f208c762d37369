"""Log records as lines of JSON, whoever has made them."""

import logging
from datetime import UTC, datetime
from typing import Final

import msgspec

from stofa.server.logs.traces import trace_of

OWN: Final = "stofa"
"""Beginning of the names of loggers whose messages are known to name nobody."""

LONGEST: Final = 300
"""Number of characters after which the messages of others are cut off."""

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _message(record),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace_of(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def _message(record: logging.LogRecord) -> str:
    if record.name.partition(".")[0] == OWN:
        return record.getMessage()
    if isinstance(record.msg, BaseException):
        return type(record.msg).__name__
    # In further lines asyncio tells what objects look like inside.
    return (record.getMessage().strip().splitlines() or [""])[0][:LONGEST]
