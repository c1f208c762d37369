"""Reads what a WebAssembly module asks for and what it offers, and takes things out of it."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

IMPORTS: Final = 2
EXPORTS: Final = 7
CODE: Final = 10
"""Sections of a module."""

FUNCTION: Final = 0
"""A kind of import or export."""
NO_CODE: Final = b"\x03\x00\x00\x0b"
"""Of a function: three bytes, no variables, a trap, the end."""
TINY: Final = 100
"""Bytes. Compilers make one of functions that are alike, as small ones often are: these may serve others."""


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


def _imports(module: bytes) -> Iterator[tuple[str, int]]:
    if (reader := _section(module, IMPORTS)) is None:
        return
    for _ in range(reader.number()):
        reader.name()  # of the module to import from
        name, kind = reader.name(), reader.number()
        match kind:
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
        yield name, kind


class _Export(NamedTuple):
    name: str
    kind: int
    number: int
    written: bytes


def _exports(module: bytes) -> Iterator[_Export]:
    if (reader := _section(module, EXPORTS)) is None:
        return
    for _ in range(reader.number()):
        begin = reader.at
        name, kind, number = reader.name(), reader.number(), reader.number()
        yield _Export(name, kind, number, module[begin : reader.at])


def imports(module: bytes) -> set[str]:
    """The names of all that has to be given to it."""
    return {name for name, _ in _imports(module)}


def exports(module: bytes) -> set[str]:
    """The names of all that it offers."""
    return {export.name for export in _exports(module)}


def without_functions(
    module: bytes, hidden: Callable[[str], bool], emptied: Callable[[str], bool]
) -> tuple[bytes, int]:
    """The module without the names of `hidden` functions, and without the code of those that are `emptied`.

    And how many have been emptied: those that are offered by no other name, but for small ones.
    """
    every = list(_exports(module))
    kept = [each for each in every if each.kind != FUNCTION or not hidden(each.name)]
    gone = {each.number for each in every if each.kind == FUNCTION and emptied(each.name)}
    gone -= {each.number for each in every if each.kind == FUNCTION and not emptied(each.name)}
    given = sum(kind == FUNCTION for _, kind in _imports(module))
    functions, count = [], 0
    for index, code in enumerate(_codes(module), given):
        empty = index in gone and len(code) > TINY
        functions.append(NO_CODE if empty else code)
        count += empty
    sections = {EXPORTS: [each.written for each in kept], CODE: functions}
    return _with_sections(module, sections), count


def _codes(module: bytes) -> Iterator[bytes]:
    reader = _section(module, CODE)
    assert reader is not None
    for _ in range(reader.number()):
        begin = reader.at
        length = reader.number()
        reader.at += length
        yield module[begin : reader.at]


def _with_sections(module: bytes, entries: dict[int, list[bytes]]) -> bytes:
    reader = _Reader(module, 8)
    parts = [module[:8]]
    while reader.at < len(module):
        begin = reader.at
        kind, length = reader.number(), reader.number()
        reader.at += length
        if kind in entries:
            content = _written(len(entries[kind])) + b"".join(entries[kind])
            parts += [bytes([kind]), _written(len(content)), content]
        else:
            parts.append(module[begin : reader.at])
    return b"".join(parts)


def _written(number: int) -> bytes:
    """An unsigned number in LEB128."""
    found = bytearray()
    while number >= 0x80:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*found, number])
