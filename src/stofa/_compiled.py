"""Finds the compiled core, and makes sure that it was compiled from the sources that lie here.

Every module in a folder called ``core`` is plain Python that mypyc can compile. In an installed wheel the
extensions lie beside their sources and Python prefers them: nothing to do. In a checkout that would be a
trap, for an old extension would silently win over an edited source. There they live in
``build/core/<stamp>/``, where the stamp is a hash of the sources: after an edit it is another one, and plain
Python runs until ``run.py`` has compiled again. ``STOFA_PURE=1`` asks for plain Python in a checkout.
"""

import os
import sys
from collections.abc import Iterator

_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def core_sources(root: str) -> Iterator[str]:
    """The files to compile, in a fixed order."""
    for folder, subfolders, files in os.walk(os.path.join(root, "src", "stofa")):
        subfolders.sort()
        if os.path.basename(folder) == "core":
            modules = sorted(f for f in files if f.endswith(".py") and f != "__init__.py")
            yield from (os.path.join(folder, module) for module in modules)


def core_inputs(root: str) -> dict[str, bytes]:
    """The core's sources, and the modules they import: mypyc compiles the constants of those in."""
    inputs: dict[str, bytes] = {}
    waiting = list(core_sources(root))
    while waiting:
        path = waiting.pop()
        if path in inputs or not os.path.isfile(path):
            continue
        with open(path, "rb") as file:
            inputs[path] = file.read()
        # Far quicker than parsing; tools/build_core.py does parse, and checks that this has missed nothing.
        for rest in inputs[path].decode().split("from stofa.")[1:]:
            module, _, names = rest.partition(" import ")
            place = os.path.join(root, "src", "stofa", *module.split("."))
            if os.path.isdir(place):  # from a package, modules may be imported
                names = names.partition(")" if names.startswith("(") else "\n")[0]
                found = (name.split(maxsplit=1) for name in names.strip("(").split(","))
                waiting += (os.path.join(place, words[0]) + ".py" for words in found if words)
            else:
                waiting.append(place + ".py")
    return inputs


def core_stamp(root: str) -> str:
    """Names all that the compiled core depends on: Python, the compiler and its settings, the sources."""
    from hashlib import sha256
    from importlib.machinery import EXTENSION_SUFFIXES

    inputs = core_inputs(root)
    for maker in (
        os.path.join(root, "tools", "build_core.py"),
        os.path.join(root, "requirements", "build.lock"),
    ):
        with open(maker, "rb") as file:
            inputs[maker] = file.read()
    stamp = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sorted(inputs):
        stamp.update(f"\n{os.path.relpath(path, root)} {len(inputs[path])}\n".encode())
        stamp.update(inputs[path])
    return stamp.hexdigest()[:16]


def _find_build() -> str | None:
    if sys.platform == "emscripten":  # in a browser: no folder, but perhaps a library
        from stofa import _one_library

        _one_library.install()
        return None
    if os.environ.get("STOFA_PURE") == "1" or not os.path.isdir(os.path.join(_ROOT, "build", "core")):
        return None
    folder = os.path.join(_ROOT, "build", "core", core_stamp(_ROOT))
    if not os.path.isdir(folder):
        return None
    sys.path.append(folder)  # for the one library that all the extensions share
    return folder


_BUILD = _find_build()


def compiled_path(path: list[str], package: str) -> list[str]:
    """The ``__path__`` for a core package: its extensions first, if there are any, then its sources."""
    return path if _BUILD is None else [os.path.join(_BUILD, *package.split(".")), *path]


def is_compiled() -> bool:
    """Whether the core runs compiled (some eighty to a hundred times faster) rather than as plain Python."""
    from importlib import import_module
    from importlib.machinery import ExtensionFileLoader

    # Not by the name of its file: bytecode may lie there without a source.
    spec = import_module("stofa.engine.core.rng").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
