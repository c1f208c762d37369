"""The table as a seat sees it, as a picture: the board turned towards the seat, and what lies beside it."""

from stofa.engine.picture.look import Look
from stofa.games.partners.picture.table import Table
from stofa.games.partners.position import PartnersPosition


def picture(position: PartnersPosition, look: Look) -> str:
    """Everything on the table that the seat may know, as an SVG."""
    return Table(position, look).drawn()
