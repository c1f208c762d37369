"""What has to hold before anything but a move is done at a table."""

from typing import Final

from stofa.engine.errors import GameOver
from stofa.tables.errors import Refused
from stofa.tables.state import TableState

LONGEST_LOG: Final = 50_000
"""Upper bound of a log. Beyond it the game is played to its end, but nothing but moves is written."""


def check_room(state: TableState) -> None:
    """Check that anything but moves may still be written."""
    if state.n > LONGEST_LOG:
        raise Refused("log-full")


def check_playing(state: TableState) -> None:
    if state.finished is not None:
        raise GameOver("game-over")
    if state.game is None:
        raise Refused("not-started")
