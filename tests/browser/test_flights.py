"""What is taken or won is seen to go to whoever has it now, as large as it is at both ends."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Screen, Visitors
from tests.browser.input_devices import Finger, Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table

THURN, TICKET, PARTNERS = GAMES
MOST_DECISIONS = 20
"""Upper bound of the decisions of the player until something has come to another."""

# Where everything that moves starts and ends on the screen, and by how much it is scaled there. What goes
# to a seat is a copy without a name.
WATCH_FLIGHTS = """
window.flights = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const animation = animate.call(this, frames, options);
  const piece = this.dataset?.piece ?? "";
  const SCALE = /scale\\(([\\d.e+-]+)\\)/;
  const scales = [...(frames ?? [])].flatMap(({ transform }) => SCALE.exec(transform ?? "")?.[1] ?? []);
  if (!scales.length) return animation; // a pawn that walks
  const boxAt = (time) => {
    animation.pause();
    animation.currentTime = time;
    const { left, top, width, height } = this.getBoundingClientRect();
    return { left, top, width, height };
  };
  const { delay = 0, duration } = animation.effect.getTiming();
  const seats = [...document.querySelectorAll(".seats [data-seat]")].map((seat) => {
    const { left, top, right, bottom } = seat.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  const ends = { from: boxAt(delay), to: boxAt(delay + duration) };
  window.flights.push({ piece, scales: scales.map(Number), seats, ...ends });
  animation.currentTime = 0;
  animation.play();
  return animation;
};
"""


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["left"] + box["width"] / 2, box["top"] + box["height"] / 2


def seat_of(flight: dict[str, Any]) -> int | None:
    """The seat at which a copy arrives, if it does at one."""
    if flight["piece"]:
        return None
    x, y = middle(flight["to"])
    inside = (
        number
        for number, seat in enumerate(flight["seats"])
        if seat["left"] <= x <= seat["right"] and seat["top"] <= y <= seat["bottom"]
    )
    return next(inside, None)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_things_fly_to_whoever_gets_them(visitors: Visitors, game: str, screen: Screen) -> None:
    page = visitors.person(screen, calm=False)
    page.add_init_script(WATCH_FLIGHTS)
    page.add_init_script("localStorage.setItem('stofa', JSON.stringify({ speed: 'fast' }))")
    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Finger() if screen.touch else Mouse(), confirm=screen.touch)
    flights: list[dict[str, Any]] = []
    for _ in range(MOST_DECISIONS):
        player.decide()
        flights += page.evaluate("() => window.flights.splice(0)")
        if any(seat_of(flight) for flight in flights):
            break
    size = page.viewport_size
    assert size is not None
    for flight in flights:
        assert all(0.3 <= scale <= 3 for scale in flight["scales"]), flight
        for end in (flight["from"], flight["to"]):
            x, y = middle(end)
            assert -1 <= x <= size["width"] + 1, flight
            assert -1 <= y <= size["height"] + 1, flight
    assert any(seat_of(flight) for flight in flights), "nothing came to the others"
    expect(page.locator(".card-back")).to_have_count(0)


# Holds the flight of a card to the hand, so that it can be looked at on its way.
HOLD = """
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const flight = animate.call(this, frames, options);
  if (this.dataset?.piece?.startsWith("hand ")) {
    flight.pause();
    window.held = [this, flight];
  }
  return flight;
};
"""
PRESSED_AT = """(part) => {
  const [card, flight] = window.held;
  flight.currentTime = part * flight.effect.getTiming().duration;
  const { left, top, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_a_card_can_be_pressed_before_it_lies_in_the_hand(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, calm=False)
    page.add_init_script(HOLD)
    Table.opened(page, THURN).visit().wait()
    page.locator(".display .letter").first.click()
    page.wait_for_function("window.held")
    # It does not slip between the pointer and what is pressed twice; who is quick has not pressed in vain.
    assert [page.evaluate(PRESSED_AT, part) for part in (0.02, 0.7, 0.95)] == [False, True, True]
