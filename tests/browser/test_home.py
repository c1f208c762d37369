"""The first page of somebody who has tables: whatever comes when, nothing moves away under a finger."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Screen, Visitors
from tests.browser.table_page import Table
from tests.browser.three_players import GAME, own_tables

ASKED = "**/api/tables"

# Where the buttons of the games and the field beside them have been since the page opened, frame by frame.
WATCH = """
window.places = [];
(function look() {
  const page = document.querySelector(".home");
  const seen = [...(page?.querySelectorAll("main .btn.primary, #watch") ?? [])]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => Math.round(each.getBoundingClientRect().top));
  if (!page) places.length = 0;
  else if (seen.length === 4 && places.at(-1) !== seen.join()) places.push(seen.join());
  requestAnimationFrame(look);
})();
"""

# How many different places that were. (What has just come into the page is seen in the next frame.)
PLACES = """() => new Promise((tell) =>
    requestAnimationFrame(() => requestAnimationFrame(() => tell(places.length))))"""


class Held:
    """What a page asks about its own tables is not answered until it is let go."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(ASKED, lambda route: self._routes.append(route))

    def let_go(self) -> None:
        """Once everything else is there."""
        expect(self._page.locator(".columns:not(.coming)")).to_be_visible()
        for route in self._routes:
            route.continue_()
        self._page.route(ASKED, lambda route: route.continue_())


def host(visitors: Visitors, screen: Screen) -> Page:
    page = visitors.person(screen)
    # Fonts come from the cache: a player with tables was here before.
    page.goto("/#rules")
    page.evaluate("document.fonts.ready")
    page.goto("about:blank")
    page.add_init_script(WATCH)
    for _ in range(3):
        Table.opened(page, GAME)
    return page


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
@pytest.mark.parametrize("slow", [False, True], ids=["at-once", "late"])
def test_nothing_moves_when_the_own_tables_come(visitors: Visitors, screen: Screen, slow: bool) -> None:
    page = host(visitors, screen)
    held = Held(page) if slow else None
    page.goto("/")
    if held:
        held.let_go()
    expect(own_tables(page)).to_have_count(3)
    assert page.evaluate(PLACES) == 1


def test_tables_that_come_at_once_stand_above_the_games(visitors: Visitors) -> None:
    page = host(visitors, PHONE)
    page.goto("/")
    expect(own_tables(page).first).to_be_in_viewport()
    # Nor does the field for a name push them down: it comes when it is wanted.
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_have_count(0)
    page.get_by_role("button", name="Your name").tap()
    expect(name).to_be_focused()


def test_tables_that_come_late_are_found_further_down(visitors: Visitors) -> None:
    page = host(visitors, PHONE)
    held = Held(page)
    page.goto("/")
    held.let_go()
    page.get_by_role("button", name="3 tables are waiting for you.").tap()
    expect(own_tables(page).last).to_be_in_viewport()


@pytest.mark.parametrize("slow", [False, True], ids=["at-once", "late"])
def test_nothing_moves_for_whoever_comes_back(visitors: Visitors, slow: bool) -> None:
    """One more table was opened meanwhile."""
    page = host(visitors, PHONE)
    page.goto("/")
    expect(own_tables(page)).to_have_count(3)
    page.goto("/#rules")
    expect(page.locator("article").first).to_be_visible()
    Table.opened(page, GAME)
    held = Held(page) if slow else None
    page.get_by_role("link", name="Back").tap()
    if held:
        held.let_go()
    expect(own_tables(page)).to_have_count(4)
    assert page.evaluate(PLACES) == 1


def test_a_server_out_of_reach_is_not_taken_for_no_tables(visitors: Visitors) -> None:
    visitors.allow("ERR_FAILED")
    page = host(visitors, PHONE)
    page.route(ASKED, lambda route: route.abort())
    page.goto("/")
    expect(page.locator(".waiting")).to_contain_text("cannot be reached")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
def test_the_games_are_pictured_and_nothing_moves_for_it(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen)
    page.add_init_script(WATCH)
    page.goto("/", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate("() => places.splice(0)")
    expect(page.locator("main .picture > svg")).to_have_count(3)
    assert page.evaluate(PLACES) <= 1


def test_it_is_told_how_much_has_come(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    table = Table.opened(page, GAME)
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    table.visit()
    # The table and its words are there; the list of games is not.
    progress = page.get_by_role("progressbar", name="3 of 4 parts")
    expect(progress).to_have_attribute("value", "3")
    for route in held:
        route.continue_()
    table.wait()


@pytest.mark.parametrize(
    ("address", "late", "amount", "seen"),
    [
        (f"/#learn={GAME}", f"**/api/games/{GAME}/lesson", "2 of 3 parts", "main.aim"),
        (f"/#rules={GAME}", "**/api/games", "0 of 1 parts", "article"),
        (f"/#rules={GAME}", f"**/api/games/{GAME}/rules", "1 of 2 parts", "article"),
        ("/#mine", ASKED, "2 of 3 parts", "main h2"),
        ("/#rules", "**/assets/Rules-*.js", "0 of 1 parts", "article"),
    ],
    ids=["lesson", "games-of-rules", "rules", "my-games", "program"],
)
def test_every_screen_tells_how_much_of_it_has_come(
    visitors: Visitors, address: str, late: str, amount: str, seen: str
) -> None:
    page = visitors.person(PHONE)
    held: list[Route] = []
    page.route(late, lambda route: held.append(route))
    page.goto(address)
    expect(page.get_by_role("progressbar", name=amount)).to_be_visible()
    # Nothing has failed: it is only late.
    expect(page.get_by_text("cannot be reached")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator(seen).first).to_be_visible()
