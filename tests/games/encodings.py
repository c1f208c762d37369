"""Encoded observations by the names of their fields and cells."""

from collections.abc import Callable, Iterator
from typing import Any

from stofa import Rng
from stofa.engine.encoding import SEATS
from stofa.fast import FastGame

Told = Callable[..., dict[Any, int]]


def whole_games(title: str, players: int, **options: Any) -> Iterator[FastGame[Any]]:
    """The positions of two games, one of them with some random moves, the last position included."""
    rng = Rng(8)
    for careless in (0, 4):
        game: FastGame[Any] = FastGame(title, players, seed=careless + 1, **options)
        yield game
        for _ in range(400):
            if game.over:
                break
            observation = game.view(game.mover).observation
            actions = game.legal
            if rng.below(10) < careless:
                chosen = actions[rng.below(len(actions))]
            else:
                chosen = max(actions, key=lambda action: observation.preference(game.move(action).code))
            game.step(chosen)
            yield game


def numbers_in(game: FastGame[Any], seat: int) -> Told:
    """What a field tells a seat: by cells, those that are 0 left out, unless `all_of` them are asked for.

    Fields that mark a seat are told by how many places it sits after this one.
    """
    read = game.layout.read(game.encoded(seat))

    def told(name: str, other: int | None = None, *, all_of: bool = False) -> dict[Any, int]:
        cells = read[name if other is None else f"{name} of {SEATS[other]}"]
        return {
            SEATS.index(cell) if cell in SEATS else cell: number
            for cell, number in cells.items()
            if number or all_of
        }

    return told
