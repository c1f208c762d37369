"""How large the page without a server is, how soon one can play in it, and how fast it decides.

    python -m benchmarks.site [--rounds 3] [--folder DIR]

It builds the folder, and opens it in a new Chromium each time. For the slow device the server sends 10 Mbit/s
and the browser's processes are halted three quarters of the time: Chromium's own throttle leaves workers
alone.
Memory is what the processes of the page take for themselves (an empty page: 9 MB), and then with their share
of the program of the browser (an empty page: 43 MB).
"""

import json
import os
import signal
import statistics
import subprocess
import threading
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Playwright, sync_playwright

import stofa
from benchmarks import report, site_speed
from benchmarks.report import SiteFigures, SiteSpeed, SiteStart
from stofa.cli.bench.command import machine_text
from stofa.site_folder import CompressingHandler, files_of
from tests.browser.chromium import launch_with_profile, use_our_node
from tests.browser.site_page import ASK, REMEMBER_WORKER
from tools import build_client, build_site, site_python

HERE: Final = Path(__file__).resolve().parent
BYTES_A_SECOND: Final = 10_000_000 / 8
LATENCY_S: Final = 0.02
"""One way."""
HALTED_S, RUNNING_S = 0.012, 0.004
CHUNK: Final = 16 * 1024

GAME: Final = {
    "game": "thurn-and-taxis",
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "hard"}],
    "options": {"start": 0},
}
FIRST_MOVES: Final = f"""async (wanted) => {{
  const ask = async (...asked) => JSON.parse(await ({ASK})(asked)).body;
  const {{ table }} = await ask("POST", "/api/tables", JSON.stringify(wanted), "en");
  const {{ view }} = await ask("GET", `/api/tables/${{table}}?seat=0`, "", "en");
  return {{ table, legal: view.legal.length, ms: performance.now() }};
}}"""
OPENED: Final = """async (table) => {
  const began = performance.now();
  location.hash = `#table=${table}`;
  while (!document.querySelector(".app[data-n]")) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""
BOT_BEGINS: Final = f"""async (wanted) => {{
  const other = {{ ...wanted, options: {{ start: 1 }} }};
  await ({ASK})(["POST", "/api/tables", JSON.stringify(other), "en"]);
}}"""
THINKING_MS: Final = 5000
"""After which a bot has started its own Python, and thinks."""
KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"
"""All files are on the device."""
PAINTED: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Sending(CompressingHandler):
    """Counts what is sent, and sends it at the speed of a network."""

    sent = 0
    slow = False
    _free_at = 0.0
    _lock = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while content := source.read(CHUNK):
            self.wfile.write(content)

    def setup(self) -> None:
        super().setup()
        write = self.wfile.write

        def counted(content: Any) -> int:
            if not Sending.slow:
                Sending.sent += len(content)
                return write(content)
            time.sleep(LATENCY_S)
            for at in range(0, len(content), CHUNK):
                part = content[at : at + CHUNK]
                with Sending._lock:
                    Sending._free_at = max(Sending._free_at, time.monotonic()) + len(part) / BYTES_A_SECOND
                    until = Sending._free_at
                time.sleep(max(0.0, until - time.monotonic()))
                Sending.sent += len(part)
                write(part)
            return len(content)

        self.wfile.write = counted  # type: ignore[method-assign]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Sending, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def processes(ancestor: int) -> list[int]:
    """All that a process has started, and what those have."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents.setdefault(int(path.read_text().rpartition(")")[2].split()[1]), []).append(
                int(path.parent.name)
            )
    found, waiting = [], [ancestor]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


@contextmanager
def slowed(browser: int) -> Iterator[None]:
    """The processes of a browser run a quarter of the time."""
    done = threading.Event()

    def halt() -> None:
        known, looked = processes(browser), time.monotonic()
        while not done.is_set():
            if time.monotonic() - looked > 0.2:
                known, looked = processes(browser), time.monotonic()
            for what, seconds in ((signal.SIGSTOP, HALTED_S), (signal.SIGCONT, RUNNING_S)):
                for process in known:
                    with suppress(ProcessLookupError):
                        os.kill(process, what)
                time.sleep(seconds)

    thread = threading.Thread(target=halt)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def cpu_seconds(browser: int) -> float:
    """What its processes have taken so far, but for those that have ended."""
    ticks = 0
    for process in processes(browser):
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mb(browser: int, what: str) -> float:
    """What the processes in which pages run take, by a line of `smaps_rollup`."""
    total = 0
    for process in processes(browser):
        with suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
                total += int(rollup.split(f"\n{what}:")[1].split()[0])
    return total / 1000


def started(page: Page, address: str, browser: int) -> SiteStart:
    """Open the page, and play as soon as it can be played."""
    Sending.sent = 0
    before = cpu_seconds(browser)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.tables", timeout=120_000)
    found = page.evaluate(FIRST_MOVES, GAME)
    assert found["legal"]
    sent, cpu = Sending.sent, cpu_seconds(browser)
    opened = page.evaluate(OPENED, found["table"])
    page.evaluate(BOT_BEGINS, GAME)
    page.wait_for_timeout(THINKING_MS)
    return SiteStart(
        first_moves_s=found["ms"] / 1000,
        first_paint_s=(page.evaluate(PAINTED) or 0) / 1000,
        table_opens_s=opened / 1000,
        sent_mb=sent / 1e6,
        cpu_s=cpu - before,
        private_mb=memory_mb(browser, "Pss_Anon"),
        memory_mb=memory_mb(browser, "Pss"),
    )


@contextmanager
def opened(playwright: Playwright, profile: Path) -> Iterator[Page]:
    """An empty page of a browser that keeps in `profile` what pages store."""
    context = launch_with_profile(playwright, profile)
    context.add_init_script(REMEMBER_WORKER)
    yield context.new_page()
    context.close()


def starts(folder: Path, rounds: int) -> dict[str, list[SiteStart]]:
    found: dict[str, list[SiteStart]] = {"cold": [], "warm": [], "slow": []}
    use_our_node()
    with served(folder) as address, sync_playwright() as playwright:
        for _ in range(rounds):
            with TemporaryDirectory() as profile:
                for visit in (
                    "cold",
                    "warm",
                ):  # a new browser each time: one that stays keeps memory of the first
                    with opened(playwright, Path(profile)) as page:
                        found[visit].append(started(page, address, os.getpid()))
                        page.evaluate(KEPT)
            with TemporaryDirectory() as profile, opened(playwright, Path(profile)) as page:
                Sending.slow = True
                with slowed(_browser_of(os.getpid())):
                    found["slow"].append(started(page, address, os.getpid()))
                Sending.slow = False
    return found


def _browser_of(ours: int) -> int:
    """The browser's first process, below the program that drives it."""
    for process in processes(ours):
        with suppress(OSError):
            command = Path(f"/proc/{process}/cmdline").read_bytes()
            if b"--headless" in command and b"--type=" not in command:
                return process
    raise SystemExit("the browser was not found")


def in_pyodide(folder: Path) -> dict[str, float]:
    node = build_client.find_node()
    assert node is not None
    script = build_client.ROOT / "tests" / "page" / "in_pyodide.mjs"
    given: list[str | Path] = [
        node.node,
        script,
        folder,
        build_client.ROOT,
        "benchmarks.site_speed",
        "measure",
    ]
    found: dict[str, float] = json.loads(subprocess.run(given, capture_output=True, check=True).stdout)
    return found


def speeds(site: Path, plain: Path, rounds: int) -> list[SiteSpeed]:
    site_python.add_python(plain, plain=True)
    cores: dict[str, Callable[[], dict[str, float]]] = {
        "native": lambda: dict(json.loads(site_speed.measure())),
        "compiled": partial(in_pyodide, site / "python"),
        "plain": partial(in_pyodide, plain),
    }
    figures: dict[str, list[dict[str, float]]] = {core: [] for core in cores}
    for _ in range(rounds):
        for core, measured in cores.items():
            figures[core].append(measured())
    return [
        SiteSpeed(
            name, {core: statistics.median(one[name] for one in found) for core, found in figures.items()}
        )
        for name in figures["native"][0]
    ]


def sizes(folder: Path) -> dict[str, list[int]]:
    """Bytes: as they are, with gzip, with brotli."""
    found: dict[str, list[int]] = {}
    for path, file in files_of(folder).items():
        part = path if path.startswith("python/") else "the page: all screens, games, languages"
        sums = found.setdefault(part, [0, 0, 0])
        for number, end in enumerate(("", ".gz", ".br")):
            copy = file.with_name(file.name + end)
            sums[number] += (copy if copy.exists() else file).stat().st_size
    return dict(sorted(found.items()))


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="Size and speed of the page without a server.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, metavar="DIR", help="one that `run.py site` has written")
    given = parser.parse_args()
    if not stofa.COMPILED:
        raise SystemExit("the core is not compiled here: python3 run.py compiles it")
    rounds: int = given.rounds
    with TemporaryDirectory() as temp:
        site: Path = given.folder or Path(temp) / "site"
        if given.folder is None and not build_site.build(site, copies=True):
            raise SystemExit("the core is not compiled here: no Zig")
        load = os.getloadavg()[0]
        measured = starts(site, rounds)
        decided = speeds(site, Path(temp) / "plain", rounds)
        figures = SiteFigures(machine_text(), rounds, round(load, 1), sizes(site), measured, decided)
    (HERE / "site.json").write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")
    report.main()


if __name__ == "__main__":
    main()
