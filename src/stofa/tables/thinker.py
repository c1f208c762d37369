"""Whoever thinks for the tables: bots, hints, analysis. Elsewhere, because it takes long."""

from typing import Protocol

from stofa.tables.live_game import LiveGame
from stofa.tables.tasks import MoveChance


class Thinker(Protocol):
    async def move(self, table: str, game: LiveGame, seat: int, bot: str, seed: int) -> str:
        """What a bot does in a position in which its seat is to move."""

    async def advice(self, table: str, game: LiveGame, seat: int, seed: int) -> tuple[list[str], float]:
        """What a strong bot would do in a seat, and how likely that is to win; refused if too many ask."""

    async def chances(self, game: LiveGame, first: int) -> tuple[list[tuple[int, list[float]]], int | None]:
        """How a finished game stood from a moment on, as far as a slice of time goes, and where to go on."""

    async def verdict(self, game: LiveGame, at: int) -> tuple[int, MoveChance, MoveChance]:
        """Who decided something in a finished game, what it was, and what would have been best."""

    async def check(self, record: bytes) -> None:
        """Check that every move of a record may be made, and its result follows."""
