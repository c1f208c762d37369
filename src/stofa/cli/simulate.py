"""`stofa simulate`: lets bots play many games, keeps their records and counts the results."""

import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from time import perf_counter

import msgspec

from stofa.arena.match import LIMIT, create_match
from stofa.arena.process_map import processors
from stofa.arena.simulation import simulate
from stofa.arena.tally import Tally
from stofa.cli.arguments import add_bots, add_game, add_options, at_least, read_options, text
from stofa.cli.exit_codes import exit_on_sigterm
from stofa.cli.files import STANDARD, new_file
from stofa.cli.progress import progress
from stofa.cli.text_table import text_table


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=at_least(1), metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least(1), default=1, metavar="G", help="how many games (1)")
    parser.add_argument(
        "--seed", type=text, metavar="S", help="the same seed gives the same games (a new one)"
    )
    add_bots(parser, "seats", "random")
    add_options(parser)
    parser.add_argument("--records", metavar="FILE", help="write a record of each game; - is standard output")
    parser.add_argument("--legal", action="store_true", help="with the legal moves of each decision")
    parser.add_argument(
        "--limit",
        type=at_least(1),
        default=LIMIT,
        metavar="M",
        help=f"give a game up after M moves ({LIMIT})",
    )
    parser.add_argument(
        "--jobs", type=at_least(1), metavar="J", help="processes; the games are the same (one a processor)"
    )
    parser.add_argument("--json", action="store_true", help="the summary for programs")


def run(args: Namespace) -> int:
    seed = args.seed if args.seed is not None else os.urandom(8).hex()
    match = create_match(args.game, args.players, args.bots, seed, read_options(args.option), args.limit)
    tally = Tally(match)
    records = nullcontext() if args.records is None else new_file(args.records)
    begun = perf_counter()
    with exit_on_sigterm(), records as file, progress("games", args.games) as show:
        played = simulate(
            match, args.games, jobs=args.jobs or processors(), record=file is not None, legal=args.legal
        )
        for outcome in played:
            tally.add(outcome)
            if file is not None and outcome.record is not None:
                file.write(outcome.record)
            show(tally.games)
    seconds = perf_counter() - begun
    # Records on standard output are read by a program, so the summary goes to stderr.
    out = sys.stderr if args.records == STANDARD else sys.stdout
    print(_summary_json(tally, seconds) if args.json else _summary(tally, seconds), file=out)
    return 0


def _summary_json(tally: Tally, seconds: float) -> str:
    speed = {"seconds": seconds, "games_per_second": tally.games / seconds}
    return msgspec.json.encode({**tally.as_json(), **speed}).decode()


def _summary(tally: Tally, seconds: float) -> str:
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
    lines = [
        f"{match.game}, seed {match.seed}",
        f"games {tally.games}, unfinished {tally.unfinished}, mean decisions {tally.mean_decisions:.1f}, "
        f"{tally.games / seconds:.1f} games/s",
        "",
        text_table(("seat", "bot", "wins", "rate", "mean score"), rows, names=2),
    ]
    return "\n".join(lines)
