"""The Fluent files of every package that speaks, as they are written."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stofa.engine.words import LANGUAGES


def speakers(package: str = "stofa") -> Iterator[str]:
    """The packages that have a folder of messages."""
    folder = files(package)
    if folder.joinpath("messages").is_dir():
        yield package
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.joinpath("__init__.py").is_file():
            yield from speakers(f"{package}.{entry.name}")


SPEAKERS: Final = list(speakers())

DECLINED: Final = {"land"}
"""Facts that only some languages need, to decline a name that is given besides."""


def source(package: str, language: str) -> str:
    return files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8")


def languages(package: str) -> set[str]:
    return {entry.name for entry in files(package).joinpath("messages").iterdir()}


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages by their keys; it is wrong for a file to hold anything else but comments."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source(package, language)).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


class _Facts(Visitor):
    """Collects what is filled into a message, and what it is chosen by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in keys and isinstance(node.selector, ast.VariableReference):
            self.plurals.add(node.selector.id.name)
        self.generic_visit(node)


def facts(message: ast.Message) -> set[str]:
    """The names of what is filled in."""
    found = _Facts()
    found.visit(message)
    return found.names


def plurals(message: ast.Message) -> set[str]:
    """Those that choose between singular and plural."""
    found = _Facts()
    found.visit(message)
    return found.plurals


def texts(folder: Traversable) -> str:
    """All Python under a folder, in one string."""
    found = ""
    for entry in folder.iterdir():
        if entry.is_dir():
            found += texts(entry)
        elif entry.name.endswith(".py"):
            found += entry.read_text("utf-8")
    return found


__all__ = [
    "DECLINED",
    "LANGUAGES",
    "SPEAKERS",
    "facts",
    "languages",
    "messages",
    "plurals",
    "source",
    "texts",
]
