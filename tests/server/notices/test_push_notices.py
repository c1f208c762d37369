"""Who is to move is told by Web Push: once a turn, if they wish and are not there, and nobody else."""

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from stofa.server.logs.json_lines import JsonLines
from stofa.server.notices.sender import DELAY_MS, LEASE_MS, LOOK_AGAIN_MS, RETRIES_MS
from stofa.server.notices.service import IDLE_MS
from stofa.server.store import deliveries
from tests.server.notices.push_service import Browser, PushService, is_soon
from tests.server.notices.two_players import SetClock, TwoPlayers, sweep
from tests.server.running_server import Person, Running

# Each of them starts a server and a push service of its own.
pytestmark = pytest.mark.slow


@pytest.fixture
def server(path: Path, clock: SetClock, push_service: PushService) -> Iterator[Running]:
    with Running(path, clock, loopback_push=True) as running:
        push_service.key = Person(running.url).get("/api/notices")["push_key"]
        yield running


@pytest.fixture
def two(server: Running) -> TwoPlayers:
    return TwoPlayers(server, clock={"days": 3})


def subscribe(person: Person, browser: Browser, status: int = 200, **more: Any) -> Any:
    return person.post("/api/notices/push", browser.subscription | more, status)


@pytest.fixture
def bjorns(two: TwoPlayers, push_service: PushService) -> Browser:
    """Björn's browser, which has subscribed."""
    browser = push_service.browser("bjorn")
    subscribe(two.bjorn, browser)
    return browser


def stored(path: Path, what: str = "count(*)", table: str = "subscriptions") -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"SELECT {what} FROM {table}").fetchall()


def test_who_is_to_move_is_told_once_and_nobody_else(
    server: Running, two: TwoPlayers, push_service: PushService, clock: SetClock
) -> None:
    annas, bjorns = push_service.browser("anna"), push_service.browser("bjorn")
    assert subscribe(two.anna, annas)["push"]
    assert subscribe(two.bjorn, bjorns)["push"]
    two.pass_turn()
    clock.goes_on(DELAY_MS - 1)
    sweep(server)
    assert push_service.got == []  # they may answer at once
    clock.goes_on(1)
    sweep(server)
    (message,) = bjorns.messages
    assert message["title"] == "Your turn"
    assert message["body"] == "It is your turn: Thurn and Taxis."
    assert message["path"] == f"/#table={two.table}"
    for _ in range(3):
        clock.goes_on(LEASE_MS + LOOK_AGAIN_MS)
        sweep(server)
    assert len(bjorns.messages) == 1
    assert annas.messages == []
    assert is_soon(push_service.expires, clock.ms / 1000)
    two.pass_turn_and_tell(clock)
    assert len(annas.messages) == len(bjorns.messages) == 1
    two.pass_turn_and_tell(clock)
    assert len(bjorns.messages) == 2


@pytest.mark.usefixtures("bjorns")
def test_the_push_service_learns_nothing_but_where_to(
    two: TwoPlayers, push_service: PushService, clock: SetClock
) -> None:
    """And what is told holds no card, no name and no secret."""
    two.pass_turn_and_tell(clock)
    (got,) = push_service.got
    for hidden in (two.table, "Björn", "Anna", "Thurn"):
        assert hidden not in json.dumps(got.headers)
        assert hidden.encode() not in got.body
    assert set(json.loads(got.text)) == {"title", "body", "path", "table", "turn", "language"}
    assert 0 < int(got.headers["ttl"]) <= 3 * 86_400


@pytest.mark.parametrize(("language", "title"), [("de", "Du bist am Zug"), ("is", "Þú átt leik")])
def test_they_are_told_in_their_language(
    server: Running,
    two: TwoPlayers,
    push_service: PushService,
    clock: SetClock,
    language: str,
    title: str,
) -> None:
    bjorns = push_service.browser("bjorn")
    two.bjorn.post("/api/notices/push", bjorns.subscription, 200, **{"accept-language": language})
    two.pass_turn_and_tell(clock)
    assert bjorns.messages[0]["title"] == title
    assert bjorns.messages[0]["language"] == language


def test_a_turn_that_was_answered_is_not_told_any_more(
    server: Running, bjorns: Browser, two: TwoPlayers, clock: SetClock
) -> None:
    two.pass_turn()
    sweep(server)
    two.pass_turn_and_tell(clock)
    assert bjorns.messages == []


def test_who_is_connected_is_not_told_until_they_go(
    server: Running, bjorns: Browser, two: TwoPlayers, clock: SetClock
) -> None:
    with two.bjorn.socket() as socket:
        socket.watch(two.table, 1)
        two.pass_turn()
        clock.goes_on()
        sweep(server)
        assert bjorns.messages == []
    with two.anna.socket() as socket:
        while socket.watch(two.table, 0)["present"][1]:
            socket.until("presence")
    clock.goes_on(LOOK_AGAIN_MS)
    sweep(server)
    assert len(bjorns.messages) == 1


def test_quiet_hours_put_it_off(
    server: Running, two: TwoPlayers, push_service: PushService, clock: SetClock
) -> None:
    bjorns = push_service.browser("bjorn")
    clock.ms += 86_400_000 - clock.ms % 86_400_000 + 12 * 3_600_000  # noon, UTC
    quiet = {"zone": "Etc/UTC", "start": "12:00", "end": "13:30"}
    assert subscribe(two.bjorn, bjorns)["quiet"] is None
    assert two.bjorn.post("/api/notices/quiet", {"quiet": quiet})["quiet"] == quiet
    assert subscribe(two.bjorn, bjorns)["quiet"] == quiet  # a browser subscribes anew now and then
    two.pass_turn_and_tell(clock)
    clock.goes_on(89 * 60_000)
    sweep(server)
    assert bjorns.messages == []
    clock.goes_on(60_000)
    sweep(server)
    assert len(bjorns.messages) == 1


def test_quiet_hours_can_be_changed_meanwhile(
    server: Running, bjorns: Browser, two: TwoPlayers, clock: SetClock
) -> None:
    quiet = {"zone": "Etc/UTC", "start": "00:00", "end": "23:59"}
    two.bjorn.post("/api/notices/quiet", {"quiet": quiet})
    two.pass_turn_and_tell(clock)
    assert bjorns.messages == []
    clock.goes_on(1)
    assert two.bjorn.post("/api/notices/quiet", {"quiet": None})["quiet"] is None
    sweep(server)
    assert len(bjorns.messages) == 1


@pytest.mark.usefixtures("bjorns")
def test_who_does_not_wish_it_any_more_is_not_told(
    server: Running, two: TwoPlayers, push_service: PushService, clock: SetClock, path: Path
) -> None:
    two.pass_turn()
    clock.goes_on()
    assert not two.bjorn.http.delete("/api/notices/push").json()["push"]
    sweep(server)
    assert push_service.asked == 0
    assert stored(path) == [(0,)]


@pytest.mark.parametrize("status", [404, 410])
@pytest.mark.usefixtures("bjorns")
def test_a_subscription_that_is_gone_is_deleted(
    two: TwoPlayers, push_service: PushService, clock: SetClock, path: Path, status: int
) -> None:
    push_service.answers = [(status, {})]
    two.pass_turn_and_tell(clock)
    assert stored(path) == [(0,)]
    assert stored(path, table="deliveries") == [(0,)]
    assert not two.bjorn.get("/api/notices")["push"]


def test_a_push_service_that_is_busy_is_tried_again(
    server: Running, bjorns: Browser, two: TwoPlayers, push_service: PushService, clock: SetClock
) -> None:
    push_service.answers = [(503, {}), (429, {"retry-after": "4000"})]
    two.pass_turn_and_tell(clock)
    sweep(server)
    assert push_service.asked == 1
    clock.goes_on(RETRIES_MS[0])
    sweep(server)
    assert push_service.asked == 2
    clock.goes_on(RETRIES_MS[1])
    sweep(server)
    assert push_service.asked == 2  # it has asked for more patience
    clock.goes_on(4_000_000)
    sweep(server)
    assert len(bjorns.messages) == 1


def test_after_some_failures_the_turn_is_given_up_and_the_next_is_told(
    server: Running, bjorns: Browser, two: TwoPlayers, push_service: PushService, clock: SetClock
) -> None:
    push_service.answers = [(500, {})] * (len(RETRIES_MS) + 1)
    two.pass_turn()
    clock.goes_on()
    for wait in (*RETRIES_MS, RETRIES_MS[-1], RETRIES_MS[-1]):
        sweep(server)
        clock.goes_on(wait)
    assert push_service.asked == len(RETRIES_MS) + 1
    two.pass_turn()
    two.pass_turn_and_tell(clock)
    assert len(bjorns.messages) == 1


@pytest.mark.usefixtures("bjorns")
def test_a_refusal_is_not_repeated(
    server: Running, two: TwoPlayers, push_service: PushService, clock: SetClock
) -> None:
    push_service.answers = [(403, {}), (403, {})]
    two.pass_turn_and_tell(clock)
    clock.goes_on(RETRIES_MS[-1])
    sweep(server)
    assert push_service.asked == 1


# ── Restarts ────────────────────────────────────────────────────────────────────────────────────────


def test_a_pending_notice_survives_a_restart_and_a_sent_one_is_not_repeated(
    path: Path, clock: SetClock, push_service: PushService
) -> None:
    bjorns = push_service.browser("bjorn")
    with Running(path, clock, loopback_push=True) as server:
        push_service.key = server.person().get("/api/notices")["push_key"]
        two = TwoPlayers(server)
        subscribe(two.bjorn, bjorns)
        two.pass_turn()
    clock.goes_on()
    with Running(path, clock, loopback_push=True) as server:
        assert server.person().get("/api/notices")["push_key"] == push_service.key
        sweep(server)
        assert len(bjorns.messages) == 1
    clock.goes_on(LEASE_MS)
    with Running(path, clock, loopback_push=True) as server:
        sweep(server)
        assert len(bjorns.messages) == 1
        two.at(server).pass_turn()
        two.pass_turn()
        clock.goes_on()
        sweep(server)
        assert len(bjorns.messages) == 2


def test_a_claim_that_came_to_nothing_is_taken_over(
    server: Running, bjorns: Browser, two: TwoPlayers, clock: SetClock, path: Path
) -> None:
    two.pass_turn()
    clock.goes_on()
    turn = server.run(server.context.tables.get(two.table)).state.since
    notice = deliveries.NoticeId(two.table, stored(path, "id")[0][0], turn)

    async def claim() -> bool:
        """As a process does that dies before it sends anything."""
        return await server.context.tables.database.write(
            lambda db: deliveries.claim(db, notice, clock.ms, clock.ms + LEASE_MS)
        )

    assert server.run(claim())
    sweep(server)
    assert bjorns.messages == []
    clock.goes_on(LEASE_MS)
    sweep(server)
    assert len(bjorns.messages) == 1


@pytest.mark.usefixtures("bjorns")
def test_who_comes_too_late_with_a_claim_sends_nothing(server: Running, two: TwoPlayers, path: Path) -> None:
    """Its lease was over before it began, and the notice may be on its way from another process."""
    notice = deliveries.NoticeId(two.table, stored(path, "id")[0][0], turn=1)

    async def write(work: Callable[[Connection], bool]) -> bool:
        return await server.context.tables.database.write(work)

    assert server.run(write(lambda db: deliveries.claim(db, notice, now=0, until=10)))
    assert server.run(write(lambda db: deliveries.claim(db, notice, now=10, until=20)))
    assert not server.run(write(lambda db: deliveries.begin(db, notice, until=10)))
    assert server.run(write(lambda db: deliveries.begin(db, notice, until=20)))
    assert not server.run(write(lambda db: deliveries.begin(db, notice, until=20)))
    assert not server.run(write(lambda db: deliveries.claim(db, notice, now=99, until=100)))


def test_closing_waits_for_what_is_being_sent(path: Path, clock: SetClock, push_service: PushService) -> None:
    bjorns = push_service.browser("bjorn")
    with Running(path, clock, loopback_push=True) as server:
        push_service.key = server.person().get("/api/notices")["push_key"]
        two = TwoPlayers(server)
        subscribe(two.bjorn, bjorns)
        two.pass_turn()
        clock.goes_on()
        push_service.held.clear()
        server.run(server.context.notice_sender.sweep())
        server.loop.call_soon_threadsafe(server.loop.call_later, 0.3, push_service.held.set)
    assert stored(path, "state", "deliveries") == [("sent",)]
    assert len(bjorns.messages) == 1


# ── Whose it is, and for how long ───────────────────────────────────────────────────────────────────


def test_without_a_seat_there_is_nothing_to_subscribe_to(server: Running, push_service: PushService) -> None:
    browser = push_service.browser("nobody")
    stranger = server.person()
    assert subscribe(stranger, browser, 401)["code"] == "no-device"
    stranger.open("me", "greedy", options={"start": 0})
    stranger.http.headers["authorization"] = "Bearer " + "x" * 43
    assert subscribe(stranger, browser, 401)["code"] == "no-device"


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://localhost/x"},
        {"endpoint": "https://10.0.0.1/x"},
        {"p256dh": "AAAA"},
        {"auth": ""},
        {"more": 1},
    ],
)
def test_what_cannot_be_read_changes_nothing(
    two: TwoPlayers, push_service: PushService, path: Path, wrong: dict[str, Any]
) -> None:
    assert "sentence" in subscribe(two.bjorn, push_service.browser("bjorn"), 400, **wrong)
    assert stored(path) == [(0,)]


@pytest.mark.parametrize(
    "quiet",
    [
        {"zone": "Mars/Olympus", "start": "22:00", "end": "07:00"},
        {"zone": "Etc/UTC", "start": "24:00", "end": "07:00"},
        {"zone": "Etc/UTC", "start": "7:00", "end": "07:00"},
        "night",
    ],
)
@pytest.mark.usefixtures("bjorns")
def test_quiet_hours_that_are_none_change_nothing(two: TwoPlayers, quiet: Any) -> None:
    assert "sentence" in two.bjorn.post("/api/notices/quiet", {"quiet": quiet}, 400)
    assert two.bjorn.get("/api/notices")["quiet"] is None


def test_a_push_service_on_this_machine_is_for_tests_alone(
    path: Path, push_service: PushService, clock: SetClock
) -> None:
    with Running(path, clock) as server:
        two = TwoPlayers(server)
        assert subscribe(two.bjorn, push_service.browser("bjorn"), 400)["code"] == "bad-message"


def test_a_name_that_turns_out_to_lead_home_is_dropped(
    path: Path, push_service: PushService, clock: SetClock
) -> None:
    with Running(path, clock) as server:
        two = TwoPlayers(server)
        given = push_service.browser("bjorn").subscription | {"endpoint": "https://localhost/x"}
        two.bjorn.post("/api/notices/push", given)
        two.pass_turn()
        clock.goes_on()
        sweep(server)
    assert push_service.asked == 0
    assert stored(path) == [(0,)]


def test_a_device_has_one_and_a_browser_belongs_to_one_device(
    two: TwoPlayers, push_service: PushService, path: Path
) -> None:
    one, other = push_service.browser("one"), push_service.browser("other")
    subscribe(two.bjorn, one)
    subscribe(two.bjorn, other)
    assert stored(path, "address") == [(other.subscription["endpoint"],)]
    subscribe(two.anna, other)
    assert stored(path) == [(1,)]
    assert not two.bjorn.get("/api/notices")["push"]
    assert two.anna.get("/api/notices")["push"]


def test_deleting_the_table_deletes_the_addresses(
    two: TwoPlayers, push_service: PushService, clock: SetClock, server: Running, path: Path
) -> None:
    subscribe(two.anna, push_service.browser("anna"))
    subscribe(two.bjorn, push_service.browser("bjorn"))
    two.pass_turn_and_tell(clock)
    assert stored(path, table="deliveries") == [(1,)]
    assert two.anna.http.delete(f"/api/tables/{two.table}").status_code == 200
    assert stored(path) == [(0,)]
    assert stored(path, table="deliveries") == [(0,)]


def test_leaving_a_game_deletes_the_address(two: TwoPlayers, push_service: PushService, path: Path) -> None:
    subscribe(two.anna, push_service.browser("anna"))
    subscribe(two.bjorn, push_service.browser("bjorn"))
    assert two.bjorn.do("leave", two.table, 1)["type"] == "accepted"
    assert stored(path, "address") == [(push_service.address + "/push/anna",)]


def test_leaving_before_the_game_deletes_the_address(
    server: Running, push_service: PushService, path: Path
) -> None:
    anna, carla = server.person(), server.person()
    table = anna.open("me", "open", "open", start="host")["table"]
    carla.sit(table)
    subscribe(carla, push_service.browser("carla"))
    assert carla.do("leave", table, 1)["type"] == "accepted"
    assert stored(path) == [(0,)]


def test_it_stays_while_there_is_another_table(
    server: Running, two: TwoPlayers, push_service: PushService, path: Path
) -> None:
    subscribe(two.bjorn, push_service.browser("bjorn"))
    other = two.bjorn.open("me", "greedy", options={"start": 0})["table"]
    assert two.bjorn.do("leave", two.table, 1)["type"] == "accepted"
    assert stored(path) == [(1,)]
    assert two.bjorn.http.delete(f"/api/tables/{other}").status_code == 200
    assert stored(path) == [(0,)]
    # The seat of the first table is still his: he may come back, and then wish it again.
    subscribe(two.bjorn, push_service.browser("bjorn"), 401)
    assert two.bjorn.do("hand-back", two.table, 1)["type"] == "accepted"
    subscribe(two.bjorn, push_service.browser("bjorn"))
    other = two.bjorn.open("me", "greedy", options={"start": 0})["table"]
    assert two.bjorn.http.delete(f"/api/tables/{other}").status_code == 200
    assert stored(path) == [(1,)]


@pytest.mark.usefixtures("bjorns")
def test_a_game_that_was_left_and_goes_on_keeps_no_address(
    server: Running, two: TwoPlayers, clock: SetClock, path: Path
) -> None:
    other = two.bjorn.open("me", "greedy", options={"start": 0})["table"]
    assert two.bjorn.do("leave", two.table, 1)["type"] == "accepted"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE tables SET finished_at = ? WHERE id = ?", (clock.ms, other))
    clock.goes_on(IDLE_MS + 86_400_001)
    sweep(server)
    assert stored(path) == [(0,)]


@pytest.mark.usefixtures("bjorns")
def test_who_has_not_played_for_long_is_forgotten(server: Running, clock: SetClock, path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE tables SET finished_at = ?", (clock.ms,))
    clock.goes_on(IDLE_MS)
    sweep(server)
    assert stored(path) == [(1,)]
    clock.goes_on(86_400_001)
    sweep(server)
    assert stored(path) == [(0,)]


def test_addresses_are_seen_by_nobody(
    server: Running,
    two: TwoPlayers,
    push_service: PushService,
    clock: SetClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Not at the table, not in its log, not in what can be downloaded, and not in the server's log."""
    caplog.set_level(logging.DEBUG, "stofa.server")
    browser = push_service.browser("secret-endpoint")
    subscribe(two.bjorn, browser)
    push_service.answers = [(500, {}), (403, {})]
    two.pass_turn_and_tell(clock)
    clock.goes_on(RETRIES_MS[0])
    sweep(server)
    seen = [
        two.bjorn.http.get(path).text
        for path in (
            f"/api/tables/{two.table}?seat=1",
            f"/api/tables/{two.table}/events?seat=1",
            f"/api/tables/{two.table}/record?seat=1",
            f"/api/tables/{two.table}/replay?seat=1",
            "/api/tables",
            "/api/notices",
            "/metrics",
        )
    ]
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("refused a notice" in line for line in lines)
    for text in (*seen, *lines):
        assert "secret-endpoint" not in text
        assert browser.subscription["auth"] not in text
        assert browser.subscription["p256dh"] not in text
