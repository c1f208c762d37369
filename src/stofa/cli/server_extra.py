"""Whether the packages of the extra `server` are installed."""

from importlib.util import find_spec
from typing import Final

from stofa.cli.errors import WrongUse
from stofa.cli.language import language
from stofa.engine.words import say

# Packages that the server cannot do without. (`uvloop` is not one of them.)
PACKAGES: Final = ("sqlalchemy", "starlette", "uvicorn", "websockets")


def check_server_extra() -> None:
    """Raises WrongUse, with what to do about it, if one of the packages is missing."""
    if not all(map(find_spec, PACKAGES)):
        raise WrongUse(say("stofa.cli", language(None), "no-server", {}))
