"""Builds Stofa as a folder of files that any web host can serve, and that needs no server of its own.

    python tools/build_site.py DIR                    writes the folder, which has to be empty or one of ours
    python tools/build_site.py DIR --serve [PORT]     and serves it, to try it

The folder holds the page, Python for the browser (tools/site_python.py), what the page shows before that
runs, and compressed copies of all that. Everything comes from this checkout and from what its lock files
name, and the same commit gives the same bytes.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

if not __package__:  # started as a program
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from stofa.site_folder import COPIES, MANIFEST, Handler, add_copies, files_of, is_ours, place, serve
from tools.build_client import NO_NODE, ROOT, SOURCE, npm
from tools.site_python import MADE, PYODIDE, CannotBuild, add_python

__all__ = ["PYODIDE", "CannotBuild", "Handler", "add_python", "build"]

WORKER: Final = "worker.js"
PACKED: Final = tuple(COPIES.values())
"""How the names of compressed copies end."""


def build(folder: Path, *, copies: bool = False) -> bool:
    """Writes the folder, with compressed `copies` of all files; whether the core is compiled in it."""
    if not is_ours(folder):
        raise CannotBuild(f"{folder} is not empty, and not a folder that this has written")
    with tempfile.TemporaryDirectory() as made:
        _build_page(Path(made))
        compiled = add_python(Path(made) / "python")
        _write_texts(Path(made) / "texts")
        _name_build(Path(made) / WORKER, _write_manifest(Path(made)))
        if copies:
            add_copies(Path(made), MADE / "copies")
        place(Path(made), folder)
    return compiled


def _build_page(folder: Path) -> None:
    """The page, with addresses that are relative to it."""
    options = ("--mode", "site", "--base", "./", "--outDir", str(folder), "--emptyOutDir", "--logLevel=warn")
    code = npm(SOURCE, "run", "build", "--", *options, tools=False)
    if code != 0:
        raise CannotBuild("there is no Node here" if code == NO_NODE else "the page could not be built")


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


def _sizes(folder: Path) -> list[str]:
    """How many bytes the page may ask for, and how many are sent."""
    told = []
    for name, end in (("bytes", ""), ("with gzip", ".gz"), ("with brotli", ".br")):
        copies = [(path, path.with_name(path.name + end)) for path in files_of(folder).values()]
        told.append(f"{sum((c if c.exists() else p).stat().st_size for p, c in copies):,} {name}")
    return told


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
        compiled = build(Path(folder), copies=True)
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{folder}: {', '.join(_sizes(Path(folder)))}")
    if not compiled:
        print("The core is plain Python in it: there is no Zig here (requirements/site.lock).")
    if port is not None:
        serve(Path(folder), port)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
