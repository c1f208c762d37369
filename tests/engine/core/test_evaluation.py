"""From the strengths of all sides to their chances."""

from importlib import import_module
from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import stofa
from stofa.engine.core.evaluation import CERTAIN, POINT, WEIGHT, Evaluation, odds
from stofa.engine.core.state import State


class Given(Evaluation):
    """Looks at one number for each side, in hundredths."""

    def __init__(self, *numbers: int) -> None:
        super().__init__([WEIGHT // 100], 1)
        self.numbers = numbers

    def look(self, state: State, side: i64, features: vec[i64]) -> None:
        features[0] = self.numbers[side]


def chances(*numbers: int) -> list[float]:
    state = stofa.title("partners").start(4, {"dealer": 0}, 1)
    given = Given(*numbers)
    return [given.chance(state, side, len(numbers)) / CERTAIN for side in range(len(numbers))]


@pytest.mark.parametrize("numbers", [(0, 0), (150, 0), (-90, 40), (0, 0, 0), (20, 110, -30, 5)])
def test_the_chances_are_those_of_a_logit(numbers: tuple[int, ...]) -> None:
    total = sum(exp(number / 100) for number in numbers)
    assert chances(*numbers) == pytest.approx([exp(number / 100) / total for number in numbers], abs=0.01)
    assert sum(chances(*numbers)) == pytest.approx(1, abs=0.01)


def test_what_is_far_apart_is_not_told_apart() -> None:
    assert odds(0) == CERTAIN
    assert odds(8 * POINT) == odds(80 * POINT)
    assert odds(-8 * POINT) == odds(-80 * POINT) > 0
    assert chances(10**6, 0)[0] < 1, "only who has won is certain"


@pytest.mark.parametrize("title", stofa.titles().values(), ids=str)
def test_the_weights_are_as_many_as_the_features(title: stofa.Title) -> None:
    """Else a fit of before an edit would be used for what it was not made for."""
    for players in title.player_counts:
        evaluation = title.evaluation(players)
        if evaluation is not None:
            module = import_module(type(evaluation).__module__)
            lists = module.lists_of(players) if hasattr(module, "lists_of") else 1
            assert len(evaluation.weights) == lists * module.FEATURES
            assert any(evaluation.weights)
