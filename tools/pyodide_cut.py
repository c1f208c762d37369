"""Makes Pyodide's WebAssembly smaller: what nothing in the site can call is taken out of it.

Pyodide offers thousands of functions for packages of all kinds to call. Those that neither its own JavaScript
nor the libraries of the site ask for are no longer offered, and some libraries in it are emptied; then
`wasm-opt` (the package `binaryen`) removes all functions that cannot be reached. Nothing else changes.
"""

import re
import subprocess
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.build_client import Node
from tools.wasm_module import imports, without_functions

WASM_OPT: Final = ("node_modules", "binaryen", "bin", "wasm-opt")

NOT_NEEDED: Final = re.compile(r"BZ2_|FSE_|HUF_|ZDICT_|ZSTD_|lzma_|sqlite3_")
"""Functions of libraries that serve only modules which the site does not have: bz2, compression.zstd, lzma,
sqlite3. What these call is in Pyodide itself, so that nothing tells a linker that it is not used."""

FEATURES: Final = (
    "bulk-memory",
    "exception-handling",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
)
"""Of WebAssembly, that Pyodide uses: the result must not use others."""


def cut(pyodide: Path, libraries: Iterable[bytes], node: Node, tools: Path, made: Path) -> None:
    """Writes `pyodide.asm.wasm`, as much of it as is used with these libraries; `tools` has `binaryen`."""
    module = (pyodide / "pyodide.asm.wasm").read_bytes()
    script = (pyodide / "pyodide.asm.mjs").read_text("utf-8")
    asked = imports(module).union(*map(imports, libraries))
    named = Counter(re.findall(r"\w+", script))

    def unused(name: str) -> bool:
        # Of most the script says _name=Module["_name"]=wasmExports["name"], and has `_name` in a list.
        return name not in asked and named[f"_{name}"] <= 3 and named[name] <= (f"_{name}" in named)

    offered, emptied = without_functions(
        module, unused, lambda name: unused(name) and NOT_NEEDED.match(name) is not None
    )
    if not emptied:
        raise ValueError("Pyodide calls its functions otherwise now")
    given = made.with_suffix(".given")
    given.write_bytes(offered)
    features = [f"--enable-{name}" for name in FEATURES]
    command = [node.node, str(tools.joinpath(*WASM_OPT)), str(given), "--mvp-features", *features]
    subprocess.run([*command, "--remove-unused-module-elements", "-o", str(made)], check=True)
    given.unlink()
