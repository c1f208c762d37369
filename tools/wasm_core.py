"""Compiles the rules core for Python in the browser: mypyc's C as one WebAssembly library for Pyodide.

    python tools/wasm_core.py DIR     into the new folder DIR

Zig, which is a compiler for C too and comes as a Python package, compiles and links; its C library's headers
serve as well. Those of Pyodide's CPython lie in `tools/pyodide/include`. Exit code 3 says that there is no
Zig: then the core runs as plain Python in the browser, too. Any other code but 0 means a mistake.
"""

import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

if not __package__:  # started as a program
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.wasm_module import exports, imports

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = ROOT / "tools" / "pyodide"
RUNTIME: Final = PYODIDE / "node_modules" / "pyodide"
HEADERS: Final = PYODIDE / "include"
"""Of CPython 3.14: those that are really read, but for `pyconfig.h`."""

FINDER: Final = runpy.run_path(str(ROOT / "src" / "stofa" / "_compiled.py"))
"""By its path: the package and what it imports need not be installed."""

LIBRARY: Final = "stofa_core__mypyc"
FILE: Final = f"{LIBRARY}.cpython-314-wasm32-emscripten.so"
NO_ZIG: Final = 3

EMSCRIPTEN: Final = (5, 0, 3)
"""What this version of Pyodide was built with."""
FEATURES: Final = ("bulk_memory", "mutable_globals", "nontrapping_fptoint", "sign_ext")
"""Of WebAssembly. All browsers that run Pyodide know them; Zig would use more."""

GIVEN_BY_THE_LOADER: Final = {"memory", "__memory_base", "__table_base", "__indirect_function_table"}
CONFIGURATION: Final = re.compile(
    r"(HAVE|SIZEOF|ALIGNOF|WITH|PY|Py|ENABLE|PTHREAD|DOUBLE_IS)_\w+|STDC_HEADERS"
)
"""Names of `pyconfig.h` among all that Python remembers of how it was built."""


class CannotCompile(Exception):
    """Why there is no library, in a few lines."""


def zig() -> Path | None:
    """The compiler, if its package is installed beside this Python."""
    package = find_spec("ziglang")
    if package is None or package.origin is None:
        return None
    return Path(package.origin).with_name("zig.exe" if os.name == "nt" else "zig")


def compile_core(into: Path) -> None:
    """Makes a new folder with the library in it."""
    compiler = zig()
    if compiler is None:
        print("no Zig here (the Python package ziglang)", file=sys.stderr)
        sys.exit(NO_ZIG)
    into.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=into.parent, prefix=".making-") as made:
        temp = Path(made)
        modules = _generate(temp)
        objects = _compile(compiler, temp, modules)
        (temp / "made").mkdir()
        _link(compiler, objects, modules, temp / "made" / FILE)
        _check(temp / "made" / FILE)
        if not into.exists():  # or somebody was quicker, with the same result
            (temp / "made").rename(into)


def _generate(temp: Path) -> list[str]:
    """Has mypyc write C for 32 bits into `temp/c`; the names of the modules, as C writes them."""
    # What mypyc asks for when it is imported. It would write for this machine otherwise.
    variables: dict[str, Any] = sysconfig.get_config_vars()
    variables["SIZEOF_SIZE_T"] = 4
    import mypyc.common
    from mypyc.build import mypycify

    if mypyc.common.PLATFORM_SIZE != 4:
        raise CannotCompile("mypyc writes for another size of machine")
    shutil.copytree(ROOT / "src", temp / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    sources = [Path(source).relative_to(ROOT / "src") for source in FINDER["core_sources"](str(ROOT))]
    os.chdir(temp / "src")  # mypyc leaves its caches in the current directory
    try:
        extensions = mypycify(
            ["--config-file=", "--follow-imports=silent", *map(str, sources)],
            debug_level="0",
            group_name=LIBRARY.removesuffix("__mypyc"),
            target_dir=str(temp / "c"),
        )
    finally:
        os.chdir(ROOT)
    return [extension.name.replace(".", "___") for extension in extensions if "." in extension.name]


def _compile(compiler: Path, temp: Path, modules: list[str]) -> list[Path]:
    import mypyc

    headers = temp / "headers"
    _write_headers(compiler, headers)
    # mypyc would make a library of each module, which only calls this. One file loads quicker than forty.
    entries = temp / "c" / "entries.c"
    entries.write_text("#include <Python.h>\n" + "".join(_entry(module) for module in modules))
    libc = compiler.parent / "lib" / "libc" / "include"
    flags = ["-target", "wasm32-emscripten", f"-mcpu=mvp+{'+'.join(FEATURES)}"]
    flags += ["-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-fwrapv", "-DNDEBUG", "-Wno-everything"]
    flags += [
        f"-D__EMSCRIPTEN_{name}__={number}" for name, number in zip(("major", "minor", "tiny"), EMSCRIPTEN)
    ]
    flags += ["-nostdlibinc", f"-isystem{headers}"]
    flags += [f"-isystem{libc / system}" for system in ("generic-musl", "x86-linux-musl")]
    flags += [f"-I{folder}" for folder in (HEADERS, Path(mypyc.__file__).parent / "lib-rt", temp / "c")]
    objects = []
    for source in (temp / "c" / "__native_stofa_core.c", entries):
        objects.append(source.with_suffix(".o"))
        # From a folder, and by names, that are the same everywhere.
        _run(
            temp, compiler, "cc", *flags, "-c", source.relative_to(temp), "-o", objects[-1].relative_to(temp)
        )
    return objects


def _entry(module: str) -> str:
    return (
        f"extern PyObject *CPyInit_{module}(void);\n"
        f"PyMODINIT_FUNC PyInit_{module}(void) {{ return CPyInit_{module}(); }}\n"
    )


def _write_headers(compiler: Path, folder: Path) -> None:
    """The headers that depend on the machine: `pyconfig.h`, and the C library's types."""
    (folder / "bits").mkdir(parents=True)
    (folder / "pyconfig.h").write_text("".join(_configuration()))
    types = compiler.parent / "lib" / "libc" / "include" / "x86-linux-musl" / "bits" / "alltypes.h"
    # Of the machines that musl knows, and Zig has, this one differs in nothing else that matters here.
    text = types.read_text("utf-8").replace("#define _Addr int\n", "#define _Addr long\n")
    (folder / "bits" / "alltypes.h").write_text(text.replace("#define _REDIR_TIME64 1\n", ""), "utf-8")


def _configuration() -> Iterator[str]:
    """`pyconfig.h`, from what Pyodide's Python remembers of how it was built."""
    with zipfile.ZipFile(RUNTIME / "python_stdlib.zip") as library:
        source = library.read("_sysconfigdata__emscripten_wasm32-emscripten.py")
    remembered: dict[str, Any] = {}
    exec(source, remembered)
    yield "#define _GNU_SOURCE 1\n"
    for name, value in sorted(remembered["build_time_vars"].items()):
        # It has 0 for what is not defined.
        if CONFIGURATION.fullmatch(name) and isinstance(value, int) and value:
            yield f"#define {name} {value}\n"


def _link(compiler: Path, objects: list[Path], modules: list[str], library: Path) -> None:
    names = [f"--export=PyInit_{name}" for name in (LIBRARY, *modules)]
    options = ["-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all"]
    _run(
        library.parent, compiler, "wasm-ld", *options, "--gc-sections", "-O2", *objects, *names, "-o", library
    )


def _run(folder: Path, *command: str | Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode != 0:
        raise CannotCompile(done.stderr[-4000:])


def _check(library: Path) -> None:
    """Sees to it that all that the library asks for is there: else it would fail when it is first called."""
    known = exports((RUNTIME / "pyodide.asm.wasm").read_bytes()) | GIVEN_BY_THE_LOADER
    made = library.read_bytes()
    if missing := imports(made) - exports(made) - known:
        raise CannotCompile(f"Pyodide does not have {', '.join(sorted(missing))}")


def main(arguments: list[str]) -> int:
    """The command line."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        compile_core(Path(arguments[0]).absolute())
    except CannotCompile as problem:
        print(f"the core does not compile for the browser: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
