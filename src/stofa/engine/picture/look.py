"""How a picture is wanted: the language, light or dark, what the players are called."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stofa.engine.errors import BadOption
from stofa.engine.picture.palette import DARK, LIGHT
from stofa.engine.title import Result
from stofa.engine.words import LANGUAGES, say


@dataclass(frozen=True, kw_only=True)
class Look:
    """How somebody wants to look at a table."""

    language: str = "en"
    dark: bool = False
    names: Sequence[str] = ()
    """Of the seats; without them they are called seat 0, seat 1, …"""
    result: Result | None = None
    """How the game ended, if it has and the result is to be shown."""

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise BadOption("no-language", language=self.language, languages=", ".join(LANGUAGES))

    def name(self, seat: int) -> str:
        """What the player of a seat is called."""
        if seat < len(self.names):
            return self.names[seat]
        return say("stofa.engine", self.language, "seat-number", {"seat": seat})

    @property
    def colours(self) -> Mapping[str, str]:
        return DARK if self.dark else LIGHT
