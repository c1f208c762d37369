"""When a tournament has seen enough: seldom wrong, and it asks whole rounds and nothing else."""

from random import Random

from stofa.arena.intervals import wilson
from stofa.arena.stopping import FEWEST_DEALS, Observed, StoppingRule, Watch


def decide(share: float, rule: StoppingRule, seed: int, most: int = 5000) -> tuple[float | None, int]:
    """What the test says of a bot that wins so often, and after how many deals of two games."""
    dice, watch = Random(seed), Watch(rule, 1)
    total = squares = wins = 0.0
    for deals in range(1, most):
        won = (dice.random() < share) + (dice.random() < share)
        wins += won
        total += won / 2
        squares += won * won / 4
        seen = Observed(deals, total, squares, wilson(wins, 2 * deals).half_width)
        if watch.look([seen]):
            return watch.decided[0], deals
    return None, most


def test_the_test_is_wrong_as_seldom_as_it_says() -> None:
    rule = StoppingRule(test=(0.5, 0.6))
    wrong_low = sum(decide(0.5, rule, seed)[0] != 0.5 for seed in range(500))
    wrong_high = sum(decide(0.6, rule, seed)[0] != 0.6 for seed in range(500))
    assert wrong_low <= 35
    assert wrong_high <= 35
    clear = [decide(0.8, rule, seed) for seed in range(100)]
    assert all(found == 0.6 for found, _ in clear)
    assert sum(deals for _, deals in clear) / 100 < 30


def test_a_width_is_reached_and_no_more() -> None:
    rule = StoppingRule(width=0.05)
    found, deals = decide(0.5, rule, 1)
    assert found is None
    assert 180 < deals < 200  # 1.96² · 0.25 / 0.05², games of two


def test_nothing_is_said_before_some_deals() -> None:
    assert decide(1.0, StoppingRule(test=(0.5, 0.6)), 1)[1] == FEWEST_DEALS
    assert decide(0.5, StoppingRule(), 1, most=50) == (None, 50)


def test_what_is_decided_stays_so_and_all_lineups_have_to_be() -> None:
    watch = Watch(StoppingRule(test=(0.5, 0.6)), 2)
    clear, unclear = Observed(20, 20.0, 20.0, 0.1), Observed(20, 11.0, 9.0, 0.2)
    assert not watch.look([clear, unclear])
    assert watch.decided == [0.6, None]
    assert not watch.look([Observed(21, 0.0, 0.0, 0.1), unclear])
    assert watch.decided == [0.6, None]
    assert watch.look([clear, clear])
