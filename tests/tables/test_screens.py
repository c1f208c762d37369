"""Big screens: they see what everybody may see, and whoever opened one answers for it."""

from typing import Any

import pytest

from tests.server.running_server import Person, Running, Socket, let_bots_finish


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def link_of(person: Person, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}/screen"))


def show(socket: Socket, table: str, code: str, after: int = 0) -> dict[str, Any]:
    socket.send(do="watch", table=table, screen=code, after=after)
    return socket.until("update", "refused")


def test_a_screen_in_the_hosts_browser_gets_what_a_spectator_gets(anna: Person, server: Running) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    code = link_of(anna, table)["code"]
    with anna.socket() as screen, server.person().socket() as spectator:
        shown, seen = show(screen, table, code), spectator.watch(table)
        assert shown["view"] == seen["view"]
        assert shown["events"] == seen["events"]
        assert "you" not in shown
        anna.move(table, 0, "take stock")
        assert screen.until("update") == spectator.until("update")


def test_a_screen_is_no_seat(anna: Person) -> None:
    table = anna.open("me", "here")["table"]
    code = link_of(anna, table)["code"]
    with anna.socket() as screen:
        screen.send(do="watch", table=table, screen=code, seat=0)
        assert screen.until("update", "refused")["code"] == "not-your-seat"


def test_seats_hear_whether_a_screen_is_there(anna: Person, server: Running) -> None:
    table = anna.open("me", "here")["table"]
    with anna.socket() as seat:
        assert seat.watch(table, 0)["screen"] is False
        assert "screen" not in seat.until("presence")
        with server.person().socket() as spectator, server.person().socket() as screen:
            spectator.watch(table)
            show(screen, table, "")
            assert seat.until("presence")["screen"] is True
        assert "screen" not in seat.until("presence")


def test_without_spectators_a_screen_needs_a_code_of_somebody_at_the_table(
    anna: Person, server: Running
) -> None:
    opened = anna.open("me", "link", spectators=False)
    table = opened["table"]
    other = anna.open("me", "here")["table"]
    stranger = server.person()
    assert stranger.get(f"/api/tables/{table}/screen", 403)["code"] == "no-spectators"
    with stranger.socket() as screen:
        for code in ("", "guessed", link_of(anna, other)["code"]):
            refused = show(screen, table, code)
            assert refused["code"] == ("screen-closed" if code else "no-spectators")
        assert show(screen, table, link_of(anna, table)["code"])["view"]["seat"] is None


def test_a_screen_closes_when_its_opener_loses_the_seat(anna: Person, server: Running) -> None:
    opened = anna.open("me", "link", spectators=False)
    table = opened["table"]
    bjorn = server.person()
    bjorn.claim(opened["links"][0]["code"])
    code = link_of(bjorn, table)["code"]
    with server.person().socket() as screen:
        assert show(screen, table, code)["type"] == "update"
        bjorn.post(f"/api/tables/{table}/give", {"seat": 1})
        assert screen.until("gone")["table"] == table
        assert show(screen, table, code)["code"] == "screen-closed"


def test_who_sees_the_hosts_screen_may_take_a_seat_that_waits_for_a_link(
    anna: Person, server: Running
) -> None:
    opened = anna.open("me", "link", "link", start="host")
    table, code = opened["table"], link_of(anna, opened["table"])["code"]
    with server.person().socket() as screen:
        assert show(screen, table, code)["invites"] is True
        bjorn = server.person()
        assert bjorn.sit(table, "Björn", seat=1, screen=code)["you"]["seats"] == [1]
        assert bjorn.sit(table, "Björn", seat=1, screen=code)["seat"] == 1, "asked twice"
        assert screen.until("update")["view"]["seats"][1]["name"] == "Björn"
        # The screens of others only show the table.
        others = link_of(bjorn, table)["code"]
        assert "invites" not in show(screen, table, others)
    refusals = [
        (others, 2, "screen-closed", 403),
        ("guessed", 2, "screen-closed", 403),
        (code, 0, "seat-taken", 409),
        (code, 1, "seat-taken", 409),
        (code, 7, "seat-taken", 409),
    ]
    for given, seat, why, status in refusals:
        assert server.person().sit(table, "Carla", status, seat=seat, screen=given)["code"] == why
    # The link that was sent still opens the seat.
    assert server.person().claim(opened["links"][1]["code"], "Carla")["seat"] == 2


def test_who_comes_late_takes_the_free_seat_and_nobody_takes_one_that_was_somebodys(
    anna: Person, server: Running
) -> None:
    opened = anna.open("me", "link", "link", start="host", options={"start": 0})
    table, code = opened["table"], link_of(anna, opened["table"])["code"]
    bjorn = server.person()
    bjorn.claim(opened["links"][0]["code"], "Björn")
    anna.post(f"/api/tables/{table}/start", {})
    bjorn.post(f"/api/tables/{table}/give", {"seat": 1})
    assert server.person().sit(table, "Carla", 409, seat=1, screen=code)["code"] == "seat-taken"
    late = server.person()
    assert late.sit(table, "Dísa", 409, seat=2, screen=code)["code"] == "seat-asked"
    asked = anna.look(table, 0)["requests"][1]["asked"]
    assert anna.do("answer-seat", table, 0, of=2, asked=asked, yes=True)["type"] == "accepted"
    late.sit(table, "Dísa", seat=2, screen=code)
    assert late.look(table, 2)["seats"][2]["bot"] is None


@pytest.mark.slow
def test_a_screen_goes_along_to_the_next_game(anna: Person, server: Running) -> None:
    table = anna.open("me", "greedy", spectators=False)["table"]
    code = link_of(anna, table)["code"]
    tv = server.person()
    assert tv.get(f"/api/tables/{table}/screen", 409, code=code)["code"] == "not-finished"
    assert tv.get(f"/api/tables/{table}/screen", 403, code="guessed")["code"] == "screen-closed"
    let_bots_finish(anna, table, [0])
    rematch = anna.do("rematch", table)["table"]
    following = tv.get(f"/api/tables/{table}/screen", code=code)
    assert following == link_of(anna, rematch)
    with tv.socket() as screen:
        assert show(screen, rematch, following["code"])["type"] == "update"
