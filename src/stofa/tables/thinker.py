"""Whoever thinks for the tables: bots, hints, analysis. Elsewhere, because it takes long."""

from typing import Protocol

from stofa.tables.live_game import LiveGame
from stofa.tables.tasks import Advised, Chosen, Judged, LookedBack


class Thinker(Protocol):
    async def move(self, table: str, game: LiveGame, seat: int, bot: str, seed: int) -> Chosen:
        """What a bot does in a position in which its seat is to move; if it fails, what its stand-in does."""

    async def advice(self, table: str, game: LiveGame, seat: int, seed: int) -> Advised:
        """What a strong bot would do in a seat, and why; refused if too many ask."""

    async def chances(self, game: LiveGame, first: int) -> LookedBack:
        """How a finished game stood from a moment on, as far as a slice of time goes, and where to go on."""

    async def verdict(self, game: LiveGame, at: int) -> Judged:
        """What to say about a decision of a finished game."""

    async def check(self, record: bytes) -> None:
        """Check that every move of a record may be made, and its result follows."""
