"""`stofa draw`: a picture of a table, as an SVG or PNG file."""

import os
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from typing import Final

from stofa.cli.arguments import add_game, add_games, add_options, at_least, read_options, register_games, text
from stofa.cli.errors import Failure, WrongUse
from stofa.cli.files import STANDARD, new_file, open_file
from stofa.cli.language import add_language, language
from stofa.engine.chance import Chance
from stofa.engine.core.state import NOBODY
from stofa.engine.errors import BadOption, StofaError
from stofa.engine.game import Game, begin_at
from stofa.engine.record import Record, read_records, replay
from stofa.engine.words import say
from stofa.games import installed_title, title

SUFFIXES: Final = (".svg", ".png")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--players", type=at_least(1), metavar="N", help="how many play")
    parser.add_argument("--seed", type=text, metavar="S", help="the same seed brings the same cards")
    add_options(parser)
    parser.add_argument("--position", type=text, metavar="TEXT", help="a position, instead of a new game")
    parser.add_argument("--record", metavar="FILE", help="a recorded game, instead; - is standard input")
    parser.add_argument("--number", type=at_least(1), metavar="N", help="which of the records (1)")
    parser.add_argument("--move", type=at_least(0), metavar="M", help="after so many moves (all of them)")
    parser.add_argument(
        "--seat", type=at_least(0), metavar="SEAT", help="as this seat sees it (as a spectator does)"
    )
    parser.add_argument("--dark", action="store_true", help="for dark pages")
    parser.add_argument(
        "--output",
        default=STANDARD,
        metavar="FILE",
        help="a name that ends in .svg or .png; - is standard output, as SVG (-)",
    )
    add_language(parser)
    add_games(parser)


def run(args: Namespace) -> int:
    chosen = language(args.lang)
    register_games(args.games)
    as_png = _as_png(args.output, chosen)
    _check_together(args, chosen)
    game, seat = _recorded(args, chosen) if args.record else _begun(args)
    if args.seat is not None:
        if args.seat >= game.players:
            raise BadOption("bad-seat", option="--seat", value=str(args.seat), last=game.players - 1)
        seat = args.seat
    svg = game.picture(seat, language=chosen, dark=args.dark)
    with new_file(args.output) as file:
        if as_png:
            from stofa.png import to_png

            file.write_all(to_png(svg))
        else:
            file.write_all(svg.encode())
    return 0


def _as_png(output: str, chosen: str) -> bool:
    """Whether a PNG is wanted; an error if it is neither that nor an SVG, or cannot be made here."""
    suffix = os.path.splitext(output)[1].lower()
    if output != STANDARD and suffix not in SUFFIXES:
        raise WrongUse(say("stofa.cli", chosen, "draw-suffix", {"file": output}))
    if suffix == ".png" and find_spec("resvg_py") is None:
        raise WrongUse(say("stofa.cli", chosen, "draw-no-png", {}))
    return suffix == ".png"


def _check_together(args: Namespace, chosen: str) -> None:
    """Refuse arguments that would be passed over."""
    if args.record is not None:
        others = {
            "GAME": args.game,
            "--players": args.players,
            "--seed": args.seed,
            "--option": args.option,
            "--position": args.position,
        }
        if given := next((name for name, value in others.items() if value), None):
            raise WrongUse(say("stofa.cli", chosen, "draw-not-with-record", {"option": given}))
        return
    if args.game is None:
        raise WrongUse(say("stofa.cli", chosen, "draw-nothing", {}))
    for option, value in (("--number", args.number), ("--move", args.move)):
        if value is not None:
            raise WrongUse(say("stofa.cli", chosen, "draw-of-record", {"option": option}))


def _begun(args: Namespace) -> tuple[Game, int | None]:
    """A new game or a position, and the seat that a position belongs to."""
    wanted = title(args.game)
    chance = Chance(args.seed if args.seed is not None else os.urandom(16).hex())
    if args.position is None:
        return Game(
            wanted, args.players or min(wanted.player_counts), read_options(args.option), chance=chance
        ), None
    if args.players or args.option:
        raise BadOption("position-alone")
    game, seat = begin_at(wanted, args.position, chance, manual_chance=True)
    return game, None if seat == NOBODY else seat


def _recorded(args: Namespace, chosen: str) -> tuple[Game, int | None]:
    name, wanted = args.record, args.number or 1
    try:
        game = replay(_record(name, wanted, chosen), installed_title)
    except StofaError as error:
        raise Failure(f"{name}: {error.sentence(chosen)}") from None
    moves = len(game.history)
    if args.move is None:
        return game, None
    if args.move > moves:
        raise Failure(say("stofa.cli", chosen, "draw-no-move", {"number": wanted, "moves": moves}))
    return game.cut(args.move), None


def _record(name: str, wanted: int, chosen: str) -> Record:
    last = 0
    with open_file(name) as file:
        for last, record in read_records(file):
            if last == wanted:
                return record
    raise Failure(say("stofa.cli", chosen, "draw-no-record", {"file": name, "records": last}))
