"""How a game may end, by playing on."""

import pytest

import stofa
from stofa import Game
from stofa.bots.win_probability import Sides, ending, shares, win_probabilities
from tests.bots.played import GAMES, played, state_before

ALONE: Sides = [(0,), (1,), (2,)]


@pytest.mark.parametrize(
    ("winners", "expected"), [([0], [1, 0, 0]), ([0, 2], [0.5, 0, 0.5]), ([0, 1, 2], [1 / 3] * 3)]
)
def test_a_shared_victory_is_divided(winners: list[int], expected: list[float]) -> None:
    assert shares(winners, ALONE) == expected


def test_a_team_wins_together_and_undivided() -> None:
    assert shares([0, 2], stofa.title("partners").sides(4)) == [1, 0]


def test_what_found_no_end_is_anybodys() -> None:
    finished = played("thurn-and-taxis")
    assert ending(state_before(finished, 50), [(0,), (1,)]) == [0.5, 0.5]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_outlook_is_the_result_and_at_the_start_open(game: str) -> None:
    finished: Game = played(game)
    result = finished.result
    assert result is not None
    sides = finished.title.sides(finished.players)
    won = [any(seat in result.winners for seat in side) for side in sides]
    over = state_before(finished, len(finished.history))
    assert win_probabilities(finished.title, over, 3) == [each / sum(won) for each in won]
    start = win_probabilities(finished.title, state_before(finished, 0), 40)
    assert sum(start) == pytest.approx(1)
    assert all(0.1 < chance < 0.9 for chance in start)


def test_the_state_is_left_as_it_was_and_the_answer_is_the_same_again() -> None:
    finished = played("thurn-and-taxis")
    state = state_before(finished, 100)
    assert win_probabilities(finished.title, state, 5) == win_probabilities(finished.title, state, 5)
