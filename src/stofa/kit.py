"""What one needs to write a game of one's own; docs/how-to/add-a-game.md shows how."""

from stofa.engine.catalogue import short_catalogue
from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Observation, State
from stofa.engine.encoding import SEATS, Encoding, Field, marked, numbers, write_fields
from stofa.engine.errors import Refusal, refuse
from stofa.engine.move_kinds import argument, chance, done, move, optional, part, pick, way
from stofa.engine.moves import MoveSet
from stofa.engine.options import Choice, Flag, Options, Seat
from stofa.engine.plain import OpenObservation, PlainState
from stofa.engine.title import (
    Consequence,
    Deed,
    OwnPosition,
    Points,
    Position,
    PublicPosition,
    Result,
    Statistic,
    Title,
)
from stofa.engine.view import Turn, seat_of, turn_of

__all__ = [
    "CHANCE",
    "NOBODY",
    "SEATS",
    "Choice",
    "Consequence",
    "Deed",
    "Encoding",
    "Field",
    "Flag",
    "MoveSet",
    "Moves",
    "Observation",
    "OpenObservation",
    "Options",
    "OwnPosition",
    "PlainState",
    "Points",
    "Position",
    "PublicPosition",
    "Refusal",
    "Result",
    "Rng",
    "Seat",
    "State",
    "Statistic",
    "Title",
    "Turn",
    "argument",
    "chance",
    "done",
    "marked",
    "move",
    "numbers",
    "optional",
    "part",
    "pick",
    "refuse",
    "seat_of",
    "short_catalogue",
    "turn_of",
    "way",
    "write_fields",
]
