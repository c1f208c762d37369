"""How often something should come, and whether it does."""

from collections import Counter
from typing import Any


def assert_as_often(found: Counter[Any], ways: Counter[Any]) -> None:
    """Every outcome comes as often as there are ways to it: chi-square, with a limit hardly ever passed."""
    assert found.keys() <= ways.keys(), found.keys() - ways.keys()
    samples, all_ways = found.total(), ways.total()
    expected = {outcome: samples * number / all_ways for outcome, number in ways.items()}
    assert min(expected.values()) > 5, "too few samples"
    chi_square = sum((found[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())
    freedom = len(ways) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 8, (chi_square, freedom)
