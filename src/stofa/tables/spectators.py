"""Those who look at a table and have no seat there. There may be a thousand of them.

What all of them get is encoded once, and handed out in slices: between two of them the event loop does
whatever else there is to do, so that no other table waits for a large audience. Whoever has not taken the
last message yet gets nothing more until then. So nothing piles up for a slow reader: it gets what it has
missed when it is ready for that, and if that was much, a view of how the table stands by then.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final

import msgspec

from stofa.tables.errors import Refused
from stofa.tables.watcher import Watcher

SLICE: Final = 32
"""Number of spectators that are sent something in one turn of the event loop: about a millisecond's work."""

RECENT: Final = 32
"""Number of messages that are kept for those who have not taken them yet."""

log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True):
    """A message to all spectators."""

    whole: bytes
    """With everything, for those who take no changes."""
    changes: bytes

    def to(self, watcher: Watcher) -> bytes:
        return self.changes if watcher.takes_changes else self.whole


class _Place(msgspec.Struct):
    """How far one spectator has got."""

    told: int
    """How many of the news it was told, or needs no more."""
    n: int
    """The number of the last event it knows."""
    waiting: bool = False
    """Whether it will be looked after as soon as it is ready."""


class Spectators:
    def __init__(self, resume: Callable[[Watcher, int], Awaitable[int]]) -> None:
        self._resume = resume
        """Tells one of them all that happened after an event, and how the table stands; the last event."""
        self.view: dict[str, Any] = {}
        """What they see, as of the last event, if there are any."""
        self._places: dict[Watcher, _Place] = {}
        self._recent: deque[News] = deque(maxlen=RECENT)
        self._told = 0
        """Number of news so far."""
        self._n = 0
        """The number of the last event that they told of."""
        self._behind: dict[Watcher, None] = {}
        """Those who are to be told some of the news, in order."""
        self._far_behind: dict[Watcher, None] = {}
        """Those who have missed so much that they are to be told how the table stands, in order."""
        self._handing_out: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._places)

    def __contains__(self, watcher: object) -> bool:
        return watcher in self._places

    @property
    def all_take_changes(self) -> bool:
        return all(watcher.takes_changes for watcher in self._places)

    def add(self, watcher: Watcher, n: int) -> None:
        """One more, who knows everything up to an event."""
        self._places[watcher] = _Place(self._told, n)

    def remove(self, watcher: Watcher) -> None:
        for them in (self._places, self._behind, self._far_behind):
            them.pop(watcher, None)
        if not self._places:
            self.view = {}
            self._recent.clear()

    def tell(self, news: News, n: int) -> None:
        """Tell all of them something, after which they know the events up to a number."""
        if not self._places:
            return
        self._recent.append(news)
        self._told += 1
        self._n = n
        self._behind.update(dict.fromkeys(self._places))  # whoever waits already keeps its turn
        if self._handing_out is None:
            self._hand_out_slice()
            self._go_on()

    # ── Handing out ─────────────────────────────────────────────────────────────────────────────────

    def _go_on(self) -> None:
        if self._handing_out is None and (self._behind or self._far_behind):
            self._handing_out = asyncio.get_running_loop().create_task(self._hand_out())

    async def _hand_out(self) -> None:
        try:
            while self._behind or self._far_behind:
                await asyncio.sleep(0)
                self._hand_out_slice()
                if self._far_behind:
                    await self._tell_how_it_stands(next(iter(self._far_behind)))
        except Exception:
            log.exception("spectators could not be told")
        finally:
            self._handing_out = None

    def _hand_out_slice(self) -> None:
        for watcher in list(islice(self._behind, SLICE)):
            del self._behind[watcher]
            self._hand(watcher, self._places[watcher])

    def _hand(self, watcher: Watcher, place: _Place) -> None:
        missed = self._told - place.told
        if place.waiting:
            return
        if not watcher.ready:
            place.waiting = True
            watcher.when_ready(partial(self._ready, watcher))
        elif missed > len(self._recent):
            self._far_behind[watcher] = None
        else:
            for news in islice(self._recent, len(self._recent) - missed, None):
                watcher.tell(news.to(watcher))
            place.told, place.n = self._told, self._n

    def _ready(self, watcher: Watcher) -> None:
        place = self._places.get(watcher)
        if place is not None:
            place.waiting = False
            self._behind[watcher] = None
            self._go_on()

    async def _tell_how_it_stands(self, watcher: Watcher) -> None:
        del self._far_behind[watcher]
        place = self._places[watcher]
        try:
            place.n = await self._resume(watcher, place.n)
            place.told = self._told
        except Refused:
            pass  # it is tried again with the next news
