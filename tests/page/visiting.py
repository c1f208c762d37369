"""A visit to the page without a server, from which all sentences are left to the page. Free of pytest."""

import json
from random import Random

from stofa.games import own_titles
from stofa.page import worker
from stofa.page.sentences import BEGIN
from tests.page.at_a_table import against_bots, move, opened, to_the_end
from tests.page.carried import Tab


async def visit(tab: Tab) -> None:
    """Plays, is refused, reads rules and lessons, with sentences that are left to the page."""
    assert worker.shelves()
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
    await finished(tab)
    named = {**against_bots("partners"), "seats": [{"kind": "me", "name": "Bot"}]}
    await tab.ask("POST", "/api/tables", named, status=422)


async def finished(tab: Tab) -> None:
    """A game with a hint, that is played to its end, looked at again, and read in as a record."""
    tab.heard.clear()
    table = await opened(tab, "partners")
    await tab.until(lambda: tab.view["legal"])
    tab.say(do="hint", ask="hint", table=table, seat=0)
    await tab.until(lambda: tab.answer("hint"))
    await to_the_end(tab)
    record = await tab.ask("GET", f"/api/tables/{table}/record")
    await tab.ask("GET", f"/api/tables/{table}/replay?from=0&count=3")
    again = await tab.ask("POST", "/api/records", json.dumps(record))
    assert (await tab.ask("GET", f"/api/tables/{again['table']}/record"))["moves"] == record["moves"]
