"""The table as a seat sees it, as a picture: the map, and around it what lies beside the board."""

from stofa.engine.picture.look import Look
from stofa.games.thurn_and_taxis.picture.table import Table
from stofa.games.thurn_and_taxis.position import ThurnPosition


def picture(position: ThurnPosition, look: Look) -> str:
    """Everything on the table that the seat may know, as an SVG."""
    return Table(position, look).drawn()
