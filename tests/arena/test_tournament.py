"""Tournaments: who meets whom, with which cards, and that it makes no difference who plays the games."""

from collections import Counter
from itertools import islice
from multiprocessing import active_children

import pytest

from stofa import BadOption
from stofa.arena.engines import Engine, Here, Processes, played_games
from stofa.arena.referee import MOST_COSTLY
from stofa.arena.tournament import (
    PlayedGame,
    Tournament,
    create_tournament,
    fixture,
    games_of,
    new_game,
    play_some,
)

GAME = "thurn-and-taxis"
FAILING = "tests.arena.failing_bots"


def games(tournament: Tournament, engine: Engine, first: int, last: int) -> list[PlayedGame]:
    with played_games(tournament, first, last, engine) as played:
        return [game.without_times() for game in played]


def test_each_deal_is_played_in_all_rotations_and_begins_alike() -> None:
    tournament = create_tournament(GAME, 3, ["greedy", "random", "thoughtful"], "1")
    rotations = [fixture(tournament, number) for number in range(tournament.round_size)]
    assert {game.deal for game in rotations} == {0}
    assert [game.bots for game in rotations] == [
        ["greedy", "random", "thoughtful"],
        ["thoughtful", "greedy", "random"],
        ["random", "thoughtful", "greedy"],
    ]
    begun = [new_game(tournament, game) for game in rotations]
    assert len({str(game.view(1).position_text()) for game in begun}) == 1
    other = new_game(tournament, fixture(tournament, tournament.round_size))
    assert str(other.view(1).position_text()) != str(begun[0].view(1).position_text())


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    tournament = create_tournament(GAME, 3, ["greedy", "random", "thoughtful"], "1")
    behind_greedy = Counter()  # type: Counter[str]
    for number in range(4 * tournament.round_size):
        bots = fixture(tournament, number).bots
        behind_greedy[bots[(bots.index("greedy") + 1) % 3]] += 1
    assert behind_greedy == {"random": 6, "thoughtful": 6}


def test_who_meets_whom() -> None:
    three = ["greedy", "random", "thoughtful"]
    assert create_tournament(GAME, 2, three, "1").lineups == [
        ("greedy", "random"),
        ("greedy", "thoughtful"),
        ("random", "thoughtful"),
    ]
    assert create_tournament(GAME, 4, three[:2], "1").lineups == [
        ("greedy", "random", "random", "random"),
        ("random", "greedy", "greedy", "greedy"),
    ]
    gauntlet = create_tournament(GAME, 3, three[:2], "1", gauntlet="thoughtful")
    assert gauntlet.bots == ("thoughtful", "greedy", "random")
    assert gauntlet.lineups == [("thoughtful", "greedy", "greedy"), ("thoughtful", "random", "random")]


def test_partners_sit_in_teams() -> None:
    tournament = create_tournament("partners", None, ["greedy", "random"], "1")
    assert [fixture(tournament, number).bots for number in range(2)] == [
        ["greedy", "random", "greedy", "random"],
        ["random", "greedy", "random", "greedy"],
    ]


@pytest.mark.parametrize(("wanted", "in_all"), [(1, 6), (2, 6), (3, 12), (100, 300)])
def test_only_whole_rounds_are_played(wanted: int, in_all: int) -> None:
    tournament = create_tournament(GAME, 2, ["greedy", "random", "thoughtful"], "1")
    assert games_of(tournament, wanted) == in_all


@pytest.mark.slow
def test_the_number_of_processes_makes_no_difference() -> None:
    tournament = create_tournament(GAME, 2, ["greedy", f"{FAILING}:Counting", "random"], "1", limit=150)
    here = games(tournament, Here(), 0, 12)
    assert games(tournament, Processes(2), 0, 12) == here
    assert games(tournament, Processes(3), 5, 12) == here[5:]


@pytest.mark.slow
def test_a_process_that_is_killed_in_the_middle_costs_nothing() -> None:
    tournament = create_tournament(GAME, 2, ["greedy", "random"], "1", limit=2000)
    engine = Processes(2)
    whole = games(tournament, Here(), 0, 12)
    killed = 0
    found = []
    with played_games(tournament, 0, 12, engine) as played:
        for game in played:
            found.append(game.without_times())
            if killed < 3:
                killed += kill_a_helper()
    assert killed == 3
    assert found == whole


def kill_a_helper() -> int:
    """Kill one of the processes that this one has started."""
    active_children()[0].kill()
    return 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("raising", "raised"),
        ("cheating", "illegal"),
        ("silent", "illegal"),
        ("hanging", "hung"),
        ("exiting", "exited"),
    ],
)
def test_a_bot_that_fails_loses_its_turn_and_is_named(name: str, kind: str) -> None:
    bots = ["greedy", f"{FAILING}:{name}"]
    tournament = create_tournament("partners", None, bots, "1", limit=120, patience_s=0.3)
    (game,) = games(tournament, Here(), 0, 1)
    for seat in (1, 3):
        report = game.seats[seat]
        assert report.failures[kind] > 0
        assert f"“{FAILING}:{name}”" in report.problem
        if kind in ("hung", "exited"):
            assert report.failures[kind] == MOST_COSTLY
            assert report.failures["benched"] + MOST_COSTLY < report.decisions
        else:
            assert set(report.failures) == {kind}
            assert (report.failures[kind] < report.decisions) == (name != "silent")
    assert not game.seats[0].failures
    assert game.moves >= 120


@pytest.mark.slow
def test_nobody_is_left_behind() -> None:
    tournament = create_tournament("partners", None, ["greedy", f"{FAILING}:Counting"], "1", limit=30)
    before = set(active_children())
    with played_games(tournament, 0, 2, Here()) as played:
        assert len(list(islice(played, 1))) == 1
        assert len(set(active_children()) - before) == 2
    assert set(active_children()) == before


def test_games_know_what_they_took() -> None:
    tournament = create_tournament(GAME, 2, ["greedy", "random"], "1", limit=60)
    ((game,), seconds) = play_some(tournament, range(1))
    assert game.scores is None
    assert sum(seat.decisions for seat in game.seats) <= game.moves
    assert all(0 < seat.slowest <= seat.seconds < seconds for seat in game.seats)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["greedy"], "two bots or more"),
        (["greedy", "random", "greedy"], "“greedy” is named twice"),
        (["greedy", "clever"], "There is no bot called"),
        (["greedy", "no_such:Bot"], "cannot be used"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(bots: list[str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        create_tournament(GAME, 2, bots, "1")


def test_how_much_the_bots_think_can_be_said() -> None:
    """The same number of steps gives the same games, another one others."""
    found = [
        games(create_tournament("partners", None, ["hard", "medium"], "1", steps=steps), Here(), 0, 2)
        for steps in (50, 50, 400)
    ]
    assert found[0] == found[1] != found[2]
