"""The games, one folder each. A folder with a `TITLE` is a game: nothing else has to be told of it."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from stofa.engine.errors import UnknownGame
from stofa.engine.title import Title


@cache
def titles() -> dict[str, Title]:
    """All games by their names."""
    folders = (import_module(f"{__name__}.{folder.name}") for folder in iter_modules(__path__))
    found: list[Title] = [folder.TITLE for folder in folders if hasattr(folder, "TITLE")]
    return {title.id: title for title in found}


def title(name: str) -> Title:
    """The game of that name."""
    try:
        return titles()[name]
    except KeyError:
        raise UnknownGame("no-game", game=name, games=", ".join(titles())) from None
