"""One server and one browser for all tests; for each test, people who are new."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from build_client import ROOT
from tests.browser.browser_contexts import DESKTOP, PATIENCE_MS, PHONE, SMALL_PHONE, Visits
from tests.browser.chromium import launch, use_our_node
from tests.browser.server_process import Served, served

HERE = Path(__file__).resolve().parent
FAILURES = ROOT / "build" / "browser"
"""Pictures of what there was to see when a test failed."""

FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    # What takes longest begins first: at the end, everybody has something to do.
    items.sort(key=lambda item: item.path.stem != "test_whole_games")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def house() -> Iterator[Served]:
    with served() as house:
        yield house


@pytest.fixture(scope="session")
def server(house: Served) -> str:
    """Its address."""
    return house.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    use_our_node()
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visits(browser: Browser, house: Served, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """People who come to play. The test fails on an error in any of their browsers, even if nobody saw it."""
    house.luck.change(request.node.name)
    visits = Visits(browser, house.address)
    yield visits
    pages = [page for context in visits.contexts for page in context.pages]
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(pages):
            page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
    visits.close()
    assert visits.troubles == []


@pytest.fixture
def desktop(visits: Visits) -> Page:
    return visits.person(DESKTOP)


@pytest.fixture
def phone(visits: Visits) -> Page:
    return visits.person(PHONE)


@pytest.fixture
def small_phone(visits: Visits) -> Page:
    return visits.person(SMALL_PHONE)
