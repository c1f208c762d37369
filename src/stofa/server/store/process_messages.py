"""What processes that share a database tell each other, over PostgreSQL's NOTIFY.

Every process listens on two channels: one of all, and one of its own. Only processes that have a table in
memory are told of it, so nobody hears its own news, and a single process hears nothing at all.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from stofa.tables.events import Event

CHANNEL: Final = "stofa"
"""Channel on which all processes listen."""

MOST_BYTES: Final = 7_900
"""Upper bound of the size of a message. PostgreSQL takes less than 8,000."""

MOST_NAMES: Final = 150
"""Upper bound of tables named in one message."""


class _Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    process: str
    """Who says so."""


class Here(_Message, frozen=True, tag="here"):
    """A heartbeat."""

    session: int
    """Number of the database session through which the process listens: it ends when the process dies."""


class Bye(_Message, frozen=True, tag="bye"):
    """The process ends."""


class Hello(_Message, frozen=True, tag="hello"):
    """The answer to a process that was not known: it has to ask again about its tables."""


class Who(_Message, frozen=True, tag="who"):
    """The process has taken these tables into memory, and asks who else has them."""

    tables: list[str]


class At(_Message, frozen=True, tag="at"):
    """The process has a table in memory: up to which event, and which seats are connected there."""

    table: str
    n: int
    seats: list[int]


class Without(_Message, frozen=True, tag="without"):
    """The process does not have these tables in memory."""

    tables: list[str]


class News(_Message, frozen=True, tag="news"):
    """Events that were appended to the log of a table, after a number. All that has changed is in them."""

    table: str
    after: int
    events: Sequence[Event]


class Newest(_Message, frozen=True, tag="newest"):
    """The newest event of a table, to be read from the database."""

    table: str
    n: int


class Deleted(_Message, frozen=True, tag="deleted"):
    table: str


class Spent(_Message, frozen=True, tag="spent"):
    """What devices and addresses have used up at the process since it said so last, by the kind of limit."""

    tokens: dict[str, dict[str, float]]
    sockets: dict[str, int]
    """How many connections each has at the process, where they are many."""


class Gone(_Message, frozen=True, tag="gone"):
    """A session that was looked for has ended. Said by the listener of the process that hears it."""

    session: int


Message = Gone | Here | Bye | Hello | Who | At | Without | News | Newest | Deleted | Spent

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Message)


class Notice(msgspec.Struct, frozen=True):
    """A message on its way."""

    channel: str
    message: str


def channel_of(process: str) -> str:
    return f"{CHANNEL}_{process}"


def notice(message: Message, channel: str = CHANNEL) -> Notice:
    return Notice(channel, _encoder.encode(message).decode())


def heard(message: str) -> Message | None:
    """A message as it came; None if it cannot be read, as that of a newer version may be."""
    try:
        found: Message = _decoder.decode(message)
        return found
    except msgspec.MsgspecError:
        return None


def news_of(process: str, table: str, after: int, events: Sequence[Event], *, complete: bool) -> str:
    """The message that events were written: with the events, if they are few and `complete`."""
    if complete:
        message = _encoder.encode(News(process, table, after, events))
        if len(message) <= MOST_BYTES:
            return message.decode()
    return _encoder.encode(Newest(process, table, events[-1].n)).decode()
