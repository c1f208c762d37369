"""Compiles the rules core with mypyc: every module in a folder called ``core``, as one library.

    python tools/build_core.py               into build/core/<stamp>/, where stofa._compiled looks for it
    python tools/build_core.py --into DIR    into the new folder DIR, for the wheel (see tools/hatch_build.py)

Exit code 3 says that no C compiler works here: then the same sources run as plain Python. Any other code
but 0 means a mistake in the core. It is a script of its own because mypyc works in the current directory and
ends the process on a type error.
"""

import argparse
import ast
import os
import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3

# By its path: the package and what it imports need not be installed to be built.
_compiled = runpy.run_path(str(ROOT / "src" / "stofa" / "_compiled.py"))


def build_extensions(extensions: list[Extension], into: Path, temp: Path) -> None:
    """Runs the C compiler."""
    command = build_ext(Distribution({"name": "stofa-core", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(into), str(temp)
    command.ensure_finalized()
    command.run()


def compiler_works(temp: Path) -> bool:
    """Tries a two-line extension: a compiler alone is not enough, it needs Python's headers too."""
    source = temp / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    stderr = os.dup(2)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # hide the compiler's warnings
    try:
        build_extensions([Extension("probe", [str(source)])], temp / "probe", temp / "probe-objects")
    except Exception:  # setuptools has many ways to say no, not all of them its own errors
        return False
    finally:
        os.dup2(stderr, 2)
    return True


def check_imports() -> None:
    """Sees to it that stofa._compiled, which does not really parse, has noticed every import of the core."""
    inputs = {Path(path) for path in _compiled["core_inputs"](str(ROOT))}
    for path in sorted(inputs):
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                module = "." * node.level + (node.module or "")
                place = ROOT.joinpath("src", *module.split("."))
                names = [f"{module}.{alias.name}" for alias in node.names] if place.is_dir() else [module]
            for name in names:
                ours = name.startswith(("stofa.", ".")) or name == "stofa"
                if ours and ROOT.joinpath("src", *name.split(".")).with_suffix(".py") not in inputs:
                    sys.exit(f"{path.relative_to(ROOT)}: {name} is not a module that the core can import")


def check_shifts(sources: list[Path]) -> None:
    """Refuses ``1 << n``: mypyc 2.4 makes it a 32-bit shift, silently wrong from n = 32 on."""
    for path in sources:
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                left, right = node.left, node.right
                constant = isinstance(left, ast.Constant) or (
                    isinstance(left, ast.Name) and left.id.isupper()
                )
                if constant and not isinstance(right, ast.Constant):
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    sys.exit(
                        f"{where}: a constant shifted by a variable is miscompiled; use x: i64 = 1; x <<= n"
                    )


def compile_core(into: Path) -> None:
    """Makes a new folder of extensions, laid out as in site-packages."""
    sources = [Path(source) for source in _compiled["core_sources"](str(ROOT))]
    check_imports()
    check_shifts(sources)
    into.parent.mkdir(parents=True, exist_ok=True)
    # Beside the result, so that it gets there whole, in one move.
    with tempfile.TemporaryDirectory(dir=into.parent, prefix=".making-") as made:
        temp = Path(made)
        if not compiler_works(temp):
            print("no C compiler with Python's headers here", file=sys.stderr)
            sys.exit(NO_COMPILER)
        from mypyc.build import mypycify

        # In a copy, because mypyc leaves its caches in the current directory.
        shutil.copytree(ROOT / "src", temp / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        os.chdir(temp / "src")
        try:
            extensions = mypycify(
                # The modules that the core imports from are checked by `run.py lint`, not here: where a wheel
                # is built, not all that those need is installed.
                [
                    "--config-file=",
                    "--follow-imports=silent",
                    *(str(source.relative_to(ROOT / "src")) for source in sources),
                ],
                debug_level="0",
                group_name="stofa_core",
                target_dir=str(temp / "c"),
            )
            for extension in extensions:
                if os.name != "nt":
                    extension.extra_compile_args.append("-fvisibility=hidden")  # a quarter faster
            build_extensions(extensions, temp / "made", temp / "objects")
        except Exception as error:
            sys.exit(f"the core does not compile: {error}")
        finally:
            os.chdir(ROOT)
        if not into.exists():  # or somebody was quicker, with the same result
            (temp / "made").rename(into)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Compile the rules core with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="default: build/core/<stamp>")
    into = parser.parse_args().into
    if into is not None:
        compile_core(into.absolute())
        return
    into = ROOT / "build" / "core" / _compiled["core_stamp"](str(ROOT))
    if not into.exists():
        compile_core(into)
        for old in into.parent.glob("[!.]*"):  # only the newest is of use
            if old != into:
                shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    main()
