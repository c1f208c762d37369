"""Several server processes at one PostgreSQL behave like one (P17)."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.databases import new_database
from tests.server.killed_processes import play
from tests.server.running_server import Person, Running, command, wait_until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def both(postgres: Any) -> Iterator[tuple[Running, str, int]]:
    """One server in this process and one in another; the other's address and process."""
    database = new_database(postgres)
    with Running(database) as one:
        arguments = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", database]
        two = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert two.stdout is not None
            found = re.search(r"http://[0-9.:]+", two.stdout.readline())
            assert found is not None
            yield one, found[0], two.pid
            if two.poll() is None:
                two.send_signal(signal.SIGTERM)
                assert two.wait(20) == 0
        finally:
            if two.poll() is None:
                two.kill()
            two.wait()
            assert two.stdout is not None
            two.stdout.close()


def seated(both: tuple[Running, str, int]) -> tuple[Person, Person, str]:
    """Anna at one process, Björn at the other, at one table."""
    anna, bjorn = both[0].person(), Person(both[1])
    opened = anna.open("me", "link", options={"start": 0})
    bjorn.claim(opened["links"][0]["code"])
    table = str(opened["table"])
    wait_until(lambda: bool(anna.look(table)["status"] == "playing"))  # her process is told, but not at once
    return anna, bjorn, table


def test_what_happens_at_one_is_told_at_the_other(both: tuple[Running, str, int]) -> None:
    anna, bjorn, table = seated(both)
    with bjorn.socket() as far, anna.socket() as near:
        n = far.watch(table, 1)["view"]["n"]
        assert near.watch(table, 0)["type"] == "update"
        assert near.until("presence")["present"] in ([True, False], [True, True])
        assert anna.move(table, 0, "take stock")["type"] == "accepted"
        told = far.until("update")
        assert [event["n"] for event in told["events"]] == [n + 1, n + 2]
        assert told["view"] == bjorn.look(table, 1)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["present"] == [True, True])
    wait_until(lambda: anna.get(f"/api/tables/{table}")["present"] == [False, False])


def test_a_screen_at_one_is_known_at_the_other(both: tuple[Running, str, int]) -> None:
    anna, _, table = seated(both)
    code = anna.get(f"/api/tables/{table}/screen")["code"]
    with anna.socket() as seat:
        seat.watch(table, 0)
        with Person(both[1]).socket() as screen:
            screen.send(do="watch", table=table, screen=code)
            assert "you" not in screen.until("update")
            while not seat.until("presence").get("screen"):
                pass
        while seat.until("presence").get("screen"):
            pass


def test_the_same_command_at_both_is_done_once(both: tuple[Running, str, int]) -> None:
    anna, bjorn, table = seated(both)
    elsewhere = Person(both[1], anna.secret)
    view = anna.look(table, 0)
    assert elsewhere.look(table, 0) == view
    order = command("move", table, 0, moves=["take stock"], decision=view["decision"])
    with ThreadPoolExecutor(8) as pool:
        who = [anna, elsewhere] * 4
        answers = list(pool.map(lambda person: person.post("/api/commands", order), who))
    assert {answer["type"] for answer in answers} == {"accepted"}
    assert len({answer["n"] for answer in answers}) == 1
    assert sum("duplicate" not in answer for answer in answers) == 1
    assert bjorn.look(table)["moves"] == view["moves"] + 2


def test_a_command_id_is_known_at_the_other_whatever_else_it_says(both: tuple[Running, str, int]) -> None:
    anna, _, table = seated(both)
    elsewhere = Person(both[1], anna.secret)
    decision = elsewhere.look(table, 0)["decision"]
    first = anna.do("move", table, 0, cmd="the-same-id", moves=["take stock"], decision=decision)
    view = anna.look(table, 0)
    for _ in range(2):  # before the other process has read on, perhaps, and after it
        again = elsewhere.do(
            "move", table, 0, cmd="the-same-id", moves=["postmaster stock"], decision=view["decision"]
        )
        assert (again["type"], again["n"], again["duplicate"]) == ("accepted", first["n"], True)
    assert anna.look(table, 0) == view


def test_of_two_moves_for_one_decision_one_is_stale(both: tuple[Running, str, int]) -> None:
    anna, _, table = seated(both)
    elsewhere = Person(both[1], anna.secret)
    for _ in range(5):
        view = anna.look(table, 0)
        if view["turn"] != 0:
            break
        orders = [
            (person, command("move", table, 0, moves=[view["legal"][-1]["text"]], decision=view["decision"]))
            for person in (anna, elsewhere)
        ]
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda one: one[0].post("/api/commands", one[1], None), orders))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "stale"]


def test_a_seat_that_is_given_away_is_lost_at_once_everywhere(both: tuple[Running, str, int]) -> None:
    anna, bjorn, table = seated(both)
    with bjorn.socket() as far:
        far.watch(table, 1)
        Person(anna.url, bjorn.secret).post(f"/api/tables/{table}/give", {"seat": 1})
        assert bjorn.do("nudge", table, 1)["code"] == "not-your-seat"
        assert far.until("gone")["seat"] == 1


def test_a_deleted_table_is_gone_everywhere(both: tuple[Running, str, int]) -> None:
    anna, bjorn, table = seated(both)
    with bjorn.socket() as far:
        far.watch(table)
        anna.http.delete(f"/api/tables/{table}")
        far.until("gone")
    bjorn.get(f"/api/tables/{table}", 404)


def test_bots_at_one_process_play_for_both(both: tuple[Running, str, int]) -> None:
    anna, bjorn, table = seated(both)
    bjorn.do("leave", table, 1)
    anna.do("leave", table, 0)
    wait_until(lambda: bjorn.look(table)["status"] == "finished", 60)
    assert anna.log(table) == bjorn.log(table)


def test_when_a_process_dies_the_other_plays_its_bots(both: tuple[Running, str, int]) -> None:
    """The last test here: afterwards there is only one process."""
    bjorn = Person(both[1])
    table = bjorn.open("me", "greedy", "greedy", "random")["table"]
    bjorn.do("leave", table, 0)
    wait_until(lambda: bjorn.look(table)["moves"] > 20, every=0.1)
    os.kill(both[2], signal.SIGKILL)
    anna = Person(both[0].url, bjorn.secret)
    assert anna.look(table)["status"] == "playing"
    wait_until(lambda: anna.look(table)["status"] == "finished", 60)
    log = anna.log(table)
    assert [event["n"] for event in log] == list(range(1, len(log) + 1))


def test_people_play_on_while_processes_are_killed(postgres: Any) -> None:
    """The long version is a command of its own (`tests/server/killed_processes.py`)."""
    outcome = play(new_database(postgres), kills=2, processes=2, tables=3, pause_s=1.0)
    assert outcome.acknowledged > 0
