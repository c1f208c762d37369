"""What a game is worth to its seats."""

from collections.abc import Sequence


def rewards(sides: Sequence[Sequence[int]], winners: int) -> list[float]:
    """For each seat: 1 if its side has won alone, and what the others lose is as much together.

    Sides that win together share what one would have won; if all do, everybody gets 0. `winners` has one bit
    for each seat; without any, the game had no result, and everybody gets 0 as well.
    """
    won = [any(winners >> seat & 1 for seat in side) for side in sides]
    paid = [0.0] * sum(map(len, sides))
    if any(won):
        for side, winning in zip(sides, won):
            share = len(sides) / sum(won) if winning else 0.0
            for seat in side:
                paid[seat] = (share - 1) / (len(sides) - 1)
    return paid
