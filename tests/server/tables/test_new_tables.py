"""Tables that go on from a moment of a finished game, and what is kept of a result."""

from typing import Any

import pytest

from stofa.engine.game import Game
from stofa.engine.record import record_of
from tests.bots.played import GAMES, decisions, played
from tests.server.running_server import Person, Running


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def taken_in(anna: Person, game: str) -> str:
    """The table of a game that is over."""
    answer = anna.http.post("/api/records", content=record_of(played(game)).to_json())
    return str(answer.json()["table"])


def play_on(anna: Person, table: str, status: int = 200, **wish: Any) -> dict[str, Any]:
    return dict(anna.post(f"/api/tables/{table}/play-on", wish, status))


@pytest.mark.parametrize("game", GAMES)
def test_from_any_moment_of_a_finished_game_one_plays_on_against_bots(anna: Person, game: str) -> None:
    finished = played(game)
    at = decisions(finished)[len(decisions(finished)) // 2]
    seat = finished.history[at][0]
    assert seat != "~"
    opened = play_on(anna, taken_in(anna, game), at=at, seat=seat, name="Anna")
    table, view = opened["table"], opened["view"]
    assert (view["status"], view["turn"], view["moves"], view["options"]) == (
        "playing",
        seat,
        at,
        finished.options,
    )
    assert [each["bot"] for each in view["seats"]] == [
        None if number == seat else "greedy" for number in range(finished.players)
    ]
    again = Game(finished.title, finished.players, finished.options)
    for _, move in finished.history[:at]:
        again.play(move)
    assert [move["text"] for move in view["legal"]] == [str(move) for move in again.legal]
    # The one move that was made then can be made again, and the game goes on.
    answer = anna.move(table, seat, str(finished.history[at][1]))
    assert answer["type"] == "accepted"


def test_what_cannot_be_played_on_is_refused(anna: Person) -> None:
    finished = played("thurn-and-taxis")
    table = taken_in(anna, "thurn-and-taxis")
    assert play_on(anna, table, 409, at=len(finished.history), seat=0)["code"] == "game-over"
    assert play_on(anna, table, 403, at=10, seat=3)["code"] == "not-your-seat"
    assert play_on(anna, table, 400, at=-1, seat=0)["code"] == "bad-message"
    running = anna.open("me", "bot:greedy")["table"]
    assert play_on(anna, running, 409, at=0, seat=0)["code"] == "not-finished"
    assert len(anna.get("/api/tables")["tables"]) == 2


def test_the_result_of_a_finished_game_stands_in_the_list_of_tables(anna: Person) -> None:
    """Also of one that was taken in from a file: it has a result, and no seat of this device."""
    taken_in(anna, "partners")
    result = played("partners").result
    assert result is not None
    summary = anna.get("/api/tables")["tables"][0]["summary"]
    assert (summary["scores"], summary["winners"]) == (list(result.scores), list(result.winners))
