"""What a seat sees, in the words of the game."""

from typing import Final

import msgspec

from stofa.engine.core.state import NOBODY
from stofa.engine.title import Position
from stofa.engine.view import Turn, turn_of
from stofa.games.ticket_to_ride.board import COLOURS, TICKETS
from stofa.games.ticket_to_ride.core import table as steps
from stofa.games.ticket_to_ride.core.cards import CARD, count
from stofa.games.ticket_to_ride.core.pile import UNKNOWN
from stofa.games.ticket_to_ride.core.state import TicketSight
from stofa.games.ticket_to_ride.core.table import Player, Table
from stofa.games.ticket_to_ride.notation import KINDS

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


class Row(msgspec.Struct, frozen=True):
    """A row on a track: cards of its colour, and locomotives at its head."""

    colour: str
    cards: int
    locomotives: int


class OpenThings(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    track: list[Row]
    hand_size: int
    station_size: int
    ticket_count: int
    completed_count: int
    tickets: list[int] | None = None
    """Those not completed, when the game is over."""
    completed: list[int] | None = None
    """Likewise; before that only their number is known."""


class TicketPosition(Position, frozen=True, kw_only=True):
    """A view of Ticket to Ride: The Card Game. Tickets are named by their ids."""

    open_stations: bool
    start: int
    seat: int | None
    turn: Turn
    active: int
    part: str
    step: str
    row: list[str]
    stock: int
    discards: dict[str, int]
    ticket_stock: int
    under: list[int | None]
    """The tickets under the ticket stock, from the first one to come; None where another seat put it."""
    turns_left: int | None
    """Once the stock has run out, how many turns there will be, the present one included."""
    players: list[OpenThings]
    hand: list[str]
    station: list[str] | None
    """None while the seat may not look into its station."""
    tickets: list[int]
    completed: list[int]
    offered: list[int]
    """Tickets to choose from, in the order drawn."""
    picked: list[int]
    """Those of them, or of the own tickets at the count, that were chosen so far."""
    best: list[int]
    """While the seat completes tickets: those that would bring most beside the ones picked."""


def cards_of(bag: int) -> list[str]:
    """The cards of a bag by name, in order."""
    return [name for number, name in enumerate(KINDS) for _ in range(count(bag, number))]


def tickets_of(held: int) -> list[int]:
    """The ids of a set of tickets."""
    return [number + 1 for number in range(len(TICKETS)) if held >> number & 1]


def _row(table: Table, colour: int) -> Row:
    return Row(COLOURS[colour], count(table.cars, colour), count(table.engines, colour))


def _open_things(table: Table, player: Player) -> OpenThings:
    return OpenThings(
        track=[_row(table, colour) for colour in range(len(COLOURS)) if player.track & CARD[colour]],
        hand_size=player.hand_size,
        station_size=player.station_size,
        ticket_count=player.ticket_count,
        completed_count=player.completed_count,
    )


def _players(sight: TicketSight) -> list[OpenThings]:
    players = [_open_things(sight.table, player) for player in sight.table.players]
    if sight.table.step != steps.OVER:
        return players
    return [
        msgspec.structs.replace(
            player, tickets=tickets_of(shown.tickets), completed=tickets_of(shown.completed)
        )
        for player, shown in zip(players, sight.shown, strict=True)
    ]


def _offered(sight: TicketSight) -> list[int]:
    if sight.table.part == steps.SET_UP and sight.table.step == steps.KEEPING:
        return tickets_of(sight.own.tickets)
    if sight.seat != sight.table.active:
        return []
    return [(sight.drawn >> 6 * place & 63) + 1 for place in range(sight.table.offered)]


def _station(sight: TicketSight) -> int | None:
    if sight.seat == NOBODY or sight.stations[sight.seat] < 0:
        return None
    return int(sight.stations[sight.seat])


def position_of(sight: TicketSight) -> TicketPosition:
    table, own = sight.table, sight.own
    under = [sight.pile.at(depth) for depth in range(sight.pile.count)]
    station = _station(sight)
    return TicketPosition(
        open_stations=table.open_stations,
        start=table.start,
        seat=None if sight.seat == NOBODY else sight.seat,
        turn=turn_of(sight.mover()),
        active=table.active,
        part=PARTS[table.part],
        step=STEPS[table.step],
        row=cards_of(table.row),
        stock=table.stock_size,
        discards={name: n for number, name in enumerate(KINDS) if (n := count(table.discards, number))},
        ticket_stock=table.ticket_stock(),
        under=[None if ticket == UNKNOWN else ticket + 1 for ticket in under],
        turns_left=None if table.turns_left == steps.NOT_ENDING else table.turns_left,
        players=_players(sight),
        hand=cards_of(own.hand),
        station=None if station is None else cards_of(station),
        tickets=tickets_of(own.tickets),
        completed=tickets_of(own.completed),
        offered=_offered(sight),
        picked=tickets_of(own.picked),
        best=tickets_of(sight.best),
    )
