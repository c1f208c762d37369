"""Every screen: nothing sticks out on a phone or is too small to tap, and axe finds nothing."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.finished_games import finished
from tests.browser.page_checks import barriers, misfits
from tests.browser.replay_page import turn_stops
from tests.browser.table_page import GAMES, Table

Way = Callable[[Page], object]
THURN, TICKET, PARTNERS = GAMES


def at(address: str, seen: str = "main") -> Way:
    def go(page: Page) -> None:
        page.goto(address, wait_until="networkidle")
        expect(page.locator(seen).first).to_be_visible()

    return go


def table(game: str, sheet: str = "") -> Way:
    """A table at the first question, with one of the sheets that can be opened there."""

    def go(page: Page) -> None:
        Table.opened(page, game).visit().wait()
        if sheet:
            page.get_by_role("button", name=sheet, exact=True).first.click()
            expect(page.locator("dialog[open]")).to_be_visible()

    return go


def end(game: str) -> Way:
    def go(page: Page) -> None:
        finished(page, game).visit()
        expect(page.locator(".app.end .hero h2")).to_be_visible()

    return go


def replay(game: str, to: str) -> Way:
    """The first moment, with the cards dealt ("Home"), or the last ("End")."""

    def go(page: Page) -> None:
        table = finished(page, game)
        moves = page.request.get(f"/api/tables/{table.name}/record").json()["moves"]
        stops = turn_stops([mover for mover, _ in moves])
        page.goto(f"/#replay={table.name}", wait_until="networkidle")
        expect(page.locator(".prompt.film input[type=range]")).to_be_visible()
        page.keyboard.press(to)
        where = stops[-1 if to == "End" else 0]
        expect(page.locator(f'.app[data-moves="{where}"]')).to_be_visible()

    return go


def lobby(page: Page) -> None:
    Table.opened(page, THURN, "link", "open").visit()
    expect(page.locator(".app.lobby .prompt")).to_be_visible()


def claim(page: Page) -> None:
    page.goto(Table.opened(page, THURN, "link").links[0])
    expect(page.get_by_role("textbox")).to_be_visible()


def curtain(page: Page) -> None:
    Table.opened(page, THURN, "here").visit()
    expect(page.locator(".curtain button")).to_be_focused()


def watching(page: Page) -> None:
    """Somebody else's table: the cookie of this page is not theirs."""
    there = Table.opened(page, PARTNERS)
    page.context.clear_cookies()
    there.visit()
    expect(page.locator(".app[data-n]")).to_be_visible()
    assert page.locator(".own").count() == 0


def earlier(page: Page) -> None:
    """Back at a moment that the log tells of; what was pressed for it is gone."""
    table(THURN, "Log")(page)
    page.locator("dialog .log button").last.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_have_text("You are looking at an earlier moment.")


def lesson(game: str) -> Way:
    def go(page: Page) -> None:
        page.goto(f"/#learn={game}")
        page.locator(".aim .primary").click()
        expect(page.locator(".app.lesson .hint")).to_be_visible()

    return go


def nowhere(page: Page) -> None:
    page.goto("/#table=nosuchtable12345")
    expect(page.get_by_role("heading", level=2)).to_be_visible()


def settings(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.locator("header.top button.icon").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()


WAYS: Final[dict[str, Way]] = {
    "home": at("/"),
    "settings": settings,
    "new-table": at("/#new=partners", ".prompt .primary"),
    "claim": claim,
    "lobby": lobby,
    "curtain": curtain,
    "watching": watching,
    "earlier": earlier,
    "no-such-table": nowhere,
    **{f"rules-{game}": at(f"/#rules={game}", "article") for game in GAMES},
    "learn-aim": at("/#learn=partners", ".aim"),
    **{f"learn-{game}": lesson(game) for game in GAMES},
    **{f"end-{game}": end(game) for game in GAMES},
    **{f"replay-{game}": replay(game, "End") for game in GAMES},
    "replay-start": replay(TICKET, "Home"),
    **{f"log-{game}": table(game, "Log") for game in GAMES},
    **{f"side-{game}": table(game, "More") for game in GAMES},
    "menu": table(THURN, "Menu"),
    "table-rules": table(TICKET, "Rules"),
}

LONG: Final = {name for name in WAYS if "rules" in name or "replay" in name}
"""What is much to look through, and much of it the same."""


@pytest.mark.parametrize("name", WAYS)
def test_a_screen_is_for_every_phone_and_for_everybody(visitors: Visitors, name: str) -> None:
    if name == "no-such-table":
        visitors.allow("status of 404")
    page = visitors.person(PHONE)
    WAYS[name](page)
    assert misfits(page) + barriers(page, quickly=name in LONG) == []


def test_longer_words_fit_as_well(visitors: Visitors) -> None:
    page = visitors.person(PHONE, language="de")
    for name in ("home", "new-table", "lobby", "end-partners", "rules-partners", "learn-partners"):
        page.goto("about:blank")
        WAYS[name](page)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert misfits(page) == [], name


def test_the_design_page_fits(visitors: Visitors) -> None:
    """How large things are is tested where they are tapped."""
    page = visitors.person(PHONE)
    at("/#design")(page)
    assert misfits(page, targets=False) == []
