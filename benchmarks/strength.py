"""How strong bots are: the rows of results.md, each of them one tournament of `stofa arena`.

    python -m benchmarks.strength [--bot hard --against greedy] [--games 200] [--jobs 2] [GAME ...]
    python -m benchmarks.strength --preset hard-greedy
    python -m benchmarks.strength --preset hard-thoughtful    (the search of hard, at equal time)
    python -m benchmarks.strength --curve [--seconds 0.1] [--against hard] [--players 2] [GAME ...]

At every size of table one seat of a bot (in Partners one team) plays against seats of another: a gauntlet,
every deal in all rotations. The command of each row is printed; `stofa arena` plays the same games again.
Every row is written as soon as it is finished. With `--results FOLDER` the games are kept there as they come,
and the same command goes on where an earlier run ended; the folder is good for as long as the bots stay as
they are.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Strength
from benchmarks.timed_bots import TIMES, bot_name
from stofa.arena.engines import local_engine, played_games
from stofa.arena.results_file import check_heading, heading, read_game, write_game
from stofa.arena.standings import Standings
from stofa.arena.tournament import Tournament, create_tournament, games_of
from stofa.cli.growing_file import GrowingFile
from stofa.cli.progress import progress

SEED: Final = "strength"


class Pairing(NamedTuple):
    """A bot, and whom it has to beat."""

    bot: str
    against: str


PRESETS: Final = {
    "greedy-random": Pairing("greedy", "random"),
    "thoughtful-greedy": Pairing("thoughtful", "greedy"),
    "hard-greedy": Pairing("hard", "greedy"),
    "hard-thoughtful": Pairing("benchmarks.timed_bots:as_long_as_thoughtful", "thoughtful"),
    "expert-hard": Pairing("expert", "hard"),
    "easy-beginner": Pairing("easy", "beginner"),
    "medium-easy": Pairing("medium", "easy"),
}


def command(tournament: Tournament, games: int) -> str:
    """The command that plays the games of a row again."""
    bot, against = tournament.bots
    return (
        f"stofa arena {tournament.game} --players {tournament.players} --gauntlet {bot} --bots {against} "
        f"--games {games} --seed {tournament.seed}"
    )


class Run(NamedTuple):
    """How rows are played."""

    games: int
    jobs: int
    seed: str = SEED
    folder: str | None = None
    """Where games are kept as they come."""


@contextmanager
def kept_games(run: Run, standings: Standings) -> Iterator[GrowingFile | None]:
    """The file that the games of a row are added to, when those that it has are counted."""
    if run.folder is None:
        yield None
        return
    tournament = standings.tournament
    Path(run.folder).mkdir(parents=True, exist_ok=True)
    bots = "-".join(name.rpartition(":")[2] for name in tournament.bots)
    name = f"{tournament.game}-{tournament.players}-{bots}.jsonl"
    with closing(GrowingFile(str(Path(run.folder) / name))) as file:
        lines = file.lines()
        first = next(lines, None)
        if first is not None:
            check_heading(first, tournament)
            for number, line in enumerate(lines):
                standings.add(read_game(line, tournament, number))
        file.drop_rest()
        if first is None:
            file.write(heading(tournament))
        yield file


def measure(game: str, players: int, pairing: Pairing, run: Run) -> Strength:
    """One row."""
    bot, against = pairing
    tournament = create_tournament(game, players, [bot, against], run.seed, gauntlet=bot)
    standings, total = Standings(tournament), games_of(tournament, run.games)
    with kept_games(run, standings) as file:
        before = standings.played
        with (
            played_games(tournament, before, max(before, total), local_engine(run.jobs)) as played,
            progress(f"{game}, {players}", total) as show,
        ):
            for each in played:
                if file is not None:
                    file.write(write_game(each))
                standings.add(each)
                show(standings.played)
    (contest,) = standings.contests()
    low, high = contest.interval
    ahead = standings.cross_table()[0][1]
    return Strength(
        game,
        players,
        bot,
        against,
        contest.games,
        standings.unfinished,
        contest.wins,
        low,
        high,
        contest.by_luck,
        standings.lines[0].mean_seconds,
        command(tournament, run.games),
        standings.lines[1].mean_seconds,
        ahead,
    )


def measure_curve(names: list[str], players: int | None, times: list[float], against: str, run: Run) -> None:
    """Strength over time: a row for each time, written as soon as it is finished."""
    for name in names or stofa.titles():
        title = stofa.title(name)
        for count in [players] if players else title.player_counts:
            for seconds in times:
                pairing = Pairing(f"benchmarks.timed_bots:{bot_name(seconds)}", against)
                line = measure(title.id, count, pairing, run)
                tell(line)
                write(line, report.OVER_TIME)


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="How often one bot wins against others.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--preset", choices=sorted(PRESETS), help="a pairing by name")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--curve", action="store_true", help="the search with 0.02 to 2 s a decision")
    parser.add_argument("--seconds", type=float, choices=TIMES, help="this point of the curve alone")
    parser.add_argument("--seed", default=SEED, metavar="S")
    parser.add_argument("--players", type=int, metavar="N", help="this size of table alone")
    parser.add_argument("--results", metavar="FOLDER", help="keep the games there, and go on with those")
    arguments = parser.parse_args()
    run = Run(arguments.games, arguments.jobs, arguments.seed, arguments.results)
    if arguments.curve:
        times = [arguments.seconds] if arguments.seconds else list(TIMES)
        measure_curve(arguments.games_named, arguments.players, times, arguments.against, run)
        return
    pairing = PRESETS[arguments.preset] if arguments.preset else Pairing(arguments.bot, arguments.against)
    for name in arguments.games_named or stofa.titles():
        title = stofa.title(name)
        for players in [arguments.players] if arguments.players else title.player_counts:
            line = measure(title.id, players, pairing, run)
            tell(line)
            write(line, report.STRENGTH)


def tell(line: Strength) -> None:
    print(
        f"{line.game}, {line.players} players, {line.bot} against {line.against}: {line.share:.1%} of "
        f"{line.games:,} games ({line.low:.1%} – {line.high:.1%}; by luck {line.by_luck:.0%})\n"
        f"  {line.command}",
        flush=True,
    )


def write(line: Strength, into: Path) -> None:
    """Put a row in place of an earlier one, or with those between the same bots, in the order of tables."""
    measured = {each.contest: each for each in (*report.strengths(into), line)}
    pairs = list(dict.fromkeys((each.bot, each.against) for each in measured.values()))
    rows = sorted(
        measured.values(), key=lambda row: (pairs.index((row.bot, row.against)), row.game, row.players)
    )
    encoded = msgspec.json.format(msgspec.json.encode(rows), indent=1)
    into.write_bytes(encoded + b"\n")
    report.main()


if __name__ == "__main__":
    main()
