"""Playing without a server: the same messages, carried to tables that run beside the page."""

import json
from functools import partial
from random import Random
from typing import Final

import pytest

from stofa.bots import search
from stofa.bots.budgets import SECONDS
from stofa.games import own_titles
from tests.page.at_a_table import move, opened, to_the_end, watched
from tests.page.carried import Tab, with_tabs
from tests.page.kept_records import KeptRecords

TITLES: Final = sorted(own_titles())


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_played_kept_and_looked_at_again(game: str) -> None:
    async def test(tab: Tab) -> None:
        table = await opened(tab, game)
        await to_the_end(tab)
        record = await tab.ask("GET", f"/api/tables/{table}/record")
        assert record["result"]["winners"]
        assert {task["type"] for task in tab.tasks} == {"think"}
        listed = await tab.ask("GET", "/api/tables")
        assert [own["table"] for own in listed["tables"]] == [table]
        replay = await tab.ask("GET", f"/api/tables/{table}/replay?from=0&count=3")
        assert len(replay["frames"]) == 3
        again = await tab.ask("POST", "/api/records", json.dumps(record))
        assert (await tab.ask("GET", f"/api/tables/{again['table']}/record"))["moves"] == record["moves"]

    with_tabs(1, test)


def test_a_running_game_is_taken_along_and_goes_on_elsewhere() -> None:
    async def test(here: Tab) -> None:
        table = await opened(here, "partners")
        for _ in range(2):
            await here.until(here.is_asked)
            await move(here, Random(3))
        await here.until(here.is_asked)
        record = json.loads(await here.carrier.take_along(table))
        assert "result" not in record

        async def go_on(there: Tab) -> None:
            opening = await there.ask("POST", "/api/records", json.dumps(record))
            assert opening["you"]["seats"] == [0]
            await watched(there, opening["table"])
            assert there.view["moves"] == here.view["moves"]
            assert there.view["position"] == here.view["position"]
            await to_the_end(there)
            whole = await there.ask("GET", f"/api/tables/{opening['table']}/record")
            assert whole["moves"][: len(record["moves"])] == record["moves"]
            bots = {**record, "seats": ["bot:medium"] * 4}
            refused = await there.ask("POST", "/api/records", json.dumps(bots), status=409)
            assert refused["code"] == "record-running"

        elsewhere = Tab(KeptRecords())
        await elsewhere.service.open()
        await go_on(elsewhere)
        await elsewhere.service.close()

    with_tabs(1, test)


def test_two_tabs_play_at_one_table() -> None:
    async def test(one: Tab, other: Tab) -> None:
        table = await opened(one, "partners")
        await watched(other, table)
        luck = Random(3)
        for turn in range(8):
            here, there = (one, other) if turn % 2 else (other, one)
            await here.until(here.is_asked)
            await move(here, luck)
            await there.until(partial(there.has_seen, here.view["n"]))
        for tab in (one, other):  # until the bots have moved
            await tab.until(tab.is_asked)
        logs = [await tab.ask("GET", f"/api/tables/{table}/events?seat=0&after=0") for tab in (one, other)]
        assert logs[0]["events"] == logs[1]["events"]
        assert [event["n"] for event in logs[0]["events"]] == list(range(1, len(logs[0]["events"]) + 1))

    with_tabs(2, test)


def test_a_tab_that_comes_later_finds_everything() -> None:
    async def test(one: Tab, later: Tab) -> None:
        table = await opened(one, "ticket-to-ride-card-game")
        luck = Random(5)
        for _ in range(3):
            await one.until(one.is_asked)
            await move(one, luck)
        known = await one.ask("GET", f"/api/tables/{table}/events?seat=0&after=0")
        await one.service.close()  # killed, as far as it knows
        await watched(later, table)
        found = await later.ask("GET", f"/api/tables/{table}/events?seat=0&after=0")
        assert found["events"][: len(known["events"])] == known["events"]
        await to_the_end(later)

    with_tabs(2, test)


def test_on_a_slow_device_bots_think_less_and_not_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def slow() -> float:
        looks.append(len(looks))  # a second has passed since the last look
        return float(looks[-1])

    async def test(tab: Tab) -> None:
        monkeypatch.setattr(search, "process_time", slow)
        await opened(tab, "ticket-to-ride-card-game", "expert")
        await tab.until(tab.is_asked)
        before, tasks = len(looks), len(tab.tasks)
        while len(tab.tasks) == tasks:
            await move(tab, Random(5))
            await tab.until(tab.is_asked)
        assert 0 < len(looks) - before <= (SECONDS["expert"] + 2) * (len(tab.tasks) - tasks)

    with_tabs(1, test)


def test_a_bot_that_fails_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def test(tab: Tab) -> None:
        async def broken(task: str, can_wait: bool) -> str:
            raise OSError("the worker has ended")

        tab.service.thinker._call = broken
        await opened(tab, "ticket-to-ride-card-game", "thoughtful")
        luck = Random(5)
        for _ in range(3):
            await tab.until(tab.is_asked)
            await move(tab, luck)

    with_tabs(1, test)
    assert "a worker failed" in caplog.text


def test_what_there_is_not_is_refused() -> None:
    async def test(tab: Tab) -> None:
        for path in ("/api/addresses", "/api/nothing", "/api/tables/none/none"):
            assert (await tab.ask("GET", path, status=404))["code"] == "no-page"
        assert (await tab.ask("GET", "/api/tables/none", status=404))["code"] == "no-table"
        assert (await tab.ask("POST", "/api/tables", "{", status=400))["code"] == "bad-message"
        tab.carrier.connect(1, "en")
        tab.carrier.say(1, '{"do": "nothing", "cmd": "a-command"}')
        assert (await tab.until(lambda: tab.answer("a-command")))["code"] == "bad-message"
        tab.say(do="ping")
        await tab.until(lambda: {"type": "pong"} in tab.heard)
        tab.carrier.disconnect(1)
        tab.say(do="ping")  # nobody hears it

    with_tabs(1, test)
