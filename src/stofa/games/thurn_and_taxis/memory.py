"""What everybody saw and may remember, though the rules let nobody look it up."""

from dataclasses import dataclass

from stofa.engine.title import Memory
from stofa.games.thurn_and_taxis.core.state import ThurnObservation
from stofa.games.thurn_and_taxis.position import ThurnTile, cities_of, tiles_of


@dataclass(frozen=True, kw_only=True)
class ThurnMemory(Memory):
    """What an attentive player of Thurn and Taxis knows besides what lies open."""

    known_cards: list[list[str]]
    """For each seat, the cards it took from the display and must still hold, in data order.
    A card that leaves the hand may always have been the known one of its city."""
    tiles_taken: list[list[ThurnTile]]
    """TT-31: for each seat, the tiles that lie face down before it, stack by stack."""


def memory_of(observation: ThurnObservation) -> ThurnMemory:
    """The memory that everybody shares."""
    players = observation.public.players
    return ThurnMemory(
        known_cards=[cities_of(player.known) for player in players],
        tiles_taken=[tiles_of(player.tiles) for player in players],
    )
