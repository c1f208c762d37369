"""How strong bots are: the rows of results.md, each of them one tournament of `stofa arena`.

    python -m benchmarks.strength [--bot hard --against greedy] [--games 200] [--jobs 2] [GAME ...]
    python -m benchmarks.strength --preset hard-greedy
    python -m benchmarks.strength --curve [--against greedy] [GAME ...]

At every size of table one seat of a bot (in Partners one team) plays against seats of another: a gauntlet,
every deal in all rotations. The command of each row is printed; `stofa arena` plays the same games again.
"""

from argparse import ArgumentParser
from typing import Final, NamedTuple

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Strength
from benchmarks.timed_bots import TIMES, bot_name
from stofa.arena.engines import local_engine, played_games
from stofa.arena.figures import Row, Scale, chart
from stofa.arena.standings import Standings
from stofa.arena.tournament import Tournament, create_tournament, games_of
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
    "hard-thoughtful": Pairing("hard", "thoughtful"),
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


def measure(game: str, players: int, pairing: Pairing, games: int, jobs: int) -> Strength:
    """One row."""
    bot, against = pairing
    tournament = create_tournament(game, players, [bot, against], SEED, gauntlet=bot)
    standings, total = Standings(tournament), games_of(tournament, games)
    with (
        played_games(tournament, 0, total, local_engine(jobs)) as played,
        progress(f"{game}, {players}", total) as show,
    ):
        for each in played:
            standings.add(each)
            show(standings.played)
    (contest,) = standings.contests()
    low, high = contest.interval
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
        command(tournament, games),
    )


def draw_curve(names: list[str], against: str, games: int, jobs: int) -> None:
    """Strength over time, as a plot: benchmarks/strength-over-time.svg."""
    rows = []
    for name in names or stofa.titles():
        for players in stofa.title(name).player_counts:
            for seconds in TIMES:
                pairing = Pairing(f"benchmarks.timed_bots:{bot_name(seconds)}", against)
                line = measure(name, players, pairing, games, jobs)
                label = f"{name}, {players}, {seconds:g} s"
                print(f"{label}: {line.share:.1%} of {line.games:,}\n  {line.command}")
                rows.append(Row(label, line.share, line.low, line.high, f"{line.share:.1%}", line.by_luck))
    scale = Scale([0.0, 0.25, 0.5, 0.75, 1.0], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    drawn = chart(f"Victories against {against} by CPU time a decision", f"{games} games a row", rows, scale)
    (report.HERE / "strength-over-time.svg").write_text(drawn, "utf-8")


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
    arguments = parser.parse_args()
    if arguments.curve:
        draw_curve(arguments.games_named, arguments.against, arguments.games, arguments.jobs)
        return
    pairing = PRESETS[arguments.preset] if arguments.preset else Pairing(arguments.bot, arguments.against)
    lines: list[Strength] = []
    for name in arguments.games_named or stofa.titles():
        title = stofa.title(name)
        for players in title.player_counts:
            line = measure(title.id, players, pairing, arguments.games, arguments.jobs)
            print(
                f"{title.id}, {players} players: {line.share:.1%} of {line.games:,} games "
                f"({line.low:.1%} – {line.high:.1%}; by luck {line.by_luck:.0%})\n  {line.command}"
            )
            lines.append(line)
    measured = {line.contest: line for line in (*report.strengths(), *lines)}
    encoded = msgspec.json.format(msgspec.json.encode(list(measured.values())), indent=1)
    report.STRENGTH.write_bytes(encoded + b"\n")
    report.main()


if __name__ == "__main__":
    main()
