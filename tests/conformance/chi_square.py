"""Is a sample what chance would bring? Pearson's statistic, and a bound for what is fair."""

from collections.abc import Mapping
from math import sqrt
from typing import Final

Z: Final = 4.753424
"""What a standard normal value exceeds once in a million times."""


def bound(freedom: int) -> float:
    """What the statistic exceeds once in a million times, by the formula of Wilson and Hilferty.

    The cube root of chi-square over its degrees of freedom k is nearly normal, with mean 1 - 2/(9k) and
    variance 2/(9k). So far out the formula is too high by a seventh for one degree of freedom, by a twentieth
    for five, by a hundredth for twenty: always on the side of a fair generator.
    """
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + Z * sqrt(spread)) ** 3)


def statistic(seen: Mapping[int, int], weights: Mapping[int, int]) -> float:
    """How far a sample is from what the weights make one expect."""
    assert seen.keys() <= weights.keys(), "something came that could not"
    total, weight = sum(seen.values()), sum(weights.values())
    expected = {outcome: total * share / weight for outcome, share in weights.items()}
    assert min(expected.values()) >= 5, "too small a sample for the statistic to mean anything"
    return sum((seen.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in expected.items())


def looks_fair(seen: Mapping[int, int], weights: Mapping[int, int]) -> bool:
    return statistic(seen, weights) < bound(len(weights) - 1)
