"""Following a game: a log that tells every gain, what the others did since one's last turn, and reactions."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Language, Screen, Visitors
from tests.browser.finished_games import finished
from tests.browser.input_devices import Finger, Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.replay_page import turn_stops
from tests.browser.table_page import GAMES, Table

THURN, TICKET, PARTNERS = GAMES
LANDSCAPE = Screen("landscape", 844, 390, touch=True)


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


def test_where_the_others_played_stays_marked_during_the_own_turn(visitors: Visitors) -> None:
    page = visitors.person()
    table = Table.opened(page, THURN, "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[THURN], Mouse())
    while not player.made or player.made[-1]["kind"] != "end":
        player.decide()
    table.wait()
    cities = page.locator(".map .city:has(.lastring)")
    marked = set(cities.evaluate_all("all => all.map((city) => city.dataset.city)"))
    moves = [moved["move"] for moved in table.moved() if moved["mover"] in (1, 2)]
    laid = {move["city"] for move in moves if "city" in move}
    assert marked == laid
    assert marked
    player.decide()
    player.decide()
    for city in marked:
        expect(page.locator(f'.map .city[data-city="{city}"] .lastring')).to_be_visible()


# What the prompt has said since the last click.
HEAR_PROMPT = """() => {
  window.said = [];
  const prompt = document.querySelector("[data-testid=prompt]");
  new MutationObserver(() => {
    const text = prompt.textContent.trim();
    if (text !== window.said.at(-1)) window.said.push(text);
  }).observe(prompt, { subtree: true, childList: true, characterData: true });
}"""


def test_a_line_of_the_log_plays_its_turn_once_more(visitors: Visitors) -> None:
    page = visitors.person(calm=False)
    page.add_init_script("localStorage.setItem('stofa', JSON.stringify({ speed: 'fast' }))")
    table = Table.opened(page, THURN).visit()
    player = Player(table, GAME_PLAYERS[THURN], Mouse())
    while not player.made or player.made[-1]["kind"] != "end":
        player.decide()
    table.wait()
    began = page.locator(".log li", has_text="You began a route with")
    page.evaluate(HEAR_PROMPT)
    began.last.get_by_role("button").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("You began a route with")
    expect(page.locator(".log li.now")).to_contain_text("You began a route with")
    # Before that, the card was taken again; and it stays there.
    said = page.evaluate("window.said")
    assert [text for text in said if "You took" in text or "You also took" in text], said
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".app[data-asked=true]")).to_be_visible()
    assert "You began" not in page.get_by_test_id("prompt").inner_text()


def test_a_line_that_is_pointed_at_marks_its_places(visitors: Visitors) -> None:
    page = visitors.person()
    table = Table.opened(page, THURN).visit()
    player = Player(table, GAME_PLAYERS[THURN], Mouse())
    while not player.made or player.made[-1]["kind"] != "lay":
        player.decide()
    table.wait()
    city = player.made[-1]["city"]
    page.locator(".log li", has_text=f"route with {city}").last.get_by_role("button").hover()
    ring = page.locator(".spot").bounding_box()
    spot = page.locator(f'.board svg [data-city="{city}"]').bounding_box()
    assert ring is not None
    assert spot is not None
    for side, length in (("x", "width"), ("y", "height")):
        assert abs(ring[side] + ring[length] / 2 - spot[side] - spot[length] / 2) < 6  # type: ignore[literal-required]
    page.mouse.move(5, 5)
    expect(page.locator(".spot")).to_have_count(0)


def test_a_replay_goes_by_turns_and_leaps_to_gains(visitors: Visitors) -> None:
    page = visitors.person()
    table = finished(page, THURN)
    moves = page.request.get(f"/api/tables/{table.name}/record").json()["moves"]
    stops = turn_stops([mover for mover, _ in moves])
    page.goto(f"/#replay={table.name}")
    # The cards are dealt already.
    expect(page.locator(f'.app[data-moves="{stops[0]}"]')).to_be_visible()
    page.get_by_role("slider", name=f"Turn 0 of {len(stops) - 1}").fill("7")
    expect(page.locator(f'.app[data-moves="{stops[7]}"]')).to_be_visible()
    page.get_by_role("button", name="To the next gain or loss").click()
    expect(page.locator(".film p").first).to_contain_text("closed")


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


LONG_NAMES = (
    "Guðný Sigurðardóttir von und zu Hohenloh",
    "Maximiliane-Charlotte Schmidt-Wohlgemuth",
    "Jón",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
SIZES = ((390, 844), (320, 568), (844, 390), (667, 375), (1024, 768), (1280, 800), (1920, 1080))
# What does not fit into its box, of the boxes that are seen.
CUT = """(where) => [...document.querySelectorAll(where)].filter((box) => box.checkVisibility() &&
  (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1 ||
   getComputedStyle(box).textOverflow === "ellipsis")).map((box) => `${box.textContent} at ${innerWidth}`)"""

# The words of names that stand in more than one line.
BROKEN = r"""() => [...document.querySelectorAll(".seats .nm")].flatMap((box) =>
  [...box.textContent.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(box.firstChild, index);
    range.setEnd(box.firstChild, index + word.length);
    const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top));
    return lines.size > 1 ? [word] : [];
  }))"""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def cut(page: Page, where: str) -> list[str]:
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )
        found += page.evaluate(CUT, where)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_names_are_never_cut(visitors: Visitors, game: str) -> None:
    page = visitors.person(language="de")
    first, *others = LONG_NAMES
    seats = [{"kind": "me", "name": first}, *({"kind": "here", "name": name} for name in others)]
    opened = page.request.post("/api/tables", data={"game": game, "seats": seats})
    Table(page, opened.json()["table"]).visit()
    expect(page.locator(".seats .seat")).to_have_count(4)
    assert cut(page, ".seats .nm") == []
    # A word is set smaller before it is broken, unless nobody could have such a name.
    assert set(page.evaluate(BROKEN)) <= {LONG_NAMES[-1]}


@pytest.mark.parametrize(("game", "language"), [(THURN, "is"), (TICKET, "de"), (PARTNERS, "en")])
def test_what_the_others_did_is_never_cut(visitors: Visitors, game: str, language: Language) -> None:
    page = visitors.person(language=language)
    table = Table.opened(page, game, "bot", "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    for _ in range(4):
        player.decide()
    table.wait()
    assert cut(page, ".since .said") == []


def test_who_is_next_is_marked(visitors: Visitors) -> None:
    page = visitors.person()
    table = Table.opened(page, THURN, "bot", "bot").visit()
    table.wait()
    expect(page.locator(".seat.turn")).to_have_attribute("data-seat", "0")
    expect(page.locator(".seat.next")).to_have_attribute("data-seat", "1")
    expect(page.locator(".seat.next")).to_contain_text("next")


def test_the_log_is_in_view_with_four_players(visitors: Visitors) -> None:
    page = visitors.person()
    table = Table.opened(page, THURN, "bot", "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[THURN], Mouse())
    while not player.made or player.made[-1]["kind"] != "end":
        player.decide()
    table.wait()
    newest = page.locator(".side .log li.now").bounding_box()
    assert newest is not None
    panel = page.locator(".side .story").bounding_box()
    assert panel is not None
    assert panel["y"] <= newest["y"]
    assert newest["y"] + newest["height"] <= min(800, panel["y"] + panel["height"])
    # What the others did is still at hand.
    page.get_by_role("region", name="Since your last turn").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()


# The boxes of everything around the board; what stands in them may change.
BOXES = """() => Object.fromEntries(
  [".seats", ".board", ".own", ".prompt", ".since", ".side .since", ".side .story", ".side .log"]
    .flatMap((name) => {
      const box = document.querySelector(`.app > ${name}`)?.getBoundingClientRect();
      return box?.width ? [[name, [box.x, box.y, box.width, box.height].map(Math.round).join()]] : [];
    }))"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, LANDSCAPE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", [TICKET, PARTNERS])
def test_no_box_moves_between_two_decisions(visitors: Visitors, game: str, screen: Screen) -> None:
    """With four at the table. Thurn and Taxis: test_thurn_table.py."""
    page = visitors.person(screen)
    table = Table.opened(page, game, "bot", "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[game], Finger() if screen.touch else Mouse(), confirm=screen.touch)
    player.decide()  # before that, tickets may be chosen
    table.wait()
    boxes = page.evaluate(BOXES)
    assert ".prompt" in boxes
    for _ in range(7):
        player.decide()
        assert page.evaluate(BOXES) == boxes
