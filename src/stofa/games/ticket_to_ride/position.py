"""What a seat sees, in the words of the game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from stofa.engine.bag_names import bag_names
from stofa.engine.core.state import NOBODY
from stofa.engine.title import OwnPosition, Position, PublicPosition
from stofa.engine.view import Turn, turn_of
from stofa.games.ticket_to_ride.board import CARD_KINDS, CARDS_EACH, COLOURS, LOCOMOTIVE, LOCOMOTIVES, TICKETS
from stofa.games.ticket_to_ride.core import public as steps
from stofa.games.ticket_to_ride.core.cards import LOCOMOTIVE_CARD, missing, size
from stofa.games.ticket_to_ride.core.legal import completable
from stofa.games.ticket_to_ride.core.pile import UNKNOWN
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.state import TicketObservation
from stofa.games.ticket_to_ride.core.tickets import TICKET, needs

if TYPE_CHECKING:
    from stofa.engine.picture.look import Look

STEPS: Final = {
    steps.DEALING: "dealing",
    steps.FILLING: "filling",
    steps.BLIND: "blind",
    steps.OFFERING: "offering",
    steps.KEEPING: "keeping",
    steps.FIRST: "first",
    steps.SECOND: "second",
    steps.COMPLETING: "completing",
    steps.OVER: "over",
}
PARTS: Final = {steps.SET_UP: "set-up", steps.FIRST_HALF: "first half", steps.SECOND_HALF: "second half"}


class TicketRow(msgspec.Struct, frozen=True):
    """A row on a track: cards of its colour, and locomotives at its head."""

    colour: str
    """The colour of its cards."""
    cards: int
    """How many cards of that colour."""
    locomotives: int
    """How many locomotives."""


class TicketPlayer(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    track: list[TicketRow]
    """The rows on the track, in the order of colours."""
    hand_size: int
    """How many cards the player holds."""
    station_size: int
    """How many cards are in the station."""
    ticket_count: int
    """How many tickets are not completed, as far as that is known."""
    picked_count: int
    """How many of the tickets to choose from the seat has picked so far, to keep or to complete them."""
    completed: list[int]
    """At the counts that are over: they were shown to all."""
    tickets: list[int] | None = None
    """Those not completed, when the game is over."""


@dataclass(frozen=True, kw_only=True)
class TicketPublic(PublicPosition):
    """What everybody sees of Ticket to Ride: The Card Game."""

    open_stations: bool
    """Whether players may look into their own stations."""
    start: int
    """The seat that began."""
    turn: Turn
    """Who moves now."""
    active: int
    """The seat whose turn it is."""
    part: str
    """The set-up, or one of the two halves."""
    step: str
    """What the turn has come to, by name."""
    row: list[str]
    """The open cards."""
    stock: int
    """How many cards are face down."""
    discards: dict[str, int]
    """How many cards of each colour are in the discard pile."""
    ticket_stock: int
    """How many tickets can be drawn."""
    turns_left: int | None
    """Once the stock has run out, how many turns there will be, the present one included."""
    players: list[TicketPlayer]
    """What everybody sees of each seat."""


@dataclass(frozen=True, kw_only=True)
class TicketOwn(OwnPosition):
    """What only the seat itself sees."""

    under: list[int | None]
    """The tickets under the ticket stock, from the first one to come; None where another seat put it."""
    hand: list[str]
    """The cards, in the order of colours."""
    station: list[str] | None
    """None while the seat may not look into its station."""
    station_left: list[str] | None
    """While the seat completes tickets: what is left of it when those picked are paid for (TR-22)."""
    station_after: dict[int, list[str]]
    """The same for each ticket that can be picked next: what would be left after it."""
    tickets: list[int]
    """The tickets that are not completed."""
    offered: list[int]
    """Tickets to choose from, in the order drawn."""
    picked: list[int]
    """Those of them, or of the own tickets at the count, that were chosen so far."""
    best: list[int]
    """While the seat completes tickets: those that would bring most beside the ones picked."""


@dataclass(frozen=True, kw_only=True)
class TicketPosition(TicketOwn, TicketPublic, Position):
    """A view of Ticket to Ride: The Card Game. Tickets are named by their ids."""

    def drawn(self, look: "Look") -> str:
        from stofa.games.ticket_to_ride.picture import picture  # only needed by whoever looks at it

        return picture(self, look)


# Views are made at every move for everybody, so names are looked up for two kinds of card and for eight
# tickets at a time. (The last pair is the locomotive and nothing.)
_COLOUR_BITS: Final = [(colour, 6 * number) for number, colour in enumerate(COLOURS)]
_KIND_BITS: Final = [(kind, 6 * number) for number, kind in enumerate(CARD_KINDS)]
_MOST: Final = [*((colour, CARDS_EACH) for colour in COLOURS), (LOCOMOTIVE, LOCOMOTIVES), ("", 0)]
_CARDS_BY_PAIR: Final = [
    {
        some + 64 * more: [one] * some + [other] * more
        for some in range(most_of_one + 1)
        for more in range(most_of_other + 1)
    }
    for (one, most_of_one), (other, most_of_other) in zip(_MOST[::2], _MOST[1::2], strict=True)
]
_TICKETS_BY_BYTE: Final = [
    [[first + number for number in range(8) if bits >> number & 1] for bits in range(256)]
    for first in range(1, len(TICKETS) + 1, 8)
]

cards_of: Final = bag_names(_CARDS_BY_PAIR, 12)
"""The cards of a bag by name, in order."""

tickets_of: Final = bag_names(_TICKETS_BY_BYTE, 8)
"""The ids of a set of tickets."""


def _tracks(public: Public) -> list[list[TicketRow]]:
    owners, cars, engines = public.owners, public.cars, public.engines
    tracks: list[list[TicketRow]] = [[] for _ in range(public.seats)]
    for colour, bits in _COLOUR_BITS:
        if owner := owners >> bits & 63:
            tracks[owner - 1].append(TicketRow(colour, cars >> bits & 63, engines >> bits & 63))
    return tracks


def _by_seat(numbers: int) -> bytes:
    """The numbers of all seats, which the table keeps in one integer; and some more, all zero."""
    return numbers.to_bytes(8, "little")


def _players(observation: TicketObservation) -> list[TicketPlayer]:
    public = observation.public
    open_things = (
        _tracks(public),
        _by_seat(public.hand_sizes),
        _by_seat(public.station_sizes),
        _by_seat(public.ticket_counts),
        _by_seat(public.picked_counts),
        map(tickets_of, public.completed),
    )
    if public.step != steps.OVER:
        return list(map(TicketPlayer, *open_things))
    return list(map(TicketPlayer, *open_things, map(tickets_of, observation.shown)))


def _offered(observation: TicketObservation) -> list[int]:
    public = observation.public
    if public.part == steps.SET_UP and public.step == steps.KEEPING:
        return tickets_of(observation.own.tickets)
    if observation.seat != public.active:
        return []
    return [(observation.drawn >> 6 * place & 63) + 1 for place in range(public.offered)]


def _station(observation: TicketObservation) -> list[str] | None:
    public, seat = observation.public, observation.seat
    if seat == NOBODY or not public.stations_turned_up():
        return None
    return cards_of(public.stations[seat])


def _left_of(station: int, picked: int) -> list[str]:
    """TR-22: tickets are paid for with their own colours, and with locomotives where those are missing."""
    wanted = needs(picked)
    lacking = missing(station, wanted)
    return cards_of(station - (wanted - lacking) - LOCOMOTIVE_CARD * size(lacking))


def _payments(observation: TicketObservation) -> tuple[list[str] | None, dict[int, list[str]]]:
    """What the tickets picked leave of the own station, and what each that can be picked next would."""
    public, own, seat = observation.public, observation.own, observation.seat
    if public.step != steps.COMPLETING or seat == NOBODY or public.active != seat:
        return None, {}
    station = public.stations[seat]
    following = {
        ticket: _left_of(station, own.picked | TICKET[ticket - 1])
        for ticket in tickets_of(completable(own, station))
    }
    return _left_of(station, own.picked), following


def own_of(observation: TicketObservation) -> TicketOwn:
    own = observation.own
    left, after = _payments(observation)
    return TicketOwn(
        seat=None if observation.seat == NOBODY else observation.seat,
        under=[None if ticket == UNKNOWN else ticket + 1 for ticket in observation.pile.listed()],
        hand=cards_of(own.hand),
        station=_station(observation),
        station_left=left,
        station_after=after,
        tickets=tickets_of(own.tickets),
        offered=_offered(observation),
        picked=tickets_of(own.picked),
        best=tickets_of(observation.best),
    )


def public_of(observation: TicketObservation) -> TicketPublic:
    public, turns_left = observation.public, observation.public.turns_left
    discards = public.discards
    return TicketPublic(
        open_stations=public.open_stations,
        start=public.start,
        turn=turn_of(observation.mover()),
        active=public.active,
        part=PARTS[public.part],
        step=STEPS[public.step],
        row=cards_of(public.row),
        stock=public.stock_size,
        discards={kind: number for kind, bits in _KIND_BITS if (number := discards >> bits & 63)},
        ticket_stock=public.ticket_stock(),
        turns_left=None if turns_left == steps.NOT_ENDING else turns_left,
        players=_players(observation),
    )


def position_of(observation: TicketObservation) -> TicketPosition:
    return TicketPosition(**vars(public_of(observation)), **vars(own_of(observation)))
