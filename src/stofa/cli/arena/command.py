"""The command line of `stofa arena`."""

import os
import shlex
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from stofa.arena.bot_process import PATIENCE_S
from stofa.arena.engines import Engine, local_engine, played_games
from stofa.arena.exports import as_csv, as_parquet, summary
from stofa.arena.match import LIMIT
from stofa.arena.plots import plots
from stofa.arena.process_map import HelperFailed, processors
from stofa.arena.ray_engine import HERE, RayCluster
from stofa.arena.results_file import BadResults, check_heading, heading, read_game, seed_of, write_game
from stofa.arena.standings import Standings
from stofa.arena.stopping import StoppingRule
from stofa.arena.tournament import PlayedGame, Tournament, create_tournament, games_of
from stofa.bots.budgets import THINKING
from stofa.cli.arena.live import live_display
from stofa.cli.arena.tables import contests_table, cross_table, failure_lines, ladder_table, test_lines
from stofa.cli.arguments import (
    add_game,
    add_jobs,
    add_limit,
    add_options,
    add_seed,
    at_least,
    names,
    path_or_name,
    read_options,
)
from stofa.cli.errors import Failure, WrongUse, print_error
from stofa.cli.files import new_file
from stofa.cli.growing_file import GrowingFile
from stofa.cli.interruptions import Interruptions, early_end

OUTPUTS: Final = (".json", ".csv", ".parquet")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots", type=names, required=True, metavar="BOT,BOT[,…]", help="who plays: names, or MODULE:NAME"
    )
    parser.add_argument("--players", type=at_least(1), metavar="N", help="how many play at a table (fewest)")
    parser.add_argument(
        "--gauntlet", type=path_or_name, metavar="BOT", help="this one against each other (all against all)"
    )
    parser.add_argument(
        "--games",
        type=at_least(1),
        default=100,
        metavar="G",
        help="games of each lineup, rounded up so that each deal is played in all rotations (100)",
    )
    add_seed(parser)
    add_options(parser)
    parser.add_argument(
        "--test",
        type=two_shares,
        metavar="LOW,HIGH",
        help="end as soon as it is clear (5 %% errors) which of these is nearer the share of victories",
    )
    parser.add_argument(
        "--width", type=share, metavar="W", help="end as soon as all shares are known to within ± W (0.03)"
    )
    parser.add_argument(
        "--patience",
        type=seconds,
        default=PATIENCE_S,
        metavar="S",
        help=f"seconds after which a bot of somebody else counts as hung ({PATIENCE_S:g})",
    )
    parser.add_argument(
        "--budget",
        type=steps,
        metavar="steps=N",
        help="how much hard and expert think: decisions that they make in playouts before each own one",
    )
    add_limit(parser)
    add_jobs(parser)
    parser.add_argument(
        "--engine",
        choices=("local", "ray"),
        default="local",
        help="who plays: this machine, or a Ray cluster",
    )
    parser.add_argument(
        "--ray-address", default=HERE, metavar="A", help=f"the cluster; {HERE} starts one here ({HERE})"
    )
    parser.add_argument(
        "--results", metavar="FILE", help="add each game to FILE, and go on where an earlier run ended"
    )
    parser.add_argument(
        "--output",
        action="append",
        default=[],
        metavar="FILE",
        help="the standings (.json) or all games (.csv, .parquet), repeatable",
    )
    parser.add_argument("--plots", metavar="FOLDER", help="draw the standings there, as SVG and PNG")
    parser.add_argument("--json", action="store_true", help="print the standings for programs")
    parser.add_argument("--quiet", action="store_true", help="show nothing before the end")


def steps(given: str) -> int:
    """An argument type: how much to think about a decision."""
    name, _, number = given.partition("=")
    if name != "steps" or not number.isdecimal() or int(number) < 1:
        raise ArgumentTypeError(f"“{given}” is not a budget: write steps=20000")
    return int(number)


def seconds(given: str) -> float:
    """An argument type: a time."""
    try:
        value = float(given)
    except ValueError:
        raise ArgumentTypeError(f"“{given}” is not a number") from None
    if not 0 < value < float("inf"):
        raise ArgumentTypeError(f"{given} is not a time that one can wait")
    return value


def share(given: str) -> float:
    """An argument type: a number between 0 and 1, or a percentage."""
    try:
        value = float(given[:-1]) / 100 if given.endswith("%") else float(given)
    except ValueError:
        raise ArgumentTypeError(f"“{given}” is not a share") from None
    if not 0 < value < 1:
        raise ArgumentTypeError(f"{given} is not between 0 and 1")
    return value


def two_shares(given: str) -> tuple[float, float]:
    """An argument type: two shares, the lower one first."""
    low, comma, high = given.partition(",")
    if not comma:
        raise ArgumentTypeError(f"“{given}” is not LOW,HIGH")
    found = share(low.strip()), share(high.strip())
    if found[0] >= found[1]:
        raise ArgumentTypeError(f"{low} is not below {high.strip()}")
    return found


def run(args: Namespace) -> int:
    _check_outputs(args)
    with Interruptions() as interruptions, _results(args.results) as file:
        tournament = _tournament(args, file)
        standings = Standings(tournament, StoppingRule(args.test, args.width))
        kept: list[PlayedGame] | None = (
            [] if any(not name.endswith(".json") for name in args.output) else None
        )
        enough = _earlier_games(file, standings, kept)
        total, before = games_of(tournament, args.games), standings.played
        code = 0
        if not enough and before < total:
            try:
                with (
                    _engine(args, total - before) as engine,
                    played_games(tournament, before, total, engine) as played,
                    live_display(total, before, quiet=args.quiet) as display,
                ):
                    for game in played:
                        with interruptions.held_back():
                            if file is not None:
                                file.write(write_game(game))
                            enough = standings.add(game)
                            if kept is not None:
                                kept.append(game)
                        display.show(standings)
                        if enough:
                            break
            except (KeyboardInterrupt, SystemExit, Failure, HelperFailed) as error:
                code = _report_early_end(error, args, standings, total)
    _report(args, standings, kept or [], total)
    return code


def _check_outputs(args: Namespace) -> None:
    """Find out before the first game what could not be written after the last."""
    for name in args.output:
        if not name.endswith(OUTPUTS):
            raise WrongUse(f"cannot write {name}: its name has to end in {', '.join(OUTPUTS)}")
        if name.endswith(".parquet") and find_spec("pyarrow") is None:
            raise WrongUse("Parquet files need one more package: pip install 'stofa[arena]'")
    if args.engine == "ray" and find_spec("ray") is None:
        raise WrongUse("a Ray cluster needs one more package: pip install 'stofa[ray]'")


@contextmanager
def _results(name: str | None) -> Iterator[GrowingFile | None]:
    if name is None:
        yield None
        return
    with closing(GrowingFile(name)) as file:
        yield file


def _tournament(args: Namespace, file: GrowingFile | None) -> Tournament:
    """What is to be played. Without a seed, a file of results goes on with its own."""
    seed = args.seed
    if seed is None and file is not None:
        seed = next((seed_of(line) for line in file.lines()), None)
    return create_tournament(
        args.game,
        args.players,
        args.bots,
        os.urandom(8).hex() if seed is None else seed,
        gauntlet=args.gauntlet,
        options=read_options(args.option),
        limit=args.limit,
        patience_s=args.patience,
        steps=_budget(args),
    )


def _budget(args: Namespace) -> int | None:
    """How much the bots are to think, if that is said. Refused where none of them thinks ahead."""
    playing = {*args.bots, args.gauntlet}
    if args.budget is not None and not playing & THINKING.keys():
        raise WrongUse(f"--budget is for {', '.join(THINKING)}, and none of them plays")
    chosen: int | None = args.budget
    return chosen


def _earlier_games(file: GrowingFile | None, standings: Standings, kept: list[PlayedGame] | None) -> bool:
    """Count the games that a file has; whether they are enough. A file of something else is refused."""
    if file is None:
        return False
    tournament, enough = standings.tournament, False
    lines = file.lines()
    try:
        first = next(lines, None)
        if first is not None:
            check_heading(first, tournament)
            for number, line in enumerate(lines):
                game = read_game(line, tournament, number)
                if not enough:  # games beyond are there if the rule was another one: they do not count
                    enough = standings.add(game)
                    if kept is not None:
                        kept.append(game)
        elif file.rest and not heading(tournament).startswith(file.rest):
            raise BadResults("it is not a file of results")
    except BadResults as problem:
        raise WrongUse(f"{file.name} already exists, and cannot be gone on with: {problem}") from None
    file.drop_rest()
    if first is None:
        file.write(heading(tournament))
    return enough


@contextmanager
def _engine(args: Namespace, games: int) -> Iterator[Engine]:
    if args.engine == "local":
        yield local_engine(min(args.jobs or processors(), games))
        return
    with closing(RayCluster(args.ray_address, args.jobs)) as cluster:
        yield cluster


def _report_early_end(error: BaseException, args: Namespace, standings: Standings, total: int) -> int:
    """Say why it ended, how many games are kept and how to go on; returns the exit code."""
    code, why = early_end(error)
    if args.results is not None:
        kept = f"{standings.played} of {total} games are in {args.results}"
        why += f"; {kept}, and the same command goes on from there"
    print_error(why)
    return code


def _report(args: Namespace, standings: Standings, kept: list[PlayedGame], total: int) -> None:
    """Write and print what has come out."""
    if not standings.deals:
        return
    told = {**summary(standings), "command": command(args, standings.tournament)}
    counted = kept[: standings.games]
    for name in args.output:
        if name.endswith(".json"):
            content = msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"
        elif name.endswith(".csv"):
            content = as_csv(standings.tournament, counted)
        else:
            content = as_parquet(standings.tournament, counted)
        with new_file(name) as file:
            file.write_all(content)
    if args.plots is not None:
        _draw(args.plots, standings)
    if args.json:
        print(msgspec.json.encode(told).decode())
        return
    print(_text(args, standings, total))


def _text(args: Namespace, standings: Standings, total: int) -> str:
    tournament, games = standings.tournament, standings.games
    ended = f" of {total}, ended early" if standings.watch.over and games < total else ""
    parts = [
        f"{tournament.game}, {tournament.players} players, seed {tournament.seed}\n"
        f"games {games}{ended}, deals {standings.deals}, unfinished {standings.unfinished}",
        ladder_table(standings),
        contests_table(standings),
    ]
    if len(tournament.bots) > 2:
        parts.append(cross_table(standings))
    parts += ["\n".join(lines) for lines in (test_lines(standings), failure_lines(standings)) if lines]
    return "\n\n".join([*parts, f"the same again: {command(args, tournament)}"])


def command(args: Namespace, tournament: Tournament) -> str:
    """The command that plays the same games again."""
    words = ["stofa", "arena", tournament.game, "--bots", ",".join(args.bots)]
    words += ["--players", str(tournament.players)]
    if args.gauntlet is not None:
        words += ["--gauntlet", args.gauntlet]
    words += ["--games", str(args.games), "--seed", tournament.seed]
    for name, value in tournament.options.items():
        words += ["--option", f"{name}={value}"]
    if args.test is not None:
        words += ["--test", "{},{}".format(*args.test)]
    if args.budget is not None:
        words += ["--budget", f"steps={args.budget}"]
    for option, value, usual in (
        ("--width", args.width, None),
        ("--patience", args.patience, PATIENCE_S),
        ("--limit", args.limit, LIMIT),
    ):
        if value != usual:
            words += [option, f"{value:g}"]
    return shlex.join(words)


def _draw(folder: str, standings: Standings) -> None:
    """One file for each plot and format: only SVG, with a line that says so, where PNG cannot be made."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    as_png = find_spec("resvg_py") is not None
    for name, svg in plots(standings).items():
        with new_file(str(Path(folder) / f"{name}.svg")) as file:
            file.write_all(svg.encode())
        if as_png:
            from stofa.png import to_png

            with new_file(str(Path(folder) / f"{name}.png")) as file:
                file.write_all(to_png(svg))
    if not as_png:
        print("only SVG: PNG files need one more package: pip install 'stofa[arena]'", file=sys.stderr)
