"""What speaks for a move, in the words of the game."""

from stofa.engine.reasons import Gain
from tests.games.thurn_and_taxis.positions import position

ROUTE = "Sigmaringen–Ulm–Kempten–Innsbruck–Salzburg"


def gains_by(move: str) -> list[Gain]:
    """Of a move by seat 0, who has carriage 4 and has just made the route long enough for carriage 5."""
    game = position(f"route: {ROUTE}; hand: Linz; carriage: 4", step="laid")
    before = game.view(0)
    made = game.play(move)
    return game.title.gains(before.observation, [made], game.view(0).observation)


def test_that_a_route_is_long_enough_is_no_reason_to_leave_it_open() -> None:
    """TT-33: the carriage comes by closing it."""
    assert gains_by("end") == []


def test_a_card_that_makes_the_route_longer_is_one() -> None:
    (gain,) = (gain for gain in gains_by("carrier Linz right") if gain.reason.what == "route")
    assert gain.reason.facts["brings"] == "now"
