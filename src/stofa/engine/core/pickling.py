"""Pickling and copying values of the core.

A compiled class has no `__dict__`, and only its constructor makes objects of it. If that needs arguments, the
class says with `__getnewargs__` which will do: all attributes are written over afterwards.
"""

import copyreg
import pickle
from inspect import isgetsetdescriptor
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64


def reduced(thing: object, protocol: int) -> tuple[Any, ...]:
    """What `__reduce_ex__` returns for a value of the core, compiled or not, or for one derived from it."""
    if protocol < 2:  # in which compiled objects cannot be made
        return pickle.loads, (pickle.dumps(thing, 2),)
    arguments: tuple[object, ...] = ()
    if hasattr(thing, "__getnewargs__"):
        arguments = thing.__getnewargs__()
    return restored, (type(thing), arguments, attributes(thing))


def restored(kind: Any, arguments: tuple[object, ...], values: dict[str, object]) -> object:
    """A value of the core with these attributes."""
    thing = kind.__new__(kind, *arguments)
    fill(thing, values)
    return thing


def fill(thing: object, values: dict[str, object]) -> None:
    """Write over all attributes."""
    for name, value in values.items():
        try:
            setattr(thing, name, value)
        except AttributeError:  # it is Final, and compiled: the constructor's own is filled
            own: Any = getattr(thing, name)
            if isinstance(own, (list, _VEC)):
                for place, item in enumerate(cast(Any, value)):
                    own[place] = item
            elif own is not value:
                fill(own, attributes(value))


def attributes(thing: object) -> dict[str, object]:
    """Everything that a value holds: in attributes of compiled classes, and of plain ones."""
    found: dict[str, object] = {}
    for kind in type(thing).__mro__:
        for name, attribute in vars(kind).items():
            if isgetsetdescriptor(attribute) and not name.startswith("__"):
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return found


def _restored_vec(numbers: list[int]) -> object:
    return vec[i64](numbers)


def _reduced_vec(numbers: Any) -> tuple[Any, ...]:
    return _restored_vec, (list(numbers),)


_VEC: Final[Any] = type(vec[i64]([0]))

copyreg.pickle(_VEC, _reduced_vec)
