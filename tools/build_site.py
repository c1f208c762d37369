"""Builds Stofa as a folder of files that any web host can serve, and that needs no server of its own.

    python tools/build_site.py DIR                    writes the folder, which has to be empty or one of ours
    python tools/build_site.py DIR --serve [PORT]     and serves it, to try it

The folder holds the page, Python for the browser (Pyodide), the wheels that our Python needs there, and our
Python. Everything comes from this checkout and from what its lock files name, and the same commit gives the
same bytes. Standard library only.
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
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

if not __package__:  # started as a program
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.build_client import NO_NODE, ROOT, SOURCE, npm

PYODIDE: Final = ROOT / "tools" / "pyodide"
PARTS_OF_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""What wheels are called that run in this version of Pyodide."""
PYTHON: Final = "3.14"

WHEELS: Final = ("librt", "msgspec", "mypy-extensions", "typing-extensions")
"""What our Python needs in a browser. Fluent is not among it: the page has its own."""
PACKAGES: Final = ("bots", "engine", "games", "page", "tables")
MODULES: Final = ("__init__.py", "_compiled.py", "api.py", "files.py", "kit.py")
DATA: Final = (".ftl", ".json", ".py", ".toml")

MANIFEST: Final = "site.json"
WORKER: Final = "worker.js"
PACKED: Final = (".br", ".gz")
"""How the names of compressed copies end."""
EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class CannotBuild(Exception):
    """Why there is no folder, in one line."""


def build(folder: Path) -> None:
    """Writes the folder."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise CannotBuild(f"{folder} is not empty, and not a folder that this has written")
    if npm(PYODIDE) != 0:
        raise CannotBuild("Pyodide could not be installed")
    with tempfile.TemporaryDirectory() as made:
        _build_page(Path(made))
        add_python(Path(made) / "python")
        _write_texts(Path(made) / "texts")
        _name_build(Path(made) / WORKER, _write_manifest(Path(made)))
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(made, folder)


def _build_page(folder: Path) -> None:
    """The page, with addresses that are relative to it."""
    options = ("--mode", "site", "--base", "./", "--outDir", str(folder), "--emptyOutDir", "--logLevel=warn")
    code = npm(SOURCE, "run", "build", "--", *options, tools=False)
    if code != 0:
        raise CannotBuild("there is no Node here" if code == NO_NODE else "the page could not be built")


def add_python(folder: Path) -> None:
    """Pyodide, and all Python that runs in it."""
    folder.mkdir()
    for name in PARTS_OF_PYODIDE:
        shutil.copyfile(PYODIDE / "node_modules" / "pyodide" / name, folder / name)
    lock = json.loads((PYODIDE / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    # None of the packages that Pyodide offers is loaded: those that we need are in our own archive.
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    files = dict(_own_files())
    for wheel in _wheels():
        files.update(_files_of(wheel))
    with zipfile.ZipFile(folder / "app.zip", "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])


def _own_files() -> Iterator[tuple[str, bytes]]:
    source = ROOT / "src"
    for name in MODULES:
        yield f"stofa/{name}", (source / "stofa" / name).read_bytes()
    for package in PACKAGES:
        for path in (source / "stofa" / package).rglob("*"):
            if path.suffix in DATA:
                yield path.relative_to(source).as_posix(), path.read_bytes()


def _wheels() -> list[Path]:
    """The wheels for Pyodide, as `requirements/runtime.lock` names them."""
    lock = (ROOT / "requirements" / "runtime.lock").read_text("utf-8")
    entries = re.findall(r"^\S.*(?:\n\s+.*)*\n", lock, re.MULTILINE)
    wanted = "".join(entry for entry in entries if entry.split("==")[0] in WHEELS)
    stamp = hashlib.sha256(f"{PLATFORM} {PYTHON} {wanted}".encode()).hexdigest()[:16]
    folder = ROOT / "build" / "site" / stamp
    if not folder.is_dir():
        with tempfile.TemporaryDirectory() as made:
            requirements = Path(made) / "wanted.lock"
            requirements.write_text(wanted, "utf-8")
            _download(requirements, Path(made) / "wheels")
            folder.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(Path(made) / "wheels", folder)
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


def _write_texts(folder: Path) -> None:
    """What the page shows before Python has been loaded."""
    command = [sys.executable, "-m", "stofa.page.texts", str(folder)]
    if subprocess.call(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}) != 0:
        raise CannotBuild("the texts of the games could not be written")


def _write_manifest(folder: Path) -> str:
    """All files that the page may ask for, with sizes and hashes. The hash of the list names the build."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in PACKED and path != folder / WORKER
    }
    told = {
        path: {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for path, content in files.items()
    }
    text = json.dumps({"files": told}, indent=1) + "\n"
    (folder / MANIFEST).write_text(text, "utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


def _name_build(worker: Path, build: str) -> None:
    """The service worker differs from one build to the next: so browsers notice that there is another."""
    worker.write_text(f'const BUILD = "{build}";\n{worker.read_text("utf-8")}', "utf-8")
    for end in PACKED:
        worker.with_name(worker.name + end).unlink(missing_ok=True)


class Handler(SimpleHTTPRequestHandler):
    """A plain web server."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_request(self, code: object = "-", size: object = "-") -> None:
        pass


def serve(folder: Path, port: int) -> None:
    """Serves a folder to this machine, until it is interrupted."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder))) as server:
        print(f"http://127.0.0.1:{server.server_address[1]}/", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def main(arguments: list[str]) -> int:
    """The command line."""
    match arguments:
        case [folder]:
            port = None
        case [folder, "--serve"]:
            port = 8000
        case [folder, "--serve", number] if number.isdigit():
            port = int(number)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    try:
        build(Path(folder))
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    print(f"{folder}: {size:,} bytes")
    if port is not None:
        serve(Path(folder), port)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
