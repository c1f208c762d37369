"""Pictures of the client: `python -m tests.browser.screenshots FOLDER [NAME=ADDRESS ...]`.

Each flow below, or each address (such as rules=/#rules), is photographed on a phone and a desktop, light and
dark, in every language: FOLDER/NAME-SCREEN-THEME-LANGUAGE.png. Options narrow that down.
"""

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import get_args

from playwright.sync_api import Page, sync_playwright

from tests.browser.browser_contexts import SCREENS, Language, Theme, Visitors
from tests.browser.chromium import launch, use_our_node
from tests.browser.server_process import running_server

Flow = Callable[[Page], object]


def at(address: str) -> Flow:
    """Just go there."""
    return lambda page: page.goto(address, wait_until="networkidle")


FLOWS: dict[str, Flow] = {"home": at("/")}
"""Each begins with an empty page of somebody new, and ends where the picture is taken."""


def take(folder: Path, flows: dict[str, Flow], options: argparse.Namespace) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    use_our_node()
    screens = [screen for screen in SCREENS if screen.name in options.screens]
    with ExitStack() as open_here, sync_playwright() as playwright:
        address = options.server or open_here.enter_context(running_server()).address
        browser = launch(playwright)
        variants = product(flows.items(), screens, options.themes, options.languages)
        for (name, flow), screen, theme, language in variants:
            visitors = Visitors(browser, address)
            page = visitors.person(screen, theme, language)
            flow(page)
            page.evaluate("document.fonts.ready")
            path = folder / f"{name}-{screen.name}-{theme}-{language}.png"
            page.screenshot(path=path, full_page=options.whole)
            visitors.close()
            print(path, *visitors.troubles, sep="\n  ")
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("what", nargs="*", metavar="NAME[=ADDRESS]", help=f"default: {', '.join(FLOWS)}")
    names = [screen.name for screen in SCREENS]
    parser.add_argument("--screens", nargs="+", choices=names, default=["phone", "desktop"])
    parser.add_argument("--themes", nargs="+", choices=get_args(Theme), default=get_args(Theme))
    parser.add_argument("--languages", nargs="+", choices=get_args(Language), default=get_args(Language))
    parser.add_argument("--server", metavar="URL", help="a server that runs already")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what fits the screen")
    options = parser.parse_args()
    flows: dict[str, Flow] = {}
    for what in options.what or FLOWS:
        name, is_address, address = what.partition("=")
        if not is_address and name not in FLOWS:
            parser.error(f"there is no flow “{name}”; there are: {', '.join(FLOWS)}")
        flows[name] = at(address) if is_address else FLOWS[name]
    take(options.folder, flows, options)


if __name__ == "__main__":
    main()
