"""Looking back at finished games, over HTTP."""

from typing import Any

import pytest

from stofa.bots import analysis
from stofa.bots.analysis import curve, places
from stofa.tables import tasks
from stofa.tables.tasks import GameSoFar, look_back
from tests.bots.played import GAMES, decisions, played
from tests.server.running_server import Person, Running
from tests.tables.finished import finished_table


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def chances(anna: Person, table: str, first: int, status: int = 200) -> dict[str, Any]:
    return dict(anna.get(f"/api/tables/{table}/chances", status, **{"from": first}))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_how_it_stood_is_told_bit_by_bit(anna: Person, game: str) -> None:
    finished = played(game)
    table = finished_table(anna, game)
    first = chances(anna, table, 0)
    assert first["total"] == len(finished.history)
    assert first["sides"] == [list(side) for side in finished.title.sides(finished.players)]
    then = chances(anna, table, first["next"])
    moments = first["moments"] + then["moments"]
    assert [moment["moves"] for moment in moments] == places(finished)[: len(moments)]
    assert all(sum(moment["chances"]) == pytest.approx(1, abs=0.01) for moment in moments)
    # What was worked out once is known to the next who asks, from wherever.
    assert chances(anna, table, 0)["moments"] == moments
    assert chances(anna, table, moments[-1]["moves"])["moments"] == moments[-1:]


@pytest.mark.slow
def test_all_bits_together_are_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "SLICE_S", 0)
    monkeypatch.setattr(tasks, "PLAYOUTS_OF_CURVE", 1)
    monkeypatch.setattr(analysis, "STEPS_OF_GLANCE", 50)
    game_so_far = GameSoFar.of(played("thurn-and-taxis"))
    found: list[tuple[int, int | None]] = []
    first: int | None = 0
    while first is not None:
        bit = look_back(game_so_far, first)
        first = bit.next
        assert len(bit.stood) == 1
        found += [(stood.moves, stood.decision) for stood in bit.stood]
    assert found == [(moment.moves, moment.decision) for moment in curve(played("thurn-and-taxis"), 1)]


@pytest.mark.slow
def test_what_a_bot_would_have_done(anna: Person) -> None:
    finished = played("thurn-and-taxis")
    table = finished_table(anna, "thurn-and-taxis")
    at = decisions(finished)[10]
    verdict = anna.get(f"/api/tables/{table}/verdict", at=at)
    seat, move = finished.history[at]
    assert (verdict["moves"], verdict["seat"], verdict["made"]["move"]) == (at, seat, move.wire)
    assert 0 <= verdict["made"]["chance"] <= verdict["best"]["chance"] <= 1
    assert anna.get(f"/api/tables/{table}/verdict", at=at) == verdict


def test_where_nobody_decided_there_is_no_verdict(anna: Person) -> None:
    finished = played("thurn-and-taxis")
    table = finished_table(anna, "thurn-and-taxis")
    card = next(at for at, (mover, _) in enumerate(finished.history) if mover == "~")
    for at in (card, len(finished.history), 10**8):
        assert anna.get(f"/api/tables/{table}/verdict", 409, at=at)["code"] == "no-decision"
    assert anna.get(f"/api/tables/{table}/verdict", 400, at="x")["code"] == "bad-message"


def test_a_running_game_is_not_looked_into(anna: Person) -> None:
    """Its hidden cards would show in how it stands."""
    table = anna.open("me", "here")["table"]
    assert chances(anna, table, 0, 409)["code"] == "not-finished"
    assert anna.get(f"/api/tables/{table}/verdict", 409, at=0)["code"] == "not-finished"


def test_a_table_without_spectators_is_looked_back_at_by_its_people_only(
    anna: Person, server: Running
) -> None:
    table = anna.open("me", "here", spectators=False)["table"]
    assert chances(server.person(), table, 0, 403)["code"] == "no-spectators"
    assert chances(anna, table, 0, 409)["code"] == "not-finished"
