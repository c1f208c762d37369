"""How the points of a finished game came."""

import pytest
from msgspec.structs import replace

from stofa.engine.game import Game
from stofa.tables import protocol as p
from stofa.tables.events import Finished
from stofa.tables.points_course import course
from tests.bots.played import GAMES, played
from tests.server.running_server import Running
from tests.tables.finished import finished_table
from tests.tables.in_memory import started

COUNTS_AT_THE_END = "ticket-to-ride-card-game"


def course_of(game: Game) -> p.Course:
    assert game.result is not None
    moves = [(mover, str(move)) for mover, move in game.history]
    table = started(game.title, game.players, game.options, moves)
    table.state = replace(table.state, finished=Finished(game.result.as_json(), None))
    return course(table)


def points_of(game: Game) -> list[int]:
    return [sum(line.points for line in lines) for lines in game.title.scoring(game.peek())]


@pytest.mark.parametrize("game", [game for game in GAMES if game != COUNTS_AT_THE_END])
def test_it_leads_from_the_first_points_to_the_last(game: str) -> None:
    finished = played(game)
    told = course_of(finished)
    assert told.first == ([-20, -20] if game == "thurn-and-taxis" else [0] * 4)
    assert told.standings[-1].points == points_of(finished)
    turns = [standing.turn for standing in told.standings]
    assert turns == sorted(set(turns))  # a turn is told once
    assert turns[-1] <= told.turns
    before = told.first
    movers = [mover for mover, _ in finished.history]
    for standing in told.standings:
        # The turn is over: whoever moves next is another one.
        seat = next(mover for mover in reversed(movers[: standing.moves]) if mover != "~")
        assert next((mover for mover in movers[standing.moves :] if mover != "~"), None) != seat
        assert standing.points != before
        assert standing.points == points_of(finished.cut(standing.moves))
        before = standing.points


@pytest.mark.parametrize("game", GAMES)
def test_what_else_was_counted_has_a_number_for_each_seat(game: str) -> None:
    finished = played(game)
    told = course_of(finished)
    assert bool(told.statistics) == (game == "partners")
    assert all(len(each.seats) == finished.players for each in told.statistics)


def test_a_game_that_counts_at_the_end_has_no_course() -> None:
    assert course_of(played(COUNTS_AT_THE_END)).standings == []


def test_it_is_told_to_everybody_once_the_game_is_over(server: Running) -> None:
    anna, eve = server.person(), server.person()
    told = eve.get(f"/api/tables/{finished_table(anna, 'thurn-and-taxis')}/course")
    assert told["standings"][0]["turn"] > 1
    running = anna.open("me", "greedy")
    assert anna.get(f"/api/tables/{running['table']}/course", 409)["code"] == "not-finished"
