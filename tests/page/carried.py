"""A page without a browser: its tables, and what its drawing side would say and hear."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from stofa.page.carrier import Carrier
from stofa.page.service import PageService
from stofa.page.thinking import carry_out
from tests.page.kept_records import KeptRecords


class Tab:
    """One tab. Tabs that get the same records share what is kept, and hear each other through `others`."""

    def __init__(self, records: KeptRecords, others: "list[Tab] | None" = None) -> None:
        self.others = others if others is not None else []
        self.heard: list[dict[str, Any]] = []
        self.tasks: list[dict[str, Any]] = []
        self.service = PageService(records, self._think, self._tell_tabs, tab=str(id(self)))
        self.carrier = Carrier(self.service, self._hear)
        self.others.append(self)

    async def _think(self, task: str, can_wait: bool) -> str:
        self.tasks.append(json.loads(task))
        await asyncio.sleep(0)
        return carry_out(task)

    def _tell_tabs(self, text: str) -> None:
        for tab in self.others:
            if tab is not self:
                tab.service.tabs.hear(text)

    def _hear(self, number: int, text: str) -> None:
        self.heard += map(json.loads, text.split("\n"))

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        asked = {"method": method, "path": path, "language": "en", "body": text}
        answered = json.loads(await self.carrier.request(json.dumps(asked)))
        assert answered["status"] == status, answered
        return answered["body"]

    def say(self, **message: Any) -> None:
        self.carrier.say(1, json.dumps(message))

    @property
    def view(self) -> Any:
        """How the table stands, as the page was last told; None if it was not told yet."""
        views = [message["view"] for message in self.heard if message["type"] == "update"]
        return views[-1] if views else None

    def is_asked(self) -> bool:
        """Whether it is this seat's turn."""
        return bool(self.view["legal"])

    def has_seen(self, event: int) -> bool:
        return int(self.view["n"]) >= event

    def answer(self, request: str) -> Any:
        """What a command or question was answered, if it was."""
        return next((told for told in self.heard if request in (told.get("cmd"), told.get("ask"))), None)

    async def until(self, found: Callable[[], Any]) -> Any:
        async with asyncio.timeout(30):
            while not (result := found()):
                await asyncio.sleep(0.005)
        return result


async def using_tabs(count: int, test: Callable[..., Awaitable[None]]) -> None:
    """Run a test with some tabs of one browser."""
    records, tabs = KeptRecords(), list[Tab]()
    for _ in range(count):
        await Tab(records, tabs).service.open()
    try:
        await test(*tabs)
    finally:
        for tab in tabs:
            await tab.service.close()


def with_tabs(count: int, test: Callable[..., Awaitable[None]]) -> None:
    """The same, from a test that is no coroutine."""
    asyncio.run(using_tabs(count, test))
