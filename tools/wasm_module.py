"""Reads what a WebAssembly module asks for, and what it offers."""

from collections.abc import Iterator
from typing import Final

IMPORTS: Final = 2
EXPORTS: Final = 7
"""Sections of a module."""


class _Reader:
    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    def number(self) -> int:
        """An unsigned number in LEB128."""
        found = shift = 0
        while True:
            byte = self.content[self.at]
            self.at += 1
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def name(self) -> str:
        length = self.number()
        self.at += length
        return self.content[self.at - length : self.at].decode()

    def skip_limits(self) -> None:
        flags = self.number()
        self.number()
        if flags & 1:
            self.number()


def _section(module: bytes, wanted: int) -> _Reader | None:
    reader = _Reader(module, 8)
    while reader.at < len(module):
        kind, length = reader.number(), reader.number()
        if kind == wanted:
            return reader
        reader.at += length
    return None


def _imports(module: bytes) -> Iterator[str]:
    if (reader := _section(module, IMPORTS)) is None:
        return
    for _ in range(reader.number()):
        reader.name()  # of the module to import from
        yield reader.name()
        match reader.number():
            case 0:  # a function: its type
                reader.number()
            case 1:  # a table
                reader.at += 1
                reader.skip_limits()
            case 2:  # memory
                reader.skip_limits()
            case 3:  # a global
                reader.at += 2
            case 4:  # an exception
                reader.at += 1
                reader.number()


def imports(module: bytes) -> set[str]:
    """The names of all that has to be given to it."""
    return set(_imports(module))


def exports(module: bytes) -> set[str]:
    """The names of all that it offers."""
    if (reader := _section(module, EXPORTS)) is None:
        return set()
    found = set()
    for _ in range(reader.number()):
        found.add(reader.name())
        reader.at += 1
        reader.number()
    return found
