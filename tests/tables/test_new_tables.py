"""Rematches, tables that go on from a moment of a finished game, and what is kept of a result."""

from pathlib import Path
from typing import Any

import pytest

from stofa.engine.game import Game
from stofa.server.server_tables import ServerTables
from stofa.tables import events as e, new_tables, protocol as p, seat_claims
from stofa.tables.state import Draft
from stofa.tables.table import Change, Table
from stofa.tables.updates import spectator_view
from tests.bots.played import GAMES, decisions, played
from tests.server.running_server import Person, Running
from tests.tables.finished import finished_table
from tests.tables.opened_registry import at_tables


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def play_on(anna: Person, table: str, status: int = 200, **wish: Any) -> dict[str, Any]:
    return dict(anna.post(f"/api/tables/{table}/play-on", wish, status))


@pytest.mark.parametrize("game", GAMES)
def test_from_any_moment_of_a_finished_game_one_plays_on_against_bots(anna: Person, game: str) -> None:
    finished = played(game)
    at = decisions(finished)[len(decisions(finished)) // 2]
    seat = finished.history[at][0]
    assert seat != "~"
    opened = play_on(anna, finished_table(anna, game), at=at, seat=seat, name="Anna")
    table, view = opened["table"], opened["view"]
    assert (view["status"], view["turn"], view["moves"], view["options"]) == (
        "playing",
        seat,
        at,
        finished.options,
    )
    assert [each["bot"] for each in view["seats"]] == [
        None if number == seat else "medium" for number in range(finished.players)
    ]
    again = Game(finished.title, finished.players, finished.options)
    for _, move in finished.history[:at]:
        again.play(move)
    assert [move["text"] for move in view["legal"]] == [str(move) for move in again.legal]
    # What was played before stays. The one move that was made then can be made again, and the game goes on.
    assert view["undoable"] is None
    answer = anna.move(table, seat, str(finished.history[at][1]))
    assert answer["type"] == "accepted"
    assert anna.look(table, seat)["undoable"] == "free"


def test_what_cannot_be_played_on_is_refused(anna: Person) -> None:
    finished = played("thurn-and-taxis")
    table = finished_table(anna, "thurn-and-taxis")
    assert play_on(anna, table, 409, at=len(finished.history), seat=0)["code"] == "game-over"
    assert play_on(anna, table, 403, at=10, seat=3)["code"] == "not-your-seat"
    assert play_on(anna, table, 400, at=-1, seat=0)["code"] == "bad-message"
    running = anna.open("me", "bot:greedy")["table"]
    assert play_on(anna, running, 409, at=0, seat=0)["code"] == "not-finished"
    assert len(anna.get("/api/tables")["tables"]) == 2


def test_the_result_of_a_finished_game_stands_in_the_list_of_tables(anna: Person) -> None:
    """Also of one that was taken in from a file: it has a result, and no seat of this device."""
    finished_table(anna, "partners")
    result = played("partners").result
    assert result is not None
    summary = anna.get("/api/tables")["tables"][0]["summary"]
    assert (summary["scores"], summary["winners"]) == (list(result.scores), list(result.winners))


async def finish(table: Table, *winners: int) -> None:
    draft = Draft(table.state, 0)
    draft.add(e.Finished({"scores": [1] * table.state.players, "winners": [*winners]}, "s"))
    await table.commit(lambda: Change(draft))


async def again(tables: ServerTables, table: Table, *winners: int) -> Table:
    """The table of the rematch, after some have won."""
    await finish(table, *winners)
    asked = p.Rematch(cmd="command-1", table=table.id, seat=0)
    accepted = await new_tables.rematch(tables, table, "host", asked)
    assert accepted.table is not None
    return await tables.get(accepted.table)


def wishes(game: str, *guests: str) -> p.Create:
    return p.Create(game, [p.SeatWish("me", "Anna"), *(p.SeatWish("here", name) for name in guests)])


def test_a_rematch_knows_who_has_won_how_often_before(tmp_path: Path) -> None:
    """Everybody at the table is told, also who has no seat, and after the server was started again."""

    async def play(tables: ServerTables) -> None:
        first, _ = await new_tables.create(tables, wishes("thurn-and-taxis", "Björn", "Lóa"), "host")
        assert spectator_view(first.id, first.state).get("earlier") is None
        second = await again(tables, first, 1)
        third = await again(tables, second, 0, 2)
        view = spectator_view(third.id, third.state)
        assert view["earlier"] == {"games": 2, "wins": [1, 1, 1]}
        loaded = await ServerTables(tables.database).get(third.id)
        assert loaded.state.setup.earlier == p.Earlier(2, [1, 1, 1])

    at_tables(tmp_path, play)


def test_the_partners_of_a_team_have_won_the_same_games(tmp_path: Path) -> None:
    async def play(tables: ServerTables) -> None:
        first, _ = await new_tables.create(tables, wishes("partners", "Jón", "Petra", "Lena"), "host")
        second = await again(tables, first, 0, 2)
        assert second.state.setup.earlier == p.Earlier(1, [1, 0, 1, 0])

    at_tables(tmp_path, play)


def test_with_somebody_else_the_score_begins_anew(tmp_path: Path) -> None:
    async def play(tables: ServerTables) -> None:
        first, _ = await new_tables.create(tables, wishes("thurn-and-taxis", "Björn"), "host")
        second = await again(tables, first, 0)
        draft = Draft(second.state, 0)
        draft.add(e.Seated(1, "Carla", newcomer=True))
        await second.commit(lambda: Change(draft))
        third = await again(tables, second, 1)
        assert third.state.setup.earlier == p.Earlier(1, [0, 1])

    at_tables(tmp_path, play)


def test_a_guest_who_came_by_link_is_part_of_the_score(tmp_path: Path) -> None:
    async def play(tables: ServerTables) -> None:
        wanted = p.Create("thurn-and-taxis", [p.SeatWish("me", "Anna"), p.SeatWish("link")])
        first, links = await new_tables.create(tables, wanted, "host")
        await seat_claims.claim(tables, links[0].code, "Björn", "guest")
        third = await again(tables, await again(tables, first, 1), 1)
        assert third.state.names == ["Anna", "Björn"]
        assert third.state.setup.earlier == p.Earlier(2, [0, 2])

    at_tables(tmp_path, play)


def test_the_rematch_of_a_game_that_was_played_on_is_a_game_of_its_own(tmp_path: Path) -> None:
    """It has cards of its own, which can be checked, and no score: half of that game was another."""

    async def play(tables: ServerTables) -> None:
        first, _ = await new_tables.create(tables, wishes("thurn-and-taxis", "Björn"), "host")
        await finish(first, 0)
        on = await new_tables.play_on(tables, first, p.PlayOn(at=4, seat=0, name="Anna"), "host")
        new = await again(tables, on, 0)
        assert not new.state.setup.continues
        assert new.state.setup.played_before == 0
        assert new.state.setup.earlier is None
        assert new.state.commitment != ""

    at_tables(tmp_path, play)
