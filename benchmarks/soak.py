"""Whole games of every title by quick bots, each one recorded and the record replayed.

    python -m benchmarks.soak [--bots random,greedy] [--games 10000] [--jobs 2] [GAME ...]

Every move of every game is made twice: when it is played, and when its record is read back and checked. Stops
with the seed of the first game that does not hold.
"""

from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from sys import stderr
from time import perf_counter
from typing import Final

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Soak
from stofa.arena.match import Match, create_match, play
from stofa.arena.process_map import ordered_map
from stofa.cli.arguments import names
from stofa.cli.progress import progress
from stofa.engine.record import record_of

HERE: Final = Path(__file__).resolve().parent
AT_ONCE: Final = 20


def check(matches: list[Match], numbers: range) -> tuple[int, int]:
    """Play some games, and replay what was recorded of them: how many moves, how many unfinished games?"""
    moves = unfinished = 0
    for number in numbers:
        match = matches[number % len(matches)]
        game = play(match, number)
        again = stofa.replay(record_of(game).to_json())
        if (again.result, again.history) != (game.result, game.history):
            raise AssertionError(f"{match.game}, seed {match.seed}/{number}: the replay ends differently")
        moves += len(game.history)
        unfinished += not game.over
    return moves, unfinished


def matches(game: str, bot: str) -> list[Match]:
    """A match at every size of table, with every choice that is no seat."""
    title = stofa.title(game)
    sides: list[dict[str, str | bool]] = [{}]
    for option in title.options:
        values = getattr(option, "values", (True, False) if hasattr(option, "default") else ())
        sides = [{**side, option.name: value} for side in sides for value in values] or sides
    return [
        create_match(game, players, [bot], "soak", side) for players in title.player_counts for side in sides
    ]


def soak(game: str, bot: str, games: int, jobs: int) -> Soak:
    """So many games of a title by one bot, in all sizes and options by turns."""
    parts = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    moves = unfinished = 0
    began = perf_counter()
    with progress(f"{game}, {bot}", games) as show:
        played = ordered_map(partial(check, matches(game, bot)), parts, jobs)
        for part, (made, open_ended) in zip(parts, played):
            moves += made
            unfinished += open_ended
            show(part.stop)
    return Soak(game, bot, games, moves, unfinished, round(perf_counter() - began, 1))


def main() -> None:
    parser = ArgumentParser(description="Play and replay many whole games of every title.")
    parser.add_argument("game", nargs="*", help="only these titles")
    parser.add_argument("--bots", type=names, default="random,greedy", help="one after the other")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    if not stofa.COMPILED:
        print("The core is not compiled: this will take some eighty to a hundred times as long.", file=stderr)
    lines: list[Soak] = []
    for game in given.game or stofa.titles():
        for bot in given.bots:
            lines.append(soak(game, bot, given.games, given.jobs))
            print(lines[-1], file=stderr)
    (HERE / "soak.json").write_bytes(msgspec.json.format(msgspec.json.encode(lines)) + b"\n")
    report.main()


if __name__ == "__main__":
    main()
