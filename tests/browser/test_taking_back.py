"""Taking moves back: at once inside the own turn, later if the others agree."""

from playwright.sync_api import expect

from tests.browser.browser_contexts import Visitors
from tests.browser.finished_games import played_on
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table, show_count
from tests.browser.three_players import GAME, ThreePlayers, menu, news, prompt


def take_a_card(table: Table) -> int:
    """A card that came cannot be unseen: the others have a say. How many moves there were before."""
    shown = table.wait()
    before = int(table.view()["moves"])
    table.page.locator('[data-piece="stock"]').click()
    table.wait(shown)
    return before


def test_inside_the_own_turn_it_is_free(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME).visit()
    player = Player(anna, GAME_PLAYERS[GAME], Mouse())
    anna.wait()
    assert menu(anna).get_by_role("button", name="Take back my last move").count() == 0
    anna.page.keyboard.press("Escape")
    while not (player.made and player.made[-1]["kind"] == "lay"):
        player.decide()
    laid = player.made[-1]["city"]
    expect(anna.page.locator(f'.route [data-city="{laid}"]')).to_be_visible()
    menu(anna).get_by_role("button", name="Take back my last move").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.locator(f'.hand [data-city="{laid}"]')).to_be_visible()
    expect(anna.page.locator(".log li").last).to_contain_text("You took moves back.")
    expect(anna.page.locator(".log li.back").last).to_contain_text(laid)


def test_the_others_agree(visitors: Visitors) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    before = take_a_card(anna)
    menu(anna).get_by_role("button", name="take back my last move").click()
    expect(prompt(anna)).to_contain_text("Waiting for the others to agree to your undo.")
    expect(anna.page.locator(".prompt").get_by_role("button", name="undo")).to_have_count(0)
    expect(prompt(björn)).to_have_text("Anna would like to take back the last move.")
    björn.page.get_by_role("button", name="Allow").tap()
    expect(prompt(björn)).to_have_text("Anna is to move.")
    assert anna.view()["moves"] > before  # Carla has not answered yet
    carla.page.get_by_role("button", name="Allow").click()
    for line in ("You asked to take moves back.", "Björn agreed.", "Carla agreed.", "You took moves back."):
        expect(anna.page.locator(".log")).to_contain_text(line)
    expect(news(björn)).to_contain_text("Anna took moves back. The hidden cards were shuffled again")
    expect(news(anna)).to_contain_text("The hidden cards were shuffled again")
    assert anna.view()["moves"] == before


def test_all_that_would_be_taken_back_is_said(visitors: Visitors) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    first = take_a_card(anna)
    take_a_card(anna)
    asked = {"do": "undo", "table": anna.name, "seat": 0, "decision": anna.view()["decision"], "to": first}
    answer = anna.page.request.post("/api/commands", data={**asked, "cmd": "to-the-beginning"})
    assert answer.ok, answer.text()
    for other in (björn, carla):
        expect(prompt(other)).to_have_text("Anna would like to take back the last 2 moves.")


def test_one_of_them_does_not(visitors: Visitors) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    before = take_a_card(anna)
    anna.page.locator(".prompt").get_by_role("button", name="undo").click()
    carla.page.get_by_role("button", name="Allow").click()
    björn.page.get_by_role("button", name="No", exact=True).tap()
    expect(news(anna)).to_contain_text("Björn did not agree.")
    expect(anna.page.locator(".log li").last).to_contain_text("Björn did not agree.")
    for other in (björn, carla):
        expect(prompt(other)).to_have_text("Anna is to move.")
    assert anna.view()["moves"] > before


def test_what_was_taken_back_after_seeing_more_is_told_with_the_result(visitors: Visitors) -> None:
    page = visitors.person()
    anna, _ = played_on(page, GAME, lambda made: made["move"]["kind"] == "take", which=-1)
    anna.visit()
    take_a_card(anna)
    page.locator(".prompt .undo").click()
    expect(page.locator(".log li").last).to_contain_text("You took moves back.")
    player = Player(anna, GAME_PLAYERS[GAME], Mouse())
    while anna.view()["status"] == "playing":
        player.decide()
    show_count(page)
    skip = page.get_by_role("button", name="To the result")
    if skip.count():
        skip.click()
    expect(page.locator(".noted")).to_contain_text("Anna: ")
