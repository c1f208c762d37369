"""What holds for the first page anybody sees."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, SCREENS, Language, Screen, Theme, Visitors
from tests.browser.page_checks import axe_findings, sideways, small_targets

MOST_BYTES = 120 * 1024
MOST_LATER = 6 * 1024


def visit(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect(page.locator("#app").get_by_role("button").first).to_be_visible()


def loaded_by(page: Page) -> list[Request]:
    """All that comes over the line for a visit."""
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request))
    visit(page)
    return came


@pytest.mark.parametrize("language", ["en", "de", "is"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_the_home_page_fits_and_speaks_the_browsers_language(
    visitors: Visitors, screen: Screen, language: Language
) -> None:
    page = visitors.person(screen, language=language)
    visit(page)
    expect(page).to_have_title(re.compile("Stofa"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert sideways(page) == []
    assert screen is DESKTOP or small_targets(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
def test_the_home_page_is_for_everybody(visitors: Visitors, screen: Screen, theme: Theme) -> None:
    page = visitors.person(screen, theme)
    visit(page)
    expect(page.get_by_role("main")).to_be_visible()
    assert axe_findings(page) == []


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_the_first_load_is_small(visitors: Visitors, encoding: str) -> None:
    """All that comes, fonts included. Over plain HTTP from another machine browsers take no brotli."""
    page = visitors.person(PHONE)
    page.context.set_extra_http_headers({"accept-encoding": encoding})
    came = loaded_by(page)
    sizes = {request.url: request.sizes() for request in came}
    loaded = {url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes.items()}
    # Small pictures of the games come later, on a slow machine while this still waits for other things.
    later = {url: loaded.pop(url) for url in list(loaded) if "/previews-" in url}
    assert sum(later.values()) <= MOST_LATER, later
    assert any(_encoding(request) == encoding for request in came)
    assert sum(loaded.values()) <= MOST_BYTES, loaded


def _encoding(request: Request) -> str | None:
    response = request.response()
    return None if response is None else response.header_value("content-encoding")


def test_a_second_load_takes_only_what_may_have_changed(desktop: Page) -> None:
    visit(desktop)
    came = loaded_by(desktop)
    assets = [request for request in came if "/assets/" in request.url]
    assert assets
    assert [request.url for request in assets if request.sizes()["responseBodySize"] > 0] == []
