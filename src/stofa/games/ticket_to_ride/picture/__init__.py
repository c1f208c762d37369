"""The table as a seat sees it, as a picture: the open row, all tracks, and what the seat has itself."""

from stofa.engine.picture.look import Look
from stofa.games.ticket_to_ride.picture.table import Table
from stofa.games.ticket_to_ride.position import TicketPosition


def picture(position: TicketPosition, look: Look) -> str:
    """Everything on the table that the seat may know, as an SVG."""
    return Table(position, look).drawn()
