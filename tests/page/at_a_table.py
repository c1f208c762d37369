"""What a page says to its tables, for tests here and in Pyodide. Free of pytest."""

from functools import partial
from random import Random
from typing import Any

from tests.page.carried import Tab


def against_bots(game: str, bot: str = "greedy") -> dict[str, Any]:
    players = 4 if game == "partners" else 2
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
    return {"game": game, "seats": seats}


async def opened(tab: Tab, game: str, bot: str = "greedy") -> str:
    """A table with bots, and a socket that watches it."""
    opening = await tab.ask("POST", "/api/tables", against_bots(game, bot))
    await watched(tab, opening["table"])
    return str(opening["table"])


async def watched(tab: Tab, table: str) -> None:
    tab.carrier.connect(1, "en")
    tab.say(do="watch", ask="q1", table=table, seat=0, after=0)
    await tab.until(lambda: tab.view)


async def move(tab: Tab, luck: Random) -> None:
    """Any legal move, which is acknowledged and shown."""
    view = tab.view
    chosen = luck.choice(view["legal"])["text"]
    cmd = f"command-{view['n']}"
    tab.say(do="move", cmd=cmd, table=view["table"], seat=0, decision=view["decision"], moves=[chosen])
    answer = await tab.until(lambda: tab.answer(cmd))
    assert answer["type"] == "accepted", answer
    await tab.until(partial(tab.has_seen, answer["n"]))


async def to_the_end(tab: Tab) -> None:
    luck = Random(7)
    while True:
        await tab.until(lambda: tab.view["legal"] or tab.view["status"] == "finished")
        if tab.view["status"] == "finished":
            return
        await move(tab, luck)
