"""Once more, with the same people."""

from playwright.sync_api import expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.table_page import Table, show_count
from tests.browser.three_players import GAME, menu

A_GAME_MS = 60_000


def leave(table: Table) -> None:
    sheet = menu(table)
    sheet.get_by_role("button", name="Leave the table").click()
    sheet.get_by_role("button", name="Leave", exact=True).click()
    expect(table.page.locator(".home")).to_be_visible()


def test_the_same_people_play_again(visitors: Visitors) -> None:
    """Bots play the first game to its end; then one of them asks for another, and the others follow."""
    anna = Table.opened(visitors.person(), GAME, "link").visit()
    expect(anna.page.locator(".lobby")).to_be_visible()
    björn = anna.joined(visitors.person(PHONE), "Björn")
    anna.wait()
    for table in (anna, björn):
        leave(table)
    for table in (anna, björn):
        table.visit()
        show_count(table.page, A_GAME_MS)
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".app.thurn-and-taxis")).to_be_visible()
    assert anna.name not in anna.page.url
    expect(björn.page.get_by_test_id("prompt")).to_have_text("The others have started a rematch.")
    björn.page.get_by_role("button", name="To the rematch").tap()
    expect(björn.page.locator(".app.thurn-and-taxis")).to_be_visible()
    assert björn.page.url == anna.page.url
    for page in (anna.page, björn.page):
        expect(page.locator(".seats .nm")).to_have_text(["Anna", "Björn"])
        expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_who_only_looked_on_is_not_asked(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME).visit()
    anna.wait()
    leave(anna)
    stranger = visitors.person()
    stranger.goto(anna.path)
    show_count(stranger, A_GAME_MS)
    expect(stranger.get_by_role("button", name="Replay")).to_be_visible()
    expect(stranger.get_by_role("button", name="Play again")).to_have_count(0)
