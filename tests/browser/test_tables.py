"""A table at every kind of moment, by finger on the smallest phone; the board by keys; pieces that move."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, SMALL_PHONE, Visitors
from tests.browser.input_devices import Finger, Keys, Mouse
from tests.browser.page_checks import barriers, misfits
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.partners import card_of
from tests.browser.playing.player import READY, Player, of_kind, prompt_button
from tests.browser.table_page import GAMES, Table

# Notes where a piece sets out. It is drawn there when its way begins.
NOTE_FLIGHTS = """(() => {
  const animate = Element.prototype.animate;
  window.flights = [];
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    const { x, y, width, height } = this.getBoundingClientRect();
    if (this.dataset.piece) flights.push({ piece: this.dataset.piece, x: x + width / 2, y: y + height / 2 });
    return animation;
  };
})()"""

DECISIONS, MOST = 14, 80
TAKE_STOCK = {"text": "take stock", "kind": "take", "card": "stock"}
NEAR_PX = 8
MOMENTS = {"thurn-and-taxis": 7, "ticket-to-ride-card-game": 5, "partners": 4}
"""So many different ones must have come; the cards decide how soon."""


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_table_fits_a_phone_and_is_for_everybody(visitors: Visitors, game: str) -> None:
    page = visitors.person(SMALL_PHONE, language="de")
    seen: list[str] = []
    found: list[str] = []

    def look(moment: str) -> None:
        seen.append(moment)
        found.extend(f"{moment}: {what}" for what in [*misfits(page), *barriers(page, quickly=True)])
        page.set_viewport_size({"width": SMALL_PHONE.width, "height": SMALL_PHONE.height})

    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Finger(), confirm=True, look=look)
    for made in range(MOST):
        if made >= DECISIONS and len(seen) >= MOMENTS[game]:
            break
        player.decide()
    assert found == []
    assert len(seen) >= MOMENTS[game], seen


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_line_is_told_on_a_phone_without_moving_the_table(visitors: Visitors, game: str) -> None:
    visitors.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    page = visitors.person(PHONE, language="is")
    Table.opened(page, game).visit().wait()
    header = page.locator("header.top")
    before = header.bounding_box()
    assert before
    page.context.set_offline(True)
    expect(header.get_by_text("ótengt").or_(header.get_by_text("tengist"))).to_be_visible()
    assert header.bounding_box() == before
    assert misfits(page) == []
    assert page.locator("header.top h1").evaluate("(title) => title.getBoundingClientRect().width") == 0


# Browsers whose bars are always to be seen show one where anything is longer or wider than its place.
BARS = """() => [document.documentElement, document.querySelector(".side .log")].map((one) =>
  [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"""


@pytest.mark.smoke
@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_a_wide_screen_needs_no_bars_to_scroll(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, game).visit()
    for _ in range(4):
        Player(table, GAME_PLAYERS[game], Mouse()).decide()
    (down, sideways), (_, log_sideways) = page.evaluate(BARS)
    assert (down, sideways, log_sideways) == (0, 0, 0)


def focused(page: Page) -> str | None:
    city: str | None = page.evaluate("() => document.activeElement?.dataset?.city ?? null")
    return city


def test_arrow_keys_go_everywhere_on_the_map(visitors: Visitors) -> None:
    """It is one stop of the Tab key; from there the arrows lead to every city."""
    page = visitors.person(DESKTOP)
    Table.opened(page, "thurn-and-taxis").visit().wait()
    cities = page.locator(".map [data-city]")
    expect(page.locator('.map [data-city][tabindex="0"]')).to_have_count(1)
    everywhere = set(cities.evaluate_all("(all) => all.map((one) => one.dataset.city)"))
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(".map :focus").count():
            break
    start = focused(page)
    assert start is not None
    reached, open_ = {start}, [start]
    while open_:
        here = open_.pop(0)
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            page.locator(f'.map [data-city="{here}"]').focus()
            page.keyboard.press(key)
            there = focused(page)
            assert there is not None, f"{key} loses the focus at {here}"
            if there not in reached:
                reached.add(there)
                open_.append(there)
    assert reached == everywhere


def test_the_focus_never_slips_to_another_button(visitors: Visitors) -> None:
    """What was pressed is gone, and in its place is something else: Enter again must not do that."""
    page = visitors.person(DESKTOP)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: true }))""")
    table = Table.opened(page, "thurn-and-taxis").visit()
    before = table.wait()
    Keys(page).press(prompt_button(page, TAKE_STOCK))
    table.wait(before)
    expect(page.get_by_test_id("prompt")).to_be_focused()


def test_houses_come_from_the_supply(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, calm=False)
    page.add_init_script(NOTE_FLIGHTS)
    page.add_init_script(
        """localStorage.setItem("stofa", JSON.stringify({ speed: "fast", confirm: false }))"""
    )
    table = Table.opened(page, "thurn-and-taxis").visit()
    player = Player(table, GAME_PLAYERS["thurn-and-taxis"], Mouse())
    for _ in range(MOST):
        player.decide()
        if houses := table.view()["position"]["players"][0]["houses"]:
            break
    flights: list[dict[str, Any]] = page.evaluate("() => flights")
    supply = page.locator('.seats [data-piece="houses 0"]').bounding_box()
    assert supply is not None
    for city in houses:
        (start,) = [flight for flight in flights if flight["piece"] == f"house 0 {city}"]
        assert abs(start["x"] - supply["x"] - supply["width"] / 2) < NEAR_PX
        assert abs(start["y"] - supply["y"] - supply["height"] / 2) < NEAR_PX


def test_a_pawn_may_go_away_while_it_is_looked_at(visitors: Visitors) -> None:
    """What is taken off the page loses the focus in the middle of that; then nothing may go wrong."""
    page = visitors.person(DESKTOP)
    table = Table.opened(page, "partners").visit()
    player = Player(table, GAME_PLAYERS["partners"], Mouse())
    for _ in range(MOST):
        ways = [(card_of(move), move["square"]) for move in of_kind(table.view()["legal"], "forward")]
        # A card that can be laid with several pawns, and makes each of them go one way.
        pawns = {card: Counter(square for other, square in ways if other == card) for card, _ in ways}
        several = {card for card, squares in pawns.items() if len(squares) > 1 and max(squares.values()) == 1}
        if found := [(card, square) for card, square in ways if card in several]:
            break
        player.decide()
    card, square = found[0]
    page.locator(f'[data-card="{card}"]').first.click()
    pawn = page.locator(f'.board [data-target="{square}"]')
    pawn.focus()
    pawn.hover(force=True)
    colour = {"b": "blue", "r": "red", "y": "yellow", "g": "green"}[square[0].lower()]
    expect(page.get_by_test_id("prompt")).to_contain_text(
        f"from {'the ' if square[1:] == '0' else ''}{colour}"
    )
    page.evaluate("location.hash = ''")
    expect(page.locator(".home")).to_be_visible()


def test_what_is_chosen_quicker_than_the_answer_comes_is_chosen_too(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    held: list[str | bytes] = []
    holding = False
    sockets: list[WebSocketRoute] = []

    def hold(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                socket.send(message)

        sockets.append(socket)
        socket.connect_to_server().on_message(hear)

    page.route_web_socket("**/ws*", hold)
    table = Table.opened(page, "ticket-to-ride-card-game").visit()
    table.wait()
    tickets = page.locator(".choice [data-ticket]")
    expect(tickets.nth(5)).to_be_visible()
    holding = True
    for number in range(3):
        tickets.nth(number).click()
    expect(tickets.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(READY)).to_have_count(0)
    holding = False
    for message in held:
        sockets[-1].send(message)
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator(".choice [data-ticket][aria-pressed=true]")).to_have_count(3)
