"""All games, by name."""

from typing import Final

from tests.browser.playing.partners import Partners
from tests.browser.playing.player import GamePlayer
from tests.browser.playing.thurn import Thurn
from tests.browser.playing.ticket import Ticket

GAME_PLAYERS: Final[dict[str, GamePlayer]] = {
    "thurn-and-taxis": Thurn(),
    "ticket-to-ride-card-game": Ticket(),
    "partners": Partners(),
}
