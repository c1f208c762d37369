"""Keys at a table lead to each part of it and to the answers, can be changed, and spend no hint."""

import re
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

import stofa
from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.finished_games import finished
from tests.browser.input_devices import Keys
from tests.browser.page_checks import barriers, misfits
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table
from tools.build_client import ROOT

THURN, TICKET, PARTNERS = GAMES
KEY_MAP = (ROOT / "web/src/lib/keyMap.ts").read_text("utf-8")
PRINTED: Final = [chr(code) for code in range(ord("!"), ord("~") + 1)]
"""Every key that writes something."""

WHERE = """() => {
  const names = [];
  for (let at = document.activeElement; at; at = at.parentElement) {
    if (at.ariaLabel) names.push(at.ariaLabel);
  }
  return names;
}"""


def table(visitors: Visitors, game: str) -> Table:
    table = Table.opened(visitors.person(), game).visit()
    table.wait()
    return table


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def where(page: Page) -> list[str]:
    """The names of what has the focus, and of all that it lies in."""
    return list(page.evaluate(WHERE))


PLACES: Final[dict[str, dict[str, str]]] = {
    THURN: {"b": "Map with 22 cities", "d": "Display", "q": "What is asked", "p": "Players", "l": "Log"},
    TICKET: {"b": "Players", "d": "Tickets on offer", "h": "Your hand · 8", "q": "What is asked"},
    PARTNERS: {"h": "Your hand", "q": "What is asked", "p": "Players", "m": "Beside the board", "l": "Log"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_key_leads_to_each_part_of_the_table(visitors: Visitors, game: str) -> None:
    page = table(visitors, game).page
    expect_places(page, PLACES[game])
    if game == PARTNERS:
        page.keyboard.press("d")
        expect(page.get_by_role("alert")).to_contain_text("Not here right now")


def test_keys_lead_around_a_position_that_is_looked_at(visitors: Visitors) -> None:
    page = visitors.person()
    text = stofa.new(THURN, 2, seed=5).view(0).position_text()
    page.goto(f"/#position={quote(f'{THURN}/{text}', safe='')}")
    expect(page.locator(".map")).to_be_visible()
    places = {
        "b": "Map with 22 cities",
        "d": "Display",
        "p": "Players",
        "m": "Beside the board",
        "q": "Position",
    }
    expect_places(page, places)
    page.keyboard.press("+")
    expect(page.locator(".viewport")).to_have_attribute("tabindex", "0")
    page.keyboard.press("0")
    expect(page.locator(".viewport")).not_to_have_attribute("tabindex", "0")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_keys_lead_around_a_lesson_and_a_replay(visitors: Visitors) -> None:
    page = visitors.person()
    page.goto(f"/#learn={THURN}")
    page.get_by_role("button", name="Start the lesson").click()
    expect(page.locator(".app.lesson .map")).to_be_visible()
    lesson = {"b": "Map with 22 cities", "d": "Display", "p": "Players", "q": "What is asked"}
    expect_places(page, lesson)
    page.goto(f"/#replay={finished(page, PARTNERS).name}")
    expect(page.locator(".film")).to_be_visible()
    expect_places(page, {"b": "Board", "p": "Players", "m": "Beside the board", "q": "replay", "l": "Log"})
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def expect_places(page: Page, places: dict[str, str]) -> None:
    for key, name in places.items():
        page.keyboard.press(key)
        assert name in where(page), f"{key} leads to {where(page)}"


def test_on_a_phone_the_log_and_what_lies_beside_the_board_are_opened(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    Table.opened(page, THURN).visit().wait()
    for key, name in {"l": "Log", "m": "More"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


# The sheet closes, and before the browser has told of it, the next key is pressed.
CLOSE_AND_PRESS = """async (key) => {
  document.querySelector("dialog").requestClose();
  await Promise.resolve();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""


def test_a_key_is_not_lost_while_a_sheet_closes(visitors: Visitors) -> None:
    """On a busy machine the browser tells of it a tenth of a second later: until then, keys did nothing."""
    page = visitors.person(PHONE)
    Table.opened(page, THURN).visit().wait()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.evaluate(CLOSE_AND_PRESS, "m")
    expect(page.get_by_role("dialog", name="More")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_no_single_key_spends_a_hint_or_makes_a_move(visitors: Visitors) -> None:
    there = table(visitors, THURN)
    page = there.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    before = there.view()
    # The line to type in comes last: the keys after it would be written there.
    for key in sorted(PRINTED, key=lambda key: key == "/"):
        page.keyboard.press("q")
        page.keyboard.press(key)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    after = there.view()
    # A hint takes its time: it must not even have been asked for.
    assert [address for address in asked if "/hint" in address] == []
    assert "hints" not in after["seats"][0]
    assert after["n"] == before["n"]


def test_the_list_has_every_key_and_is_for_everybody(visitors: Visitors) -> None:
    page = table(visitors, TICKET).page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    declared = re.findall(r'^    "?[a-z0-9-]+"?: "(.+)",$', KEY_MAP, re.M)
    assert len(declared) > 20
    expect(sheet.locator("button kbd")).to_have_count(len(declared))
    shown = sheet.locator("button kbd").all_inner_texts()
    printed = {"Escape": "Esc"}
    assert shown == [
        " + ".join(printed.get(part, part.upper() if len(part) == 1 else part) for part in key.split())
        for key in declared
    ]
    assert misfits(page) + barriers(page) == []


def change(page: Page, action: str, key: str) -> None:
    page.get_by_role("dialog", name="Keys").get_by_role("button", name=f": {action}").press("Enter")
    page.keyboard.press(key)


def test_a_key_is_changed_and_the_device_keeps_it(visitors: Visitors) -> None:
    there = table(visitors, THURN)
    page = there.page
    page.keyboard.press("?")
    change(page, "The display", "x")
    expect(page.get_by_role("alert")).to_have_text("The display, or the open row: X")
    # What another action has it does not lose, and nobody is left without Tab.
    change(page, "The log", "x")
    expect(page.get_by_role("alert")).to_have_text("X is taken: The display, or the open row.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Enter is needed to move around and to press things.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    there.wait()
    page.keyboard.press("x")
    assert "Display" in where(page)
    page.keyboard.press("q")
    page.keyboard.press("d")
    assert "Display" not in where(page)
    page.keyboard.press("?")
    page.get_by_role("button", name="Restore all keys").press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("d")
    assert "Display" in where(page)


def test_single_keys_are_switched_off_in_the_settings(visitors: Visitors) -> None:
    page = visitors.person()
    page.goto("/")
    page.get_by_role("button", name="Settings").press("Enter")
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_role("group", name="Single keys").get_by_role("radio", name="Off").press("Space")
    sheet.get_by_role("button", name="All keys").press("Enter")
    repeat = "R: Say the last sentence again, switched off. Change"
    expect(page.get_by_role("button", name=repeat)).to_be_visible()
    there = Table.opened(page, THURN).visit()
    there.wait()
    for key in PRINTED:
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    # A card, and then the way in which it is laid: keys with Ctrl are no single keys.
    page.locator(".display button").first.press("Enter")
    expect(page.locator(".hand button")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".hand button")).to_have_count(0)


def test_while_a_sheet_is_open_keys_do_nothing_at_the_table(visitors: Visitors) -> None:
    page = table(visitors, THURN).page
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for key in ("d", "1", "n", "?", "l"):
        page.keyboard.press(key)
        assert "Menu" in where(page)
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_what_was_said_last_is_said_again(visitors: Visitors) -> None:
    page = table(visitors, THURN).page
    said = page.locator(".voice p", has_text="Take a card from the display")
    expect(said).to_have_count(1)
    page.keyboard.press("r")
    expect(said).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_question_the_tab_key_leads_to_the_answers(visitors: Visitors, game: str) -> None:
    page = table(visitors, game).page
    first = {THURN: ".display button", TICKET: ".choice ul button", PARTNERS: ".own .cards button"}[game]
    # The first stop of the page leads to the question.
    page.keyboard.press("Tab")
    expect(focused(page)).to_have_text("To what is asked")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(first).first).to_be_focused()


def test_after_a_card_the_tab_key_leads_to_what_can_be_done_with_it(visitors: Visitors) -> None:
    """The pawns stood before the card just pressed, a whole page away for the Tab key."""
    there = table(visitors, PARTNERS)
    page = there.page
    player = Player(there, GAME_PLAYERS[PARTNERS], Keys(page))
    for _ in range(40):
        there.wait()
        view = there.view()
        cards = [move for move in view["legal"] if move["kind"] == "forward"]
        if len({move["square"] for move in cards}) > 1:
            break
        player.decide()
    page.keyboard.press("h")
    for _ in range(4):
        page.keyboard.press("Enter")
        if page.locator(".options button").count() > 1:
            break
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(page.locator(".options button").first).to_be_focused()


def test_where_houses_go_is_answered_first_and_not_taken_back(visitors: Visitors) -> None:
    """The first stop behind this question was Undo."""
    there = table(visitors, THURN)
    player = Player(there, GAME_PLAYERS[THURN], Keys(there.page))
    for _ in range(200):
        there.wait()
        if there.page.locator(".houses").count():
            break
        player.decide()
    page = there.page
    page.keyboard.press("q")
    page.keyboard.press("Tab")
    expect(page.locator(".houses .way").first).to_be_focused()


def test_ctrl_and_enter_confirm_what_is_put_together(visitors: Visitors) -> None:
    """In Ticket to Ride it did nothing with “Lay 3 red?” picked."""
    there = table(visitors, TICKET)
    page = there.page
    player = Player(there, GAME_PLAYERS[TICKET], Keys(page))
    player.decide()
    for _ in range(30):
        there.wait()
        lays = [move for move in there.view()["legal"] if move["kind"] == "lay"]
        pairs = [move for move in lays if move["cars"] == 2 and not move["locomotives"]]
        if pairs:
            break
        player.decide()
    before = there.view()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("alert")).to_have_text("There is nothing to confirm yet.")
    card = page.locator(f'.hand [data-piece="hand {pairs[0]["colour"]}"]')
    card.press("Enter")
    card.press("Enter")
    page.keyboard.press("Control+Enter")
    there.wait(before["n"])
    assert there.made(before) == pairs[0]["text"]
