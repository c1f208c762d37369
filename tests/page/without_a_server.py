"""Plays in a Python that has nothing of what a browser lacks. Started by a test, in a process of its own."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from random import Random
from typing import Final

MISSING: Final = {
    "babel", "cryptography", "fluent", "ifaddr", "psycopg", "segno", "sqlalchemy", "starlette", "uvicorn",
    "uvloop", "websockets",
}  # fmt: skip


class Missing(MetaPathFinder):
    """Finds first, and refuses, what is not there in a browser."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in MISSING or name == "stofa.server":
            raise ModuleNotFoundError(f"{name} is not in a browser")
        return None


async def test(tab: "Tab") -> None:
    table = await opened(tab, "thurn-and-taxis", "thoughtful")
    for _ in range(5):
        await tab.until(lambda: tab.view["legal"])
        await move(tab, Random(1))
    refused = await tab.ask("POST", "/api/tables", against_bots("chess"), status=404)
    assert refused["sentence"].startswith(BEGIN), refused
    tab.say(do="why", ask="why", table=table, seat=0, move="take Ulm", chosen=[])
    why = await tab.until(lambda: tab.answer("why"))
    assert BEGIN in why["sentence"], why
    games = await tab.ask("GET", "/api/games")
    assert [bot["name"]["de"] for bot in games["bots"]]
    for game in own_titles():
        await tab.ask("GET", f"/api/games/{game}/rules")
        await tab.ask("GET", f"/api/games/{game}/lesson")
    named = {**against_bots("partners"), "seats": [{"kind": "me", "name": "Bot"}]}
    await tab.ask("POST", "/api/tables", named, status=422)
    print("played")


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())
    from stofa.games import own_titles
    from stofa.page import worker
    from stofa.page.sentences import BEGIN
    from tests.page.carried import Tab, with_tabs
    from tests.page.test_carrier import against_bots, move, opened

    assert worker.shelves()
    with_tabs(1, test)
