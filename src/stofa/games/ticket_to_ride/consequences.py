"""What cards do by themselves when a move is made: they are robbed, or roll into a station.

Told from the tables before and after the move, on which all of it lies open: rows are face up until they are
gone, and which card leaves them is not a choice (TR-7). So a log may name the cards (TR-8).
"""

from collections.abc import Iterator

from stofa.engine.title import Consequence
from stofa.games.ticket_to_ride.core import codes
from stofa.games.ticket_to_ride.core.cards import CARD, LOCOMOTIVE_CARD, count, of_kinds, present, size
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.position import cards_of


def consequences_of(before: Public, move: int, after: Public) -> Iterator[Consequence]:
    robbed = _robbed(before, move)
    if robbed:  # TR-16
        owner = count(before.owners, codes.colour(move)) - 1
        cards = _cards(of_kinds(before.cars, robbed), of_kinds(before.engines, robbed))
        yield Consequence("robbed", owner, cards)
    seat = after.active
    if after.station_size(seat) > before.station_size(seat):  # TR-6
        track = before.track(seat) & ~robbed
        cars = of_kinds(before.cars, track) - of_kinds(after.cars, track)
        engines = of_kinds(before.engines, track) - of_kinds(after.engines, track)
        yield Consequence("rolled", seat, _cards(cars, engines))


def _robbed(public: Public, move: int) -> int:
    """The set of the colour of which a move robs a row; empty if it robs none."""
    if codes.kind(move) != codes.LAY:  # TR-17
        return 0
    return present(of_kinds(public.rows(), CARD[codes.colour(move)]))


def _cards(cars: int, engines: int) -> list[str]:
    return cards_of(cars + LOCOMOTIVE_CARD * size(engines))
