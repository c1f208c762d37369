"""A simple player does what any beginner would."""

import pytest

from stofa import Game, Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move
from stofa.engine.core.state import NOBODY
from stofa.games.partners.core import codes
from stofa.games.partners.core.heuristic import OUT
from stofa.games.partners.core.path import START
from stofa.games.partners.core.state import PartnersState

from .positions import dealt, inside, play, position


def wanted(game: Game) -> str:
    state = inside(game)
    return str(game.title.moves.write(greedy_move(state.observe(state.mover()), Rng(1), Moves())))


@pytest.mark.parametrize(
    ("game", "move"),
    [
        (position(blue="b5 : heart 2"), "heart start"),  # gets pawns out
        (position(blue="g12 b1 : 6 12"), "6 g12"),  # locks a pawn rather than run further
        (position(blue="b5 b7 : 3", red="b10"), "3 b7"),  # sends an opponent home
        (position(blue="b5 b9 : 3", yellow="b8"), "3 b9"),  # spares the partner
        (position(blue="b5 b6 : 3", red="b8 b8"), "3 b6"),  # does not run into two together
        (position(blue="b0 r9 : -4"), "-4 b0"),  # takes the short way to the goal
        (position(blue="g12 r5 : 7", yellow=""), "7 g12 6"),  # uses a part of a seven to lock
        (position(blue="b2 : swap", red="b14"), "swap b2 b14"),  # swaps with one who is nearly home
    ],
)
def test_what_it_wants(game: Game, move: str) -> None:
    assert wanted(game) == move


def steps_of_opponents(state: PartnersState, seat: int) -> int:
    """How far the pawns of the other team have come; one on its start square not at all, but it is out."""
    total = 0
    for colour in ((seat + 1) % 4, (seat + 3) % 4):
        pawns = state.public.pawns(colour)
        while pawns:
            place = pawns & 255
            total += OUT + (0 if place == START else place)
            pawns >>= 8
    return total


@pytest.mark.parametrize("seed", range(4))
def test_spite_is_what_opponents_lose(seed: int) -> None:
    state, rng, moves = PartnersState(seed % 4), Rng(seed), Moves()
    found = set()
    while (seat := state.resolve_chance(rng)) != NOBODY:
        state.legal(moves)
        observation, before = state.observe(seat), steps_of_opponents(state, seat)
        for code in moves.listed():
            after = state.clone()
            after.play(code)
            spite = observation.spite(code)
            assert spite == before - steps_of_opponents(after, seat), code
            found.add((codes.kind(code), (spite > 0) - (spite < 0)))
        state.play(greedy_move(observation, rng, moves))
    assert {(codes.FORWARD, 1), (codes.FORWARD, 0), (codes.SWAP, 1), (codes.SWAP, -1)} <= found


def test_it_keeps_its_only_start_card_and_gives_a_spare_one() -> None:
    assert wanted(dealt("heart 2 3 5", "8 2 3 5", "13 2 3 5", "7 9 10 12")) != "give heart"
    assert wanted(dealt("heart 8 3 5", "8 2 3 5", "13 2 3 5", "7 9 10 12")) in ("give heart", "give 8")


def test_it_has_an_opinion_on_every_card_it_could_give() -> None:
    game = play(dealt("swap -4 7 1/14", "8 2 3 5", "13 2 3 5", "7 9 10 12"), "give swap")
    for line in ("b1 B4", "B1 B2 B3 B4", "b0 b5 b9 g14"):
        inside(game).public.put_pawns(1, inside(position(blue=f"{line} : 2")).public.pawns(0))
        inside(game).public.put_pawns(3, inside(position(blue="b3 b0 : 2")).public.pawns(0))
        assert wanted(game) in game.legal


@pytest.mark.parametrize("seed", range(6))
def test_it_beats_random_play(seed: int) -> None:
    state, rng, moves = PartnersState(seed % 4), Rng(seed), Moves()
    state.resolve_chance(rng)
    while state.mover() != NOBODY:
        if state.mover() % 2 == seed % 2:
            state.play(greedy_move(state.observe(state.mover()), rng, moves))
        else:
            state.legal(moves)
            state.play(moves.codes[rng.below(moves.count)])
        state.resolve_chance(rng)
    assert state.winners() == (0b1010 if seed % 2 else 0b0101)
