"""What the page shows before Python runs in it: the games, their rules and lessons.

They are the tables' own answers, asked for when the folder is built.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from stofa.engine.words import LANGUAGES
from stofa.games import own_titles
from stofa.page.carrier import Answered, Asked, Carrier
from stofa.page.records import Change, Expected, Record, Span
from stofa.page.service import PageService
from stofa.tables import protocol as p

_answered: Final = msgspec.json.Decoder(Answered)


class _NoRecords:
    """There are no tables."""

    async def read(self, spans: Sequence[Span]) -> list[list[Record]]:
        return [[] for _ in spans]

    async def commit(self, expected: Sequence[Expected], changes: Sequence[Change]) -> int | None:
        raise NotImplementedError


def files() -> dict[str, bytes]:
    """The answers by the names of their files, in which `web/src/engine/workerCarrier.ts` looks first."""
    return asyncio.run(_files())


async def _files() -> dict[str, bytes]:
    paths = ["games"]
    for game in own_titles():
        paths += [f"games/{game}/rules", f"games/{game}/lesson"]
    carrier = Carrier(PageService(_NoRecords(), _nobody, _nothing, tab=""), _nothing)
    return {f"{path}.json": await _answer(carrier, path) for path in paths}


async def _answer(carrier: Carrier, path: str) -> bytes:
    asked = msgspec.json.encode(Asked("GET", f"/api/{path}", LANGUAGES[0])).decode()
    answered = _answered.decode(await carrier.request(asked))
    if answered.status != 200:
        raise ValueError(f"{path}: {bytes(answered.body).decode()}")
    if path == "games":
        # Whether the core is compiled where the page runs is not known here.
        games = msgspec.json.decode(answered.body, type=p.Games)
        return msgspec.json.encode(msgspec.structs.replace(games, compiled=False))
    return bytes(answered.body)


async def _nobody(task: str, can_wait: bool) -> str:
    raise NotImplementedError


def _nothing(*_: Any) -> None:
    pass


def main(folder: str) -> None:
    """Writes the files."""
    for name, text in files().items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


if __name__ == "__main__":
    main(sys.argv[1])
