"""One contract, kept with SQLite and with PostgreSQL alike (P17)."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import stofa
from tests.server.running_server import (
    GAME,
    Calendar,
    Person,
    Running,
    command,
    let_bots_finish,
    wait_until,
)


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(scope="module")
def running(database: str, calendar: Calendar) -> Iterator[Running]:
    with Running(database, now=calendar) as server:
        yield server


@pytest.fixture
def anna(running: Running) -> Iterator[Person]:
    person = running.person()
    yield person
    person.close()


@pytest.fixture
def bjorn(running: Running) -> Iterator[Person]:
    person = running.person()
    yield person
    person.close()


def pair(anna: Person, bjorn: Person, **more: Any) -> str:
    """A table with Anna in seat 0, who begins, and Björn, who came by link, in seat 1."""
    opened = anna.open("me", "link", options={"start": 0}, **more)
    bjorn.claim(opened["links"][0]["code"])
    return str(opened["table"])


def test_a_table_begins_when_the_last_seat_is_taken(anna: Person, bjorn: Person) -> None:
    opened = anna.open("me", "link", options={"start": 0})
    assert opened["view"]["status"] == "open"
    assert anna.do("move", opened["table"], 0, moves=["take stock"], decision=0)["code"] == "not-started"
    claimed = bjorn.claim(opened["links"][0]["code"])
    assert (claimed["seat"], claimed["view"]["status"]) == (1, "playing")
    kinds = [event["what"]["kind"] for event in anna.log(opened["table"], 0)]
    assert kinds[:4] == ["opened", "seated", "seated", "started"]
    assert kinds[4:] == ["moved"] * 6


def test_a_move_is_accepted_once_and_the_same_answer_comes_again(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    view = anna.look(table, 0)
    order = command("move", table, 0, moves=[view["legal"][0]["text"]], decision=view["decision"])
    first = anna.post("/api/commands", order)
    again = anna.post("/api/commands", order)
    assert first["type"] == "accepted"
    assert again == first | {"duplicate": True}
    assert len(anna.log(table, 0)) == first["n"]


def test_a_move_for_an_old_decision_is_stale_and_shows_the_present_one(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    before = anna.look(table, 0)
    anna.move(table, 0, "take stock")
    answer = anna.do("move", table, 0, moves=["take stock"], decision=before["decision"])
    assert answer["type"] == "stale"
    assert answer["view"] == anna.look(table, 0)


@pytest.mark.parametrize("lang", ["en", "de", "is"])
def test_an_illegal_move_names_its_rule_in_the_readers_language(
    anna: Person, bjorn: Person, lang: str
) -> None:
    table = pair(anna, bjorn)
    view = anna.look(table, 0)
    answer = anna.do("move", table, 0, lang, moves=["lay Ulm"], decision=view["decision"])
    assert (answer["type"], answer["rule"]) == ("illegal", "TT-6")
    assert answer["sentence"] == stofa_sentence(lang)
    assert anna.look(table, 0) == view


def stofa_sentence(lang: str) -> str:
    refusal = stofa.new(GAME, 2, seed=1, start=0).why_not("lay Ulm")
    assert refusal is not None
    return refusal.sentence(lang)


def test_nobody_moves_for_another(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    view = anna.look(table, 0)
    answer = bjorn.do("move", table, 0, moves=[view["legal"][0]["text"]], decision=view["decision"])
    assert answer["code"] == "not-your-seat"
    answer = bjorn.do("move", table, 1, moves=["take stock"], decision=view["decision"])
    assert answer["code"] == "not-your-turn"


def test_undo_is_free_within_the_own_turn(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    anna.move(table, 0, "take stock")
    anna.move(table, 0, "postmaster stock")
    before = anna.look(table, 0)
    lay = next(move["text"] for move in before["legal"] if move["kind"] == "lay")
    anna.move(table, 0, lay)
    answer = anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])
    assert answer["type"] == "accepted"
    after = anna.look(table, 0)
    assert after["position"] == before["position"]
    assert after["decision"] > before["decision"]
    assert anna.log(table, 0)[-1]["what"] == {"kind": "undone", "seat": 0, "to": after["moves"]}


def test_undo_of_a_card_needs_consent_and_another_card_comes(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    anna.move(table, 0, "take stock")
    anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])
    asked = len(anna.log(table, 0))
    assert anna.look(table, 0)["undo"] == {"seat": 0, "to": 6, "asked": asked, "agreed": []}
    assert anna.do("answer-undo", table, 0, asked=asked, yes=True)["code"] == "no-undo-asked"
    assert bjorn.do("answer-undo", table, 1, asked=asked, yes=False)["type"] == "accepted"
    assert anna.look(table, 0)["moves"] == 8
    anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])
    asked = anna.look(table, 0)["undo"]["asked"]
    assert bjorn.do("answer-undo", table, 1, asked=asked, yes=True)["type"] == "accepted"
    view = anna.look(table, 0)
    assert (view["moves"], view["undo"], view["position"]["own"]["hand"]) == (6, None, [])


def test_a_command_id_is_carried_out_once_whatever_else_it_says(anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    first = anna.do(
        "move", table, 0, cmd="the-same-id", moves=["take stock"], decision=anna.look(table, 0)["decision"]
    )
    view = anna.look(table, 0)
    # As by a client that has looked again after a break, and does not know that its move was made.
    again = anna.do(
        "move", table, 0, cmd="the-same-id", moves=["postmaster stock"], decision=view["decision"]
    )
    assert (again["type"], again["n"], again["duplicate"]) == ("accepted", first["n"], True)
    assert anna.look(table, 0) == view


def test_around_one_screen_nobody_else_has_to_agree(anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    anna.move(table, 0, "take stock")
    assert anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])["type"] == "accepted"
    view = anna.look(table, 0)
    assert (view["moves"], view["undo"], view["position"]["own"]["hand"]) == (6, None, [])


def test_it_is_counted_who_took_back_what_they_had_seen(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    anna.move(table, 0, "take stock")
    anna.move(table, 0, "postmaster stock")
    view = anna.look(table, 0)
    anna.move(table, 0, next(move["text"] for move in view["legal"] if move["kind"] == "lay"))
    anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])
    assert [seat.get("taken_back", 0) for seat in anna.look(table, 0)["seats"]] == [0, 0]  # nothing was seen
    anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])
    bjorn.do("answer-undo", table, 1, asked=anna.look(table, 0)["undo"]["asked"], yes=True)
    assert [seat.get("taken_back", 0) for seat in bjorn.look(table, 1)["seats"]] == [1, 0]


@pytest.mark.parametrize("other", ["here", "greedy"])
def test_it_is_counted_where_nobody_else_has_to_agree(anna: Person, other: str) -> None:
    table = anna.open("me", other, options={"start": 0})["table"]
    anna.move(table, 0, "take stock")
    anna.do("undo", table, 0, decision=anna.look(table, 0)["decision"])
    assert [seat.get("taken_back", 0) for seat in anna.look(table, 0)["seats"]] == [1, 0]


def test_reactions_are_limited_and_can_be_switched_off(
    anna: Person, bjorn: Person, calendar: Calendar
) -> None:
    table = pair(anna, bjorn)
    before = bjorn.look(table, 1)
    assert before.get("reactions", True)
    assert anna.do("react", table, 0, reaction="applause")["type"] == "accepted"
    assert bjorn.log(table, 1)[-1]["what"] == {"kind": "reacted", "seat": 0, "reaction": "applause"}
    assert bjorn.look(table, 1)["decision"] == before["decision"]
    answer = anna.do("react", table, 0, reaction="laugh")
    assert (answer["code"], 0 < answer["retry_after"] <= 5) == ("reacted-already", True)
    assert bjorn.do("react", table, 1, reaction="laugh")["type"] == "accepted"
    assert anna.do("react", table, 0, reaction="rude")["code"] == "bad-message"
    assert bjorn.do("react", table, 0, reaction="wow")["code"] == "not-your-seat"
    calendar.pass_s(5)
    assert anna.do("react", table, 0, reaction="laugh")["type"] == "accepted"
    silent = pair(anna, bjorn, reactions=False)
    assert anna.do("react", silent, 0, reaction="wow")["code"] == "no-reactions"
    assert anna.look(silent, 0)["reactions"] is False


def test_consent_is_to_what_was_asked_then(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    anna.move(table, 0, "take stock")
    anna.move(table, 0, "postmaster stock")
    view = anna.look(table, 0)
    anna.do("undo", table, 0, decision=view["decision"])
    little = bjorn.look(table, 1)["undo"]
    anna.do("undo", table, 0, decision=view["decision"], to=6)
    much = bjorn.look(table, 1)["undo"]
    assert (little["to"], much["to"]) == (8, 6)
    answer = bjorn.do("answer-undo", table, 1, asked=little["asked"], yes=True)
    assert (answer["type"], answer["view"]["undo"]) == ("stale", much)
    answer = bjorn.do("answer-undo", table, 1, yes=True)  # says of nothing that it may be
    assert (answer["code"], "asked" in answer["sentence"]) == ("bad-message", True)
    assert anna.look(table, 0)["moves"] == view["moves"]
    assert bjorn.do("answer-undo", table, 1, asked=much["asked"], yes=True)["type"] == "accepted"
    assert anna.look(table, 0)["moves"] == 6


def test_an_absent_seat_is_taken_over_by_choice_and_handed_back(
    anna: Person, bjorn: Person, calendar: Calendar
) -> None:
    table = pair(anna, bjorn)
    with bjorn.socket() as socket:
        socket.watch(table, 1)
        assert anna.do("take-over", table, 0, of=1)["code"] == "not-absent"
    wait_until(lambda: not anna.get(f"/api/tables/{table}")["present"][1])
    refused = anna.do("take-over", table, 0, of=1)
    assert (refused["code"], 50 < refused["retry_after"] <= 60) == ("just-left", True)
    calendar.pass_s(61)
    assert anna.do("take-over", table, 0, of=1)["type"] == "accepted"
    assert anna.look(table, 0)["seats"][1]["bot"] == "medium"
    assert bjorn.do("hand-back", table, 1)["type"] == "accepted"
    assert anna.look(table, 0)["seats"][1]["bot"] is None


def test_who_leaves_is_played_for_and_may_come_back(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    assert bjorn.do("leave", table, 1)["type"] == "accepted"
    assert anna.look(table, 0)["seats"][1]["bot"] == "medium"
    assert bjorn.do("hand-back", table, 1)["type"] == "accepted"


def test_who_leaves_before_the_game_frees_the_seat(anna: Person, bjorn: Person, running: Running) -> None:
    table = anna.open("me", "link", "open")["table"]
    assert bjorn.sit(table)["seat"] == 2
    assert bjorn.do("leave", table, 2)["type"] == "accepted"
    assert bjorn.do("leave", table, 2)["code"] == "not-your-seat"
    carla = running.person()
    assert carla.sit(table, "Carla")["seat"] == 2
    carla.close()


def test_the_host_may_begin_before_all_are_there(anna: Person, bjorn: Person) -> None:
    opened = anna.open("me", "link", start="host", options={"start": 0})
    table = opened["table"]
    assert anna.post(f"/api/tables/{table}/start", None)["type"] == "accepted"
    assert anna.post(f"/api/tables/{table}/start", None, 409)["code"] == "started-already"
    assert anna.look(table, 0)["seats"][1] == {"kind": "link", "name": "", "bot": "medium"}
    bjorn.claim(opened["links"][0]["code"], "Björn")
    assert anna.look(table, 0)["seats"][1]["bot"] is None


def test_a_host_need_not_play(anna: Person) -> None:
    table = anna.open("link", "open", start="host")["table"]
    assert anna.post(f"/api/tables/{table}/start", None)["type"] == "accepted"
    assert [seat["bot"] for seat in anna.look(table)["seats"]] == ["medium", "medium"]


def test_a_nudge_comes_once_a_minute(anna: Person, bjorn: Person) -> None:
    table = pair(anna, bjorn)
    assert bjorn.do("nudge", table, 1)["type"] == "accepted"
    answer = bjorn.do("nudge", table, 1)
    assert (answer["code"], 0 < answer["retry_after"] <= 60) == ("nudged-already", True)
    assert anna.do("nudge", table, 0)["code"] == "nobody-to-nudge"


def test_a_whole_game_with_record_replay_import_rematch_and_delete(anna: Person, running: Running) -> None:
    table = anna.open("me", "here", options={"start": 1})["table"]
    view = let_bots_finish(anna, table, [0, 1])
    assert view["result"]["winners"]
    # The seed shows that the cards were not chosen on the way.
    assert check_seed(view, anna.get(f"/api/tables/{table}/record"))

    record = anna.get(f"/api/tables/{table}/record")
    assert stofa.replay(stofa.read_record(dumps(record))).result is not None
    spectator = running.person()
    assert spectator.get(f"/api/tables/{table}/record") == record
    frames = anna.get(f"/api/tables/{table}/replay", seat=0, **{"from": 5, "count": 3})
    assert [frame["moves"] for frame in frames["frames"]] == [5, 6, 7]
    assert frames["total"] == len(record["moves"])

    imported = spectator.take_in(dumps(record))
    assert spectator.get(f"/api/tables/{imported}/record") == record
    wrong = record | {"moves": record["moves"][:-1]}
    assert anna.http.post("/api/records", content=dumps(wrong)).json()["code"] == "bad-record"

    again = anna.do("rematch", table, 0)
    assert anna.do("rematch", table, 1)["table"] == again["table"]
    assert anna.look(again["table"], 0)["status"] == "playing"
    own = {one["table"]: one for one in anna.get("/api/tables")["tables"]}
    assert own[table]["summary"]["status"] == "finished"
    assert own[again["table"]]["seats"] == [0, 1]

    assert spectator.http.delete(f"/api/tables/{table}").status_code == 403
    assert anna.http.delete(f"/api/tables/{table}").status_code == 200
    anna.get(f"/api/tables/{table}", status=404)
    spectator.close()


def dumps(value: Any) -> bytes:
    return msgspec.json.encode(value)


def check_seed(view: dict[str, Any], record: dict[str, Any]) -> bool:
    assert sha256(view["seed"].encode()).hexdigest() == view["commitment"]
    game = stofa.Game(
        stofa.title(GAME), 2, record["options"], chance=stofa.Chance(view["seed"]), seats=record["seats"]
    )
    for mover, move in record["moves"]:
        if mover != "~":
            game.play(move, mover)
    return bool([[mover, str(move)] for mover, move in game.history] == record["moves"])


def test_links_are_used_once_and_the_host_may_revoke(anna: Person, bjorn: Person, running: Running) -> None:
    opened = anna.open("me", "link", start="host")
    table, code = opened["table"], opened["links"][0]["code"]
    carla = running.person()
    bjorn.claim(code)
    assert bjorn.claim(code)["seat"] == 1  # the answer may have been lost: the same device asks again
    assert carla.claim(code, status=410)["code"] == "claim-used"
    assert carla.claim("nonsense-nonsense-nonsense", status=404)["code"] == "claim-unknown"

    # Björn's own link, for his phone.
    link = bjorn.post(f"/api/tables/{table}/links", {"seat": 1})
    assert anna.post(f"/api/tables/{table}/links", {"seat": 1}, 403)["code"] == "not-your-seat"
    assert carla.claim(link["code"], "someone else", 409)["code"] == "own-link"
    assert carla.claim(link["code"], own=True)["view"]["seats"][1]["name"] == "Björn"

    assert bjorn.post(f"/api/tables/{table}/revoke", {"seat": 1}, 403)["code"] == "not-host"
    link = anna.post(f"/api/tables/{table}/revoke", {"seat": 1})
    for lost in (bjorn, carla):
        lost.get(f"/api/tables/{table}", 403, seat=1)
    dora = running.person()
    assert dora.claim(link["code"], "Dóra")["view"]["seats"][1]["name"] == "Dóra"
    for person in (carla, dora):
        person.close()


def test_a_table_that_cannot_be_is_not_there(anna: Person) -> None:
    anna.open("me", "here")
    anna.get("/api/tables/%00", 404)
    assert anna.do("nudge", "\0")["code"] == "no-table"
    with anna.socket() as socket:
        assert socket.watch("\0")["code"] == "no-table"
