"""A bot that plays for somebody who is away is a help to the others, and no weapon."""

from pathlib import Path

import pytest

from stofa.bots import stands_in
from stofa.tables.errors import Refused
from stofa.tables.stand_ins import STAND_IN, check_stand_in
from tests.server.running_server import Calendar, Person, Running, let_bots_finish, wait_until

MINUTE = 60


def pair(running: Running, start: int = 0) -> tuple[Person, Person, str]:
    anna, björn = running.person(), running.person()
    opened = anna.open("me", "link", options={"start": start})
    björn.claim(opened["links"][0]["code"])
    return anna, björn, opened["table"]


def away(person: Person, table: str, seat: int, witness: Person) -> None:
    """Somebody was connected, and no longer is."""
    with person.socket() as socket:
        socket.watch(table, seat)
    wait_until(lambda: not witness.get(f"/api/tables/{table}")["present"][seat])


def test_a_moment_away_is_no_absence(running: Running, calendar: Calendar) -> None:
    anna, björn, table = pair(running)
    calendar.pass_s(5 * MINUTE)  # the table has been there for long
    away(björn, table, 1, anna)
    for passed_s in (0, 30, 25):
        calendar.pass_s(passed_s)
        refused = anna.do("take-over", table, 0, of=1)
        assert refused["code"] == "just-left"
        assert 0 < refused["retry_after"] <= 60
    calendar.pass_s(10)
    assert anna.do("take-over", table, 0, of=1)["type"] == "accepted"
    assert anna.look(table)["seats"][1]["bot"] == STAND_IN


def test_who_plays_over_http_alone_is_seen_too(running: Running, calendar: Calendar) -> None:
    anna, björn, table = pair(running)
    calendar.pass_s(5 * MINUTE)
    björn.look(table, 1)
    assert anna.do("take-over", table, 0, of=1)["code"] == "just-left"


def test_a_restart_of_the_server_is_nobodys_absence(tmp_path: Path) -> None:
    calendar = Calendar()
    path = tmp_path / "stofa.db"
    with Running(path, now=calendar) as before:
        anna, björn, table = pair(before)
        secrets = anna.secret, björn.secret
    calendar.pass_s(60 * MINUTE)
    with Running(path, now=calendar) as after:
        anna = Person(after.url, secrets[0])
        assert anna.do("take-over", table, 0, of=1)["code"] == "just-left"
        calendar.pass_s(61)
        assert anna.do("take-over", table, 0, of=1)["type"] == "accepted"


def test_the_opponents_cannot_choose_a_bot_that_loses(running: Running, calendar: Calendar) -> None:
    anna, _, table = pair(running)
    calendar.pass_s(2 * MINUTE)
    refused = anna.do("take-over", table, 0, of=1, bot="random")
    assert refused["code"] == "weak-stand-in"
    assert "medium, hard, expert" in refused["sentence"]
    assert anna.look(table)["seats"][1]["bot"] is None
    assert anna.do("take-over", table, 0, of=1, bot="hard")["type"] == "accepted"


def test_a_bot_of_somebody_else_has_to_say_that_it_is_strong(monkeypatch: pytest.MonkeyPatch) -> None:
    class Weak:
        def choose(self, view: object, rng: object) -> object: ...

    class Strong(Weak):
        stands_in = True

    assert (stands_in(Weak), stands_in(Strong), stands_in(Strong())) == (False, True, True)
    monkeypatch.setattr("stofa.bots._others", lambda: {"weak": Weak, "strong": Strong})
    with pytest.raises(Refused, match="strong"):
        check_stand_in("weak")
    check_stand_in("strong")


def bot_has_moved(person: Person, table: str, seat: int) -> None:
    """Wait until a stand-in has made the whole turn of its seat."""
    wait_until(lambda: person.look(table)["turn"] != seat)


def test_what_a_stand_in_did_may_be_taken_back_until_others_move(
    running: Running, calendar: Calendar
) -> None:
    anna, björn, table = pair(running, start=1)
    before = björn.look(table, 1)
    assert before["turn"] == 1
    calendar.pass_s(2 * MINUTE)
    anna.do("take-over", table, 0, of=1)
    bot_has_moved(anna, table, 1)
    assert "bot_moves" not in anna.look(table, 0)
    assert björn.do("hand-back", table, 1)["type"] == "accepted"
    back = björn.look(table, 1)
    assert back["bot_moves"] == before["moves"]
    assert back["undoable"] == "free"
    assert "bot_moves" not in anna.look(table, 0)
    undone = björn.do("undo", table, 1, decision=back["decision"], to=back["bot_moves"])
    assert undone["type"] == "accepted"
    after = björn.look(table, 1)
    assert (after["turn"], after["moves"], after.get("bot_moves")) == (1, before["moves"], None)
    assert after["position"]["own"] == before["position"]["own"]
    kinds = [event["what"]["kind"] for event in anna.log(table, after=undone["n"] - 1)]
    assert kinds == ["undone"]


def test_it_stays_once_somebody_has_moved(running: Running, calendar: Calendar) -> None:
    anna, björn, table = pair(running, start=1)
    before = björn.look(table, 1)["moves"]
    calendar.pass_s(2 * MINUTE)
    anna.do("take-over", table, 0, of=1)
    bot_has_moved(anna, table, 1)
    björn.do("hand-back", table, 1)
    anna.move(table, 0, "take stock")
    view = björn.look(table, 1)
    assert (view.get("bot_moves"), view["undoable"]) == (None, "ask")
    björn.do("undo", table, 1, decision=view["decision"], to=before)
    assert björn.look(table, 1)["undo"]["to"] == before, "the others are asked"


def test_who_left_gets_no_second_try(running: Running) -> None:
    """Else a player could leave, see what the bot draws, and come back to draw something else."""
    anna, björn, table = pair(running, start=1)
    björn.do("leave", table, 1)
    bot_has_moved(anna, table, 1)
    björn.do("hand-back", table, 1)
    view = björn.look(table, 1)
    assert (view.get("bot_moves"), view["undoable"]) == (None, "ask")


def test_who_thinks_is_not_replaced_after_a_reminder(running: Running, calendar: Calendar) -> None:
    anna, björn, table = pair(running, start=1)
    with björn.socket() as socket:
        socket.watch(table, 1)
        anna.do("nudge", table, 0)
        calendar.pass_s(50)
        view = björn.look(table, 1)
        socket.send(do="preview", ask="1", table=table, seat=1, decision=view["decision"])
        socket.until("preview")
        calendar.pass_s(20)
        assert anna.do("take-over", table, 0, of=1)["code"] == "not-absent"
        calendar.pass_s(30)  # nor if they say so, as often as they like
        assert björn.do("still-here", table, 1)["type"] == "accepted"
        calendar.pass_s(61)
        assert anna.do("take-over", table, 0, of=1)["code"] == "not-absent"
        anna.do("nudge", table, 0)
        calendar.pass_s(61)
        assert anna.do("take-over", table, 0, of=1)["type"] == "accepted"


@pytest.mark.slow
def test_bots_move_in_the_same_time_whether_they_have_a_choice_or_not(tmp_path: Path) -> None:
    step_s = 0.05
    with Running(tmp_path / "stofa.db", bot_move_s=step_s) as server:
        anna = server.person()
        table = anna.open("me", "greedy", options={"start": 1})["table"]
        let_bots_finish(anna, table, [0])
        log = anna.log(table)
        began = next(event["at"] for event in log if event["what"]["kind"] == "started")
        made = [event["at"] for event in log if event["what"].get("mover") in (0, 1)]
        assert len(made) > 20
        for before, after in zip([began, *made], made):
            assert after - before >= step_s * 1000 - 2  # whole milliseconds
