"""What games add up to: shares, places, times, failures; whole rounds only."""

import pytest

from stofa.arena.referee import SeatReport
from stofa.arena.standings import Standings
from stofa.arena.tournament import PlayedGame, Tournament, create_tournament, fixture

GAME = "thurn-and-taxis"


def result(
    tournament: Tournament, number: int, scores: list[int] | None, winners: list[int], **first: object
) -> PlayedGame:
    bots = fixture(tournament, number).bots
    seats = [SeatReport(10, 0.5, 0.2) for _ in bots]
    for name, value in first.items():
        setattr(seats[0], name, value)
    return PlayedGame(number, bots, scores, winners, 50, seats)


def test_only_whole_rounds_count() -> None:
    tournament = create_tournament(GAME, 2, ["greedy", "random"], "1")
    standings = Standings(tournament)
    standings.add(result(tournament, 0, [5, 3], [0]))
    assert (standings.played, standings.games, standings.deals) == (1, 0, 0)
    assert standings.lines[0].wins == 0
    standings.add(result(tournament, 1, [5, 3], [0]))
    assert (standings.played, standings.games, standings.deals) == (2, 2, 1)
    assert [line.wins for line in standings.lines] == [1, 1]
    assert [rating.points for rating in standings.ratings()] == pytest.approx([0, 0])


def test_a_shared_victory_is_divided_and_an_unfinished_game_is_nobodys() -> None:
    tournament = create_tournament(GAME, 3, ["greedy", "random", "thoughtful"], "1")
    standings = Standings(tournament)
    standings.add(result(tournament, 0, [9, 9, 1], [0, 1]))  # greedy, random, thoughtful
    standings.add(result(tournament, 1, None, []))
    standings.add(result(tournament, 2, [4, 9, 6], [1]))  # random, thoughtful, greedy
    third = 1 / 3
    assert [line.wins for line in standings.lines] == pytest.approx([0.5 + third, 0.5 + third, 1 + third])
    assert standings.unfinished == 1
    assert standings.lines[0].mean_score == 7.5
    cross = standings.cross_table()
    assert cross[0][1] == pytest.approx((0.5 + 0.5 + 1) / 3)  # level, unfinished, six points to four
    assert cross[0][2] == pytest.approx((1 + 0.5 + 0) / 3)
    assert cross[0][0] is None
    shares = {contest.bot: contest for contest in standings.contests()}
    assert shares["thoughtful"].against == ("greedy", "random")
    assert shares["thoughtful"].share == pytest.approx((1 + third) / 3)
    assert shares["thoughtful"].by_luck == pytest.approx(third)


def test_partners_win_together() -> None:
    tournament = create_tournament("partners", None, ["greedy", "random"], "1")
    standings = Standings(tournament)
    standings.add(result(tournament, 0, [4, 1, 4, 2], [0, 2]))
    standings.add(result(tournament, 1, [0, 4, 1, 4], [1, 3]))
    assert [line.wins for line in standings.lines] == [2, 0]
    (contest,) = standings.contests()
    assert (contest.games, contest.wins, contest.by_luck) == (2, 2, 0.5)
    assert standings.ladder()[0][0].bot == "greedy"


def test_one_against_the_rest_is_judged_by_its_own_games() -> None:
    tournament = create_tournament(GAME, 4, ["greedy", "random"], "1")
    standings = Standings(tournament)
    for number in range(8):  # greedy wins whenever it sits anywhere, in the first of its seats
        winner = fixture(tournament, number).bots.index("greedy")
        scores = [9 if seat == winner else 0 for seat in range(4)]
        standings.add(result(tournament, number, scores, [winner]))
    one, other = standings.contests()
    assert (one.bot, one.against, one.share) == ("greedy", ("random",) * 3, 1.0)
    assert (other.bot, other.share, other.by_luck) == ("random", 0.0, 0.25)
    assert [line.sides for line in standings.lines] == [16, 16]


def test_times_and_failures_are_added_up() -> None:
    tournament = create_tournament(GAME, 2, ["greedy", "random"], "1")
    standings = Standings(tournament)
    standings.add(result(tournament, 0, [5, 3], [0], slowest=0.4, failures={"hung": 2}, problem="It hung."))
    standings.add(result(tournament, 1, [5, 3], [0], failures={"hung": 1, "raised": 1}, problem="Later."))
    greedy, random = standings.lines
    assert (greedy.decisions, greedy.seconds, greedy.slowest) == (20, 1.0, 0.4)
    assert greedy.mean_seconds == 0.05
    assert (greedy.failures, greedy.problem) == ({"hung": 2}, "It hung.")
    assert random.failures == {"hung": 1, "raised": 1}
