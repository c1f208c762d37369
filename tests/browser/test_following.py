"""Following a game: a log that tells every gain, what the others did since one's last turn, and reactions."""

import re

from playwright.sync_api import expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.input_devices import Finger, Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table

THURN = "thurn-and-taxis"


def test_a_closing_is_one_line_with_all_it_brought(visitors: Visitors) -> None:
    page = visitors.person()
    table = Table.opened(page, THURN).visit()
    player = Player(table, GAME_PLAYERS[THURN], Mouse())
    table.wait()
    closed = page.locator(".log li", has_text=re.compile(r"You closed \S+–\S+ \(\d+\): .*house"))
    while not closed.count():
        assert player.decide()["status"] == "playing", "no route was closed"
    line = closed.last.inner_text()
    moved = [move for move in table.moved() if move["mover"] == 0]
    carriages = [then for move in moved for then in move.get("then", []) if then["what"] == "carriage"]
    assert bool(carriages) == ("carriage" in line)
    assert page.locator(".log li", has_text="You placed a house").count() == 0


def test_what_the_others_did_is_shown_again(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    table = Table.opened(page, THURN, "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[THURN], Finger(), confirm=True)
    table.wait()
    while not player.made or player.made[-1]["kind"] != "end":
        player.decide()
    table.wait()
    strip = page.locator("button.since")
    expect(strip.locator(".line")).to_have_count(2)
    strip.tap()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.get_by_role("button", name="Back to now")).to_have_count(
        0
    )  # by itself, after the last of them
    expect(page.locator(".app[data-asked=true]")).to_be_visible()


def test_a_reaction_is_seen_beside_the_seat(visitors: Visitors) -> None:
    page = visitors.person()
    anna = Table.opened(page, THURN, "link").visit()
    björn = anna.joined(visitors.person(PHONE), "Björn")
    anna.wait()
    expect(björn.page.locator(".app[data-n]")).to_be_visible()
    page.get_by_role("button", name="React").click()
    page.get_by_role("button", name="Applause").click()
    expect(björn.page.locator("[data-seat='0'] .shows .applause")).to_be_visible()
    expect(björn.page.locator("[data-seat='0'] .shows")).to_have_count(0)
    expect(page.locator(".log li").last).to_contain_text("You applaud.")
