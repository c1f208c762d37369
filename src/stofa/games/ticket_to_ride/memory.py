"""What everybody saw and may remember, though the rules let nobody look it up."""

from dataclasses import dataclass

from stofa.engine.title import Memory
from stofa.games.ticket_to_ride.core.state import TicketObservation
from stofa.games.ticket_to_ride.position import cards_of


@dataclass(frozen=True, kw_only=True)
class TicketMemory(Memory):
    """What an attentive player of Ticket to Ride: The Card Game knows besides what lies open, by seat."""

    stations: list[list[str]]
    """What has rolled into each station; nobody may look there (TR-8)."""
    known_hands: list[list[str]]
    """The cards of each hand that were taken face up, or given to all at the start, and not laid since."""


def memory_of(observation: TicketObservation) -> TicketMemory:
    """The memory that everybody shares."""
    public = observation.public
    return TicketMemory(
        stations=list(map(cards_of, public.stations)), known_hands=list(map(cards_of, public.known_hands))
    )
