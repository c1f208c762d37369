"""What a bot would do: for the seat that asks alone, counted, and only where the table wants it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stofa.tables import protocol as p
from stofa.tables.credentials import fingerprint
from stofa.tables.tasks import Advised
from tests.server.running_server import GAME, Person, Running, let_bots_finish, wait_until


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def opened(anna: Person, *others: str, **more: Any) -> str:
    return str(anna.open("me", *(others or ("here",)), options={"start": 0}, **more)["table"])


def ask(anna: Person, table: str, seat: int = 0, status: int = 200, **more: Any) -> dict[str, Any]:
    body = {"seat": seat, "decision": anna.look(table, 0)["decision"]} | more
    return dict(anna.post(f"/api/tables/{table}/hint", body, status))


def hinted(anna: Person, table: str) -> list[int]:
    return [event["what"]["seat"] for event in anna.log(table) if event["what"]["kind"] == "hinted"]


@pytest.mark.slow
def test_a_hint_is_a_legal_move_and_changes_nothing_but_the_count(anna: Person) -> None:
    table = opened(anna)
    before = anna.look(table, 0)
    hint = ask(anna, table)
    assert hint["type"] == "advice"
    assert hint["decision"] == before["decision"]
    assert hint["moves"][0] in before["legal"]
    assert 0 <= hint["other"]["chance"] <= hint["chance"] <= 1
    assert hint["other"]["move"] in before["legal"]
    assert all(reason["rule"].startswith("TT-") for reason in hint.get("because", []))
    after = anna.look(table, 0)
    assert [seat.get("hints", 0) for seat in after["seats"]] == [1, 0]
    same = {"legal", "decision", "position", "turn", "moves", "undoable"}
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert anna.move(table, 0, hint["moves"][0]["text"])["type"] == "accepted"


def test_asked_again_it_is_the_same_and_not_counted_again(anna: Person) -> None:
    table = opened(anna)
    assert ask(anna, table) == ask(anna, table)
    assert hinted(anna, table) == [0]
    anna.move(table, 0)
    assert ask(anna, table)["type"] == "advice"
    assert hinted(anna, table) == [0, 0]


def test_however_many_ask_meanwhile_it_is_thought_about_once(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(anna)
    asked = p.AskHint(0, anna.look(table, 0)["decision"])
    device = fingerprint(anna.secret or "")
    begun, thought = asyncio.Event(), asyncio.Event()
    times = 0

    async def advice(*_: Any) -> Advised:
        nonlocal times
        times += 1
        begun.set()
        await thought.wait()
        return Advised(["take stock"], 0.5, None, [])

    async def several() -> None:
        found = await server.context.tables.get(table)
        one, *others = [
            asyncio.create_task(server.context.adviser.hint(found, asked, device, "en")) for _ in range(3)
        ]
        await begun.wait()
        one.cancel()  # goes away, and takes nothing from the others
        await asyncio.sleep(0.2)
        thought.set()
        taken = found.title.moves.read("take stock")
        assert await asyncio.gather(*others) == [p.Advice(asked.decision, [taken.encoded], 0.5)] * 2

    monkeypatch.setattr(server.context.workers, "advice", advice)
    server.run(several())
    assert times == 1


def test_everybody_sees_that_somebody_asked_and_nobody_what_they_were_told(
    server: Running, anna: Person
) -> None:
    table = opened(anna)
    watcher = server.person()
    with watcher.socket() as socket:
        socket.watch(table)
        hint = ask(anna, table)
        told = socket.until("update")
        assert [event["what"] for event in told["events"]] == [{"kind": "hinted", "seat": 0}]
        assert told["view"]["seats"][0]["hints"] == 1
        assert not any(b'"advice"' in line or b'"chance"' in line for line in socket.bytes)
    assert hint["moves"]


def test_at_a_table_without_hints_there_are_none(anna: Person) -> None:
    table = opened(anna, hints=False)
    view = anna.look(table, 0)
    assert view["hints"] is False
    assert ask(anna, table, status=403)["code"] == "no-hints"
    assert anna.look(table, 0) == view
    assert anna.look(opened(anna), 0)["hints"] is True


def test_only_ones_own_seat_and_only_in_ones_turn(server: Running, anna: Person) -> None:
    table = opened(anna)
    assert ask(anna, table, seat=1, status=409)["code"] == "not-your-turn"
    assert ask(anna, table, decision=0, status=409)["type"] == "stale"
    assert ask(anna, table, seat=9, status=403)["code"] == "not-your-seat"
    stranger = server.person()
    body = {"seat": 0, "decision": anna.look(table, 0)["decision"]}
    assert stranger.post(f"/api/tables/{table}/hint", body, 403)["code"] == "not-your-seat"
    assert hinted(anna, table) == []


@pytest.mark.slow
def test_not_before_the_game_not_after_it_and_not_for_a_bot(anna: Person) -> None:
    waiting = anna.open("me", "link")["table"]
    body = {"seat": 0, "decision": 0}
    assert anna.post(f"/api/tables/{waiting}/hint", body, 409)["code"] == "not-started"
    table = opened(anna)
    let_bots_finish(anna, table, [0, 1])
    assert anna.post(f"/api/tables/{table}/hint", body, 409)["code"] == "game-over"
    assert hinted(anna, table) == []


@pytest.mark.slow
def test_the_count_outlives_the_server_and_what_is_taken_back(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db") as server:
        anna = server.person()
        table = opened(anna, "greedy")
        ask(anna, table)
        anna.move(table, 0)
        wait_until(lambda: anna.look(table, 0)["turn"] == 0)
        view = anna.look(table, 0)
        assert anna.do("undo", table, 0, decision=view["decision"])["type"] == "accepted"
        ask(anna, table)
    with Running(tmp_path / "stofa.db") as server:
        anna.http.base_url = server.url
        assert [seat.get("hints", 0) for seat in anna.look(table, 0)["seats"]] == [2, 0]


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAME, "ticket-to-ride-card-game"])
def test_a_rematch_is_by_the_same_agreement(anna: Person, game: str) -> None:
    table = anna.open("me", "here", game=game, hints=False)["table"]
    let_bots_finish(anna, table, [0, 1])
    again = anna.do("rematch", table)["table"]
    assert anna.look(again, 0)["hints"] is False
