"""Everything that is in a value of the core, as plain lists and dicts: to compare, print and hash.

Two states are the same if their dumps are. A view is safe if its dump is the same whatever is hidden.
It looks into plain Python objects and into compiled ones alike.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

_VEC = type(vec[i64]([0]))


def dump(thing: object) -> Any:
    """The whole content, with nothing left out that could differ."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple | _VEC):
        return [dump(part) for part in thing]
    return {name: dump(getattr(thing, name)) for name in fields(thing)}


def fields(thing: object) -> list[str]:
    """The names of all attributes that hold something."""
    if hasattr(thing, "__dict__"):
        return sorted(vars(thing))
    # A compiled class has no __dict__: its attributes are descriptors, one for each.
    names = {
        name
        for kind in type(thing).__mro__
        for name, attribute in vars(kind).items()
        if type(attribute).__name__ == "getset_descriptor" and not name.startswith("__")
    }
    if not names:
        raise TypeError(f"cannot look into {thing!r}")  # rather than to find two such things equal
    return sorted(names)


def parts(thing: object) -> dict[int, object]:
    """Every object inside that could be changed, by its identity: what two values must not share."""
    if thing is None or isinstance(thing, bool | int | str):
        return {}
    found = {id(thing): thing}
    inside = list(thing) if isinstance(thing, list | tuple | _VEC) else _values(thing)
    for part in inside:
        found |= parts(part)
    return found


def _values(thing: object) -> list[object]:
    return [getattr(thing, name) for name in fields(thing)]
