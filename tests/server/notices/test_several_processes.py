"""Several processes at one PostgreSQL: everybody is told once, by whichever process is alive."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from stofa.server.notices.sender import LEAD_MS, LEASE_MS, LOOK_AGAIN_MS
from tests.server.databases import new_database
from tests.server.notices.push_service import Browser, PushService
from tests.server.notices.two_players import SetClock, TwoPlayers, sweep
from tests.server.running_server import Running, wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def database(postgres: Any) -> str:
    return new_database(postgres)


def seated(server: Running, push_service: PushService) -> tuple[TwoPlayers, Browser]:
    """Two players, of whom Björn wants to be told."""
    push_service.key = server.person().get("/api/notices")["push_key"]
    two, bjorns = TwoPlayers(server), push_service.browser("bjorn")
    two.bjorn.post("/api/notices/push", bjorns.subscription)
    return two, bjorns


def wait_until_known(server: Running) -> None:
    """Until a server knows who is connected to the others: for as long, everybody may be."""
    tables = server.context.tables
    wait_until(lambda: all(map(tables.peers.know, list(tables.live))))


def sweep_until_known(clock: SetClock, *servers: Running) -> None:
    """Let servers look for somebody to tell, also at tables that they have just loaded."""
    for server in servers:
        sweep(server)
        wait_until_known(server)
    clock.goes_on(LOOK_AGAIN_MS)
    for server in servers:
        sweep(server)


def test_of_several_processes_one_tells(database: str, clock: SetClock, push_service: PushService) -> None:
    with (
        Running(database, clock, loopback_push=True) as one,
        Running(database, clock, loopback_push=True) as two,
    ):
        assert two.person().get("/api/notices")["push_key"] == one.person().get("/api/notices")["push_key"]
        players, bjorns = seated(one, push_service)
        for turn in range(1, 4):
            players.pass_turn()
            clock.goes_on()
            wait_until_known(one)
            wait_until_known(two)
            with ThreadPoolExecutor(2) as pool:
                for _ in range(3):
                    list(pool.map(sweep, (one, two)))
                    wait_until_known(one)
                    wait_until_known(two)  # which may have loaded the table just now
                    clock.goes_on(LEASE_MS)
            assert len(bjorns.messages) == turn
            players.pass_turn()


def test_another_process_goes_on_where_one_has_stopped(
    database: str, clock: SetClock, push_service: PushService
) -> None:
    with Running(database, clock, loopback_push=True) as one:
        players, bjorns = seated(one, push_service)
        with Running(database, clock, loopback_push=True) as two:
            players.pass_turn()
            clock.goes_on()
            wait_until_known(one)
            sweep(one)
            assert len(bjorns.messages) == 1
            # It hangs, and does not say that it has stopped.
            players.at(two).pass_turn()
            players.pass_turn()
            clock.goes_on(LEAD_MS + 30_000)
            sweep_until_known(clock, two)
            assert len(bjorns.messages) == 2
            clock.goes_on(LEAD_MS + LEASE_MS)
            sweep_until_known(clock, one)
            assert len(bjorns.messages) == 2


def test_who_is_connected_to_another_process_is_not_told(
    database: str, clock: SetClock, push_service: PushService
) -> None:
    with (
        Running(database, clock, loopback_push=True) as one,
        Running(database, clock, loopback_push=True) as two,
    ):
        players, bjorns = seated(two, push_service)
        sweep(one)  # it leads from now on
        with players.bjorn.socket() as socket:
            socket.watch(players.table, 1)
            players.pass_turn()
            clock.goes_on()
            sweep(one)
            near = one.person()
            wait_until(lambda: near.get(f"/api/tables/{players.table}")["present"] == [False, True])
            clock.goes_on(LOOK_AGAIN_MS)
            sweep(one)
            assert bjorns.messages == []
        wait_until(lambda: not near.get(f"/api/tables/{players.table}")["present"][1])
        clock.goes_on(60_000)
        sweep(one)
        assert len(bjorns.messages) == 1


def test_all_that_is_kept_is_deleted_with_the_table(
    database: str, clock: SetClock, push_service: PushService
) -> None:
    with (
        Running(database, clock, loopback_push=True) as one,
        Running(database, clock, loopback_push=True) as two,
    ):
        players, bjorns = seated(one, push_service)
        players.pass_turn()
        assert players.at(two).anna.http.delete(f"/api/tables/{players.table}").status_code == 200
        clock.goes_on()
        sweep_until_known(clock, one, two)
        assert bjorns.messages == []
        assert not players.bjorn.get("/api/notices")["push"]
