"""How often one bot wins against others.

    python -m benchmarks.strength [--bot thoughtful --against greedy] [--games 2000] [--jobs 2] [GAME ...]

At every size of table the bot goes round the seats (in Partners: one team, then the other). Every game has
a seed of its own: the interval asks for games that have nothing to do with each other.
"""

from argparse import ArgumentParser
from collections.abc import Iterable
from functools import partial
from math import sqrt
from typing import Final

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Strength
from stofa.arena.match import create_match, play
from stofa.arena.process_map import ordered_map
from stofa.bots.win_probability import shares
from stofa.cli.progress import progress
from stofa.engine.title import Title

Z: Final = 1.959964  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, with 95 % confidence."""
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (centre - spread) / scale, (centre + spread) / scale


def share(name: str, players: int, bot: str, against: str, number: int) -> float | None:
    """What the bot has of the victory in one game: of a shared one, its part. None if there was no end."""
    sides = stofa.title(name).sides(players)
    own = number % len(sides)
    seats = [bot if seat in sides[own] else against for seat in range(players)]
    result = play(create_match(name, players, seats, "strength", {}), number).result
    return None if result is None else shares(result.winners, sides)[own]


def measure(
    title: Title, players: int, bot: str, against: str, games: int, played: Iterable[float | None]
) -> Strength:
    """One size of table."""
    found: list[float | None] = []
    with progress(f"{title.id}, {players}", games) as show:
        for each in played:
            found.append(each)
            show(len(found))
    wins = sum(each for each in found if each is not None)
    low, high = wilson(wins, games)
    by_luck = 1 / len(title.sides(players))
    return Strength(title.id, players, bot, against, games, found.count(None), wins, low, high, by_luck)


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="How often one bot wins against others.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=2000, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    arguments = parser.parse_args()
    bot, against, games = arguments.bot, arguments.against, arguments.games
    lines: list[Strength] = []
    for name in arguments.games_named or stofa.titles():
        title = stofa.title(name)
        for players in title.player_counts:
            work = partial(share, title.id, players, bot, against)
            played = ordered_map(work, range(games), arguments.jobs)
            line = measure(title, players, bot, against, games, played)
            print(
                f"{title.id}, {players} players: {line.share:.1%} of {line.games:,} games "
                f"({line.low:.1%} – {line.high:.1%}; by luck {line.by_luck:.0%})"
            )
            lines.append(line)
    measured = {line.contest: line for line in (*report.strengths(), *lines)}
    encoded = msgspec.json.format(msgspec.json.encode(list(measured.values())), indent=1)
    report.STRENGTH.write_bytes(encoded + b"\n")
    report.main()


if __name__ == "__main__":
    main()
