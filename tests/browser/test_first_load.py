"""What holds for the first page anybody sees."""

import re
from typing import get_args

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.browser_contexts import PHONE, Language, Visitors
from tests.browser.page_checks import misfits
from tests.browser.table_page import GAMES, Table

MOST_BYTES = 120 * 1024
MOST_LATER = 6 * 1024
MOST_FILES = 40
"""Requests that a table takes, from an empty cache: each is a way there and back, six at a time."""


def visit(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect(page.locator("#app").get_by_role("button").first).to_be_visible()


def loaded_by(page: Page) -> list[Request]:
    """All that comes over the line for a visit."""
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request))
    visit(page)
    return came


@pytest.mark.parametrize("language", get_args(Language))
def test_the_home_page_fits_and_speaks_the_browsers_language(visitors: Visitors, language: Language) -> None:
    """That it is for everybody, in both themes, narrow and wide: test_screens.py."""
    page = visitors.person(PHONE, language=language)
    visit(page)
    expect(page).to_have_title(re.compile("Stofa"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert misfits(page) == []


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_the_first_load_is_small(visitors: Visitors, encoding: str) -> None:
    """All that comes, fonts included. Over plain HTTP from another machine browsers take no brotli."""
    page = visitors.person(PHONE)
    page.context.set_extra_http_headers({"accept-encoding": encoding})
    came = loaded_by(page)
    sizes = {request.url: request.sizes() for request in came}
    loaded = {url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes.items()}
    # Small pictures come later, on a slow machine while this still waits for other things.
    later = {url: loaded.pop(url) for url in list(loaded) if "/previews-" in url}
    assert sum(later.values()) <= MOST_LATER, later
    assert any(_encoding(request) == encoding for request in came)
    assert sum(loaded.values()) <= MOST_BYTES, loaded


def _encoding(request: Request) -> str | None:
    response = request.response()
    return None if response is None else response.header_value("content-encoding")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_there_after_few_requests(desktop: Page, game: str) -> None:
    came: list[str] = []
    desktop.on("request", lambda request: came.append(request.url))
    Table.opened(desktop, game).visit().wait()
    assert len(came) <= MOST_FILES, came


def test_a_second_load_takes_only_what_may_have_changed(desktop: Page) -> None:
    visit(desktop)
    came = loaded_by(desktop)
    assets = [request for request in came if "/assets/" in request.url]
    assert assets
    assert [request.url for request in assets if request.sizes()["responseBodySize"] > 0] == []
