"""A guided first game of each title: following its hints leads to its farewell."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import (
    DESKTOP,
    LANDSCAPE,
    PHONE,
    SMALL_PHONE,
    Language,
    Screen,
    Visitors,
)
from tests.browser.input_devices import Finger, InputDevice, Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import CONFIRM, READY, gathered, prompt_button
from tests.browser.table_page import GAMES, Move

Lesson = dict[str, Any]


def lesson_of(page: Page, game: str) -> Lesson:
    answer = page.request.get(f"/api/games/{game}/lesson")
    assert answer.ok, answer.text()
    lesson: Lesson = answer.json()
    return lesson


def wanted_at(lesson: Lesson, at: int, game: str) -> list[Move]:
    """The moves that are to be tried now: one, or several that are chosen together."""
    together = gathered(game)
    found: list[Move] = []
    for moment in lesson["moments"][at:]:
        move = moment.get("wanted")
        if not move or (found and not {found[0]["kind"], move["kind"]} <= together):
            break
        found.append(move)
    return [move for move in found if move["kind"] != "done"] or found


def open_lesson(page: Page, game: str) -> None:
    """Reads the aim of the game, and goes on to the first hint."""
    page.goto(f"/#learn={game}")
    page.locator(".aim .primary").click()


def play_lesson(
    page: Page,
    game: str,
    device: InputDevice,
    language: Language,
    look: Callable[[Lesson], None] = lambda moment: None,
) -> int:
    """Does what is wanted until there is nothing more to do; how many times something was.

    `look` is called with every moment at which something is to be done.
    """
    lesson = lesson_of(page, game)
    last = len(lesson["moments"]) - 1
    root = page.locator(".app.lesson")
    steps = 0
    while (at := int(root.get_attribute("data-at") or 0)) < last:
        moment = lesson["moments"][at]
        hint = page.locator("div.hint")
        expect(hint).to_contain_text(moment["hint"]["text"][language].replace("**", "")[:40])
        steps += 1
        look(moment)
        if moves := wanted_at(lesson, at, game):
            for move in moves:
                GAME_PLAYERS[game].press(page, device, move, moves, True)
            confirm(page, device, at)
        else:  # something to read
            device.press(page.locator(f"{READY}[data-does=go-on]"))
            root.and_(page.locator(f':not([data-at="{at}"])')).wait_for()
    return steps


def confirm(page: Page, device: InputDevice, at: int) -> None:
    """Confirms what is chosen, unless a button that says what it does has done it."""
    moved_on = page.locator(f'.app.lesson:not([data-at="{at}"])')
    ready = page.locator(CONFIRM)
    ready.or_(moved_on).first.wait_for()
    if ready.count():
        device.press(ready)
    moved_on.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_following_the_hints_leads_to_the_farewell(visitors: Visitors, game: str) -> None:
    page = visitors.person(PHONE, language="de")
    page.goto(f"/#learn={game}")
    expect(page.locator(".aim")).to_contain_text(lesson_of(page, game)["aim"]["de"])
    page.locator(".aim .primary").tap()
    expect(page.locator("div.hint")).to_be_visible()
    farewell = lesson_of(page, game)["farewell"]["de"].replace("**", "")
    steps = play_lesson(page, game, Finger(), "de")
    assert steps >= 5
    if lesson_of(page, game)["result"] is not None:
        page.locator(".prompt .primary").tap()  # the board is seen before the count
        expect(page.locator(".count")).to_be_visible()
        # With one source of points a table would say no more than the chart.
        expect(page.locator(".count tfoot")).to_have_count(0 if game == "partners" else 1)
    expect(page.get_by_test_id("prompt")).to_contain_text(farewell[:40])
    page.locator(".prompt .primary").tap()
    expect(page.locator(".app[data-n]")).to_be_visible()  # a real table


@pytest.mark.parametrize("game", ["ticket-to-ride-card-game", "partners"])
def test_the_table_of_a_lesson_stays_where_it_is(visitors: Visitors, game: str) -> None:
    page = visitors.person(PHONE)
    bar = page.locator(".app > .prompt")
    tops: set[int] = set()

    def look(moment: Lesson) -> None:
        box = bar.bounding_box()
        assert box is not None
        tops.add(round(box["y"]))
        wanted = moment.get("wanted")
        if wanted and wanted["kind"] == "keep" and moment["position"]["public"]["part"] != "set-up":
            # TR-19: of tickets drawn later one may keep none.
            expect(page.get_by_test_id("prompt")).to_have_text("Which of these tickets do you keep?")

    open_lesson(page, game)
    play_lesson(page, game, Finger(), "en", look)
    assert len(tops) == 1


# Where the bar lies, in whole pixels, at every frame of a lesson from now on, and what is told in it.
WATCH_BAR = """() => {
  window.seen = {};
  window.told = {};
  const look = () => {
    const lesson = document.querySelector(".app.lesson");
    const { y, height } = document.querySelector(".app > .prompt").getBoundingClientRect();
    (window.seen[[Math.round(y), Math.round(height)]] ??= []).push(Number(lesson.dataset.at));
    window.told[lesson.dataset.at] = document.querySelector("div.hint")?.textContent;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(
    ("game", "screen"),
    [*((game, PHONE) for game in GAMES), ("thurn-and-taxis", SMALL_PHONE), ("thurn-and-taxis", DESKTOP)],
    ids=lambda value: value.name if isinstance(value, Screen) else value,
)
def test_the_table_of_a_lesson_stays_where_it_is_while_others_play(
    visitors: Visitors, game: str, screen: Screen
) -> None:
    page = visitors.person(screen, calm=False)
    open_lesson(page, game)
    lesson = lesson_of(page, game)
    moments = lesson["moments"]
    theirs = next(
        at for at, moment in enumerate(moments) if moment["mover"] not in (None, "~", lesson["seat"])
    )
    root = page.locator(".app.lesson")
    hint = page.locator("div.hint")
    expect(hint).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH_BAR)
    device: InputDevice = Finger() if screen.touch else Mouse()
    while (at := int(root.get_attribute("data-at") or 0)) < theirs:
        if wanted := wanted_at(lesson, at, game):
            for move in wanted:
                GAME_PLAYERS[game].press(page, device, move, wanted, True)
            confirm(page, device, at)
        elif moments[at].get("hint"):  # something to read
            device.press(page.locator(f"{READY}[data-does=go-on]"))
        else:
            root.and_(page.locator(f':not([data-at="{at}"])')).wait_for()
    page.locator('.app.lesson[data-asked="true"]').wait_for()
    assert len(page.evaluate("seen")) == 1, page.evaluate("seen")
    told = page.evaluate("told")
    assert lesson["names"][moments[theirs]["mover"]] in told[str(theirs)], told


# How far each ticket on offer reaches below what shows it.
HIDDEN_BELOW = """() => [...document.querySelectorAll(".choice .tk")].map((ticket) =>
  ticket.getBoundingClientRect().bottom - ticket.closest(".table").getBoundingClientRect().bottom)"""


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_all_tickets_of_a_lesson_are_seen_on_a_phone(visitors: Visitors, language: Language) -> None:
    page = visitors.person(PHONE, language=language)
    page.goto("/#learn=ticket-to-ride-card-game")
    page.locator(".aim .primary").tap()
    expect(page.locator(".choice .tk")).to_have_count(6)
    assert max(page.evaluate(HIDDEN_BELOW)) <= 0


def moments_until(page: Page, game: str, kind: str) -> Iterator[Lesson]:
    """Plays a lesson by mouse up to the moment at which a move of this kind is wanted; the moments before."""
    open_lesson(page, game)
    moments = lesson_of(page, game)["moments"]
    root = page.locator(".app.lesson")
    while (moment := moments[at := int(root.get_attribute("data-at") or 0)])["wanted"]["kind"] != kind:
        yield moment
        GAME_PLAYERS[game].press(page, Mouse(), moment["wanted"], [moment["wanted"]], False)
        page.locator(f'.app.lesson[data-asked=true]:not([data-at="{at}"])').wait_for()


def test_a_route_is_closed_by_the_same_two_clicks_as_in_a_real_game(visitors: Visitors) -> None:
    page = visitors.person()
    list(moments_until(page, "thurn-and-taxis", "close"))
    prompt_button(page, {"text": "close"}).click()
    ways = page.locator(".ways button")
    expect(ways).to_have_count(2)
    for number, points in enumerate(("+5 points", "+4 points")):
        expect(ways.nth(number)).to_contain_text(points)
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cities [aria-pressed=true]")).to_have_count(3)
    change = page.locator('.seats [data-seat="0"] .changes .vh')
    expect(change).to_have_text("points: −20, then −15")
    # The other way may be looked at, and is not taken by mistake.
    ways.last.click()
    expect(page.locator(".cities [aria-pressed=true]")).to_have_count(2)
    expect(change).to_have_text("points: −20, then −16")
    page.locator("[data-does=confirm]").click(force=True)
    expect(page.locator(".notice")).to_be_visible()
    ways.first.click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-does=go-on]")).to_be_visible()
    expect(page.locator('.map [data-piece^="house 0"]')).to_have_count(3)


def test_a_card_that_goes_with_the_click_on_it_causes_no_error(visitors: Visitors) -> None:
    """A card is passed while it is pointed at and has the focus."""
    page = visitors.person()
    gives = [
        moment for moment in moments_until(page, "partners", "split") if moment["wanted"]["kind"] == "give"
    ]
    assert len(gives) == 2
    # The error would be told by the page, and is looked for in the end.


def test_the_map_of_a_lesson_can_be_read_on_a_phone(visitors: Visitors) -> None:
    """A lesson tells nothing of what the others did: the room for that is the map’s."""
    page = visitors.person(PHONE)
    open_lesson(page, "thurn-and-taxis")
    land = page.locator(".table > .land").bounding_box()
    own = page.locator(".app > .own").bounding_box()
    prompt = page.locator(".app > .prompt").bounding_box()
    assert land
    assert own
    assert prompt
    assert land["height"] >= 160
    assert own["y"] + own["height"] >= prompt["y"] - 1


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE], ids=lambda screen: screen.name)
def test_on_a_low_screen_everything_a_lesson_says_is_in_view(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen, language="de")
    open_lesson(page, "thurn-and-taxis")
    hint, buttons = page.locator("div.hint"), page.locator(".prompt .btn")
    device = Finger()
    device.press(page.locator('.display [data-city="Nürnberg"]').first)  # not what is wanted
    expect(page.locator(".prompt .notice")).to_be_in_viewport(ratio=0.99)

    def look(_: Lesson) -> None:
        # Also while the houses are placed, which are chosen beforehand: the hint says why.
        expect(hint).to_be_in_viewport(ratio=0.99)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=0.99)

    device.press(page.locator('.display [data-city="Carlsruhe"]').first)
    confirm(page, device, int(page.locator(".app.lesson").get_attribute("data-at") or 0))
    play_lesson(page, "thurn-and-taxis", device, "de", look)
    device.press(page.locator(".prompt .primary"))
    expect(page.locator(".count")).to_be_in_viewport()
    for said in (page.get_by_test_id("prompt"), *buttons.all()):
        expect(said).to_be_in_viewport(ratio=0.99)


def test_a_prompt_of_a_lesson_says_what_is_true(visitors: Visitors) -> None:
    page = visitors.person()
    said = page.get_by_test_id("prompt")
    due = []
    for moment in moments_until(page, "thurn-and-taxis", "close"):
        if moment["wanted"]["kind"] == "postmaster":
            due.append(moment["position"]["public"]["postmaster_due"])
            told = re.compile("^Take a second card: you began without any" if due[-1] else "^Lay a card, or")
            expect(said).to_have_text(told)
    assert due == [True, False]


@pytest.mark.parametrize("game", GAMES)
def test_another_move_than_the_wanted_one_is_answered_kindly(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    open_lesson(page, game)
    root = page.locator(".app.lesson[data-asked=true]")
    expect(root).to_be_visible()
    at = root.get_attribute("data-at")
    lesson = lesson_of(page, game)
    while True:
        moment = lesson["moments"][int(at or 0)]
        wanted = wanted_at(lesson, int(at or 0), game)
        others = [move for move in moment["legal"] if move not in wanted and move["kind"] != "done"]
        if others:
            break
        for move in wanted:
            GAME_PLAYERS[game].press(page, Mouse(), move, wanted, False)
        # As at a real table: with a mouse, a move that is made alone needs no confirmation.
        if wanted[0]["kind"] in gathered(game):
            confirm(page, Mouse(), int(at or 0))
        expect(root).not_to_have_attribute("data-at", str(at))
        expect(root).to_be_visible()
        at = root.get_attribute("data-at")
    GAME_PLAYERS[game].press(page, Mouse(), others[0], list(moment["legal"]), False)
    expect(page.locator(".notice")).to_be_visible()
    assert root.get_attribute("data-at") == at


def test_the_tickets_of_the_lesson_and_the_board_of_partners_have_room(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    open_lesson(page, "ticket-to-ride-card-game")
    expect(page.locator(".choice .tk")).to_have_count(6)
    for ticket in page.locator(".choice .tk").all():
        expect(ticket).to_be_in_viewport(ratio=1)

    small = visitors.person(SMALL_PHONE)
    open_lesson(small, "partners")
    boards: list[float] = []

    def look(_: Lesson) -> None:
        board = small.locator(".board svg").first.bounding_box()
        assert board is not None
        boards.append(board["height"])

    play_lesson(small, "partners", Finger(), "en", look)
    assert min(boards) > 110, "nobody can see where the pawns are"
