"""Tournaments as files: results to go on with, tables for other programs, plots."""

import csv
import io
import json
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

from stofa.arena.exports import COLUMNS, as_csv, as_parquet, summary
from stofa.arena.plots import plots
from stofa.arena.results_file import BadResults, check_heading, heading, read_game, seed_of, write_game
from stofa.arena.standings import Standings
from stofa.arena.tournament import PlayedGame, Tournament, create_tournament, play_some
from stofa.png import to_png


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    return create_tournament("partners", None, ["greedy", "random"], "1", limit=2000)


@pytest.fixture(scope="module")
def games(tournament: Tournament) -> list[PlayedGame]:
    return play_some(tournament, range(4))[0]


@pytest.fixture(scope="module")
def standings(tournament: Tournament, games: list[PlayedGame]) -> Standings:
    standings = Standings(tournament)
    for game in games:
        standings.add(game)
    return standings


def test_games_are_read_as_they_were_written(tournament: Tournament, games: list[PlayedGame]) -> None:
    check_heading(heading(tournament), tournament)
    assert seed_of(heading(tournament)) == "1"
    for number, game in enumerate(games):
        assert read_game(write_game(game), tournament, number) == game


def test_files_of_something_else_are_refused(tournament: Tournament, games: list[PlayedGame]) -> None:
    other = msgspec.structs.replace(tournament, seed="2")
    for line, said in (
        (heading(other), "it is of other arguments: seed was '2'"),
        (heading(tournament).replace(b'"stofa":"', b'"stofa":"9.'), "it was begun with Stofa"),
        (heading(tournament).replace(b'{"arena":1', b'{"arena":7'), "it is in format 7"),
        (b'{"format": "stofa-record"}', "it is not a file of results"),
    ):
        with pytest.raises(BadResults, match=said):
            check_heading(line, tournament)
    for line, said in (
        (write_game(games[1]), "line 2 is not game 0"),
        (write_game(games[0])[:-5], "line 2 is not a game"),
        (write_game(games[0]).replace(b"greedy", b"clever"), "line 2 is not game 0"),
    ):
        with pytest.raises(BadResults, match=said):
            read_game(line, tournament, 0)
    assert seed_of(b"x") is None


def test_a_row_for_each_seat_of_each_game(tournament: Tournament, games: list[PlayedGame]) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(tournament, games).decode())))
    assert len(rows) == 16
    assert list(rows[0]) == list(COLUMNS)
    assert [row["bot"] for row in rows if row["game"] == "1"] == ["random", "random", "greedy", "greedy"]
    assert sum(float(row["won"]) for row in rows) == 8  # both partners of a team
    assert {row["deal"] for row in rows} == {"0", "1"}


def test_parquet_holds_the_same(tournament: Tournament, games: list[PlayedGame]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(io.BytesIO(as_parquet(tournament, games)))
    assert table.column_names == list(COLUMNS)
    rows = csv.DictReader(io.StringIO(as_csv(tournament, games).decode()))
    assert [str(score) for score in table["score"].to_pylist()] == [row["score"] for row in rows]
    assert table.schema.field("seconds").type == "double"


def test_the_summary_is_complete(standings: Standings) -> None:
    told = json.loads(msgspec.json.encode(summary(standings)))
    assert (told["games"], told["deals"], told["players"]) == (4, 2, 4)
    first, last = told["bots"]
    assert (first["bot"], last["bot"]) == ("greedy", "random")
    assert first["low"] < first["elo"] < first["high"]
    assert told["contests"][0]["games"] == 4
    assert told["cross_table"]["greedy"] == {"random": told["contests"][0]["share"]}


def test_plots_are_drawn(standings: Standings) -> None:
    drawn = plots(standings)
    assert set(drawn) == {"ladder", "win-rates", "scores", "decision-times"}
    for svg in drawn.values():
        words = " ".join(ElementTree.fromstring(svg).itertext())
        assert "partners, 4 players, 4 games" in words
        assert "greedy" in words
        assert to_png(svg).startswith(b"\x89PNG")
