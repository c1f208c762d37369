"""Tables of an earlier version of the rules: they go on, are told and are looked back at by that version."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stofa
from stofa import Record
from stofa.tables import events as e
from stofa.tables.credentials import fingerprint
from stofa.tables.new_tables import _write_down
from stofa.tables.state import Draft, SeatSetup, Setup, TableState
from stofa.tables.store import Key
from stofa.tables.tasks import GameSoFar, advise
from tests.golden.corpus import records
from tests.server.running_server import GAME, Person, Running

TITLE = stofa.title(GAME)
SECRET = "s" * 43


def earlier_record() -> Record:
    """A whole game by version 1 of the rules, which version 2 would not have ended where it did (TT-38)."""
    for record in records(TITLE, 1):
        if record.result is not None and record.options["edition"] == "icelandic":
            try:
                stofa.replay(msgspec.structs.replace(record, rules=2))
            except stofa.BadRecord:
                return record
    raise AssertionError("no golden game tells the versions apart")


RECORD = earlier_record()
LAST_CARD = max(number for number, (mover, *_) in enumerate(RECORD.moves) if mover == "~")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "stofa.db"


@pytest.fixture
def running_table(database: Path) -> Iterator[tuple[Running, Person, str]]:
    """A database in which a game by version 1 waits for its last moves, and a server that has just begun."""
    with Running(database) as server:
        table = server.run(_begun(server))
    with Running(database) as server:
        anna = Person(server.url, SECRET)
        yield server, anna, table
        anna.close()


async def _begun(server: Running) -> str:
    seats = tuple(SeatSetup("person", f"P{seat}") for seat in range(len(RECORD.seats)))
    tables = server.context.tables
    draft = Draft(TableState.new(TITLE, 1, Setup(RECORD.options, seats, "seed")), tables.now())
    draft.add(e.Opened(GAME, len(seats)))
    draft.add(e.Started(""))
    draft.replay((mover, move) for mover, move, *_ in RECORD.moves[: LAST_CARD + 1])
    keys = [Key(fingerprint(SECRET), seat, "device") for seat in range(len(seats))]
    written = await _write_down(tables, draft, fingerprint(SECRET), keys)
    return written.id


def test_a_table_begun_by_an_earlier_version_goes_on_by_it(
    running_table: tuple[Running, Person, str],
) -> None:
    """Its last moves are tried, made, taken back and made again; then it is over, as it was then."""
    _, anna, table = running_table
    assert anna.look(table)["rules"] == 1
    assert anna.get(f"/api/tables/{table}/record")["rules"] == 1
    last = [(mover, move) for mover, move, *_ in RECORD.moves[LAST_CARD + 1 :]]
    for number, (seat, move) in enumerate(last):
        view = anna.look(table, seat)
        asked = {"do": "preview", "ask": "q", "table": table, "seat": seat}
        shown = anna.post("/api/commands", asked | {"decision": view["decision"], "moves": [move]})
        assert anna.move(table, seat, move)["type"] == "accepted"
        if number == 0:
            decision = anna.look(table, seat)["decision"]
            assert anna.do("undo", table, seat, decision=decision)["type"] == "accepted"
            assert anna.look(table, seat)["moves"] == view["moves"]
            assert anna.move(table, seat, move)["type"] == "accepted"
    assert shown["position"]["public"]["step"] == "over"
    view = anna.look(table)
    assert (view["status"], view["rules"], view["result"]) == ("finished", 1, RECORD.result)
    exported = anna.get(f"/api/tables/{table}/record")
    assert (exported["rules"], exported["moves"]) == (1, [[*move] for move in RECORD.moves])
    assert stofa.replay(msgspec.json.encode(exported)).rules == 1
    # Whoever plays again plays by the current rules.
    again = anna.do("rematch", table, 0)["table"]
    assert anna.look(again)["rules"] == TITLE.rules_version == 2


def test_a_record_of_an_earlier_version_is_taken_in_shown_and_analysed(running_table: Any) -> None:
    _, anna, _ = running_table
    answer = anna.http.post("/api/records", content=RECORD.to_json())
    table = answer.json()["table"]
    assert anna.look(table)["rules"] == 1
    assert anna.http.get(f"/api/tables/{table}/record").content == RECORD.to_json()
    total = len(RECORD.moves)
    frames = anna.get(f"/api/tables/{table}/replay", **{"from": total - 1, "count": 2})["frames"]
    assert [frame["position"]["public"]["step"] == "over" for frame in frames] == [False, True]
    decision = max(number for number, (mover, *_) in enumerate(RECORD.moves) if mover != "~")
    assert anna.get(f"/api/tables/{table}/verdict", at=decision)["made"]["chance"] in (0.0, 1.0)


def test_a_version_that_the_server_does_not_know_is_refused(database: Path) -> None:
    with Running(database) as server:
        anna = server.person()
        table, other = (anna.open("me", "here")["table"] for _ in range(2))
        secret = anna.secret
        unknown = msgspec.structs.replace(RECORD, rules=99)
        refused = anna.http.post("/api/records", content=unknown.to_json())
        assert refused.json()["code"] == "bad-record"
        assert "version 99" in refused.json()["sentence"]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", (table,))
    connection.close()
    with Running(database) as server:
        anna = Person(server.url, secret)
        refusal = anna.get(f"/api/tables/{table}", 409)
        assert refusal["code"] == "unknown-rules"
        assert "1, 2" in refusal["sentence"]
        assert anna.look(other)["rules"] == TITLE.rules_version


def test_bots_and_analysis_play_on_by_the_version_of_the_table() -> None:
    """What is sent to a worker process says which rules it is about."""
    game = stofa.replay(RECORD).cut(LAST_CARD + 1)
    so_far = GameSoFar.of(game)
    assert so_far.played().rules == 1
    assert isinstance(game.turn, int)
    advised = advise("table", so_far, game.turn, 1)
    assert advised.moves
    assert 0 <= advised.chance <= 1
