"""One server and one browser for all tests; for each test, people who are new."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.browser_contexts import DESKTOP, PATIENCE_MS, PHONE, SMALL_PHONE, Visitors
from tests.browser.chromium import launch, use_our_node
from tests.browser.server_process import ServerProcess, running_server
from tools.build_client import ROOT

HERE = Path(__file__).resolve().parent
FAILURES = ROOT / "build" / "browser"
"""Pictures of what there was to see when a test failed."""

FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    # What takes longest begins first: at the end, everybody has something to do.
    items.sort(key=lambda item: item.path.stem not in ("test_whole_games", "test_played_by_ear"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def server_process() -> Iterator[ServerProcess]:
    with running_server() as server_process:
        yield server_process


@pytest.fixture(scope="session")
def server(server_process: ServerProcess) -> str:
    """Its address."""
    return server_process.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    use_our_node()
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visitors(
    browser: Browser, server_process: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    """People who come to play. The test fails on an error in any of their browsers, even if nobody saw it."""
    server_process.seeds.change(request.node.name)
    visitors = Visitors(browser, server_process.address)
    yield visitors
    pages = [page for context in visitors.contexts for page in context.pages]
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(pages):
            page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
    visitors.close()
    assert visitors.troubles == []


@pytest.fixture
def desktop(visitors: Visitors) -> Page:
    return visitors.person(DESKTOP)


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    return visitors.person(PHONE)


@pytest.fixture
def small_phone(visitors: Visitors) -> Page:
    return visitors.person(SMALL_PHONE)
