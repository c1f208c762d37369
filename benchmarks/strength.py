"""How often a greedy seat wins against seats that move at random.

    python -m benchmarks.strength [--games 2000] [GAME ...]

At every size of table the greedy seat goes round. Every game has a seed of its own: the interval asks for
games that have nothing to do with each other.
"""

from argparse import ArgumentParser
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import track

import stofa
from benchmarks import report
from benchmarks.report import Strength
from stofa.engine.chance import Chance
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import keenest, settle
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.options import settle as settle_options
from stofa.engine.title import Title

HERE: Final = Path(__file__).resolve().parent
LIMIT: Final = 100_000  # decisions
Z: Final = 1.959964  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, with 95 % confidence."""
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (centre - spread) / scale, (centre + spread) / scale


def play(state: State, greedy: tuple[int, ...], rng: Rng, moves: Moves) -> bool:
    """Plays a game to its end; False if it found none."""
    for _ in range(LIMIT):
        settle(state, rng)
        mover = state.mover()
        if mover == NOBODY:
            return True
        if mover in greedy:
            state.play(keenest(state.sight(mover), rng, moves))
        else:
            state.legal(moves)
            state.play(moves.codes[rng.below(moves.count)])
    return False


def measure(title: Title, players: int, games: int, quiet: bool) -> Strength:
    """One size of table. Of a win that several sides share, each has its part."""
    sides = title.sides(players)
    moves = Moves()
    wins = 0.0
    unfinished = 0
    for number in track(range(games), f"{title.id}, {players}", transient=True, disable=quiet):
        greedy = sides[number % len(sides)]
        chance = Chance(f"strength {number}")
        options = settle_options(title.options, {}, players, chance)
        state = title.start(players, options)
        if play(state, greedy, chance.rng("game"), moves):
            winners = [side for side in sides if any(state.winners() >> seat & 1 for seat in side)]
            wins += (greedy in winners) / len(winners)
        else:
            unfinished += 1
    low, high = wilson(wins, games)
    return Strength(title.id, players, games, unfinished, wins, low, high, 1 / len(sides))


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="How often a greedy seat wins against random ones.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=2000, metavar="N")
    arguments = parser.parse_args()
    console = Console()
    lines: list[Strength] = []
    for name in arguments.games_named or stofa.titles():
        title = stofa.title(name)
        for players in title.player_counts:
            line = measure(title, players, arguments.games, not console.is_terminal)
            console.print(
                f"{title.id}, {players} players: {line.share:.1%} of {line.games:,} games "
                f"({line.low:.1%} – {line.high:.1%}; by luck {line.by_luck:.0%})"
            )
            lines.append(line)
    if not arguments.games_named:
        encoded = msgspec.json.format(msgspec.json.encode(lines), indent=1)
        (HERE / "strength.json").write_bytes(encoded + b"\n")
        report.main()


if __name__ == "__main__":
    main()
