"""Long logs are worked through in slices, so that the event loop can go on in between."""

import asyncio
from collections.abc import Sequence
from typing import Final

from stofa.tables.events import Event
from stofa.tables.protocol import SeenEvent
from stofa.tables.state import TableState, followed
from stofa.tables.updates import move_paths, seen_events

MOVES: Final = 100
"""Number of events that are followed before the event loop goes on: some milliseconds."""

EVENTS: Final = 500
"""Number of events that are made ready for sending before the event loop goes on."""


async def followed_in_slices(state: TableState, events: Sequence[Event]) -> TableState:
    """What follows from more of the log."""
    for first in range(0, len(events), MOVES):
        if first:
            await asyncio.sleep(0)
        state = followed(state, events[first : first + MOVES])
    return state


async def seen_in_slices(state: TableState, events: Sequence[Event], seat: int | None) -> list[SeenEvent]:
    """The last events of a table as a seat, or a spectator, may know them."""
    paths = move_paths(state, events)
    seen: list[SeenEvent] = []
    for first in range(0, len(events), EVENTS):
        if first:
            await asyncio.sleep(0)
        seen += seen_events(state, events[first : first + EVENTS], seat, paths)
    return seen
