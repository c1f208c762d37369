"""Every refusal that a player can be given in a whole game is true at that moment, and of that thing."""

from typing import Final

import pytest

from tests.games.partners.claims import CLAIMS as PARTNERS
from tests.games.thurn_and_taxis.claims import CLAIMS as THURN
from tests.games.ticket_to_ride.claims import CLAIMS as TICKET
from tests.games.true_refusals import Claims, assert_refusals_are_true

GAMES: Final[list[tuple[str, Claims, int, int]]] = [
    ("thurn-and-taxis", THURN, 2, 60),
    ("thurn-and-taxis", THURN, 4, 25),
    ("ticket-to-ride-card-game", TICKET, 2, 60),
    ("ticket-to-ride-card-game", TICKET, 4, 25),
    ("partners", PARTNERS, 4, 60),
]
"""A game, its claims, with how many it is played, and how many moves are tried at each decision."""


@pytest.mark.parametrize(("name", "claims", "players", "sample"), GAMES)
def test_in_whole_games_every_refusal_is_true(name: str, claims: Claims, players: int, sample: int) -> None:
    given: set[str] = set()
    for seed in range(3):
        given |= assert_refusals_are_true(name, claims, players, seed, sample)
    assert len(given) > len(claims) / 2, "too few of the reasons were given for the test to mean much"
