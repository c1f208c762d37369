"""A game in the terminal: one person against bots."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from shutil import get_terminal_size
from typing import Final

from stofa.arena.bot_process import GuardedBot
from stofa.arena.referee import STAND_IN
from stofa.bots import Bot, bot, let_move
from stofa.cli.errors import Failure
from stofa.cli.help_text import answer_question, decision_text
from stofa.cli.hint_text import hint_text
from stofa.cli.history_text import WIDTH, history_lines
from stofa.cli.input_parser import parse_moves
from stofa.cli.move_label import move_label
from stofa.cli.paragraphs import paragraph
from stofa.engine.errors import BadPosition, BotFailed, StofaError
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.title import Result
from stofa.engine.view import View
from stofa.engine.words import say

_QUIT: Final = ("quit", "q", "exit")
_HELP: Final = ("help", "h")


class PlayerLeft(Exception):
    """The person has stopped playing."""


class TerminalGame:
    """Asks the person, lets the bots move, and prints what happens.

    Everything printed comes from the view and the history of the person's seat.
    """

    def __init__(self, game: Game, seat: int, bots: dict[int, Bot], language: str) -> None:
        assert game.chance is not None
        self.game = game
        self.seat = seat
        self.bots = bots
        self.language = language
        self.rngs = {other: game.chance.rng(f"bot {other}") for other in bots}
        self.hint_rng = game.chance.rng("hints")
        self.names = [self.name(other) for other in range(game.players)]
        self.moves_shown = 0  # length of the history that has been printed
        self.warned_at = 0  # width of the terminal about which there was a warning

    def play(self) -> None:
        """Play until the game is over or the person leaves. Of a bug, the report tells the position."""
        try:
            self.play_on()
        except (PlayerLeft, StofaError):
            raise
        except Exception as error:
            with suppress(BadPosition):
                error.add_note(f"{self.game.title.id}: {self.game.view(self.seat).position_text()}")
            raise
        finally:
            for other in self.bots.values():
                if isinstance(other, GuardedBot):
                    other.close()

    def play_on(self) -> None:
        while (turn := self.game.turn) is not None:
            assert turn != "~"
            if turn == self.seat:
                self.game.play(self.decide(self.game.view(self.seat)), self.seat)
            else:
                self.let_bot_move(turn)
        self.print_news()
        print(f"\n{self.game.view(self.seat).draw(self.language)}\n")
        assert self.game.result is not None
        self.print_result(self.game.result)

    def let_bot_move(self, seat: int) -> None:
        """Let a bot move; one that fails is named, and a stand-in moves in its place."""
        rng = self.rngs[seat]
        try:
            let_move(self.bots[seat], self.game, seat, rng)
        except BotFailed as error:
            self.print_message("stood-in", problem=error.sentence(self.language), bot=STAND_IN)
            rng.next_word()  # else a bot that fails by chance would fail the same way for good
            let_move(bot(STAND_IN), self.game, seat, rng)

    def decide(self, view: View) -> Move:
        """Ask the person until there is a legal move."""
        self.print_news()
        self.show(view)
        while True:
            line = read_line()
            command, _, rest = line.partition(" ")
            if line.startswith("?"):
                print(answer_question(view, line[1:].strip(), self.language))
            elif command in _HELP:
                print(answer_question(view, rest.strip(), self.language))
            elif line == "log":
                print("\n".join(history_lines(self.game, self.seat, self.names, self.language)))
            elif line == "hint":
                print(hint_text(view, self.hint_rng, self.names, self.language))
            elif line == "position":
                print(self.position_text(view))
            elif line == "" and len(view.legal) == 1:
                return view.legal[0]
            elif line in ("", "board"):
                self.show(view)
            elif move := self.parse(line, view):
                return move

    def position_text(self, view: View) -> str:
        """What the person sees, to be kept or sent: `stofa play --position` begins there."""
        try:
            return view.position_text()
        except BadPosition as error:
            return error.sentence(self.language)

    def parse(self, line: str, view: View) -> Move | None:
        """The legal move that a line means; if there is none, print why not."""
        title = self.game.title
        moves = parse_moves(line, view.legal, title.moves, title.package, self.language)
        legal = [move for move in moves if move in view.legal]
        if len(legal) == 1:
            return legal[0]
        if legal:
            self.print_message("several", moves=", ".join(legal))
        elif moves and (refusal := view.why_not(moves[0])):
            print(paragraph(refusal.sentence(self.language)))
        else:
            self.print_message("not-understood", typed=line)
        return None

    def show(self, view: View) -> None:
        drawn = view.draw(self.language)
        self.warn_if_narrow(max(map(len, drawn.splitlines()), default=0))
        print(f"\n{drawn}\n")
        print(paragraph(decision_text(view, self.language)))
        print("\n".join(_numbered([self.move_text(move) for move in view.legal])))
        if len(view.legal) == 1:
            self.print_message("only-one")

    def move_text(self, move: Move) -> str:
        """A move to choose from: as it is typed, and what it is called in the reader's language."""
        label = None if self.language == "en" else move_label(self.game.title, move, self.language)
        return move if label is None else f"{move} · {label}"

    def warn_if_narrow(self, needed: int) -> None:
        """Say once for each width that lines would wrap, where a person can do something about it."""
        columns = get_terminal_size().columns
        if columns < needed and columns != self.warned_at and sys.stdout.isatty():
            self.warned_at = columns
            self.print_message("narrow", columns=columns, needed=needed)

    def print_news(self) -> None:
        if news := history_lines(self.game, self.seat, self.names, self.language, self.moves_shown):
            print("\n" + "\n".join(news))
        self.moves_shown = len(self.game.history)

    def print_result(self, result: Result) -> None:
        for name, score in zip(self.names, result.scores):
            self.print_message("end-score", name=name, score=score)
        if self.seat in result.winners:
            others = [self.names[seat] for seat in result.winners if seat != self.seat]
            self.print_message("end-won", others=len(others), names=self.listed(others))
        else:
            winners = [self.names[seat] for seat in result.winners]
            self.print_message("end-lost", winners=len(winners), names=self.listed(winners))

    def listed(self, names: list[str]) -> str:
        return say("stofa.cli", self.language, "and", {}).join(names)

    def name(self, seat: int) -> str:
        if seat == self.seat:
            return say("stofa.cli", self.language, "you", {"seat": seat})
        return say("stofa.cli", self.language, "other", {"seat": seat, "bot": self.bots[seat].name})

    def print_message(self, key: str, **facts: str | int) -> None:
        print(paragraph(say("stofa.cli", self.language, key, dict(facts))))


def read_line() -> str:
    """A line from the person; PlayerLeft at `quit` and at the end of the input."""
    if sys.stdin is None:
        raise Failure("standard input is closed")
    try:
        line = input("> ").strip()
    except EOFError:
        print()
        raise PlayerLeft from None
    except KeyboardInterrupt:
        print()
        raise
    if not sys.stdin.isatty():
        print(line)  # a transcript then reads like a terminal, which echoes what is typed
    if line.lower() in _QUIT:
        raise PlayerLeft
    return line


def _numbered(moves: Sequence[str]) -> list[str]:
    """The moves with their numbers, in columns to be read downwards."""
    cells = [f"{number:>3}) {move}" for number, move in enumerate(moves, 1)]
    wide = max(map(len, cells)) + 2
    columns = max(1, min(WIDTH, get_terminal_size().columns) // wide)
    high = -(-len(cells) // columns)
    return ["".join(f"{cell:<{wide}}" for cell in cells[row::high]).rstrip() for row in range(high)]
