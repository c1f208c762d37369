"""Runs in Pyodide: makes byte code of our Python, and of as much of other people's as it needs.

All that lies in /own goes into `app.zip`; the modules in /compiled are only looked at, because they are in a
library there. Of other people's packages in /others go with it the modules that those import anywhere, and
all that these in turn import when they are imported; and of the standard library likewise into
`python_stdlib.zip`. What a function of other people's imports only when it is called is left out, unless it
is named below: tests/page/test_pyodide.py plays with what is left.
"""

import _imp
import ast
import os
import re
import sys
import zipfile
from collections.abc import Callable, Iterable
from importlib import _bootstrap_external
from importlib.util import source_hash

EPOCH = (1980, 1, 1, 0, 0, 0)

NEEDED = (
    # Python and Pyodide, when they start
    "encodings.ascii", "encodings.latin_1", "encodings.utf_8",
    "pyodide._package_loader", "pyodide._state", "pyodide.code", "pyodide.ffi", "pyodide.webloop",
    # to unpack app.zip
    "encodings.cp437", "shutil", "zipfile",
    # files that lie in packages
    "importlib.readers", "importlib.resources.readers", "importlib.resources._adapters",
    # by modules that are written in C
    "numbers",
)  # fmt: skip
"""What is imported by name, or late."""

NEVER = (
    # instead of what is there as C
    "_py_abc", "_pydatetime", "_pyio", "_pylong",
    # those who ask for it go on without it
    "ssl", "_ssl",
)  # fmt: skip
"""What is imported only if something else is missing, or can be missing itself."""

FROZEN: list[str] = _imp._frozen_module_names()  # type: ignore[attr-defined]
BUILT_IN = {*FROZEN, "importlib._bootstrap", "importlib._bootstrap_external"}
"""What the interpreter itself carries."""


class Source:
    """Where modules come from: the files by module, and what reads them."""

    def __init__(self, names: Iterable[str], read: Callable[[str], bytes]) -> None:
        self.names = list(names)
        self.files = {module_of(name): name for name in self.names if name.endswith((".py", ".so"))}
        self.read = read

    def imported(self, module: str, *, always: bool) -> set[str]:
        """What a module may import; if not `always`, then only what it imports when it is itself imported."""
        path = self.files[module]
        if path.endswith(".so"):
            return set()
        return imports_in(self.read(path), module, package=path.endswith("__init__.py"), always=always)


def module_of(path: str) -> str:
    """`package/module.py` or `package/module.cpython-314.so`, as Python calls it."""
    folder, _, name = path.rpartition("/")
    module = name.partition(".")[0]
    return (
        folder.replace("/", ".")
        if module == "__init__"
        else f"{folder}/{module}".strip("/").replace("/", ".")
    )


def folder(path: str) -> Source:
    names = (
        os.path.relpath(os.path.join(place, name), path)
        for place, _, files in os.walk(path)
        for name in files
    )

    def read(name: str) -> bytes:
        with open(f"{path}/{name}", "rb") as file:
            return file.read()

    return Source(names, read)


def known(test: ast.expr) -> bool | None:
    """Whether a condition holds here, if it asks for nothing but the system and the version of Python."""
    text = ast.unparse(test)
    if text in ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'"):
        return False
    if re.fullmatch(r"sys\.(platform|version_info) (==|!=|>=|<) [^()]*(\([\d, ]+\))?", text):
        return bool(eval(text, {"sys": sys}))
    return None


def imports_in(source: bytes, module: str, *, package: bool, always: bool) -> set[str]:
    found: set[str] = set()

    def look(node: ast.AST) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda() if not always:
                return
            case ast.If(test=test) if (true := known(test)) is not None:
                for statement in node.body if true else node.orelse:
                    look(statement)
                return
            case ast.Import(names=names):
                found.update(each.name for each in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                if level:
                    above = module.split(".")[: None if package and level == 1 else -(level - package)]
                    name = ".".join([*above, *([name] if name else [])])
                found.add(str(name))
                found.update(f"{name}.{each.name}" for each in names)
        for child in ast.iter_child_nodes(node):
            look(child)

    look(ast.parse(source))
    return found


def needed(wanted: set[str], *sources: Source) -> set[str]:
    """The modules without which others cannot be imported."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        parts = waiting.pop().split(".")
        for length in range(1, len(parts) + 1):
            module = ".".join(parts[:length])
            source = next((source for source in sources if module in source.files), None)
            if source is not None and module not in found and module not in NEVER:
                found.add(module)
                waiting += source.imported(module, always=False)
    return found


def drop_docstrings(tree: ast.AST, instead: str | None) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(value=ast.Constant(value=str()) as text) as statement, *rest]:
                    if instead is not None:
                        text.value = instead
                    else:
                        node.body = rest or [ast.copy_location(ast.Pass(), statement)]


def drop_types_of_functions(tree: ast.AST) -> None:
    """Each function that has some gets a second one, which would tell them. Those of classes are used."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if any(ast.unparse(each).endswith(".register") for each in node.decorator_list):
                continue  # it is called by the type of its argument
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None


def drop_lines(tree: ast.AST) -> None:
    for node in ast.walk(tree):
        if "lineno" in node._attributes:
            node.lineno = node.end_lineno = 1  # type: ignore[attr-defined]
            node.col_offset = node.end_col_offset = 0  # type: ignore[attr-defined]


def packed(source: Source, path: str, *, ours: bool) -> tuple[str, bytes]:
    """A file as it goes into an archive. Where a mistake happened, and asserts, are for `ours` only."""
    content = source.read(path)
    if not path.endswith(".py"):
        return path, content
    tree = ast.parse(content)
    if "pyodide" in path:  # it looks for docstrings and types, to give them to its functions
        drop_docstrings(tree, instead="-")
    else:
        drop_docstrings(tree, instead=None)
        drop_types_of_functions(tree)
    if not ours:
        drop_lines(tree)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0 if ours else 1)
    write_code = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
    return f"{path}c", bytes(write_code(code, source_hash(content), False))


def write(path: str, files: Iterable[tuple[str, bytes]]) -> None:
    """Not compressed: the whole archive is, on its way, and then packs better."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)


def main() -> None:
    library = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
    standard = Source(library.namelist(), library.read)
    own, compiled, others = folder("/own"), folder("/compiled"), folder("/others")
    wanted = {*NEEDED, *(module for module in standard.files if module.startswith("_pyodide"))}
    for source in (own, compiled):
        for module in source.files:
            wanted |= source.imported(module, always=True)
    found = needed(wanted, standard, others)
    write(
        "/into/app.zip",
        [
            *(packed(own, path, ours=True) for path in own.names),
            *(packed(others, path, ours=False) for module, path in others.files.items() if module in found),
        ],
    )
    write(
        "/into/python_stdlib.zip",
        [
            packed(standard, path, ours=False)
            for module, path in standard.files.items()
            if module in found - BUILT_IN
        ],
    )


main()
