"""What a game is worth to its seats."""

import pytest

from stofa.envs.rewards import rewards

TWO = [(0,), (1,)]
FOUR = [(0,), (1,), (2,), (3,)]
TEAMS = [(0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("sides", "winners", "paid"),
    [
        (TWO, 0b01, [1, -1]),
        (TWO, 0b11, [0, 0]),
        (FOUR, 0b0100, [-1 / 3, -1 / 3, 1, -1 / 3]),
        (FOUR, 0b0101, [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        (TEAMS, 0b1010, [-1, 1, -1, 1]),
        (FOUR, 0, [0, 0, 0, 0]),
    ],
)
def test_winners_get_what_the_others_lose(
    sides: list[tuple[int, ...]], winners: int, paid: list[float]
) -> None:
    assert rewards(sides, winners) == pytest.approx(paid)
    assert sum(paid) == pytest.approx(0)
