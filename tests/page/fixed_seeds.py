"""Whole games from fixed seeds as records: the same bytes wherever Python runs. Free of pytest."""

import json
from hashlib import sha256

import msgspec

import stofa
from stofa.bots import bot
from stofa.engine.core.rng import Rng
from stofa.engine.record import record_of
from stofa.games import own_titles
from tests.conformance import parity

SEEDS = (1, 2)
GAMES = 100
FEW_GAMES = 5
"""Number of games of each way to play whose beginnings are compared state by state."""


def few_digests() -> str:
    """The same for where Python is slow."""
    return digests(FEW_GAMES)


def digests(games: int = GAMES) -> str:
    """Hashes of records, and of all that is on the way to them."""
    found = parity.digests(games)
    for name in sorted(own_titles()):
        for seed in SEEDS:
            game = stofa.new(name, seed=seed)
            rng = Rng(seed)
            greedy = bot("greedy")
            while not game.over:
                assert isinstance(game.turn, int)
                game.play(greedy.choose(game.view(game.turn), rng))
            found[f"{name} {seed}"] = sha256(msgspec.json.encode(record_of(game))).hexdigest()
    return json.dumps(found, indent=1)
