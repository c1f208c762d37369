"""P5: an absent player never blocks the table; every table reaches its end."""

from pathlib import Path

import pytest

from tests.server.running_server import Calendar, Running, wait_until

DAY = 86_400


@pytest.mark.slow
@pytest.mark.parametrize("clock", [{"per_turn_s": 60, "bank_s": 120}, {"days": 2}, None], ids=str)
def test_a_table_nobody_comes_back_to_is_played_to_its_end(
    running: Running, calendar: Calendar, clock: dict[str, int] | None
) -> None:
    anna = running.person()
    table = anna.open("me", "here", "here", clock=clock)["table"]
    waited = 15 * DAY if clock is None else clock.get("days", 0) * DAY + 181
    for _ in range(3):  # at most once for each seat
        calendar.pass_s(waited)
        before = len(anna.log(table))
        wait_until(lambda before=before: len(anna.log(table)) > before)  # type: ignore[misc]
        if all(seat["bot"] for seat in anna.look(table)["seats"]):
            break
        wait_until(lambda: anna.look(table)["turn"] in people(anna.look(table)))
    wait_until(lambda: anna.look(table)["status"] == "finished", 60)
    kinds = [event["what"]["kind"] for event in anna.log(table)]
    assert kinds.count("timed-out") == 3
    assert kinds[-1] == "finished"
    anna.close()


def people(view: dict[str, list[dict[str, object]]]) -> list[int]:
    return [number for number, seat in enumerate(view["seats"]) if not seat["bot"]]


def test_the_bank_pays_for_slow_turns_and_who_comes_back_plays_on(
    running: Running, calendar: Calendar
) -> None:
    anna = running.person()
    clock = {"per_turn_s": 30, "bank_s": 20}
    table = anna.open("me", "here", options={"start": 0}, clock=clock)["table"]
    calendar.pass_s(40)
    anna.move(table, 0, "take stock")
    while anna.look(table)["turn"] == 0:
        legal = [move["text"] for move in anna.look(table, 0)["legal"]]
        anna.move(table, 0, next((m for m in ("end", "decline") if m in legal), legal[-1]))
    assert 8 < anna.look(table)["seats"][0]["bank_s"] < 11
    assert anna.look(table)["seats"][1]["bank_s"] == 20
    calendar.pass_s(60)
    wait_until(lambda: anna.look(table)["seats"][1]["bot"] is not None)
    assert anna.do("move", table, 1, moves=["take stock"], decision=0)["type"] == "stale"
    assert anna.do("hand-back", table, 1)["type"] == "accepted"
    assert anna.look(table)["seats"][1]["bot"] is None
    anna.close()


def test_who_is_here_but_does_nothing_is_nudged_and_then_replaced(
    running: Running, calendar: Calendar
) -> None:
    anna, bjorn, carla = (running.person() for _ in range(3))
    opened = anna.open("me", "link", "link", options={"start": 0})
    table = opened["table"]
    for person, link in zip((bjorn, carla), opened["links"]):
        person.claim(link["code"])
    with anna.socket() as a, bjorn.socket() as b, carla.socket() as c:
        for seat, socket in enumerate((a, b, c)):
            socket.watch(table, seat)
        assert bjorn.do("take-over", table, 1, of=0)["code"] == "not-absent"
        assert bjorn.do("nudge", table, 1)["type"] == "accepted"
        calendar.pass_s(61)
        assert bjorn.do("take-over", table, 1, of=0)["type"] == "accepted"
        assert anna.look(table)["seats"][0]["bot"] is None  # Carla has a say, too
        assert bjorn.do("take-over", table, 1, of=0)["code"] == "asked-already"
        assert carla.do("take-over", table, 2, of=0, bot="thoughtful")["type"] == "accepted"
        assert anna.look(table)["seats"][0]["bot"] == "thoughtful"
    for person in (anna, bjorn, carla):
        person.close()


@pytest.mark.slow
def test_a_clock_that_is_put_back_gives_nobody_a_day(tmp_path: Path) -> None:
    calendar = Calendar()
    clock = {"per_turn_s": 30, "bank_s": 20}
    with Running(tmp_path / "stofa.db", now=calendar) as server:
        anna = server.person()
        table = anna.open("me", "here", clock=clock, options={"start": 0})["table"]
        with anna.socket() as socket:
            socket.watch(table, 0)
            calendar.pass_s(-25 * 3600)
            assert left_s(socket.until("update")["view"], calendar) <= 50
        calendar.pass_s(51)
        wait_until(lambda: anna.look(table)["seats"][0]["bot"] is not None)
        calendar.pass_s(25 * 3600)  # now it is right again
        other = anna.open("me", "here", clock=clock, options={"start": 0})["table"]
    calendar.pass_s(-25 * 3600)
    with Running(tmp_path / "stofa.db", now=calendar) as server:
        anna.url = server.url
        anna.http.base_url = server.url
        wait_until(lambda: left_s(anna.look(other), calendar) <= 50)
        calendar.pass_s(51)
        wait_until(lambda: anna.look(other)["seats"][0]["bot"] is not None)


def left_s(view: dict[str, int], calendar: Calendar) -> float:
    return (view["deadline"] - calendar()) / 1000
