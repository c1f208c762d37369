"""The squares that a pawn passes: from its own to where the core puts it."""

import pytest

from stofa import Game
from stofa.games.partners.core import codes
from stofa.games.partners.core.state import PartnersState
from stofa.games.partners.moves import MOVES
from stofa.games.partners.position import squares_of
from stofa.games.partners.tracing import path_of
from tests.conformance.setups import ENOUGH_WAYS
from tests.conformance.walks import LONG, legal, walk

from .positions import inside, play, position, where

SETUP = next(setup for setup in ENOUGH_WAYS if setup.title.id == "partners")


def path(game: Game, move: str) -> str:
    assert move in game.legal
    return " ".join(path_of(inside(game).public, MOVES.read(move).code))


@pytest.mark.parametrize(
    ("blue", "move", "squares"),
    [
        (": heart", "heart start", "home b b0"),
        ("b0 : 3", "3 b0", "b0 b1 b2 b3"),
        ("b13 : 3", "3 b13", "b13 b14 r1 r2"),
        ("g13 : 5", "5 g13", "g13 g14 B1 B2 B3 B4"),
        # PA-28: to the innermost ring and back.
        ("g13 B4 : 9", "9 g13", "g13 g14 B1 B2 B3 B2 B1 g14 g13 g12"),
        ("b2 : -4", "-4 b2", "b2 b1 g14 g13 g12"),
        ("b0 : -4", "-4 b0", "b0 g14 g13 g12 g11"),
        ("b1 : 7", "7 b1 7", "b1 b2 b3 b4 b5 b6 b7 b8"),
    ],
)
def test_each_step_is_a_square(blue: str, move: str, squares: str) -> None:
    assert path(position(blue=blue), move) == squares


def test_who_meets_two_ends_at_home() -> None:
    game = position(blue="b1 : 2", red="b3 b3")
    assert path(game, "2 b1") == "b1 b2 b3 home b"
    assert where(play(game, "2 b1")) == ""


def test_who_meets_one_stays() -> None:
    assert path(position(blue="b1 : 2", red="b3 : 2"), "2 b1") == "b1 b2 b3"


def test_a_swap_names_both_squares_and_what_moves_nothing_none() -> None:
    game = position(blue="b5 b7 : swap", red="r5 : 2")
    assert path(game, "swap b5 r5") == "b5 r5"
    assert path(game, "swap same") == ""
    assert path(position(blue="B4 : 2", red=": 2"), "fold") == ""


def test_the_last_square_is_where_the_core_puts_the_pawn() -> None:
    """For every legal move of whole games."""
    traced = 0
    for seed in range(4):
        for state in walk(SETUP, "mixed", seed, LONG):
            assert isinstance(state, PartnersState)
            if state.mover() < 0:
                continue
            colour = state.public.moving_colour()
            before = squares_of(colour, state.public.pawns(colour))
            for move in legal(state):
                squares = path_of(state.public, move)
                if codes.kind(move) in (codes.LEAVE, codes.FORWARD, codes.BACK, codes.SPLIT):
                    then = state.clone()
                    then.play(move)
                    after = sorted(squares_of(colour, then.public.pawns(colour)))
                    moved = [*before]
                    if not squares[0].startswith("home"):
                        moved.remove(squares[0])
                    if not squares[-1].startswith("home"):
                        moved.append(squares[-1])
                    assert sorted(moved) == after
                    traced += 1
    assert traced > 1000
