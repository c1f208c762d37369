"""The table of Thurn and Taxis: nothing is cut off or moves on any screen, and closing takes two clicks."""

import random
import re
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

import stofa
from tests.browser.browser_contexts import (
    DESKTOP,
    LANDSCAPE,
    PHONE,
    SIZES,
    SMALL_PHONE,
    Language,
    Screen,
    Visitors,
)
from tests.browser.finished_games import finished, played_from, played_on
from tests.browser.input_devices import Finger, InputDevice, Mouse
from tests.browser.layout_shifts import steady
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import READY, Player, of_kind, prompt_button
from tests.browser.replay_page import show_moment
from tests.browser.table_page import Table, lift_curtain
from tests.games.thurn_and_taxis.positions import position

GAME: Final = "thurn-and-taxis"
NINE: Final = "Mannheim–Carlsruhe–Freiburg–Sigmaringen–Stuttgart–Ingolstadt–Regensburg–Pilsen–Nürnberg"
HELD: Final = "Sigmaringen Regensburg Regensburg Ingolstadt Carlsruhe Innsbruck Würzburg Mannheim"
SEATS: Final = (
    f"hand: {HELD}; route: {NINE}; houses: Ulm Linz Lodz; carriage: 5; tiles: length-5 2, baden 3",
    "hand: Ulm; route: Salzburg–Innsbruck–Augsburg–Kempten–Zürich–Basel; houses: Ulm Passau",
    "hand: Ulm; route: Budweis",
    "houses: Augsburg",
)

# Text that sticks out of what it stands in, is clipped by something around it, or lies outside the screen.
# The log and the prompt may be scrolled.
CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || !own.checkVisibility({ visibilityProperty: true })) continue;
    if (own.closest(".vh, .skip, .top, .log, .position, title, [data-testid=prompt], .nm")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    const within = (box, where) => {
      const across = Math.max(box.left - text.left, text.right - box.right);
      const off = Math.max(across, box.top - text.top, text.bottom - box.bottom);
      if (off > 2.5) found.push(`“${node.data.trim()}” is ${Math.round(off)} px outside ${where}`);
    };
    within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, "the screen");
    if (own.matches(".officials .name"))
      for (const word of node.data.matchAll(/\\p{L}+/gu)) {
        range.setStart(node, word.index + 1); // the first letter of a syllable bears its hyphen
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top));
        if (lines.size > 1) found.push(`${word[0]} is broken`);
      }
    for (let around = own; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const solid = around.matches("button, .letter, .tag, .seat, .way, .land");
      if (solid || (overflowX !== "visible" && overflowY !== "visible" && !around.matches(".app")))
        within(around.getBoundingClientRect(), around.className.baseVal ?? around.className);
    }
  }
  const tags = [...document.querySelectorAll(".tag")];
  tags.forEach((tag, at) => tags.slice(at + 1).forEach((other) => {
    const [one, two] = [tag.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = one.left < two.right - 1 && two.left < one.right - 1;
    if (across && one.top < two.bottom - 1 && two.top < one.bottom - 1)
      found.push(`${other.textContent.trim()} lies on ${tag.textContent.trim()}`);
  }));
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_no_name_is_cut_off_on_any_screen(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    text = position(*SEATS, display="Sigmaringen Würzburg Stuttgart Innsbruck Salzburg Augsburg").view(0)
    page.goto(f"/#position={quote(f'{GAME}/{text.position_text()}', safe='')}")
    # Cards lie on one another here: the number of copies is told above them, as the name is.
    expect(page.locator(".hand .tag", has_text="Regensburg")).to_have_text("Regensburg×2")
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{width}×{height}: {what}" for what in page.evaluate(CUT)]
    assert found == [], "\n".join(found)


# How far what is written beside a row of cards lies on the last of them.
ON_CARDS = """() => [...document.querySelectorAll(".own .lab > span")].flatMap((label) => {
  const box = label.getBoundingClientRect();
  const cards = [...label.closest(".route, .hand").querySelectorAll(".letter")];
  const right = Math.max(...cards.map((card) => card.getBoundingClientRect()).filter(
    (card) => card.top < box.bottom && box.top < card.bottom).map((card) => card.right), 0);
  return box.width && right > box.left ? [`${label.textContent} by ${Math.round(right - box.left)}`] : [];
})"""


@pytest.mark.parametrize("cards", ["Ulm", "Ulm Basel"], ids=["one", "two"])
def test_what_is_written_beside_cards_does_not_lie_on_them(visitors: Visitors, cards: str) -> None:
    page = visitors.person(PHONE, language="de")
    text = position(f"hand: {cards}; route: {'–'.join(('Lodz', 'Pilsen')[: len(cards.split())])}").view(0)
    page.goto(f"/#position={quote(f'{GAME}/{text.position_text()}', safe='')}")
    expect(page.locator(".own .hand .letter").first).to_be_visible()
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{width}×{height}: {what}" for what in page.evaluate(ON_CARDS)]
    assert found == []


# What must lie where it lay, and how much has moved since it was asked last.
BOXES = """() => {
  const names = [".map", ".app > .own", ".app > .prompt", ".table .market", ".table .strip",
    ".table .officers", ".app > .seats", ".app > .since", ".side .beside", ".side .story",
    ".side .since", ".side .log"];
  return Object.fromEntries(names.flatMap((name) => {
    const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {};
    return width ? [[name, [x, y, width, height].map(Math.round)]] : [];
  }));
}"""
DECISIONS: Final = 14


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, LANDSCAPE], ids=lambda screen: screen.name)
def test_nothing_moves_between_two_decisions(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    table = Table.opened(page, GAME, "bot", "bot", "bot").visit()
    device: InputDevice = Finger() if screen.touch else Mouse()
    player = Player(table, GAME_PLAYERS[GAME], device)
    table.wait()
    before = page.evaluate(BOXES)
    for _ in range(DECISIONS):
        # Question, log and recap included: only cards and pieces move.
        with steady(page, moves="[data-piece]"):
            player.decide()
        now = page.evaluate(BOXES)
        shared = before.keys() & now.keys()
        assert {name: now[name] for name in shared} == {name: before[name] for name in shared}


def played(page: Page, decisions: int, others: int = 3) -> Table:
    """A table with several others, after some decisions."""
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    table = Table.opened(page, GAME, *["bot"] * others).visit()
    player = Player(table, GAME_PLAYERS[GAME], Mouse())
    for _ in range(decisions):
        player.decide()
    table.wait()
    return table


def test_at_four_there_is_room_for_the_log(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    played(page, 4)
    box = page.locator(".side .log").bounding_box()
    assert box is not None
    assert box["height"] >= 90
    assert box["y"] + box["height"] <= DESKTOP.height


def test_a_click_on_what_is_no_move_tells_what_it_is_for(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = played(page, 0)
    before = table.view()
    things = page.locator("[data-explains]").locator("visible=true")
    explained = set()
    for thing in things.all():
        what = thing.get_attribute("data-explains") or ""
        thing.click()
        notice = page.locator(".notice")
        expect(notice).to_be_visible()
        if what.startswith(("tile", "carriage")):
            expect(notice.locator("a")).to_contain_text("TT-")
        explained.add(what)
    assert explained >= {
        *(f"tile {stack}" for stack in before["position"]["stacks"]),
        *(f"carriage {size}" for size in (3, 4, 5, 6, 7)),
        *(f"player {seat}" for seat in range(4)),
    }
    # Nothing was chosen or done by it, also where a tile lies near a city.
    expect(page.locator("[data-does=confirm]")).to_have_count(0)
    assert table.view()["n"] == before["n"]


COUNTED = """() => Object.fromEntries([...document.querySelectorAll("dialog li p")].map(
  (line) => [line.firstChild.data.trim(), Number(line.querySelector(".vh").textContent)]))"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_the_cards_that_do_not_lie_open_are_counted(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen)
    position = played(page, 6).view()["position"]
    pile = page.locator(".discards").locator("visible=true")
    expect(pile).to_contain_text(str(sum(position["discards"].values()) or ""))
    pile.click()
    counted = page.evaluate(COUNTED)
    hidden = position["stock"] + sum(player["hand_size"] for player in position["players"][1:])
    assert sum(counted.values()) == hidden
    open_cards = [*position["display"], *position["hand"]]
    for player in position["players"]:
        open_cards += player["route"]
    for city, count in counted.items():
        assert count == 3 - open_cards.count(city) - position["discards"].get(city, 0)


def test_a_phone_shows_the_routes_of_all(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    position = played(page, 4).view()["position"]
    for seat, player in enumerate(position["players"]):
        cards = page.locator(f'.seats [data-seat="{seat}"] .mini').locator("visible=true")
        expect(cards).to_have_count(len(player["route"]))
    page.get_by_role("button", name="More", exact=True).click()
    others = page.locator("dialog details li")
    expect(others).to_have_count(3)
    for seat, other in enumerate(others.all(), start=1):
        route = position["players"][seat]["route"]
        expect(other).to_contain_text("–".join(route) or "no route")
        expect(other.locator(".mini").locator("visible=true")).to_have_count(0)  # it is written out
        boxes = [fact.bounding_box() for fact in other.locator(".fact").all()]
        places = [box for box in boxes if box]
        assert len(places) == 4
        assert len({round(place["y"] + place["height"] / 2) for place in places}) == 1, "not in one line"


def test_a_phone_says_from_how_many_cards_on_a_route_wins_a_tile(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    Table.opened(page, GAME).visit().wait()
    signs = page.locator('.strip [data-explains^="tile length-"] i').locator("visible=true")
    expect(signs).to_have_text(["5", "6", "7+"])


def test_a_phone_on_its_side_has_a_map_to_play_on(visitors: Visitors) -> None:
    page = visitors.person(LANDSCAPE)
    Table.opened(page, GAME).visit().wait()
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] > 400
    assert box["height"] > 300
    for part in (".display .letter", ".hand", ".route", ".officials button", ".prompt .btn"):
        expect(page.locator(part).locator("visible=true").first).to_be_in_viewport()


# How far a question reaches beyond its box, in pixels, and what it says.
HIDDEN_OF_QUESTION = """() => {
  const { scrollHeight, clientHeight, textContent } = document.querySelector("[data-testid=prompt]");
  return scrollHeight > clientHeight + 1 ? textContent : null;
}"""


@pytest.mark.parametrize(
    ("screen", "language"), [(SMALL_PHONE, "de"), (LANDSCAPE, "is")], ids=["small-phone", "on-its-side"]
)
def test_questions_are_read_without_moving_them(
    visitors: Visitors, screen: Screen, language: Language
) -> None:
    page = visitors.person(screen, language=language)
    hidden: set[str | None] = set()

    class Reader(Finger):
        def press(self, target: Locator) -> None:
            hidden.add(page.evaluate(HIDDEN_OF_QUESTION))
            super().press(target)
            hidden.add(page.evaluate(HIDDEN_OF_QUESTION))

    table = Table.opened(page, GAME, "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[GAME], Reader(), confirm=True)
    for _ in range(2 * DECISIONS):
        player.decide()
    assert hidden == {None}


# A question that is too long for its box even in its smallest letters: the bar covers what lies above it.
TOO_LONG = "() => document.querySelector('[data-testid=prompt][data-long]')?.textContent ?? null"


@pytest.mark.parametrize("language", ["de", "is"])
def test_no_question_makes_the_bar_of_a_phone_higher(visitors: Visitors, language: Language) -> None:
    """At a table with people, beside undo, reactions and the hint."""
    page = visitors.person(PHONE, language=language)
    long: set[str | None] = set()

    class Reader(Finger):
        def press(self, target: Locator) -> None:
            long.add(page.evaluate(TOO_LONG))
            super().press(target)
            long.add(page.evaluate(TOO_LONG))

    table = Table.opened(page, GAME, "here").visit()
    for turn in range(DECISIONS):
        lift_curtain(page)
        player = Player(Table(page, table.name, turn % 2), GAME_PLAYERS[GAME], Reader(), confirm=True)
        while page.locator(".curtain").count() == 0:
            player.decide()
    assert long == {None}


def closing(page: Page) -> tuple[Table, Player]:
    """A table at the moment at which a route can be closed."""
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    table = Table.opened(page, GAME).visit()
    player = Player(table, GAME_PLAYERS[GAME], Mouse())
    for _ in range(40):
        table.wait()
        if of_kind(table.view()["legal"], "close"):
            return table, player
        player.decide()
    raise AssertionError("no route was long enough")


def test_a_route_is_closed_in_two_clicks(visitors: Visitors) -> None:
    page = visitors.person()
    table, _ = closing(page)
    before = table.view()
    prompt_button(page, {"text": "close"}).click()
    expect(page.locator(".ways .points").first).to_be_visible()
    expect(page.locator(".cities [aria-pressed=true]").first).to_be_visible()
    ready = page.locator(READY)
    expect(ready).to_contain_text("Place")
    ready.click()
    table.wait(before["n"] + 1)
    assert table.view()["position"]["players"][0]["houses"] != before["position"]["players"][0]["houses"]


def test_a_click_on_a_city_picks_the_way(visitors: Visitors) -> None:
    page = visitors.person()
    table, _ = closing(page)
    prompt_button(page, {"text": "close"}).click()
    chosen = page.locator(".cities [aria-pressed=true]")
    expect(chosen.first).to_be_visible()
    free = set(table.view()["position"]["eligible"])
    for city in sorted(free):
        spot = page.locator(f'.map [data-city="{city}"]')
        if spot.get_attribute("aria-pressed") != "true":
            spot.locator(".tray").click(force=True)
        expect(spot).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".ways [aria-pressed=true]")).to_have_count(1)
        expect(page.locator(READY)).to_be_visible()


def test_while_a_route_is_closed_all_of_it_can_be_changed(visitors: Visitors) -> None:
    page = visitors.person()
    # A route of five, the first one.
    table, close = played_on(page, GAME, lambda made: made["move"]["kind"] == "close", which=2)
    table.visit().wait()
    prompt_button(page, {"text": close}).click()
    ways, chosen = page.locator(".ways"), page.locator(".ways [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    # The tile that would be won is marked, and not the one beneath it.
    expect(page.locator(".side .tiles .taken")).to_have_text("2")
    before = ways.bounding_box()
    page.locator("[data-does=put-back]").click()
    expect(chosen).to_have_count(0)
    assert ways.bounding_box() == before
    eligible = table.view()["position"]["eligible"]
    expect(page.locator(".map .city.legal")).to_have_count(len(eligible))
    page.locator(f'.map [data-city="{eligible[0]}"] .tray').click()
    expect(chosen).to_have_count(1)
    expect(page.locator(f'.map [data-city="{eligible[0]}"]')).to_have_attribute("aria-pressed", "true")


# What of the ways and cities does not lie whole within their box, and how many ways there are.
OUT_OF_SIGHT = """() => {
  const { top, bottom } = document.querySelector(".own-things").getBoundingClientRect();
  const hidden = [...document.querySelectorAll(".way, .cities .btn")].filter((each) => {
    const box = each.getBoundingClientRect();
    const ways = each.closest(".ways")?.getBoundingClientRect() ?? { top, bottom };
    return box.top < ways.top - 1 || box.bottom > Math.min(ways.bottom, bottom) + 1;
  });
  return hidden.map((each) => each.textContent.trim());
}"""


def at_a_moment(page: Page, wanted: Callable[[list[stofa.Move]], bool]) -> Table:
    """A table at the first moment of a game with long routes that has such moves to choose from."""
    game = stofa.new(GAME, players=2, edition="german", start=0, seed=0)
    rng = random.Random(0)
    found: dict[str, int] | None = None
    while not game.over:
        moves, seat = list(game.legal), game.turn
        assert isinstance(seat, int)
        if found is None and wanted(moves):
            found = {"at": len(game.history), "seat": seat}
        short = len(game.view(seat).position.players[seat].route) < 6
        closing = [move for move in moves if move.kind == "close" and not short]
        laying = [move for move in moves if move.kind in ("lay", "carrier")]
        others = [move for move in moves if move.kind not in ("restart", "close", "administrator")]
        game.play(rng.choice(closing or laying or others or moves))
    assert found is not None
    source = page.request.post("/api/records", data=stofa.record_of(game).to_json()).json()["table"]
    wish = {**found, "name": "Anna", "bot": "random"}
    answer = page.request.post(f"/api/tables/{source}/play-on", data=wish)
    assert answer.ok, answer.text()
    table = Table(page, answer.json()["table"], found["seat"]).visit()
    table.wait()
    return table


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_every_screen_shows_all_ways_to_place_houses_and_all_cities(
    visitors: Visitors, language: Language
) -> None:
    page = visitors.person(PHONE, language=language)
    table = at_a_moment(page, lambda moves: moves[0].kind == "each" and len(moves) >= 3)
    expect(page.locator(".ways .points").first).to_be_visible()
    assert page.locator(".way").count() >= 3
    assert page.evaluate(OUT_OF_SIGHT) == []
    for width, height in SIZES[1:]:  # on the smallest phone the ways are moved
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert (width, height, page.evaluate(OUT_OF_SIGHT), page.evaluate(CUT)) == (width, height, [], [])
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    change = page.locator(f'.seats [data-seat="{table.seat}"] .changes .vh')
    told = change.inner_text()
    assert told == page.locator(".way.on .becomes .vh").inner_text()
    page.locator(READY).tap()
    # What the points were stays in view for a while.
    expect(page.locator(".houses")).to_have_count(0)
    expect(change).to_have_text(told)


def at_both_ends(moves: Iterable[dict[str, Any]]) -> list[str]:
    """The cities whose card can be laid at either end of the route."""
    ends = {(move["city"], move.get("side")) for move in moves if move["kind"] == "lay"}
    return sorted(city for city, side in ends if side == "left" and (city, "right") in ends)


def test_a_card_that_fits_both_ends_moves_nothing(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    table = at_a_moment(page, lambda moves: bool(at_both_ends(move.wire for move in moves)))
    city = at_both_ends(table.view()["legal"])[0]
    before = page.evaluate(BOXES)
    page.locator(f'.hand [data-city="{city}"]').tap()
    expect(page.get_by_role("button", name=re.compile("^Before "))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^After "))).to_be_visible()
    assert page.evaluate(BOXES) == before


def test_hints_that_were_asked_for_do_not_cover_the_points(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    Table.opened(page, GAME, "bot", "bot").visit().wait()
    page.get_by_role("button", name="Hint").tap()
    hints, points = page.locator(".seat .hints"), page.locator(".seat .score b")
    expect(hints).to_be_visible()
    left, right = hints.bounding_box(), points.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]


def test_all_that_the_others_did_is_marked_on_the_map(visitors: Visitors) -> None:
    page = visitors.person()
    table = played(page, 0, others=2)
    player = Player(table, GAME_PLAYERS[GAME], Mouse())
    while not player.made or player.made[-1]["kind"] != "end":
        player.decide()
    table.wait()
    moved = table.moved()
    own = max(at for at, move in enumerate(moved) if move["mover"] == 0)
    laid = [move for move in moved[own:] if move["move"]["kind"] in ("lay", "carrier", "house")]
    assert {move["mover"] for move in laid} == {1, 2}
    for move in laid:
        city = move["move"]["city"]
        expect(page.locator(f'.map [data-city="{city}"] .lastring')).to_have_count(1)
        # Whose doing it was, a sign says; a route of one city has its own.
        colour = ("blue", "red", "yellow")[move["mover"]]
        signs = page.locator(f'.map [data-city="{city}"] .doer.k-{colour}, .map .start.k-{colour}')
        expect(signs.first).to_be_visible()


OPEN_CARDS = "() => [...document.querySelectorAll('.display [data-city]')].map((card) => card.dataset.city)"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, LANDSCAPE], ids=lambda screen: screen.name)
def test_the_curtain_moves_nothing(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    table = Table.opened(page, GAME, "here").visit()
    lift, card = page.locator(".curtain button"), page.locator(".display [data-city]").first
    device: InputDevice = Finger() if screen.touch else Mouse()
    device.point(card)
    expect(page.locator(".prompt .notice")).to_have_text("It is Anna’s turn: lift the curtain first.")
    boxes = page.evaluate(BOXES)
    device.press(lift)
    expect(lift).to_have_count(0)
    shown = table.wait()
    assert page.evaluate(BOXES) == boxes
    cards = page.evaluate(OPEN_CARDS)
    player = Player(table, GAME_PLAYERS[GAME], device)
    while shown >= 0:
        player.choose(table.view())
        shown = table.wait(shown)
    # Two were taken; the others lie where they lay, for whoever looks.
    assert sum(one == other for one, other in zip(cards, page.evaluate(OPEN_CARDS), strict=True)) >= 4
    boxes, cards = page.evaluate(BOXES), page.evaluate(OPEN_CARDS)
    device.press(lift)
    expect(lift).to_have_count(0)
    Table(page, table.name, 1).wait()
    assert (page.evaluate(BOXES), page.evaluate(OPEN_CARDS)) == (boxes, cards)


def test_the_houses_of_the_winner_stay_lit_on_the_board(visitors: Visitors) -> None:
    page = visitors.person()
    table = finished(page, GAME).visit()
    board, skip = page.locator("[data-does=board]"), page.locator("[data-does=skip]")
    board.or_(skip).first.wait_for()
    if skip.count():
        skip.click()
    board.click()
    winners = table.view()["result"]["winners"]
    for seat in range(len(table.view()["seats"])):
        house = page.locator(f'.map [data-piece^="house {seat} "]').first
        expect(house).to_have_css("opacity", "1" if seat in winners else "0.45")


@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=["wide", "narrow"])
def test_a_phone_on_its_side_shows_the_controls_of_a_replay(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.person(LANDSCAPE, language="de")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = finished(page, GAME, 3)
    page.goto(f"/#replay={table.name}")
    show_moment(page, 300)
    for control in page.locator(".film .buttons > :is(button, select)").locator("visible=true").all():
        expect(control).to_be_in_viewport(ratio=0.99)
    # What happened is told whole.
    told = page.locator(".film .line")
    assert told.evaluate("(line) => line.scrollHeight - line.clientHeight") <= 1


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_what_a_closing_brought_can_be_read_in_the_line_of_the_others(
    visitors: Visitors, screen: Screen
) -> None:
    page = visitors.person(screen, language="de")
    source = finished(page, GAME, players=4)
    moves = page.request.get(f"/api/tables/{source.name}/replay?from=0&count=1").json()["moves"]
    gained = [[each["what"] for each in made.get("then", ())] for made in moves]
    fourth = [at for at, gains in enumerate(gained) if "carriage" in gains][3]
    others = ("~", moves[fourth]["mover"])
    at = next(at for at in range(fourth, len(moves)) if moves[at]["mover"] not in others)
    played_from(page, source, at, moves[at]["mover"]).visit().wait()
    lines = page.locator(".since .said").locator("visible=true").filter(has_text="abgeschlossen")
    expect(lines.last).to_be_visible()
    for line in lines.all():
        assert line.evaluate("line => parseFloat(getComputedStyle(line).fontSize)") >= 11
        assert line.evaluate("line => line.scrollHeight - line.clientHeight") <= 1


@pytest.mark.parametrize("language", ["de", "is"])
def test_what_is_asked_first_does_not_cover_what_the_others_did(
    visitors: Visitors, language: Language
) -> None:
    """At a table with people, beside undo, reactions and the hint."""
    page = visitors.person(PHONE, language=language)
    table = Table.opened(page, GAME, "here", "bot").visit()
    for seat in (0, 1):
        lift_curtain(page)
        player = Player(Table(page, table.name, seat), GAME_PLAYERS[GAME], Finger(), confirm=True)
        while page.locator(".curtain").count() == 0:
            player.decide()
    lift_curtain(page)
    expect(page.locator(".prompt .corner button").locator("visible=true")).to_have_count(3)
    said, bar = (
        page.locator("button.since .said").last.bounding_box(),
        page.locator(".app > .prompt").bounding_box(),
    )
    assert said
    assert bar
    assert said["y"] + said["height"] <= bar["y"]


def test_an_analysis_shows_all_open_cards_and_the_stock(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    page.goto(f"/#analysis={finished(page, GAME).name}")
    expect(page.locator(".curve .line").first).to_be_visible()
    page.locator(".film select").select_option(index=1)  # with somebody's eyes
    expect(page.locator(".own .hand")).to_be_visible()
    market = page.locator(".market").bounding_box()
    assert market
    for thing in page.locator(".market :is(.letter, .stock, .discards)").all():
        box = thing.bounding_box()
        assert box
        assert box["height"] >= 20
        assert box["y"] + box["height"] <= market["y"] + market["height"]
