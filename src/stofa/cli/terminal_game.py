"""A game in the terminal: one person against bots, at a table of text."""

import sys
from collections.abc import Sequence
from typing import Final

from stofa.bots import Bot
from stofa.cli.help_text import asked, explain
from stofa.cli.history_text import WIDTH, retell
from stofa.cli.input_parser import understand
from stofa.cli.rule_text import paragraph
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.title import Result
from stofa.engine.view import View
from stofa.engine.words import say

_QUIT: Final = ("quit", "q", "exit")
_HELP: Final = ("help", "h")


class Left(Exception):
    """The player has gone."""


class Table:
    """Where the game is played: asks the person, lets the bots move, tells what happens.

    Everything that is shown comes from the view and the story of the person's seat.
    """

    def __init__(self, game: Game, seat: int, bots: dict[int, Bot], language: str) -> None:
        assert game.chance is not None
        self.game = game
        self.seat = seat
        self.bots = bots
        self.language = language
        self.rngs = {other: game.chance.rng(f"bot {other}") for other in bots}
        self.names = [self.name(other) for other in range(game.players)]
        self.told = 0  # how much of the story the person has been told

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        while (turn := self.game.turn) is not None:
            assert turn != "~"
            if turn == self.seat:
                self.game.play(self.decide(self.game.view(self.seat)), self.seat)
            else:
                self.game.play(self.bots[turn].choose(self.game.view(turn), self.rngs[turn]), turn)
        self.tell_news()
        print(f"\n{self.game.view(self.seat).draw(self.language)}\n")
        assert self.game.result is not None
        self.tell_end(self.game.result)

    def decide(self, view: View) -> Move:
        """The move that the person makes."""
        self.tell_news()
        self.show(view)
        while True:
            line = ask()
            command, _, rest = line.partition(" ")
            if line.startswith("?"):
                print(explain(view, line[1:].strip(), self.language))
            elif command in _HELP:
                print(explain(view, rest.strip(), self.language))
            elif line == "log":
                print("\n".join(retell(self.game, self.seat, self.names, self.language)))
            elif line == "" and len(view.legal) == 1:
                return view.legal[0]
            elif line in ("", "board"):
                self.show(view)
            elif move := self.read(line, view):
                return move

    def read(self, line: str, view: View) -> Move | None:
        """The legal move that a line means; if it means none, the person is told why."""
        moves = understand(line, view.legal, self.game.title.vocabulary)
        legal = [move for move in moves if move in view.legal]
        if len(legal) == 1:
            return legal[0]
        if legal:
            self.say("several", moves=", ".join(legal))
        elif moves and (refusal := view.why_not(moves[0])):
            print(paragraph(refusal.sentence(self.language)))
        else:
            self.say("not-understood", typed=line)
        return None

    def show(self, view: View) -> None:
        print(f"\n{view.draw(self.language)}\n")
        print(paragraph(asked(view, self.language)))
        print("\n".join(_numbered(view.legal)))
        if len(view.legal) == 1:
            self.say("only-one")

    def tell_news(self) -> None:
        if news := retell(self.game, self.seat, self.names, self.language, self.told):
            print("\n" + "\n".join(news))
        self.told = len(self.game.history)

    def tell_end(self, result: Result) -> None:
        for name, score in zip(self.names, result.scores):
            self.say("end-score", name=name, score=score)
        if self.seat in result.winners:
            others = [self.names[seat] for seat in result.winners if seat != self.seat]
            self.say("end-won", others=len(others), names=self.listed(others))
        else:
            winners = [self.names[seat] for seat in result.winners]
            self.say("end-lost", winners=len(winners), names=self.listed(winners))

    def listed(self, names: list[str]) -> str:
        return say("stofa.cli", self.language, "and", {}).join(names)

    def name(self, seat: int) -> str:
        if seat == self.seat:
            return say("stofa.cli", self.language, "you", {"seat": seat})
        return say("stofa.cli", self.language, "other", {"seat": seat, "bot": self.bots[seat].name})

    def say(self, key: str, **facts: str | int) -> None:
        print(paragraph(say("stofa.cli", self.language, key, dict(facts))))


def ask() -> str:
    """A line from the person. Whoever says so leaves, and whoever says nothing has gone."""
    try:
        line = input("> ").strip()
    except EOFError:
        print()
        raise Left from None
    except KeyboardInterrupt:
        print()
        raise
    if not sys.stdin.isatty():
        print(line)  # so that what is written down reads like what is seen
    if line.lower() in _QUIT:
        raise Left
    return line


def _numbered(legal: Sequence[Move]) -> list[str]:
    """The moves with their numbers, in columns that read downwards."""
    cells = [f"{number:>3}) {move}" for number, move in enumerate(legal, 1)]
    wide = max(map(len, cells)) + 2
    columns = max(1, WIDTH // wide)
    high = -(-len(cells) // columns)
    return ["".join(f"{cell:<{wide}}" for cell in cells[row::high]).rstrip() for row in range(high)]
