"""From the door to the goodbye: wrong addresses, one's own games, playing on, and the result as a picture."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, LANDSCAPE, PHONE, Language, Visitors
from tests.browser.finished_games import finished
from tests.browser.input_devices import Mouse
from tests.browser.page_checks import resize
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.replay_page import show_moment
from tests.browser.table_page import Table, show_count

THURN = "thurn-and-taxis"
WHOLE_GAME_MS = 180_000
"""For bots that play a whole game, on a busy machine, too."""

# The colours in some rectangles of a picture, each that fills more than a few pixels.
COLOURS = """async ([bytes, boxes]) => {
  const drawn = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(drawn, 0, 0);
  return boxes.map((box) => {
    const { data } = pen.getImageData(...box);
    const counts = {};
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join();
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return Object.keys(counts).filter((colour) => counts[colour] > 100);
  });
}"""


@pytest.mark.parametrize(
    ("language", "said"), [("en", "There is nothing at this address"), ("is", "Hér er ekkert")]
)
def test_a_wrong_address_shows_a_way_on(visitors: Visitors, language: Language, said: str) -> None:
    visitors.allow("status of 404")
    page = visitors.person(PHONE, language=language)
    for address in ("/regeln", "/#regeln", "/#learn=regeln"):
        page.goto(address)
        expect(page.get_by_role("heading", name=said)).to_be_visible()
    page.goto("/regeln")
    page.locator("main .primary").tap()
    expect(page.locator(".home")).to_be_visible()


def test_a_wrong_address_takes_the_code_of_a_table(visitors: Visitors) -> None:
    visitors.allow("status of 404")
    page = visitors.person(PHONE)
    table = Table.opened(page, "partners", "bot", "bot", "bot")
    page.goto("/regeln")
    field = page.get_by_label("Table link or code")
    field.fill("what?")
    page.get_by_role("button", name="Go", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text("not a link")
    field.fill(table.name)
    page.get_by_role("button", name="Go", exact=True).tap()
    expect(page.locator(".board")).to_be_visible()


def test_the_first_page_leads_to_tables_with_people(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    for way, kind in (("Friends on their own devices", "link"), ("Around this screen", "here")):
        page.goto("/")
        page.get_by_role("link", name=way).tap()
        expect(page.get_by_label("Who sits at seat 1", exact=True)).to_have_value("me")
        expect(page.get_by_label("Who sits at seat 2", exact=True)).to_have_value(kind)
        expect(page.get_by_label("Who sits at seat 3", exact=True)).to_have_value(kind)


def test_a_seat_is_added_where_the_table_has_room(desktop: Page) -> None:
    desktop.goto(f"/#new={THURN}")
    desktop.get_by_role("button", name="Add a seat").click()
    expect(desktop.get_by_label("4 players")).to_be_checked()
    expect(desktop.get_by_label("Who sits at seat 4", exact=True)).to_be_visible()
    expect(desktop.get_by_role("button", name="Add a seat")).to_have_count(0)


def test_no_name_is_asked_for_a_seat_that_is_not_there(visitors: Visitors) -> None:
    visitors.allow("status of 404")
    page = visitors.person(PHONE)
    page.goto("/#sit=nothing.1")
    expect(page.get_by_role("heading", name="This link doesn’t work")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.goto(f"/#sit={Table.opened(page, 'partners', 'bot', 'open', 'bot').name}.2")
    expect(page.get_by_role("heading", name="Partners")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Anna")
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()


def test_a_phone_shows_the_games_first_and_learning_beside_playing(phone: Page) -> None:
    phone.goto("/")
    play = phone.get_by_role("button", name="Play against bots: Thurn and Taxis")
    learn = phone.get_by_role("link", name="Learn to play: Thurn and Taxis")
    expect(play).to_be_in_viewport()
    expect(learn).to_be_in_viewport()
    one, other = play.bounding_box(), learn.bounding_box()
    assert one is not None
    assert other is not None
    assert (one["y"], one["height"]) == (other["y"], other["height"])
    assert abs(one["width"] - other["width"]) < 2
    # All three are seen before anything is moved.
    for game in ("Thurn and Taxis", "Ticket to Ride: The Card Game", "Partners"):
        button = phone.get_by_role("button", name=f"Play against bots: {game}")
        centre = "(button) => { const { x, y, width, height } = button.getBoundingClientRect();"
        centre += "return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
        assert button.evaluate(centre), game
    field = phone.get_by_label("Your name").bounding_box()
    assert field is not None
    assert field["y"] > one["y"]
    # Above the games is only what they are; how hard the bots play lies under the thumb.
    picture = phone.locator("main .picture").first.bounding_box()
    level = phone.get_by_text("Medium", exact=True)
    expect(level).to_be_in_viewport()
    thumb = level.bounding_box()
    assert picture is not None
    assert thumb is not None
    assert picture["y"] < 200
    assert thumb["y"] > PHONE.height * 0.75


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_a_phone_shows_how_to_begin_each_game(visitors: Visitors, language: Language) -> None:
    page = visitors.person(PHONE, language=language)
    page.goto("/")
    expect(page.locator(".level .pips")).to_have_count(5)
    level = page.locator(".level").bounding_box()
    last = page.locator("main .ways").last.bounding_box()
    assert level is not None
    assert last is not None
    assert last["y"] + last["height"] <= level["y"]


def test_what_was_played_stands_in_one_line_of_a_phone(visitors: Visitors) -> None:
    page = visitors.person(PHONE, language="de")
    table = Table.opened(page, THURN).visit()
    table.wait()
    leave = {"do": "leave", "cmd": "test-leave", "table": table.name, "seat": 0}
    assert page.request.post("/api/commands", data=leave).ok
    show_count(page)
    page.goto("/")
    folded = page.get_by_text("Eine beendete Partie").bounding_box()
    every = page.get_by_role("link", name="Alle meine Partien").bounding_box()
    assert folded is not None
    assert every is not None
    assert abs(folded["y"] + folded["height"] / 2 - every["y"] - every["height"] / 2) < 1
    assert folded["x"] + folded["width"] < every["x"]
    page.get_by_text("Eine beendete Partie").tap()
    row = page.locator("details li").bounding_box()
    every = page.get_by_role("link", name="Alle meine Partien").bounding_box()
    assert row is not None
    assert every is not None
    assert row["y"] + row["height"] <= every["y"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_on_its_side_shows_how_to_begin_each_game(visitors: Visitors, language: Language) -> None:
    page = visitors.person(LANDSCAPE, language=language)
    page.goto("/")
    for way in page.locator("main .ways .primary").all():
        expect(way).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_a_phone_on_its_side_keeps_what_there_is_to_do_in_view(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.person(LANDSCAPE, language="de")
    resize(page, *size)

    def expect_buttons(count: int) -> None:
        buttons = page.locator(".app > .prompt .btn")
        expect(buttons).to_have_count(count)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)

    page.goto(f"/#new={THURN}")
    expect_buttons(2)
    Table.opened(page, THURN, "link", "link").visit_with_links()
    expect_buttons(1)
    page.locator("[data-does=ask-start]").tap()
    expect_buttons(2)
    finished(page, THURN).visit()
    expect_buttons(3)
    expect(page.locator(".top h1")).not_to_have_css("font-size", "0px")


def test_how_hard_the_bots_play_is_chosen_on_the_first_page(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_text("Easy", exact=True).click()
    desktop.get_by_role("button", name="Play against bots: Thurn and Taxis").click()
    expect(desktop.locator(".app[data-n]")).to_be_visible()
    table = Table(desktop, desktop.url.partition("=")[2])
    assert {seat["bot"] for seat in table.view()["seats"]} == {None, "easy"}


def test_from_a_moment_of_a_finished_game_one_plays_on(desktop: Page) -> None:
    source = finished(desktop, THURN)
    desktop.goto(f"/#replay={source.name}")
    show_moment(desktop, 40)
    button = desktop.get_by_role("button", name="Play on from here").first
    expect(button).to_have_attribute("title", re.compile("Against bots, in the seat of .+ Different cards"))
    button.click()
    expect(desktop.locator(".app[data-n]")).to_be_visible()
    seats = desktop.evaluate("async () => (await (await fetch('/api/tables')).json()).tables")
    mine = next(table for table in seats if table["seats"])
    table = Table(desktop, mine["table"], mine["seats"][0])
    table.wait()
    Player(table, GAME_PLAYERS[THURN], Mouse()).decide()
    assert table.view()["moves"] > 40


def test_on_a_phone_playing_on_is_the_first_of_what_there_is_more(visitors: Visitors) -> None:
    page = visitors.person(PHONE, language="de")
    page.goto(f"/#replay={finished(page, 'partners').name}/60")
    page.get_by_role("button", name="Mehr anzeigen").tap()
    button = page.get_by_role("button", name="Von hier weiterspielen")
    expect(button).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Gegen Bots, auf dem Platz von")).to_be_in_viewport(ratio=1)
    button.tap()
    expect(page.locator(".app.partners[data-n]")).to_be_visible()


def test_a_result_is_by_team_and_can_be_shared_as_a_picture(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    finished(page, "partners").visit()
    expect(page.locator(".end .chart h2")).to_contain_text("Result")
    expect(page.locator(".chart .total")).to_have_count(2)
    # What there is to do next stands below all of it, from edge to edge.
    page.wait_for_function("""() => {
      const boxes = (of) => [...document.querySelectorAll(of)].map((box) => box.getBoundingClientRect());
      const [bar] = boxes(".end > .prompt"), panels = boxes(".end main > .panel");
      return Math.min(...panels.map(({ left }) => left)) === bar.left
        && Math.max(...panels.map(({ right }) => right)) === bar.right;
    }""")  # the story of the game comes last
    assert "8" in page.locator(".chart .total").all_text_contents()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    picture = download.value.path().read_bytes()
    # The winners' marks, red and green, stand on the left, and the board of the game on the right.
    words, drawing = page.evaluate(COLOURS, [list(picture), [[40, 230, 150, 200], [530, 48, 614, 534]]])
    assert {"176,54,45", "86,160,106"} <= set(words), words
    assert len(drawing) > 10


def test_a_used_link_says_who_sits_there_and_offers_to_watch(visitors: Visitors) -> None:
    host, friend, late = (visitors.person(PHONE) for _ in range(3))
    table = Table.opened(host, THURN, "link", "link")
    table.joined(friend, "Petra")
    late.goto(table.links[0])
    expect(late.get_by_role("heading", name="This seat is taken")).to_be_visible()
    expect(late).to_have_title("This seat is taken · Stofa")
    expect(late.locator("main")).to_contain_text("Anna’s table · Thurn and Taxis")
    expect(late.locator("main")).to_contain_text("Petra has sat down with this link")
    expect(late.get_by_role("textbox")).to_have_count(0)
    late.get_by_role("link", name="Watch").tap()
    expect(late.get_by_test_id("prompt")).to_contain_text("You are watching.")


def test_a_used_link_to_a_table_without_spectators_only_says_so(visitors: Visitors) -> None:
    visitors.allow("status of 410")
    host, friend, late = (visitors.person(PHONE) for _ in range(3))
    table = Table.opened(host, THURN, "link", "link", setup={"spectators": False})
    table.joined(friend, "Petra")
    late.goto(table.links[0])
    expect(late.get_by_role("heading", name="This link doesn’t work")).to_be_visible()
    expect(late).to_have_title("This link doesn’t work · Stofa")
    expect(late.get_by_role("link", name="Watch")).to_have_count(0)
    assert "Petra" not in late.locator("main").inner_text()


@pytest.mark.parametrize(
    ("game", "title"), [(THURN, "The story of the points"), ("partners", "Who came home when")]
)
def test_a_result_tells_how_the_points_came(visitors: Visitors, game: str, title: str) -> None:
    page = visitors.person(PHONE)
    source = finished(page, game)
    source.visit()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    told = page.locator(".story li")
    expect(told).to_have_count(3)
    # The last of them is how it ended, and each can be looked at again.
    scores = re.findall(r"\d+", page.locator(".end .hero p").first.inner_text())[-2:]
    assert re.findall(r"\d+", told.last.locator(".num").inner_text()) == scores
    turn = re.search(r"Turn (\d+)", told.first.inner_text())
    assert turn is not None
    told.first.get_by_role("link").tap()
    expect(page.locator("main, .app").get_by_text(re.compile(f"turn {turn[1]} / "))).to_be_visible()


def test_the_chart_of_a_result_is_no_larger_than_it_is_written(visitors: Visitors) -> None:
    page = visitors.person(LANDSCAPE)
    finished(page, "ticket-to-ride-card-game").visit()
    chart = page.locator(".chart svg")
    expect(chart.locator(".part").first).to_be_visible()
    box = chart.bounding_box()
    assert box is not None
    assert box["width"] > 700
    assert box["height"] < 130  # two players


def test_all_tickets_lie_open_in_the_result(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    source = finished(page, "ticket-to-ride-card-game")
    scoring = source.view()["scoring"]
    source.visit()
    expect(page.get_by_role("heading", name="The tickets")).to_be_visible()
    for failed in (False, True):
        lines = [
            line for seat in scoring for line in seat if line["source"] == ("completed", "failed")[failed]
        ]
        rows = page.locator(f".story li{'.failed' if failed else ':not(.failed)'}")
        expect(rows).to_have_count(sum(line["facts"]["count"] for line in lines))
        points = [int(row.replace("−", "-")) for row in rows.locator(".num").all_inner_texts()]
        assert sum(points) == sum(line["points"] for line in lines)


def test_all_tickets_are_turned_over_before_the_count_goes_on(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, calm=False)
    finished(page, "ticket-to-ride-card-game").visit()
    title = page.locator(".end .chart h2")
    expect(title).to_have_text("Completed tickets")
    # A ticket that goes away while it is being turned ends its animation unfinished.
    page.evaluate(
        "() => Promise.all(document.querySelector('.scored').parentElement.parentElement"
        ".getAnimations({ subtree: true }).map((each) => each.finished))"
    )
    expect(page.locator(".scored li").first).to_be_visible()
    expect(title).to_have_text("Failed tickets")


def test_an_invitation_says_what_was_agreed_on(visitors: Visitors) -> None:
    host, friend = visitors.person(), visitors.person(PHONE)
    table = Table.opened(host, THURN, "link", edition="icelandic")
    friend.goto(table.links[0])
    expect(
        friend.get_by_text("45 min · Edition: Icelandic · no clock: a turn may last 14 days")
    ).to_be_visible()
    table = Table.opened(host, THURN, "link", setup={"clock": {"days": 3}})
    friend.goto("/")
    friend.goto(table.links[0])
    expect(friend.get_by_text("Edition: German · Clock: 3 days a turn")).to_be_visible()
    table = Table.opened(host, "ticket-to-ride-card-game", "link", "bot")
    friend.goto("/")
    friend.goto(table.links[0])
    expect(friend.get_by_text("Cards in the station: Face down")).to_be_visible()
    expect(friend.get_by_role("list", name="Players")).to_contain_text("bot · Greedy")


def test_a_table_that_is_not_there_shows_a_way_on(visitors: Visitors) -> None:
    visitors.allow("status of 404")
    page = visitors.person(PHONE)
    page.goto("/#table=nothing")
    expect(page.get_by_role("heading", name="This table can’t be found", exact=True)).to_be_visible()
    page.locator("main .primary").tap()
    expect(page.locator(".home")).to_be_visible()


def test_finished_games_are_listed_with_their_results(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    page.goto("/#mine")
    expect(page.get_by_text("You have not played a game yet")).to_be_visible()
    played = {
        "table": "gone",
        "game": THURN,
        "names": ["Anna", "Björn", "bot:medium", "bot:easy"],
        "seat": 0,
        "scores": [28, 26, 22, 20],
        "winners": [0],
        "at": 1_700_000_000_000,
    }
    page.evaluate("played => localStorage.setItem('stofa played', JSON.stringify([played]))", played)
    page.reload()
    main = page.locator("main")
    expect(main).to_contain_text("28")
    for words in (
        "Won",
        "of 1 won",
        "Against bots",
        "Medium",
        "With people",
        "Björn",
        "4 players",
        "average 28",
    ):
        expect(main).to_contain_text(words)
    # The easiest first, as they are offered.
    assert re.search("Against bots.*Easy.*Medium", main.inner_text(), re.DOTALL)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export (CSV)").tap()
    assert "Björn 26" in download.value.path().read_text("utf-8-sig")


def test_running_games_stand_level_with_what_the_finished_ones_tell(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, THURN).visit()
    table.wait()
    leave = {"do": "leave", "cmd": "test-leave", "table": table.name, "seat": 0}
    assert page.request.post("/api/commands", data=leave).ok
    show_count(page, WHOLE_GAME_MS)
    Table.opened(page, THURN)
    page.goto("/#mine")
    row = page.locator(".games li").first.bounding_box()
    sum_ = page.locator(".sum").bounding_box()
    assert row is not None
    assert sum_ is not None
    assert row["y"] == sum_["y"]
