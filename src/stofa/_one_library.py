"""Finds the modules of the compiled core in a browser, where all of them are one library.

Elsewhere each has a small library of its own, which calls the large one; there each would cost one more load.
"""

import _imp
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import Final

LIBRARY: Final = "stofa_core__mypyc"


class _Loader(ExtensionFileLoader):
    def create_module(self, spec: ModuleSpec) -> ModuleType:
        # The function that makes a module is called after the last part of its name. Here it has all parts.
        named = ModuleSpec(spec.name.replace(".", "___"), self, origin=self.path)
        return _imp.create_dynamic(named)


class _Finder:
    """Knows the modules of the library."""

    def __init__(self, path: str, names: frozenset[str]) -> None:
        self._path = path
        self._names = names

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name not in self._names:
            return None
        return spec_from_loader(name, _Loader(name, self._path))


def install() -> bool:
    """Before the core is imported: have its modules found in the library; whether there is one."""
    try:
        library = import_module(LIBRARY)
    except ModuleNotFoundError:
        return False
    assert library.__file__ is not None
    names = (
        name.removeprefix("init_").replace("___", ".") for name in vars(library) if name.startswith("init_")
    )
    sys.meta_path.insert(0, _Finder(library.__file__, frozenset(names)))
    return True
