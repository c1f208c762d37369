"""TR-22: the proposal which tickets to complete is the best there is. Compared with trying everything."""

from itertools import combinations

import pytest

from stofa import Rng
from stofa.games.ticket_to_ride.board import CARDS_EACH, COLOURS, LOCOMOTIVES
from stofa.games.ticket_to_ride.core import tickets as sets
from stofa.games.ticket_to_ride.core.cards import CARD, LOCOMOTIVE_CARD, missing, size
from stofa.games.ticket_to_ride.core.choice import best_to_complete, likelier
from stofa.games.ticket_to_ride.core.legal import serves
from stofa.games.ticket_to_ride.position import tickets_of

from .positions import bag, tickets


def worth(chosen: list[int], completed: int, rivals: int, last: bool) -> int:
    """What completing these brings, in hundredths of a point."""
    total, names = 0, sets.names(completed)
    for number in chosen:
        total += (200 if last else 100) * sets.POINTS[number - 1] + likelier(names, rivals, number - 1)
        names += sets.NAMES[number - 1]
    return total


def possible(held: list[int], station: int) -> list[list[int]]:
    return [
        list(chosen)
        for length in range(len(held) + 1)
        for chosen in combinations(held, length)
        if serves(station, sets.needs(tickets(" ".join(map(str, chosen)))))
    ]


def some_cards(rng: Rng, number: int) -> int:
    deck = [CARD[c] for c in range(len(COLOURS)) for _ in range(CARDS_EACH)] + [LOCOMOTIVE_CARD] * LOCOMOTIVES
    return sum(deck.pop(rng.below(len(deck))) for _ in range(number))


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_better_than_the_best(seed: int, last: bool) -> None:
    rng = Rng(seed)
    numbers = list(range(1, 47))
    held = sorted(numbers.pop(rng.below(len(numbers))) for _ in range(9))
    completed = tickets(" ".join(str(numbers.pop(rng.below(len(numbers)))) for _ in range(rng.below(5))))
    station = some_cards(rng, 5 + rng.below(20))
    ids = " ".join(map(str, held))
    rivals = sum(rng.below(4) * sets.one_naming(city) for city in range(sets.BIG_CITY_COUNT))
    best = tickets_of(best_to_complete(tickets(ids), station, completed, rivals, 0, last))
    choices = possible(held, station)
    assert best in choices
    most = max(worth(choice, completed, rivals, last) for choice in choices)
    assert worth(best, completed, rivals, last) == most


def test_a_big_city_in_which_another_player_is_out_of_reach_does_not_count() -> None:
    """TR-28, after the half-time of four players: what the others have completed is known."""
    station, held = bag(["yellow", "blue"]), tickets("4 5")  # New York for 6 points, Chicago for 7
    new_york, chicago = sets.one_naming(0), sets.one_naming(1)
    assert best_to_complete(held, station, tickets("13"), chicago * 2, 0, False) == tickets("4")
    assert best_to_complete(held, station, tickets("13"), new_york * 3, 0, False) == tickets("5")
    assert best_to_complete(held, station, tickets("13 19"), new_york * 3, 0, False) == tickets("4")


def test_it_goes_on_from_what_was_picked() -> None:
    station = bag(["green", "red", "red", "yellow"])
    held = tickets("6 7 8 12")
    assert best_to_complete(held, station, 0, 0, tickets("7"), True) == tickets("12")
    assert best_to_complete(held, station, 0, 0, tickets("8"), True) == tickets("12")
    assert best_to_complete(held, station, 0, 0, tickets("12"), True) == 0


def test_it_completes_the_same_set_one_by_one() -> None:
    rng = Rng(5)
    station, held = some_cards(rng, 25), tickets("3 8 13 20 24 26 30 33 37 41 44")
    best = best_to_complete(held, station, 0, 0, 0, True)
    picked = 0
    for number in tickets_of(best):
        assert best_to_complete(held, station, 0, 0, picked, True) & tickets(str(number))
        picked |= tickets(str(number))
    assert picked == best


def test_with_very_many_tickets_it_still_answers() -> None:
    rng = Rng(7)
    station = some_cards(rng, 20)
    best = best_to_complete(sets.ALL_TICKETS, station, 0, 0, 0, True)
    assert serves(station, sets.needs(best))
    assert sets.size(best) >= 4


def test_nothing_can_be_completed_with_nothing() -> None:
    assert best_to_complete(sets.ALL_TICKETS, 0, 0, 0, 0, True) == 0
    assert best_to_complete(0, some_cards(Rng(1), 20), 0, 0, 0, True) == 0


@pytest.mark.parametrize(
    ("there", "wanted", "lacking"),
    [
        ("red blue", "red blue", ""),
        ("red blue locomotive", "red*2", "red"),
        ("", "black white*2 purple*3", "black white*2 purple*3"),
        ("black*10 purple*10", "black*3 purple*18", "purple*8"),
        ("red*10", "", ""),
    ],
)
def test_what_is_missing(there: str, wanted: str, lacking: str) -> None:
    def cards(text: str) -> int:
        return sum(bag([word.partition("*")[0]]) * int(word.partition("*")[2] or 1) for word in text.split())

    assert missing(cards(there), cards(wanted)) == cards(lacking)
    assert size(missing(cards(there), cards(wanted))) == size(cards(lacking))
