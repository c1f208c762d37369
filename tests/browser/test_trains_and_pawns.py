"""Ticket to Ride: The Card Game and Partners: nothing jumps, nothing is cut, and cards explain themselves."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from stofa.games.ticket_to_ride.board import TICKETS
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
from tests.browser.finished_games import at_moment, finished, played_on
from tests.browser.input_devices import Finger, Mouse
from tests.browser.layout_shifts import steady
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.partners import card_of
from tests.browser.playing.player import Player
from tests.browser.pressing import THINGS, idle_places
from tests.browser.table_page import COUNT, PLAYERS, Table, View, lift_curtain, show_count
from tests.games.partners.positions import position
from tests.games.ticket_to_ride import positions as of_trains

TICKET, PARTNERS = "ticket-to-ride-card-game", "partners"
# Cards and trains move because they are played. Question, log and recap stay where they are.
MOVED = "[data-piece], .tr, .strip, .discards *, .options, .note *, .sheet-of-card"
# What must lie where it lay, and be as large as it was.
BOXES = """() => {
  const around = [".seats", ".board", ".own", ".prompt", ".since", ".side", ".story"];
  return Object.fromEntries([...around, ".hand", ".market", ".others", ".own .track"].flatMap((name) => {
    const box = [...document.querySelectorAll(`.app ${name}`)].find((each) => each.checkVisibility());
    const { x, y, width, height } = box?.getBoundingClientRect() ?? {};
    return width ? [[name, [x, y, width, height].map(Math.round)]] : [];
  }));
}"""

# Texts that do not fit into what they stand in.
CUT = """(where) => [...document.querySelectorAll(where)].flatMap((whole) =>
  whole.checkVisibility() ? [whole, ...whole.querySelectorAll("*")].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!element.textContent.trim() || !element.checkVisibility()) return [];
    if (element.closest(".vh, [aria-hidden=true] svg")) return [];
    const around = whole.getBoundingClientRect();
    const out = box.right > around.right + 1 || box.left < around.left - 1;
    const cut = !(element instanceof SVGElement) && getComputedStyle(element).overflowX !== "visible" &&
      element.scrollWidth > element.clientWidth + 1;
    const where = `${whole.className} at ${innerWidth}×${innerHeight}`;
    return out || cut ? [`${element.textContent.trim()} in ${where}`] : [];
  }) : [])"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, LANDSCAPE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", [TICKET, PARTNERS])
def test_nothing_jumps_from_one_decision_to_the_next(visitors: Visitors, game: str, screen: Screen) -> None:
    page = visitors.person(screen)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Finger() if screen.touch else Mouse())
    # While the table is opened and set up, things appear for the first time.
    player.decide()
    table.wait()
    before = page.evaluate(BOXES)
    for _ in range(12):
        with steady(page, moves=MOVED):
            player.decide()
        now = page.evaluate(BOXES)
        shared = before.keys() & now.keys()
        assert {name: now[name] for name in shared} == {name: before[name] for name in shared}


@pytest.mark.parametrize("game", [TICKET, PARTNERS])
def test_nothing_moves_when_the_curtain_is_lifted(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    anna = Table.opened(page, game, *["here"] * (PLAYERS[game] - 1))
    if game == TICKET:
        for seat in range(2):
            table = Table(page, anna.name, seat)
            offered = [move["text"] for move in table.preview(table.view(), [])["more"]]
            table.play(*offered[:2], "done")
    anna.visit()
    sizes = (DESKTOP, PHONE, LANDSCAPE)
    expect(page.locator(".curtain button")).to_be_focused()
    page.evaluate("document.fonts.ready")
    before = [boxes_at(page, screen) for screen in sizes]
    lift_curtain(page)
    anna.wait()
    for screen, there in zip(reversed(sizes), reversed(before), strict=True):
        now = boxes_at(page, screen)
        # What is told to the seat alone comes beside the board; the log below it gives way.
        shared = (there.keys() & now.keys()) - {".since", ".story"}
        assert {name: now[name] for name in shared} == {name: there[name] for name in shared}


def boxes_at(page: Page, screen: Screen) -> dict[str, list[int]]:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    boxes: dict[str, list[int]] = page.evaluate(BOXES)
    return boxes


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_tickets_and_names_are_never_cut(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    table = Table.opened(page, TICKET, "bot", "bot").visit()
    table.wait()
    offered = [move["text"] for move in table.preview(table.view(), [])["more"] if move["kind"] == "keep"]
    cut = [text for size in SIZES for text in at_size(page, size, ".choice .tk, .seats .seat, .race li")]
    table.play(*offered)
    expect(page.locator(".side .tk, .own .tk").first).to_be_attached()
    table.wait(table.shown() - 1)
    assert len(table.view()["position"]["tickets"]) == 6
    for size in SIZES:
        cut += at_size(page, size, ".side .tk, .own .tk, .seats .seat, .race li, .market .tc, .hand .tc")
    assert cut == []
    # All six are seen at once, also in a low window.
    at_size(page, (1366, 650), ".side .tk")
    assert page.locator(".side .list").evaluate("(list) => list.scrollHeight - list.clientHeight") <= 0


# Words, names and numbers of the board, as far as there is ink, that touch one another or something round.
TOUCHING = """() => {
  const board = document.querySelector(".board svg");
  const canvas = document.createElement("canvas").getContext("2d");
  const seen = (selector) => [...board.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const ink = (text) => {
    const { font } = getComputedStyle(text);
    canvas.font = font;
    const what = text.textContent;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = canvas.measureText(what);
    const { x: left, width } = text.getBBox();
    const y = text.getStartPositionOfChar(0).y;
    return { what, of: text.closest(".home"), left, right: left + width, top: y - up, bottom: y + down };
  };
  const round = (thing) => {
    const { x, y, width, height } = thing.getBBox();
    const what = thing.dataset.place ?? thing.getAttribute("class");
    return { what, left: x, right: x + width, top: y, bottom: y + height };
  };
  const texts = seen("text:not(.within, .pawn text, [data-walk] text)").map(ink);
  // A way into a goal is a broad line, of which the box knows only the middle.
  const way = (arm) => {
    const { what, left, right, top, bottom } = round(arm);
    const half = parseFloat(getComputedStyle(arm).strokeWidth) / 2;
    return { what, left: left - half, right: right + half, top: top - half, bottom: bottom + half };
  };
  const solid = seen("circle[data-place], .home > .ground").map(round);
  const things = [...texts, ...solid, ...seen(".arm").map(way)];
  return texts.flatMap((one, at) => things.flatMap((two, other) => {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    const place = `at ${innerWidth}×${innerHeight}`;
    // Of two lines of one name, letters reach below and above.
    const apart = across <= 0 || down <= 0 || (one.of && one.of === two.of);
    return other > at && !apart ? [`${one.what} and ${two.what} ${place}`] : [];
  }));
}"""
LONG_NAMES = (
    "Sigurbjörg Guðmundsdóttir",
    "Bartholomew Featherstonehaugh-Cholmonde",
    "Maximiliane Schwarzenberger",
    "W" * 40,
)


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_cards_and_names_of_partners_are_never_cut(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    seats = [{"kind": "me" if name is LONG_NAMES[0] else "here", "name": name} for name in LONG_NAMES]
    wanted = {"game": PARTNERS, "seats": seats, "options": {"dealer": 3}}
    opened = page.request.post("/api/tables", data=wanted)
    table = Table(page, opened.json()["table"]).visit()
    lift_curtain(page)
    table.wait()
    where = ".own .card, .seats .seat, .app > .top h1"
    found = [text for size in SIZES for text in [*at_size(page, size, where), *page.evaluate(TOUCHING)]]
    show(page, "b5 : 3", "Y1 Y2 Y3 Y4", "r5")
    expect(page.locator(".home.k-yellow text").first).to_be_attached()
    for size in SIZES:
        at_size(page, size, where)
        found += page.evaluate(TOUCHING)
    assert found == []


def at_size(page: Page, size: tuple[int, int], where: str) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found: list[str] = page.evaluate(CUT, where)
    return found


def test_the_trains_of_others_start_at_their_true_size(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, calm=False)
    page.add_init_script("""
      window.flights = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        const piece = this.dataset?.piece ?? "";
        const found = /scale\\(([\\d.]+)/.exec(frames?.[0]?.transform ?? "");
        if (piece.startsWith("car ") && found) window.flights.push([piece, Number(found[1])]);
        return animate.call(this, frames, options);
      };""")
    table = Table.opened(page, TICKET).visit()
    player = Player(table, GAME_PLAYERS[TICKET], Mouse())
    flights: list[Any] = []
    while not any(piece.startswith("car 1 ") for piece, _ in flights):
        player.decide()
        flights += page.evaluate("() => window.flights.splice(0)")
    assert [flight for flight in flights if flight[0].startswith("car 1 ") and flight[1] > 1.5] == []


def ways(view: Any) -> dict[str, list[str]]:
    """What each card in the hand can do now."""
    found: dict[str, list[str]] = {}
    for move in view.legal:
        found.setdefault(card_of(move.wire), []).append(str(move))
    return found


def has_one_way(view: Any) -> bool:
    """One of the cards in the hand can do one thing only, and not all can."""
    numbers = {len(each) for card, each in ways(view).items() if card}
    return view.position.step == "playing" and 1 in numbers and len(numbers) > 1


def with_one_way(page: Page) -> tuple[Table, str, str]:
    """A table where it is like that: the table, the card, and what it does."""
    table = at_moment(page, PARTNERS, has_one_way).visit()
    table.wait()
    legal = table.view()["legal"]
    by_card = Counter(map(card_of, legal))
    move = next(move for move in legal if by_card[card_of(move)] == 1)
    return table, card_of(move), move["text"]


def test_a_card_with_one_way_is_played_by_one_button(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table, card, way = with_one_way(page)
    before = table.view()
    page.locator(f'[data-card="{card}"]').first.click()
    button = page.locator(f'.prompt [data-move="{way}"]')
    expect(button).to_contain_class("btn primary")
    # Which pawn goes where, the question says.
    expect(button).to_have_text(re.compile(r"Move (\d+ steps? (forward|back)|like this)|Leave home|Swap"))
    button.click()
    table.wait(before["n"])
    assert table.made(before) == way


def test_cards_explain_themselves(visitors: Visitors) -> None:
    desktop = visitors.person(DESKTOP)
    table = Table.opened(desktop, PARTNERS).visit()
    table.wait()
    card = desktop.locator(".own [data-card]").first
    card.hover()
    sheet, story = desktop.locator(".side .sheet-of-card"), desktop.locator(".side .story")
    expect(sheet).to_be_visible()
    covering, covered = sheet.bounding_box(), story.bounding_box()
    assert covering is not None
    assert covered is not None
    assert covering["y"] <= covered["y"] + 1, "half of a line looks out from behind it"
    desktop.mouse.move(5, 5)
    expect(desktop.locator(".sheet-of-card")).to_have_count(0)
    story.locator(".log button").last.click(trial=True)  # what is not there takes no click
    desktop.get_by_role("button", name="What the cards do").click()
    expect(desktop.locator("dialog .about")).to_have_count(14)


def test_a_card_that_is_held_is_explained_and_not_played(visitors: Visitors) -> None:
    phone = visitors.person(PHONE)
    table = Table.opened(phone, PARTNERS).visit()
    table.wait()
    card = phone.locator(".own [data-card]").first
    box = card.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.locator(".own .sheet-of-card")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".sheet-of-card")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")


def test_what_the_others_pawns_did_is_drawn_until_one_picks_a_card(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, PARTNERS).visit()
    player = Player(table, GAME_PLAYERS[PARTNERS], Mouse())
    expected: list[int] = []
    while len(expected) < 2:
        before = player.decide()
        table.wait()
        # In the order of their turns, each for every way that one of its pawns went.
        moves = [each for each in table.moved(before["n"]) if each["mover"] in (1, 2, 3)]
        movers = list(dict.fromkeys(each["mover"] for each in moves))
        walked = [each for each in moves if len(each.get("path") or []) > 1]
        expected = [movers.index(each["mover"]) + 1 for each in walked]
        if {before["position"]["step"], table.view()["position"]["step"]} != {"playing"}:
            expected = []
    numbers = page.locator("[data-walk] text")
    expect(numbers).to_have_text([str(number) for number in expected])
    # What they did is told beside the board, by the same numbers.
    lines = page.locator("section.since .number")
    expect(lines).to_have_text([str(number) for number in range(1, len(movers) + 1)])
    page.locator(".own [data-card]").first.click()
    expect(numbers).to_have_count(0)


def show(page: Page, blue: str, yellow: str, red: str, move: str = "") -> None:
    """A board of Partners as blue sees it, after a move if one is named."""
    game = position(blue=blue, red=red, yellow=yellow)
    if move:
        game.play(move)
    page.goto(f"/#position={quote(f'{PARTNERS}/{game.view(0).position_text()}', safe='')}")


# Words beside the ways into the goals that the light of the winners reaches.
LIT_WORDS = """() => [...document.querySelectorAll(".board .word")].flatMap((word) => {
  const one = word.getBoundingClientRect();
  return [...document.querySelectorAll(".arm.lit")].some((arm) => {
    const half = parseFloat(getComputedStyle(arm).strokeWidth) / 2 * arm.getScreenCTM().a;
    const { left, right, top, bottom } = arm.getBoundingClientRect();
    return one.left < right + half - 1 && one.right > left - half + 1 && one.top < bottom && one.bottom > top;
  }) ? [word.textContent] : [];
})"""


def test_the_goals_of_the_winners_light_up(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    show(page, "g13 B2 B3 B4 : 2", "Y1 Y2 Y3 Y4", "r5 R4", "2 g13")
    expect(page.locator(".arm.lit")).to_have_count(2)
    expect(page.locator(".pawn.is-won")).to_have_count(8)
    # The light reaches no word: light on light is not read.
    expect(page.locator(".arm.lit").first).to_have_css("stroke-width", "28px")  # it grows
    assert page.evaluate(LIT_WORDS) == []


def test_it_is_told_who_plays_for_whom(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    show(page, "b5 : 3", "Y1 Y2 Y3 Y4", "r5")
    expect(page.locator(".seat[data-seat='2'] .helps")).to_contain_text("plays for blue now")
    expect(page.locator(".home.k-yellow text").last).to_contain_text("for ")
    expect(page.locator(".arm.lit")).to_have_count(0)


def test_a_locked_pawn_looks_set_into_its_ring(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    show(page, "b5 B4 B2 : 3", "y3", "r5")
    ring = "(halo) => getComputedStyle(halo).stroke"
    locked, free = (page.locator(f'.pawn[data-place="{place}"] .halo') for place in ("B4", "B2"))
    assert locked.evaluate(ring) != "none"
    assert free.evaluate(ring) == "none"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_the_own_tickets_are_added_up(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen)
    table = Table.opened(page, TICKET).visit()
    table.wait()
    kept = sorted(table.view()["position"]["offered"])[:3]
    table.play(*(f"keep {ticket}" for ticket in kept), "done")
    points = sum(TICKETS[ticket - 1][2] for ticket in kept)
    # Nobody may look into a station: all or nothing of it.
    shown = page.locator(".side .sum" if screen is DESKTOP else ".own .lab small")
    expect(shown).to_contain_text(f"−{points} to +{points} points")


# What of some things lies outside of what they belong to, or over something else in it.
OUTSIDE = """([things, whole]) => [...document.querySelectorAll(things)].flatMap((thing) => {
  const around = thing.closest(whole)?.getBoundingClientRect();
  if (!thing.checkVisibility() || !around) return [];
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const inside = left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
  return inside ? [] : [`${thing.className} ${thing.textContent.trim()} at ${innerWidth}×${innerHeight}`];
})"""
COVERING = """([things, others, whole]) => [...document.querySelectorAll(things)].flatMap((thing) => {
  const one = thing.getBoundingClientRect();
  return [...(thing.closest(whole)?.querySelectorAll(others) ?? [])].flatMap((other) => {
    const two = other.getBoundingClientRect();
    const beside = one.right <= two.left || two.right <= one.left;
    const apart = beside || one.bottom <= two.top || two.bottom <= one.top;
    const hidden = !thing.checkVisibility() || !other.checkVisibility();
    return apart || hidden ? [] : [`${thing.className} over ${other.textContent.trim()} at ${innerWidth}`];
  });
})"""


def at_sizes(
    page: Page, script: str, what: list[str] | str, sizes: tuple[tuple[int, int], ...] = SIZES
) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += page.evaluate(script, what)
    return found


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
NARROW = ((900, 700), (1023, 768), (1024, 768), (1100, 800), (1199, 800), (1200, 800), (1280, 800))
"""Windows that are broad enough for a column beside the board, and just so."""


def dealt(page: Page, wanted: Callable[[View], bool]) -> Table:
    """A table of Ticket to Ride whose deal is such a one."""
    for _ in range(80):
        table = Table.opened(page, TICKET)
        if wanted(table.view()["position"]):
            return table
    pytest.fail("no such deal")


def test_five_cards_fit_on_a_ticket_that_is_offered(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    longest = max(len(colours) for *_, colours in TICKETS)
    table = dealt(page, lambda dealt: any(len(TICKETS[at - 1][3]) == longest for at in dealt["offered"]))
    table.visit().wait()
    parts = ".choice .mark, .choice .tn, .choice .tp"
    assert at_sizes(page, OUTSIDE, [parts, ".tk"], (*SIZES, *NARROW)) == []


def test_the_number_of_cards_lies_over_no_letter(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = dealt(page, lambda dealt: len(set(dealt["hand"])) >= 7).visit()
    table.wait()
    assert at_sizes(page, COVERING, [".hand .n", ".cor", ".tc"], (*SIZES, *NARROW)) == []


def test_what_is_robbed_from_another_is_told_whole(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    table = Table.opened(page, TICKET, "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[TICKET], Finger(), confirm=True)
    while not page.locator(".track:not(.own) .slip:visible").count():
        assert player.decide()["status"] == "playing", "none of the others was robbed"
        table.wait()
    assert at_sizes(page, OUTSIDE, [".slip", ".track"]) == []


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_long_reasons_are_read_whole_on_a_phone(visitors: Visitors, language: Language) -> None:
    page = visitors.person(PHONE, language=language)
    table = Table.opened(page, TICKET).visit()
    shown = table.wait()
    table.play(*(f"keep {ticket}" for ticket in sorted(table.view()["position"]["offered"])))
    table.wait(shown)
    hand = page.locator(".hand").bounding_box()
    told = 0
    for place in idle_places(page, THINGS[TICKET]):
        page.touchscreen.tap(place.x, place.y)
        notice = page.locator(".prompt .notice")
        expect(notice).to_be_visible()
        assert notice.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"), notice.inner_text()
        assert page.locator(".hand").bounding_box() == hand
        bar = page.locator(".app > .prompt").bounding_box()
        assert bar is not None
        assert hand is not None
        assert bar["y"] >= hand["y"] + hand["height"]
        told += 1
    assert told >= 7  # the cities, and the station


def test_the_star_of_the_best_tickets_covers_nothing_and_moves_nothing(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    at_moment(page, TICKET, lambda view: view.position.best).visit().wait()
    assert page.locator(".choice .star").count() > 0
    assert at_sizes(page, COVERING, [".choice .star", ".tn, .tp, .mark", "li"], (*SIZES, *NARROW)) == []
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    tickets = page.locator(".choice .tk")
    best = page.locator(".choice .best")
    where = [ticket.bounding_box() for ticket in tickets.all()]
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    # What is chosen is lifted a little.
    for before, ticket in zip(where, tickets.all(), strict=True):
        now = ticket.bounding_box()
        assert before is not None
        assert now is not None
        assert abs(now["y"] - before["y"]) <= 2


def test_no_green_button_leads_to_cards_that_no_longer_count(visitors: Visitors) -> None:
    page = visitors.person(PHONE)

    def last_lay(view: Any) -> bool:
        return view.position.turns_left == 1 and any(move.kind == "lay" for move in view.legal)

    table = at_moment(page, TICKET, last_lay).visit()
    table.wait()
    lays = [move for move in table.view()["legal"] if move["kind"] == "lay"]
    expect(page.get_by_test_id("prompt")).to_contain_text("Your last turn")
    expect(page.locator(".own .left")).to_have_text("your last turn")
    GAME_PLAYERS[TICKET].press(page, Finger(), lays[0], lays, True)
    lay = page.locator(".prompt [data-does=confirm]")
    expect(lay).to_contain_class("plain")
    put_back = page.locator(".prompt [data-does=put-back]")
    colour = "(button) => getComputedStyle(button).backgroundColor"
    assert lay.evaluate(colour) == put_back.evaluate(colour)


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_the_last_turn_of_a_half_is_not_called_the_last_one(visitors: Visitors, language: Language) -> None:
    page = visitors.person(PHONE, language=language)

    def last_before_half_time(view: Any) -> bool:
        stands = view.position
        return bool(stands.part == "first half" and stands.turns_left == 1 and stands.step == "first")

    at_moment(page, TICKET, last_before_half_time, 4).visit().wait()
    said = {
        "en": "last turn before half-time",
        "de": "letzter Zug vor der Halbzeit",
        "is": "síðasti leikur fyrir hálfleik",
    }
    expect(page.locator(".own .left")).to_have_text(said[language])
    yours = {"en": "Your last turn", "de": "Dein letzter Spielzug", "is": "Síðasti leikurinn þinn"}
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_be_visible()
    expect(prompt).not_to_contain_text(yours[language])
    for size in SIZES:
        assert at_size(page, size, ".own .track") == []
        assert prompt.evaluate("(text) => text.scrollHeight - text.clientHeight") <= 1, size


def test_a_card_that_is_only_pointed_at_asks_nothing(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    _, card, _ = with_one_way(page)
    said = page.get_by_test_id("prompt")
    page.mouse.move(5, 5)
    page.locator(f'[data-card="{card}"]').first.hover()
    expect(page.locator(".side .sheet-of-card")).to_be_visible()
    expect(said).not_to_contain_text("?")
    page.locator(f'[data-card="{card}"]').first.click()
    expect(said).to_contain_text("?")
    expect(page.locator(".prompt .btn.primary")).to_be_visible()


def test_a_pawn_that_goes_one_of_two_ways_is_not_asked_for(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)

    def one_pawn_two_ways(view: Any) -> bool:
        both = ways(view).get("1/14", [])
        return len(both) == 2 and len({way.split()[-1] for way in both}) == 1

    at_moment(page, PARTNERS, one_pawn_two_ways).visit().wait()
    page.locator('.own [data-card="1/14"]').first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("how far?")


def test_a_click_on_the_tickets_asks_before_it_spends_a_turn(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, TICKET).visit()
    table.wait()
    offered = table.view()["position"]["offered"]
    table.play(*(f"keep {ticket}" for ticket in offered[:1]), "done")
    expect(page.locator(".market")).not_to_have_count(0)
    shown = table.wait()
    while not any(move["kind"] == "tickets" for move in table.view()["legal"]):
        shown = table.wait(shown)
    tickets = page.locator('.market [data-piece="ticket stock"]')
    tickets.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("That is your whole turn.")
    assert table.view()["n"] == shown, "the tickets were drawn at once"
    page.locator(".prompt [data-does=put-back]").click()
    expect(tickets).to_have_attribute("aria-pressed", "false")
    tickets.click()
    page.locator(".prompt [data-does=confirm]").click()
    expect(page.locator(".choice .tk").first).to_be_visible()


def test_the_result_of_partners_counts_more_than_points(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    table = finished(page, PARTNERS).visit()
    show_count(page)
    counted = page.get_by_role("table", name="The game in numbers")
    expect(counted.get_by_role("columnheader")).to_have_count(4)
    told = page.request.get(f"/api/tables/{table.name}/course").json()["statistics"]
    for row, each in zip(counted.locator("tbody tr").all(), told, strict=True):
        numbers = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert sorted(numbers) == sorted(each["seats"])
    assert at_sizes(page, OUTSIDE, ["[data-statistic] *", ".panel"]) == []


# The points beside each name, and all that is listed below it.
ADDED_UP = """() => [...document.querySelectorAll(".story.long h3")].map((name) => {
  const points = (element) => Number(element.textContent.replace("−", "-"));
  let sum = 0;
  for (let next = name.nextElementSibling; next && next.tagName !== "H3"; next = next.nextElementSibling)
    for (const each of next.querySelectorAll(".num")) sum += points(each);
  return [points(name.querySelector(".num")), sum];
})"""


def test_what_is_listed_below_a_name_in_the_result_adds_up(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    finished(page, TICKET, 3).visit()
    show_count(page)
    expect(page.locator(".story.long .besides")).not_to_have_count(0)
    added = page.evaluate(ADDED_UP)
    assert len(added) == 3
    assert [points for points, _ in added] == [listed for _, listed in added]


def test_all_tracks_are_in_view_while_tickets_are_on_offer(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    table = Table.opened(page, TICKET, "bot", "bot", "bot").visit()
    player = Player(table, GAME_PLAYERS[TICKET], Finger(), confirm=True)
    table.wait()
    assert page.locator(".choice .tk").count() == 6
    assert at_sizes(page, OUTSIDE, [".others .track", ".others"], ((390, 844), (412, 915))) == []
    assert at_sizes(page, OUTSIDE, [".others .track .nm", ".track"], ((390, 844), (412, 915))) == []
    for _ in range(10):
        player.decide()
    while not any(move["kind"] == "tickets" for move in table.view()["legal"]):
        player.decide()
    shown = table.shown()
    table.play("tickets")
    table.wait(shown)
    expect(page.locator(".choice .tk").first).to_be_visible()
    assert page.locator(".others .track").count() == 3
    assert at_sizes(page, OUTSIDE, [".others .track", ".others"], ((390, 844), (412, 915))) == []
    assert at_sizes(page, OUTSIDE, [".others .tr", ".track"], ((390, 844), (412, 915))) == []


def with_tickets(page: Page, least: int, *others: str) -> Table:
    """A table at which somebody has kept so many tickets, all that were offered, and is at turn."""
    table = Table.opened(page, TICKET, *others).visit()
    while True:
        shown = table.wait()
        view = table.view()
        position = view["position"]
        moves = [move["text"] for move in view["legal"]]
        if position["offered"]:
            table.play(*(f"keep {ticket}" for ticket in sorted(position["offered"])))
        elif len(position["tickets"]) >= least and position["step"] == "first":
            return table
        else:
            table.play("tickets" if "tickets" in moves else moves[0])
        table.wait(shown)


# Names that reach into the points beside them: letters, and not the box that they are in.
INTO_POINTS = """(tickets) => [...document.querySelectorAll(tickets)].flatMap((ticket) => {
  const name = document.createRange();
  name.selectNodeContents(ticket.querySelector(".tn"));
  const points = ticket.querySelector(".tp").getBoundingClientRect();
  return [...name.getClientRects()].some(({ right, top, bottom }) =>
    right > points.left && top < points.bottom && bottom > points.top)
    ? [`${ticket.textContent} at ${innerWidth}`] : [];
})"""


def test_ten_tickets_are_seen_at_once(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, language="de")
    with_tickets(page, 10, "bot", "bot", "bot")
    tickets = page.locator(".side .tk")
    expect(tickets).to_have_count(10)
    for width, height in ((1280, 800), (1024, 768), (1920, 1080)):
        assert at_size(page, (width, height), ".side .tk") == []
        hidden = page.locator(".side .list").evaluate("(list) => list.scrollHeight - list.clientHeight")
        assert hidden <= 0, f"at {width}×{height}"
    names = page.locator(".side .tk .tn").all_inner_texts()
    assert all(re.fullmatch(r"[^–\n]+–[^–\n]+", name) for name in names), names


def test_six_tickets_are_seen_at_once_on_a_phone(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    with_tickets(page, 6, "bot", "bot")
    expect(page.locator(".own .tall .tk")).to_have_count(6)
    assert page.locator(".own .tall .scroll").evaluate("(list) => list.scrollHeight - list.clientHeight") <= 1
    assert at_size(page, (390, 844), ".own .tk") == []


# Marks that lie over the points beside them.
ON_POINTS = """(tickets) => [...document.querySelectorAll(tickets)].flatMap((ticket) => {
  const points = ticket.querySelector(".tp").getBoundingClientRect();
  return [...ticket.querySelectorAll(".mark")].some((mark) => {
    const { right, top, bottom } = mark.getBoundingClientRect();
    return right > points.left && top < points.bottom && bottom > points.top;
  }) ? [`${ticket.textContent} at ${innerWidth}`] : [];
})"""


def test_the_points_of_a_long_ticket_are_seen_among_six_on_a_phone(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    longest = max(len(colours) for *_, colours in TICKETS)

    def long_one(dealt: View) -> bool:
        return any(len(TICKETS[at - 1][3]) == longest for at in dealt["offered"])

    table = dealt(page, long_one)
    table.play(*(f"keep {ticket}" for ticket in sorted(table.view()["position"]["offered"])))
    table.visit().wait()
    expect(page.locator(".own .tall .tk")).to_have_count(6)
    assert at_sizes(page, ON_POINTS, ".own .tk", ((390, 844), (360, 740), (320, 568))) == []


def test_names_of_four_tickets_on_offer_reach_into_no_points(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = with_tickets(page, 6, "bot")
    for _ in range(3):
        shown = table.wait()
        table.play("tickets")
        table.wait(shown)
        expect(page.locator(".choice .tk")).to_have_count(4)
        assert at_sizes(page, INTO_POINTS, ".choice .tk", (*SIZES, *NARROW)) == []
        assert at_sizes(page, OUTSIDE, [".choice .mark, .choice .tn", ".tk"], (*SIZES, *NARROW)) == []
        shown = table.wait()
        table.play(*(f"keep {ticket}" for ticket in sorted(table.view()["position"]["offered"])))
        table.wait(shown)


# What lies below the window, to which one would have to scroll.
BELOW = """() => document.scrollingElement.scrollHeight > innerHeight
  ? [`${document.scrollingElement.scrollHeight - innerHeight} px at ${innerWidth}×${innerHeight}`] : []"""


def test_a_phone_on_its_side_shows_the_whole_table(visitors: Visitors) -> None:
    page = visitors.person(LANDSCAPE, language="de")
    table = with_tickets(page, 6, "bot", "bot", "bot")
    sizes = ((844, 390), (667, 375))
    assert at_sizes(page, BELOW, "", sizes) == []
    shown = table.wait()
    table.play("tickets")
    table.wait(shown)
    # The others' tracks stay in view: what one keeps depends on them.
    expect(page.locator(".others .track").first).to_be_visible()
    assert at_sizes(page, BELOW, "", sizes) == []
    expect(page.locator(".prompt .row .btn").first).to_be_in_viewport(ratio=1)


def test_a_phone_on_its_side_tells_what_the_others_did(visitors: Visitors) -> None:
    page = visitors.person(LANDSCAPE, language="de")
    table = Table.opened(page, PARTNERS).visit()
    Player(table, GAME_PLAYERS[PARTNERS], Finger(), confirm=True).decide()
    table.wait()
    told, hand = page.locator("button.since"), page.locator(".own .reference")
    for width, height in ((844, 390), (740, 412)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        expect(told.locator(".line")).to_have_count(3)
        above, below = told.bounding_box(), hand.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]
        assert page.evaluate(OUTSIDE, [".since .line", ".since"]) == []


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_a_refusal_is_read_whole_on_the_smallest_phone(visitors: Visitors, language: Language) -> None:
    page = visitors.person(SMALL_PHONE, language=language)

    def locomotive_as_second_card(view: Any) -> bool:
        return view.position.step == "second" and "locomotive" in view.position.row

    at_moment(page, TICKET, locomotive_as_second_card).visit().wait()
    hand = page.locator(".hand").bounding_box()
    page.locator('.market [data-piece^="row locomotive"]').first.tap(force=True)
    notice = page.locator(".prompt .notice")
    expect(notice).to_contain_text("TR-10")
    assert notice.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"), notice.inner_text()
    expect(notice.get_by_role("link")).to_be_in_viewport(ratio=1)
    assert page.locator(".hand").bounding_box() == hand


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_the_names_of_three_pawns_fit_the_smallest_phone(visitors: Visitors, language: Language) -> None:
    page = visitors.person(SMALL_PHONE, language=language)

    def three_pawns_share(view: Any) -> bool:
        return len({move.args["square"] for move in view.legal if move.kind == "split"}) == 3

    at_moment(page, PARTNERS, three_pawns_share).visit().wait()
    page.locator('.own [data-card="7"]').first.tap()
    pawns = page.locator(".options .option")
    expect(pawns).to_have_count(3)
    for pawn in pawns.all():
        expect(pawn).to_be_in_viewport(ratio=1)
        assert pawn.evaluate("(box) => box.scrollWidth <= box.clientWidth")


# Names of pawns that reach out of their button, or over its mark.
OVER_MARKS = """() => [...document.querySelectorAll(".options .option")].flatMap((option) => {
  const name = document.createRange();
  name.selectNodeContents(option.querySelector("span:not(.mark)"));
  const [box, mark] = [option, option.querySelector(".mark")].map((each) => each?.getBoundingClientRect());
  return [...name.getClientRects()].some(({ left, right, top, bottom }) =>
    left < (mark?.right ?? box.left) || right > box.right || top < box.top || bottom > box.bottom)
    ? [`${option.textContent.trim()} at ${innerWidth}`] : [];
})"""


def swappable(moves: Iterable[Any]) -> int:
    """How many pawns can be the first of two that change places."""
    return len({square for move in moves if move.kind == "swap" for square in move.args.values()})


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_the_names_of_many_pawns_stay_beside_their_marks(visitors: Visitors, language: Language) -> None:
    page = visitors.person(PHONE, language=language)

    def many_swaps(view: Any) -> bool:
        return swappable(view.legal) >= 6 and "swap same" in view.legal

    at_moment(page, PARTNERS, many_swaps).visit().wait()
    page.locator('.own [data-card="swap"]').first.tap()
    assert page.locator(".options .option").count() >= 6
    sizes = ((320, 568), (390, 844), (599, 900), (1024, 768), (1280, 800))
    assert at_sizes(page, OVER_MARKS, "", sizes) == []
    # What changes nothing comes last, and its words have room, too.
    expect(page.locator(".options .option").last).to_have_attribute("data-option", "swap same")


FOUR_COLOURS, OTHER_COLOURS = ("blue", "green", "orange", "black"), ("red", "yellow", "purple", "white")
# Of the numbers beside a name, what reaches out of the seat.
OUT_OF_SEAT = """() => [...document.querySelectorAll(".seats .seat")].flatMap((seat) => {
  const end = seat.getBoundingClientRect().right;
  const facts = [...seat.querySelectorAll(".fact > :not(.vh)")];
  const over = Math.max(...facts.map((fact) => fact.getBoundingClientRect().right)) - end;
  return over > 0 ? [`${over} px at ${innerWidth}×${innerHeight}`] : [];
})"""


def test_numbers_of_two_digits_stay_in_the_seats_of_four(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    seats: list[str] = []
    for first, (held, kept) in enumerate(zip(FOUR_COLOURS, OTHER_COLOURS, strict=True)):
        tickets = " ".join(map(str, range(10 * first + 1, 10 * first + 11)))
        seats.append(f"hand: {held}*10 locomotive*2; station: {kept}*10; tickets: {tickets}")
    text = of_trains.position(*seats).view(0).position_text()
    page.goto(f"/#position={quote(f'{TICKET}/{text}', safe='')}")
    expect(page.locator(".seats .seat").last).to_contain_text("12 cards in hand")
    assert at_sizes(page, OUT_OF_SEAT, "", (*SIZES, *NARROW, (360, 740))) == []


@pytest.mark.parametrize("game", [TICKET, PARTNERS])
def test_the_title_of_the_log_stands_apart_from_the_recap(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, game).visit()
    table.wait()
    title, recap = page.locator(".story > h2").bounding_box(), page.locator(".story > .since").bounding_box()
    assert title is not None
    assert recap is not None
    assert title["y"] - recap["y"] - recap["height"] >= 4


@pytest.mark.parametrize(("screen", "seen"), [(DESKTOP, 12), (PHONE, 10)])
def test_most_tickets_are_in_view_at_the_count(visitors: Visitors, screen: Screen, seen: int) -> None:
    page = visitors.person(screen)

    def counts_fourteen(view: Any) -> bool:
        return view.position.step == "completing" and len(view.position.tickets) == 14

    at_moment(page, TICKET, counts_fourteen).visit().wait()
    bottom = page.locator(".offer").evaluate("(list) => list.getBoundingClientRect().bottom")
    tickets = [ticket.bounding_box() for ticket in page.locator(".choice .tk").all()]
    assert sum(box is not None and box["y"] + box["height"] <= bottom for box in tickets) >= seen


def test_tickets_of_a_finished_game_are_seen_whole_on_a_phone(visitors: Visitors) -> None:
    page = visitors.person(PHONE)

    def completes_one_of_five(view: Any) -> bool:
        stands = view.position
        return stands.step == "completing" and len(stands.tickets) == 5 and bool(stands.best)

    table = at_moment(page, TICKET, completes_one_of_five, 3).visit()
    table.wait()
    table.play(f"complete {table.view()['position']['best'][0]}", "done")
    expect(page.locator(COUNT)).to_be_visible()
    own = page.locator(".own .tall .scroll")
    expect(own.locator(".tk.failed")).to_have_count(4)
    assert own.evaluate("(list) => list.scrollHeight - list.clientHeight") <= 0
    # Marks and points touch nowhere.
    for ticket in own.locator(".tk").all():
        mark, points = (ticket.locator(part).last.bounding_box() for part in (".need", ".tp"))
        assert mark is not None
        assert points is not None
        assert mark["x"] + mark["width"] < points["x"] or mark["y"] >= points["y"] + points["height"]
    track = page.locator(".others > *").first.bounding_box()
    assert track is not None
    assert track["height"] > 30


def test_buttons_grow_with_what_is_asked_on_a_very_large_screen(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table, _ = played_on(page, TICKET, lambda made: made["move"]["kind"] == "lay")
    table.visit().wait()
    page.set_viewport_size({"width": 2560, "height": 1440})
    asked, button = (
        page.locator(where).first.evaluate("(words) => parseFloat(getComputedStyle(words).fontSize)")
        for where in (".prompt p", ".prompt .row .btn")
    )
    assert button >= 0.9 * asked


def test_what_is_counted_beside_the_log_in_a_low_window_has_a_title(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    page.set_viewport_size({"width": 1366, "height": 650})
    Table.opened(page, PARTNERS).visit().wait()
    expect(page.get_by_role("heading", name="Cards seen")).to_be_visible()
