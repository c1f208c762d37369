"""The card at each place of a bag: counted all at once in the core, laid out one by one here."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from stofa.games.partners.core import cards as partners
from stofa.games.thurn_and_taxis.core import cities
from stofa.games.ticket_to_ride.core import cards as trains

BAGS: Final = 300

Nth = Callable[[int, int], int]


def partners_card(bag: int, place: int) -> int:
    """The face of what is drawn, which is a bag itself."""
    return int(partners.nth_card(bag, place)).bit_length() // 4


@pytest.mark.parametrize(
    ("nth", "full", "bits"),
    [
        (partners.nth, partners.FULL_DECK, 4),
        (partners_card, partners.FULL_DECK, 4),
        (cities.nth, cities.FULL_DECK, 2),
        (trains.nth, trains.FULL_DECK, 6),
    ],
    ids=["partners", "partners, as a bag", "thurn and taxis", "ticket to ride"],
)
def test_every_place_of_a_bag_holds_the_card_that_lies_there(nth: Nth, full: int, bits: int) -> None:
    most = [full >> shift & 2**bits - 1 for shift in range(0, full.bit_length(), bits)]
    chance = Random(7)
    for number in range(BAGS):
        # The full deck first, then bags in which some kinds are gone.
        counts = [each if number == 0 else chance.choice([0, chance.randint(0, each)]) for each in most]
        bag = sum(count << bits * kind for kind, count in enumerate(counts))
        laid_out = [kind for kind, count in enumerate(counts) for _ in range(count)]
        assert [nth(bag, place) for place in range(len(laid_out))] == laid_out
