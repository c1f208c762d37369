"""The games, one folder each. A folder with a `TITLE` is a game: nothing else has to be told of it."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Literal, overload

from stofa.engine.errors import UnknownGame
from stofa.engine.title import Title

if TYPE_CHECKING:
    from stofa.games.partners import Partners
    from stofa.games.thurn_and_taxis import ThurnAndTaxis
    from stofa.games.ticket_to_ride import TicketToRide


@cache
def titles() -> dict[str, Title]:
    """All games by their names."""
    folders = (import_module(f"{__name__}.{folder.name}") for folder in iter_modules(__path__))
    found: list[Title] = [folder.TITLE for folder in folders if hasattr(folder, "TITLE")]
    return {title.id: title for title in found}


@overload
def title(name: Literal["partners"]) -> "Partners": ...
@overload
def title(name: Literal["thurn-and-taxis"]) -> "ThurnAndTaxis": ...
@overload
def title(name: Literal["ticket-to-ride-card-game"]) -> "TicketToRide": ...
@overload
def title(name: str) -> Title: ...
def title(name: object) -> Title:
    """The game of that name."""
    found = titles().get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownGame("no-game", game=name, games=", ".join(titles()))
    return found
