"""What a seat may ask before it moves: over the socket, and over HTTP."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import stofa
from tests.server.running_server import Person, Running, command, let_bots_finish

Ask = Callable[..., dict[str, Any]]
"""Asks as seat 0, or as another."""


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


@pytest.fixture(params=["socket", "http"])
def ask(request: pytest.FixtureRequest, anna: Person) -> Iterator[Ask]:
    """A question, and its answer."""
    if request.param == "http":

        def by_http(what: str, table: str, lang: str = "en", **more: Any) -> dict[str, Any]:
            question = {"do": what, "ask": "q1", "table": table, "seat": 0} | more
            return dict(anna.post(f"/api/commands?lang={lang}", question, None))

        yield by_http
        return

    def by_socket(what: str, table: str, lang: str = "en", **more: Any) -> dict[str, Any]:
        with anna.socket(**{"accept-language": lang}) as socket:
            socket.send(**{"do": what, "ask": "q1", "table": table, "seat": 0} | more)
            return socket.receive()

    yield by_socket


def opened(anna: Person, **more: Any) -> str:
    return str(anna.open("me", "here", options={"start": 0}, **more)["table"])


def test_a_preview_shows_what_would_come_and_makes_nothing(anna: Person, ask: Ask) -> None:
    table = opened(anna)
    before = anna.look(table, 0)
    decision = before["decision"]
    assert ask("preview", table, decision=decision)["more"] == before["legal"]
    preview = ask("preview", table, decision=decision, moves=["take stock"])
    assert (preview["type"], preview["ask"]) == ("preview", "q1")
    taken = {"text": "take stock", "kind": "take", "card": "stock"}
    assert (preview["moves"], preview["more"], preview["ready"]) == ([taken], [], True)
    position = preview["position"]
    assert (position["public"]["step"], position["own"]["hand"]) == ("blind", [])
    assert anna.look(table, 0) == before


@pytest.mark.parametrize("lang", ["en", "de", "is"])
def test_what_the_rules_forbid_is_told_in_the_readers_language(anna: Person, ask: Ask, lang: str) -> None:
    table = opened(anna)
    decision = anna.look(table, 0)["decision"]
    answer = ask("preview", table, lang, decision=decision, moves=["lay Ulm"])
    refusal = stofa.new("thurn-and-taxis", 2, seed=1, start=0).why_not("lay Ulm")
    assert refusal is not None
    assert (answer["type"], answer["rule"], answer["sentence"]) == ("illegal", "TT-6", refusal.sentence(lang))
    assert (answer["ask"], answer["at"], "cmd" in answer) == ("q1", 0, False)
    asked = ask("why", table, lang, move="lay Ulm")
    assert (asked["type"], asked["ask"]) == ("why", "q1")
    assert (asked["legal"], asked["rule"], asked["sentence"]) == (False, "TT-6", refusal.sentence(lang))


def test_an_old_decision_is_stale(anna: Person, ask: Ask) -> None:
    table = opened(anna)
    answer = ask("preview", table, decision=0, moves=["take stock"])
    assert (answer["type"], answer["ask"], answer["view"]) == ("stale", "q1", anna.look(table, 0))
    answer = ask("why", table, decision=0, move="take stock")
    assert (answer["type"], answer["ask"], answer["view"]) == ("stale", "q1", anna.look(table, 0))
    decision = anna.look(table, 0)["decision"]
    assert ask("why", table, decision=decision, move="take stock")["legal"]


def test_only_the_own_seat_can_ask_and_only_in_its_turn(anna: Person, server: Running, ask: Ask) -> None:
    table = opened(anna)
    decision = anna.look(table, 0)["decision"]
    assert ask("preview", table, seat=1, decision=decision)["code"] == "not-your-turn"
    stranger = server.person()
    questions = [
        {"do": "preview", "ask": "q1", "table": table, "seat": 0, "decision": decision, "moves": []},
        {"do": "why", "ask": "q1", "table": table, "seat": 0, "move": "end"},
    ]
    for question in questions:
        answer = stranger.post("/api/commands", question, 403)
        assert (answer["code"], answer["ask"]) == ("not-your-seat", "q1")
    assert ask("preview", table, seat=9, decision=decision)["code"] == "not-your-seat"
    assert ask("preview", table, decision=decision, moves=["nonsense"])["code"] == "unreadable"
    assert ask("why", "nowhere", move="end")["code"] == "no-table"


def test_why_says_so_when_a_move_is_legal_or_it_is_not_ones_turn(anna: Person, ask: Ask) -> None:
    table = opened(anna)
    assert ask("why", table, move="take stock") == {"type": "why", "ask": "q1", "legal": True}
    other = ask("why", table, seat=1, move="take stock")
    assert (other["legal"], other["reason"], "rule" in other) == (False, "not-your-turn", False)
    assert other["facts"] == {"seat": 1, "turn": 0}


@pytest.mark.parametrize("lang", ["en", "de", "is"])
def test_why_several_moves_may_not_be_made_is_told_at_once(anna: Person, ask: Ask, lang: str) -> None:
    table = opened(anna)
    decision = anna.look(table, 0)["decision"]
    moves = ["lay Ulm", "take stock", "end"]
    answer = ask("reasons", table, lang, decision=decision, moves=moves)
    one_by_one = [ask("why", table, lang, move=move).get("sentence") for move in moves]
    assert answer == {"type": "reasons", "ask": "q1", "sentences": one_by_one}
    assert one_by_one[1] is None
    assert str(one_by_one[0]).startswith("TT-6: ")
    assert ask("reasons", table, decision=decision - 1, moves=moves)["type"] == "stale"
    assert ask("reasons", table, seat=1, decision=decision, moves=moves)["code"] == "not-your-turn"
    unreadable, known = ask("reasons", table, decision=decision, moves=["nonsense", "end"])["sentences"]
    assert "nonsense" in unreadable
    assert known.startswith("TT-6: ")


def test_before_the_game_there_is_nothing_to_ask(anna: Person, ask: Ask) -> None:
    table = anna.open("me", "link")["table"]
    assert ask("preview", table, decision=0)["code"] == "not-started"
    assert ask("why", table, move="end")["code"] == "not-started"


@pytest.mark.slow
def test_for_a_seat_that_a_bot_plays_there_is_no_preview(anna: Person, ask: Ask) -> None:
    table = opened(anna)
    before = anna.look(table, 0)
    assert before["scoring"] is None
    view = let_bots_finish(anna, table, [0, 1])
    assert ask("preview", table, decision=before["decision"])["type"] == "stale"
    asked = ask("why", table, move="end")
    assert (asked["legal"], asked["reason"]) == (False, "game-over")
    # And the points are told one by one.
    assert [sum(line["points"] for line in lines) for lines in view["scoring"]] == view["result"]["scores"]


def test_questions_are_answered_in_order_with_commands(anna: Person) -> None:
    """A preview that was asked for after a move is of the table after it, however fast it was sent."""
    table = opened(anna)
    decision = anna.look(table, 0)["decision"]
    question = {"do": "preview", "table": table, "seat": 0, "moves": []}
    with anna.socket() as socket:
        socket.send(**question, ask="before", decision=decision)
        socket.send(**command("move", table, 0, decision=decision, moves=["take stock"]))
        socket.send(**question, ask="after", decision=decision)
        answers = [socket.receive() for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["preview", "accepted", "stale"]
    assert (answers[0]["ask"], answers[2]["ask"]) == ("before", "after")
    assert answers[2]["view"]["n"] == answers[1]["n"]


def test_a_question_that_cannot_be_read_is_answered_by_its_id(anna: Person) -> None:
    opened(anna)
    with anna.socket() as socket:
        socket.send(do="why", ask="q7", table="x", seat=0)
        answer = socket.receive()
    assert (answer["code"], answer["ask"], "cmd" in answer) == ("bad-message", "q7", False)
