"""Python for the browser: Pyodide, as much of the standard library as is needed, and our own packages.

The core is compiled where Zig is installed (tools/wasm_core.py), and plain Python elsewhere: the same games,
but bots that think less. All of it comes from this checkout and from what its lock files name.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.build_client import ROOT, find_node, npm
from tools.pyodide_cut import cut
from tools.wasm_core import FILE as CORE_FILE, FINDER, HEADERS, NO_ZIG, zig

PYODIDE: Final = ROOT / "tools" / "pyodide"
RUNTIME: Final = PYODIDE / "node_modules" / "pyodide"
PARTS_OF_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs")
WASM: Final = "pyodide.asm.wasm"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""What wheels are called that run in this version of Pyodide."""
PYTHON: Final = "3.14"

WHEELS: Final = ("librt", "msgspec", "mypy-extensions")
"""What our Python needs in a browser. Fluent is not among it: the page has its own."""
PACKAGES: Final = ("bots", "engine", "games", "page", "tables")
MODULES: Final = ("__init__.py", "_compiled.py", "_one_library.py", "api.py", "files.py", "kit.py")
DATA: Final = (".ftl", ".json", ".py", ".toml")
NOT_IN_A_PAGE: Final = (
    # the page draws by itself: these are for notebooks and the terminal, and imported where they are needed
    "stofa/engine/html_table.py",
    "stofa/engine/picture/*",
    "stofa/games/*/picture/*",
    # run when the folder is built
    "stofa/page/texts.py",
    # needs processes, and is imported where they are
    "stofa/bots/voting.py",
    # the page has the sentences of the rules; only the names of bots come from the tables
    "stofa/engine/messages/*",
    "stofa/games/*/messages/*",
)

MADE: Final = ROOT / "build" / "site"
"""Where each step keeps what it has made, by what it was made from."""
PACKED: Final = MADE / "packed"
CUT: Final = MADE / "cut"


class CannotBuild(Exception):
    """Why there is no folder, in one line."""


def add_python(folder: Path, *, plain: bool = False) -> bool:
    """Makes the folder; whether the core is compiled in it. `plain`: it is not, whatever is installed."""
    if npm(PYODIDE) != 0:
        raise CannotBuild("Pyodide could not be installed")
    core = None if plain else compiled_core()
    files = {f"own/{name}": content for name, content in _own_files()}
    if core is not None:
        files |= {f"compiled/{name}": files.pop(f"own/{name}") for name in _core_modules()}
        files[f"own/{core.name}"] = core.read_bytes()
    for wheel in _wheels():
        files |= {f"others/{name}": content for name, content in _files_of(wheel)}
    shutil.copytree(_packed(files), folder)
    for name in PARTS_OF_PYODIDE:
        shutil.copyfile(RUNTIME / name, folder / name)
    shutil.copyfile(_cut([content for name, content in files.items() if name.endswith(".so")]), folder / WASM)
    lock = json.loads((RUNTIME / "pyodide-lock.json").read_text("utf-8"))
    # None of the packages that Pyodide offers is loaded: those that we need are in our own archive.
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    return core is not None


def compiled_core() -> Path | None:
    """The core for the browser, if it can be compiled here."""
    if zig() is None:
        return None
    makers = (
        PYODIDE / "package-lock.json",
        ROOT / "requirements" / "build.lock",
        ROOT / "requirements" / "site.lock",
    )
    inputs = FINDER["core_inputs"](str(ROOT)) | {
        str(path): path.read_bytes()
        for path in (*makers, ROOT / "tools" / "wasm_core.py", *HEADERS.rglob("*.h"))
    }
    names = {os.path.relpath(path, ROOT): content for path, content in inputs.items()}
    folder = MADE / "core" / _stamp(f"{sys.version_info[:2]}", names)
    if not folder.is_dir():
        code = subprocess.call([sys.executable, str(ROOT / "tools" / "wasm_core.py"), str(folder)])
        if code == NO_ZIG:
            return None
        if code != 0:
            raise CannotBuild("the core could not be compiled for the browser")
    return folder / CORE_FILE


def _own_files() -> Iterator[tuple[str, bytes]]:
    source = ROOT / "src"
    for name in MODULES:
        yield f"stofa/{name}", (source / "stofa" / name).read_bytes()
    for package in PACKAGES:
        for path in (source / "stofa" / package).rglob("*"):
            name = path.relative_to(source).as_posix()
            if path.suffix in DATA and not any(fnmatch(name, pattern) for pattern in NOT_IN_A_PAGE):
                yield name, path.read_bytes()


def _core_modules() -> list[str]:
    """Those that are in the library, if the core is compiled."""
    source = ROOT / "src"
    return [Path(path).relative_to(source).as_posix() for path in FINDER["core_sources"](str(ROOT))]


def _wheels() -> list[Path]:
    """The wheels for Pyodide, as `requirements/runtime.lock` names them."""
    lock = (ROOT / "requirements" / "runtime.lock").read_text("utf-8")
    entries = re.findall(r"^\S.*(?:\n\s+.*)*\n", lock, re.MULTILINE)
    wanted = "".join(entry for entry in entries if entry.split("==")[0] in WHEELS)
    folder = MADE / "wheels" / _stamp(f"{PLATFORM} {PYTHON} {wanted}", {})
    if not folder.is_dir():
        with tempfile.TemporaryDirectory() as made:
            requirements = Path(made) / "wanted.lock"
            requirements.write_text(wanted, "utf-8")
            _download(requirements, Path(made) / "wheels")
            _keep(Path(made) / "wheels", folder)
    return sorted(folder.glob("*.whl"))


def _download(requirements: Path, folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    command += ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    command += ["--abi", f"cp{PYTHON.replace('.', '')}", "--require-hashes"]
    if subprocess.call([*command, "-r", str(requirements), "-d", str(folder)]) != 0:
        raise CannotBuild("the packages for Pyodide could not be loaded. No network?")


def _files_of(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith(("/", ".pyi", "py.typed")) and ".dist-info/" not in name:
                yield name, archive.read(name)


def _packed(files: dict[str, bytes]) -> Path:
    """A folder with two archives: these files as byte code, and what they need of the standard library."""
    makers = (PYODIDE / name for name in ("pack.mjs", "pack.py", "package-lock.json"))
    folder = PACKED / _stamp("", files | {f"/{path.name}": path.read_bytes() for path in makers})
    if folder.is_dir():
        return folder
    node = find_node()
    if node is None:
        raise CannotBuild("there is no Node here")
    with tempfile.TemporaryDirectory() as made:
        for part in ("own", "compiled", "others", "into"):
            (Path(made) / part).mkdir()
        for name, content in files.items():
            (Path(made) / name).parent.mkdir(parents=True, exist_ok=True)
            (Path(made) / name).write_bytes(content)
        if subprocess.call([node.node, str(PYODIDE / "pack.mjs"), str(RUNTIME), made]) != 0:
            raise CannotBuild("byte code could not be made in Pyodide")
        _keep(Path(made) / "into", folder)
    return folder


def _cut(libraries: list[bytes]) -> Path:
    """Pyodide itself, as much of it as is used with these libraries."""
    makers = (
        PYODIDE / "package-lock.json",
        *(ROOT / "tools" / f"{name}.py" for name in ("pyodide_cut", "wasm_module")),
    )
    inputs = {path.name: path.read_bytes() for path in makers} | {
        str(number): library for number, library in enumerate(libraries)
    }
    folder = CUT / _stamp("", inputs)
    if not folder.is_dir():
        node = find_node()
        if node is None:
            raise CannotBuild("there is no Node here")
        with tempfile.TemporaryDirectory() as made:
            cut(RUNTIME, libraries, node, PYODIDE, Path(made) / WASM)
            _keep(Path(made), folder)
    return folder / WASM


def _stamp(text: str, files: dict[str, bytes]) -> str:
    """Names some text and files."""
    stamp = hashlib.sha256(text.encode())
    for name in sorted(files):
        stamp.update(f"\n{name} {len(files[name])}\n".encode())
        stamp.update(files[name])
    return stamp.hexdigest()[:16]


def _keep(made: Path, folder: Path) -> None:
    """Moves what was made to its place in one step, unless somebody was quicker."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".making-") as beside:
        shutil.copytree(made, Path(beside) / "made")
        if not folder.exists():
            (Path(beside) / "made").rename(folder)
