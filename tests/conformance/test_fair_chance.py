"""P9: shuffles are fair. Chi-square over many seeds; fair chance fails once in a million times."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from stofa import Chance, Rng, Title
from stofa.engine.core.state import CHANCE
from stofa.engine.options import Seat
from tests.conformance.chi_square import bound, looks_fair
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup
from tests.conformance.walks import positions

SAMPLE = 6000
Draw = Callable[[int], int]
GENERATORS = {"Chance": lambda seed: Chance(seed).below, "Rng": lambda seed: Rng(seed).below}
every_generator = pytest.mark.parametrize("make", GENERATORS.values(), ids=GENERATORS)


def fair_numbers(drawn: Iterable[int], below: int) -> bool:
    return looks_fair(Counter(drawn), dict.fromkeys(range(below), 1))


@every_generator
@pytest.mark.parametrize("below", [2, 3, 6, 22, 66, 110])
def test_numbers_of_one_stream_are_equally_likely(make: Callable[[int], Draw], below: int) -> None:
    draw = make(1)
    assert fair_numbers((draw(below) for _ in range(SAMPLE)), below)


@every_generator
@pytest.mark.parametrize("below", [2, 6, 66])
@pytest.mark.parametrize("place", [0, 1, 5])
def test_neighbouring_seeds_begin_differently(make: Callable[[int], Draw], below: int, place: int) -> None:
    streams = (make(seed) for seed in range(SAMPLE))
    assert fair_numbers(([draw(below) for _ in range(place + 1)][place] for draw in streams), below)


@every_generator
def test_one_number_does_not_foretell_the_next(make: Callable[[int], Draw]) -> None:
    draw = make(2)
    assert fair_numbers((draw(12) * 12 + draw(12) for _ in range(SAMPLE)), 144)


@every_generator
def test_a_shuffle_by_drawing_makes_every_order_equally_likely(make: Callable[[int], Draw]) -> None:
    def order(draw: Draw) -> int:
        bag, made = [0, 1, 2, 3, 4], 0
        while bag:
            made = made * 5 + bag.pop(draw(len(bag)))
        return made

    orders = Counter(order(make(seed)) for seed in range(SAMPLE))
    assert len(orders) == 120
    assert looks_fair(orders, dict.fromkeys(orders, 1))


def test_generators_for_different_purposes_differ() -> None:
    assert fair_numbers((Chance(1).rng(f"bot {n}").below(22) for n in range(SAMPLE)), 22)


@each_setup
def test_every_card_of_the_first_bag_is_equally_likely(setup: Setup) -> None:
    """Over seeds, with the generator of real games and with that of playouts, right after the set-up."""
    state = setup.start()
    assert state.mover() == CHANCE
    bag = Counter(state.card(place) for place in range(state.bag()))
    assert looks_fair(Counter(Chance(seed).card(state) for seed in range(SAMPLE)), bag)
    assert looks_fair(Counter(state.card(Rng(seed).below(state.bag())) for seed in range(SAMPLE)), bag)


@each_setup
def test_every_card_of_a_later_bag_is_equally_likely(setup: Setup) -> None:
    last = [state for state in positions(setup) if state.mover() == CHANCE and state.bag() > 1][-1]
    bag = Counter(last.card(place) for place in range(last.bag()))
    chance = Chance("later")
    assert looks_fair(Counter(chance.card(last) for _ in range(SAMPLE)), bag)


@every_title
def test_a_seat_left_to_chance_is_any_of_them(title: Title) -> None:
    for option in title.options:
        if isinstance(option, Seat):
            for players in title.player_counts:
                seats = (int(option.resolve(players, Chance(seed))) for seed in range(2000))
                assert fair_numbers(seats, players)


def test_the_statistic_knows_a_loaded_die() -> None:
    fair = Counter(dict.fromkeys(range(6), 1000))
    loaded = Counter(dict.fromkeys(range(5), 1000) | {5: 1300})
    die = dict.fromkeys(range(6), 1)
    assert looks_fair(fair, die)
    assert not looks_fair(loaded, die)


@pytest.mark.parametrize(("freedom", "exact"), [(5, 35.888), (10, 46.863), (21, 67.147), (65, 134.202)])
def test_the_bound_is_that_of_the_tables_or_a_little_higher(freedom: int, exact: float) -> None:
    assert exact < bound(freedom) < 1.05 * exact
