"""How fast the core decides: here, and in Pyodide, where `site.py` has this run."""

import json
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import process_time as _process_time

import stofa
from stofa.bots import bot
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_greedy, play_random
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import State
from stofa.games import own_titles, title

SECONDS = 0.5
LIMIT = 20_000
"""Decisions after which a random game is cut off."""


def process_time() -> float:
    """Seconds of the processor. Pyodide has only those of the clock: there Node is asked."""
    try:
        process = import_module("js").process
    except ModuleNotFoundError:
        return _process_time()
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def _game(play: Callable[[State, Rng, int, Moves], int], start: Callable[[], State], seed: int) -> int:
    """Plays a game; the number of its decisions."""
    return play(start(), Rng(seed), LIMIT, Moves())


def _rate(play: Callable[[int], int]) -> float:
    """Decisions in a second of the processor; the first game warms up."""
    play(0)
    decisions, games, began = 0, 0, process_time()
    while (used := process_time() - began) < SECONDS:
        games += 1
        decisions += play(games)
    return decisions / used


def measure() -> str:
    """Decisions per second of each game, and the seconds of a bot's first move, as JSON."""
    found: dict[str, float] = {}
    for name in sorted(own_titles()):
        game = title(name)
        players = max(game.player_counts)
        fresh = stofa.new(name, players, seed=1)
        start = partial(game.start, players, fresh.options, fresh.rules)
        for way, play in (("random", play_random), ("greedy", play_greedy)):
            found[f"{name} {way}"] = _rate(partial(_game, play, start))
        for level in ("hard", "expert"):
            table = stofa.new(name, players, seed=2)
            assert isinstance(table.turn, int)
            began = process_time()
            bot(level).choose(table.view(table.turn), Rng(3))
            found[f"{name} {level} s"] = process_time() - began
    return json.dumps(found)
