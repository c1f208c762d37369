"""`stofa play`: a game in the terminal against bots."""

import os
from argparse import ArgumentParser, Namespace
from contextlib import suppress

from stofa.arena.bot_process import PATIENCE_S, GuardedBot, is_own
from stofa.arena.match import seated
from stofa.bots import Bot, bot
from stofa.cli.arguments import add_bots, add_game, add_options, at_least, read_options, text
from stofa.cli.errors import WrongUse, print_error
from stofa.cli.exit_codes import WRONG_COMMAND_LINE, exit_on_sigterm
from stofa.cli.files import new_file
from stofa.cli.help_text import command_help
from stofa.cli.language import add_language, language
from stofa.cli.paragraphs import paragraph
from stofa.cli.terminal_game import PlayerLeft, TerminalGame, read_line
from stofa.engine.chance import Chance
from stofa.engine.errors import BadOption, StofaError
from stofa.engine.game import Game, begin_at
from stofa.engine.record import record_of
from stofa.engine.title import Title
from stofa.engine.words import say
from stofa.games import title, titles


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--players", type=at_least(1), metavar="N", help="how many play, you included")
    add_bots(parser, "other seats", "medium")
    parser.add_argument("--seat", type=at_least(0), default=0, metavar="SEAT", help="where you sit (0)")
    parser.add_argument(
        "--seed", type=text, metavar="S", help="the same seed brings the same cards (new ones)"
    )
    add_options(parser)
    parser.add_argument(
        "--position",
        type=text,
        metavar="TEXT",
        help="begin there: a position as `position` prints it, also what only one seat sees",
    )
    parser.add_argument(
        "--record", metavar="FILE", help="keep the game as a record in a new file, also when you leave it"
    )
    add_language(parser)


def run(args: Namespace) -> int:
    chosen = language(args.lang)
    if args.record is not None and os.path.isfile(args.record):
        raise WrongUse(say("stofa.cli", chosen, "record-exists", {"file": args.record}))
    try:
        _enable_line_editing()
        game = _new_game(args, chosen)
    except PlayerLeft:
        return 0
    except StofaError as error:
        print_error(error.sentence(chosen))
        return WRONG_COMMAND_LINE
    if args.record is None:
        _play(game)
        return 0
    with exit_on_sigterm(), new_file(args.record) as file:
        stopped: BaseException | None = None
        try:
            _play(game)
        except (KeyboardInterrupt, SystemExit) as signal:
            stopped = signal
        file.write(record_of(game.game).to_json())
    print(say("stofa.cli", chosen, "record-kept", {"file": args.record}))
    if stopped is not None:
        raise stopped
    return 0


def _play(game: TerminalGame) -> None:
    """Play to the end, or until the person leaves."""
    try:
        game.play()
    except PlayerLeft:
        print(say("stofa.cli", game.language, "left", {}))


def _new_game(args: Namespace, chosen: str) -> TerminalGame:
    game_title = title(args.game) if args.game else _ask_game(chosen)
    chance = Chance(args.seed if args.seed is not None else os.urandom(16).hex())
    game = (
        _at_position(args, game_title, chance) if args.position else _usual(args, game_title, chance, chosen)
    )
    players = game.players
    if args.seat >= players:
        raise BadOption("bad-seat", option="--seat", value=str(args.seat), last=players - 1)
    others = [seat for seat in range(players) if seat != args.seat]
    bots = {seat: _opponent(name) for seat, name in zip(others, seated(args.bots, len(others)), strict=True)}
    game.seats = [f"bot:{bots[seat].name}" if seat in bots else "you" for seat in range(players)]
    terminal_game = TerminalGame(game, args.seat, bots, chosen)
    print(say("stofa.cli", chosen, "welcome", {"game": game_title.name(chosen), "players": players}))
    if summary := game_title.catalogue.summary[chosen]:
        print(paragraph(summary))
    print(command_help(game_title, chosen))
    return terminal_game


def _opponent(name: str) -> Bot:
    """A bot to play against. Somebody else's may fail in a process of its own, and the game goes on."""
    found = bot(name)
    return found if is_own(name) else GuardedBot(name, PATIENCE_S)


def _usual(args: Namespace, game_title: Title, chance: Chance, chosen: str) -> Game:
    players = args.players or (
        min(game_title.player_counts) if args.game else _ask_players(game_title, chosen)
    )
    return Game(game_title, players, read_options(args.option), chance=chance)


def _at_position(args: Namespace, game_title: Title, chance: Chance) -> Game:
    """The position says how many play, and what was agreed on."""
    if args.players or args.option:
        raise BadOption("position-alone")
    return begin_at(game_title, args.position, chance)[0]


def _ask_game(chosen: str) -> Title:
    games = list(titles().values())
    print(say("stofa.cli", chosen, "which-game", {}))
    for number, game in enumerate(games, 1):
        print(f"{number:>3}) {game.name(chosen)}  ({game.id})")
    while True:
        line = read_line().lower()
        if line.isdecimal() and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        if line in titles():
            return titles()[line]
        print(say("stofa.cli", chosen, "which-number", {"last": len(games)}))


def _ask_players(game: Title, chosen: str) -> int:
    fewest, most = min(game.player_counts), max(game.player_counts)
    if fewest == most:
        return fewest
    print(say("stofa.cli", chosen, "how-many", {"fewest": fewest, "most": most}))
    while True:
        line = read_line().lower()
        if line == "":
            return fewest
        if line.isdecimal() and int(line) in game.player_counts:
            return int(line)
        print(say("stofa.cli", chosen, "how-many", {"fewest": fewest, "most": most}))


def _enable_line_editing() -> None:
    """Arrow keys and earlier lines at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
