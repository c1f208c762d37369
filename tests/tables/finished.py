"""Tables of games that are over."""

from stofa.engine.record import record_of
from tests.bots.played import played
from tests.server.running_server import Person


def finished_table(person: Person, game: str) -> str:
    """The table of a whole game, which somebody opens."""
    return person.take_in(record_of(played(game)).to_json())
