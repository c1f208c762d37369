"""Finished games for bots to look at, and any position of them."""

from functools import cache
from typing import Final

import stofa
from stofa import Game, View
from stofa.arena.match import create_match, play
from stofa.engine.core.state import State

GAMES: Final = ("partners", "thurn-and-taxis", "ticket-to-ride-card-game")


@cache
def played(game: str, number: int = 0) -> Game:
    """A game between greedy bots, with as few of them as there can be."""
    return play(create_match(game, None, ["greedy"], "played", {}), number)


def state_before(game: Game, at: int) -> State:
    """The position after so many moves."""
    state: State = stofa.title(game.title.id).start(game.players, game.options, game.rules)
    for _, move in game.history[:at]:
        state.play(move.code)
    return state


def decisions(game: Game) -> list[int]:
    """How many moves had been made when somebody decided."""
    return [at for at, (mover, _) in enumerate(game.history) if mover != "~"]


def view_at(game: str, at: int, number: int = 0) -> View:
    """What the seat that is to move sees after so many moves."""
    finished = played(game, number)
    state = state_before(finished, at)
    return View(finished.title, state.observe(state.mover()))
