"""Ratings: they find the strengths that games were made with, and their intervals hold what they promise."""

from math import exp, sqrt
from random import Random

import pytest

from stofa.arena.intervals import Z, wilson
from stofa.arena.ratings import POINTS, Deals, chances, rate


def made_up(
    strengths: list[float], tables: list[list[int]], deals: int, seed: int, luck: float = 0.0
) -> Deals:
    """Results as the model has them; with `luck`, games of one deal have some of it in common."""
    dice = Random(seed)
    won = [0.0] * len(strengths)
    products = [[0.0] * len(strengths) for _ in strengths]
    for _ in range(deals):
        dealt = [strength + luck * dice.gauss(0, 1) for strength in strengths]
        round_ = [0.0] * len(strengths)
        for table in tables:
            (winner,) = dice.choices(range(len(strengths)), chances(table, dealt))
            round_[winner] += 1
        for one, share in enumerate(round_):
            won[one] += share
            for other, also in enumerate(round_):
                products[one][other] += share * also
    return Deals(tables, deals, won, products)


def test_two_bots_are_rated_as_elo_has_it() -> None:
    three_of_four = Deals([[1, 1]] * 2, 20_000, [30_000, 10_000], [[45_000, 15_000], [15_000, 5_000]])
    strong, weak = rate(three_of_four)
    assert strong.points - weak.points == pytest.approx(POINTS * 1.0986, abs=0.1)  # log 3: 190.8 points
    assert strong.points + weak.points == pytest.approx(0)


@pytest.mark.parametrize(
    "tables",
    [
        [[1, 1, 0], [1, 0, 1], [0, 1, 1]],  # pairs
        [[1, 1, 1]] * 3,  # three at a table
        [[1, 3, 0], [3, 1, 0], [1, 0, 3], [3, 0, 1], [0, 1, 3], [0, 3, 1]],  # one against three alike
    ],
)
def test_the_strengths_behind_the_games_are_found(tables: list[list[int]]) -> None:
    strengths = [0.8, 0.0, -0.8]
    found = rate(made_up(strengths, tables, 4000, seed=1))
    for rating, strength in zip(found, strengths, strict=True):
        assert rating.points == pytest.approx(POINTS * strength, abs=25)
        assert rating.interval.low < POINTS * strength < rating.interval.high


@pytest.mark.parametrize("luck", [0.0, 1.0])
def test_an_interval_holds_the_truth_as_often_as_it_says(luck: float) -> None:
    tables = [[1, 1, 0], [1, 0, 1], [0, 1, 1]] * 2
    strengths = [0.3, 0.0, -0.3]
    # What is estimated where deals differ is the mean strength, which is a little smaller.
    truth = rate(made_up(strengths, tables, 20_000, seed=0, luck=luck)) if luck else None
    held = 0
    for seed in range(1, 201):
        for number, rating in enumerate(rate(made_up(strengths, tables, 60, seed, luck))):
            true = truth[number].points if truth else POINTS * strengths[number]
            held += rating.interval.low <= true <= rating.interval.high
    assert 0.92 <= held / 600 <= 0.995


def test_a_bot_that_wins_every_game_is_not_infinitely_strong() -> None:
    few = rate(Deals([[1, 1]] * 2, 5, [10.0, 0.0], [[20.0, 0.0], [0.0, 0.0]]))[0]
    many = rate(Deals([[1, 1]] * 2, 500, [1000.0, 0.0], [[2000.0, 0.0], [0.0, 0.0]]))[0]
    assert 0 < few.points < many.points < 2000
    assert few.interval.low > 0
    assert few.interval.half_width > 50


def test_bots_that_never_met_are_rated_through_those_they_met() -> None:
    gauntlet = [[1, 1, 0]] * 2 + [[1, 0, 1]] * 2
    first, strong, weak = rate(made_up([0.0, 1.0, -1.0], gauntlet, 3000, seed=3))
    assert strong.points > first.points > weak.points
    assert strong.points - weak.points == pytest.approx(2 * POINTS, abs=60)


def test_chances_follow_strength_and_the_number_of_sides() -> None:
    assert chances([1, 1], [0.0, 0.0]) == [0.5, 0.5]
    assert chances([1, 3], [0.0, 0.0]) == [0.25, 0.75]
    assert chances([1, 1], [1.0, 0.0])[0] == pytest.approx(1 / (1 + exp(-1)))


@pytest.mark.parametrize(("wins", "games"), [(81, 100), (13.5, 30), (1, 7)])
def test_wilsons_interval_ends_where_the_share_would_be_too_far_off(wins: float, games: int) -> None:
    for end in wilson(wins, games):
        assert abs(wins / games - end) == pytest.approx(Z * sqrt(end * (1 - end) / games))


def test_wilsons_interval_of_all_or_nothing() -> None:
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)
