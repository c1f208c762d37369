"""How a game may end, by playing on."""

import pytest

import stofa
from stofa import Game
from stofa.bots.outlook import outlook, shares
from tests.bots.played import GAMES, played, state_before


class Ended:
    """All that is asked of a state that is over."""

    def __init__(self, winners: int, mover: int = -2) -> None:
        self._winners = winners
        self._mover = mover

    def mover(self) -> int:
        return self._mover

    def winners(self) -> int:
        return self._winners


@pytest.mark.parametrize(
    ("winners", "expected"), [(0b0001, [1, 0, 0]), (0b0101, [0.5, 0, 0.5]), (0b0111, [1 / 3] * 3)]
)
def test_a_shared_victory_is_divided(winners: int, expected: list[float]) -> None:
    assert shares(Ended(winners), [(0,), (1,), (2,)]) == expected  # type: ignore[arg-type]


def test_a_team_wins_together_and_undivided() -> None:
    assert shares(Ended(0b0101), stofa.title("partners").sides(4)) == [1, 0]  # type: ignore[arg-type]


def test_what_is_undecided_is_anybodys() -> None:
    assert shares(Ended(0, mover=0), [(0,), (1,)]) == [0.5, 0.5]  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_outlook_is_the_result_and_at_the_start_open(game: str) -> None:
    finished: Game = played(game)
    result = finished.result
    assert result is not None
    sides = finished.title.sides(finished.players)
    won = [any(seat in result.winners for seat in side) for side in sides]
    over = state_before(finished, len(finished.history))
    assert outlook(finished.title, over, 3) == [each / sum(won) for each in won]
    start = outlook(finished.title, state_before(finished, 0), 40)
    assert sum(start) == pytest.approx(1)
    assert all(0.1 < chance < 0.9 for chance in start)


def test_the_state_is_left_as_it_was_and_the_answer_is_the_same_again() -> None:
    finished = played("thurn-and-taxis")
    state = state_before(finished, 100)
    assert outlook(finished.title, state, 5) == outlook(finished.title, state, 5)
