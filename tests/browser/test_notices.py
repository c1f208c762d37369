"""Refusals and news: in the prompt bar, over nothing else, gone with the next thing that is done."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Screen, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.layout_shifts import steady
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table, lift_curtain
from tests.browser.three_players import prompt

# What lies in the middle of an element, as a click would find it.
HIT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def laying(page: Page, confirm: bool = False) -> Table:
    """A table of Thurn and Taxis at which a card is to be laid: another one of the display is refused."""
    table = Table.opened(page, "thurn-and-taxis").visit()
    player = Player(table, GAME_PLAYERS["thurn-and-taxis"], Mouse(), confirm)
    table.wait()
    while table.view()["position"]["step"] != "laying":
        player.decide()
    return table


def refused(table: Table) -> None:
    # It is marked as disabled, and still says why.
    table.page.locator(".display .letter").first.click(force=True)
    expect(table.page.locator(".prompt .notice.refusal")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_refusal_covers_nothing_and_goes_with_the_next_click(visitors: Visitors, screen: Screen) -> None:
    table = laying(visitors.person(screen), confirm=screen.touch)
    page = table.page
    with steady(page):
        refused(table)
    expect(page.locator(".notice")).to_have_count(1)
    assert "TT-" in page.locator(".notice").inner_text()
    cards = page.locator(".hand .letter")
    assert all(cards.nth(at).evaluate(HIT) for at in range(cards.count()))
    before = table.view()["n"]
    cards.first.click()
    expect(page.locator(".notice")).to_have_count(0)
    if screen.touch:
        expect(page.locator(".prompt [data-does=put-back]")).to_be_visible()
    else:
        table.wait(before)  # it is laid


def test_a_refusal_goes_when_somebody_else_is_to_move(visitors: Visitors) -> None:
    page, guest = visitors.person(), visitors.person()
    table = Table.opened(page, "thurn-and-taxis", "link")
    theirs = table.joined(guest, "Björn")
    guest.locator(".display .letter").first.click(force=True)
    notice = guest.locator(".prompt .notice")
    expect(notice).to_have_text("It is Anna’s turn.")
    while not (legal := theirs.view()["legal"]):
        expect(notice).to_be_visible()
        table.play(table.view()["legal"][0]["text"])
    expect(guest.get_by_test_id("prompt")).to_contain_text("Take a card")
    expect(notice).to_have_count(0)
    assert legal[0]["kind"] == "take"


def test_the_rule_opens_beside_the_board(visitors: Visitors) -> None:
    table = laying(visitors.person())
    page = table.page
    refused(table)
    rule = page.locator(".notice a")
    number = rule.inner_text().removeprefix("Read ")
    rule.click()
    expect(page.locator(f"dialog [id='{number}']")).to_be_in_viewport()
    board, book = page.locator(".map").bounding_box(), page.locator("dialog").bounding_box()
    assert board is not None
    assert book is not None
    assert board["x"] + board["width"] <= book["x"] + 40
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)


def test_a_picked_card_is_put_back(visitors: Visitors) -> None:
    """In Partners a card is picked before its pawn: putting it back takes nothing else back."""
    page = visitors.person()
    table = Table.opened(page, "partners").visit()
    player = Player(table, GAME_PLAYERS["partners"], Mouse())
    table.wait()
    while (before := table.view())["position"]["step"] != "playing" or before["legal"][0]["kind"] == "fold":
        player.decide()
    page.locator(".own .legal").first.click()
    buttons = page.locator(".prompt .row button")
    expect(page.locator(".prompt [data-does=put-back]")).to_have_text("Put back")
    expect(page.locator(".prompt .undo")).to_have_count(0)
    page.locator(".prompt [data-does=put-back]").click()
    expect(page.locator(".own .sel")).to_have_count(0)
    expect(buttons).to_have_count(0)
    assert table.view()["n"] == before["n"]


def test_a_round_around_one_screen_is_taken_back_only_after_a_question(visitors: Visitors) -> None:
    """Nobody else is asked: all sit at the screen."""
    page = visitors.person()
    table = Table.opened(page, "thurn-and-taxis", "here").visit()
    for seat in (0, 1):
        lift_curtain(page)
        player = Player(Table(page, table.name, seat), GAME_PLAYERS["thurn-and-taxis"], Mouse())
        while not player.made or player.made[-1]["kind"] != "end":
            player.decide()
        expect(page.locator(".curtain")).to_be_visible()
    lift_curtain(page)
    before = table.view()["moves"]
    undo = page.locator(".prompt .undo")
    expect(undo).to_have_accessible_name("Take back the round")
    undo.click()
    expect(prompt(table)).to_contain_text("everything the others have done since")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".log li.back").first).to_be_attached()
    assert table.view()["moves"] < before


def test_a_round_of_bots_is_taken_back_only_after_a_question(visitors: Visitors) -> None:
    page = visitors.person()
    table = Table.opened(page, "thurn-and-taxis").visit()
    player = Player(table, GAME_PLAYERS["thurn-and-taxis"], Mouse())
    table.wait()
    while not player.made or player.made[-1]["kind"] != "end":
        player.decide()
    table.wait()
    before = table.view()
    undo = page.locator(".prompt .undo")
    expect(undo).to_have_accessible_name("Take back the round")
    undo.click()
    expect(prompt(table)).to_contain_text("Take back your last turn")
    page.get_by_role("button", name="Leave it").click()
    assert table.view()["n"] == before["n"]
    undo.click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".log li.back").first).to_be_attached()
    assert table.view()["moves"] < before["moves"]
