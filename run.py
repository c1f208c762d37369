#!/usr/bin/env python3
"""Stofa from a checkout, with nothing but Python 3.11 or newer.

python3 run.py                    play in the browser
python3 run.py --lan              the same, and let phones in the same network join
python3 run.py terminal           play in the terminal
python3 run.py test               every check and test there is
python3 run.py test --quick       the checks and tests that answer within three minutes
python3 run.py test ARGS...       only pytest, with these arguments
python3 run.py lint               the checks that run no tests
python3 run.py bench [ARGS...]    measure speed; --peers: beside other people's; --server: of the server
python3 run.py docs               build the documentation site into build/docs
python3 run.py site DIR           write a folder of files that needs no server; --serve: and try it
python3 run.py dev                the server, and the web client as it is edited
python3 run.py lock               choose the versions of all dependencies anew

The first start makes .venv and installs into it what playing needs; it compiles the core, if there is a C
compiler, and at the same time builds the web client, for which it installs Node into .venv if there is none.
The tools of tests, lint and documentation come with the first of those commands. Each step is repeated only
when what it depends on has changed.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("run.py: Stofa needs Python 3.11 or newer; this is " + sys.version.split()[0])

import hashlib
import json
import os
import runpy
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Lock
from typing import Any, NoReturn

from tools import build_client

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
LOG = VENV / "install.log"

# Date after which `run.py lock` takes no package, because mirrors lag behind. To update, move it on.
NEWEST_PACKAGE = "2026-10-30"
# Lock files, and what goes into them. The first has all the tools; what others share with it they have in the
# same version, so that they can be installed one on top of the other.
LIKE_DEV = ["--constraint", "requirements/dev.lock"]
LOCKS: dict[str, list[str]] = {
    "requirements/dev.lock": [
        *("pyproject.toml", "--extra", "server", "--extra", "png", "--extra", "envs", "--group", "dev")
    ],
    "requirements/runtime.lock": ["pyproject.toml", *LIKE_DEV],
    "requirements/server.lock": ["pyproject.toml", "--extra", "server", *LIKE_DEV],
    "requirements/build.lock": ["--group", "build", *LIKE_DEV],
    "requirements/node.lock": ["--group", "node"],
    "requirements/site.lock": ["--group", "site"],
    "requirements/peers.lock": ["pyproject.toml", "--extra", "peers", *LIKE_DEV],
    "requirements/lowest.lock": [
        *("pyproject.toml", "--extra", "server", "--group", "lowest", "--resolution", "lowest-direct")
    ],
}
# Files on which the installation for playing depends, and that with all the tools.
EDITABLE = ("pyproject.toml", "tools/hatch_build.py")
TO_PLAY = ("requirements/server.lock", "requirements/build.lock", *EDITABLE)
TO_TEST = ("requirements/dev.lock", "requirements/site.lock", *TO_PLAY)

CODE = ["src", "tests", "benchmarks", "docs", "tools", "run.py"]
CHECKED = [path for path in CODE if (ROOT / path).exists()]
PYTHON_LINT: dict[str, list[str | Path]] = {
    "ruff check": [PYTHON, "-m", "ruff", "check", *CHECKED],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check", *CHECKED],
    "mypy": [PYTHON, "-m", "mypy", *CHECKED],
    "import-linter": [BIN / "lint-imports", "--no-logo"],
}
SVELTE_CHECK: dict[str, list[str | Path]] = {
    "svelte-check": [PYTHON, "tools/build_client.py", "--npm", "web", "run", "check"],
}
ESLINT: dict[str, list[str | Path]] = {
    "eslint": [PYTHON, "tools/build_client.py", "--npm", "web", "run", "lint"],
}
VITEST: dict[str, list[str | Path]] = {
    "vitest": [PYTHON, "tools/build_client.py", "--npm", "web", "run", "test"],
}
PYTEST: list[str | Path] = [PYTHON, "-m", "pytest"]
# Tests that run once more on plain Python: coverage cannot look into compiled code.
RULES = ["tests/engine", "tests/games", "tests/golden", "tests/conformance", "tests/test_fast.py"]
# All others but those in a browser.
OTHERS = ["tests", *(f"--ignore={path}" for path in (*RULES, "tests/browser"))]
COVERAGE = ROOT / "build" / "coverage"
PACKAGES = ["engine", "games", "bots", "arena", "tables", "server", "page", "envs", "cli"]
PACKAGES_OF_RULES = PACKAGES[:2]
# Share of the branches of engine and games that the tests of the rules have to cover.
ENOUGH_BRANCHES = 0.95
# Exit code with which tools/build_core.py says that there is no compiler.
NO_COMPILER = 3


def call(*command: str | Path, **environment: str) -> int:
    """Runs a command here, showing what it says; returns its exit code."""
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **environment})


def checked(commands: dict[str, list[str | Path]]) -> dict[str, bool]:
    """Runs commands one after the other, and shows what each said when it has ended; passed or not."""
    passed: dict[str, bool] = {}
    for name, command in commands.items():
        begun = time.monotonic()
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        passed[name] = done.returncode == 0
        said = done.stdout.decode(errors="replace").strip()
        say(f"{name} ({time.monotonic() - begun:.0f} s):\n{said}\n")
    return passed


@contextmanager
def phase(name: str) -> Iterator[None]:
    """Says what is going on, and afterwards how long it took."""
    begun = time.monotonic()
    say(f"── {name} ...")
    yield
    say(f"── {name}: {time.monotonic() - begun:.0f} s\n")


# Set by Ctrl-C, so that no lane starts another program.
interrupted = Event()


def side_by_side(*lanes: Callable[[], dict[str, bool]]) -> dict[str, bool]:
    """Runs independent lanes at the same time; all that passed or did not."""
    with ThreadPoolExecutor() as pool:
        running = [pool.submit(lane) for lane in lanes]
        try:
            return {name: passed for lane in running for name, passed in lane.result().items()}
        except KeyboardInterrupt:
            interrupted.set()
            raise


def run_tests(*arguments: str | Path, pure: bool = False, coverage: str = "") -> bool:
    """Runs tests in two processes; the one that is done first takes over work from the other.

    `coverage` names the data file of what the tests execute. The many processes that they start share a place
    for byte code, even where Python may not write it beside the sources.
    """
    environment = {
        "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"),
        "PYTHONDONTWRITEBYTECODE": "",
        "STOFA_PURE": "1" if pure else "",
        "COVERAGE_FILE": str(COVERAGE / coverage),
    }
    options = ["-n2", "--dist=worksteal", *(["--cov-report="] if coverage else [])]
    return call(*PYTEST, *options, *arguments, **environment) == 0


def say(line: str) -> None:
    """Tells the user, before the next program does."""
    print(line, flush=True)


def once(name: str, action: Callable[[], None], *inputs: str) -> None:
    """Takes a step, unless it was taken with these very files."""
    stamp = VENV / f"{name}.stamp"
    if not stamp.is_file() or stamp.read_text() != digest_of(*inputs):
        digest = digest_of(*inputs)  # should somebody edit meanwhile
        action()
        stamp.write_text(digest)


def digest_of(*inputs: str) -> str:
    """Names the content of some files, this Python, and this place."""
    digest = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for path in inputs:
        digest.update((ROOT / path).read_bytes())
    return digest.hexdigest()


def logged(*command: str | Path) -> bool:
    """Runs an installer, with all it has to say in the log."""
    return logged_code(*command) == 0


def logged_code(*command: str | Path) -> int:
    """The same; returns its exit code."""
    if interrupted.is_set():
        raise KeyboardInterrupt
    with LOG.open("ab") as log:
        code = subprocess.call(command, cwd=ROOT, stdout=log, stderr=log)
    if code == -signal.SIGINT:  # the terminal sends Ctrl-C to all; this is no failure to be reported
        raise KeyboardInterrupt
    return code


def make_venv() -> None:
    """An empty environment, with uv in it if it can be had, because it installs far quicker than pip."""
    say("Setting up .venv; this once it takes a while ...")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, check=False)
    if made.returncode != 0:
        sys.exit("run.py: this Python cannot make virtual environments (on Debian: apt install python3-venv)")
    logged(PYTHON, "-m", "pip", "install", "--retries=1", "uv")


# Two installers at work in one environment would spoil each other's.
installing = Lock()


def can_install(*what: str) -> bool:
    """Installs with uv, or with pip where uv cannot. Dependencies are resolved already, in the lock files."""
    what = ("install", "--no-deps", *what)
    with installing:
        by_uv = (BIN / "uv").exists() and logged(BIN / "uv", "pip", *what, "--python", PYTHON)
        return by_uv or logged(PYTHON, "-m", "pip", *what, "--retries=1")


def install(*what: str) -> None:
    """The same, for what Stofa cannot do without."""
    if not can_install(*what):
        (VENV / "venv.stamp").unlink(missing_ok=True)  # begin afresh next time
        sys.exit(f"run.py: could not install what Stofa needs. No network? Details: {LOG.relative_to(ROOT)}")


def install_stofa() -> None:
    """What playing needs, and this checkout itself, whose build needs nothing beyond that."""
    install("--require-hashes", "-r", "requirements/server.lock")
    install("--require-hashes", "-r", "requirements/build.lock")
    install("--no-build-isolation", "-e", ".")


def install_tools() -> None:
    """What playing needs, the tools of tests, lint and documentation, and this checkout itself."""
    say("Installing the tools of tests, lint and documentation ...")
    install("--require-hashes", "-r", "requirements/dev.lock")
    get_zig()
    once("install", lambda: install("--no-build-isolation", "-e", "."), *TO_PLAY)


def get_zig() -> None:
    """What compiles the core for the browser, and compresses files. The page works without, too."""
    if not can_install("--require-hashes", "-r", "requirements/site.lock"):
        say("No Zig here: in a page without a server the core runs as plain Python.")


def install_peers() -> None:
    """Other people's engines, for benchmarks."""
    say("Installing the peers ...")
    install("--require-hashes", "-r", "requirements/peers.lock")


def install_node() -> None:
    """Node, as a Python package, where this machine has none or an old one."""
    say("Installing Node ...")
    install("--require-hashes", "-r", "requirements/node.lock")


def find_node() -> None:
    """Sees to it that build_client.py finds a Node."""
    if build_client.find_node() is None:
        once("node", install_node, "requirements/node.lock")


def build_web(*, tools: bool = False) -> bool:
    """Builds the web client if its sources have changed; `tools`, with what its tests and lint need."""
    if build_client.client_is_current():
        return True
    find_node()
    say("Building the web client ...")
    if tools and not logged(PYTHON, "tools/build_client.py", "--npm", "web"):
        return False
    if logged(PYTHON, "tools/build_client.py"):
        return True
    say(f"The web client could not be built; why: {LOG.relative_to(ROOT)}")
    return False


def core_is_compiled() -> bool:
    """Whether there is a compiled core, made from the sources that lie here."""
    stamp: str = runpy.run_path(str(ROOT / "src" / "stofa" / "_compiled.py"))["core_stamp"](str(ROOT))
    return (ROOT / "build" / "core" / stamp).is_dir()


def compile_core() -> int:
    """Compiles the core for this checkout if its sources have changed; returns build_core.py's exit code."""
    if core_is_compiled():
        return 0
    say("Compiling the core ...")
    code = logged_code(PYTHON, "tools/build_core.py")
    if code == NO_COMPILER:
        say("No C compiler here: the core runs as plain Python, correct but slow.")
    elif code:
        say(f"The core does not compile and runs as plain Python; why: {LOG.relative_to(ROOT)}")
    return code


def prepare_to_play() -> bool:
    """Installs and compiles, and at the same time builds the web client; whether there is a client."""

    def python_side() -> dict[str, bool]:
        once("install", install_stofa, *TO_PLAY)
        compile_core()
        return {}

    # What was built before is better than nothing.
    results = side_by_side(python_side, lambda: {"client": build_web() or build_client.STAMP.is_file()})
    return results["client"]


def stofa(*arguments: str) -> NoReturn:
    """Becomes the stofa command, so that signals and the terminal are its own."""
    command = [str(PYTHON), "-m", "stofa", *arguments]
    if os.name == "nt":  # there the shell would not wait for it
        sys.exit(call(*command))
    os.execv(PYTHON, command)


def develop() -> int:
    """Vite serves the client, and sends what is for the server on to it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    database = str(ROOT / "build" / "dev.db")
    server = subprocess.Popen(
        [PYTHON, "-m", "stofa", "serve", "--port", port, "--database", database], cwd=ROOT
    )
    try:
        return call(PYTHON, "tools/build_client.py", "--npm", "web", "run", "dev", STOFA_PORT=port)
    finally:
        server.terminate()
        server.wait()


def build_docs() -> int:
    """Builds the documentation site; whatever Sphinx warns of is an error."""
    # Afresh each time, because Sphinx does not know all that the pages are made from.
    options = ["--fail-on-warning", "--nitpicky", "--quiet", "--fresh-env", "--write-all"]
    return call(PYTHON, "-m", "sphinx", *options, "-c", "docs", "-d", "build/docs-cache", ".", "build/docs")


def lint() -> dict[str, bool]:
    """The checks that run no tests, by name: passed or not."""
    find_node()
    return side_by_side(lambda: checked(PYTHON_LINT), lambda: checked(SVELTE_CHECK | ESLINT))


def prepare() -> dict[str, bool]:
    """The checks that run no tests, the unit tests of the page, and all that the other tests need."""
    find_node()
    installed = Event()

    def python_side() -> dict[str, bool]:
        results = checked(PYTHON_LINT)
        code = compile_core()
        if code != NO_COMPILER:
            results["compiling"] = code == 0
        # The other lane has more to do. Two of them may not install its tools at once.
        installed.wait()
        return {**results, **checked(ESLINT)}

    def web_side() -> dict[str, bool]:
        try:
            logged(PYTHON, "tools/build_client.py", "--npm", "web")
        finally:
            installed.set()
        return {"browser": get_browser(), **checked(SVELTE_CHECK | VITEST)}

    with phase("lint, compiling, unit tests of the page"):
        return side_by_side(python_side, web_side)


def test() -> dict[str, bool]:
    """All checks.

    The tests run on the compiled core, and those of the rules once more on plain Python, because coverage
    cannot look into compiled code. Of many cases alike, which are marked as `sweep`, one is enough there.
    Looking for coverage takes as long again as the tests themselves, so nothing is looked at twice.
    """
    results = prepare()
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    if core_is_compiled():
        with phase("tests of the rules on the compiled core"):
            results["tests of the rules"] = run_tests(*RULES)
        with phase("tests of the rules on plain Python"):
            results["tests of the rules on plain Python"] = run_tests(
                "-m", "not sweep and not compiled", *RULES, "--cov", pure=True, coverage="plain"
            )
        others = [f"--cov=stofa.{package}" for package in PACKAGES if package not in PACKAGES_OF_RULES]
        with phase("all other tests"):
            results["all other tests"] = run_tests(*OTHERS, *others, coverage="compiled")
    else:
        with phase("tests on plain Python"):
            results["tests"] = run_tests("-m", "not browser", "--cov", pure=True, coverage="plain")
    results["coverage"] = report_coverage()
    if results["browser"]:
        with phase("browser tests"):
            results["browser tests"] = run_browser_tests()
    return results


def run_browser_tests() -> bool:
    """Runs the tests in a browser, and those that failed once more, one after the other.

    On a machine that others use as well a browser may stall for a minute. A test that fails for that reason
    passes then, and is named here, because it may also wait for the wrong thing; one that has found a mistake
    fails again: deals and bots are the same each time.
    """
    tests = ["-m", "browser", "tests/browser"]
    if run_tests(*tests):
        return True
    say("── what failed, once more ...")
    steady = call(*PYTEST, *tests, "--last-failed", "--last-failed-no-failures=none", "-v") == 0
    if steady:
        say("UNSTEADY: the tests above failed once and passed the second time.\n")
    return steady


def quick_test() -> dict[str, bool]:
    """The checks of which the answer comes soon: what is left out is slow, or one of many cases alike."""
    results = prepare()
    with phase("quick tests"):
        results["quick tests"] = run_tests("-m", "not sweep and not slow", "tests", "--ignore=tests/browser")
    if results["browser"]:
        with phase("a few browser tests"):
            results["a few browser tests"] = run_tests("-m", "browser and smoke", "tests/browser")
    return results


def report_coverage() -> bool:
    """Shows the share of lines and branches that the tests have executed, by package.

    The bar is for engine and games alone, for branches alone, and for the tests of the rules alone: only they
    run on plain Python.
    """
    data = [str(path) for path in COVERAGE.iterdir() if path.is_file()]
    coverage: list[str | Path] = [PYTHON, "-m", "coverage"]
    combined, details = f"--data-file={COVERAGE / 'all'}", COVERAGE / "coverage.json"
    if not (
        logged(*coverage, "combine", "--keep", combined, *data)
        and logged(*coverage, "json", combined, "-o", details)
        and logged(*coverage, "html", combined, "-d", COVERAGE / "html")
    ):
        say(f"There is no coverage to report; why: {LOG.relative_to(ROOT)}")
        return False
    files: dict[str, dict[str, Any]] = json.loads(details.read_bytes())["files"]

    def share(covered: str, out_of: str, *packages: str) -> float:
        prefixes = tuple(f"src/stofa/{package}/" for package in packages)
        found = [file["summary"] for path, file in files.items() if path.startswith(prefixes)]
        total = sum(summary[out_of] for summary in found)
        return sum(summary[covered] for summary in found) / total if total else 1.0

    lines, branches = ("covered_lines", "num_statements"), ("covered_branches", "num_branches")
    say("Coverage    lines  branches")
    for package in PACKAGES:
        say(f"{package:<10}{share(*lines, package):>7.1%}{share(*branches, package):>10.1%}")
    rules = share(*branches, *PACKAGES_OF_RULES)
    say(f"Branches of engine and games: {rules:.1%}, {ENOUGH_BRANCHES:.0%} required")
    say(f"Line by line: {(COVERAGE / 'html' / 'index.html').relative_to(ROOT)}\n")
    return rules >= ENOUGH_BRANCHES


def get_browser() -> bool:
    """Builds the client, and gets a browser to test it with."""
    find_node()
    return build_web(tools=True) and call(PYTHON, "-m", "tests.browser.chromium") == 0


def report(results: dict[str, bool]) -> int:
    """One line that says what passed and what did not."""
    failed = [name for name, passed in results.items() if not passed]
    say(f"FAILED: {', '.join(failed)}" if failed else f"All passed: {', '.join(results)}")
    return 1 if failed else 0


def lock() -> int:
    """Writes the lock files, which name versions and hashes but no registry."""
    options = ["--quiet", "--universal", "--no-header", "--generate-hashes", "--upgrade"]
    options += ["--exclude-newer", NEWEST_PACKAGE]
    for name, what in LOCKS.items():
        if call(BIN / "uv", "pip", "compile", *options, *what, "--output-file", name):
            return 1
    return 0


def main(word: str = "play", *arguments: str) -> int:
    """The command line."""
    if word.startswith("--") and word != "--help":  # options of the server: `run.py --lan`
        word, arguments = "play", (word, *arguments)
    words = ("play", "terminal", "test", "lint", "bench", "docs", "site", "dev", "lock")
    if word not in words or (arguments and word in ("lint", "docs", "dev", "lock")):
        print(__doc__.strip(), file=sys.stderr)
        return 0 if word in ("help", "-h", "--help") else 2
    once("venv", make_venv)
    if word == "lock":
        return lock()
    if word == "site":
        find_node()
        once("install", install_stofa, *TO_PLAY)
        once("site", get_zig, "requirements/site.lock")
        folder = [str(Path(each).resolve()) for each in arguments[:1]]
        return call(PYTHON, "tools/build_site.py", *folder, *arguments[1:])
    if word == "play":
        return stofa("serve", "--open", *arguments) if prepare_to_play() else 1
    if word in ("test", "lint", "docs"):
        once("tools", install_tools, *TO_TEST)
    else:
        once("install", install_stofa, *TO_PLAY)
    if word == "lint":
        return report(lint())
    if word == "docs":
        return build_docs()
    if word == "test" and not arguments:
        return report(test())
    if word == "test" and arguments == ("--quick",):
        return report(quick_test())
    compile_core()
    if word == "test":
        for_browser = any("browser" in argument for argument in arguments)
        return 1 if for_browser and not get_browser() else call(*PYTEST, *arguments)
    if word == "dev":
        find_node()
        return develop()
    if "--peers" in arguments and "--server" not in arguments:  # the server's peer comes from npm
        once("peers", install_peers, "requirements/peers.lock")
    return stofa("play" if word == "terminal" else word, *arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"run.py: {error}")
