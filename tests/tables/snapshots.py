"""A state of a table, taken down to the last card, to be compared with what has become of it."""

import random
from typing import Any

import msgspec

from stofa.engine.chance import Chance
from stofa.tables.live_game import LiveGame
from stofa.tables.state import TableState

AHEAD = 30
"""Number of moves that are played on: what is hidden shows in the cards that come then."""


def snapshot(state: TableState) -> dict[str, Any]:
    """Everything a state holds, as plain values that nothing else refers to."""
    fields = msgspec.structs.asdict(state)
    del fields["title"]
    game = fields.pop("game")
    return {
        "fields": msgspec.json.encode(fields, enc_hook=repr),
        "game": None if game is None else _game(game),
        "same game": id(game),
    }


def _game(game: LiveGame) -> dict[str, Any]:
    seats = (*range(game.players), None)
    return {
        "history": [(mover, str(move)) for mover, move in game.history],
        "notes": msgspec.json.encode(list(game.notes)),
        "turn": game.turn,
        "legal": list(map(str, game.legal)),
        "result": game.result,
        "views": [msgspec.json.encode(game.view(seat).position) for seat in seats],
        "ahead": _ahead(game),
    }


def _ahead(game: LiveGame) -> list[tuple[Any, str]]:
    """How the game would go on, with moves and cards that depend on nothing else."""
    rng = random.Random(1)
    chance = Chance("ahead")
    ahead = game.copy()
    for _ in range(AHEAD):
        if ahead.turn == "~":
            ahead.deal_card(chance)
        elif not ahead.over:
            ahead.play(rng.choice(list(map(str, ahead.legal))))
    return [(mover, str(move)) for mover, move in ahead.history]
