"""What the processes of a pool do in the tests. Apart from pytest, which they would take long to import."""

import stofa
from stofa import Game, Move, View


def first_move(name: str) -> Move:
    return stofa.new(name, seed=3).legal[0]


def first_legal(view: View) -> Move:
    return view.legal[0]


def play(game: Game, move: str) -> Game:
    game.play(move)
    return game
