"""What a seat may ask before it moves, over HTTP."""

from typing import Any

import pytest

import stofa
from tests.server.running_server import Person, Running, let_bots_finish


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def opened(anna: Person, **more: Any) -> str:
    return str(anna.open("me", "here", options={"start": 0}, **more)["table"])


def tries(anna: Person, table: str, moves: list[str], status: int = 200, **more: Any) -> dict[str, Any]:
    view = anna.look(table, 0)
    body = {"seat": 0, "decision": view["decision"], "moves": moves} | more
    return dict(anna.post(f"/api/tables/{table}/try", body, status))


def test_trying_tells_and_makes_nothing(anna: Person) -> None:
    table = opened(anna)
    before = anna.look(table, 0)
    assert tries(anna, table, [])["more"] == before["legal"]
    trial = tries(anna, table, ["take stock"])
    assert (trial["type"], trial["moves"], trial["more"], trial["ready"]) == (
        "trial",
        ["take stock"],
        [],
        True,
    )
    assert (trial["position"]["step"], trial["position"]["hand"]) == ("blind", [])
    assert anna.look(table, 0) == before


@pytest.mark.parametrize("lang", ["en", "de", "is"])
def test_what_the_rules_forbid_is_told_in_the_readers_language(anna: Person, lang: str) -> None:
    table = opened(anna)
    decision = anna.look(table, 0)["decision"]
    body = {"seat": 0, "decision": decision, "moves": ["lay Ulm"]}
    answer = anna.post(f"/api/tables/{table}/try?lang={lang}", body, 422)
    refusal = stofa.new("thurn-and-taxis", 2, seed=1, start=0).why_not("lay Ulm")
    assert refusal is not None
    assert (answer["type"], answer["rule"], answer["sentence"]) == ("illegal", "TT-6", refusal.sentence(lang))
    asked = anna.post(f"/api/tables/{table}/why?lang={lang}", {"seat": 0, "move": "lay Ulm"})
    assert (asked["legal"], asked["rule"], asked["sentence"]) == (False, "TT-6", refusal.sentence(lang))


def test_an_old_decision_is_stale(anna: Person) -> None:
    table = opened(anna)
    answer = tries(anna, table, ["take stock"], 409, decision=0)
    assert (answer["type"], answer["view"]) == ("stale", anna.look(table, 0))


def test_only_the_own_seat_can_try_and_only_in_its_turn(anna: Person, server: Running) -> None:
    table = opened(anna)
    assert tries(anna, table, [], 409, seat=1)["code"] == "not-your-turn"
    stranger = server.person()
    decision = anna.look(table, 0)["decision"]
    body = {"seat": 0, "decision": decision, "moves": []}
    assert stranger.post(f"/api/tables/{table}/try", body, 403)["code"] == "not-your-seat"
    assert (
        stranger.post(f"/api/tables/{table}/why", {"seat": 0, "move": "end"}, 403)["code"] == "not-your-seat"
    )
    assert tries(anna, table, [], 403, seat=9)["code"] == "not-your-seat"
    assert tries(anna, table, ["nonsense"], 422)["code"] == "unreadable"


def test_why_says_so_when_a_move_is_legal_or_it_is_not_ones_turn(anna: Person) -> None:
    table = opened(anna)
    assert anna.post(f"/api/tables/{table}/why", {"seat": 0, "move": "take stock"}) == {
        "type": "why",
        "legal": True,
    }
    other = anna.post(f"/api/tables/{table}/why", {"seat": 1, "move": "take stock"})
    assert (other["legal"], other["reason"], "rule" in other) == (False, "not-your-turn", False)
    assert other["facts"] == {"seat": 1, "turn": 0}


def test_before_the_game_there_is_nothing_to_try(anna: Person) -> None:
    table = anna.open("me", "link")["table"]
    body = {"seat": 0, "decision": 0, "moves": []}
    assert anna.post(f"/api/tables/{table}/try", body, 409)["code"] == "not-started"
    assert anna.post(f"/api/tables/{table}/why", {"seat": 0, "move": "end"}, 409)["code"] == "not-started"


def test_for_a_seat_that_a_bot_plays_there_is_nothing_to_try(anna: Person) -> None:
    table = opened(anna)
    before = anna.look(table, 0)
    assert before["scoring"] is None
    view = let_bots_finish(anna, table, [0, 1])
    body = {"seat": 0, "decision": before["decision"], "moves": []}
    assert anna.post(f"/api/tables/{table}/try", body, 409)["type"] == "stale"
    asked = anna.post(f"/api/tables/{table}/why", {"seat": 0, "move": "end"})
    assert (asked["legal"], asked["reason"]) == (False, "game-over")
    # And the points are told one by one.
    assert [sum(line["points"] for line in lines) for lines in view["scoring"]] == view["result"]["scores"]
