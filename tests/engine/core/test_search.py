"""How a search spreads its playouts over the moves."""

import pytest

from stofa import Rng
from stofa.engine.core.evaluation import CERTAIN
from stofa.engine.core.search import FEWEST_WORLDS, MANY_STEPS, NOTHING, Search
from tests.bots.played import decisions, played, view_at
from tests.sweeping import sweep

GAME = "thurn-and-taxis"


def search(at: int, evaluated: bool = True) -> Search:
    view = view_at(GAME, at)
    return Search(view.observation, [0, 1], view.title.evaluation(2) if evaluated else None, Rng(at))


def moments() -> list[int]:
    """Decisions between many moves."""
    return [at for at in decisions(played(GAME)) if len(view_at(GAME, at).legal) > 5][:6]


def test_all_moves_are_tried_and_the_best_most() -> None:
    for at in moments():
        for evaluated in (True, False):
            thinking = search(at, evaluated)
            thinking.begin(3000, 0, NOTHING, False)
            while thinking.think(3000):
                pass
            tried = [thinking.tried[number] for number in thinking.order]
            assert min(tried) > 0
            assert tried[0] == tried[1] == max(tried) > 2 * tried[-1]
            assert thinking.steps >= 3000
            assert all(0 <= won <= CERTAIN * n for won, n in zip(thinking.won, thinking.tried, strict=True))


@pytest.mark.parametrize("hurry", [False, *sweep([True])])
def test_bit_by_bit_it_comes_to_the_same(hurry: bool) -> None:
    for at in moments():
        whole, bits = search(at), search(at)
        for each, steps in ((whole, 10**6), (bits, 50)):
            each.begin(20_000 if hurry else 2000, 0, NOTHING, hurry)
            while each.think(steps):
                pass
        assert list(whole.order) == list(bits.order)
        assert list(zip(whole.codes, whole.tried, whole.worth, strict=True)) == list(
            zip(bits.codes, bits.tried, bits.worth, strict=True)
        )


@pytest.mark.sweep
def test_in_a_hurry_it_gives_up_what_is_clearly_worse() -> None:
    """So at some decisions it is ready much sooner; but it gives up nothing before it has seen something."""
    sooner = alike = 0
    moments = [at for at in decisions(played(GAME)) if len(view_at(GAME, at).legal) > 2][::10]
    for at in moments:
        patient, hurried = search(at), search(at)
        for each in (patient, hurried):
            each.begin(30_000, 0, NOTHING, each is hurried)
            while each.think(30_000):
                pass
        assert min(hurried.tried) >= min(FEWEST_WORLDS, *patient.tried)
        sooner += hurried.steps < patient.steps * 2 // 3
        alike += hurried.codes[hurried.order[0]] == patient.codes[patient.order[0]]
    assert sooner > 0
    assert alike > len(moments) * 2 // 3


def test_a_head_start_that_is_large_enough_decides() -> None:
    for at in moments():
        thinking = search(at)
        thinking.begin(500, CERTAIN * 1000, NOTHING, False)
        while thinking.think(500):
            pass
        assert thinking.codes[thinking.order[0]] == thinking.favourite


def steps_of_a_playout(thinking: Search, steps: int) -> float:
    thinking.begin(steps, 0, NOTHING, False)
    thinking.think(2000)
    return int(thinking.steps) / sum(thinking.tried)


def test_with_much_to_think_playouts_are_as_long_as_the_evaluation_says() -> None:
    """Partners has more turns for that, Thurn and Taxis has not."""
    for game, sides, longer in (("partners", [0, 1, 0, 1], True), (GAME, [0, 1], False)):
        view = next(view_at(game, at) for at in decisions(played(game)) if len(view_at(game, at).legal) > 3)
        evaluation = view.title.evaluation(len(sides))
        short, long = (Search(view.observation, sides, evaluation, Rng(1)) for _ in range(2))
        few = steps_of_a_playout(short, MANY_STEPS - 1)
        many = steps_of_a_playout(long, MANY_STEPS)
        assert (many > 1.5 * few) == longer
        assert (many == few) != longer
