"""Three people at one table, each with a browser, and the parts of the page beside the board."""

from typing import NamedTuple, Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.table_page import Table

GAME = "thurn-and-taxis"


class ThreePlayers(NamedTuple):
    anna: Table
    björn: Table
    carla: Table

    @classmethod
    def at_a_table(cls, visitors: Visitors) -> Self:
        """It is Anna's turn, who is the host; Björn has a phone."""
        anna = Table.opened(visitors.person(), GAME, "link", "link").visit()
        expect(anna.page.locator(".lobby")).to_be_visible()
        björn = anna.joined(visitors.person(PHONE), "Björn", seat=1)
        carla = anna.joined(visitors.person(), "Carla", seat=2)
        anna.wait()
        return cls(anna, björn, carla)


def prompt(table: Table) -> Locator:
    return table.page.get_by_test_id("prompt")


def news(table: Table) -> Locator:
    """What somebody is told in passing."""
    return table.page.locator(".notice")


def own_tables(page: Page) -> Locator:
    """The rows of the own tables on the home page, wherever they stand."""
    return page.get_by_role("region", name="My tables").get_by_role("link", name="Thurn and Taxis")


def menu(table: Table) -> Locator:
    """Opens it."""
    table.page.get_by_role("button", name="Menu").click()
    sheet = table.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet
