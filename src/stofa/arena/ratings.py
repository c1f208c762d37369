"""Ratings: how strong bots are, from who won at which table.

A side wins with a probability in proportion to its strength (Luce 1959). At tables of two sides this is the
model of Bradley and Terry, and of Elo; it needs nothing else for three sides or four, and a victory that
several sides share is divided. Scores count for nothing: only winning does. Strengths are told in Elo's
points: 400 more are ten times as strong. The mean of all bots is 0.

Each bot is given one more game, half won and half lost, against somebody of mean strength: without it a bot
that wins every game would be infinitely strong.

Intervals are the wider of two. One takes the model's word for how much chance there is in a game; the other
is estimated from how much the deals differ (games of one deal are not independent of each other).
"""

from math import exp, log, sqrt
from typing import Final, NamedTuple

from stofa.arena.intervals import Interval, Z

Vector = list[float]
Matrix = list[list[float]]

POINTS: Final = 400 / log(10)
"""Elo's points in a unit of the natural logarithm of strength."""

PRIOR: Final = 1.0
"""Number of games, half won and half lost, that each bot is given."""

ROUNDS: Final = 100
PRECISE: Final = 1e-9
LONGEST_STEP: Final = 2.0


class Rating(NamedTuple):
    """How strong a bot is, in Elo's points, and from where to where that may be."""

    points: float
    interval: Interval


def signed(points: float) -> str:
    """Elo's points as they are written: with a sign, but for a nought."""
    return f"{round(points):+d}".replace("-", "−") if round(points) else "0"


def with_minus(number: float, digits: int = 0) -> str:
    """A number with a true minus sign, as wide as a plus."""
    return f"{number:.{digits}f}".replace("-", "−")


class Deals(NamedTuple):
    """What a tournament of whole rounds adds up to, as far as ratings need it."""

    tables: list[list[int]]
    """For each table of a round, how many sides each bot has there."""
    deals: int
    won: Vector
    """Victories of each bot in all deals."""
    products: Matrix
    """Sums of products of what two bots have won in one deal."""


def rate(played: Deals) -> list[Rating]:
    """The rating of each bot."""
    strengths = _fit(played)
    information = _information(played, strengths)
    model = _inverse(information)
    spread = _clustered(played, strengths, model)
    mean = sum(strengths) / len(strengths)
    found = []
    for number, strength in enumerate(strengths):
        contrast = [(1.0 if other == number else 0.0) - 1 / len(strengths) for other in range(len(strengths))]
        variance = max(_quadratic(contrast, model), _quadratic(contrast, spread))
        points, error = POINTS * (strength - mean), POINTS * sqrt(variance)
        found.append(Rating(points, Interval(points - Z * error, points + Z * error)))
    return found


def chances(table: list[int], strengths: Vector) -> Vector:
    """How likely each bot is to win at a table where it has so many sides."""
    highest = max(strengths)
    weights = [sides * exp(strength - highest) for sides, strength in zip(table, strengths, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def _fit(played: Deals) -> Vector:
    """The most likely strengths, as natural logarithms: Newton's method on a concave function."""
    strengths = [0.0] * len(played.won)
    for _ in range(ROUNDS):
        slope = [
            won - played.deals * one
            for won, one in zip(played.won, _expected(played, strengths), strict=True)
        ]
        slope = [each + PRIOR * (0.5 - _even(own)) for each, own in zip(slope, strengths, strict=True)]
        step = _product(_inverse(_information(played, strengths)), slope)
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [own + scale * each for own, each in zip(strengths, step, strict=True)]
        if longest < PRECISE:
            break
    return strengths


def _even(strength: float) -> float:
    """How likely a strength wins against the mean one."""
    return 1 / (1 + exp(-strength))


def _expected(played: Deals, strengths: Vector) -> Vector:
    """Victories of each bot in one round, as the strengths have it."""
    total = [0.0] * len(strengths)
    for table in played.tables:
        total = [one + chance for one, chance in zip(total, chances(table, strengths), strict=True)]
    return total


def _information(played: Deals, strengths: Vector) -> Matrix:
    """How sharply the results tell strengths apart."""
    bots = range(len(strengths))
    found = [[0.0] * len(strengths) for _ in bots]
    for one in bots:
        own = _even(strengths[one])
        found[one][one] = PRIOR * own * (1 - own)
    for table in played.tables:
        likely = chances(table, strengths)
        for one in bots:
            found[one][one] += played.deals * likely[one]
            for other in bots:
                found[one][other] -= played.deals * likely[one] * likely[other]
    return found


def _clustered(played: Deals, strengths: Vector, model: Matrix) -> Matrix:
    """The covariance of the strengths, by how much deals differ from each other (a sandwich estimate)."""
    bots = range(len(strengths))
    if played.deals < 2:
        return [[0.0] * len(strengths) for _ in bots]
    mean = [won / played.deals for won in played.won]
    scale = played.deals / (played.deals - 1)
    between = [
        [scale * (played.products[one][other] - played.deals * mean[one] * mean[other]) for other in bots]
        for one in bots
    ]
    return _times(_times(model, between), model)


def _quadratic(vector: Vector, matrix: Matrix) -> float:
    return max(0.0, sum(own * each for own, each in zip(vector, _product(matrix, vector), strict=True)))


def _product(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(cell * each for cell, each in zip(row, vector, strict=True)) for row in matrix]


def _times(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan. These matrices are symmetric, positive and small."""
    size = len(matrix)
    rows = [
        [*row, *(1.0 if at == number else 0.0 for at in range(size))] for number, row in enumerate(matrix)
    ]
    for at in range(size):
        pivot = max(range(at, size), key=lambda number: abs(rows[number][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [cell / rows[at][at] for cell in rows[at]]
        for number in range(size):
            if number != at and (factor := rows[number][at]):
                rows[number] = [cell - factor * own for cell, own in zip(rows[number], rows[at], strict=True)]
    return [row[size:] for row in rows]
