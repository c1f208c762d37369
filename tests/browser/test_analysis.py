"""A finished game is looked back at: how the chances went, where it turned, what a bot would have done."""

import re

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Language, Visitors
from tests.browser.finished_games import finished
from tests.browser.page_checks import WIDTHS, axe_findings, barriers, misfits
from tests.browser.page_texts import english, raw, texts
from tests.browser.replay_page import show_moment, turn_stops
from tests.browser.table_page import GAMES, Table

THURN, TICKET, PARTNERS = GAMES
LONG_MS = 180_000


def curve(page: Page) -> Locator:
    return page.locator("[role=slider].curve")


def now(page: Page) -> int:
    """How many turns were over at the moment that is shown."""
    return int(curve(page).get_attribute("aria-valuenow") or -1)


def expect_turn(page: Page, number: int) -> None:
    expect(curve(page)).to_have_attribute("aria-valuenow", str(number))


def analysed(page: Page, game: str) -> Table:
    """Somebody opens the analysis, and a bit of it has come."""
    table = finished(page, game)
    page.goto(f"/#analysis={table.name}")
    expect(page.locator(".curve .line").first).to_be_visible()
    return table


def decide(page: Page) -> None:
    """Goes to a moment at which somebody decides."""
    curve(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".said button")).to_be_visible()


def chances_asked(page: Page) -> list[int]:
    """From where on the chances are asked for, as it happens."""
    asked: list[int] = []

    def hear(request: Request) -> None:
        if found := re.search(r"/chances\?from=(\d+)", request.url):
            asked.append(int(found[1]))

    page.on("request", hear)
    return asked


def test_a_whole_game_is_analysed_from_the_end_screen(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = finished(page, THURN).visit()
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=LONG_MS)
    # It opens at the end, as long as nobody knows where the game turned; the last value is the result.
    winner = table.view()["result"]["winners"][0]
    name = page.locator(".seats .seat .nm").nth(winner).inner_text().split()[0]
    total = int(curve(page).get_attribute("aria-valuemax") or 0)
    movers = [mover for mover, _ in page.request.get(f"/api/tables/{table.name}/record").json()["moves"]]
    stops = turn_stops(movers)
    assert total == len(stops) - 1
    expect_turn(page, total)
    expect(curve(page)).to_have_attribute(
        "aria-valuetext", re.compile(rf"Turn {total} of {total}: .*{name} 100%")
    )
    expect(page.locator(".seat.won")).to_have_count(1)

    # Anywhere on it is a moment to go to: by click, by dragging, by key.
    box = curve(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    middle = now(page)
    assert abs(middle - total / 2) < 5
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    page.mouse.up()
    quarter = now(page)
    assert 0 < quarter < middle
    page.keyboard.press("ArrowRight")
    expect_turn(page, quarter + 1)
    # Before the end nobody has won.
    expect(page.locator(".seat.won")).to_have_count(0)
    expect(page.locator(".track .cap")).to_have_text(re.compile(r"turn \d+ / \d+"))

    # So are the turning points, each with what the bot says of it.
    expect(page.locator(".turns .waiting")).to_have_count(0, timeout=LONG_MS)
    expect(page.get_by_role("button", name="To the next turning point")).to_be_visible()
    turns = page.locator(".turns li")
    # Their figures are not those of the curve: why, is read before the first of them.
    about = page.get_by_text("The curve knows all cards.").bounding_box()
    first_turn = turns.first.bounding_box()
    assert about is not None
    assert first_turn is not None
    assert about["y"] < first_turn["y"]
    assert 1 <= turns.count() <= 5
    assert page.locator(".curve .flag").count() == turns.count()
    for turn in turns.all():
        found = re.search(r"Turn (\d+)\s.*?(\d+)% instead of (\d+)%", turn.inner_text(), re.DOTALL)
        assert found is not None, turn.inner_text()
        assert int(found[3]) - int(found[2]) >= 3
        advised = re.search(
            r"The bot would have (?:chosen|begun with): (.+?)\.", turn.locator("p").inner_text()
        )
        assert advised is not None
        turn.locator("button").click()
        expect_turn(page, int(found[1]) - 1)
        expect(page.locator(".track .cap")).to_have_text(re.compile(rf"(before|in) turn {found[1]}"))
        # Its verdict is told there without being asked for, by the same numbers.
        told = page.get_by_test_id("verdict")
        expect(told).to_contain_text(f"the bot would choose {advised[1]} ({found[3]}%)")
        expect(told).to_contain_text(f"({found[2]}%)")

    assert misfits(page) + barriers(page, quickly=True) == []
    page.set_viewport_size({"width": WIDTHS[0][0], "height": WIDTHS[0][1]})
    page.get_by_role("button", name="Turning points").click()
    expect(page.locator("dialog .turns li")).to_have_count(turns.count())
    assert misfits(page) + axe_findings(page) == []
    page.locator("dialog .turns button").last.click()
    expect(page.locator("dialog")).to_have_count(0)

    # After the last of them comes the first again; whoever comes back begins there.
    page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
    moments = page.locator(".app[data-moves]")
    page.get_by_role("button", name="To the next turning point").click()
    first = moments.get_attribute("data-moves")
    assert 0 < int(first or 0) < stops[-1]
    page.goto("/#")
    expect(page.locator(".ways").first).to_be_visible()
    page.goto(f"/#analysis={table.name}")
    expect(page.locator(f'.app[data-moves="{first}"]')).to_be_visible()
    expect(curve(page)).to_have_attribute(
        "aria-valuetext", re.compile(rf"^(Before|In) turn \d+ of {total}: ")
    )


def test_whoever_leaves_asks_no_more_and_goes_on_when_they_come_back(visitors: Visitors) -> None:
    visitors.allow("Failed to load resource")
    page = visitors.person(PHONE)
    asked = chances_asked(page)
    # Only the beginning is answered, so that something is left to ask for, however quick the bots are.
    waiting: list[Route] = []
    the_rest = re.compile(r"/chances\?from=[1-9]")
    page.route(the_rest, lambda route: waiting.append(route))
    table = analysed(page, PARTNERS)
    page.get_by_role("button", name="Analysis").tap()
    expect(page.locator(".track")).to_be_visible()
    for route in waiting:
        route.abort()
    page.unroute(the_rest)
    so_far = len(asked)
    page.wait_for_timeout(2000)
    assert len(asked) == so_far

    page.goto("/#")
    expect(page.get_by_role("main")).to_be_visible()
    with page.expect_request(lambda request: "/chances?" in request.url):
        page.goto(f"/#analysis={table.name}")
    expect(page.locator(".curve .line").first).to_be_visible()
    assert min(asked[so_far:]) > 0


def test_what_fails_is_tried_again(visitors: Visitors) -> None:
    visitors.allow("Failed to load resource")
    page = visitors.person(PHONE)
    page.route("**/chances?*", lambda route: route.abort())
    page.goto(f"/#analysis={finished(page, PARTNERS).name}")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    assert misfits(page) == []
    page.unroute("**/chances?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".curve .line").first).to_be_visible()


@pytest.mark.parametrize("game", [THURN, PARTNERS])
def test_the_bot_is_asked_at_any_moment(visitors: Visitors, game: str) -> None:
    page = visitors.person(PHONE)
    table = finished(page, game)
    page.goto(f"/#replay={table.name}")
    expect(page.get_by_role("slider", name="Turn 0 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".said button")).to_have_count(0)
    moves = page.request.get(f"/api/tables/{table.name}/record").json()["moves"]
    seats = [at for at, (mover, _) in enumerate(moves) if mover != "~"]
    moment = seats[len(seats) // 2]
    show_moment(page, moment)
    board = page.locator("section.board")
    before = board.bounding_box()
    page.get_by_role("button", name="What would the bot do?").tap()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(re.compile(r"the bot would (do|choose).*\(\d+%\)"), timeout=LONG_MS)
    # Whatever it says, the board stays as large as it was.
    assert board.bounding_box() == before
    assert misfits(page) == []
    page.keyboard.press("ArrowLeft")
    expect(verdict).to_have_text("")
    show_moment(page, moment)
    expect(verdict).to_contain_text("the bot would")


@pytest.mark.parametrize("language", ["de", "is"])
def test_the_analysis_speaks_the_readers_language(visitors: Visitors, language: Language) -> None:
    page = visitors.person(PHONE, language=language)
    analysed(page, TICKET)
    decide(page)
    page.locator(".said button").tap()
    expect(page.get_by_test_id("verdict").locator("b").first).to_be_visible(timeout=LONG_MS)
    page.locator(".analysis .head button").tap()
    expect(page.locator("dialog .how")).to_be_visible()
    said = texts(page)
    assert raw(said) | english(said, language) == set()
    assert misfits(page) == []


def test_a_turning_point_of_partners_is_read_beside_the_board(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, language="de")
    page.goto(f"/#analysis={finished(page, 'partners').name}")
    page.locator(".film select").select_option("0")  # somebody who has cards
    turn = page.locator(".turns li:has(button)").first
    expect(turn).to_be_visible(timeout=LONG_MS)
    expect(turn.locator("p")).to_contain_text("Der Bot hätte so")
    expect(turn).to_be_in_viewport(ratio=1)
    expect(page.locator(".own .card").first).to_be_in_viewport(ratio=1)


def test_a_game_that_is_not_over_has_no_analysis(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    asked = chances_asked(page)
    table = Table.opened(page, THURN).visit()
    table.wait()
    page.goto(f"/#analysis={table.name}")
    expect(page.get_by_role("slider", name="Turn 0 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=re.compile("Analysis|bot"))).to_have_count(0)
    assert asked == []
