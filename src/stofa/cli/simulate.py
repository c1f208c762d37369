"""`stofa simulate`: lets bots play many games, keeps their records and counts the results."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from time import perf_counter

import msgspec

from stofa.arena.match import create_match
from stofa.arena.process_map import HelperFailed, processors
from stofa.arena.simulation import simulate
from stofa.arena.tally import Tally
from stofa.cli.arguments import (
    add_bots,
    add_game,
    add_jobs,
    add_limit,
    add_options,
    add_seed,
    at_least,
    read_options,
)
from stofa.cli.earlier_games import count_earlier_games
from stofa.cli.errors import Failure, WrongUse, print_error
from stofa.cli.files import STANDARD, LineWriter, new_file
from stofa.cli.growing_file import GrowingFile
from stofa.cli.interruptions import Interruptions, early_end
from stofa.cli.progress import progress
from stofa.cli.text_table import text_table


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=at_least(1), metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least(1), default=1, metavar="G", help="how many games (1)")
    add_seed(parser)
    add_bots(parser, "seats", "random")
    add_options(parser)
    parser.add_argument(
        "--records",
        metavar="FILE",
        help="add a record of each game to FILE, and go on where an earlier run ended; - is standard output",
    )
    parser.add_argument("--legal", action="store_true", help="with the legal moves of each decision")
    add_limit(parser)
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="the summary for programs")


def run(args: Namespace) -> int:
    seed = args.seed if args.seed is not None else os.urandom(8).hex()
    match = create_match(args.game, args.players, args.bots, seed, read_options(args.option), args.limit)
    tally = Tally(match)
    code = 0
    with Interruptions() as interruptions, _records(args, tally) as file:
        before, begun = tally.games, perf_counter()
        played = simulate(
            match,
            args.games,
            first=before,
            jobs=args.jobs or processors(),
            record=file is not None,
            legal=args.legal,
        )
        try:
            with closing(played), progress("games", args.games, done_before=before) as show:
                for outcome in played:
                    with interruptions.held_back():
                        if file is not None and outcome.record is not None:
                            file.write(outcome.record)
                        tally.add(outcome)
                    show(tally.games)
        except (KeyboardInterrupt, SystemExit, Failure, HelperFailed) as error:
            if isinstance(file, LineWriter):  # who reads it has the games, and is told nothing more
                raise
            code = _report_early_end(error, args, tally)
        seconds = perf_counter() - begun
    # Records on standard output are read by a program, so the summary goes to stderr.
    out = sys.stderr if args.records == STANDARD else sys.stdout
    print((_summary_json if args.json else _summary)(tally, before, seconds), file=out)
    return code


@contextmanager
def _records(args: Namespace, tally: Tally) -> Iterator[LineWriter | GrowingFile | None]:
    """Where records go. Games that are in the file already are counted."""
    if args.records is None:
        yield None
        return
    if args.records == STANDARD or (os.path.exists(args.records) and not os.path.isfile(args.records)):
        with new_file(args.records) as stream:
            yield stream
        return
    with closing(GrowingFile(args.records)) as file:
        if not file.is_empty():
            if args.seed is None:
                raise WrongUse(f"{file.name} already exists: to go on with its games, give their --seed")
            count_earlier_games(file, tally, args.games, legal=args.legal)
        yield file


def _report_early_end(error: BaseException, args: Namespace, tally: Tally) -> int:
    """Say why it ended, how many games are kept and how to go on; returns the exit code."""
    code, why = early_end(error)
    if args.records is not None:
        again = "the same command" if args.seed is not None else f"the same with --seed {tally.match.seed}"
        why += f"; {tally.games} of {args.games} games are in {args.records}, and {again} goes on from there"
    print_error(why)
    return code


def _summary_json(tally: Tally, before: int, seconds: float) -> str:
    speed = {"seconds": seconds, "games_per_second": (tally.games - before) / seconds}
    return msgspec.json.encode({**tally.as_json(), "games_before": before, **speed}).decode()


def _summary(tally: Tally, before: int, seconds: float) -> str:
    """The summary for people."""
    match = tally.match
    rows: list[list[str]] = []
    for seat, bot in enumerate(match.bots):
        rate, score = tally.win_rate(seat), tally.mean_score(seat)
        rows.append(
            [
                str(seat),
                bot,
                str(tally.wins[seat]),
                "–" if rate is None else f"{rate:.1%}",
                "–" if score is None else f"{score:.2f}",
            ]
        )
    games = f"{tally.games} ({before} of them from before)" if before else str(tally.games)
    lines = [
        f"{match.game}, seed {match.seed}",
        f"games {games}, unfinished {tally.unfinished}, mean decisions {tally.mean_decisions:.1f}, "
        f"{(tally.games - before) / seconds:.1f} games/s",
        "",
        text_table(("seat", "bot", "wins", "rate", "mean score"), rows, names=2),
    ]
    return "\n".join(lines)
