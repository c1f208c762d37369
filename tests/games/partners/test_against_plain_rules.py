"""The core and the plain rules agree: on what is legal, and on where all pawns stand afterwards."""

import pytest

import stofa
from stofa import Game, PartnersPosition, Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move
from tests.sweeping import sweep

from . import plain
from .positions import LOCKED, inside, position, seen


def pawns_of(game: Game[PartnersPosition]) -> plain.Pawns:
    return sorted((player.colour[0], square) for player in seen(game).players for square in player.pawns)


def agree(game: Game[PartnersPosition], move: str) -> None:
    """Compare all legal moves, then make one and compare where it leads."""
    assert isinstance(game.turn, int)
    pawns, view = pawns_of(game), seen(game, game.turn)
    seat = plain.COLOURS[game.turn]
    outcomes: dict[str, plain.Pawns] = {}
    if view.step == "splitting":
        split = plain.parts(pawns, seat, view.unmoved, view.steps_left)
    else:
        outcomes = dict(plain.moves(pawns, seat, view.hand))
        split = plain.parts(pawns, seat, None, 7) if "7" in view.hand else {}
    outcomes |= {part: after for part, (after, _) in split.items()}
    assert sorted(game.legal) == sorted(outcomes or ["fold"])
    game.play(move)
    assert pawns_of(game) == sorted(outcomes.get(move, pawns))
    if seen(game).step == "splitting":
        assert sorted(seen(game).unmoved) == sorted(split[move][1])


@pytest.mark.parametrize("seed", [0, 1, *sweep(range(2, 12))])
def test_whole_games(seed: int) -> None:
    game = stofa.new("partners", 4, seed=seed)
    rng, moves = Rng(seed), Moves()
    decisions = 0
    while not game.over and decisions < 900:
        if seed % 2 or rng.below(4) == 0:
            move = game.legal[rng.below(len(game.legal))]
        else:
            move = game.title.moves.write(greedy_move(game.view(game.turn).observation, rng, moves))  # type: ignore[arg-type]
        if seen(game).step == "giving":
            game.play(move)
        else:
            agree(game, move)
        decisions += 1
    assert decisions > 200


SQUARES = [f"{letter}{number}" for letter in "bryg" for number in range(1, 15)]


def crowd(rng: Rng, colour: str, near: bool) -> list[str]:
    """A few squares for pawns of a colour, many of them in or near the goal."""
    squares: list[str] = []
    last = SQUARES["bryg".index(colour) * 14 - 6 :][:6] if colour != "b" else SQUARES[-6:]
    for _ in range(rng.below(5)):
        lot = rng.below(10)
        if lot < (5 if near else 2):
            choice = f"{colour.upper()}{1 + rng.below(4)}"
        elif lot < (8 if near else 4):
            choice = last[rng.below(6)]
        elif lot == 9:
            choice = f"{colour}0"
        else:
            choice = SQUARES[rng.below(56)]
        if choice[0].islower() or choice not in squares:
            squares.append(choice)
    return squares


def crowded(rng: Rng, finishing: int) -> Game[PartnersPosition] | None:
    """A position that play hardly comes to, where most of a seven is blocked; None if it cannot be."""
    lines: dict[str, str] = {}
    taken: set[str] = set()
    for number, name in enumerate(("blue", "yellow", "red", "green")):
        squares = [square for square in crowd(rng, name[0], number < 2) if square not in taken]
        if name == "blue" and finishing:
            squares = LOCKED["B"].split() if finishing == 1 else [*squares[:1], "B2", "B3", "B4"]
        taken |= set(squares)
        lines[name] = " ".join(squares)
    rings = [square for square in lines["blue"].split() if square[0] == "B"]
    if len(set(rings)) < len(rings):
        return None
    lines["blue"] += " : 7 1/14 -4 swap"
    game = position(**lines)  # type: ignore[arg-type]
    public = inside(game).public
    return None if public.finished(0) and public.finished(2) else game


@pytest.mark.parametrize("seed", [*range(5), *sweep(range(5, 25))])
def test_sevens_in_a_crowd(seed: int) -> None:
    rng = Rng(1000 + seed)
    compared = 0
    for number in range(24):
        game = crowded(rng, number % 4)
        while game and game.turn == 0:
            agree(game, game.legal[rng.below(len(game.legal))])
            compared += 1
    assert compared > 24
