"""Other people's engines, measured as our own games are: whole games of uniformly random legal play, from
Python, in CPU time. Cards and dice are drawn as well, but not counted as decisions.

They are the optional extra `peers`; whichever is not installed is left out. `stofa bench` runs this script.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from stofa.cli.bench.probes import Measured, Probe, per_second
from stofa.cli.bench.worker import serve


def openspiel(name: str) -> Callable[[Random], int]:
    """Plays one game of OpenSpiel's, whose core is C++; returns how many decisions it took."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[Random], int]:
    """Plays one game of Catan for four, by catanatron's own loop and random players."""
    from catanatron import Color, Game, RandomPlayer

    def play(rng: Random) -> int:
        game = Game([RandomPlayer(colour) for colour in Color], seed=rng.getrandbits(32))
        game.play()
        return len(game.state.actions)

    return play


def probe_of(play: Callable[[Random], int]) -> Probe:
    def probe(seconds: float) -> Measured:
        rng = Random(1)
        return {"decisions_per_s": per_second(lambda: play(rng), seconds)}

    return probe


def main() -> None:
    """Serve what is installed."""
    offers: dict[tuple[str, str], Probe] = {}
    if find_spec("pyspiel"):
        offers["openspiel:hearts", "random"] = probe_of(openspiel("hearts"))
        offers["openspiel:maedn", "random"] = probe_of(openspiel("maedn(players=4)"))
    if find_spec("catanatron"):
        offers["catanatron:catan", "random"] = probe_of(catanatron())
    serve(offers)


if __name__ == "__main__":
    main()
