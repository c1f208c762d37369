"""The table as a seat sees it, as a text: the board, and lists of what lies beside it.

The track and the four start squares are the edge of a board of 16 by 16, with the start squares in the
corners; from each of them the rings lead inward.
"""

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from stofa.engine.words import say
from stofa.games.partners.board import COLOURS, DEALS, LETTERS, QUARTER, RINGS
from stofa.games.partners.position import PartnersPlayer, PartnersPosition

WIDTH: Final = 96
_SIDE: Final = QUARTER + 2
_CELL: Final = 5
_MARGIN: Final = 5

Place = tuple[int, int]
"""A row and a column."""


def _turned(place: Place, quarters: int) -> Place:
    """The place on the board after this many quarter turns clockwise."""
    row, column = place
    for _ in range(quarters):
        row, column = column, _SIDE - 1 - row
    return row, column


PLACES: Final[dict[str, Place]] = {
    **{f"{ch}{n}": _turned((0, n), q) for q, ch in enumerate(LETTERS) for n in range(QUARTER + 1)},
    **{f"{ch.upper()}{n}": _turned((n, n), q) for q, ch in enumerate(LETTERS) for n in range(1, RINGS + 1)},
}
"""Where each square is drawn: blue's quarter above, from the left; red's on the right, and on clockwise."""


def draw(position: PartnersPosition, language: str = "en") -> str:
    """Everything on the table that the seat may know, for people to read."""
    return "\n".join(_Drawing(position, language).lines())


class _Drawing:
    def __init__(self, position: PartnersPosition, language: str) -> None:
        self.position = position
        self.language = language

    def lines(self) -> Iterator[str]:
        yield from self.board()
        yield ""
        yield self.say("draw-legend")
        yield ""
        yield from self.players()
        yield ""
        yield from self.deck()
        if self.position.seat is not None:
            yield from self.own()

    def say(self, key: str, **facts: str | int) -> str:
        return say(__package__ or "", self.language, key, dict(facts))

    # ── The board ───────────────────────────────────────────────────────────────────────────────

    def board(self) -> Iterator[str]:
        cells = [[""] * _SIDE for _ in range(_SIDE)]
        names = [[""] * _SIDE for _ in range(_SIDE)]
        for square, (row, column) in PLACES.items():
            names[row][column] = square
            cells[row][column] = "+" if square[0].isupper() else "o" if square[1:] == "0" else "."
        for letter, player in zip(LETTERS, self.position.players):
            for square, pawns in Counter(player.pawns).items():
                row, column = PLACES[square]
                cells[row][column] = letter * pawns
            for ring in range(RINGS, RINGS - player.locked, -1):
                row, column = PLACES[f"{letter.upper()}{ring}"]
                cells[row][column] = letter.upper()
        yield self.row("", names[0], "")
        for row, line in enumerate(cells):
            inside = 0 < row < _SIDE - 1
            left, right = (names[row][0], names[row][-1]) if inside else ("", "")
            yield self.row(left, line, right)
        yield self.row("", names[-1], "")

    def row(self, left: str, cells: list[str], right: str) -> str:
        line = f"{left:>{_MARGIN - 1}} " + "".join(f"{cell:^{_CELL}}" for cell in cells) + f" {right}"
        return line.rstrip()

    # ── Beside it ───────────────────────────────────────────────────────────────────────────────

    def players(self) -> Iterator[str]:
        words = ("draw-home", "draw-locked", "draw-in-hand")
        yield " " * 26 + "".join(f"{self.say(word):>10}" for word in words) + f"   {self.say('draw-laid')}"
        for seat, player in enumerate(self.position.players):
            yield self.player(seat, player)

    def player(self, seat: int, player: PartnersPlayer) -> str:
        active = seat == self.position.active and self.position.turn is not None
        who = self.say("draw-you" if seat == self.position.seat else "draw-seat", seat=seat)
        name = f"{self.say(f'colour-{player.colour}')}, {who}"
        counts = (player.home, player.locked, f"{player.hand_size}{'+1' if player.gave else ''}")
        numbers = "".join(f"{count:>10}" for count in counts)
        return f"{'>' if active else ' '} {name:<24}{numbers}   {', '.join(player.laid) or '–'}"

    def deck(self) -> Iterator[str]:
        position = self.position
        dealer = self.say(f"colour-{COLOURS[position.dealer]}")
        about = self.say("draw-deal", cards=position.deck, dealer=dealer, deal=position.deal, deals=DEALS)
        yield from self.entry("draw-deck", about)
        played = [f"{card} ×{copies}" if copies > 1 else card for card, copies in position.played.items()]
        yield from self.entry("draw-played", ", ".join(played))
        if position.steps_left:
            pawns = ", ".join(position.unmoved)
            yield from self.entry("draw-seven", self.say("draw-left", left=position.steps_left, pawns=pawns))

    def own(self) -> Iterator[str]:
        position = self.position
        yield from self.entry("draw-hand", ", ".join(position.hand))
        if position.given:
            yield from self.entry("draw-given", position.given)
        if position.received:
            yield from self.entry("draw-received", position.received)

    def entry(self, key: str, things: str) -> Iterator[str]:
        """A word and what belongs to it, on as many lines as that takes."""
        head = f"{self.say(key):<20}"
        for number, line in enumerate(wrap(things or "–", WIDTH - len(head))):
            yield (" " * len(head) if number else head) + line
