"""Views as a client keeps them that is sent changes."""

from copy import deepcopy
from typing import Any


def patched(view: dict[str, Any], changes: list[dict[str, Any]]) -> dict[str, Any]:
    """A view with changes, as they were sent, made to it."""
    view = deepcopy(view)
    for change in changes:
        *outer, last = change["path"]
        inside: Any = view
        for name in outer:
            inside = inside[name]
        inside[last] = change["value"]
    return view
