"""The table as a seat sees it, as a text: lists of cards, tracks and tickets."""

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from stofa.engine.words import say
from stofa.games.ticket_to_ride.board import CARD_KINDS, TICKETS
from stofa.games.ticket_to_ride.position import TicketPlayer, TicketPosition, TicketRow

WIDTH: Final = 96
_GLUE: Final = "\u00a0"  # a space at which no line is broken


def draw(position: TicketPosition, language: str = "en") -> str:
    """Everything on the table that the seat may know, for people to read."""
    return "\n".join(_Drawing(position, language).lines())


class _Drawing:
    def __init__(self, position: TicketPosition, language: str) -> None:
        self.position = position
        self.language = language

    def lines(self) -> Iterator[str]:
        yield from self.stocks()
        yield ""
        yield from self.players()
        if self.position.seat is not None:
            yield ""
            yield from self.own()
        if self.position.step == "over" or any(player.completed for player in self.position.players):
            yield ""
            yield from self.shown()

    def say(self, key: str, **facts: str | int) -> str:
        return say(__package__ or "", self.language, key, dict(facts))

    # ── For all to see ──────────────────────────────────────────────────────────────────────────

    def stocks(self) -> Iterator[str]:
        position = self.position
        yield from self.entry("draw-row", self.cards(position.row), ", ")
        discards = sum(position.discards.values())
        yield from self.entry("draw-stock", [self.say("draw-cards", stock=position.stock, discards=discards)])
        yield from self.entry(
            "draw-ticket-stock", [self.say("draw-tickets-left", left=position.ticket_stock)]
        )
        if position.turns_left:
            yield from self.entry("draw-ending", [self.say("draw-turns-left", left=position.turns_left)])

    def players(self) -> Iterator[str]:
        words = ("draw-in-hand", "draw-station", "draw-tickets", "draw-completed")
        yield " " * 16 + "".join(f"{self.say(word):>13}" for word in words) + f"   {self.say('draw-track')}"
        for seat, player in enumerate(self.position.players):
            yield from self.player(seat, player)

    def player(self, seat: int, player: TicketPlayer) -> Iterator[str]:
        active = seat == self.position.active and self.position.turn is not None
        picked = f"{player.ticket_count} +{player.picked_count}"
        tickets = picked if player.picked_count else player.ticket_count
        counts = (player.hand_size, player.station_size, tickets, len(player.completed))
        start = f"{'>' if active else ' '} {self.name(seat):<14}" + "".join(
            f"{count:>13}" for count in counts
        )
        start += "   "
        track = _wrapped(map(self.row, player.track), ", ", WIDTH - len(start))
        yield start + track[0]
        yield from (" " * len(start) + more for more in track[1:])

    def shown(self) -> Iterator[str]:
        """The tickets that were completed (TR-22), and when the game is over those that were not."""
        for seat, player in enumerate(self.position.players):
            points = sum(TICKETS[number - 1][2] for number in player.completed)
            yield self.say("draw-shown", name=self.name(seat), points=points)
            yield from self.tickets("draw-completed", player.completed)
            if player.tickets is not None:
                yield from self.tickets("draw-not-completed", player.tickets)

    # ── For the seat alone ──────────────────────────────────────────────────────────────────────

    def own(self) -> Iterator[str]:
        position = self.position
        yield from self.entry("draw-hand", self.cards(position.hand), ", ")
        if position.station is not None:
            yield from self.entry("draw-own-station", self.cards(position.station), ", ")
        if position.step == "over":
            return
        if position.offered:
            yield from self.tickets("draw-offered", position.offered)
        if not (position.offered and position.part == "set-up"):  # there they are the same
            yield from self.tickets("draw-own-tickets", position.tickets)
        if position.best:
            yield from self.entry("draw-best", [", ".join(map(str, position.best))])

    def tickets(self, key: str, ids: list[int]) -> Iterator[str]:
        """A list of tickets; a plus marks those picked in the choice under way."""
        yield self.say(key) + ("" if ids else " –")
        for number in ids:
            start, end, points, colours = TICKETS[number - 1]
            mark = "+" if number in self.position.picked else " "
            cards = ", ".join(self.colour(card) + _times(count) for card, count in Counter(colours).items())
            yield f" {mark}{number:>3}  {f'{start} – {end}':<30}{points:>3}  {cards}"

    # ── Words ───────────────────────────────────────────────────────────────────────────────────

    def name(self, seat: int) -> str:
        return self.say("draw-you" if seat == self.position.seat else "draw-seat", seat=seat)

    def colour(self, kind: str) -> str:
        return self.say(f"colour-{kind}")

    def kind(self, kind: str) -> str:
        """A kind of card in the reader's language, and as it is called in moves."""
        name = self.colour(kind)
        return name if name == kind else f"{name} ({kind})"

    def cards(self, cards: list[str]) -> list[str]:
        return [f"{self.kind(kind)}{_times(cards.count(kind))}" for kind in CARD_KINDS if kind in cards]

    def row(self, row: TicketRow) -> str:
        return f"{self.kind(row.colour)} {row.cards}{f'+{row.locomotives}' if row.locomotives else ''}"

    def entry(self, key: str, things: list[str], comma: str = "") -> Iterator[str]:
        """A word and what belongs to it, on as many lines as that takes; no thing is torn apart."""
        head = f"{self.say(key):<16}"
        for number, line in enumerate(_wrapped(things, comma, WIDTH - len(head))):
            yield (" " * len(head) if number else head) + line


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _wrapped(things: Iterable[str], comma: str, width: int) -> list[str]:
    whole = comma.join(thing.replace(" ", _GLUE) for thing in things) or "–"
    return [line.replace(_GLUE, " ") for line in wrap(whole, width)]
