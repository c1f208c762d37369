"""Before the game: beginning without those who have not come, and leaving again."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Visitors
from tests.browser.page_checks import barriers, misfits, resize
from tests.browser.table_page import Table
from tests.browser.three_players import GAME, menu, news, own_tables


def test_the_host_begins_before_all_are_there(visitors: Visitors) -> None:
    """Bots play in the free seats; players who come later take them over."""
    anna = Table.opened(visitors.person(PHONE), GAME, "link", "open").visit()
    page = anna.page
    expect(page.locator(".prompt").get_by_text("2 seats are still free.")).to_be_visible()
    page.get_by_role("button", name="Start and fill free seats with bots").tap()
    # Friends may be on their way: that is asked about, and not starting is the main button.
    expect(page.get_by_test_id("prompt")).to_contain_text("Start without them?")
    expect(page.locator(".prompt .primary")).to_have_text("Keep waiting")
    page.get_by_role("button", name="Keep waiting").tap()
    assert anna.view()["status"] == "open"
    page.get_by_role("button", name="Start and fill free seats with bots").tap()
    page.get_by_role("button", name="Yes, start with bots").tap()
    anna.wait()
    expect(page.locator(".seats .seat").nth(1)).to_contain_text("bot")
    assert [seat["bot"] for seat in anna.view()["seats"]] == [None, "medium", "medium"]
    björn = anna.claimed(visitors.person(DESKTOP), "Björn")
    expect(news(anna)).to_contain_text("Björn took a seat.")
    expect(björn.page.locator(".seats .nm")).to_have_text(["Anna", "Björn", "Spói"])
    assert [seat["bot"] for seat in anna.view()["seats"]] == [None, None, "medium"]


def test_a_host_who_does_not_sit_at_the_table_may_begin(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    page.goto("/#new=thurn-and-taxis")
    page.locator(".count", has_text="2").click()
    page.get_by_label("Who sits at seat 1").select_option("link")
    page.get_by_label("Who sits at seat 2").select_option("open")
    expect(page.get_by_test_id("prompt")).to_contain_text("You have no seat at this table")
    expect(page.get_by_test_id("prompt")).to_contain_text("You will get links to share.")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start and fill free seats with bots").click()
    page.get_by_role("button", name="Yes, start with bots").click()
    expect(page.locator(".app[data-n]")).to_be_visible()
    expect(page.locator(".lobby")).to_have_count(0)


def test_only_the_host_begins(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME, "open", "link").visit()
    björn = anna.joined(visitors.person(), "Björn")
    expect(björn.page.get_by_role("button", name="Start")).to_have_count(0)
    answer = björn.page.request.post(f"/api/tables/{anna.name}/start")
    assert answer.json()["code"] == "not-host"


def test_a_seat_is_given_up_and_taken_by_somebody_else(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME, "open", "link").visit()
    björn = anna.joined(visitors.person(PHONE), "Björn")
    expect(anna.page.get_by_text("Björn", exact=True)).to_be_visible()
    björn.page.get_by_role("button", name="Give up my seat").tap()
    expect(björn.page.locator(".home")).to_be_visible()
    expect(björn.page.get_by_text("You have no tables yet.")).to_be_visible()
    expect(anna.page.get_by_text("Björn", exact=True)).to_have_count(0)
    # It was an open seat, and is one again: everybody with the link of the table may sit there.
    carla = visitors.person()
    carla.goto(anna.path)
    carla.get_by_role("textbox", name="Your name").fill("Carla")
    carla.get_by_role("button", name="Sit down here").click()
    expect(anna.page.get_by_text("Carla", exact=True)).to_be_visible()


def test_the_host_leaves_the_lobby_and_still_has_the_table(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(PHONE), GAME, "link").visit()
    page = anna.page
    sheet = menu(anna)
    sheet.get_by_role("button", name="Leave the table").tap()
    expect(sheet.get_by_text("Someone else can take your seat then.")).to_be_visible()
    sheet.get_by_role("button", name="Leave", exact=True).tap()
    expect(page.locator(".home")).to_be_visible()
    own_tables(page).tap()
    expect(page.get_by_role("button", name="Sit down here")).to_be_visible()
    assert [seat["kind"] for seat in Table(page, anna.name, None).view()["seats"]] == ["open", "link"]


def test_who_is_there_stands_before_how_to_use_a_big_screen(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(PHONE), GAME, "link", "link").visit_with_links()
    björn = anna.joined(visitors.person(PHONE), "Björn")

    def top(page: Page, part: str) -> float:
        box = page.locator(part).bounding_box()
        assert box is not None
        return box["y"]

    expect(anna.page.locator(".share")).to_be_visible()
    assert top(anna.page, ".share") < top(anna.page, ".people") < top(anna.page, ".screen")
    assert top(björn.page, ".people") < top(björn.page, ".screen")
    resize(björn.page, DESKTOP.width, DESKTOP.height)
    people, screen = (björn.page.locator(part).bounding_box() for part in (".people", ".screen"))
    assert people is not None
    assert screen is not None
    assert (people["x"] < screen["x"], people["y"]) == (True, screen["y"])
    expect(björn.page.locator(".game")).to_contain_text("no clock: a turn may last 14 days")


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("full", "The game starts when all seats are taken, or when the host starts it."),
        ("host", "The host starts the game."),
    ],
)
def test_who_waits_is_told_when_the_game_starts(visitors: Visitors, start: str, said: str) -> None:
    anna = Table.opened(visitors.person(), GAME, "link", "link", setup={"start": start}).visit()
    björn = anna.joined(visitors.person(PHONE), "Björn")
    expect(björn.page.get_by_test_id("prompt")).to_have_text(f"One seat is still free. {said}")
    watching = Table(visitors.person(), anna.name, None).visit()
    expect(watching.page.get_by_test_id("prompt")).to_have_text(
        f"One seat is still free. You are watching. {said}"
    )
    screen = visitors.person()
    screen.goto(f"/#screen={anna.name}")
    expect(screen.locator(".lobby .text")).to_contain_text(said)


def test_waiting_fits_a_phone_and_is_for_everybody(visitors: Visitors) -> None:
    clock = {"clock": {"per_turn_s": 120, "bank_s": 1800}}
    anna = Table.opened(visitors.person(PHONE), GAME, "link", "open", setup=clock).visit()
    page = anna.page
    expect(page.get_by_text("2 minutes a turn, 30 minutes in reserve")).to_be_visible()
    assert [*misfits(page), *barriers(page, quickly=True)] == []
