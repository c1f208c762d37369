"""Limits of a device or an address hold over all processes at one PostgreSQL."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stofa.server.limits import Limits, Rate
from stofa.server.store import token_buckets
from tests.server.databases import new_database
from tests.server.no_limits import NO_LIMITS
from tests.server.running_server import Person, Running, wait_until
from tests.server.store.entries import with_database


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(NO_LIMITS, **limits)


@pytest.fixture
def both(postgres: Any, request: pytest.FixtureRequest) -> Iterator[tuple[Running, Running]]:
    """Two servers at one database, which know of each other."""
    database = new_database(postgres)
    with Running(database, limits=request.param) as one, Running(database, limits=request.param) as two:
        wait_until(lambda: len(one.context.tables.peers) == len(two.context.tables.peers) == 1)
        yield one, two


@pytest.mark.parametrize("both", [limited(openings=Rate(6, 0.001))], indirect=True)
def test_as_many_tables_can_be_opened_through_two_processes_as_through_one(
    both: tuple[Running, Running],
) -> None:
    def open_at(server: Running) -> int:
        seats = [{"kind": "me"}, {"kind": "open"}]
        person = server.person()
        reply = person.http.post("/api/tables", json={"game": "thurn-and-taxis", "seats": seats})
        if reply.status_code == 429:
            assert reply.json()["code"] == "slow-down"
            assert int(reply.headers["retry-after"]) > 1
        return reply.status_code

    with ThreadPoolExecutor(8) as threads:
        statuses = list(threads.map(open_at, both * 8))
    assert statuses.count(200) == 6
    assert statuses.count(429) == 10


@pytest.mark.parametrize("both", [limited(claims=Rate(3, 0.001))], indirect=True)
def test_as_many_codes_can_be_tried(both: tuple[Running, Running]) -> None:
    codes = [server.person().claim("a" * 22, status=None)["code"] for server in both * 3]
    assert codes.count("claim-unknown") == 3
    assert codes.count("slow-down") == 3


@pytest.mark.parametrize("both", [limited(notices=Rate(3, 0.001))], indirect=True)
def test_as_many_wishes_to_be_told_can_be_changed(both: tuple[Running, Running]) -> None:
    anna = both[0].person()
    anna.open("me", "here")
    people = [Person(server.url, anna.secret) for server in both * 3]
    statuses = [person.http.delete("/api/notices/mail").status_code for person in people]
    assert statuses == [200, 200, 200, 429, 429, 429]


@pytest.mark.parametrize("both", [limited(reads_of_address=Rate(50, 0.001))], indirect=True)
def test_what_an_address_asks_one_process_counts_at_the_other(both: tuple[Running, Running]) -> None:
    one, two = both
    anna, bjorn = one.person(), two.person()
    for _ in range(50):
        assert anna.http.get("/api/tables").status_code == 200
    wait_until(lambda: bjorn.http.get("/api/games").status_code == 429 or asked(bjorn) == 429, 20)


def asked(person: Person) -> int:
    return person.http.get("/api/tables").status_code


@pytest.mark.parametrize("both", [limited(sockets_of_device=6)], indirect=True)
def test_connections_to_all_processes_count(both: tuple[Running, Running]) -> None:
    one, two = both
    anna = one.person()
    table = anna.open("me", "here")["table"]
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(anna.socket()).watch(table)
        far = Person(two.url, anna.secret)

        def refused() -> bool:
            with far.socket(), far.socket() as second:
                with suppress(ConnectionClosed):
                    second.send(do="ping")
                return bool(second.receive()["type"] == "refused")

        wait_until(refused, 20)
    wait_until(lambda: not refused(), 20)


def test_a_bucket_in_the_database_fills_up_again(postgres: Any) -> None:
    async def test(database: Any) -> None:
        async def take() -> float:
            return float(await database.write(lambda db: token_buckets.take(db, "a", 2, 1000)))

        assert [await database.write(lambda db: token_buckets.take(db, "b", 2, 0.01)) for _ in range(2)] == [
            0,
            0,
        ]
        waits = await database.write(lambda db: token_buckets.take(db, "b", 2, 0.01))
        assert 50 < waits <= 100
        for _ in range(20):
            assert await take() < 0.01
        await database.write(lambda db: token_buckets.clean(db, -1))
        assert await database.write(lambda db: token_buckets.take(db, "b", 2, 0.01)) == 0

    with_database(new_database(postgres), test)
