"""A table that is enlarged, by the browser or on its own: nothing is cut off, covered or out of reach."""

from itertools import combinations, product
from typing import Final, get_args
from urllib.parse import quote

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, SMALL_PHONE, Theme, Visitors
from tests.browser.finished_games import finished
from tests.browser.input_devices import Mouse
from tests.browser.page_checks import SMALLEST_TARGET, resize, sideways
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table

THURN, TICKET, PARTNERS = GAMES
BOARDS: Final = {THURN: "svg.map", TICKET: ".market", PARTNERS: ".room svg"}
"""What is looked at most, by game."""

ENLARGED: Final = ((640, 450), (640, 360), (427, 300), (320, 256), (320, 640), (960, 485))
"""Windows of 1280 × 900 at 200, 300 and 400 %, at 200 % a lower one and a usual desktop, a phone's."""

LEAST_BOARD_PX: Final = {THURN: 140, TICKET: 44, PARTNERS: 230}
"""How high that is drawn at least; it was nothing at 300 and 400 %."""

# Whatever is pressed or read, once it has been brought into view as the browser does it for the focus: what
# still lies outside the window, is clipped by something around it, or lies under something else. Of a drawing
# only where it lies is asked: there things may touch.
HIDDEN = """(focusing) => {
  const found = [];
  const things = focusing ? "a[href], button, input, select, [tabindex='0']"
    : "button, a[href], h1, h2, .nm, .lab, .num, .tag, svg [role=button], svg text, [data-testid=prompt]";
  const told = (one) => `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 50)}”`;
  for (const thing of document.querySelectorAll(`.app :is(${things})`)) {
    if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // What leads on by the Tab key is seen while it has the focus.
    if (!focusing && thing.closest(".skip")) continue;
    if (thing.closest(".vh, [inert], .log") || !thing.getBoundingClientRect().width) continue;
    if (focusing) thing.focus();
    else thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const words = document.createRange();
    words.selectNodeContents(thing.matches("h1, h2") ? thing.firstChild : thing);
    const looked = thing.matches("h1, h2") ? words : thing;
    const { left, top, right, bottom, width, height } = looked.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    // What is larger than the window, or can be moved itself, need not be seen as a whole.
    const outside = (box) => Math.max(
      Math.min(box.left - left, right - box.right), left - box.right, box.left - right,
      Math.min(box.top - top, bottom - box.bottom), top - box.bottom, box.top - bottom,
      width <= box.width ? Math.max(box.left - left, right - box.right) : 0,
      height <= box.height ? Math.max(box.top - top, bottom - box.bottom) : 0);
    const off = outside(new DOMRect(0, 0, innerWidth, innerHeight));
    // The room that a font keeps above its letters may lie outside.
    if (off > 5) found.push(`${told(thing)} is ${Math.round(off)} px outside the window`);
    for (let around = thing.parentElement; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (around.closest("svg") || (overflowX === "visible" && overflowY === "visible")) continue;
      const off = outside(around.getBoundingClientRect());
      if (off > 3) found.push(`${told(thing)} is ${Math.round(off)} px outside ${around.className}`);
    }
    if (thing.closest("svg")) continue;
    const x = Math.min(Math.max(0, (left + right) / 2), innerWidth - 1);
    const y = Math.min(Math.max(0, (top + bottom) / 2), innerHeight - 1);
    const there = document.elementFromPoint(x, y);
    // Over what is read there may be a button that shows nothing, or a list where none of its things lies.
    const clear = (there?.matches("button") && !there.textContent.trim() && !there.querySelector("svg"))
      || (there?.matches("ol") && getComputedStyle(there).backgroundColor === "rgba(0, 0, 0, 0)");
    if (there && !clear && !thing.contains(there) && !there.contains(thing))
      found.push(`${told(thing)} lies under ${told(there)}`);
  }
  document.activeElement?.blur();
  scrollTo(0, 0);
  return found;
}"""


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_ONCE: Final = """
localStorage.getItem("stofa") ?? localStorage.setItem("stofa", JSON.stringify({ confirm: false }))"""
"""Moves are made without being confirmed, and what is set in a test stays set when it loads the page anew."""


def begun(page: Page, game: str, decisions: int = 3, others: int | None = None) -> Table:
    """A table after some decisions."""
    page.add_init_script(AT_ONCE)
    table = Table.opened(page, game, *["bot"] * (others or 0)).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    for _ in range(decisions):
        player.decide()
    table.wait()
    return table


def size(board: Locator) -> float:
    box = board.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_enlarged_and_moved_by_buttons_and_keys(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    begun(page, game)
    board, view = page.locator(BOARDS[game]).first, page.locator(".viewport")
    whole = size(board)
    button = page.get_by_role("button", name="Enlarge the board")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    # The buttons take a little of its place.
    assert 1.8 * whole < size(board) <= 2 * whole
    page.get_by_role("button", name="Larger", exact=True).click()
    assert 2.25 * whole < size(board) <= 2.5 * whole
    # Moved by buttons, and by arrow keys where nothing on the board has the focus.
    before = view.evaluate("(view) => [view.scrollLeft, view.scrollTop]")
    page.get_by_role("button", name="Further right").click()
    page.get_by_role("button", name="Further down").click()
    moved = view.evaluate("(view) => [view.scrollLeft, view.scrollTop]")
    assert moved[0] > before[0]
    assert moved[1] > before[1]
    view.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("([view, left]) => view.scrollLeft < left", arg=[view.element_handle(), moved[0]])
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert 1.35 * whole < size(board) <= 1.5 * whole
    # It stays so, until all of it is wanted again; nothing of the focus is lost then.
    page.reload()
    expect(page.locator(".viewport")).to_have_attribute("tabindex", "0")
    page.get_by_role("button", name="150 %").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".viewport")).not_to_have_attribute("tabindex", "0")
    assert size(board) == whole
    expect(button).to_be_focused()


# Whether the city with the focus is seen as a whole.
WITHIN = """() => {
  const city = document.activeElement.querySelector(".tray").getBoundingClientRect();
  const view = document.querySelector(".viewport").getBoundingClientRect();
  const [left, top] = [city.left - view.left, city.top - view.top];
  return left >= 0 && top >= 0 && left + city.width <= view.width && top + city.height <= view.height;
}"""


def test_the_wheel_and_two_fingers_enlarge_what_they_point_at(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    begun(page, THURN)
    city = page.locator('svg [data-city="Passau"] .tray')
    before = city.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (25, 30, 40):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    expect(page.locator(".viewport")).to_have_attribute("tabindex", "0")
    after = city.bounding_box()
    assert after is not None
    assert abs(after["width"] / before["width"] - 2) < 0.15
    # It lies where the fingers were, as far as the buttons that came above it allow.
    assert abs(after["x"] + after["width"] / 2 - x) < 6
    assert page.evaluate("() => visualViewport.scale") == 1
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, 600)
    page.keyboard.up("Control")
    expect(page.locator(".viewport")).not_to_have_attribute("tabindex", "0")


# How far the nearest other city is, and how large the place is on which a tap means a city: nearer than that
# no other one is meant.
CROWDED = """(least) => {
  const spots = [...document.querySelectorAll("svg [data-city]")].map((city) => {
    const { x, y, width, height } = city.querySelector(".hit").getBoundingClientRect();
    return { name: city.dataset.city, x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
  });
  return spots.flatMap(({ name, x, y, size }) => {
    const others = spots.filter((one) => one.name !== name);
    const apart = Math.min(...others.map((one) => Math.hypot(one.x - x, one.y - y)));
    return Math.min(size, apart) < least ? [`${name}: ${Math.round(size)}, ${Math.round(apart)} apart`] : [];
  });
}"""


def test_on_an_enlarged_map_every_city_is_seen_and_a_target_for_a_finger(visitors: Visitors) -> None:
    page = visitors.person(SMALL_PHONE)
    begun(page, THURN, others=3)
    page.evaluate("() => { document.querySelector('[data-enlarges]').click(); }")
    expect(page.locator(".viewport")).to_have_attribute("tabindex", "0")
    assert page.evaluate(CROWDED, SMALLEST_TARGET) == []
    # What has the focus comes into view, and a tap means what is there.
    for name in ("Lodz", "Basel", "Linz", "Mannheim"):
        page.locator(f'svg [data-city="{name}"]').focus()
        assert page.evaluate(WITHIN), name
    for name in ("Augsburg", "Salzburg"):
        city = page.locator(f'svg [data-city="{name}"]')
        city.scroll_into_view_if_needed()
        city.locator(".tray").tap(force=True)
        expect(city).to_have_attribute("tabindex", "0")


# Cities that can be played, and where a finger lies that is a little nearer to another city, on neither.
BESIDE = """() => {
  const spot = (city) => {
    const { x, y, width, height } = city.querySelector(".hit").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const others = [...document.querySelectorAll("svg [data-city]:not(.legal)")].map(spot);
  return [...document.querySelectorAll("svg [data-city].legal")].flatMap((city) => {
    const [x, y] = spot(city);
    return others.flatMap(([there, down]) => {
      const apart = Math.hypot(there - x, down - y);
      const share = (apart / 2 + 2) / apart;
      const point = [x + share * (there - x), y + share * (down - y)];
      const on = document.elementFromPoint(...point);
      const free = on?.closest("svg.map") && !on.matches("text, .tray, .tray *");
      return apart < 38 && free ? [{ city: city.dataset.city, point }] : [];
    });
  });
}"""


def test_on_the_smallest_phone_a_finger_means_the_city_that_can_be_played(visitors: Visitors) -> None:
    """There cities lie nearer to each other than a finger is broad."""
    page = visitors.person(SMALL_PHONE)
    table = begun(page, THURN, decisions=0)
    player = Player(table, GAME_PLAYERS[THURN], Mouse())
    for _ in range(40):
        table.wait()
        if found := page.evaluate(BESIDE):
            break
        player.decide()
    city = page.locator(f'svg [data-city="{found[0]["city"]}"]')
    page.touchscreen.tap(*found[0]["point"])
    expect(city).to_have_attribute("tabindex", "0")


# Spacing that readers may set for themselves (WCAG 1.4.12), as their style sheets do it: from the beginning.
SPACED = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  const all = "line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important";
  sheet.replaceSync(`* { ${all} } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
});"""
# Words of which a part is clipped or lies outside what they stand in; what scrolls does not clip. The room
# above and below letters grows with the height of a line and may be clipped.
CLIPPED = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    const shown = own.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.data.trim() || !shown || own.closest(".vh, .skip, .live, svg, title")) continue;
    if (getComputedStyle(own).fontSize === "0px") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    if (right - left < 1) continue;
    const spare = 0.3 * parseFloat(getComputedStyle(own).fontSize);
    for (let around = own; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const solid = around.matches("button, .letter, .seat");
      const box = around.getBoundingClientRect();
      const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
      const across = Math.max(box.left - left, right - box.right);
      const along = Math.max(box.top - top, bottom - box.bottom) - spare;
      const tell = (off, how) => found.push(`“${node.data}” is ${Math.round(off)} px too ${how}`);
      if ((solid || cuts(overflowX)) && across > 2) tell(across, "long");
      if ((solid || cuts(overflowY)) && along > 2) tell(along, "high");
      // What is scrolled may lie anywhere.
      if ([overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) break;
    }
  }
  return [...new Set(found)];
}"""


# Names of cities that lie outside the map, or under a city that is drawn later. The room that a font keeps
# above and below its letters may.
COVERED_NAMES = """() => {
  const found = [];
  const edge = document.querySelector("svg.map")?.getBoundingClientRect();
  const cities = [...document.querySelectorAll("svg.map [data-city]")];
  for (const [at, city] of cities.entries()) {
    const name = city.querySelector("text").getBoundingClientRect();
    const spare = 0.3 * name.height;
    const out = Math.max(edge.left - name.left, name.right - edge.right);
    if (out > 1) found.push(`${city.dataset.city} is ${out.toFixed(1)} px outside the map`);
    for (const later of cities.slice(at + 1)) {
      const tray = later.querySelector(".tray").getBoundingClientRect();
      const across = Math.min(name.right, tray.right) - Math.max(name.left, tray.left);
      const along = Math.min(name.bottom, tray.bottom) - Math.max(name.top, tray.top) - spare;
      if (across > 1 && along > 0) found.push(`${city.dataset.city} lies under ${later.dataset.city}`);
    }
  }
  return found;
}"""


SPACED_SIZES: Final = ((1280, 800), (640, 450), (390, 844), (320, 640), (320, 256))
SPEAK = """(language) => localStorage.setItem(
  "stofa", JSON.stringify({ ...JSON.parse(localStorage.getItem("stofa")), language }))"""


@pytest.mark.parametrize("game", GAMES)
def test_words_that_are_spaced_out_are_not_cut(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP, language="de")
    page.add_init_script(SPACED)
    begun(page, game, others=2 if game == TICKET else 3)
    found: list[str] = []
    for language in ("de", "is"):
        resize(page, *SPACED_SIZES[0])
        page.evaluate(SPEAK, language)
        page.reload()
        expect(page.locator(f'html[lang="{language}"] .app[data-asked=true]')).to_be_visible()
        for width, height in SPACED_SIZES:
            resize(page, width, height)
            page.evaluate(DRAWN)
            # Of a name at a seat all but what is clipped is its own room.
            covered = [what for what in page.evaluate(HIDDEN, False) if not what.startswith("span ")]
            here = (*page.evaluate(CLIPPED), *covered, *page.evaluate(COVERED_NAMES), *sideways(page))
            found += [f"{language}, {width}×{height}: {what}" for what in here]
    assert found == [], "\n".join(found)


LONG_NAMES: Final = "Carlsruhe Ingolstadt Innsbruck Regensburg Sigmaringen Würzburg"


def test_long_names_on_cards_that_are_spaced_out_are_not_cut(visitors: Visitors) -> None:
    """Of open cards, cards in hand, and those of a route."""
    page = visitors.person(DESKTOP)
    page.add_init_script(SPACED)
    route = "route 0: Würzburg Nürnberg Ingolstadt; step: laying"
    text = f"players: 4; display: {LONG_NAMES}; hand 0: {LONG_NAMES}; {route}"
    page.goto(f"/#position={quote(f'{THURN}/{text}', safe='')}")
    page.locator("select").first.select_option("0")
    expect(page.locator(".app > section.own")).to_be_visible()
    found: list[str] = []
    for width, height in SPACED_SIZES:
        resize(page, width, height)
        page.evaluate(DRAWN)
        found += [f"{width}×{height}: {what}" for what in page.evaluate(CLIPPED)]
    assert found == [], "\n".join(found)


def test_what_a_row_of_cards_is_called_covers_no_card(visitors: Visitors) -> None:
    """Of two cards in a row that is as short as in a window at 200 or 400 %."""
    page = visitors.person(DESKTOP, language="de")
    text = "players: 2; display: Lodz Linz Ulm Basel Passau Pilsen; hand 0: Lodz Linz; route 0: Ulm Augsburg"
    page.goto(f"/#position={quote(f'{THURN}/{text}; step: laying', safe='')}")
    page.locator("select").first.select_option("0")
    expect(page.locator(".app > section.own li button")).to_have_count(4)
    for width, height in (*ENLARGED, (390, 844)):
        resize(page, width, height)
        page.evaluate(DRAWN)
        own = page.locator(".app > section.own")
        labels = own.locator(".lab > span").all()
        boxes = [box for label in labels if (box := label.bounding_box()) and box["width"] > 1]
        cards = [box for card in own.locator("li button").all() if (box := card.bounding_box())]
        assert [box for box in boxes if any(overlap(box, card) for card in cards)] == [], (width, height)
    assert len(boxes) == 2, "where there is room they stand beside the cards"


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


# Of what the reader's own colours are taken for: how far two colours are apart, as WCAG counts it.
CONTRASTS = """() => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number)
      .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const apart = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Canvas";
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const seen = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
  const found = [];
  const require = (what, least, ...pairs) => {
    const best = Math.max(...pairs.map(([one, other]) => apart(one, other)));
    if (best < least) found.push(`${what}: ${best.toFixed(1)}`);
  };
  for (const mark of seen(".mark")) {
    const { fill, stroke } = getComputedStyle(mark.querySelector("svg"));
    const letter = mark.querySelector("b");
    const card = mark.closest(".tc");
    const ground = card ? getComputedStyle(card).backgroundColor : canvas;
    require(`the shape of ${mark.className}`, 3, [fill, ground], [stroke, ground]);
    if (letter) require(`the letter of ${mark.className}`, 4.5, [getComputedStyle(letter).color, fill]);
  }
  for (const name of seen("svg.map text, .room svg .home text"))
    require(`the name ${name.textContent}`, 4.5, [getComputedStyle(name).fill, canvas]);
  for (const piece of seen("svg .house, .pawn .body, .tray, .hole")) {
    const { stroke } = getComputedStyle(piece);
    if (stroke !== "none") require(piece.className.baseVal, 3, [stroke, canvas]);
  }
  return found;
}"""


def hidden(page: Page, game: str) -> list[str]:
    """What is out of reach in windows that are enlarged, with the usual text and with a large one."""
    found: list[str] = []
    for text, (width, height) in product(("normal", "large"), ENLARGED):
        page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
        resize(page, width, height)
        board = page.locator(BOARDS[game]).first
        expect(board).to_be_visible()
        page.evaluate(DRAWN)
        here = [*page.evaluate(HIDDEN, False), *page.evaluate(HIDDEN, True), *sideways(page)]
        here += page.evaluate(COVERED_NAMES)
        box = board.bounding_box()
        if box is None or box["height"] < LEAST_BOARD_PX[game]:
            here.append(f"the board is drawn in {box}")
        found += [f"{width}×{height}, text {text}: {what}" for what in here]
    page.evaluate("() => { document.documentElement.dataset.text = 'normal'; }")
    return found


def faint(page: Page) -> list[str]:
    """What loses its shape in colours that the reader has chosen."""
    found: list[str] = []
    for theme, (width, height) in product(get_args(Theme), ((1280, 800), (320, 640), (320, 256))):
        resize(page, width, height)
        page.emulate_media(forced_colors="active", color_scheme=theme)
        page.wait_for_function("() => document.querySelector('link[href*=forced-colours]')?.sheet")
        page.evaluate(DRAWN)
        found += [f"{theme}, {width}×{height}: {what}" for what in page.evaluate(CONTRASTS)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_led_in_a_window_that_is_enlarged(visitors: Visitors, game: str) -> None:
    """At 200 % the choice of whose eyes these are lay outside the window, at 133 % a button over others."""
    page = visitors.person(DESKTOP, language="de")
    page.goto(f"/#replay={finished(page, game).name}")
    expect(page.locator(".film select")).to_be_visible()
    found: list[str] = []
    for width, height in (*ENLARGED, (640, 400), (740, 360), (844, 390), (900, 600), (1024, 768)):
        resize(page, width, height)
        page.evaluate(DRAWN)
        here = [*page.evaluate(HIDDEN, True), *sideways(page)]
        buttons = page.locator(".film :is(button, select)").all()
        boxes = [box for button in buttons if (box := button.bounding_box())]
        here += [f"{one} over {other}" for one, other in combinations(boxes, 2) if overlap(one, other)]
        found += [f"{width}×{height}: {what}" for what in here]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_out_of_reach_in_a_window_that_is_enlarged(visitors: Visitors, game: str) -> None:
    """Nor does anything lose its shape there in the colours of the reader."""
    page = visitors.person(DESKTOP, language="de")
    table = begun(page, game, others=3)
    player = Player(table, GAME_PLAYERS[game], Mouse())
    # Something lies on the own track, below words that may take several lines.
    while game == TICKET and not table.view()["position"]["players"][0]["track"]:
        player.decide()
    table.wait()
    found = [*hidden(page, game), *faint(page)]
    assert found == [], "\n".join(found)


def test_the_main_button_is_told_apart_in_colours_of_the_reader(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    page.emulate_media(forced_colors="active")
    page.goto("/#new=partners")
    buttons = page.locator(".prompt .btn")
    expect(page.locator(".prompt .btn.primary")).to_be_visible()
    grounds = buttons.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(grounds) > 1
    assert len(set(grounds)) == 2


def test_a_device_that_asks_for_contrast_gets_strong_colours(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-colours", "calm")
    page.emulate_media(contrast="more")
    expect(page.locator("html")).to_have_attribute("data-colours", "strong")
    page.emulate_media(contrast="no-preference")
    expect(page.locator("html")).to_have_attribute("data-colours", "calm")
