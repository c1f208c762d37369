"""The games: our own, one folder each, and those of other people.

A folder with a `TITLE` is a game: nothing else has to be told of it. Other people's are found by the entry
points `stofa.games` of installed distributions; the environment variable STOFA_GAMES may name more of them by
path.
"""

import re
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, Literal, overload

from stofa.engine.errors import BadOption, UnknownGame
from stofa.engine.moves import MoveSet
from stofa.engine.plugins import BadPlugin, add_to, import_path, installed, is_path, report
from stofa.engine.title import Title

if TYPE_CHECKING:
    from stofa.games.partners import Partners
    from stofa.games.thurn_and_taxis import ThurnAndTaxis
    from stofa.games.ticket_to_ride import TicketToRide

ENTRY_POINTS: Final = "stofa.games"
VARIABLE: Final = "STOFA_GAMES"

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

_by_path: dict[str, Title] = {}
"""The games that this process was given by their paths: their records can be replayed."""


@cache
def own_titles() -> dict[str, Title]:
    """The games that Stofa itself has, by their names."""
    folders = (import_module(f"{__name__}.{folder.name}") for folder in iter_modules(__path__))
    found: list[Title] = [folder.TITLE for folder in folders if hasattr(folder, "TITLE")]
    return {title.id: title for title in found}


@cache
def _other_titles() -> dict[str, Title]:
    """The games of other people."""
    found: dict[str, Title] = {}
    origins = dict.fromkeys(own_titles(), "Stofa")
    for plugin in installed(ENTRY_POINTS, VARIABLE):
        try:
            title = _checked(plugin.value)
            if title.id in origins:
                raise BadPlugin(f"its id “{title.id}” is taken by {origins[title.id]}")
        except BadPlugin as problem:
            report(plugin.origin, problem)
        else:
            found[title.id] = title
            origins[title.id] = plugin.origin
    return found


def _checked(value: object) -> Title:
    """A game that can be used; a class of games is made to one."""
    if isinstance(value, type) and issubclass(value, Title):
        try:
            value = value()
        except Exception as error:
            raise BadPlugin(f"{type(error).__name__}: {error}") from error
    if not isinstance(value, Title):
        raise BadPlugin(f"it is of type {type(value).__name__}, and not a stofa.Title")
    if not _ID.fullmatch(str(getattr(value, "id", ""))):
        raise BadPlugin("its id is not made of small letters, digits and hyphens")
    if not isinstance(getattr(value, "moves", None), MoveSet):
        raise BadPlugin("its moves are not a MoveSet")
    counts = getattr(value, "player_counts", ())
    if not counts or not all(isinstance(count, int) and count > 0 for count in counts):
        raise BadPlugin("its player_counts are not numbers of players")
    return value


def titles() -> dict[str, Title]:
    """All games by their names."""
    return {**own_titles(), **_other_titles()}


def installed_title(name: object) -> Title:
    """The game of that name, for names that come from elsewhere: they never cause an import."""
    found = None
    if isinstance(name, str):
        found = own_titles().get(name) or _other_titles().get(name) or _by_path.get(name)
    if found is None:
        raise UnknownGame("no-game", game=name, games=", ".join(titles()))
    return found


@overload
def title(name: Literal["partners"]) -> "Partners": ...
@overload
def title(name: Literal["thurn-and-taxis"]) -> "ThurnAndTaxis": ...
@overload
def title(name: Literal["ticket-to-ride-card-game"]) -> "TicketToRide": ...
@overload
def title(name: str) -> Title: ...
def title(name: object) -> Title:
    """The game of that name, or at a path like `package.module:TITLE`."""
    if not isinstance(name, str) or not is_path(name):
        return installed_title(name)
    try:
        found = _checked(import_path(name))
        known = titles().get(found.id) or _by_path.get(found.id)
        if known is not None and type(known) is not type(found):
            raise BadPlugin(f"its id “{found.id}” is taken by another game")
    except BadPlugin as problem:
        raise BadOption("bad-path", path=name, problem=str(problem)) from None
    if known is None:
        known = _by_path[found.id] = found
    return known


def register_path(path: str) -> None:
    """Count the game at a path as installed, in this process and those that are started from now on."""
    title(path)  # an error, if there is none
    add_to(VARIABLE, path)
    _other_titles.cache_clear()
